//! The shortest path of a state, move by move.

use core::fmt;
use core::iter::FusedIterator;

use crate::puzzle::{Move, Moves, State, StateError, Word, relabel};
use crate::table::{Entries, Image, Link, Table};

impl<'a> Image<'a> {
    /// The path from a state to the nearest goal: of all shortest ones the smallest, where moves
    /// compare in the definition's order.
    ///
    /// `from` holds the numbers of the labels of all cells, as [`Puzzle::state`] reads them from
    /// text. The path is followed twice, once here, to the goal, and once by the iterator; so it
    /// knows its length, and a damaged table is an error here and not halfway.
    ///
    /// # Errors
    ///
    /// - `from` is not a state of the puzzle,
    /// - no moves bring it to a goal,
    /// - the table does not lead to a goal, which happens only in a damaged image.
    ///
    /// [`Puzzle::state`]: crate::Puzzle::state
    pub fn path(&'a self, from: &[u8]) -> Result<Path<'a>, PathError> {
        self.puzzle().check(from).map_err(PathError::state)?;
        Ok(self.path_of_checked(from)?)
    }

    /// The path from one state to another, for puzzles whose labels all differ and that have one
    /// goal: of all shortest ones the smallest.
    ///
    /// # Errors
    ///
    /// As [`Image::path`], for either state; where the puzzle's labels repeat or it has several goals,
    /// since then its table answers no other question than the way to a goal; and where a label that a
    /// guard names is not in the same cells of the target and the goal, since then other moves are
    /// possible on the way.
    pub fn path_between(&'a self, from: &[u8], to: &[u8]) -> Result<Path<'a>, PathError> {
        let from = self.exchanged(from, to)?;
        self.path_of_checked(&from).map_err(Lost::between)
    }

    /// Writes the names of the moves of [`Image::path`] into a buffer, as [`Path::write_into`] does, and
    /// gives back the bytes that they take.
    ///
    /// It keeps no path: an encoding without links is walked once and not twice, and in a small program
    /// with an embedded image the compiler sees which index and encoding it has, and leaves out the others.
    ///
    /// # Errors
    ///
    /// As [`Image::path`], and where the buffer is too small.
    pub fn write_path<'b>(
        &'a self,
        from: &[u8],
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], PathError> {
        self.puzzle().check(from).map_err(PathError::state)?;
        Ok(self.write_path_of_checked(from, buffer)?)
    }

    /// Writes the names of the moves of [`Image::path_between`] into a buffer, as [`Image::write_path`]
    /// does.
    ///
    /// # Errors
    ///
    /// As [`Image::path_between`], and where the buffer is too small.
    pub fn write_path_between<'b>(
        &'a self,
        from: &[u8],
        to: &[u8],
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], PathError> {
        let from = self.exchanged(from, to)?;
        self.write_path_of_checked(&from, buffer)
            .map_err(Lost::between)
    }

    /// The state whose path to the goal is that from the one state to the other.
    fn exchanged(&self, from: &[u8], to: &[u8]) -> Result<State, PathError> {
        if !self.puzzle().any_target() {
            return Err(PathError {
                kind: Kind::GoalsOnly,
            });
        }
        self.puzzle().check(from).map_err(PathError::state)?;
        self.puzzle().check(to).map_err(PathError::target)?;
        if let Some(label) = self.puzzle().moved_guard(to) {
            return Err(PathError {
                kind: Kind::Guarded(Word::new(label)),
            });
        }
        Ok(relabel(from, to, self.puzzle().goal()))
    }

    fn path_of_checked(&'a self, from: &[u8]) -> Result<Path<'a>, Lost> {
        match self.table() {
            Table::Linked(entries) => self.linked_path(entries, from),
            Table::Moves(_) | Table::Distance(..) => self.walked_path(from),
        }
    }

    fn write_path_of_checked<'b>(
        &'a self,
        from: &[u8],
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], Lost> {
        if let Table::Linked(entries) = self.table() {
            let path = self.linked_path(entries, from)?;
            return path.write_into(buffer).ok_or(Lost::NoRoom);
        }
        let (mut length, mut has_room) = (0, true);
        let names = self.puzzle().moves().names();
        self.walk(self.stand(from)?, |number| {
            let separator = if length == 0 { "" } else { names.separator() };
            for text in [separator, names.get(number).unwrap_or_default()] {
                has_room &= put(buffer, &mut length, text).is_some();
            }
        })?;
        let written = buffer.get(..length).filter(|_| has_room);
        written.ok_or(Lost::NoRoom)
    }

