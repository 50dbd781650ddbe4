//! `--puzzle` with a definition file, which is searched for the answer.

use std::fs;

use serde_json::Value;

use crate::build::with_ring;
use crate::{answers, boards, data, refuses, said, wayhome, wayhome_in};

const BUILT_IN: &str = "the built-in puzzles are magic-board, magic-board-c, special-cube";

#[test]
fn a_definition_file_answers_as_the_built_in_puzzle_does() {
    let file = data("magic-board");
    let all = boards().join("\n");
    let built_in = wayhome(&["path", "--to", "-"], all.clone());
    assert_eq!(built_in.0.lines().count(), 40_320);
    let of_file = wayhome(&["path", "--to", "-", "--puzzle", &file], all);
    assert!(of_file == built_in);
    answers(
        &["apply", "--puzzle", &file, "BCABCCB"],
        "2 6 8 4 5 7 3 1\n",
    );
    answers(&["info", &file], &said(&["info"]));
    answers(&["info", "--puzzle", &file], &said(&["info"]));
    let judged = wayhome(&["judge", "usaco", "--puzzle", &file], "2 6 8 4 5 7 3 1");
    assert_eq!(judged, ("7\nBCABCCB\n".into(), String::new(), 0));
}

#[test]
fn what_looks_like_a_file_is_one() {
    let directory = with_ring();
    let directory = directory.path();
    fs::copy(directory.join("ring.toml"), directory.join("RING")).unwrap();
    fs::copy(directory.join("ring.toml"), directory.join("magic-board")).unwrap();
    for (puzzle, cells) in [
        ("ring.toml", 4),
        ("./ring.toml", 4),
        ("RING", 4),
        ("magic-board", 8),
        ("./magic-board", 4),
    ] {
        let (stdout, stderr, code) = wayhome_in(directory, &["info", puzzle, "--json"]);
        assert_eq!((&*stderr, code), ("", 0));
        let facts: Value = serde_json::from_str(&stdout).unwrap();
        assert_eq!(facts["cells"].as_array().unwrap().len(), cells, "{puzzle}");
    }
    let missing = "No such file or directory (os error 2)";
    refuses(
        &["path", "--puzzle", "nosuch.toml"],
        &format!("cannot read the definition nosuch.toml: {missing}"),
    );
    refuses(
        &["info", "nosuch/ring"],
        &format!("cannot read the definition nosuch/ring: {missing}"),
    );
}

#[test]
fn a_name_that_there_is_not_is_refused_with_those_that_there_are() {
    for arguments in [
        &["path", "--puzzle", "magic-bord"][..],
        &["apply", "A", "--puzzle", "magic-bord"],
        &["judge", "usaco", "--puzzle", "magic-bord"],
        &["info", "magic-bord"],
        &["info", "--json", "magic-bord"],
    ] {
        let sentence =
            format!("`magic-bord` is neither a built-in puzzle nor a definition file; {BUILT_IN}");
        refuses(arguments, &sentence);
    }
    refuses(
        &["info", ""],
        &format!("`` is neither a built-in puzzle nor a definition file; {BUILT_IN}"),
    );
}

#[test]
fn a_metric_is_for_definition_files() {
    let directory = with_ring();
    for (metric, answer) in [
        ("as-written", "3\nturn turn turn\n"),
        ("quarter-turn", "1\nturn'\n"),
    ] {
        let arguments = [
            "path",
            "--puzzle",
            "ring.toml",
            "--from",
            "4123",
            "--metric",
            metric,
        ];
        let (stdout, stderr, code) = wayhome_in(directory.path(), &arguments);
        assert_eq!((&*stdout, &*stderr, code), (answer, "", 0));
    }
    let sentence = |name: &str| {
        format!("`--metric` is for definition files, and {name} is built in with its moves")
    };
    refuses(&["path", "--metric", "half-turn"], &sentence("magic-board"));
    refuses(
        &["info", "special-cube", "--metric", "half-turn"],
        &sentence("special-cube"),
    );
    let (_, stderr, code) = wayhome(&["path", "--metric", "half-turn", "--table", "x"], "");
    assert!(code == 2 && stderr.starts_with("error: "), "{stderr}");
}

#[test]
fn a_large_puzzle_is_not_searched_for_one_answer() {
    let file = data("magic-board-2x6");
    refuses(
        &["path", "--puzzle", &file],
        &format!(
            "{file} is too large to be searched for each answer: the moves reach 479,001,600 states, \
             expected at most 5,000,000 (`max-states`); where `wayhome build` can make its table, give that with \
             `--table`"
        ),
    );
}

#[test]
fn a_judge_is_answered_about_puzzles_like_the_judges_alone() {
    let pancakes = data("pyraminx");
    for (protocol, puzzle, sentence) in [
        (
            "usaco",
            "special-cube",
            "the judges ask about a board of the tiles 1 to 8 with one goal, and special-cube is not one",
        ),
        (
            "sicily",
            &pancakes,
            "the judges ask about a board of the tiles 1 to 8 with one goal, and pyraminx is not one",
        ),
        (
            "cube",
            "magic-board",
            "the judge asks about a cube of 24 stickers, 0 or 1 each, and magic-board is not one",
        ),
    ] {
        refuses(&["judge", protocol, "--puzzle", puzzle], sentence);
    }
}

#[test]
fn the_reason_for_an_index_is_told_to_who_asks() {
    let directory = with_ring();
    let directory = directory.path();
    let reason = "\n              lehmer, since each slot has a state\n";
    for (arguments, is_told) in [
        (&["info", "ring.toml"][..], false),
        (&["info", "ring.toml", "--verbose"], true),
        (&["info", "--verbose"], true),
    ] {
        let (stdout, _, code) = wayhome_in(directory, arguments);
        assert_eq!((stdout.contains(reason), code), (is_told, 0), "{stdout}");
    }
    wayhome_in(directory, &["build", "ring.toml", "--index", "hash"]);
    let arguments = ["info", "ring.wayhome", "--verbose", "--json"];
    let facts: Value = serde_json::from_str(&wayhome_in(directory, &arguments).0).unwrap();
    assert_eq!(facts["index"]["kind"], "hash");
    assert_eq!(facts["index"]["reason"], "hash, as it was asked for");
}
