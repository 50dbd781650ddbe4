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
    // Some bytes more or less do not count.
    let few = generate("cells = '0 1 2 3 4'\nmoves.A = '(0 1 2 3 4)'\nmoves.B = '(1 2 4 3)'");
    assert_eq!(
        few.reason(),
        "lehmer, which is simpler at run time: it takes 120 bytes and chain 72"
    );
    // Of 12! permutations 95,040 are reachable, those of M12.
    let many = generate(
        "cells = '1 2 3 4 5 6 7 8 9 10 11 12'
        moves.A = '(1 2 3 4 5 6 7 8 9 10 11)'
        moves.B = '(3 7 11 8)(4 10 5 6)'
        moves.C = '(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)'",
    );
    assert_eq!(
        many.reason(),
        "chain, since it takes 285733 bytes and lehmer 1916006400 and coordinates 958003281"
    );
    // Sixteen cells that only go round are one piece that turns.
    let cells = words(1..=16);
    let ring = generate(&format!("cells = '{cells}'\nmoves.A = '({cells})'"));
    assert_eq!(
        ring.reason(),
        "coordinates, since each slot has a state: 16 cells are 1 places of 1 family"
    );
    let repeated =
        generate("cells = '1 2 3 4'\ngoals = ['0011']\nmoves.A = '(1 2 3 4)'\nmoves.B = '(1 2)'");
    assert_eq!(
        repeated.reason(),
        "coordinates, since each slot has a state: 4 cells are 4 places of 1 family"
    );
}

/// A hash is for labels that repeat and for guards alone.
#[test]
fn a_hash_is_taken_where_few_arrangements_can_be_reached() {
    let cells = words(1..=12);
    let text = |goal: &str| {
        format!(
            "cells = '{cells}'
            goals = ['{goal}']
            moves.A = '(1 2 3 4 5 6 7 8 9 10 11)'
            moves.B = '(3 7 11 8)(4 10 5 6)'
            moves.C = '(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)'"
        )
    };
    // All but one label differ: 12! / 2 arrangements, of which M12 makes 95,040.
    let repeated = generate(&text("a a b c d e f g h i j k"));
    assert!(
        repeated.reason().starts_with("hash, since it takes 3"),
        "{}",
        repeated.reason()
    );
    let different = generate(&text("a b c d e f g h i j k l"));
    assert!(different.reason().starts_with("chain, "));
}

#[test]
fn the_index_that_is_asked_for_is_taken() {
    let text = "cells = '1 2 3 4'\nmoves.A = '4 1 2 3'\nmoves.B = '(1 2)'";
    for (kind, name, slots) in [
        (IndexKind::Lehmer, "lehmer", 24),
        (IndexKind::Coordinates, "coordinates", 24),
        (IndexKind::Chain, "chain", 24),
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
            "the index lehmer has 479,001,600 slots for 12 states, expected at most 5,000,000 (`max-states`)",
        ),
    ] {
        let error = lehmer.generate(&definition(&text));
        let error = error.expect_err("the index does not fit");
        assert_eq!((error.line(), error.column()), (Some(3), Some(1)));
        assert_eq!(error.sentence(), sentence);
    }
}
