//! The path of a board.

use wayhome_engine::State;

use super::opened;
use crate::slate::Shared;

/// The most moves of a path: God's number of the magic board is 22.
const MOST: usize = 22;

static MOVES: Shared<[u8; MOST]> = Shared::new([0; MOST]);

/// Finds a path and keeps its moves; gives back its length, or less than 0 where there is none.
///
/// It asks for distances alone and takes the first move that is nearer, which is what an entry holds. An
/// iterator over the path would carry the image with it, out of the compiler's sight, and with it
/// the code for every index and encoding.
pub(crate) fn find(from: &[u8], to: Option<&[u8]>) -> isize {
    let puzzle = opened().puzzle();
    let to = to.unwrap_or_else(|| puzzle.goal());
    let distance = |state: &[u8]| opened().path_between(state, to).ok().map(|path| path.len());
    let (Ok(mut at), Some(length)) = (puzzle.state_of(from), distance(from)) else {
        return -1;
    };
    for (left, kept) in (0..length).rev().zip(MOVES.take()) {
        let nearer = |state: &State| distance(state) == Some(left);
        let step = puzzle.moves().iter().find_map(|step| {
            let next = step.apply(&at).filter(nearer)?;
            Some((step.number(), next))
        });
        let Some((number, next)) = step else {
            return -1;
        };
        (*kept, at) = (number, next);
    }
    length as isize
}

/// The place of the moves.
pub(crate) fn place() -> *const u8 {
    MOVES.place().cast()
}
