//! The pocket cube: stickers in space, and layers that turn.

use crate::rules::{Rules, names_at_places};
use crate::space::{BACK, DOWN, FRONT, LEFT, RIGHT, Sticker, UP, Vector};
use crate::space::{cross, dot, stickers, sum, times};

/// The places on a face row by row, how far up and to the right.
const AT: [(i8, i8); 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];

const LAYERS: [Vector; 3] = [UP, RIGHT, FRONT];

/// All stickers but those of the corner that is held fast.
fn movable() -> Vec<(String, Sticker)> {
    stickers(&AT, sum([DOWN, BACK, LEFT]))
}

/// Where a vector goes in a quarter turn that is clockwise for the one who looks at the layer.
fn turn(layer: Vector, vector: Vector) -> Vector {
    sum([times(dot(layer, vector), layer), cross(vector, layer)])
}

/// Where each sticker of the solved cube is now.
type Cube = Vec<Sticker>;

fn solved() -> Cube {
    movable().into_iter().map(|(_, sticker)| sticker).collect()
}

/// The cube after so many quarter turns of a layer.
fn turned(layer: Vector, quarters: usize, cube: &Cube) -> Cube {
    let carry = |sticker: &Sticker| {
        let mut carried = *sticker;
        if dot(sticker.piece, layer) == 1 {
            for _ in 0..quarters {
                carried.piece = turn(layer, carried.piece);
                carried.face = turn(layer, carried.face);
            }
        }
        carried
    };
    cube.iter().map(carry).collect()
}

fn text(cube: &Cube) -> String {
    names_at_places(&movable(), cube)
}

pub(crate) struct HalfTurns;

impl Rules for HalfTurns {
    const NAME: &'static str = "pocket-cube";
    const MOVES: &'static [&'static str] = &["U", "U2", "U'", "R", "R2", "R'", "F", "F2", "F'"];
    type State = Cube;

    fn solved() -> Self::State {
        solved()
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        Some(turned(LAYERS[number / 3], number % 3 + 1, state))
    }

    fn text(state: &Self::State) -> String {
        text(state)
    }
}

pub(crate) struct QuarterTurns;

impl Rules for QuarterTurns {
    const NAME: &'static str = "pocket-cube-qtm";
    const MOVES: &'static [&'static str] = &["U", "U'", "R", "R'", "F", "F'"];
    type State = Cube;

    fn solved() -> Self::State {
        solved()
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        Some(turned(LAYERS[number / 2], number % 2 * 2 + 1, state))
    }

    fn text(state: &Self::State) -> String {
        text(state)
    }
}
