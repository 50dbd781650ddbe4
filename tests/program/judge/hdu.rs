//! Pairs of a start and a target: hdu.

use std::fmt::Write as _;

use super::search::{FROM_BASE, clockwise, digits};
use super::{answers, judge, refuses, same_lines};

#[test]
fn pairs_are_answered_to_the_end_of_the_input() {
    let question =
        "12345678\n12345678\n87654321\n87654321\n12345678\n58763214\n58763214\n58763214\n";
    answers("hdu", question, "\n\nAB\n\n");
    answers("hdu", "", "");
    answers("hdu", "\r\n\n \n", "");
    answers("hdu", "\u{feff}", "");
}

#[test]
fn a_pair_that_is_not_two_boards_is_refused_after_those_before_it() {
    let before = "12345678\n17245368\n";
    let refuses = |pair: &str, place: &str, sentence: &str| {
        refuses("hdu", pair, "", &format!("1:{place}: {sentence}"));
        let pair = format!("{before}{pair}");
        refuses("hdu", pair, "C\n", &format!("3:{place}: {sentence}"));
    };
    let no_target = "expected a target of eight digits, found the end of the input";
    refuses("12345678\n", "9", no_target);
    refuses("12345678", "9", no_target);
    let glued = "expected eight digits without blanks, found";
    refuses("1 2 3 4 5 6 7 8\n", "1", &format!("{glued} `1`"));
    refuses("1234567\n", "1", &format!("{glued} `1234567`"));
    refuses("123456789\n", "1", &format!("{glued} `123456789`"));
    refuses("12345678 1724536\n", "10", &format!("{glued} `1724536`"));
    refuses("12345678 1724 5368\n", "10", &format!("{glued} `1724`"));
    let number = "expected a number from 1 to 8, found";
    refuses("1234567x\n", "8", &format!("{number} `x`"));
    refuses("12340678\n", "5", &format!("{number} `0`"));
    refuses("92345678\n", "1", &format!("{number} `9`"));
    refuses("12345678  1724536８\n", "18", &format!("{number} `８`"));
    refuses("12345671\n", "8", "the number 1 is there twice");
    refuses("12345678 11345678\n", "11", "the number 1 is there twice");
}

#[test]
fn every_target_from_the_base_is_answered_as_a_plain_search_answers() {
    let (mut pairs, mut ways) = (String::new(), String::new());
    for (board, way) in FROM_BASE.iter() {
        let target = digits(clockwise(*board), "");
        writeln!(pairs, "12345678\n{target}").unwrap();
        writeln!(ways, "{way}").unwrap();
    }
    same_lines(&judge("hdu", pairs), &ways);
}
