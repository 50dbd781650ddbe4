//! Definitions of pieces with moves made of others, moves that turn the whole puzzle, and pieces that are
//! illegal in places.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

use tempfile::{TempDir, tempdir};

use crate::{data, program, refuses, run, wayhome};

const SEQUENCE: &str = include_str!("../../crates/engine/tests/pieces/sequence.tws");
const ILLEGAL: &str = include_str!("../../crates/engine/tests/pieces/illegal.tws");

const NOTE: &str = "warning: sequence.tws: `Fv` is a move here, and twsearch takes it as turning the whole \
                    puzzle (`without-rotations` leaves it out)\n";

fn with_both() -> TempDir {
    let directory = tempdir().unwrap();
    fs::write(directory.path().join("sequence.tws"), SEQUENCE).unwrap();
    fs::write(directory.path().join("illegal.tws"), ILLEGAL).unwrap();
    directory
}

/// Both outputs and the exit code, where a good answer can come with a note.
#[track_caller]
fn told(directory: &Path, arguments: &[&str]) -> (String, String, i32) {
    let mut program = program(arguments);
    let output = program.current_dir(directory).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let code = output.status.code().unwrap();
    (text(output.stdout), text(output.stderr), code)
}

#[track_caller]
fn assert_told(directory: &Path, arguments: &[&str], stdout: &str, stderr: &str) {
    let expected = (stdout.to_owned(), stderr.to_owned(), 0);
    assert_eq!(told(directory, arguments), expected, "{arguments:?}");
}

#[test]
fn a_note_names_the_moves_that_turn_the_whole_puzzle_and_an_option_leaves_them_out() {
    let directory = with_both();
    let directory = directory.path();
    for (arguments, with, without) in [
        (
            &["count", "sequence.tws"][..],
            "counts: 1 3 5 5 3 1\nstates: 18\nGod's number: 5\n",
            "counts: 1 2 3 2 1\nstates: 9\nGod's number: 4\n",
        ),
        (
            &["count", "sequence.tws", "--metric", "half-turn"],
            "counts: 1 5 8 4\nstates: 18\nGod's number: 3\n",
            "counts: 1 4 4\nstates: 9\nGod's number: 2\n",
        ),
        (
            &["convert", "sequence.tws"],
            "title = \"Sequence\"\ncells = \"1 2 3 4 5 6\"\n\n[moves]\nR = \"(4 5 6)\"\nL = \"(1 3 2)\"\n\
             Fv = \"(1 6)(2 5)(3 4)\"\n",
            "title = \"Sequence\"\ncells = \"1 2 3 4 5 6\"\n\n[moves]\nR = \"(4 5 6)\"\nL = \"(1 3 2)\"\n",
        ),
        (&["build", "sequence.tws", "-o", "made.wayhome"], "", ""),
        (
            &["path", "--puzzle", "sequence.tws", "--from", "123564"],
            "1\nR\n",
            "1\nR\n",
        ),
        (
            &["apply", "--puzzle", "sequence.tws", "R"],
            "1 2 3 6 4 5\n",
            "1 2 3 6 4 5\n",
        ),
        (
            &["info", "sequence.tws", "--hardest"],
            "5 4 6 1 3 2\n",
            "2 3 1 6 4 5\n",
        ),
    ] {
        assert_told(directory, arguments, with, NOTE);
        let arguments = [arguments, &["--without-rotations"]].concat();
        assert_told(directory, &arguments, without, "");
    }
    // What was built last has two moves.
    let (stdout, stderr, code) = told(directory, &["verify", "made.wayhome"]);
    let verified = "made.wayhome: ok, 9 states, God's number 4\n";
    assert_eq!((&*stdout, &*stderr, code), (verified, "", 0));
}

#[test]
fn a_note_comes_once_and_with_a_mistake_too() {
    let directory = with_both();
    let directory = directory.path();
    let mut command = program(&["path", "--puzzle", "sequence.tws", "--from", "-"]);
    command.current_dir(directory).stdin(Stdio::piped());
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"123564\n654321\n231456\n").unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "1 R\n1 Fv\n2 L L\n"
    );
    assert_eq!(String::from_utf8(output.stderr).unwrap(), NOTE);

    let turn = ["path", "--puzzle", "sequence.tws", "--from", "654321"];
    assert_told(directory, &turn, "1\nFv\n", NOTE);
    let turn = [&turn[..], &["--without-rotations"]].concat();
    let (stdout, stderr, code) = told(directory, &turn);
    let sentence = "error: no moves lead from this state to a goal\n";
    assert_eq!((&*stdout, &*stderr, code), ("", sentence, 1));
    let apply = ["apply", "--puzzle", "sequence.tws", "S"];
    let (stdout, stderr, code) = told(directory, &apply);
    let sentence = "error: `S` in place 1 is not a move of sequence, whose moves are R L Fv\n";
    assert_eq!(
        (&*stdout, stderr, code),
        ("", format!("{NOTE}{sentence}"), 2)
    );
}

