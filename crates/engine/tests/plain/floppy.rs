//! The floppy cube: eight pieces around a centre, each with one of two faces up.

use crate::rules::{Rules, join};

/// What is written on both faces of the pieces, clockwise from the north-west.
const UPPER: [&str; 8] = ["NW", "N", "NE", "E", "SE", "S", "SW", "W"];
const LOWER: [&str; 8] = ["nw", "n", "ne", "e", "se", "s", "sw", "w"];

/// The places row by row: those of the upper face, and of the lower one after turning the page.
const DRAWN: [([usize; 3], [usize; 3]); 3] = [
    ([0, 1, 2], [2, 1, 0]),
    // The centre has no cell.
    ([7, CENTRE, 3], [3, CENTRE, 7]),
    ([6, 5, 4], [4, 5, 6]),
];
const CENTRE: usize = 8;

pub(crate) struct Floppy;

/// A piece, and whether its lower face is up.
type Piece = (usize, bool);

impl Rules for Floppy {
    const NAME: &'static str = "floppy-cube";
    const MOVES: &'static [&'static str] = &["N", "E", "S", "W"];
    /// The pieces clockwise from the north-west.
    type State = [Piece; 8];

    fn solved() -> Self::State {
        [0, 1, 2, 3, 4, 5, 6, 7].map(|piece| (piece, false))
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        let turned_over = |(piece, is_over): Piece| (piece, !is_over);
        let side = [0, 1, 2].map(|place| (2 * number + place) % 8);
        let mut made = *state;
        for (to, from) in side.iter().zip(side.iter().rev()) {
            made[*to] = turned_over(state[*from]);
        }
        Some(made)
    }

    fn text(state: &Self::State) -> String {
        let face = |place: &usize, is_seen_from_below: bool| {
            let (piece, is_over) = state[*place];
            let names = if is_over == is_seen_from_below {
                UPPER
            } else {
                LOWER
            };
            names[piece]
        };
        let row = |(above, below): &([usize; 3], [usize; 3])| {
            let above = above.iter().filter(|place| **place != CENTRE);
            let below = below.iter().filter(|place| **place != CENTRE);
            let above = above.map(|place| face(place, false));
            above
                .chain(below.map(|place| face(place, true)))
                .collect::<Vec<_>>()
        };
        join(DRAWN.iter().flat_map(row))
    }
}
