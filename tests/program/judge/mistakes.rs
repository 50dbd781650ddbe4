//! What is said of a mistake, and of the file that it is in.

use std::fs;
use std::path::Path;

use super::{SAMPLES, beside_file, judge};
use crate::{program, run};

#[test]
fn a_sentence_shows_no_more_of_a_long_word_than_can_be_read() {
    for (protocol, ..) in SAMPLES {
        let (stdout, stderr, code) = judge(protocol, "x".repeat(60_000));
        assert_eq!((&*stdout, code), ("", 2), "{protocol}");
        let length = stderr.chars().count();
        assert!(
            length < 200,
            "{protocol}: a sentence of {length} characters"
        );
    }
}

#[test]
fn a_sentence_holds_no_control_characters_of_the_input() {
    for (protocol, ..) in SAMPLES {
        for wrong in ["\0", "\x1b[31mred", "\x07", "1\x08", "\x7f"] {
            let (_, stderr, code) = judge(protocol, wrong);
            assert_eq!(code, 2, "{protocol}: {wrong:?}");
            let sentence = stderr.strip_suffix('\n').unwrap();
            assert!(
                !sentence.contains(char::is_control),
                "{protocol}: {sentence:?}"
            );
            assert!(
                !sentence.contains("``"),
                "{protocol}: {sentence:?} for {wrong:?}"
            );
        }
    }
}

#[test]
fn a_mistake_in_a_file_is_told_with_the_name_of_the_file() {
    let arguments = ["judge", "hdu", "judge-mistake.in"];
    let input = b"12345678\r\n17245368\r\n12345678\r\n1724536x\r\n";
    let expected = "error: judge-mistake.in:4:8: expected a number from 1 to 8, found `x`\n";
    assert_eq!(
        run(beside_file("judge-mistake.in", input, &arguments), ""),
        ("C\n".to_string(), expected.to_string(), 2)
    );
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    for file in ["judge-there-is-none.in", "judge-directory"] {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
        fs::create_dir_all(directory.join("judge-directory")).unwrap();
        let mut program = program(&["judge", "usaco", file]);
        program.current_dir(directory);
        let (stdout, stderr, code) = run(program, "2 6 8 4 5 7 3 1\n");
        assert_eq!((&*stdout, code), ("", 2), "{file}");
        assert!(stderr.starts_with("error: cannot "), "{stderr}");
        assert!(stderr.contains(file), "{stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
    }
}
