//! One target: usaco, acwing, ioi, length.

use super::search::{FROM_BASE, clockwise, digits};
use super::{answers, judge, refuses};

#[test]
fn the_base_itself_has_the_length_0() {
    answers("usaco", "1 2 3 4 5 6 7 8\n", "0\n\n");
    answers("acwing", "1 2 3 4 5 6 7 8\n", "0\n");
    answers("ioi", "1 2 3 4 5 6 7 8\n", "0\n");
    answers("length", "1 2 3 4 5 6 7 8\n", "0\n");
}

#[test]
fn a_target_of_each_length_is_answered_with_the_smallest_sequence() {
    for length in 1..=22 {
        let of_length = |(_, way): &&(_, String)| way.len() == length;
        let (board, way) = FROM_BASE.iter().find(of_length).unwrap();
        let question = digits(clockwise(*board), " ");
        answers("usaco", &*question, &format!("{length}\n{way}\n"));
        if length % 7 == 1 {
            answers("acwing", &*question, &format!("{length}\n{way}\n"));
            answers("length", &*question, &format!("{length}\n"));
            let letters: String = way.chars().flat_map(|letter| [letter, '\n']).collect();
            answers("ioi", &*question, &format!("{length}\n{letters}"));
        }
    }
}

#[test]
fn the_five_longest_answers_have_22_letters_on_one_line() {
    let longest = [
        "4 3 1 2 5 6 7 8",
        "4 5 2 7 6 1 8 3",
        "6 1 8 3 2 7 4 5",
        "8 3 2 1 4 7 6 5",
        "8 7 2 1 4 3 5 6",
    ];
    for target in longest {
        let (stdout, _, code) = judge("usaco", target);
        let lines: Vec<_> = stdout.split('\n').collect();
        assert_eq!((lines[0], lines[1].len()), ("22", 22), "{target}");
        assert_eq!(
            (lines[2..].concat(), lines.len(), code),
            (String::new(), 3, 0)
        );
    }
}

#[test]
fn a_target_that_is_not_eight_numbers_is_refused_where_it_goes_wrong() {
    let refuses = |question: &str, sentence: &str| refuses("usaco", question, "", sentence);
    let number = |question: &str, place: &str, found: &str| {
        let sentence = format!("{place}: expected a number from 1 to 8, found `{found}`");
        refuses(question, &sentence);
    };
    // An empty file, in all its shapes.
    let end = "expected a number from 1 to 8, found the end of the input";
    refuses("", &format!("1:1: {end}"));
    refuses("\u{feff}", &format!("1:1: {end}"));
    refuses("\r\n", &format!("1:1: {end}"));
    refuses("\n \n\n", &format!("3:1: {end}"));
    // Too few numbers.
    refuses("2 6 8 4 5 7 3\n", &format!("1:14: {end}"));
    refuses("2 6 8 4\n5 7 3  ", &format!("2:6: {end}"));
    // Too many.
    let behind = "expected nothing behind the eight numbers, found";
    refuses("2 6 8 4 5 7 3 1 9\n", &format!("1:17: {behind} `9`"));
    refuses("2 6 8 4 5 7 3 1\n\n  2 6", &format!("3:3: {behind} `2`"));
    // Glued.
    number("26 8 4 5 7 3 1\n", "1:1", "26");
    number("2 6 8 4 5 7 31\n", "1:13", "31");
    number("26845731\n", "1:1", "26845731");
    number("2,6,8,4,5,7,3,1\n", "1:1", "2,6,8,4,5,7,3,1");
    // Not a number, or not one of the eight.
    number("2 6 8 4 5 7 3 x\n", "1:15", "x");
    number("2 6 8 4\r\n0 7 3 1\r\n", "2:1", "0");
    number("9 6 8 4 5 7 3 1\n", "1:1", "9");
    for found in ["-8", "+8", "08", "8.0", "８"] {
        number(&format!("2 6 {found} 4 5 7 3 1\n"), "1:5", found);
    }
    // Columns count characters, and neither bytes nor the byte-order mark.
    number("\u{feff}x\n", "1:1", "x");
    number("\u{3000}\u{3000}６ 8\n", "1:3", "６");
    number("2\t\t魔板\n", "1:4", "魔板");
    // Twice.
    refuses("2 6 8 4 5 7 3 2\n", "1:15: the number 2 is there twice");
    refuses("2 6 8 4\n5 7 5 1\n", "2:5: the number 5 is there twice");
    refuses("1 1 x", "1:3: the number 1 is there twice");
}

#[test]
fn every_judge_of_one_target_refuses_the_same() {
    let end = "1:1: expected a number from 1 to 8, found the end of the input";
    let glued = "1:1: expected a number from 1 to 8, found `26`";
    let ninth = "1:17: expected nothing behind the eight numbers, found `1`";
    let twice = "1:15: the number 2 is there twice";
    for protocol in ["acwing", "ioi", "length"] {
        refuses(protocol, "", "", end);
        refuses(protocol, "26 8 4 5 7 3 1\n", "", glued);
        refuses(protocol, "2 6 8 4 5 7 3 1 1\n", "", ninth);
        refuses(protocol, "2 6 8 4 5 7 3 2\n", "", twice);
    }
}
