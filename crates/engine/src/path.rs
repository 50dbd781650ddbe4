//! Following the links: the shortest path of a state, move by move.

use core::fmt;
use core::iter::FusedIterator;

use crate::puzzle::{Move, Moves, State, StateError, relabel};
use crate::table::{Image, Link, Table};

impl<'a> Image<'a> {
    /// The path from a state to the nearest goal: of all shortest ones the smallest, where moves
    /// compare in the definition's order.
    ///
    /// `from` holds the numbers of the labels of all cells, as [`Puzzle::state`] reads them from
    /// text. The links are followed twice, once here, to the goal, and once by the iterator; so a
    /// path knows its length, and a damaged table is an error here and not halfway.
    ///
    /// # Errors
    ///
    /// - `from` is not a state of the puzzle,
    /// - no moves bring it to a goal,
    /// - the links do not lead to a goal, which happens only in a damaged image.
    ///
    /// [`Puzzle::state`]: crate::Puzzle::state
    pub fn path(&self, from: &[u8]) -> Result<Path<'a>, PathError> {
        self.puzzle().check(from).map_err(PathError::state)?;
        self.path_of_checked(from)
    }

    /// The path from one state to another, for puzzles whose labels all differ and that have one
    /// goal: of all shortest ones the smallest.
    ///
    /// # Errors
    ///
    /// As [`Image::path`], for either state; and where the puzzle's labels repeat or it has several
    /// goals, since then its table answers no other question than the way to a goal.
    pub fn path_between(&self, from: &[u8], to: &[u8]) -> Result<Path<'a>, PathError> {
        if !self.puzzle().any_target() {
            return Err(PathError {
                kind: Kind::GoalsOnly,
            });
        }
        self.puzzle().check(from).map_err(PathError::state)?;
        self.puzzle().check(to).map_err(PathError::target)?;
        let path = self.path_of_checked(&relabel(from, to, self.puzzle().goal()));
        path.map_err(|error| PathError {
            kind: match error.kind {
                Kind::Unreachable => Kind::TargetUnreachable,
                kind => kind,
            },
        })
    }

    fn path_of_checked(&self, from: &[u8]) -> Result<Path<'a>, PathError> {
        let slot = self.index().slot(from).ok_or(PathError::DAMAGED)?;
        let (table, most) = (*self.table(), self.gods_number());
        let moves = self.puzzle().moves();
        let (mut at, mut length) = (slot, 0);
        loop {
            let entry = table.entry(at).ok_or(PathError::DAMAGED)?;
            if entry.parent == at {
                break;
            }
            if length == most || usize::from(entry.number) >= moves.len() {
                return Err(PathError::DAMAGED);
            }
            length += 1;
            at = entry.parent;
        }
        match table.link(at) {
            Some(Link::Goal) => {}
            Some(Link::Unreachable) if length == 0 => return Err(PathError::UNREACHABLE),
            _ => return Err(PathError::DAMAGED),
        }
        let path = Path {
            table,
            moves,
            slot,
            left: length,
        };
        if !self.index().is_exact() && !self.leads_home(from, path.clone()) {
            return Err(PathError::UNREACHABLE);
        }
        Ok(path)
    }

    /// Makes the moves, to see whether they end in a goal. An index that is not exact sends a state
    /// that is not reachable to the path of some other state, which does not.
    fn leads_home(&self, from: &[u8], path: Path<'_>) -> bool {
        let mut steps = path;
        let end = steps.try_fold(State::new(from), |state, step| step.apply(&state));
        end.is_some_and(|end| self.puzzle().is_goal(&end))
    }
}

/// A path: an iterator over its moves, in the order in which they are made.
///
/// It follows the links of the table and computes nothing else. `{}` writes the names of the moves
/// that are still to come: without blanks where each name is a single character, else separated by
/// one.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    table: Table<'a>,
    moves: Moves<'a>,
    slot: u32,
    left: u32,
}

impl Path<'_> {
    /// Writes the names of the moves that are still to come into a buffer, as `{}` does but without
    /// the weight of formatting, and gives back the bytes that they take; `None` where the buffer is
    /// too small.
    ///
    /// Where each name is a single byte, a buffer of God's number bytes is always large enough.
    pub fn write_into<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        let names = self.moves.names();
        if let Some(letters) = names.letters() {
            let room = buffer.get_mut(..self.len())?;
            let mut slot = self.slot;
            for to in room {
                let entry = self.table.entry(slot)?;
                *to = *letters.get(usize::from(entry.number))?;
                slot = entry.parent;
            }
            return buffer.get(..self.len());
        }
        let mut length = 0usize;
        for step in self.clone() {
            let separator = if length == 0 { "" } else { names.separator() };
            for text in [separator, step.name()] {
                let room = buffer.get_mut(length..length.checked_add(text.len())?)?;
                room.copy_from_slice(text.as_bytes());
                length += text.len();
            }
        }
        buffer.get(..length)
    }
}

impl<'a> Iterator for Path<'a> {
    type Item = Move<'a>;

    #[inline]
    fn next(&mut self) -> Option<Move<'a>> {
        self.left = self.left.checked_sub(1)?;
        let entry = self.table.entry(self.slot)?;
        self.slot = entry.parent;
        self.moves.get(entry.number)
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

/// Why there is no path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PathError {
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    State(StateError),
    Target(StateError),
    Unreachable,
    TargetUnreachable,
    GoalsOnly,
    Damaged,
}

impl PathError {
    const UNREACHABLE: Self = Self {
        kind: Kind::Unreachable,
    };
    const DAMAGED: Self = Self {
        kind: Kind::Damaged,
    };

    fn state(error: StateError) -> Self {
        Self {
            kind: Kind::State(error),
        }
    }

    fn target(error: StateError) -> Self {
        Self {
            kind: Kind::Target(error),
        }
    }

    /// What is wrong with the state that was given, where that is the reason.
    #[must_use]
    pub const fn state_error(&self) -> Option<&StateError> {
        match &self.kind {
            Kind::State(error) | Kind::Target(error) => Some(error),
            _ => None,
        }
    }

    /// Whether the question was right, and the answer is that no moves lead there.
    #[must_use]
    pub const fn is_unreachable(&self) -> bool {
        matches!(self.kind, Kind::Unreachable | Kind::TargetUnreachable)
    }
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::State(error) => error.fmt(f),
            Kind::Target(error) => write!(f, "the target is not a state: {error}"),
            Kind::Unreachable => f.write_str("no moves lead from this state to a goal"),
            Kind::TargetUnreachable => f.write_str("no moves lead from the one state to the other"),
            Kind::GoalsOnly => f.write_str(
                "this puzzle has repeated labels or several goals, so only the path to a goal has \
                 an answer",
            ),
            Kind::Damaged => f.write_str("the table image is damaged: its links lead nowhere"),
        }
    }
}

impl fmt::Debug for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for PathError {}
