//! `--table`: the answers of a table file are those of the puzzle, and a damaged one gives none.

use std::fs;
use std::path::Path;

use tempfile::{TempDir, tempdir};

use crate::{ONE_AWAY, SOLVED, UNSOLVABLE, boards, data, said, wayhome, wayhome_in};

const ENCODINGS: [&str; 3] = ["linked", "moves", "distance"];

/// Damage to a table file, by the name of the part: which byte of the file is changed.
pub(crate) fn damages(table: &[u8]) -> Vec<(&'static str, usize)> {
    // Where the sections end stands in the header.
    let end = |number: usize| {
        let bytes = table[36 + 4 * number..].first_chunk().unwrap();
        u32::from_le_bytes(*bytes) as usize
    };
    vec![
        ("label", 0),
        ("version", 8),
        ("digest", 16),
        ("states", 28),
        ("puzzle", 60),
        ("puzzle", end(0) - 1),
        ("counts", end(0)),
        ("index", end(1)),
        ("table", end(2)),
        ("table", table.len() - 1),
    ]
}

/// A directory with the table `cube.wayhome` of the special cube.
pub(crate) fn with_cube() -> TempDir {
    let directory = tempdir().unwrap();
    let arguments = ["build", &data("special-cube"), "-o", "cube.wayhome"];
    let (_, stderr, code) = wayhome_in(directory.path(), &arguments);
    assert_eq!((&*stderr, code), ("", 0));
    directory
}

#[test]
fn a_table_answers_as_the_built_in_puzzle_does_whatever_its_encoding() {
    let directory = tempdir().unwrap();
    let table = directory.path().join("board");
    let table = table.to_str().unwrap();
    let all = boards().join("\n");
    let [to, from] = ["--to", "--from"].map(|end| wayhome(&["path", end, "-"], all.clone()));
    assert_eq!((to.0.lines().count(), to.2), (40_320, 0));
    for encoding in ENCODINGS {
        let build = [
            "build",
            &data("magic-board"),
            "-o",
            table,
            "--encoding",
            encoding,
        ];
        assert_eq!(said(&build), "");
        for (end, expected) in [("--to", &to), ("--from", &from)] {
            let answered = wayhome(&["path", "--table", table, end, "-"], all.clone());
            assert!(answered == *expected, "{encoding} {end}");
        }
        for question in [
            &["path", "--to", "87214356", "--count"][..],
            &["path", "--to", "58763214", "--all"],
            &["path", "--from", "82754631", "--steps"],
            &["path", "--from", "82754631", "--json"],
            &["apply", "BCABCCB", "--steps"],
            &["info", "--hardest"],
        ] {
            let of_table = said(&[question, &["--table", table]].concat());
            assert_eq!(of_table, said(question), "{encoding} {question:?}");
        }
        let info = said(&["info", "--table", table]);
        assert!(
            info.contains(&format!("\nencoding      {encoding}, ")),
            "{info}"
        );
        let judged = wayhome(&["judge", "ioi", "--table", table], "8 2 7 5 4 6 3 1");
        let expected = wayhome(&["judge", "ioi"], "8 2 7 5 4 6 3 1");
        assert_eq!(judged, expected);
    }
}

#[test]
fn a_table_of_the_cube_answers_its_judge() {
    let directory = with_cube();
    let table = directory.path().join("cube.wayhome");
    let table = table.to_str().unwrap();
    for (cube, answer, code) in [
        (SOLVED, "0\n", 0),
        (ONE_AWAY, "1\n", 0),
        (UNSOLVABLE, "-1\n", 1),
    ] {
        let judged = wayhome(&["judge", "cube", "--table", table], cube);
        assert_eq!(judged, (answer.to_string(), String::new(), code));
    }
    // A name that ends so is a table wherever a puzzle is named.
    assert_eq!(said(&["info", table]), said(&["info", "--table", table]));
    assert_eq!(
        said(&["path", "--puzzle", table, "--from", ONE_AWAY]),
        said(&["path", "--table", table, "--from", ONE_AWAY]),
    );
}

#[test]
fn a_table_in_a_pipe_is_read() {
    let directory = with_cube();
    let table = directory.path().join("cube.wayhome");
    let bytes = fs::read(&table).unwrap();
    if Path::new("/dev/stdin").exists() {
        let arguments = ["path", "--table", "/dev/stdin", "--from", ONE_AWAY];
        let (stdout, _, code) = wayhome(&arguments, bytes);
        assert!(stdout.starts_with("1\n") && code == 0, "{stdout}");
    }
}

