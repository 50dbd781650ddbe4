//! The path of a board.

use super::opened;
use crate::slate::Shared;

/// The most moves of a path: God's number of the magic board is 22.
const MOST: usize = 22;

static MOVES: Shared<[u8; MOST]> = Shared::new([0; MOST]);

/// Finds a path and keeps its moves; gives back its length, or less than 0 where there is none.
pub(crate) fn find(from: &[u8], to: Option<&[u8]>) -> isize {
    let puzzle = opened().puzzle();
    let to = to.unwrap_or_else(|| puzzle.goal());
    let kept = MOVES.take();
    let Ok(names) = opened().write_path_between(from, to, kept) else {
        return -1;
    };
    let length = names.len();
    // The names of these moves are the letters A, B and C, in this order.
    for letter in kept.iter_mut().take(length) {
        *letter -= b'A';
    }
    length as isize
}

/// The place of the moves.
pub(crate) fn place() -> *const u8 {
    MOVES.place().cast()
}
