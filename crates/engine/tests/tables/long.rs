//! Long distances, many moves, and puzzles that are as small or as large as can be.

use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, Image, IndexKind};

use crate::check::check;

fn read(text: &str) -> Definition {
    let definition = Definition::parse("long", "long.toml", text.as_bytes());
    definition.unwrap_or_else(|error| panic!("{error}"))
}

fn check_all(text: &str) {
    let definition = read(text);
    check(&definition).unwrap_or_else(|difference| panic!("{difference}\n{text}"));
}

fn words(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<_> = words.map(|word| word.to_string()).collect();
    words.join(" ")
}

/// One move with a cycle of each of these lengths, and its inverse if wanted.
fn wheels(lengths: &[usize], is_undoable: bool) -> String {
    let mut first = 0;
    let cycles = lengths.iter().map(|length| {
        let cells = words(first..first + length);
        first += length;
        format!("({cells})")
    });
    let cycles: String = cycles.collect();
    let metric = if is_undoable {
        "quarter-turn"
    } else {
        "as-written"
    };
    format!(
        "cells = '{}'\nmetric = '{metric}'\nmoves.A = '{cycles}'",
        words(0..first)
    )
}

/// Asks for some of the states on a circle of so many, from which the only way is all round.
fn check_circle(lengths: &[usize], states: u32) {
    let definition = read(&wheels(lengths, false));
    for index in [IndexKind::Coordinates, IndexKind::Chain, IndexKind::Hash] {
        for encoding in Encoding::ALL {
            let generator = Generator::new().index(index).encoding(encoding);
            let generated = generator.generate(&definition).expect("it fits");
            let image = Image::from_bytes(generated.image()).expect("it is sound");
            assert_eq!((image.states(), image.gods_number()), (states, states - 1));
            assert!(image.depth_counts().all(|count| count == 1));
            let mut state = image.puzzle().goal().to_vec();
            for made in 1..=states {
                let step = image.puzzle().moves().get(0).expect("there is a move");
                state = step.apply(&state).expect("it has no guard").to_vec();
                if [1, states - 256, states - 255, states - 254, states - 1].contains(&made) {
                    let path = image.path(&state).expect("it is on the circle");
                    assert_eq!(path.len() as u32, states - made, "{index} {encoding}");
                    assert_eq!(path.count() as u32, states - made, "{index} {encoding}");
                }
            }
            assert_eq!(state, image.puzzle().goal());
            generator.verify(&image).expect("it is sound");
        }
    }
}

#[test]
fn a_circle_of_more_states_than_a_byte_can_count() {
    check_circle(&[3, 5, 7, 11], 1_155);
}

#[test]
fn a_circle_of_more_states_than_two_bytes_can_count() {
    check_circle(&[5, 7, 11, 13, 16], 80_080);
}

#[test]
fn circles_at_the_edge_of_what_a_byte_can_say() {
    for lengths in [
        &[125, 2][..],
        &[3, 5, 17],
        &[16, 16],
        &[128],
        &[127],
        &[4, 64],
    ] {
        check_all(&wheels(lengths, false));
        check_all(&wheels(lengths, true));
    }
    // 253 and 256 states.
    check_all(&wheels(&[11, 23], false));
    check_all(&wheels(&[11, 23], true));
}

#[test]
fn a_single_cell_and_a_single_move() {
    check_all("cells = 'a'\nmoves.A = '()'");
    check_all("cells = 'a b'\nmoves.A = '()'");
    check_all("cells = 'a b'\nmoves.A = '(a b)'");
    check_all("cells = 'a b'\ngoals = ['x x']\nmoves.A = '(a b)'");
    check_all("cells = 'a b c'\ngoals = ['x x y', 'x y x', 'y x x']\nmoves.A = '(a b)'");
}

#[test]
fn as_many_cells_as_there_can_be() {
    let cells = words(0..128);
    // One piece of 128 cells that never turns, one that turns, and 128 pieces of one kind.
    check_all(&format!("cells = '{cells}'\nmoves.A = '()'"));
    check_all(&format!(
        "cells = '{cells}'\nmetric = 'quarter-turn'\nmoves.A = '({cells})'"
    ));
    let same = words((0..128).map(|_| 'x'));
    check_all(&format!(
        "cells = '{cells}'\ngoals = ['{same}']\nmoves.A = '({cells})'\nmoves.B = '(0 1)'"
    ));
    // One that differs goes everywhere.
    let one = words((0..128).map(|cell| u8::from(cell == 77)));
    check_all(&format!(
        "cells = '{cells}'\ngoals = ['{one}']\nmoves.A = '({cells})'\nmoves.B = '(0 1)'"
    ));
    // 64 families of two.
    let pairs = (0..64).map(|pair| format!("({} {})", 2 * pair, 2 * pair + 1));
    let pairs = pairs.collect::<Vec<_>>().concat();
    check_all(&format!("cells = '{cells}'\nmoves.A = '{pairs}'"));
}

#[test]
fn as_many_moves_as_there_can_be() {
    // Permutations of four, again and again; the first of those that do the same is the answer.
    let permutations = [
        "(a b)",
        "(b c)",
        "(c d)",
        "(a b c)",
        "(a b c d)",
        "(a c)",
        "(b d)",
        "(a d)",
        "()",
        "(a c b)",
    ];
    let moves =
        (0..255).map(|number| format!("m{number} = '{}'\n", permutations[(number / 3) % 10]));
    let moves: String = moves.collect();
    check_all(&format!("cells = 'a b c d'\n[moves]\n{moves}"));
    // Only the last of 255 moves leads home from where the others have no say.
    let idle = (0..254).map(|number| format!("m{number} = '()'\n"));
    let idle = idle.collect::<Vec<_>>().concat();
    check_all(&format!(
        "cells = 'a b c d'\n[moves]\n{idle}last = '(a b c d)'"
    ));
    check_all(&format!(
        "cells = 'a b c d'\n[moves]\n{idle}last = [{{ when = 'a = b', then = '(a b)' }}]"
    ));
}
