//! What is shown to people and to programs.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::{WAY_OUT, cells, info, said_in, with};
use crate::{program, run};

/// All arrangements of sixteen tiles.
const SIXTEEN: &str = "\
title = 'Sixteen tiles'
cells = '''
 1  2  3  4
 5  6  7  8
 9 10 11 12
13 14 15 16
'''
[moves]
turn = '(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)'
swap = '(1 2)'
";

/// Thirteen labels each of two kinds: 26 over 13 states.
const COLOURS: &str = "\
cells = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'
goals = ['0000000000000 1111111111111']
[moves]
turn = '(a b c d e f g h i j k l m n o p q r s t u v w x y z)'
swap = '(m n)'
";

#[test]
fn people_are_told_all_that_is_known() {
    let expected = "\
sixteen  Sixteen tiles

 1  2  3  4
 5  6  7  8
 9 10 11 12
13 14 15 16

order         1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
states        20,922,789,888,000
moves         2
              turn  (1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
              swap  (1 2)
goals         1
not searched  the moves reach 20,922,789,888,000 states, expected at most 1,000,000,000 (`max-states`)
";
    let directory = with("sixteen.toml", SIXTEEN);
    for arguments in [
        &["info", "sixteen.toml"][..],
        &["info", "--puzzle", "sixteen.toml"],
        &["info", "sixteen.toml", "--verbose"],
        &["info", "sixteen.toml", "--metric", "as-written"],
    ] {
        assert_eq!(said_in(directory.path(), arguments), expected);
    }
}

#[test]
fn programs_are_told_the_same() {
    let expected = r#"{
  "name": "twelve",
  "title": "Twelve letters",
  "cells": [
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g",
    "h",
    "i",
    "j",
    "k",
    "l"
  ],
  "labels": [
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g",
    "h",
    "i",
    "j",
    "k",
    "l"
  ],
  "moves": [
    "turn",
    "swap",
    "back"
  ],
  "cycles": [
    "(a b c d e f g h i j k l)",
    "(a b)",
    "(a l k j i h g f e d c b)"
  ],
  "goals": [
    "a b c d e f g h i j k l",
    "b a c d e f g h i j k l"
  ],
  "states": null,
  "states_exact": "479001600",
  "not_searched": "the moves reach 479,001,600 states, expected at most 5,000,000 (`max-states`); where `wayhome build` can make its table, give that with `--table`",
  "gods_number": null,
  "depth_counts": null,
  "hardest": null,
  "hardest_targets": null,
  "index": null,
  "encoding": null,
  "table_bytes": null,
  "image_bytes": null,
  "digest": "028374968b7da3d1",
  "checksum": null
}
"#;
    let text = "
        title = 'Twelve letters'
        cells = 'a b c d e f g h i j k l'
        goals = ['abcdefghijkl', 'bacdefghijkl']
        moves.turn = '(a b c d e f g h i j k l)'
        moves.swap = '(a b)'
        moves.back = '(l k j i h g f e d c b a)'
    ";
    let directory = with("twelve.toml", text);
    for arguments in [
        &["info", "twelve.toml", "--json"][..],
        &["info", "--json", "--puzzle", "twelve.toml"],
        &["info", "twelve.toml", "--json", "--verbose"],
    ] {
        assert_eq!(said_in(directory.path(), arguments), expected);
    }
}

/// The digest is that of the puzzle, and so that of its table.
#[test]
fn keys_and_digest_are_those_of_the_puzzle_with_a_table() {
    // Wheels that turn alone: as many states as the product of their cells.
    let mut text = format!("cells = '{}'\n", cells(1, 83));
    let mut first = 1;
    for wheel in [7, 11, 13, 16, 17, 19] {
        let _ = writeln!(text, "moves.w{wheel} = '({})'", cells(first, wheel));
        first += wheel;
    }
    let directory = with("wheels.toml", &text);
    let directory = directory.path();
    assert_eq!(said_in(directory, &["build", "wheels.toml"]), "");
    let [without, with] = ["wheels.toml", "wheels.wayhome"].map(|file| {
        let facts = said_in(directory, &["info", file, "--json"]);
        serde_json::from_str::<Value>(&facts).unwrap()
    });
    let keys = |facts: &Value| {
        let keys = facts.as_object().unwrap().keys();
        keys.cloned().collect::<Vec<_>>()
    };
    assert_eq!(keys(&without), keys(&with));
    for key in [
        "name",
        "title",
        "cells",
        "labels",
        "moves",
        "cycles",
        "goals",
        "states_exact",
        "digest",
    ] {
        assert!(!without[key].is_null(), "{key}");
        assert_eq!(without[key], with[key], "{key}");
    }
    assert_eq!(with["states_exact"], "5173168");
    assert_eq!(with["states"], 5_173_168);
    assert_eq!(without["states"], Value::Null);
    assert_eq!(with["not_searched"], Value::Null);
}

