//! Depth counts that others have published, for each metric: truth that does not come from our code.

use std::fmt::Write as _;

use wayhome_engine::Image;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

const BOARD: &str = include_str!("../../../data/magic-board.toml");
const CUBE: &str = include_str!("../../../data/special-cube.toml");

fn definition(text: &str) -> Definition {
    let definition = Definition::parse("puzzle", "puzzle.toml", text.as_bytes());
    definition.expect("the definitions of these tests have no mistake")
}

/// Compares how many states there are at each distance from 0.
fn assert_counts(text: &str, expected: &str) {
    let generated = Generator::new().generate(&definition(text));
    let generated = generated.expect("the puzzle is small");
    let image = Image::open(generated.image()).expect("the image is sound");
    let counts: Vec<_> = image
        .depth_counts()
        .map(|count| count.to_string())
        .collect();
    assert_eq!(counts.join(" "), expected);
}

/// A definition with a metric of its own.
fn with_metric(metric: &str, text: &str) -> String {
    format!("metric = '{metric}'\n{text}")
}

#[test]
fn the_magic_board_with_inverses_and_with_all_powers() {
    // Three independent programs agree on these counts.
    assert_counts(
        &with_metric("quarter-turn", BOARD),
        "1 5 14 34 82 188 412 872 1651 2937 4650 6074 7624 7482 5738 2184 322 48 2",
    );
    assert_counts(
        &with_metric("half-turn", BOARD),
        "1 7 24 72 181 403 820 1636 2824 4428 5750 7148 7778 6624 2222 378 24",
    );
}

#[test]
fn the_special_cube_with_half_turns_and_with_three_of_its_moves() {
    // Three independent programs agree on these counts.
    let counts = "6 36 192 1062 2946 1428";
    assert_counts(&with_metric("half-turn", CUBE), counts);
    assert_counts(&with_metric("half-turn", &without_inverses()), counts);
    let counts = "6 24 108 444 1440 2760 882 6";
    assert_counts(&with_metric("quarter-turn", CUBE), counts);
    assert_counts(&with_metric("quarter-turn", &without_inverses()), counts);
    assert_counts(&without_inverses(), "6 12 36 108 293 756 1586 1993 832 48");
}

/// The special cube with DL, RU and C alone.
fn without_inverses() -> String {
    let is_inverse = |line: &&str| ["DR", "RD", "CC"].iter().any(|name| line.starts_with(name));
    let lines: Vec<_> = CUBE.lines().filter(|line| !is_inverse(line)).collect();
    assert_eq!(lines.len() + 3, CUBE.lines().count());
    lines.join("\n")
}

#[test]
fn topspin_of_eight_tiles_that_turns_four() {
    // CayleyPy's growth tables of TopSpin, n = 8 and k = 4.
    let text = "cells = '1 2 3 4 5 6 7 8'\nmetric = 'quarter-turn'\n[moves]\n\
                L = '2 3 4 5 6 7 8 1'\nF = '4 3 2 1 5 6 7 8'";
    assert_counts(
        text,
        "1 3 6 12 23 44 85 148 244 389 621 996 1584 2484 3764 5452 6968 7138 6292 3036 848 166 16",
    );
}

#[test]
fn eight_pancakes() {
    // OEIS A092113. A flip undoes itself, so no metric adds a move.
    let mut text = "cells = '1 2 3 4 5 6 7 8'\n[moves]\n".to_string();
    for flipped in 2..=8u8 {
        let places = (1..=flipped).rev().chain(flipped + 1..=8);
        let places: Vec<_> = places.map(|place| place.to_string()).collect();
        writeln!(text, "F{flipped} = '{}'", places.join(" ")).expect("memory can be written to");
    }
    for metric in ["as-written", "quarter-turn", "half-turn"] {
        let text = with_metric(metric, &text);
        assert_counts(&text, "1 7 42 251 1191 4281 10561 15011 8520 455");
    }
}

#[test]
fn five_burnt_pancakes() {
    // CayleyPy's growth tables of burnt pancakes. Each pancake is two cells, its upper and its lower
    // side, and a flip exchanges them.
    let mut text = "cells = 'u1 d1 u2 d2 u3 d3 u4 d4 u5 d5'\n[moves]\n".to_string();
    for flipped in 1..=5u8 {
        let flip = (1..=flipped)
            .rev()
            .map(|place| format!("d{place} u{place}"));
        let stay = (flipped + 1..=5).map(|place| format!("u{place} d{place}"));
        let places: Vec<_> = flip.chain(stay).collect();
        writeln!(text, "F{flipped} = '{}'", places.join(" ")).expect("memory can be written to");
    }
    assert_counts(&text, "1 5 20 80 280 680 1214 1127 389 40 4");
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
