//! Puzzles whose pieces have something that random ones seldom have.

use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;
use wayhome_engine::{Image, IndexKind};

use crate::check::check;

fn read(text: &str) -> Definition {
    let definition = Definition::parse("shape", "shape.toml", text.as_bytes());
    definition.unwrap_or_else(|error| panic!("{error}"))
}

/// Compares all answers with a plain search, and gives back how many slots the index `coordinates` has.
fn slots(text: &str) -> u32 {
    let definition = read(text);
    check(&definition).unwrap_or_else(|difference| panic!("{difference}\n{text}"));
    let generator = Generator::new().index(IndexKind::Coordinates);
    let generated = generator.generate(&definition).expect("the index fits");
    Image::open(generated.image()).map_or(0, |image| image.slots())
}

#[test]
fn families_whose_permutations_are_odd_together_share_half_of_their_slots() {
    let two = "
        cells = 'a b c d e f g h'
        moves.A = '(a b)(e f)'
        moves.B = '(a b c d)(g h)'
        moves.C = '(a b c)'
        moves.D = '(e f g)'
    ";
    assert_eq!(slots(two), 24 * 24 / 2);
    // The first and the last are odd together, and the one in the middle goes its own way.
    let not_neighbours = "
        cells = 'a b c d e f g h i'
        moves.A = '(a b)(g h)'
        moves.B = '(b c)(h i)'
        moves.C = '(d e f)'
        moves.D = '(d e)'
        moves.E = '(g h i)'
    ";
    assert_eq!(slots(not_neighbours), 6 * 6 * 6 / 2);
    // Each is odd with one of the others.
    let three = "
        cells = 'a b c d e f g h i'
        moves.A = '(a b)(d e)'
        moves.B = '(d f)(g i)'
        moves.C = '(g h)(a c)'
        moves.D = '(a b c)'
        moves.E = '(d e f)'
        moves.F = '(g h i)'
    ";
    assert_eq!(slots(three), 6 * 6 * 6 / 2);
}

#[test]
fn pieces_that_show_different_numbers_of_turns_are_counted_kind_by_kind() {
    // Opposite cells travel together. One pair of labels is the same both ways round.
    let text = "
        cells = 'c0 c1 c2 c3 c4'
        goals = ['l0 l1 l1 l1 l0']
        moves.m0 = 'c3 c0 c1 c2 c4'
        moves.m1 = 'c1 c0 c3 c2 c4'
    ";
    assert_eq!(slots(text), 2 * 2);
}

#[test]
fn distances_of_a_hash_do_not_depend_on_how_it_was_chosen() {
    let text = "
        cells = 'c0 c1 c2 c3 c4 c5 c6 c7'
        metric = 'half-turn'
        moves.m0 = 'c0 c1 c3 c2 c5 c6 c7 c4'
    ";
    assert_eq!(slots(text), 2 * 4);
}
