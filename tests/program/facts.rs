//! `wayhome puzzles` and `wayhome info`: the known figures, for people and for programs.

use std::sync::LazyLock;

use serde_json::{Value, json};

use super::{BOARD_COUNTS, CUBE_COUNTS, answers, said, wayhome};

const PUZZLES: [&str; 3] = ["magic-board", "magic-board-c", "special-cube"];

/// What `info` writes for people and for programs, of each puzzle.
static INFO: LazyLock<[(String, Value); 3]> = LazyLock::new(|| {
    PUZZLES.map(|puzzle| {
        let for_programs = said(&["info", puzzle, "--json"]);
        let facts = serde_json::from_str(&for_programs).unwrap();
        (said(&["info", puzzle]), facts)
    })
});

/// The depth counts among the facts of a puzzle.
fn depth_counts(facts: &Value) -> Vec<u64> {
    let counts = facts["depth_counts"].as_array().unwrap();
    counts.iter().map(|count| count.as_u64().unwrap()).collect()
}

#[test]
fn the_puzzles_are_listed_in_a_table() {
    let expected = "\
name           states  moves  God's number  table bytes  title
magic-board     40320      3            22       120960  Magic board (魔板)
magic-board-c   40320      3            22       120960  Magic board C (魔板C)
special-cube     5670      6             7        11340  Special 2x2 cube
";
    answers(&["puzzles"], expected);
}

#[test]
fn the_puzzles_are_listed_for_programs() {
    let list: Value = serde_json::from_str(&said(&["puzzles", "--json"])).unwrap();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), PUZZLES.len());
    for (puzzle, (_, facts)) in list.iter().zip(INFO.iter()) {
        assert_eq!(puzzle["name"], facts["name"]);
        assert_eq!(puzzle["title"], facts["title"]);
        assert_eq!(puzzle["states"], facts["states"]);
        assert_eq!(facts["states_exact"], facts["states"].to_string());
        assert_eq!(facts["not_searched"], Value::Null);
        assert_eq!(puzzle["moves"], facts["moves"].as_array().unwrap().len());
        assert_eq!(puzzle["gods_number"], facts["gods_number"]);
        assert_eq!(puzzle["table_bytes"], facts["table_bytes"]);
        assert_eq!(puzzle.as_object().unwrap().len(), 6);
    }
}

#[test]
fn the_facts_for_programs_are_the_known_figures() {
    let [board, board_c, cube] = INFO.each_ref().map(|(_, facts)| facts);
    assert_eq!(depth_counts(board), BOARD_COUNTS);
    assert_eq!(board["name"], "magic-board");
    assert_eq!(board["states"], 40_320);
    assert_eq!(board["gods_number"], 22);
    assert_eq!(board["moves"], json!(["A", "B", "C"]));
    assert_eq!(board["goals"], json!(["1 2 3 4 5 6 7 8"]));
    assert_eq!(board["table_bytes"], 120_960);

    assert_eq!(depth_counts(board_c)[21..], [83, 1]);
    assert_eq!(depth_counts(board_c).iter().sum::<u64>(), 40_320);
    assert_eq!(board_c["name"], "magic-board-c");
    assert_eq!(board_c["gods_number"], 22);

    assert_eq!(depth_counts(cube), CUBE_COUNTS);
    assert_eq!(cube["name"], "special-cube");
    assert_eq!(cube["states"], 5_670);
    assert_eq!(cube["gods_number"], 7);
    assert_eq!(cube["moves"], json!(["DL", "DR", "RU", "RD", "C", "CC"]));
    assert_eq!(cube["labels"], json!(["0", "1"]));
    assert_eq!(cube["goals"].as_array().unwrap().len(), 6);
    assert_eq!(cube["cells"].as_array().unwrap().len(), 24);
}

#[test]
fn the_hardest_states_are_as_far_from_a_goal_as_is_said() {
    for (puzzle, (shown, facts)) in PUZZLES.iter().zip(INFO.iter()) {
        let hardest = facts["hardest"].as_array().unwrap();
        let hardest: Vec<_> = hardest.iter().map(|s| s.as_str().unwrap()).collect();
        assert_eq!(Some(&(hardest.len() as u64)), depth_counts(facts).last());
        let arguments = ["path", "--puzzle", puzzle, "--from", "-"];
        let (stdout, _, code) = wayhome(&arguments, hardest.join("\n"));
        let length = format!("{} ", facts["gods_number"]);
        assert!(
            stdout.lines().all(|line| line.starts_with(&length)),
            "{stdout}"
        );
        assert_eq!((stdout.lines().count(), code), (hardest.len(), 0));
        let listed = said(&["info", puzzle, "--hardest"]);
        assert_eq!(listed.lines().collect::<Vec<_>>(), hardest);
        let listed = said(&["info", puzzle, "--hardest", "--json"]);
        let listed: serde_json::Value = serde_json::from_str(&listed).unwrap();
        assert_eq!(listed, facts["hardest"]);
        // People are shown the same.
        let (_, shown) = shown.split_once("\nhardest: ").unwrap();
        let shown = shown
            .lines()
            .skip(1)
            .take_while(|line| line.starts_with(' '));
        assert_eq!(shown.map(str::trim).collect::<Vec<_>>(), hardest);
    }
}

