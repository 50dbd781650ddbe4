//! Lines of every shape: those that are not states are told with their numbers, and the others are
//! answered.

use super::{ONE_AWAY_PARTED, answers};
use crate::{SOLVED, UNSOLVABLE, wayhome};

/// What is not a state, and what is said of it.
const NO_STATES: [(&str, &str); 7] = [
    ("", "expected a state of 8 labels, found 0"),
    (" \t ", "expected a state of 8 labels, found 0"),
    ("2684573", "expected a state of 8 labels, found 7"),
    ("2 6 8 4 5 7 3 1 2", "expected a state of 8 labels, found 9"),
    (
        "2 6 8 4 5 7 3 9",
        "`9` in place 8 is not a label of this puzzle",
    ),
    ("魔板", "`魔` in place 1 is not a label of this puzzle"),
    ("22845731", "expected the label `2` once, found it twice"),
];

#[test]
fn a_line_that_is_not_a_state_is_told_with_its_number_and_the_others_are_answered() {
    for (line, sentence) in NO_STATES {
        let input = format!("26845731\n{line}\n12345678\n{line}\n");
        let stderr = format!("error: line 2: {sentence}\nerror: line 4: {sentence}\n");
        let expected = ("7 BCABCCB\nerror\n0\nerror\n".to_string(), stderr, 2);
        assert_eq!(wayhome(&["path", "--to", "-"], input), expected, "{line:?}");
    }
}

#[test]
fn a_sentence_holds_no_control_characters_of_the_line() {
    for line in ["\x1b[31mred", "\0", "1234567\x08", "1234567\x7f"] {
        let (stdout, stderr, code) = wayhome(&["path", "--to", "-"], format!("{line}\n"));
        assert_eq!((&*stdout, code), ("error\n", 2), "{line:?}");
        let sentence = stderr.strip_suffix('\n').unwrap();
        assert!(!sentence.contains(char::is_control), "{sentence:?}");
        assert!(!sentence.contains("``"), "{sentence:?} for {line:?}");
        let ticks = sentence.matches('`').count();
        assert_eq!(ticks, 2, "{sentence:?}");
    }
}

#[test]
fn a_wrong_line_outweighs_an_unreachable_one_and_this_one_an_answer() {
    let arguments = ["path", "--puzzle", "special-cube", "--from", "-"];
    let ask = |lines: &[&str]| wayhome(&arguments, lines.join("\n"));
    let unreachable = ("0\nunreachable\n1 RD\n".to_string(), String::new(), 1);
    assert_eq!(ask(&[SOLVED, UNSOLVABLE, ONE_AWAY_PARTED]), unreachable);
    let wrong = "error: line 1: expected a state of 24 labels, found 2\n";
    let wrong = ("error\nunreachable\n0\n".to_string(), wrong.to_string(), 2);
    assert_eq!(ask(&["01", UNSOLVABLE, SOLVED]), wrong);
    assert_eq!(ask(&[UNSOLVABLE, SOLVED, "01"]).2, 2);
    assert_eq!(ask(&[UNSOLVABLE, UNSOLVABLE]).2, 1);
}

#[test]
fn line_breaks_blanks_and_a_byte_order_mark_make_no_difference() {
    for input in [
        "26845731\n12345678\n",
        "26845731\n12345678",
        "26845731\r\n12345678\r\n",
        "\u{feff}26845731\n12345678\n",
        "\u{feff}2 6 8 4 5 7 3 1\r\n1 2 3 4 5 6 7 8",
        "  2 6 8 4\t5 7 3 1  \n1, 2, 3, 4, 5, 6, 7, 8 \r\n",
        "2684 5731\n1234,5678\n",
    ] {
        answers(&["path", "--to", "-"], input, "7 BCABCCB\n0\n");
    }
}

#[test]
fn no_lines_have_no_answers() {
    for arguments in [
        &["path", "--to", "-"][..],
        &["path", "--from", "-", "--json"],
    ] {
        answers(arguments, "", "");
        answers(arguments, "\u{feff}", "");
    }
}

#[test]
fn lines_that_are_too_long_or_no_text_are_told_and_the_others_are_answered() {
    let padded = |bytes: usize| ("26845731".to_string() + &" ".repeat(bytes - 8)).into_bytes();
    let lines = [
        b"26845731".to_vec(),
        padded(1 << 20),
        padded((1 << 20) + 1),
        // So long that no single read holds it.
        vec![b'1'; 3_000_000],
        b"\xff\xfe".to_vec(),
        b"1234567\xc3".to_vec(),
        b"12345678".to_vec(),
        vec![0xff; 1_100_000],
    ];
    let answers = "7 BCABCCB\n7 BCABCCB\nerror\nerror\nerror\nerror\n0\nerror\n";
    let long = "the line is longer than 1048576 bytes";
    let text = "the line is not UTF-8 text";
    let mistakes = [(3, long), (4, long), (5, text), (6, text), (8, long)];
    let mistakes = mistakes.map(|(line, sentence)| format!("error: line {line}: {sentence}\n"));
    let expected = (answers.to_string(), mistakes.concat(), 2);
    for end in [&b""[..], b"\n"] {
        let input = [&lines.join(&b'\n'), end].concat();
        assert_eq!(wayhome(&["path", "--to", "-"], input), expected);
    }
}

#[test]
fn a_line_of_blanks_and_a_state_is_one_line_however_long_it_is() {
    for bytes in [1_000, 16_384, 32_768, 50_000, 65_536, 1 << 20] {
        let line = format!("{}26845731\n", " ".repeat(bytes - 8));
        answers(&["path", "--to", "-"], &*line, "7 BCABCCB\n");
        let answer = "7 BCABCCB\n".repeat(5);
        answers(&["path", "--to", "-"], line.repeat(5), &answer);
        let short_and_long = "12345678\n".to_string() + &line;
        answers(&["path", "--to", "-"], short_and_long, "0\n7 BCABCCB\n");
    }
}
