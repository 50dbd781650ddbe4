//! Moves: named permutations of the cells.

use core::fmt;

use super::Names;
use super::state::State;
use crate::table::Bytes;

/// The moves of a puzzle, in the definition's order.
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    names: Names<'a>,
    sources: &'a [u8],
    cells: usize,
}

impl<'a> Moves<'a> {
    pub(crate) const fn read(bytes: &mut Bytes<'a>, count: usize, cells: usize) -> Option<Self> {
        let (Some(names), Some(sources)) = (Names::read(bytes, count), bytes.take(count * cells))
        else {
            return None;
        };
        Some(Self {
            names,
            sources,
            cells,
        })
    }

    /// How many moves there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is no move at all. An image always has one.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The names of the moves, by number.
    #[must_use]
    pub const fn names(&self) -> Names<'a> {
        self.names
    }

    /// The move with this number.
    #[must_use]
    pub fn get(&self, number: u8) -> Option<Move<'a>> {
        (usize::from(number) < self.len()).then_some(Move {
            number,
            moves: *self,
        })
    }

    /// All moves, in the definition's order.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Move<'a>> + use<'a> {
        let moves = *self;
        (0..self.len() as u8).map(move |number| Move { number, moves })
    }
}

/// A move: a permutation of the cells, with a name.
#[derive(Clone, Copy)]
pub struct Move<'a> {
    number: u8,
    moves: Moves<'a>,
}

impl<'a> Move<'a> {
    /// Its place in the definition's order, from 0.
    #[must_use]
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'a str {
        self.moves.names.get(self.number).unwrap_or_default()
    }

    /// For each cell, the cell whose label the move brings there.
    #[must_use]
    pub fn sources(&self) -> &'a [u8] {
        let start = usize::from(self.number) * self.moves.cells;
        self.moves
            .sources
            .get(start..start + self.moves.cells)
            .unwrap_or_default()
    }

    /// The state that the move makes of this one: `(s·m)[c] = s[m[c]]`.
    ///
    /// A cell that would get a label from beyond the end of `state` keeps its own; that happens
    /// only with labels of another puzzle or an image that `verify` refuses. Labels beyond
    /// [`MAX_CELLS`](crate::MAX_CELLS) are left out.
    #[must_use]
    pub fn apply(&self, state: &[u8]) -> State {
        let mut moved = State::new(state);
        for (to, from) in moved.labels_mut().iter_mut().zip(self.sources()) {
            if let Some(label) = state.get(usize::from(*from)) {
                *to = *label;
            }
        }
        moved
    }
}

impl PartialEq for Move<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name() && self.sources() == other.sources()
    }
}

impl Eq for Move<'_> {}

impl fmt::Debug for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Move")
            .field("number", &self.number)
            .field("name", &self.name())
            .field("sources", &self.sources())
            .finish()
    }
}

impl fmt::Display for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
