//! Proves every answer of the special cube: all 5,670 states that can be solved, and that no other
//! can, against a plain breadth-first search on stickers that are turned in space.

mod plain;
mod space;

use std::collections::HashMap;
use std::sync::LazyLock;

use plain::{Colours, Cube};
use space::{BACK, BOTTOM, FRONT, LEFT, RIGHT, TOP, TURNS, Vector, dot};
use wayhome::{SPECIAL_CUBE, State};

/// How many states are 0, 1, 2 … 7 moves from a goal.
const COUNTS: [u32; 8] = [6, 24, 108, 444, 1440, 2760, 882, 6];

static CUBE: LazyLock<Cube> = LazyLock::new(|| Cube::new(&TURNS));

/// A state as the judge's sample writes it: twelve rows of two glued digits.
fn text(colours: Colours) -> String {
    let rows = colours.chunks(2).map(|row| str::from_utf8(row).unwrap());
    rows.collect::<Vec<_>>().join("\n")
}

fn state(colours: Colours) -> State {
    SPECIAL_CUBE.puzzle().state(&text(colours)).unwrap()
}

fn depth_counts(distances: &HashMap<Colours, usize>) -> Vec<u32> {
    let mut counts = vec![0; distances.values().max().unwrap() + 1];
    for distance in distances.values() {
        counts[*distance] += 1;
    }
    counts
}

/// Every way to choose four stickers.
fn placements() -> impl Iterator<Item = [usize; 4]> {
    (0..24).flat_map(|a| {
        (0..a).flat_map(move |b| (0..b).flat_map(move |c| (0..c).map(move |d| [a, b, c, d])))
    })
}

#[test]
fn the_layers_turn_as_the_statement_says() {
    // A row or a column on one face and the one in its place after the move.
    let turned = [
        (0, [FRONT, BOTTOM], [LEFT, BOTTOM]),
        (1, [FRONT, BOTTOM], [RIGHT, BOTTOM]),
        (2, [FRONT, RIGHT], [TOP, RIGHT]),
        (3, [FRONT, RIGHT], [BOTTOM, RIGHT]),
        (4, [TOP, FRONT], [RIGHT, FRONT]),
        (5, [TOP, FRONT], [LEFT, FRONT]),
    ];
    for (number, before, after) in turned {
        let row = |[face, side]: [Vector; 2]| {
            CUBE.white(|sticker| sticker.face == face && dot(sticker.corner, side) == 1)
        };
        assert_eq!(CUBE.make(number, row(before)), row(after));
        assert_eq!(CUBE.undo(number, row(after)), row(before));
    }
}

#[test]
fn every_path_of_the_special_cube_is_the_smallest_shortest() {
    let distances = CUBE.distances();
    assert_eq!(distances.len(), 5_670);
    for (start, distance) in &distances {
        let path = SPECIAL_CUBE.path(&state(*start)).unwrap();
        assert_eq!(path.len(), *distance, "{}", text(*start));
        let expected = CUBE.path(&distances, *start).join(" ");
        assert_eq!(path.to_string(), expected, "{}", text(*start));
    }
}

#[test]
fn the_known_counts_of_the_special_cube_hold() {
    assert_eq!(depth_counts(&CUBE.distances()), COUNTS);
    assert!(SPECIAL_CUBE.depth_counts().eq(COUNTS));
    assert_eq!(SPECIAL_CUBE.gods_number(), 7);
    assert_eq!(SPECIAL_CUBE.states(), 5_670);
}

#[test]
fn the_back_layer_instead_of_the_front_layer_gives_the_same_counts() {
    let mut turns = TURNS;
    for turn in &mut turns[4..] {
        assert_eq!(turn.layer, FRONT);
        turn.layer = BACK;
    }
    assert_eq!(depth_counts(&Cube::new(&turns).distances()), COUNTS);
}

#[test]
fn a_cube_can_be_solved_when_its_white_stickers_are_on_four_corners_and_never_else() {
    let (mut all, mut solved) = (0, 0);
    for placement in placements() {
        let corners = placement.map(|number| CUBE.stickers[number].corner);
        let different = (1..4).all(|place| !corners[..place].contains(&corners[place]));
        let mut colours = [b'1'; 24];
        for number in placement {
            colours[number] = b'0';
        }
        let start = state(colours);
        match SPECIAL_CUBE.path(&start) {
            Ok(_) => assert!(different, "{}", text(colours)),
            Err(error) => {
                assert!(error.is_unreachable(), "{error}: {}", text(colours));
                assert!(!different, "{}", text(colours));
            }
        }
        all += 1;
        solved += usize::from(different);
    }
    assert_eq!((all, solved), (10_626, 5_670));
}

#[test]
fn glued_digits_and_digits_with_blanks_are_the_same_cube() {
    let glued = text(CUBE.white(|sticker| sticker.face == FRONT));
    let parted = glued.replace('0', "0 ").replace('1', "1 ");
    let puzzle = SPECIAL_CUBE.puzzle();
    assert_eq!(puzzle.state(&parted), puzzle.state(&glued));
    assert!(puzzle.is_goal(&puzzle.state(&glued).unwrap()));
}

#[test]
fn a_path_between_two_cubes_is_refused() {
    let puzzle = SPECIAL_CUBE.puzzle();
    for goal in puzzle.goals() {
        let error = SPECIAL_CUBE.path_between(puzzle.goal(), goal).unwrap_err();
        assert!(!error.is_unreachable());
        assert!(error.to_string().contains("repeated labels"), "{error}");
    }
}
