//! Back to the base: restore.

use std::fmt::Write as _;

use super::search::{FROM_BASE, TO_BASE, clockwise, digits};
use super::{answers, judge, refuses, same_lines};

#[test]
fn the_lengths_back_to_the_base_are_not_those_from_it() {
    let differ = |(board, way): &&(_, String)| TO_BASE[board].len() != way.len();
    assert_eq!(FROM_BASE.iter().filter(differ).count(), 29_694);
    let (board, way) = FROM_BASE.iter().find(differ).unwrap();
    let tiles = digits(clockwise(*board), " ");
    answers("length", &*tiles, &format!("{}\n", way.len()));
    let answer = format!("{}\n", TO_BASE[board].len());
    answers("restore", format!("1\n{tiles}\n"), &answer);
}

#[test]
fn a_count_of_boards_that_does_not_match_is_refused_after_the_answers() {
    let base = "1 2 3 4 5 6 7 8\n";
    answers("restore", "0\n", "");
    answers("restore", "0", "");
    answers("restore", "02\n1 2 3 4 5 6 7 8 8 7 6 5 4 3 2 1", "0\n1\n");
    let end = "expected a number from 1 to 8, found the end of the input";
    let too_few = |question: String, answered, place| {
        refuses("restore", question, answered, &format!("{place}: {end}"));
    };
    too_few("1\n".to_string(), "", "1:2");
    too_few(format!("3\n{base}{base}"), "0\n0\n", "3:16");
    too_few(format!("3\n{base}{base}1 2 3"), "0\n0\n", "4:6");
    too_few(format!("9223372036854775807\n{base}"), "0\n", "2:16");
    let too_many = "expected nothing behind the last board, found `1`";
    refuses(
        "restore",
        format!("2\n{base}{base}{base}"),
        "0\n0\n",
        &format!("4:1: {too_many}"),
    );
    refuses(
        "restore",
        format!("2\n{base}{base}1"),
        "0\n0\n",
        &format!("4:1: {too_many}"),
    );
    let none = "2:1: expected nothing behind the last board, found `1`";
    refuses("restore", format!("0\n{base}"), "", none);
}

#[test]
fn a_count_that_is_not_a_whole_number_is_refused() {
    for count in [
        "-1",
        "-2",
        "x",
        "1.5",
        "1e3",
        "0x1",
        "９",
        "99999999999999999999",
    ] {
        let sentence = format!("1:1: expected a count of boards, found `{count}`");
        refuses(
            "restore",
            format!("{count}\n1 2 3 4 5 6 7 8\n"),
            "",
            &sentence,
        );
    }
    let end = "expected a count of boards, found the end of the input";
    refuses("restore", "", "", &format!("1:1: {end}"));
    refuses("restore", "\n\n", "", &format!("2:1: {end}"));
}

#[test]
fn a_board_that_is_not_one_is_refused_after_those_before_it() {
    let refuses = |board: &str, sentence: &str| {
        let question = format!("3\n1 2 3 4 5 6 7 8\n{board}\n1 2 3 4 5 6 7 8\n");
        refuses("restore", question, "0\n", &format!("3:{sentence}"));
    };
    let number = "expected a number from 1 to 8, found";
    refuses("1 2 3 4 5 6 7 9", &format!("15: {number} `9`"));
    refuses("1 2 3 4 5 6 7 0", &format!("15: {number} `0`"));
    refuses("12 3 4 5 6 7 8", &format!("1: {number} `12`"));
    refuses("12345678", &format!("1: {number} `12345678`"));
    refuses("1 2 3 4 5 6 7 x", &format!("15: {number} `x`"));
    refuses("1 2 3 4 5 6 7 7", "15: the number 7 is there twice");
}

#[test]
fn a_board_that_is_too_short_takes_a_number_of_the_next_one() {
    let question = "2\n1 2 3 4 5 6 7\n1 2 3 4 5 6 7 8\n";
    refuses("restore", question, "", "3:1: the number 1 is there twice");
}

#[test]
fn every_way_back_to_the_base_is_answered_as_a_plain_search_answers() {
    let (mut pairs, mut ways) = (String::new(), String::new());
    let (mut boards, mut lengths) = (String::from("40320\n"), String::new());
    for (board, way) in TO_BASE.iter() {
        let start = digits(clockwise(*board), "");
        writeln!(pairs, "{start}\n12345678").unwrap();
        writeln!(ways, "{way}").unwrap();
        let board = digits(clockwise(*board), " ");
        writeln!(boards, "{board}").unwrap();
        writeln!(lengths, "{}", way.len()).unwrap();
    }
    same_lines(&judge("hdu", pairs), &ways);
    same_lines(&judge("restore", boards), &lengths);
}
