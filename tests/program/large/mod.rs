//! `wayhome info` of definitions that are too large to be searched: all that is known without.

mod megaminx;
mod numbers;
mod shown;

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::program;

/// What is said where a table can be made, perhaps.
const WAY_OUT: &str = "; where `wayhome build` can make its table, give that with `--table`";

/// A directory with one definition.
fn with(file: &str, text: &str) -> TempDir {
    let directory = tempdir().unwrap();
    fs::write(directory.path().join(file), text).unwrap();
    directory
}

/// What is written to standard output where all goes well. Moves that move nothing may be warned of.
#[track_caller]
fn said_in(directory: &Path, arguments: &[&str]) -> String {
    let mut program = program(arguments);
    let output = program.current_dir(directory).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let (stdout, stderr) = (text(output.stdout), text(output.stderr));
    let are_warnings = stderr.lines().all(|line| line.starts_with("warning: "));
    assert!(
        are_warnings && output.status.success(),
        "{arguments:?}: {stderr}"
    );
    stdout
}

/// What `info` says of a definition in TOML: the lines `states` and `not searched` for people, and the facts
/// for programs.
#[track_caller]
fn info(text: &str) -> (String, Option<String>, Value) {
    let directory = with("large.toml", text);
    let told = said_in(directory.path(), &["info", "large.toml"]);
    let fact = |head: &str| {
        let head = format!("{head:<14}");
        let mut found = told.lines().filter_map(|line| line.strip_prefix(&*head));
        let fact = found.next().map(str::to_owned);
        assert_eq!(found.next(), None, "{told}");
        fact
    };
    let states = fact("states").expect("it is always told what is known of them");
    let not_searched = fact("not searched");
    let facts = said_in(directory.path(), &["info", "large.toml", "--json"]);
    (states, not_searched, serde_json::from_str(&facts).unwrap())
}

/// Cells with numbers from `first` on.
fn cells(first: usize, count: usize) -> String {
    let cells = (first..first + count).map(|cell| cell.to_string());
    cells.collect::<Vec<_>>().join(" ")
}
