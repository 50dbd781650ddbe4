//! Moves that are made of others: against arithmetic of orientations, and counts by a plain search.

use std::collections::HashSet;

use proptest::prelude::*;
use wayhome_engine::definition::{DefinedMove, Definition, Metric, Reading};
use wayhome_engine::generate::Generator;

use crate::{Row, make, read, shown, written};

const SEQUENCE: &str = include_str!("sequence.tws");

/// A ring of three and a swap, to which each test adds lines.
const RING: &str = "Set T 4 1\nSolved\nEnd\nMove L\nT\n2 3 1 4\nEnd\nMove S\nT\n1 2 4 3\nEnd\n";

fn names(definition: &Definition) -> Vec<&str> {
    definition.moves().iter().map(DefinedMove::name).collect()
}

/// The labels, 1 to 4 as they are written, after a move of the ring's goal.
fn after(lines: &str, name: &str) -> String {
    let definition = read(format!("{RING}{lines}"), Metric::AsWritten);
    let step = definition.moves().iter().find(|step| step.name() == name);
    let state = make(step.expect(name), &definition.goals()[0]);
    shown(&definition, &state)
}

/// How many states are at each distance, by moves of the six pieces of `sequence.tws` that are written
/// down here once more: `L` turns the first three, `F` turns the ring over, and `R` is `F L F`.
fn counts(steps: &[&str]) -> Vec<u64> {
    let turn = |[a, b, c, d, e, f]: [u8; 6], step: char| {
        if step == 'L' {
            [b, c, a, d, e, f]
        } else {
            [f, e, d, c, b, a]
        }
    };
    let mut seen = HashSet::from([[1, 2, 3, 4, 5, 6]]);
    let mut layer: Vec<_> = seen.iter().copied().collect();
    let mut counts = Vec::new();
    while !layer.is_empty() {
        counts.push(layer.len() as u64);
        let after = layer
            .iter()
            .flat_map(|state| steps.iter().map(|step| step.chars().fold(*state, turn)));
        let after: Vec<_> = after.collect();
        layer = after
            .into_iter()
            .filter(|state| seen.insert(*state))
            .collect();
    }
    counts
}

#[test]
fn a_sequence_has_the_published_counts() {
    let reading = |metric, without| {
        let reading = Reading::new().metric(metric).without_rotations(without);
        let definition = reading.parse("sequence", "sequence.tws", SEQUENCE.as_bytes());
        definition.unwrap_or_else(|error| panic!("{error}"))
    };
    for (metric, without, published, plain) in [
        (
            Metric::AsWritten,
            false,
            &[1, 3, 5, 5, 3, 1][..],
            &["FLF", "L", "F"][..],
        ),
        (
            Metric::HalfTurn,
            false,
            &[1, 5, 8, 4],
            &["FLF", "FLLF", "L", "LL", "F"],
        ),
        (Metric::AsWritten, true, &[1, 2, 3, 2, 1], &["FLF", "L"]),
        (
            Metric::HalfTurn,
            true,
            &[1, 4, 4],
            &["FLF", "FLLF", "L", "LL"],
        ),
    ] {
        let definition = reading(metric, without);
        let counted = Generator::new().count(&definition);
        let counted = counted.expect("the puzzle is small");
        assert_eq!(counted.depth_counts(), published);
        // The moves undo themselves two or three times on, so both directions have the same counts.
        assert_eq!(counts(plain), published);
    }
    let definition = reading(Metric::AsWritten, false);
    assert_eq!(names(&definition), ["R", "L", "Fv"]);
}

#[test]
fn the_moves_are_made_one_after_the_other() {
    // The first brings piece 2 to place 1; the other exchanges what is in the places 3 and 4 then.
    assert_eq!(after("MoveSequence A L S", "A"), "2 3 4 1");
    assert_eq!(after("MoveSequence A S L", "A"), "2 4 1 3");
    assert_eq!(after("MoveSequence A L L S L", "A"), "1 4 3 2");
    assert_eq!(after("MoveSequence A L", "A"), "2 3 1 4");
}

