//! Proves what the program `wayhome` says to people and to programs, on both outputs and by its exit
//! code: answers, facts, help, and one sentence for each mistake.
#![cfg(feature = "cli")]

mod apply;
mod build;
mod colours;
mod conversation;
mod convert;
mod count;
mod definitions;
mod facts;
mod guards;
mod help;
#[cfg(unix)]
mod interrupted;
mod judge;
mod large;
mod mistakes;
mod path;
mod pieces;
mod readers;
mod readme;
mod shortest;
mod stream;
mod table;
mod target;
mod verify;

use std::path::Path;
use std::process;
use std::time::Duration;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;

/// How many states of each puzzle are 0, 1, 2 … moves from a goal.
const BOARD_COUNTS: [u64; 23] = [
    1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240, 5840,
    4492, 2120, 328, 5,
];
const CUBE_COUNTS: [u64; 8] = [6, 24, 108, 444, 1440, 2760, 882, 6];

/// Cubes: a white top; the same with the right layer turned up; and one with two white stickers on
/// one corner.
const SOLVED: &str = "000011111111111111111111";
const ONE_AWAY: &str = "010111111111111111111010";
const UNSOLVABLE: &str = "111111111110111111011010";

/// No question takes that long.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program with these arguments, free of what the terminal of the tester asks for.
fn program(arguments: &[&str]) -> process::Command {
    let mut program = process::Command::new(cargo_bin!("wayhome"));
    program.args(arguments);
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        program.env_remove(variable);
    }
    program
}

/// Standard output, standard error and the exit code of a program that is given this input.
fn run(program: process::Command, stdin: impl Into<Vec<u8>>) -> (String, String, i32) {
    let mut command = Command::from_std(program);
    let output = command.timeout(PATIENCE).write_stdin(stdin).output();
    let output = output.expect("the program can be started");
    let code = output.status.code();
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8 on both outputs");
    let (stdout, stderr) = (text(output.stdout), text(output.stderr));
    let code = code.unwrap_or_else(|| panic!("ended by a signal: {stderr}"));
    for word in ["panicked", "RUST_BACKTRACE"] {
        assert!(!stderr.contains(word), "{stderr}");
    }
    assert!(code != 0 || stderr.is_empty(), "code 0, but: {stderr}");
    (stdout, stderr, code)
}

/// Standard output, standard error and the exit code for these arguments and this input.
fn wayhome(arguments: &[&str], stdin: impl Into<Vec<u8>>) -> (String, String, i32) {
    run(program(arguments), stdin)
}

/// As [`wayhome`], in a directory.
fn wayhome_in(directory: &Path, arguments: &[&str]) -> (String, String, i32) {
    let mut program = program(arguments);
    program.current_dir(directory);
    run(program, "")
}

/// A definition of `data/`.
fn data(name: &str) -> String {
    format!("{}/data/{name}.toml", env!("CARGO_MANIFEST_DIR"))
}

#[track_caller]
fn answers(arguments: &[&str], answer: &str) {
    let expected = (answer.to_string(), String::new(), 0);
    assert_eq!(wayhome(arguments, ""), expected, "{arguments:?}");
}

#[track_caller]
fn refuses(arguments: &[&str], sentence: &str) {
    let expected = (String::new(), format!("error: {sentence}\n"), 2);
    assert_eq!(wayhome(arguments, ""), expected, "{arguments:?}");
}

/// What is written to standard output where all goes well.
#[track_caller]
fn said(arguments: &[&str]) -> String {
    let (stdout, _, code) = wayhome(arguments, "");
    assert_eq!(code, 0, "{arguments:?}");
    stdout
}

/// All boards: each digit in every place among those before it.
fn boards() -> Vec<String> {
    let mut boards = vec![String::new()];
    for digit in ['1', '2', '3', '4', '5', '6', '7', '8'] {
        let longer = boards.iter().flat_map(|board| {
            (0..=board.len()).map(move |place| {
                let mut longer = board.clone();
                longer.insert(place, digit);
                longer
            })
        });
        boards = longer.collect();
    }
    boards
}
