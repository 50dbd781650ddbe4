//! Proves the puzzles of `data/` that have no test of their own against their rules, which are written
//! here once more without permutations of cells: tiles are pushed, rows reversed, layers turned.
//!
//! Of puzzles with up to 200,000 states each path is compared with that of a plain search; of all, what
//! the moves make of states is compared with what the rules make of them.

mod boards;
mod cube;
mod floppy;
mod lamps;
mod m12;
mod pyraminx;
mod rows;
mod rules;
mod search;
mod shipped;
mod skewb;
mod sliding;
mod space;

use boards::Board;
use cube::{HalfTurns, QuarterTurns};
use floppy::Floppy;
use lamps::Lamps;
use m12::M12;
use pyraminx::Pyraminx;
use rows::{Pancakes, TopSpin};
use rules::Rules;
use search::Plain;
use shipped::Shipped;
use skewb::Skewb;
use sliding::{EightPuzzle, FiveTiles};
use wayhome_engine::{Encoding, Image, State};

/// Compares the path of each state, and the counts, with those of the plain search; of smaller puzzles
/// in each encoding.
fn check_every_path<R: Rules>() {
    let plain = Plain::<R>::search();
    let counts = plain.counts();
    let encodings = if plain.states.len() < 50_000 {
        &Encoding::ALL[..]
    } else {
        &[Encoding::Linked]
    };
    for encoding in encodings.iter().copied() {
        let bytes = Shipped::read(R::NAME).image(encoding);
        let image = Image::open(&bytes).expect("the image is sound");
        assert_eq!(image.depth_counts().collect::<Vec<_>>(), counts);
        for (number, state) in plain.states.iter().enumerate() {
            let text = R::text(state);
            let state = image.puzzle().state(&text).expect(&text);
            let path = image.path(&state).expect(&text);
            let expected = plain.path(number);
            assert_eq!(path.len(), expected.len(), "{text}");
            assert!(path.map(|step| step.name()).eq(expected.clone()), "{text}");
            check_written(&image, &state, &expected);
        }
    }
}

/// Compares the path of a state that is written into a buffer, also into one that it just fills or
/// that is too small.
fn check_written(image: &Image<'_>, state: &State, names: &[&str]) {
    let are_single = names.iter().all(|name| name.chars().count() == 1);
    let expected = names.join(if are_single { "" } else { " " });
    let mut buffer = [0; 256];
    for room in [buffer.len(), expected.len()] {
        let written = image.write_path(state, &mut buffer[..room]);
        assert_eq!(written, Ok(expected.as_bytes()));
    }
    if let Some(shorter) = expected.len().checked_sub(1) {
        let error = image.write_path(state, &mut buffer[..shorter]);
        let error = error.expect_err("the buffer is too small");
        assert!(error.to_string().contains("buffer is too small"), "{error}");
    }
}

/// Exchanges the tiles 1 and 2 in each state, which no moves can do.
fn check_unsolvable<R: Rules>() {
    let bytes = Shipped::read(R::NAME).image(Encoding::Linked);
    let image = Image::open(&bytes).expect("the image is sound");
    for state in Plain::<R>::search().states {
        let text = R::text(&state);
        let exchanged = text.replace('1', "x").replace('2', "1").replace('x', "2");
        let state = image.puzzle().state(&exchanged).expect(&exchanged);
        let error = image.path(&state).expect_err(&exchanged);
        assert!(error.is_unreachable(), "{exchanged}: {error}");
    }
}

/// Makes some thousand moves, by the definition and by the rules, and compares each state.
fn check_moves<R: Rules>() {
    let shipped = Shipped::read(R::NAME);
    assert_eq!(shipped.move_names(), R::MOVES);
    let (mut state, mut labels) = (R::solved(), shipped.goal());
    let mut random = 1_u32;
    for _ in 0..2_000 {
        assert_eq!(labels, shipped.labels(&R::text(&state)), "{state:?}");
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let number = (random >> 16) as usize % R::MOVES.len();
        let (made, made_labels) = (R::make(number, &state), shipped.make(number, &labels));
        assert_eq!(made.is_some(), made_labels.is_some(), "{state:?}");
        state = made.unwrap_or(state);
        labels = made_labels.unwrap_or(labels);
    }
}

#[test]
fn each_path_of_the_8_puzzle_is_the_smallest_shortest() {
    check_every_path::<EightPuzzle>();
}

#[test]
fn each_path_of_five_sliding_tiles_is_the_smallest_shortest() {
    check_every_path::<FiveTiles>();
}

#[test]
fn sliding_tiles_with_two_exchanged_cannot_be_solved() {
    check_unsolvable::<EightPuzzle>();
    check_unsolvable::<FiveTiles>();
}

#[test]
fn each_path_of_the_floppy_cube_is_the_smallest_shortest() {
    check_every_path::<Floppy>();
}

#[test]
fn each_path_of_topspin_is_the_smallest_shortest() {
    check_every_path::<TopSpin>();
}

#[test]
fn each_path_of_the_pancakes_is_the_smallest_shortest() {
    check_every_path::<Pancakes>();
}

#[test]
fn each_path_of_m12_is_the_smallest_shortest() {
    check_every_path::<M12>();
}

#[test]
fn each_path_of_the_lamps_is_the_smallest_shortest() {
    check_every_path::<Lamps>();
}

#[test]
fn each_path_of_the_small_magic_board_is_the_smallest_shortest() {
    check_every_path::<Board<3>>();
}

#[test]
fn the_moves_of_all_puzzles_are_those_of_their_rules() {
    check_moves::<EightPuzzle>();
    check_moves::<FiveTiles>();
    check_moves::<Floppy>();
    check_moves::<TopSpin>();
    check_moves::<Pancakes>();
    check_moves::<M12>();
    check_moves::<Lamps>();
    check_moves::<Board<3>>();
    check_moves::<Board<5>>();
    check_moves::<Board<6>>();
    check_moves::<HalfTurns>();
    check_moves::<QuarterTurns>();
    check_moves::<Pyraminx>();
    check_moves::<Skewb>();
}