#[test]
fn commas_part_moves_as_blanks_do() {
    for lines in [
        "L S S",
        "L,S,S",
        "L, S ,S",
        ",L,,S,S,",
        "L\tS  S # a comment",
    ] {
        assert_eq!(after(&format!("MoveSequence A {lines}\n"), "A"), "2 3 1 4");
    }
}

#[test]
fn parts_can_be_powers_as_twsearch_writes_them() {
    for (part, expected) in [
        ("L2", "3 1 2 4"),
        ("L'", "3 1 2 4"),
        ("L3", "1 2 3 4"),
        ("L2'", "2 3 1 4"),
        ("L100'", "3 1 2 4"),
        ("L999999", "1 2 3 4"),
        ("S'", "1 2 4 3"),
        ("S2", "1 2 3 4"),
    ] {
        assert_eq!(after(&format!("MoveSequence A {part}\n"), "A"), expected);
        // So can those of sequences and of other names.
        let lines = format!("MoveSequence A B{}\nMoveAlias B {}", &part[1..], &part[..1]);
        assert_eq!(after(&lines, "A"), expected);
        let lines = format!(
            "MoveSequence B {}\nMoveSequence A B{}",
            &part[..1],
            &part[1..]
        );
        assert_eq!(after(&lines, "A"), expected);
    }
}

#[test]
fn a_name_that_is_there_is_no_power_of_another() {
    let other = "Move L2\nT\n1 3 2 4\nEnd\nMove S'\nT\n4 2 3 1\nEnd\n";
    assert_eq!(after(&format!("{other}MoveSequence A L2"), "A"), "1 3 2 4");
    assert_eq!(after(&format!("{other}MoveSequence A S'"), "A"), "4 2 3 1");
    assert_eq!(after(&format!("{other}MoveSequence A S''"), "A"), "4 2 3 1");
    // `L2` undone is what is meant, and not `L` undone twice.
    assert_eq!(after(&format!("{other}MoveSequence A L2'"), "A"), "1 3 2 4");
    assert_eq!(after(&format!("{other}MoveSequence A S2"), "A"), "1 2 3 4");
}

#[test]
fn another_name_is_no_move() {
    let lines = "MoveAlias Left L\nMoveSequence A Left Left\nMoveAlias x S\nMoveAlias Twice A\n";
    let definition = read(format!("{RING}{lines}"), Metric::AsWritten);
    assert_eq!(names(&definition), ["L", "S", "A"]);
    assert_eq!(after(lines, "A"), "3 1 2 4");
    assert!(definition.remarks().is_empty());
}

#[test]
fn the_order_of_the_file_is_that_of_the_moves() {
    let (set, moves) = RING.split_at(RING.find("Move").expect("it has moves"));
    let lines = "MoveSequence A B S\nMoveSequence B L L\nMoveAlias C B\n";
    let first = read(format!("{set}{lines}{moves}"), Metric::AsWritten);
    assert_eq!(names(&first), ["A", "B", "L", "S"]);
    let last = read(format!("{set}{moves}{lines}"), Metric::AsWritten);
    assert_eq!(names(&last), ["L", "S", "A", "B"]);
    assert_eq!(first.moves()[..2], last.moves()[2..]);
    // They name moves alone, so they need no goal in front of them.
    let set = "Set T 4 1\n";
    let before = read(
        RING.replace(set, &format!("{set}{lines}")),
        Metric::AsWritten,
    );
    assert_eq!(before.moves(), first.moves());
}

#[test]
fn a_metric_adds_the_powers_of_sequences() {
    let text = format!("{RING}MoveSequence A L S L\nMoveSequence B L'\n");
    let definition = read(&text, Metric::HalfTurn);
    assert_eq!(names(&definition), ["L", "S", "A", "A2", "A'", "B"]);
    let definition = read(text, Metric::QuarterTurn);
    assert_eq!(names(&definition), ["L", "S", "A", "A'", "B"]);
}

