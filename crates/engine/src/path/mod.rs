//! The shortest path of a state, move by move.

mod error;
mod find;
mod write;

use core::fmt;
use core::iter::FusedIterator;

pub use error::PathError;

use crate::puzzle::{Move, Moves, State};
use crate::table::{Entries, Image};

/// A path: an iterator over its moves, in the order in which they are made.
///
/// From a table of links it follows them and computes nothing else; from the other encodings it makes
/// the moves and computes an index for each. `{}` writes the names of the moves
/// that are still to come: without blanks where each name is a single character, else separated by
/// one.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    moves: Moves<'a>,
    place: Place<'a>,
    left: u32,
}

impl<'a> Iterator for Path<'a> {
    type Item = Move<'a>;

    #[inline]
    fn next(&mut self) -> Option<Move<'a>> {
        self.left = self.left.checked_sub(1)?;
        match &mut self.place {
            Place::Slot(entries, slot) => {
                let entry = entries.entry(*slot)?;
                *slot = entry.parent;
                self.moves.get(entry.number)
            }
            Place::State(image, at) => {
                let number = image.step(at)?;
                self.moves.get(number)
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left as usize, Some(self.left as usize))
    }
}

impl ExactSizeIterator for Path<'_> {}
impl FusedIterator for Path<'_> {}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = self.moves.names().separator();
        for (place, step) in self.clone().enumerate() {
            f.write_str(if place == 0 { "" } else { separator })?;
            f.write_str(step.name())?;
        }
        Ok(())
    }
}

/// A state with its index.
#[derive(Clone, Copy, Debug)]
struct Stand {
    state: State,
    slot: u32,
}

/// How far a path has come.
#[derive(Clone, Debug)]
enum Place<'a> {
    Slot(&'a Entries<'a>, u32),
    State(&'a Image<'a>, Stand),
}