#[test]
fn a_damaged_table_answers_nothing() {
    let directory = with_cube();
    let directory = directory.path();
    let table = fs::read(directory.join("cube.wayhome")).unwrap();
    let path = ["path", "--table", "damaged", "--from", ONE_AWAY];
    let refuses = |bytes: &[u8], what: &str| {
        fs::write(directory.join("damaged"), bytes).unwrap();
        for arguments in [
            &path[..],
            &["info", "--table", "damaged"],
            &["apply", "--table", "damaged", "C"],
            &["judge", "cube", "--table", "damaged"],
        ] {
            let (stdout, stderr, code) = wayhome_in(directory, arguments);
            assert_eq!((&*stdout, code), ("", 2), "{what}");
            assert!(stderr.starts_with("error: damaged: "), "{what}: {stderr}");
            assert_eq!(stderr.lines().count(), 1, "{what}: {stderr}");
        }
    };
    for (section, at) in damages(&table) {
        for flip in [1, 0x80, 0xff] {
            let mut damaged = table.clone();
            damaged[at] ^= flip;
            refuses(&damaged, section);
        }
    }
    for length in [0, 1, 8, 20, 56, 60, table.len() / 2, table.len() - 1] {
        refuses(&table[..length], &format!("{length} bytes"));
    }
    refuses(&[&table[..], b"\0"].concat(), "a byte too many");
    refuses(b"cells = '1 2 3'\n", "a definition");
    // Nothing but a map has room for that.
    fs::write(directory.join("damaged"), &table).unwrap();
    let huge = fs::File::options()
        .write(true)
        .open(directory.join("damaged"));
    huge.unwrap().set_len(1 << 40).unwrap();
    let (stdout, stderr, code) = wayhome_in(directory, &path);
    let sentence = format!(
        "expected a table image of {} bytes, found {} bytes",
        table.len(),
        1u64 << 40
    );
    assert_eq!((&*stdout, code), ("", 2));
    assert_eq!(stderr, format!("error: damaged: {sentence}\n"));
}

#[test]
fn a_table_that_there_is_not_is_refused() {
    crate::refuses(
        &["path", "--table", "nosuch.wayhome"],
        "cannot open nosuch.wayhome: No such file or directory (os error 2)",
    );
    crate::refuses(
        &["info", "nosuch.wayhome"],
        "cannot open nosuch.wayhome: No such file or directory (os error 2)",
    );
    for more in [&["--puzzle", "magic-board"][..], &["--metric", "half-turn"]] {
        let (_, stderr, code) = wayhome(&[&["path", "--table", "x"][..], more].concat(), "");
        assert!(code == 2 && stderr.starts_with("error: "), "{stderr}");
    }
}

/// A table is known by its label, whatever it is called.
#[test]
fn a_table_by_another_name_is_a_table_too() {
    let directory = with_cube();
    let directory = directory.path();
    std::fs::rename(directory.join("cube.wayhome"), directory.join("cube.bin")).unwrap();
    let by_name = wayhome_in(directory, &["info", "cube.bin", "--json"]);
    assert_eq!(
        by_name,
        wayhome_in(directory, &["info", "--table", "cube.bin", "--json"])
    );
    assert_eq!(by_name.2, 0);
}

/// Whatever a definition's file is called, its table can be proven and shown.
#[test]
fn tables_of_odd_names_are_as_good_as_others() {
    let directory = tempdir().unwrap();
    let directory = directory.path();
    for name in ["my  ring", " lead", "trail ", "魔板", "a,b"] {
        let definition = format!("{name}.toml");
        let table = format!("{name}.wayhome");
        fs::write(
            directory.join(&definition),
            "cells = '1 2 3'\nmoves.A = '2 3 1'\n",
        )
        .unwrap();
        for arguments in [
            vec!["build", &definition],
            vec!["verify", &table],
            vec!["info", "--table", &table],
            vec!["info", &definition],
        ] {
            let (_, stderr, code) = wayhome_in(directory, &arguments);
            assert_eq!((stderr.as_str(), code), ("", 0), "{arguments:?}");
        }
    }
    fs::write(
        directory.join("a\tb.toml"),
        "cells = '1 2 3'\nmoves.A = '2 3 1'\n",
    )
    .unwrap();
    let (_, stderr, code) = wayhome_in(directory, &["build", "a\tb.toml"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("cannot name a puzzle"), "{stderr}");
}

/// The hardest states are searched by the index that the table has, which may be the only one that can.
#[test]
fn a_table_by_any_index_has_hardest_states() {
    let directory = tempdir().unwrap();
    let directory = directory.path();
    let mut shown = Vec::new();
    for index in ["lehmer", "coordinates", "hash"] {
        let build = [
            "build",
            &data("magic-board-2x3"),
            "-o",
            index,
            "--index",
            index,
        ];
        assert_eq!(wayhome_in(directory, &build).2, 0);
        let (hardest, _, code) = wayhome_in(directory, &["info", "--table", index, "--hardest"]);
        assert_eq!(code, 0);
        let mut hardest: Vec<_> = hardest.lines().map(str::to_owned).collect();
        hardest.sort();
        shown.push(hardest);
    }
    assert!(
        shown
            .iter()
            .all(|hardest| *hardest == shown[0] && hardest.len() == 2)
    );
}