    fn linked_path(&'a self, entries: &'a Entries<'a>, from: &[u8]) -> Result<Path<'a>, Lost> {
        let slot = self.slot_of_checked(from)?;
        let moves = self.puzzle().moves();
        let (mut at, mut length) = (slot, 0);
        loop {
            let entry = entries.entry(at).ok_or(Lost::Damaged)?;
            if entry.parent == at {
                break;
            }
            if length == self.gods_number() || usize::from(entry.number) >= moves.len() {
                return Err(Lost::Damaged);
            }
            length += 1;
            at = entry.parent;
        }
        match entries.link(at) {
            Some(Link::Goal) => {}
            Some(Link::Unreachable) if length == 0 => return Err(Lost::Unreachable),
            _ => return Err(Lost::Damaged),
        }
        let path = Path {
            moves,
            place: Place::Slot(entries, slot),
            left: length,
        };
        if !self.index().is_exact() && !self.leads_home(from, path.clone()) {
            return Err(Lost::Unreachable);
        }
        Ok(path)
    }

    /// The index of a state. An index that does not know the state says that nothing leads to a goal.
    fn slot_of_checked(&self, state: &[u8]) -> Result<u32, Lost> {
        let none = if self.index().is_exact() {
            Lost::Damaged
        } else {
            Lost::Unreachable
        };
        self.index().slot(state).ok_or(none)
    }

    /// Makes the moves, to see whether they end in a goal. An index that is not exact sends a state
    /// that is not reachable to the path of some other state, which does not.
    fn leads_home(&self, from: &[u8], mut path: Path<'_>) -> bool {
        let end = path.try_fold(State::new(from), |state, step| step.apply(&state));
        end.is_some_and(|end| self.puzzle().is_goal(&end))
    }

    fn stand(&self, state: &[u8]) -> Result<Stand, Lost> {
        Ok(Stand {
            state: State::new(state),
            slot: self.slot_of_checked(state)?,
        })
    }

    /// The path of an encoding that has no links: it makes the moves.
    fn walked_path(&'a self, from: &[u8]) -> Result<Path<'a>, Lost> {
        let start = self.stand(from)?;
        Ok(Path {
            moves: self.puzzle().moves(),
            place: Place::State(self, start),
            left: self.walk(start, |_| ())?,
        })
    }

    /// Goes to the goal and shows the number of each move on the way; gives back how many they are.
    fn walk(&self, mut at: Stand, mut show: impl FnMut(u8)) -> Result<u32, Lost> {
        let mut length = 0;
        while !self.puzzle().is_goal(&at.state) {
            match self.step(&mut at) {
                Some(number) if length < self.gods_number() => show(number),
                // Where no move is stored for a state, none was stored for where its moves lead.
                _ if length > 0 && self.index().is_exact() => return Err(Lost::Damaged),
                _ => return Err(Lost::Unreachable),
            }
            length += 1;
        }
        Ok(length)
    }

    /// Makes the first move of a path and gives back its number; `None` where the table has none.
    fn step(&self, at: &mut Stand) -> Option<u8> {
        let moves = self.puzzle().moves();
        match self.table() {
            Table::Linked(_) => None,
            Table::Moves(numbers) => {
                let number = numbers.get(at.slot)?;
                at.state = moves.get(number)?.apply(&at.state)?;
                at.slot = self.index().slot(&at.state)?;
                Some(number)
            }
            Table::Distance(distances, modulus) => {
                let nearer = match distances.get(at.slot)? {
                    0 => modulus.checked_sub(1)?,
                    distance if distance == *modulus => return None,
                    distance => distance - 1,
                };
                for step in moves.iter() {
                    let Some(state) = step.apply(&at.state) else {
                        continue;
                    };
                    let slot = self.index().slot(&state)?;
                    if distances.get(slot)? == nearer {
                        *at = Stand { state, slot };
                        return Some(step.number());
                    }
                }
                None
            }
        }
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
            if let Place::Slot(entries, mut slot) = self.place {
                for to in room {
                    let entry = entries.entry(slot)?;
                    *to = *letters.get(usize::from(entry.number))?;
                    slot = entry.parent;
                }
            } else {
                for (to, step) in room.iter_mut().zip(self.clone()) {
                    *to = *letters.get(usize::from(step.number()))?;
                }
            }
            return buffer.get(..self.len());
        }
        let mut length = 0;
        for step in self.clone() {
            let separator = if length == 0 { "" } else { names.separator() };
            put(buffer, &mut length, separator)?;
            put(buffer, &mut length, step.name())?;
        }
        buffer.get(..length)
    }
}

/// Writes a text behind the first `length` bytes of a buffer; `None` where it has no room.
fn put(buffer: &mut [u8], length: &mut usize, text: &str) -> Option<()> {
    let room = buffer.get_mut(*length..)?.get_mut(..text.len())?;
    room.copy_from_slice(text.as_bytes());
    *length += text.len();
    Some(())
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

/// Why a walk from a state of the puzzle gave no path: a byte, and not the error that people see, which
/// has room for a word and would be carried through each step.
#[derive(Clone, Copy)]
enum Lost {
    Unreachable,
    Damaged,
    NoRoom,
}

impl Lost {
    /// The error of a path from one state to another.
    fn between(self) -> PathError {
        match self {
            Self::Unreachable => PathError {
                kind: Kind::TargetUnreachable,
            },
            _ => self.into(),
        }
    }
}

impl From<Lost> for PathError {
    fn from(lost: Lost) -> Self {
        let kind = match lost {
            Lost::Unreachable => Kind::Unreachable,
            Lost::Damaged => Kind::Damaged,
            Lost::NoRoom => Kind::NoRoom,
        };
        Self { kind }
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
    /// The label that a guard names and that would be exchanged.
    Guarded(Word),
    Damaged,
    NoRoom,
}

impl PathError {
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
            Kind::Guarded(label) => write!(
                f,
                "some moves depend on where the label `{label}` is, so only a target that has it \
                 where the goal does has an answer"
            ),
            Kind::Damaged => f.write_str("the table image is damaged: its paths lead nowhere"),
            Kind::NoRoom => f.write_str("the buffer is too small for the names of the path's moves"),
        }
    }
}

impl fmt::Debug for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for PathError {}
