//! The pyraminx without tips: stickers on four faces, and corners that turn.

use crate::rules::{Rules, names_at_places};

/// The corners are U, L and R of the front face, and B at the back. The faces in the order in which a
/// state is written, each with its corners, and its stickers row by row: a sticker at a corner has the
/// corner's name, and one at an edge has those of both ends.
const FACES: [(char, &str, [&str; 6]); 4] = [
    ('f', "ULR", ["UL", "U", "UR", "L", "LR", "R"]),
    ('l', "UBL", ["B", "BU", "U", "BL", "L", "UL"]),
    ('r', "URB", ["U", "UB", "B", "UR", "R", "BR"]),
    ('d', "LRB", ["L", "LR", "R", "LB", "B", "RB"]),
];

/// Each corner, and the other three clockwise for the one who looks at its tip.
const TURNS: [(char, [char; 3]); 4] = [
    ('U', ['L', 'B', 'R']),
    ('L', ['U', 'R', 'B']),
    ('R', ['U', 'B', 'L']),
    ('B', ['U', 'L', 'R']),
];

pub(crate) struct Pyraminx;

/// The corners of the sticker's face, and those of its place there, both sorted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sticker {
    face: String,
    place: String,
}

fn sorted(corners: impl Iterator<Item = char>) -> String {
    let mut corners: Vec<_> = corners.collect();
    corners.sort_unstable();
    corners.into_iter().collect()
}

/// All stickers with their names, in the order in which a state is written.
fn stickers() -> Vec<(String, Sticker)> {
    let mut stickers = Vec::new();
    for (letter, face, places) in FACES {
        for (number, place) in (1..).zip(places) {
            let (face, place) = (sorted(face.chars()), sorted(place.chars()));
            stickers.push((format!("{letter}{number}"), Sticker { face, place }));
        }
    }
    stickers
}

impl Rules for Pyraminx {
    const NAME: &'static str = "pyraminx";
    const MOVES: &'static [&'static str] = &["U", "U'", "L", "L'", "R", "R'", "B", "B'"];
    /// Where each sticker of the solved pyraminx is now.
    type State = Vec<Sticker>;

    fn solved() -> Self::State {
        stickers().into_iter().map(|(_, sticker)| sticker).collect()
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        let (corner, others) = TURNS[number / 2];
        let steps = number % 2 + 1;
        let turn = |corner: char| match others.iter().position(|other| *other == corner) {
            Some(at) => others[(at + steps) % 3],
            None => corner,
        };
        let carry = |sticker: &Sticker| {
            if !sticker.place.contains(corner) {
                return sticker.clone();
            }
            let (face, place) = (sticker.face.chars(), sticker.place.chars());
            Sticker {
                face: sorted(face.map(turn)),
                place: sorted(place.map(turn)),
            }
        };
        Some(state.iter().map(carry).collect())
    }

    fn text(state: &Self::State) -> String {
        names_at_places(&stickers(), state)
    }
}
