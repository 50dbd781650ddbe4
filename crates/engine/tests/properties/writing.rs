//! A definition that is written as TOML is the same puzzle, drawn in the same way.

use proptest::prelude::*;
use wayhome_engine::definition::{Definition, Metric, Reading};
use wayhome_engine::generate::Generator;

use crate::puzzles::puzzles;

const REAL: [&str; 3] = [
    include_str!("../../../../data/magic-board.toml"),
    include_str!("../../../../data/magic-board-c.toml"),
    include_str!("../../../../data/special-cube.toml"),
];

/// Drawings in which columns are not as plain as in most.
const DRAWN: [&str; 7] = [
    "  1\n22\n333",
    "1  22 333\n4444  5",
    "\n\n    a\n  bb\n\n c",
    "1,2\t3, 4\n\t5",
    "aaaa b\n   c d",
    "a b c\n  d\nee ff",
    "100 2\n  1 3\n 50",
];

/// Names of which TOML would read some as its own signs.
const STRANGE: &str = r#"
title = "a \" b \\ '''"
cells = '"1" \2 """ 魔 = 6'
goals = ["' = \"\"\" \\ ''' x"]
[moves]
"R'" = "()"
'a"b' = '"1" \2 """ 魔 6 ='
"'\"\\" = '(魔 \2)'
'魔' = [{ when = '= != x, """ = \', then = '()' }]
metric = '(6 =)'
"#;

const SETS: &str = "
Name Two  sets
Set A 3 1
Set BB 2 3
Solved
A
1 1 2
BB
2 1
0 ?
End
Goal
A
2 1 1
BB
1 2
? 2
End
Move A
BB
2 1
0 1
End
Move none
End
Move '
A
2 3 1
End
";

/// Moves made of others, and pieces that are illegal in places.
const MADE: &str = "
Set A 3 2
Set B 3 1
Solved
B
1 1 2
A
1 3 3
0 ? ?
End
Illegal B 1 2
Illegal A 3 1
MoveSequence R x' L2 x
MoveAlias M L
Move L
A
2 3 1
1 0 0
End
Move x
B
2 3 1
End
MoveSequence S M' x'
";

fn read(file: &str, text: &str, metric: Option<Metric>) -> Definition {
    match Reading::new()
        .metric(metric)
        .parse("random", file, text.as_bytes())
    {
        Ok(definition) => definition,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn image(definition: &Definition) -> Vec<u8> {
    let generated = Generator::new().generate(definition);
    generated.expect("the puzzle is small").image().to_vec()
}

/// Writes a definition, reads it again and compares all; the image has the drawing.
fn check(definition: &Definition) {
    let text = definition.to_toml();
    let again = read("again.toml", &text, None);
    assert_eq!(again.title(), definition.title(), "{text}");
    assert_eq!(again.cells(), definition.cells(), "{text}");
    assert_eq!(again.labels(), definition.labels(), "{text}");
    assert_eq!(again.goals(), definition.goals(), "{text}");
    assert_eq!(again.moves(), definition.moves(), "{text}");
    assert_eq!(again.to_toml(), text);
    assert!(image(&again) == image(definition), "{text}");
}

#[test]
fn the_real_definitions() {
    for text in REAL {
        for metric in Metric::ALL {
            check(&read("real.toml", text, Some(metric)));
        }
    }
}

#[test]
fn a_definition_is_written_as_a_person_would() {
    let text = r#"title = "Three"
cells = """
a b
 c
"""
order = "c a b"
goals = ["1 2 2"]
metric = "quarter-turn"

[moves]
turn = "(c a b)"
"R'" = [
  { when = "c = 1, a != 1", then = "(a b)" },
  { when = "a = 1", then = "(c)" },
]
"#;
    assert_eq!(read("three.toml", text, None).to_toml(), text);
}

#[test]
fn names_that_need_quotes_and_moves_that_move_nothing() {
    check(&read("strange.toml", STRANGE, None));
}

#[test]
fn sets_of_pieces() {
    for metric in Metric::ALL {
        check(&read("sets.tws", SETS, Some(metric)));
        check(&read("made.tws", MADE, Some(metric)));
    }
}

#[test]
fn drawings_whose_columns_are_not_plain() {
    for drawn in DRAWN {
        let words = drawn.split(|c: char| c.is_whitespace() || c == ',');
        let cells: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        for width in [1, 2, 3, 6] {
            let labels = 0..cells.len();
            let labels: Vec<_> = labels.map(|label| format!("{label:0width$}")).collect();
            let text = format!(
                "cells = \"\"\"\n{drawn}\"\"\"\ngoals = ['{}']\nmoves.A = '({})'",
                labels.join(" "),
                cells.join(" ")
            );
            check(&read("drawn.toml", &text, None));
        }
    }
}

/// Rows of names of some widths behind gaps of some widths.
fn drawings() -> impl Strategy<Value = Vec<Vec<(usize, usize)>>> {
    let row = prop::collection::vec((1..5usize, 1..4usize), 0..4);
    let drawings = prop::collection::vec(row, 1..4);
    drawings.prop_filter("a puzzle has a cell", |rows| {
        rows.iter().any(|row| !row.is_empty())
    })
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn random_definitions((puzzle, _) in prop_oneof![puzzles("\t"), puzzles(" "), puzzles(",  ")]) {
        check(&read("random.toml", &puzzle.text, None));
    }

    #[test]
    fn random_drawings(rows in drawings(), width in 1..4usize) {
        let mut names = 'a'..;
        let mut row = |row: &Vec<(usize, usize)>| {
            let words = row.iter().map(|(gap, width)| {
                let name = names.next().unwrap_or('z').to_string().repeat(*width);
                format!("{:gap$}{name}", "")
            });
            words.collect::<String>()
        };
        let rows: Vec<_> = rows.iter().map(&mut row).collect();
        let drawn = rows.join("\n");
        let labels = drawn.split_whitespace().map(|name| format!("{:width$}", &name[..1]).replace(' ', "_"));
        let labels: Vec<_> = labels.collect();
        let text = format!(
            "cells = \"\"\"\n{drawn}\n\"\"\"\ngoals = ['{}']\nmoves.A = '()'",
            labels.join(" ")
        );
        check(&read("random.toml", &text, None));
    }
}