#[test]
fn the_hardest_targets_are_those_that_the_judges_know() {
    for (puzzle, (shown, facts)) in PUZZLES.iter().zip(INFO.iter()) {
        let targets = facts["hardest_targets"].as_array().unwrap();
        let mut targets: Vec<_> = targets.iter().map(|s| s.as_str().unwrap()).collect();
        if *puzzle == "special-cube" {
            assert!(targets.is_empty() && !shown.contains("hardest targets"));
            continue;
        }
        let arguments = ["path", "--puzzle", puzzle, "--to", "-"];
        let (stdout, _, code) = wayhome(&arguments, targets.join("\n"));
        assert!(
            stdout.lines().all(|line| line.starts_with("22 ")),
            "{stdout}"
        );
        assert_eq!((stdout.lines().count(), code), (targets.len(), 0));
        let (_, shown) = shown.split_once("\nhardest targets: ").unwrap();
        let shown = shown.lines().skip(1).map(str::trim);
        assert_eq!(shown.collect::<Vec<_>>(), targets);
        if *puzzle == "magic-board" {
            targets.sort_unstable();
            let known = ["43125678", "45276183", "61832745", "83214765", "87214356"];
            let glued: Vec<_> = targets
                .iter()
                .map(|target| target.replace(' ', ""))
                .collect();
            assert_eq!(glued, known);
        } else {
            assert_eq!(targets.len(), 1);
        }
    }
}

#[test]
fn the_moves_are_shown_as_cycles() {
    let (shown, facts) = &INFO[0];
    let cycles = ["(1 8)(2 7)(3 6)(4 5)", "(1 2 3 4)(5 8 7 6)", "(2 3 6 7)"];
    assert_eq!(facts["cycles"], serde_json::json!(cycles));
    for (name, cycles) in ["A", "B", "C"].iter().zip(cycles) {
        assert!(
            shown.contains(&format!("\n              {name}  {cycles}\n")),
            "{shown}"
        );
    }
}

#[test]
fn the_facts_for_people_are_drawn_without_colour_in_a_pipe() {
    let heads = [
        "Magic board (魔板)",
        "Magic board C (魔板C)",
        "Special 2x2 cube",
    ];
    let bars = [23, 23, 8];
    for (number, (shown, facts)) in INFO.iter().enumerate() {
        assert!(!shown.contains('\x1b'), "{shown:?}");
        let head = format!("{}  {}\n\n", PUZZLES[number], heads[number]);
        assert!(shown.starts_with(&head), "{shown}");
        assert!(
            shown.ends_with('\n') && !shown.ends_with("\n\n"),
            "{shown:?}"
        );
        let is_bar = |c: char| ('\u{2588}'..='\u{258f}').contains(&c);
        let barred: Vec<_> = shown
            .lines()
            .filter(|line| line.ends_with(is_bar))
            .collect();
        assert_eq!(barred.len(), bars[number], "{shown}");
        for (depth, (line, count)) in barred.iter().zip(depth_counts(facts)).enumerate() {
            let words: Vec<_> = line.split_whitespace().collect();
            assert_eq!(words[..2], [depth.to_string(), count.to_string()], "{line}");
            assert!(line.chars().count() <= 80, "{line}");
        }
        for line in shown.lines() {
            assert_eq!(line, line.trim_end(), "a trailing blank");
        }
        for fact in [
            "states",
            "gods_number",
            "table_bytes",
            "image_bytes",
            "encoding",
            "digest",
        ] {
            let fact = facts[fact].to_string();
            assert!(shown.contains(fact.trim_matches('"')), "{fact}");
        }
    }
    assert_eq!(said(&["info"]), INFO[0].0);
}

#[test]
fn one_state_is_not_told_as_many() {
    let (shown, _) = &INFO[1];
    let (_, hardest) = shown.split_once("\nhardest: ").unwrap();
    assert!(!hardest.starts_with("1 states are"), "{hardest}");
}
