//! Lines of every shape: breaks, blanks, a byte-order mark, and what is no text or too much of it.

use super::cube::ONE_AWAY;
use super::{SAMPLES, answers, refuses};

#[test]
fn line_breaks_blanks_and_a_byte_order_mark_make_no_difference() {
    for (protocol, question, answer) in SAMPLES {
        let crlf = question.replace('\n', "\r\n");
        answers(protocol, crlf.as_str(), answer);
        answers(protocol, format!("\u{feff}{question}"), answer);
        answers(protocol, format!("\u{feff}{}", crlf.trim_end()), answer);
        answers(protocol, question.trim_end(), answer);
        answers(protocol, question.replace('\n', " \t \n"), answer);
        let blank_lines = question.replace('\n', "\n\n \r\n");
        answers(protocol, format!("\n\r\n  {blank_lines}"), answer);
        answers(protocol, question.replace('\n', "  "), answer);
        answers(protocol, question.replace(' ', "\t\n"), answer);
    }
}

#[test]
fn a_line_may_have_as_many_blanks_as_fit_into_a_mebibyte() {
    for (protocol, question, answer) in SAMPLES {
        let (first, rest) = question.split_once('\n').unwrap();
        let padded = |bytes: usize| first.to_string() + &" ".repeat(bytes - first.len());
        answers(protocol, format!("{}\n{rest}", padded(1 << 20)), answer);
        answers(
            protocol,
            format!("{}\r\n{rest}", padded((1 << 20) - 1)),
            answer,
        );
        let sentence = "1:1: the line is longer than 1048576 bytes";
        refuses(
            protocol,
            format!("{}\n{rest}", padded((1 << 20) + 1)),
            "",
            sentence,
        );
    }
}

/// A part of each sample that is answered on its own, and the answer.
fn part_of(protocol: &str) -> (&'static str, &'static str) {
    match protocol {
        "hdu" => ("12345678\n17245368\n", "C\n"),
        "restore" => ("2\n8 6 3 5 4 2 7 1\n", "2\n"),
        "sicily" => ("3\n8 7 6 5\n1 2 3 4\n", "1 A\n"),
        "sicily-c" => ("3\n3 4 1 2\n7 8 5 6\n", "1 A\n"),
        "cube" => (ONE_AWAY, "1\n"),
        _ => ("2 6 8 4\n", ""),
    }
}

#[test]
fn a_line_that_is_not_utf8_is_refused_after_the_answers_before_it() {
    for (protocol, ..) in SAMPLES {
        let (before, answered) = part_of(protocol);
        let line = before.lines().count() + 1;
        for (wrong, column) in [(&b"1 2 \xff\n1 2 3 4\n"[..], 5), (b"\xed\xa0\x80", 1)] {
            let question = [before.as_bytes(), wrong].concat();
            let sentence = format!("{line}:{column}: the line is not UTF-8 text");
            refuses(protocol, question, answered, &sentence);
        }
        let utf16 = "2 6 8 4 5 7 3 1\r\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes);
        let utf16: Vec<u8> = b"\xff\xfe".iter().copied().chain(utf16).collect();
        refuses(protocol, utf16, "", "1:1: the line is not UTF-8 text");
    }
}

#[test]
fn a_line_of_a_million_characters_is_refused_after_the_answers_before_it() {
    for (protocol, ..) in SAMPLES {
        let (before, answered) = part_of(protocol);
        let line = before.lines().count() + 1;
        let sentence = format!("{line}:1: the line is longer than 1048576 bytes");
        for character in ["1 ", "魔"] {
            let long = character.repeat(1_000_000);
            let question = format!("{before}{long}\n1\n");
            refuses(protocol, question, answered, &sentence);
        }
    }
}
