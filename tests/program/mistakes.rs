//! Mistakes in the arguments: each is one sentence, and nothing is answered.

use super::{program, run, wayhome};

#[test]
fn a_wrong_command_line_is_refused_and_nothing_is_answered() {
    for arguments in [
        &["--json"][..],
        &["--nosuch"],
        &["path", "26845731"],
        &["path", "--from"],
        &["path", "--to", "--json"],
        &["path", "--puzzle"],
        &["path", "--json", "--json"],
        &["path", "--steps=yes"],
        &["judge"],
        &["judge", "uscao"],
        &["judge", "usaco", "-", "-"],
        &["puzzles", "magic-board"],
        &["info", "magic-board", "special-cube"],
        &["info", "--color", "sometimes"],
        &["completions"],
        &["completions", "tcsh"],
        &["man", "path", "judge"],
        &["build"],
        &["build", "a.toml", "b.toml"],
        &["verify"],
        &["count"],
        &["count", "--hardest"],
        &["convert"],
        &["convert", "a.toml", "-o"],
    ] {
        let (stdout, stderr, code) = wayhome(arguments, "2 6 8 4 5 7 3 1\n");
        assert_eq!((&*stdout, code), ("", 2), "{arguments:?}");
        let heads = stderr.lines().filter(|line| line.starts_with("error: "));
        assert_eq!(heads.count(), 1, "{stderr}");
        assert!(
            stderr.starts_with("error: ") && stderr.ends_with('\n'),
            "{stderr}"
        );
    }
}

#[test]
fn a_sentence_is_one_line_of_text_whatever_the_arguments_hold() {
    for wrong in [
        "1 2 3 4\n8 7 6 x",
        "1 2 3 4\r\n5 6 7 7\r\n",
        "12345\x1b[31m678",
        "\x1b[31mred",
        "1234567\x08",
        "1234567\x07",
    ] {
        for arguments in [
            &[wrong][..],
            &["path", "--to", wrong],
            &["path", "--from", wrong],
        ] {
            let (stdout, stderr, code) = wayhome(arguments, "");
            assert_eq!((&*stdout, code), ("", 2), "{wrong:?}");
            let sentence = stderr.strip_suffix('\n').unwrap();
            assert!(sentence.starts_with("error: `"), "{sentence:?}");
            assert!(!sentence.contains(char::is_control), "{sentence:?}");
            // No backtick is swallowed by what is in front of it.
            assert_eq!(sentence.matches('`').count() % 2, 0, "{sentence:?}");
            assert!(!sentence.contains("``"), "{sentence:?}");
        }
    }
}

#[test]
fn a_sentence_shows_no_more_of_a_long_argument_than_can_be_read() {
    let long = "x".repeat(50_000);
    for arguments in [&[&*long][..], &["path", "--to", &long], &["man", &long]] {
        let (stdout, stderr, code) = wayhome(arguments, "");
        assert_eq!((&*stdout, code), ("", 2));
        let length = stderr.chars().count();
        assert!(
            length < 300,
            "{}: a sentence of {length} characters",
            arguments[0].len()
        );
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf8_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    for before in [
        &[][..],
        &["path", "--to"],
        &["judge", "usaco", "-"],
        &["info"],
        &["man"],
    ] {
        let mut program = program(before);
        program.arg(OsStr::from_bytes(b"1\xff"));
        let (stdout, stderr, code) = run(program, "");
        assert_eq!((&*stdout, code), ("", 2));
        assert!(stderr.starts_with("error: "), "{stderr}");
    }
}
