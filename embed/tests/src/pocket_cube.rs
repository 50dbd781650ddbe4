//! The pocket cube with one corner held, and each turn of a layer by any angle as one move.

use crate::Plain;

/// The cells, in the order in which a state is written.
pub const CELLS: [&str; 21] = [
    "u1", "u2", "u3", "u4", "r1", "r2", "r3", "r4", "f1", "f2", "f3", "f4", "d1", "d2", "d4", "l1",
    "l2", "l4", "b1", "b2", "b3",
];

/// For each layer, where a quarter turn clockwise brings the label of each cell.
const TURNS: [(&str, [[&str; 4]; 3]); 3] = [
    (
        "U",
        [
            ["u1", "u2", "u4", "u3"],
            ["f1", "l1", "b1", "r1"],
            ["f2", "l2", "b2", "r2"],
        ],
    ),
    (
        "R",
        [
            ["r1", "r2", "r4", "r3"],
            ["f2", "u2", "b3", "d2"],
            ["f4", "u4", "b1", "d4"],
        ],
    ),
    (
        "F",
        [
            ["f1", "f2", "f4", "f3"],
            ["u3", "r1", "d2", "l4"],
            ["u4", "r3", "d1", "l2"],
        ],
    ),
];

/// The pocket cube's plain search.
///
/// # Panics
///
/// Never: each turn names cells of the cube.
#[must_use]
pub fn pocket_cube() -> Plain<21> {
    let number = |name| CELLS.iter().position(|cell| *cell == name);
    let number = |name| number(name).expect("each turn names cells of the cube");
    let mut moves = Vec::new();
    for (name, cycles) in TURNS {
        let mut quarter: [usize; 21] = std::array::from_fn(|cell| cell);
        for [a, b, c, d] in cycles.map(|cycle| cycle.map(number)) {
            (quarter[b], quarter[c], quarter[d], quarter[a]) = (a, b, c, d);
        }
        let mut power: [usize; 21] = std::array::from_fn(|cell| cell);
        for angle in ["", "2", "'"] {
            power = quarter.map(|cell| power[cell]);
            moves.push((format!("{name}{angle}"), power));
        }
    }
    Plain::search(moves, " ")
}
