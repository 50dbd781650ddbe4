//! The path of a state of any puzzle.

use super::{opened, room, sentence};

/// Finds a path and keeps its moves; gives back its length, or less than 0: how many bytes the sentence
/// on the slate has that says why there is none.
pub(crate) fn find(from: &[u8], to: Option<&[u8]>) -> isize {
    let path = match to {
        Some(to) => opened().path_between(from, to),
        None => opened().path(from),
    };
    let path = match path {
        Ok(path) => path,
        Err(error) => return -(sentence::say(error) as isize),
    };
    let length = path.len();
    let Some(kept) = room::for_moves(length) else {
        return -(sentence::say("the browser has no memory for the moves of this path") as isize);
    };
    for (to, step) in kept.iter_mut().zip(path) {
        *to = step.number();
    }
    length as isize
}

/// The place of the moves.
pub(crate) fn place() -> *const u8 {
    room::for_moves(0).map_or(core::ptr::null(), |moves| moves.as_ptr())
}
