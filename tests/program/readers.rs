//! Readers of an output that are gone, or have seen enough: no mistake.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;
use std::thread;

use super::{data, program};

#[test]
fn an_output_that_nobody_reads_is_no_mistake() {
    for arguments in [
        &["26845731"][..],
        &["path", "--to", "26845731", "--steps"],
        &["path", "--json", "--steps"],
        &["info"],
        &["info", "--json"],
        &["info", "special-cube", "--color", "always"],
        &["puzzles"],
        &["puzzles", "--json"],
        &["completions", "bash"],
        &["man", "path"],
        &["count", &data("magic-board")],
        &["count", &data("magic-board"), "--json", "--hardest", "5"],
        &["convert", &data("special-cube")],
        &["build", &data("special-cube"), "-o", "-"],
        &["info", &data("sliding-2x3")],
        &["--help"],
        &["--version"],
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let mut program = program(arguments);
        let output = program
            .stdin(Stdio::null())
            .stdout(writer)
            .output()
            .unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (&*stderr, output.status.code()),
            ("", Some(0)),
            "{arguments:?}"
        );
    }
}

#[test]
fn a_reader_that_has_seen_enough_ends_the_program_quietly() {
    for (arguments, lines, first) in [
        (&["path", "--to", "-"][..], "26845731\n", "7 BCABCCB\n"),
        (
            &["path", "--from", "-", "--json"],
            "12345678\n",
            "{\"puzzle\"",
        ),
        (&["judge", "hdu"], "12345678\n17245368\n", "C\n"),
    ] {
        let mut program = program(arguments);
        program.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = program.stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = lines.repeat(200_000);
        // That nobody reads all of it is no mistake.
        let writer = thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert!(line.starts_with(first), "{line}");
        drop(stdout);
        let mut stderr = String::new();
        let mut errors = child.stderr.take().unwrap();
        errors.read_to_string(&mut stderr).unwrap();
        assert_eq!((&*stderr, child.wait().unwrap().code()), ("", Some(0)));
        assert!(!writer.join().unwrap(), "all of the input was read");
    }
}
