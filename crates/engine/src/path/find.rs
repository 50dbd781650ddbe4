//! From a state to its path.

use super::error::Lost;
use super::{Path, PathError, Place, Stand};
use crate::puzzle::{State, relabel};
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

    /// The state whose path to the goal is that from the one state to the other.
    pub(super) fn exchanged(&self, from: &[u8], to: &[u8]) -> Result<State, PathError> {
        if !self.puzzle().any_target() {
            return Err(PathError::GOALS_ONLY);
        }
        self.puzzle().check(from).map_err(PathError::state)?;
        self.puzzle().check(to).map_err(PathError::target)?;
        if let Some(label) = self.puzzle().moved_guard(to) {
            return Err(PathError::guarded(label));
        }
        Ok(relabel(from, to, self.puzzle().goal()))
    }

    fn path_of_checked(&'a self, from: &[u8]) -> Result<Path<'a>, Lost> {
        match self.table() {
            Table::Linked(entries) => self.linked_path(entries, from),
            Table::Moves(_) | Table::Distance(..) => self.walked_path(from),
        }
    }

    pub(super) fn linked_path(
        &'a self,
        entries: &'a Entries<'a>,
        from: &[u8],
    ) -> Result<Path<'a>, Lost> {
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
        self.index().slot(state).ok_or(Lost::Unreachable)
    }

    /// Makes the moves, to see whether they end in a goal. An index that is not exact sends a state
    /// that is not reachable to the path of some other state, which does not.
    fn leads_home(&self, from: &[u8], mut path: Path<'_>) -> bool {
        let end = path.try_fold(State::new(from), |state, step| step.apply(&state));
        end.is_some_and(|end| self.puzzle().is_goal(&end))
    }

    pub(super) fn stand(&self, state: &[u8]) -> Result<Stand, Lost> {
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
    pub(super) fn walk(&self, mut at: Stand, mut show: impl FnMut(u8)) -> Result<u32, Lost> {
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
    pub(super) fn step(&self, at: &mut Stand) -> Option<u8> {
        let moves = self.puzzle().moves();
        match self.table() {
            Table::Linked(_) => None,
            Table::Moves(numbers) => {
                let number = numbers.get(at.slot)?;
                at.state = moves.get(number)?.apply(&at.state)?;
                at.slot = self.index().slot_on_path(&at.state, at.slot)?;
                Some(number)
            }
            Table::Distance(distances, modulus) => {
                let nearer = match distances.get(at.slot)? {
                    0 => modulus.checked_sub(1)?,
                    distance if distance == *modulus => return None,
                    distance => distance - 1,
                };
                let mut there = *at;
                for step in moves.iter() {
                    if !step.apply_to(&at.state, &mut there.state) {
                        continue;
                    }
                    there.slot = self.index().slot_on_path(&there.state, at.slot)?;
                    if distances.get(there.slot)? == nearer {
                        *at = there;
                        return Some(step.number());
                    }
                }
                None
            }
        }
    }
}
