//! Blocks with a step limit: sicily, sicily-c.

use std::fmt::Write as _;

use super::search::{FROM_BASE, FROM_BASE_C, digits};
use super::{answers, judge, refuses, same_lines};

#[test]
fn a_step_limit_equal_to_the_answer_is_enough_and_one_below_is_not() {
    let block = "\n5 8 7 6\n4 1 2 3\n";
    answers("sicily", format!("2{block}-1\n"), "2 AB\n");
    answers("sicily", format!("1{block}-1\n"), "-1\n");
    answers("sicily", format!("0{block}-1\n"), "-1\n");
    answers(
        "sicily",
        format!("3{block}100{block}1{block}2{block}-1"),
        "2 AB\n2 AB\n-1\n2 AB\n",
    );
    answers("sicily", format!("9223372036854775807{block}-1"), "2 AB\n");
    for (protocol, base) in [
        ("sicily", "1 2 3 4\n8 7 6 5\n"),
        ("sicily-c", "1 2 3 4\n5 6 7 8\n"),
    ] {
        answers(protocol, format!("0\n{base}-1\n"), "0\n");
        answers(protocol, format!("22\n{base}0\n{base}-1\n"), "0\n0\n");
    }
}

#[test]
fn the_first_limit_of_minus_1_ends_the_input() {
    for protocol in ["sicily", "sicily-c"] {
        answers(protocol, "-1\n", "");
        answers(protocol, "-1", "");
        answers(protocol, "-1\n1\n8 7 6 5\n1 2 3 4\n-1\n", "");
        answers(protocol, "-1 and so on", "");
        answers(protocol, b"-1\n\xff\n", "");
    }
}

#[test]
fn a_missing_end_is_told_after_all_answers() {
    let question = "1\n8 7 6 5\n1 2 3 4\n0\n8 7 6 5\n1 2 3 4\n";
    let end = "expected a step limit, or -1 for the end, found the end of the input";
    refuses("sicily", question, "1 A\n-1\n", &format!("6:8: {end}"));
    refuses(
        "sicily",
        question.trim_end(),
        "1 A\n-1\n",
        &format!("6:8: {end}"),
    );
    for protocol in ["sicily", "sicily-c"] {
        refuses(protocol, "", "", &format!("1:1: {end}"));
        refuses(protocol, "\n\n", "", &format!("2:1: {end}"));
    }
}

#[test]
fn rows_are_read_as_rows_and_not_clockwise() {
    // Clockwise these are the bases, but in rows the first is far from its one.
    let (stdout, _, _) = judge("sicily", "22\n1 2 3 4\n5 6 7 8\n-1\n");
    assert!(stdout.starts_with("17 "), "{stdout}");
    let (stdout, _, _) = judge("sicily-c", "22\n1 2 3 4\n8 7 6 5\n-1\n");
    assert!(!stdout.starts_with('0'), "{stdout}");
}

#[test]
fn a_block_that_is_not_one_is_refused_after_those_before_it() {
    let (before, answered) = ("1\n1 2 3 4\n8 7 6 5\n", "0\n");
    let refuses = |block: &str, sentence: &str| {
        refuses("sicily", format!("{before}{block}"), answered, sentence);
    };
    let limit = "expected a step limit, or -1 for the end, found";
    for wrong in ["-2", "x", "1.5", "--1", "99999999999999999999"] {
        let block = format!("{wrong}\n1 2 3 4\n8 7 6 5\n-1\n");
        refuses(&block, &format!("4:1: {limit} `{wrong}`"));
    }
    let number = "expected a number from 1 to 8, found";
    refuses("3\n1 2 3 4\n8 7 6\n-1\n", &format!("7:1: {number} `-1`"));
    refuses(
        "3\n1 2 3 4\n",
        &format!("5:8: {number} the end of the input"),
    );
    refuses("3\n1 2 3 4\n8 7 6 0\n-1\n", &format!("6:7: {number} `0`"));
    refuses("3\n1 2 3 4\n8 7 6 9\n-1\n", &format!("6:7: {number} `9`"));
    refuses("3\n1234\n8765\n-1\n", &format!("5:1: {number} `1234`"));
    refuses(
        "3\n1 2 3 4\n8 7 6 1\n-1\n",
        "6:7: the number 1 is there twice",
    );
}

#[test]
fn a_ninth_number_of_a_block_is_the_next_limit() {
    let question = "3\n1 2 3 4\n8 7 6 5 9\n-1\n";
    let sentence = "4:1: expected a number from 1 to 8, found `-1`";
    refuses("sicily", question, "0\n", sentence);
}

#[test]
fn every_target_is_answered_within_a_limit_of_22_and_none_below_its_length() {
    for (protocol, boards) in [("sicily", &FROM_BASE), ("sicily-c", &FROM_BASE_C)] {
        let (mut blocks, mut expected) = (String::new(), String::new());
        let mut ask = |limit: usize, board, answer: &str| {
            let tiles = digits(board, " ");
            let (top, bottom) = tiles.split_at(7);
            writeln!(blocks, "{limit}\n{top}\n{}", bottom.trim_start()).unwrap();
            writeln!(expected, "{answer}").unwrap();
        };
        let mut longest = 0;
        for (board, way) in boards.iter() {
            let answer = format!("{} {way}", way.len());
            ask(22, *board, if way.is_empty() { "0" } else { &answer });
            // One board of each length, with the limit that is enough and the one that is not.
            if way.len() > longest {
                longest = way.len();
                ask(longest, *board, &answer);
                ask(longest - 1, *board, "-1");
            }
        }
        assert_eq!(longest, 22);
        same_lines(&judge(protocol, blocks + "-1\n"), &expected);
    }
}
