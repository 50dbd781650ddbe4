//! The special cube: cube.

use super::{answers, judge, refuses};
use crate::CUBE_COUNTS;

/// Cubes: a white top; the same with the right layer turned up; one that is as far from a goal as
/// there are; and one with two white stickers on one corner, which no moves part.
const SOLVED: &str = "0000 1111 1111 1111 1111 1111\n";
pub(super) const ONE_AWAY: &str = "0101 1111 1111 1111 1111 1010\n";
const HARDEST: &str = "1001 0110 1111 1111 1111 1111\n";
const UNSOLVABLE: &str = "1111 1111 1110 1111 1101 1010\n";

#[test]
fn cubes_are_read_glued_or_parted() {
    let digits = [SOLVED, HARDEST, ONE_AWAY]
        .concat()
        .replace([' ', '\n'], "");
    for count in [1, 2, 4, 5, 24, 72] {
        for between in [" ", "\n", "\r\n"] {
            let parts: Vec<_> = digits.as_bytes().chunks(count).collect();
            answers("cube", parts.join(between.as_bytes()), "0\n7\n1\n");
        }
    }
}

#[test]
fn each_face_may_be_the_white_one() {
    for face in 0..6 {
        let mut faces = ["11\n11\n"; 6];
        faces[face] = "00\n00\n";
        answers("cube", faces.concat(), "0\n");
    }
}

#[test]
fn a_cube_that_cannot_be_solved_is_answered_with_minus_1_and_the_others_all_the_same() {
    let expected = |answer: &str, code| (answer.to_string(), String::new(), code);
    assert_eq!(judge("cube", UNSOLVABLE), expected("-1\n", 1));
    let cubes = [ONE_AWAY, UNSOLVABLE, SOLVED, UNSOLVABLE, HARDEST].concat();
    assert_eq!(judge("cube", cubes), expected("1\n-1\n0\n-1\n7\n", 1));
    let cubes = [UNSOLVABLE, SOLVED, "1"].concat();
    let (stdout, _, code) = judge("cube", cubes);
    assert_eq!((&*stdout, code), ("-1\n0\n", 2));
}

#[test]
fn a_cube_that_is_not_one_is_refused_after_those_before_it() {
    let refuses = |cube: &str, place: &str, sentence: &str| {
        refuses("cube", cube, "", &format!("1:{place}: {sentence}"));
        let cube = format!("{ONE_AWAY}{cube}");
        refuses("cube", cube, "1\n", &format!("2:{place}: {sentence}"));
    };
    let colour = "expected 0 for white or 1 for black, found";
    refuses("0102", "4", &format!("{colour} `2`"));
    refuses("0 1 x", "5", &format!("{colour} `x`"));
    refuses("00,11", "3", &format!("{colour} `,`"));
    refuses("0 1 -1", "5", &format!("{colour} `-`"));
    refuses("01魔0", "3", &format!("{colour} `魔`"));
    let missing =
        |next: usize| format!("expected sticker {next} of the cube, found the end of the input");
    refuses("0", "2", &missing(2));
    refuses("00 1 1 00 ", "10", &missing(7));
    refuses("0000 1111 1111 1111 1111 11", "28", &missing(23));
    let whites = |count: &str| format!("expected the label `0` 4 times, found it {count}");
    refuses(
        "0001 1111 1111 1111 1111 1111",
        "1",
        "expected the label `1` 20 times, found it 21 times",
    );
    refuses("0000 0111 1111 1111 1111 1111", "1", &whites("5 times"));
    refuses("0000 0000 0000 0000 0000 0000", "1", &whites("24 times"));
    refuses(
        "  1111 1111 1111 1111 1111 1111",
        "3",
        "expected the label `1` 20 times, found it 24 times",
    );
}

#[test]
fn no_cube_at_all_is_refused() {
    for (nothing, place) in [
        ("", "1:1"),
        ("\u{feff}", "1:1"),
        ("\n\n", "2:1"),
        ("  ", "1:1"),
    ] {
        let (stdout, stderr, code) = judge("cube", nothing);
        assert_eq!((&*stdout, code), ("", 2), "{nothing:?}");
        assert!(
            stderr.starts_with(&format!("error: <stdin>:{place}: expected ")),
            "{stderr}"
        );
        assert!(
            stderr.ends_with(", found the end of the input\n"),
            "{stderr}"
        );
    }
}

#[test]
fn a_25th_digit_begins_another_cube() {
    let (stdout, stderr, code) = judge("cube", format!("{}0\n", SOLVED.trim_end()));
    assert_eq!((&*stdout, code), ("0\n", 2));
    let sentence = "expected sticker 2 of the cube, found the end of the input";
    assert_eq!(stderr, format!("error: <stdin>:1:31: {sentence}\n"));
}

#[test]
fn every_cube_is_answered_and_each_length_is_there_as_often_as_it_should() {
    let (mut question, mut cubes) = (String::new(), 0);
    for a in 0..24 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    let white = [a, b, c, d];
                    let sticker = |place| if white.contains(&place) { '0' } else { '1' };
                    question.extend((0..24).map(sticker).chain(['\n']));
                    cubes += 1;
                }
            }
        }
    }
    let (stdout, stderr, code) = judge("cube", question);
    assert_eq!((&*stderr, code), ("", 1));
    let answers: Vec<i32> = stdout.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(answers.len(), cubes);
    let count = |answer| answers.iter().filter(|a| **a == answer).count() as u64;
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(count), CUBE_COUNTS);
    assert_eq!(count(-1), 10_626 - 5_670);
}
