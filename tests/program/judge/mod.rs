//! `wayhome judge`: each judge is answered byte for byte, for every board and every cube, and the
//! place of each mistake in an input is named.

mod changed;
mod cube;
mod hdu;
mod lines;
mod mistakes;
mod msquare;
mod restore;
mod search;
mod sicily;

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{program, run, wayhome};

/// Each protocol with a question and its answer.
const SAMPLES: [(&str, &str, &str); 9] = [
    ("usaco", "2 6 8 4 5 7 3 1\n", "7\nBCABCCB\n"),
    ("acwing", "2 6 8 4 5 7 3 1\n", "7\nBCABCCB\n"),
    ("ioi", "2 6 8 4 5 7 3 1\n", "7\nB\nC\nA\nB\nC\nC\nB\n"),
    ("length", "2 6 8 4 5 7 3 1\n", "7\n"),
    ("hdu", "12345678\n17245368\n12345678\n82754631\n", "C\nAC\n"),
    ("restore", "2\n1 2 3 4 5 6 7 8\n8 6 3 5 4 2 7 1\n", "0\n2\n"),
    (
        "sicily",
        "4\n5 8 7 6\n4 1 2 3\n3\n8 7 6 5\n1 2 3 4\n-1\n",
        "2 AB\n1 A\n",
    ),
    (
        "sicily-c",
        "1\n3 4 1 2\n7 8 5 6\n1\n2 3 4 1\n6 7 8 5\n9\n1 3 7 4\n5 2 6 8\n-1\n",
        "1 A\n1 B\n1 C\n",
    ),
    (
        "cube",
        "01\n01\n11\n11\n11\n11\n11\n11\n11\n11\n10\n10\n",
        "1\n",
    ),
];

fn judge(protocol: &str, input: impl Into<Vec<u8>>) -> (String, String, i32) {
    wayhome(&["judge", protocol], input)
}

#[track_caller]
fn answers(protocol: &str, input: impl Into<Vec<u8>>, answer: &str) {
    let expected = (answer.to_string(), String::new(), 0);
    assert_eq!(judge(protocol, input), expected, "{protocol}");
}

/// Fails unless the input is refused with this place and sentence, once `answered` is written.
#[track_caller]
fn refuses(protocol: &str, input: impl Into<Vec<u8>>, answered: &str, sentence: &str) {
    let sentence = format!("error: <stdin>:{sentence}\n");
    let expected = (answered.to_string(), sentence, 2);
    assert_eq!(judge(protocol, input), expected, "{protocol}");
}

/// Writes a file for a test and gives back the program, which is started in its directory.
fn beside_file(name: &str, bytes: &[u8], arguments: &[&str]) -> Command {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    fs::write(directory.join(name), bytes).unwrap();
    let mut program = program(arguments);
    program.current_dir(directory);
    program
}

/// Compares line by line, so that a difference is told by its line and not by a megabyte.
#[track_caller]
fn same_lines((stdout, stderr, code): &(String, String, i32), expected: &str) {
    assert_eq!((&**stderr, *code), ("", 0));
    let pairs = stdout.lines().zip(expected.lines()).enumerate();
    for (number, (line, expected)) in pairs {
        assert_eq!(line, expected, "line {}", number + 1);
    }
    assert!(
        stdout == expected,
        "the answers differ in number or in their last newline"
    );
}

#[test]
fn each_sample_is_answered_byte_for_byte() {
    for (protocol, question, answer) in SAMPLES {
        answers(protocol, question, answer);
    }
}

#[test]
fn a_question_is_read_from_a_file_or_from_standard_input() {
    for (protocol, question, answer) in SAMPLES {
        let expected = (answer.to_string(), String::new(), 0);
        let name = format!("judge-{protocol}.in");
        let from_file = beside_file(&name, question.as_bytes(), &["judge", protocol, &name]);
        assert_eq!(run(from_file, "nobody reads this"), expected);
        assert_eq!(wayhome(&["judge", protocol, "-"], question), expected);
    }
}
