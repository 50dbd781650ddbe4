//! `wayhome count`: published counts, and each mistake of a definition.

use std::fs;

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::build::with_ring;
use crate::{BOARD_COUNTS, CUBE_COUNTS, answers, data, said, wayhome, wayhome_in};

/// OEIS A079761.
const POCKET_CUBE: &str = "1 9 54 321 1847 9992 50136 227536 870072 1887748 623800 2644";

/// OEIS A090034.
const SLIDING: &str = "1 2 3 5 6 7 10 12 12 16 23 25 28 39 44 40 29 21 18 12 6 1";

fn joined(counts: &[u64]) -> String {
    let counts: Vec<_> = counts.iter().map(u64::to_string).collect();
    counts.join(" ")
}

#[test]
fn the_counts_are_the_published_ones() {
    for (name, counts, states, gods_number) in [
        ("magic-board", &*joined(&BOARD_COUNTS), 40_320, 22),
        ("special-cube", &joined(&CUBE_COUNTS), 5_670, 7),
        ("pocket-cube", POCKET_CUBE, 3_674_160, 11),
        ("sliding-2x3", SLIDING, 360, 21),
    ] {
        let expected = format!("counts: {counts}\nstates: {states}\nGod's number: {gods_number}\n");
        answers(&["count", &data(name)], &expected);
        answers(&["count", &data(name), "--threads", "1"], &expected);
        let for_programs: Value =
            serde_json::from_str(&said(&["count", &data(name), "--json"])).unwrap();
        let counts: Vec<u64> = counts.split(' ').map(|c| c.parse().unwrap()).collect();
        let expected = json!({
            "name": name,
            "depth_counts": counts,
            "states": states,
            "gods_number": gods_number,
        });
        assert_eq!(for_programs, expected);
    }
}

#[test]
fn the_counts_are_the_same_by_each_index() {
    let counts = joined(&BOARD_COUNTS);
    let expected = format!("counts: {counts}\nstates: 40320\nGod's number: 22\n");
    for index in ["lehmer", "coordinates", "chain", "hash"] {
        answers(
            &["count", &data("magic-board"), "--index", index],
            &expected,
        );
    }
    let (stdout, stderr, code) = wayhome(&["count", &data("special-cube"), "--index", "chain"], "");
    assert_eq!((stdout.as_str(), code), ("", 2));
    let sentence = "the index chain needs labels that all differ, and moves without guards";
    assert!(
        stderr.starts_with(&format!("error: {sentence}\n")),
        "{stderr}"
    );
}

#[test]
fn the_hardest_states_are_listed_where_they_are_asked_for() {
    // Five boards are 22 moves away from the base.
    for (asked, listed) in [("0", 0), ("3", 3), ("100", 5)] {
        let said = said(&["count", &data("magic-board"), "--hardest", asked]);
        let hardest = said
            .lines()
            .filter_map(|line| line.strip_prefix("hardest: "));
        let hardest: Vec<_> = hardest.collect();
        assert_eq!(hardest.len(), listed);
        for state in hardest {
            let path = crate::said(&["path", "--from", state]);
            assert!(path.starts_with("22\n"), "{path}");
        }
    }
    let said = said(&["count", &data("sliding-2x3"), "--hardest", "9", "--json"]);
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(said["hardest"], json!(["4 5 _ 1 2 3"]));
}

#[test]
fn a_metric_adds_powers() {
    // A wheel of five: one move around it, or both ways, or any number of places at once.
    let directory = tempdir().unwrap();
    let text = "cells = '1 2 3 4 5'\nmoves.t = '5 1 2 3 4'\n";
    fs::write(directory.path().join("wheel.toml"), text).unwrap();
    for (metric, counts) in [
        ("as-written", "1 1 1 1 1"),
        ("quarter-turn", "1 2 2"),
        ("half-turn", "1 4"),
    ] {
        let arguments = ["count", "wheel.toml", "--metric", metric];
        let (stdout, _, code) = wayhome_in(directory.path(), &arguments);
        let first = format!("counts: {counts}\nstates: 5\n");
        assert!(stdout.starts_with(&first) && code == 0, "{stdout}");
    }
}

#[test]
fn a_mistake_is_a_sentence_with_the_line_marked() {
    let directory = with_ring();
    let file = directory.path().join("wrong.toml");
    for (text, sentence, place) in [
        (
            "cells = '1 2 3'\nmovs.t = '2 3 1'\n",
            "a definition has no key `movs`",
            " --> wrong.toml:2:1\n",
        ),
        ("", "", ""),
        (
            "cells = '1 2 3'\norder = '1 2 4'\nmoves.t = '2 3 1'\n",
            "",
            " --> wrong.toml:2:",
        ),
        (
            "cells = '1 2 3'\nmoves.t = '2 3 3'\n",
            "the move `t` doubles the label of the cell `3` and loses that of `1`",
            " --> wrong.toml:2:",
        ),
    ] {
        fs::write(&file, text).unwrap();
        for command in ["count", "build", "convert", "info"] {
            let (stdout, stderr, code) = wayhome_in(directory.path(), &[command, "wrong.toml"]);
            assert_eq!((&*stdout, code), ("", 2), "{text}");
            let start = format!("error: {sentence}");
            assert!(stderr.starts_with(&start), "{stderr}");
            assert!(stderr.contains(place), "{stderr}");
        }
    }
    // More than any definition has.
    let huge = fs::File::create(&file).unwrap();
    huge.set_len(1 << 40).unwrap();
    let (stdout, stderr, code) = wayhome_in(directory.path(), &["count", "wrong.toml"]);
    assert_eq!((&*stdout, code), ("", 2));
    assert_eq!(stderr.matches("error: ").count(), 1);
    assert!(stderr.len() < 1_000, "{stderr}");
    let (_, stderr, code) = wayhome_in(directory.path(), &["count", "."]);
    assert!(code == 2 && stderr.starts_with("error: "), "{stderr}");
}

#[test]
fn a_table_is_no_definition() {
    crate::refuses(
        &["count", "ring.wayhome"],
        "expected a definition, and ring.wayhome is named as a table; `wayhome info --table` shows what \
         is in it",
    );
}
