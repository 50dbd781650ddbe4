//! The magic board, in rows as its statement draws it.

use crate::Plain;

type Rows = [[usize; 4]; 2];

/// The magic board's plain search.
#[must_use]
pub fn magic_board() -> Plain<8> {
    let [top, bottom] = [[0, 1, 2, 3], [7, 6, 5, 4]];
    let shift = |[a, b, c, d]: [usize; 4]| [d, a, b, c];
    let turned: Rows = [
        [top[0], bottom[1], top[1], top[3]],
        [bottom[0], bottom[2], top[2], bottom[3]],
    ];
    let moves = [
        ("A", [bottom, top]),
        ("B", [shift(top), shift(bottom)]),
        ("C", turned),
    ];
    let moves = moves.map(|(name, rows)| (name.to_owned(), clockwise(rows)));
    Plain::search(moves.into(), "")
}

/// Both rows, from the upper left corner clockwise.
fn clockwise([top, mut bottom]: Rows) -> [usize; 8] {
    bottom.reverse();
    std::array::from_fn(|place| *top.iter().chain(&bottom).nth(place).unwrap())
}
