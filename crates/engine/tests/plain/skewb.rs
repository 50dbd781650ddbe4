//! The skewb: stickers in space, and halves around a corner that turn.

use crate::rules::{Rules, names_at_places};
use crate::space::{BACK, DOWN, FRONT, LEFT, RIGHT, Sticker, UP, Vector};
use crate::space::{cross, dot, stickers, sum, times};

/// The places on a face row by row, how far up and to the right. The third is its centre.
const AT: [(i8, i8); 5] = [(1, -1), (1, 1), (0, 0), (-1, -1), (-1, 1)];

/// The corners whose halves turn.
const CORNERS: [[Vector; 3]; 4] = [
    [UP, BACK, LEFT],
    [DOWN, BACK, RIGHT],
    [DOWN, FRONT, LEFT],
    [DOWN, BACK, LEFT],
];

/// All stickers but those of the corner that is held fast.
fn movable() -> Vec<(String, Sticker)> {
    stickers(&AT, sum([UP, FRONT, RIGHT]))
}

/// Where a vector goes in a turn by a third that is clockwise for the one who looks at the corner. The part
/// along the axis stays; the part across it becomes minus a half of itself, and √3/2 of it at a right angle.
/// The axis is √3 long.
fn turn(corner: Vector, vector: Vector) -> Vector {
    let twice = sum([
        times(dot(corner, vector), corner),
        times(-1, vector),
        cross(vector, corner),
    ]);
    twice.map(|part| part / 2)
}

pub(crate) struct Skewb;

impl Rules for Skewb {
    const NAME: &'static str = "skewb";
    const MOVES: &'static [&'static str] = &["U", "U'", "R", "R'", "L", "L'", "B", "B'"];
    /// Where each sticker of the solved skewb is now.
    type State = Vec<Sticker>;

    fn solved() -> Self::State {
        movable().into_iter().map(|(_, sticker)| sticker).collect()
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        let corner = sum(CORNERS[number / 2]);
        let carry = |sticker: &Sticker| {
            let mut carried = *sticker;
            if dot(sticker.piece, corner) > 0 {
                for _ in 0..=number % 2 {
                    carried.piece = turn(corner, carried.piece);
                    carried.face = turn(corner, carried.face);
                }
            }
            carried
        };
        Some(state.iter().map(carry).collect())
    }

    fn text(state: &Self::State) -> String {
        names_at_places(&movable(), state)
    }
}
