//! Puzzles whose pieces have something that random ones seldom have.

use std::fmt::Write as _;

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

/// Trades of the pieces of two families at once, for so many families of three cells.
fn linked_families(families: usize) -> String {
    let cell = |family: usize, place: usize| format!("{}{}", ["a", "b", "c"][place], family);
    let cells: Vec<_> = (0..families)
        .flat_map(|family| (0..3).map(move |place| cell(family, place)))
        .collect();
    let mut moves = String::new();
    for family in 1..families {
        let (one, other) = (family - 1, family);
        let [a, b] = [cell(one, 0), cell(one, 1)];
        let [c, d] = [cell(other, 1), cell(other, 2)];
        let _ = writeln!(moves, "t{family} = '({a} {b})({c} {d})'");
    }
    let [a, b, c] = [0, 1, 2].map(|place| cell(0, place));
    let _ = writeln!(moves, "u = '({a} {b} {c})'");
    format!("cells = '{}'\n[moves]\n{moves}", cells.join(" "))
}

#[test]
fn a_piece_that_turns_has_no_parity() {
    // The last family has one piece of two cells, which turns: it has no arrangements to tell apart.
    assert_eq!(slots(&linked_families(4)), 6u32.pow(3) * 2);
    let states = read(&linked_families(4));
    let counted = Generator::new().count(&states).expect("it is small");
    assert_eq!(counted.states(), 6u64.pow(3));
}

#[test]
fn families_beyond_the_sixteenth_have_no_parity() {
    for families in [15, 16, 17, 20] {
        // Two pieces of two cells each, one of each colour. Five moves trade the pieces of some families,
        // no two families in the same moves.
        let name = |family: usize| {
            ["a", "A", "b", "B"]
                .map(|cell| format!("{cell}{family}"))
                .join(" ")
        };
        let cells: Vec<_> = (0..families).map(name).collect();
        let labels: Vec<_> = (0..families)
            .map(|family| format!("x{family} x{family} y{family} y{family}"))
            .collect();
        let mut moves = String::new();
        for number in 0..5 {
            let trades = (0..families).filter(|family| (family + 1) >> number & 1 == 1);
            let trades = trades.map(|family| format!("(a{family} b{family})(A{family} B{family})"));
            let trades = trades.collect::<Vec<_>>().concat();
            let _ = writeln!(moves, "m{number} = '(){trades}'");
        }
        let twists = (0..families).map(|family| format!("(a{family} A{family})"));
        let twists = twists.collect::<Vec<_>>().concat();
        let text = format!(
            "cells = '{}'\ngoals = ['{}']\n[moves]\n{moves}twist = '{twists}'",
            cells.join(" "),
            labels.join(" "),
        );
        let expected = if families < 16 {
            16
        } else {
            32 << (families - 16)
        };
        assert_eq!(slots(&text), expected, "{families}");
    }
}

#[test]
fn sums_of_turns_are_kept_to_what_the_moves_keep() {
    // Three wheels of so many cells; the moves turn one forth and another back, by so much.
    for (width, by, kept) in [
        (2, 1, 2),
        (3, 1, 3),
        (4, 1, 4),
        (4, 2, 4),
        (6, 1, 6),
        (6, 2, 6),
        (6, 3, 6),
    ] {
        let wheel = |piece: usize| (0..width).map(move |cell| format!("p{piece}c{cell}"));
        let cells: Vec<_> = (0..3).flat_map(wheel).collect();
        let trade = |one: usize, other: usize| -> String {
            let pairs = wheel(one).zip(wheel(other));
            let pairs = pairs.map(|(one, other)| format!("({one} {other})"));
            pairs.collect::<Vec<_>>().concat()
        };
        // In each cell what was so many cells further on.
        let turned = |piece: usize, by: usize| -> Vec<String> {
            (0..width)
                .map(|cell| format!("p{piece}c{}", (cell + by) % width))
                .collect()
        };
        let turn = [turned(0, by), turned(1, width - by), turned(2, 0)]
            .concat()
            .join(" ");
        let text = format!(
            "cells = '{}'\nmoves.turn = '{turn}'\nmoves.near = '{}'\nmoves.far = '{}'",
            cells.join(" "),
            trade(0, 1),
            trade(1, 2),
        );
        let width = width as u32;
        let (turns, _) = (width.pow(3) / kept, by);
        if by == 1 {
            assert_eq!(slots(&text), 6 * turns, "{width}");
        } else {
            assert!(slots(&text) <= 6 * width.pow(3), "{width} by {by}");
        }
    }
}

#[test]
fn goals_that_no_moves_bring_together_have_blocks_of_their_own() {
    // Two pieces of two cells that only trade: each goal has other pieces turned.
    let text = "
        cells = 'a A b B'
        goals = ['1 0 1 0', '0 1 1 0', '1 1 0 0']
        moves.trade = '(a b)(A B)'
    ";
    assert!(slots(text) >= 1 + 2 + 2);
}

#[test]
fn goals_of_one_block_may_be_in_orbits_of_their_own() {
    // x -> x + 1 and x -> 2x modulo 5 make 20 of 120 permutations.
    let text = "
        cells = '0 1 2 3 4'
        goals = ['a b c d e', 'a b c e d']
        moves.add = '(0 1 2 3 4)'
        moves.double = '(1 2 4 3)'
    ";
    assert_eq!(slots(text), 120);
    let counted = Generator::new().count(&read(text)).expect("it is small");
    assert_eq!(counted.states(), 40);
}

#[test]
fn one_way_moves_lead_to_dead_ends() {
    // From the cell c the label 1 does not come back; a move that is tried first leads there.
    let text = "
        cells = 'a b c d'
        goals = ['1 0 2 3', '1 0 3 2']
        [moves]
        lose = [{ when = 'b = 1', then = '(b c)' }]
        home = [{ when = 'b = 1', then = '(a b)' }]
        out = [{ when = 'a = 1', then = '(a b)' }]
        turn = [{ when = 'a != 1, b != 1, c != 1', then = '(a b c)' }, { when = 'c = 1', then = '(a b)' }]
    ";
    // The cell d keeps its label, which is another in each goal.
    assert_eq!(slots(text), 2 * 6);
}