#[test]
fn a_sequence_that_moves_nothing_is_remarked_as_any_move_is() {
    let text = format!("{RING}MoveSequence A L L L\nMoveSequence B L2 L2\n");
    let remarks = [
        "the move `A` moves nothing",
        "the move `B` does the same as `L`",
    ];
    assert_eq!(read(text, Metric::AsWritten).remarks(), remarks);
}

/// Two moves, a goal, and for each of some sequences the moves, with how often and whether back.
type Made = (usize, Vec<Row>, Vec<Vec<(usize, usize, bool)>>);

fn made() -> impl Strategy<Value = Made> {
    (1..=5usize, 1..=4usize).prop_flat_map(|(places, orientations)| {
        let permutation = Just((0..places).collect::<Vec<_>>()).prop_shuffle();
        let turns = prop::collection::vec(0..orientations, places);
        let row = (permutation, turns)
            .prop_map(|(places, turns)| places.into_iter().zip(turns).collect::<Vec<_>>());
        // A sequence has parts that stand in front of it, the moves 0 and 1 among them.
        let parts = prop::collection::vec((0..8usize, 1..5usize, any::<bool>()), 1..5);
        let sequences = prop::collection::vec(parts, 1..5);
        (Just(orientations), prop::collection::vec(row, 3), sequences)
    })
}

/// The pieces after a move, each of which is turned by what stands at the place that it comes from.
fn turn(count: usize, step: &Row, state: &Row) -> Row {
    let after = step.iter().map(|(from, _)| {
        let (piece, orientation) = state[*from];
        (piece, (orientation + step[*from].1) % count)
    });
    after.collect()
}

/// The pieces before a move: those that it brings round to these.
fn undo(count: usize, step: &dyn Fn(Row) -> Row, state: &Row) -> Row {
    let mut before = state.clone();
    for _ in 0..100_000 {
        let after = step(before.clone());
        if after == *state {
            return before;
        }
        before = after;
    }
    panic!("a move of {count} orientations does not come round");
}

/// The pieces after the move or sequence with this number.
fn follow(made: &Made, number: usize, state: Row) -> Row {
    let (count, rows, sequences) = made;
    if number < 2 {
        return turn(*count, &rows[number], &state);
    }
    let mut state = state;
    for (part, times, is_back) in &sequences[number - 2] {
        let step = |state| follow(made, part % number, state);
        for _ in 0..*times {
            state = if *is_back {
                undo(*count, &step, &state)
            } else {
                step(state)
            };
        }
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn sequences_do_what_their_moves_do(made in made(), is_first in any::<bool>()) {
        let (count, rows, sequences) = &made;
        let lines = sequences.iter().enumerate().map(|(at, parts)| {
            let number = at + 2;
            let parts = parts.iter().map(|(part, times, is_back)| {
                let times = if *times == 1 { String::new() } else { times.to_string() };
                format!(" m{}.{times}{}", part % number, if *is_back { "'" } else { "" })
            });
            format!("MoveSequence m{number}.{}\n", parts.collect::<String>())
        });
        let lines: String = lines.collect();
        let moves = [0, 1].map(|at| format!("Move m{at}.\n{}End\n", written(&rows[at]))).concat();
        let moves = if is_first { format!("{lines}{moves}") } else { format!("{moves}{lines}") };
        let text = |goal: &Row| {
            let set = format!("Set T {} {count}\nSolved\n{}End\n", goal.len(), written(goal));
            read(format!("{set}{moves}"), Metric::AsWritten)
        };
        let before = text(&rows[2]);
        for step in before.moves() {
            let number = step.name()[1..].trim_end_matches('.').parse().expect("a number");
            let expected = text(&follow(&made, number, rows[2].clone()));
            let found = make(step, &before.goals()[0]);
            prop_assert_eq!(shown(&before, &found), shown(&expected, &expected.goals()[0]), "{}", moves);
        }
    }
}