#[test]
fn the_option_is_refused_where_it_has_no_meaning() {
    let option = "--without-rotations";
    let sentence = |name: &str| {
        format!(
            "`--without-rotations` is for definition files, and {name} is built in with its moves"
        )
    };
    refuses(&["path", option], &sentence("magic-board"));
    refuses(&["info", option, "special-cube"], &sentence("special-cube"));
    refuses(&["apply", option, "A"], &sentence("magic-board"));
    refuses(&["judge", "usaco", option], &sentence("magic-board"));

    let file = data("magic-board");
    let sentence = format!(
        "`without-rotations` is for definitions of pieces, with the ending .tws or .def, and no name in \
         {file} says that a move turns the whole puzzle"
    );
    for command in ["build", "count", "convert", "info"] {
        refuses(&[command, &file, option], &sentence);
    }
    refuses(&["path", option, "--puzzle", &file], &sentence);

    let directory = with_both();
    let directory = directory.path();
    assert_told(directory, &["build", "illegal.tws"], "", "");
    for option in ["--without-rotations", "--metric=half-turn"] {
        let name = option.split('=').next().unwrap();
        let (stdout, stderr, code) = told(directory, &["info", option, "illegal.wayhome"]);
        let sentence = format!(
            "error: `{name}` is for definition files, and illegal.wayhome is a table with its moves\n"
        );
        assert_eq!((&*stdout, stderr, code), ("", sentence, 2));
        let arguments = ["path", option, "--table", "illegal.wayhome"];
        let (stdout, stderr, code) = told(directory, &arguments);
        assert_eq!((&*stdout, code), ("", 2));
        assert!(stderr.starts_with("error: "), "{stderr}");
    }

    fs::write(
        directory.join("turns.tws"),
        "Set T 2 1\nSolved\nEnd\nMove x\nT\n2 1\nEnd\n",
    )
    .unwrap();
    let (stdout, stderr, code) = told(directory, &["count", "turns.tws", "--without-rotations"]);
    let mistake = "error: each move turns the whole puzzle, and without such moves there is none\n \
                   --> turns.tws:4:6\n  |\n4 | Move x\n  |      ^\n";
    assert_eq!((&*stdout, &*stderr, code), ("", mistake, 2));
}

#[test]
fn moves_lead_to_no_illegal_state_and_illegal_states_have_no_path() {
    let directory = with_both();
    let directory = directory.path();
    let counted = "counts: 1 2 3 4 4 3 2 1\nstates: 20\nGod's number: 7\n";
    assert_told(directory, &["count", "illegal.tws"], counted, "");
    let half = ["count", "illegal.tws", "--metric", "half-turn"];
    let counted =
        "counts: 1 5 12 28 62 148 295 532 739 690 300 66 2\nstates: 2880\nGod's number: 12\n";
    assert_told(directory, &half, counted, "");

    let apply = ["apply", "--puzzle", "illegal.tws", "LL"];
    let (stdout, stderr, code) = told(directory, &apply);
    let sentence = "error: the move `L` in place 2 is not there in the state 2 3 4 1 5 6 7\n";
    assert_eq!((&*stdout, &*stderr, code), ("", sentence, 2));
    // One L would lead to the goal, and three R make one R undone.
    for (state, path) in [("4 1 2 3 5 6 7", "1\nL\n"), ("1 2 3 5 6 7 4", "3\nRRR\n")] {
        let arguments = ["path", "--puzzle", "illegal.tws", "--from", state];
        assert_told(directory, &arguments, path, "");
    }
    // Two turns of L would lead to the goal, but there is 1 in place 3.
    let arguments = [
        "path",
        "--puzzle",
        "illegal.tws",
        "--metric",
        "half-turn",
        "--from",
        "3412567",
    ];
    let (stdout, stderr, code) = told(directory, &arguments);
    let sentence = "error: no moves lead from this state to a goal\n";
    assert_eq!((&*stdout, &*stderr, code), ("", sentence, 1));
}

