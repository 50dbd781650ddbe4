//! The metric: which powers of the written moves are moves, their names, and how many there may be.

use wayhome_engine::definition::Definition;

fn definition(text: &str) -> Definition {
    let definition = Definition::parse("puzzle", "puzzle.toml", text.as_bytes());
    definition.expect("the definitions of these tests have no mistake")
}

/// A definition with a metric of its own.
fn with_metric(metric: &str, text: &str) -> String {
    format!("metric = '{metric}'\n{text}")
}

#[test]
fn each_move_is_followed_by_its_powers_that_are_not_there_already() {
    let names = |text: &str| {
        let names = definition(text).moves().to_vec();
        let names: Vec<_> = names.iter().map(|step| step.name().to_string()).collect();
        names.join(" ")
    };
    let moves = "cells = '1 2 3 4 5'\n[moves]\nfour = '(1 2 3 4)'\ntwo = '(1 2)'\n\
                 \"three\" = '(1 2 3)'\nfive = '(1 2 3 4 5)'\nnone = '()'\nback = '(4 3 2 1)'";
    assert_eq!(names(moves), "four two three five none back");
    assert_eq!(
        names(&with_metric("quarter-turn", moves)),
        "four two three three' five five' none back"
    );
    assert_eq!(
        names(&with_metric("half-turn", moves)),
        "four four2 two three three' five five2 five3 five' none back"
    );
    // Apart from this no name has a meaning.
    let free = "cells = '1 2 3 4'\n[moves]\n\"R2'\" = '(1 2 3)'\n前 = '(1 2 3 4)'\nv = '(1 2)'";
    let free = free.replace('前', "'前'");
    assert_eq!(
        names(&with_metric("half-turn", &free)),
        "R2' R2'' 前 前2 前' v"
    );
}

#[test]
fn a_move_with_too_many_powers_is_a_mistake_at_once() {
    // The cycles of 2, 3, 5, 7, 11, 13, 17 and 19 cells come home together after 9,699,690 turns.
    let mut cells = 1..=77u32;
    let cycles = [2, 3, 5, 7, 11, 13, 17, 19].map(|length| {
        let names: Vec<_> = cells
            .by_ref()
            .take(length)
            .map(|cell| cell.to_string())
            .collect();
        format!("({})", names.join(" "))
    });
    let all: Vec<_> = (1..=77u32).map(|cell| cell.to_string()).collect();
    let text = format!(
        "metric = 'half-turn'\ncells = '{}'\nmoves.A = '{}'",
        all.join(" "),
        cycles.concat()
    );
    let error = Definition::parse("puzzle", "puzzle.toml", text.as_bytes());
    let error = error.expect_err("the move has too many powers");
    let sentence = "with the powers up to those of `A` there are more than 255 moves";
    assert_eq!(error.sentence(), sentence);
    assert_eq!((error.line(), error.column()), (Some(3), Some(7)));
}

#[test]
fn the_name_of_a_power_is_not_too_long_either() {
    let name = "A".repeat(255);
    let text = format!("metric = 'quarter-turn'\ncells = '1 2 3'\nmoves.{name} = '3 1 2'");
    let error = Definition::parse("puzzle", "puzzle.toml", text.as_bytes());
    let error = error.expect_err("with its mark the name has 256 bytes");
    let sentence = "expected a name of at most 255 bytes, found 256";
    assert_eq!(error.sentence(), sentence);
}

#[test]
fn powers_and_written_moves_count_together() {
    // X comes home after 255 turns, so it has 254 moves; Y and Z have one each.
    let cells: Vec<_> = (1..=32).map(|cell| cell.to_string()).collect();
    let long = cells[8..25].join(" ");
    let text = format!(
        "metric = 'half-turn'\ncells = '{}'\n[moves]\nX = '(1 2 3)(4 5 6 7 8)({long})'\nY = '(26 27)'",
        cells.join(" ")
    );
    assert_eq!(definition(&text).moves().len(), 255);
    for more in ["Z = '(28 29)'", "Z = '(28 29)'\nA = '(30 31)'"] {
        let text = format!("{text}\n{more}");
        let error = Definition::parse("puzzle", "puzzle.toml", text.as_bytes());
        let error = error.expect_err("there are too many moves");
        let sentence = "with the powers up to those of `Z` there are more than 255 moves";
        assert_eq!(error.sentence(), sentence);
        assert_eq!((error.line(), error.column()), (Some(6), Some(1)));
    }
}
