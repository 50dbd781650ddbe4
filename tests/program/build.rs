//! `wayhome build`: what it writes, what it says, and what it refuses.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::{data, program, wayhome_in};

pub(crate) const RING: &str = "cells = '1 2 3 4'\n[moves]\nturn = '4 1 2 3'\nswap = '(1 2)'\n";

/// A directory with a definition `ring.toml`.
pub(crate) fn with_ring() -> TempDir {
    let directory = tempdir().unwrap();
    fs::write(directory.path().join("ring.toml"), RING).unwrap();
    directory
}

/// The names of the files in a directory, hidden ones too.
pub(crate) fn files(directory: &Path) -> Vec<String> {
    let files = fs::read_dir(directory).unwrap();
    let mut names: Vec<_> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort_unstable();
    names
}

#[track_caller]
fn is_silent(directory: &Path, arguments: &[&str]) {
    let silence = (String::new(), String::new(), 0);
    assert_eq!(wayhome_in(directory, arguments), silence, "{arguments:?}");
}

#[track_caller]
fn refuses_in(directory: &Path, arguments: &[&str], sentence: &str) {
    let before = files(directory);
    let refusal = (String::new(), format!("error: {sentence}\n"), 2);
    assert_eq!(wayhome_in(directory, arguments), refusal, "{arguments:?}");
    assert_eq!(files(directory), before, "{arguments:?}");
}

#[test]
fn a_table_is_written_in_silence_where_nobody_watches() {
    let directory = with_ring();
    let directory = directory.path();
    is_silent(directory, &["build", "ring.toml"]);
    assert_eq!(files(directory), ["ring.toml", "ring.wayhome"]);
    is_silent(directory, &["build", "ring.toml", "-o", "other"]);
    is_silent(directory, &["build", "ring.toml", "-o", "./other"]);
    assert_eq!(files(directory), ["other", "ring.toml", "ring.wayhome"]);
    let [first, second] = ["ring.wayhome", "other"].map(|name| directory.join(name));
    assert_eq!(fs::read(first).unwrap(), fs::read(second).unwrap());
    // Not one that only its owner can read.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |name: &str| {
            fs::metadata(directory.join(name))
                .unwrap()
                .permissions()
                .mode()
        };
        assert_eq!(mode("ring.wayhome"), mode("ring.toml"));
        assert_eq!(mode("other"), mode("ring.toml"));
    }
}

#[test]
fn standard_output_can_have_the_table() {
    let directory = with_ring();
    is_silent(directory.path(), &["build", "ring.toml"]);
    let mut program = program(&["build", "ring.toml", "-o", "-"]);
    let output = program.current_dir(&directory).output().unwrap();
    let file = fs::read(directory.path().join("ring.wayhome")).unwrap();
    assert_eq!((output.stdout, output.status.code()), (file, Some(0)));
    assert_eq!(output.stderr, b"");
    refuses_in(
        directory.path(),
        &["build", "ring.toml", "-o", "-", "--json"],
        "standard output can have the table or JSON, and not both",
    );
}

#[test]
fn what_was_made_is_told_to_who_asks() {
    let directory = with_ring();
    let mut program = program(&["build", "ring.toml", "--verbose", "--threads", "1"]);
    let output = program.current_dir(&directory).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<_> = told.lines().collect();
    let bytes = fs::read(directory.path().join("ring.wayhome"))
        .unwrap()
        .len();
    let first = format!("ring.wayhome: 24 states, God's number 6, {bytes} bytes in 0.");
    assert!(lines[0].starts_with(&first), "{told}");
    assert_eq!(
        lines[1..],
        [
            "index: lehmer, since each slot has a state",
            "encoding: linked, 24 bytes of table"
        ]
    );
    let arguments = ["build", "ring.toml", "--json", "--index", "hash"];
    let (stdout, stderr, code) = wayhome_in(directory.path(), &arguments);
    assert_eq!((&*stderr, code, stdout.lines().count()), ("", 0, 1));
    let told: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(told["file"], "ring.wayhome");
    assert_eq!(told["states"], 24);
    assert_eq!(told["gods_number"], 6);
    assert_eq!(told["index"]["kind"], "hash");
    assert_eq!(told["index"]["reason"], "hash, as it was asked for");
    assert_eq!(told["encoding"], "linked");
}

