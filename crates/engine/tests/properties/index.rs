//! Which index a puzzle gets, and that a perfect hash is minimal for any number of states.

use wayhome_engine::generate::{Generated, Generator};
use wayhome_engine::{Image, IndexKind};

use crate::definition;

fn generate(text: &str) -> Generated {
    let generated = Generator::new().generate(&definition(text));
    generated.expect("the puzzle is small")
}

/// Names or labels, parted by blanks.
fn words(words: impl Iterator<Item = impl ToString>) -> String {
    words
        .map(|word| word.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn assert_minimal(text: &str, states: u32) {
    let generated = Generator::new()
        .index(IndexKind::Hash)
        .generate(&definition(text));
    let generated = generated.expect("a hash fits any puzzle");
    let image = Image::from_bytes(generated.image()).expect("the image is sound");
    assert_eq!((image.states(), image.slots()), (states, states));
    assert_eq!(image.index_kind(), IndexKind::Hash);
    Generator::new().verify(&image).expect("the image is sound");
}

#[test]
fn a_hash_of_any_number_of_states_is_minimal() {
    for states in 1..=128u32 {
        // One label goes around.
        let cells = words(0..states);
        let goal = words((0..states).map(|cell| u8::from(cell == 0)));
        let text = format!("cells = '{cells}'\ngoals = ['{goal}']\nmoves.A = '({cells})'");
        assert_minimal(&text, states);
    }
}

#[test]
fn a_hash_of_any_number_of_goals_is_minimal() {
    // Ten cells with five of each label have 252 states, and a move that changes nothing leaves
    // each of them alone.
    let all: Vec<_> = (0..1u32 << 10)
        .filter(|bits| bits.count_ones() == 5)
        .map(|bits| format!("'{bits:010b}'"))
        .collect();
    for states in 1..=200 {
        let goals = all[..states].join(", ");
        let text = format!(
            "cells = '{}'\ngoals = [{goals}]\nmoves.A = '()'",
            words(0..10)
        );
        assert_minimal(&text, states as u32);
    }
}

#[test]
fn the_index_with_the_fewest_bytes_is_taken() {
    // All 24 states are reachable.
    let all = generate("cells = '1 2 3 4'\nmoves.A = '4 1 2 3'\nmoves.B = '(1 2)'");
    assert_eq!(all.reason(), "lehmer, since each slot has a state");
    // Cells that only go round are one piece that turns.
    let ring = generate("cells = '1 2 3 4'\nmoves.A = '4 1 2 3'");
    assert_eq!(
        ring.reason(),
        "coordinates, since each slot has a state: 4 cells are 1 places of 1 family"
    );
    // Of 120 permutations 20 are reachable.
    let few = generate("cells = '0 1 2 3 4'\nmoves.A = '(0 1 2 3 4)'\nmoves.B = '(1 2 4 3)'");
    assert_eq!(few.reason(), "hash, since it takes 45 bytes and lehmer 120");
    let repeated =
        generate("cells = '1 2 3 4'\ngoals = ['0011']\nmoves.A = '(1 2 3 4)'\nmoves.B = '(1 2)'");
    assert_eq!(
        repeated.reason(),
        "coordinates, since each slot has a state: 4 cells are 4 places of 1 family"
    );
}

#[test]
fn the_index_that_is_asked_for_is_taken() {
    let text = "cells = '1 2 3 4'\nmoves.A = '4 1 2 3'\nmoves.B = '(1 2)'";
    for (kind, name, slots) in [
        (IndexKind::Lehmer, "lehmer", 24),
        (IndexKind::Hash, "hash", 24),
    ] {
        let generated = Generator::new().index(kind).generate(&definition(text));
        let generated = generated.expect("the puzzle is small");
        assert_eq!(generated.reason(), format!("{name}, as it was asked for"));
        let image = Image::from_bytes(generated.image()).expect("the image is sound");
        assert_eq!((image.index_kind(), image.slots()), (kind, slots));
    }
}

#[test]
fn an_index_that_does_not_fit_is_a_mistake_of_the_moves() {
    let lehmer = Generator::new()
        .index(IndexKind::Lehmer)
        .max_states(5_000_000);
    let thirteen = words(1..=13);
    let twelve = words(1..=12);
    for (text, sentence) in [
        (
            "cells = '1 2 3'\ngoals = ['001']\nmoves.A = '2 3 1'".to_owned(),
            "the index lehmer needs labels that all differ",
        ),
        (
            format!("cells = '{thirteen}'\n\nmoves.A = '({thirteen})'"),
            "the index lehmer counts the states of at most 12 cells and this puzzle has 13",
        ),
        (
            format!("cells = '{twelve}'\n\nmoves.A = '({twelve})'"),
            "the index lehmer has 479001600 slots, expected at most 5000000 (`max-states`)",
        ),
    ] {
        let error = lehmer.generate(&definition(&text));
        let error = error.expect_err("the index does not fit");
        assert_eq!((error.line(), error.column()), (Some(3), Some(1)));
        assert_eq!(error.sentence(), sentence);
    }
}