#[test]
fn where_labels_repeat_the_number_is_not_known() {
    let directory = with("colours.toml", COLOURS);
    let expected = format!(
        "\
colours  colours

0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1

order         a b c d e f g h i j k l m n o p q r s t u v w x y z
states        not known before a search
moves         2
              turn  (a b c d e f g h i j k l m n o p q r s t u v w x y z)
              swap  (m n)
goals         1
not searched  the index coordinates has 10,400,600 slots and the moves may reach as many states, expected \
at most 5,000,000 (`max-states`); the index hash counts only those that they do reach{WAY_OUT}
"
    );
    let told = said_in(directory.path(), &["info", "colours.toml"]);
    assert_eq!(told, expected);
    let (_, not_searched, facts) = info(COLOURS);
    assert_eq!(facts["states"], Value::Null);
    assert_eq!(facts["states_exact"], Value::Null);
    assert_eq!(facts["labels"], json!(["0", "1"]));
    assert_eq!(facts["not_searched"], not_searched.unwrap());
}

#[test]
fn where_moves_have_guards_their_cases_are_shown() {
    // Fifteen tiles and a gap, which changes places with a neighbour.
    let moves =
        [('u', 4, 12), ('d', -4, 12), ('l', 1, 12), ('r', -1, 12)].map(|(name, by, count)| {
            let gaps = (0..16).filter(|gap| match name {
                'l' => gap % 4 < 3,
                'r' => gap % 4 > 0,
                _ => (0..16).contains(&(gap + by)),
            });
            let cases = gaps.map(|gap: i32| {
                let tile = gap + by;
                format!("{{ when = '{gap} = _', then = '({gap} {tile})' }}")
            });
            let cases: Vec<_> = cases.collect();
            assert_eq!(cases.len(), count);
            format!("{name} = [{}]\n", cases.join(", "))
        });
    let text = format!(
        "cells = '{}'\ngoals = ['abcdefghijklmno_']\n[moves]\n{}",
        cells(0, 16),
        moves.concat()
    );
    let (states, not_searched, facts) = info(&text);
    assert_eq!(states, "not known before a search");
    assert_eq!(
        not_searched.unwrap(),
        "the index coordinates has 10,461,394,944,000 slots and the moves may reach as many states, expected \
         at most 1,000,000,000 (`max-states`); the index hash counts only those that they do reach"
    );
    assert_eq!(facts["states_exact"], Value::Null);
    assert_eq!(facts["moves"], json!(["u", "d", "l", "r"]));
    assert_eq!(
        facts["cycles"][0][11],
        json!({ "when": "11 = _", "then": "(11 15)" })
    );
    let directory = with("tiles.toml", &text);
    let told = said_in(directory.path(), &["info", "tiles.toml"]);
    let case = "\n              r  where 1 = _: (0 1)\n                 where 2 = _: (1 2)\n";
    assert!(told.contains(case), "{told}");
}

/// What needs a table has none.
#[test]
fn questions_to_a_table_stay_refused() {
    let directory = with("sixteen.toml", SIXTEEN);
    let refused = format!(
        "error: sixteen.toml is too large to be searched for each answer: the moves reach 20,922,789,888,000 \
         states, expected at most 5,000,000 (`max-states`){WAY_OUT}\n"
    );
    for arguments in [
        &["info", "sixteen.toml", "--hardest"][..],
        &["info", "sixteen.toml", "--hardest", "--json", "--verbose"],
        &["path", "--puzzle", "sixteen.toml"],
        &[
            "path",
            "--puzzle",
            "sixteen.toml",
            "--from",
            "nonsense",
            "--json",
        ],
        &["apply", "--puzzle", "sixteen.toml", "turn"],
        &["judge", "usaco", "--puzzle", "sixteen.toml"],
    ] {
        let mut program = program(arguments);
        program.current_dir(directory.path());
        let expected = (String::new(), refused.clone(), 2);
        assert_eq!(run(program, "1 2 3 4 5 6 7 8"), expected, "{arguments:?}");
    }
}