#[test]
fn illegal_places_are_written_as_cases_with_the_powers_of_the_metric() {
    let directory = with_both();
    let directory = directory.path();
    let expected = "\
title = \"Illegal\"
cells = \"1 2 3 4 5 6 7\"

[moves]
L = [
  { when = \"2 != 4, 2 != 5, 3 != 1, 3 != 4, 3 != 5, 4 != 1\", then = \"(1 4 3 2)\" },
]
L2 = [
  { when = \"1 != 1, 2 != 4, 2 != 5, 3 != 1, 4 != 4, 4 != 5\", then = \"(1 3)(2 4)\" },
]
\"L'\" = [
  { when = \"1 != 4, 1 != 5, 2 != 1, 2 != 4, 2 != 5, 3 != 1\", then = \"(1 2 3 4)\" },
]
R = [
  { when = \"2 != 4, 2 != 5, 3 != 1\", then = \"(4 7 6 5)\" },
]
R2 = [
  { when = \"2 != 4, 2 != 5, 3 != 1\", then = \"(4 6)(5 7)\" },
]
\"R'\" = [
  { when = \"2 != 4, 2 != 5, 3 != 1\", then = \"(4 5 6 7)\" },
]
";
    let convert = ["convert", "illegal.tws", "--metric", "half-turn"];
    assert_told(directory, &convert, expected, "");
    fs::write(directory.join("again.toml"), expected).unwrap();
    assert_told(directory, &["convert", "again.toml"], expected, "");
    let tables = ["illegal.tws", "again.toml"].map(|file| {
        let arguments = ["count", file, "--json", "--hardest", "9", "--metric"];
        let metric = if file == "again.toml" {
            "as-written"
        } else {
            "half-turn"
        };
        let (stdout, stderr, code) = told(directory, &[&arguments[..], &[metric]].concat());
        assert_eq!((&*stderr, code), ("", 0));
        stdout.replace("again", "illegal")
    });
    assert_eq!(tables[0], tables[1]);
}

#[test]
fn what_one_lists_another_answers_through_a_pipe() {
    let directory = with_both();
    let puzzle = directory.path().join("illegal.tws");
    let puzzle = puzzle.to_str().unwrap();
    let options = ["--metric", "half-turn"];
    let listed = wayhome(&[&["info", puzzle, "--hardest"], &options[..]].concat(), "");
    assert_eq!((listed.0.lines().count(), &*listed.1, listed.2), (2, "", 0));
    let path = [&["path", "--puzzle", puzzle, "--from", "-"], &options[..]].concat();
    let (stdout, stderr, code) = wayhome(&path, listed.0);
    assert_eq!((&*stderr, code), ("", 0));
    assert!(
        stdout.lines().all(|line| line.starts_with("12 ")),
        "{stdout}"
    );
    assert_eq!(stdout.lines().count(), 2);
}

#[test]
#[cfg(unix)]
fn a_definition_can_come_through_a_pipe() {
    let directory = tempdir().unwrap();
    std::os::unix::fs::symlink("/dev/stdin", directory.path().join("pipe.tws")).unwrap();
    let mut command = program(&["count", "pipe.tws", "--without-rotations"]);
    command.current_dir(&directory);
    let counted = "counts: 1 2 3 2 1\nstates: 9\nGod's number: 4\n";
    assert_eq!(
        run(command, SEQUENCE),
        (counted.to_owned(), String::new(), 0)
    );
    let mut command = program(&["count", "pipe.tws"]);
    command.current_dir(&directory);
    let (stdout, stderr, code) = run(command, format!("{ILLEGAL}MoveSequence S L T"));
    let mistake = "error: `MoveSequence S` names `T`, which is not a move\n  --> pipe.tws:18:18\n   |\n\
                   18 | MoveSequence S L T\n   |                  ^\n";
    assert_eq!((&*stdout, &*stderr, code), ("", mistake, 2));
}

#[test]
fn the_help_names_the_option_where_definitions_are_read() {
    for command in [
        "path", "apply", "judge", "info", "build", "count", "convert",
    ] {
        let (help, _, _) = wayhome(&[command, "--help"], "");
        assert!(help.contains("--without-rotations\n"), "{help}");
    }
    for command in ["verify", "puzzles", "man"] {
        let (help, _, _) = wayhome(&[command, "--help"], "");
        assert!(!help.contains("--without-rotations"), "{help}");
    }
}
