//! Cubes in space: stickers on pieces, and what a turn makes of them.

/// A place or a direction in space: to the right, upwards, towards the one who looks at the front.
pub(crate) type Vector = [i8; 3];

pub(crate) const UP: Vector = [0, 1, 0];
pub(crate) const RIGHT: Vector = [1, 0, 0];
pub(crate) const FRONT: Vector = [0, 0, 1];
pub(crate) const DOWN: Vector = [0, -1, 0];
pub(crate) const LEFT: Vector = [-1, 0, 0];
pub(crate) const BACK: Vector = [0, 0, -1];

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

/// A sticker: the piece that it is on, by its place, and the face that it looks out of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sticker {
    pub(crate) piece: Vector,
    pub(crate) face: Vector,
}

pub(crate) fn sum<const N: usize>(vectors: [Vector; N]) -> Vector {
    [0, 1, 2].map(|axis| vectors.iter().map(|vector| vector[axis]).sum())
}

pub(crate) fn times(factor: i8, vector: Vector) -> Vector {
    vector.map(|part| factor * part)
}

pub(crate) fn dot(left: Vector, right: Vector) -> i8 {
    left.iter().zip(right).map(|(l, r)| l * r).sum()
}

pub(crate) fn cross(left: Vector, right: Vector) -> Vector {
    [(1, 2), (2, 0), (0, 1)].map(|(next, last)| left[next] * right[last] - left[last] * right[next])
}

/// The stickers that can move, with their names, in the order in which a state is written: all but
/// those of the corner that is held fast. `at` are their places on a face, how far up and to the right.
pub(crate) fn stickers(at: &[(i8, i8)], fast: Vector) -> Vec<(String, Sticker)> {
    let mut stickers = Vec::new();
    for (letter, face, up, right) in FACES {
        for (number, (height, width)) in (1..).zip(at) {
            let piece = sum([face, times(*height, up), times(*width, right)]);
            if piece != fast {
                stickers.push((format!("{letter}{number}"), Sticker { piece, face }));
            }
        }
    }
    stickers
}