#[test]
fn a_slip_that_is_none_is_told_and_the_table_written() {
    let directory = tempdir().unwrap();
    let text = "cells = '1 2'\nmoves.a = '2 1'\nmoves.b = '1 2'\n";
    fs::write(directory.path().join("two.toml"), text).unwrap();
    for (when, warning) in [
        ("never", "warning:"),
        ("always", "\x1b[1m\x1b[33mwarning:\x1b[0m"),
    ] {
        let mut program = program(&["build", "two.toml", "--color", when]);
        let output = program.current_dir(&directory).output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        let expected = format!("{warning} two.toml: the move `b` moves nothing\n");
        assert_eq!((stderr, output.status.code()), (expected, Some(0)));
    }
    assert_eq!(files(directory.path()), ["two.toml", "two.wayhome"]);
}

#[test]
fn where_nothing_can_be_written_that_is_said_before_the_search() {
    let directory = with_ring();
    fs::create_dir(directory.path().join("there")).unwrap();
    for (to, why) in [
        ("there", "is a directory"),
        (
            "nosuch/ring.wayhome",
            "No such file or directory (os error 2)",
        ),
        ("ring.toml/x", "Not a directory (os error 20)"),
        // Nobody can write there, not even root.
        #[cfg(target_os = "linux")]
        (
            "/proc/ring.wayhome",
            "No such file or directory (os error 2)",
        ),
    ] {
        let sentence = format!("cannot write {to}: {why}");
        // A search of this board would take long.
        let large = data("magic-board-2x6");
        refuses_in(directory.path(), &["build", &large, "-o", to], &sentence);
    }
}

#[cfg(unix)]
#[test]
fn a_device_is_written_to_and_not_replaced() {
    use std::os::unix::fs::FileTypeExt as _;

    let directory = with_ring();
    let arguments = ["build", "ring.toml", "-o", "/dev/null"];
    is_silent(directory.path(), &arguments);
    let null = fs::metadata("/dev/null").unwrap();
    assert!(null.file_type().is_char_device());
}

#[test]
fn limits_are_kept_and_told() {
    let directory = tempdir().unwrap();
    let large = data("magic-board-2x6");
    for (limit, sentence) in [
        (
            ["--max-states", "1000000"],
            "error: the moves reach 479,001,600 states, expected at most 1,000,000 (`max-states`)\n",
        ),
        (
            ["--max-memory", "100MB"],
            "error: the search of 479,001,600 slots takes about ",
        ),
    ] {
        let mut program = program(&["build", &large]);
        let output = program
            .args(limit)
            .current_dir(&directory)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.starts_with(sentence), "{stderr}");
        assert!(
            stderr.contains(limit[0].trim_start_matches('-')),
            "{stderr}"
        );
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(files(directory.path()), [""; 0]);
    }
    for wrong in [
        ["--max-memory", "5x"],
        ["--max-states", "-1"],
        ["--threads", "0"],
        ["--encoding", "small"],
        ["--index", "rank"],
        ["--metric", "half"],
    ] {
        let (stdout, stderr, code) =
            wayhome_in(directory.path(), &[&["build", &large][..], &wrong].concat());
        assert_eq!((&*stdout, code), ("", 2), "{wrong:?}");
        assert!(stderr.starts_with("error: "), "{stderr}");
    }
}

/// By whatever name, also where the file could be replaced.
#[test]
fn a_definition_is_never_written_over() {
    let directory = with_ring();
    let directory = directory.path();
    let sentence = "ring.toml is the definition itself, expected another file to write to";
    for output in ["ring.toml", "./ring.toml"] {
        refuses_in(directory, &["build", "ring.toml", "-o", output], sentence);
        refuses_in(directory, &["convert", "ring.toml", "-o", output], sentence);
    }
    assert_eq!(
        fs::read_to_string(directory.join("ring.toml")).unwrap(),
        RING
    );
}

/// What a link leads to is replaced, and keeps its permissions.
#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let directory = with_ring();
    let directory = directory.path();
    is_silent(directory, &["build", "ring.toml", "-o", "real"]);
    fs::set_permissions(directory.join("real"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("real", directory.join("link")).unwrap();
    is_silent(
        directory,
        &["build", "ring.toml", "-o", "link", "--encoding", "moves"],
    );
    assert!(
        directory
            .join("link")
            .symlink_metadata()
            .unwrap()
            .is_symlink()
    );
    let real = directory.join("real").metadata().unwrap();
    assert_eq!(real.permissions().mode() & 0o777, 0o640);
    let moves = wayhome_in(directory, &["info", "--table", "real", "--json"]).0;
    assert!(moves.contains("\"encoding\": \"moves\""), "{moves}");
}
