//! The pocket cube: stickers in space, and layers that turn.

use crate::rules::{Rules, join};

/// A place or a direction in space: to the right, upwards, towards the one who looks at the front.
type Vector = [i8; 3];

const UP: Vector = [0, 1, 0];
const RIGHT: Vector = [1, 0, 0];
const FRONT: Vector = [0, 0, 1];
const DOWN: Vector = [0, -1, 0];
const LEFT: Vector = [-1, 0, 0];
const BACK: Vector = [0, 0, -1];

/// The faces in the order in which a state is written: the letter, the face, and what is up and what is
/// to the right for the one who looks at it.
const FACES: [(char, Vector, Vector, Vector); 6] = [
    ('u', UP, BACK, RIGHT),
    ('r', RIGHT, UP, BACK),
    ('f', FRONT, UP, RIGHT),
    ('d', DOWN, FRONT, RIGHT),
    ('l', LEFT, UP, FRONT),
    ('b', BACK, UP, LEFT),
];

/// The corner that is held fast: below, at the back, on the left.
const FAST: Vector = [-1, -1, -1];

const LAYERS: [Vector; 3] = [UP, RIGHT, FRONT];

/// A sticker: the corner that it is on, and the face that it looks out of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sticker {
    corner: Vector,
    face: Vector,
}

fn sum(vectors: [Vector; 3]) -> Vector {
    [0, 1, 2].map(|axis| vectors.iter().map(|vector| vector[axis]).sum())
}

fn dot(left: Vector, right: Vector) -> i8 {
    left.iter().zip(right).map(|(l, r)| l * r).sum()
}

/// Where a vector goes in a quarter turn that is clockwise for the one who looks at the layer.
fn turn(layer: Vector, vector: Vector) -> Vector {
    let along = layer.map(|part| part * dot(layer, vector));
    let across = [(1, 2), (2, 0), (0, 1)]
        .map(|(next, last)| vector[next] * layer[last] - vector[last] * layer[next]);
    sum([along, across, [0; 3]])
}

/// The stickers that can move, with their names, in the order in which a state is written.
fn stickers() -> Vec<(String, Sticker)> {
    let mut stickers = Vec::new();
    for (letter, face, up, right) in FACES {
        let (down, left) = (up.map(|part| -part), right.map(|part| -part));
        let corners = [(up, left), (up, right), (down, left), (down, right)];
        for (number, (vertical, horizontal)) in (1..).zip(corners) {
            let corner = sum([face, vertical, horizontal]);
            if corner != FAST {
                stickers.push((format!("{letter}{number}"), Sticker { corner, face }));
            }
        }
    }
    stickers
}

/// Where each sticker of the solved cube is now.
type Cube = Vec<Sticker>;

fn solved() -> Cube {
    stickers().into_iter().map(|(_, sticker)| sticker).collect()
}

/// The cube after so many quarter turns of a layer.
fn turned(layer: Vector, quarters: usize, cube: &Cube) -> Cube {
    let carry = |sticker: &Sticker| {
        let mut carried = *sticker;
        for _ in 0..quarters {
            carried.corner = turn(layer, carried.corner);
            carried.face = turn(layer, carried.face);
        }
        if dot(sticker.corner, layer) == 1 {
            carried
        } else {
            *sticker
        }
    };
    cube.iter().map(carry).collect()
}

fn text(cube: &Cube) -> String {
    let stickers = stickers();
    let name_at = |place: &Sticker| {
        let number = cube.iter().position(|now| now == place);
        stickers[number.expect("a sticker is at each place")]
            .0
            .clone()
    };
    join(stickers.iter().map(|(_, place)| name_at(place)))
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
