//! The cube in space: faces, stickers, and the layers that turn.

/// A place or a direction in space: to the right, upwards, towards the one who looks at the front.
pub(crate) type Vector = [i8; 3];

pub(crate) const TOP: Vector = [0, 1, 0];
pub(crate) const BOTTOM: Vector = [0, -1, 0];
pub(crate) const LEFT: Vector = [-1, 0, 0];
pub(crate) const RIGHT: Vector = [1, 0, 0];
pub(crate) const FRONT: Vector = [0, 0, 1];
pub(crate) const BACK: Vector = [0, 0, -1];

/// The faces as the judge reads them. Top and bottom are seen from above with the back row first,
/// left and right from the left with the upper row first and the back column first, front and back
/// from the front with the upper row first and the left column first.
///
/// Each face, the directions of its first and second row, and those of its first and second column.
pub(crate) const FACES: [(Vector, [Vector; 2], [Vector; 2]); 6] = [
    (TOP, [BACK, FRONT], [LEFT, RIGHT]),
    (BOTTOM, [BACK, FRONT], [LEFT, RIGHT]),
    (LEFT, [TOP, BOTTOM], [BACK, FRONT]),
    (RIGHT, [TOP, BOTTOM], [BACK, FRONT]),
    (FRONT, [TOP, BOTTOM], [LEFT, RIGHT]),
    (BACK, [TOP, BOTTOM], [LEFT, RIGHT]),
];

/// One of the 24 small squares: the corner that it is on, and the face that it looks out of.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Sticker {
    pub(crate) corner: Vector,
    pub(crate) face: Vector,
}

/// A quarter turn of one layer, by what the statement says of it: what is on the face `from` goes
/// to the face `to`.
pub(crate) struct Turn {
    pub(crate) name: &'static str,
    pub(crate) layer: Vector,
    from: Vector,
    to: Vector,
}

const fn turn(name: &'static str, layer: Vector, from: Vector, to: Vector) -> Turn {
    Turn {
        name,
        layer,
        from,
        to,
    }
}

/// The statement's moves: the bottom layer to the left and to the right, the right layer up and
/// down, the front layer clockwise and counter-clockwise, all as seen from the front.
pub(crate) const TURNS: [Turn; 6] = [
    turn("DL", BOTTOM, FRONT, LEFT),
    turn("DR", BOTTOM, FRONT, RIGHT),
    turn("RU", RIGHT, FRONT, TOP),
    turn("RD", RIGHT, FRONT, BOTTOM),
    turn("C", FRONT, TOP, RIGHT),
    turn("CC", FRONT, TOP, LEFT),
];

pub(crate) fn dot(left: Vector, right: Vector) -> i8 {
    left.iter().zip(right).map(|(l, r)| l * r).sum()
}

fn sum(vectors: [Vector; 3]) -> Vector {
    [0, 1, 2].map(|axis| vectors.iter().map(|vector| vector[axis]).sum())
}

fn times(factor: i8, vector: Vector) -> Vector {
    vector.map(|part| factor * part)
}

impl Turn {
    /// Where a vector goes: what points along `from` then points along `to`, what points along `to`
    /// against `from`, and what points along the layer's own direction stays.
    fn rotate(&self, vector: Vector) -> Vector {
        sum([
            times(dot(vector, self.layer), self.layer),
            times(dot(vector, self.from), self.to),
            times(-dot(vector, self.to), self.from),
        ])
    }

    pub(crate) fn carry(&self, sticker: Sticker) -> Sticker {
        if dot(sticker.corner, self.layer) != 1 {
            return sticker;
        }
        Sticker {
            corner: self.rotate(sticker.corner),
            face: self.rotate(sticker.face),
        }
    }
}

/// All stickers as the judge reads them.
pub(crate) fn stickers() -> Vec<Sticker> {
    let mut stickers = Vec::new();
    for (face, rows, columns) in FACES {
        for row in rows {
            for column in columns {
                let corner = sum([face, row, column]);
                stickers.push(Sticker { corner, face });
            }
        }
    }
    stickers
}
