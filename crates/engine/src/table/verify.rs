//! The proof that an image answers right.

use super::error::Kind;
use super::{Entry, Image, ImageError, Link};
use crate::puzzle::{MAX_CELLS, Move, State};

impl Image<'_> {
    /// Checks every byte and proves every answer.
    ///
    /// Beside the checksum and the digest, this shows for each state that its entry is the *first*
    /// move, in the definition's order, that comes one nearer to a goal, and that no move comes
    /// nearer by more than one. Since only goals have distance 0, each stored distance is then the
    /// least, and each path the smallest of all shortest ones.
    ///
    /// It takes no memory, and so it walks much: for each state the paths of all its neighbours, and
    /// every path once more for each 64 distances that there are. That is about `states × God's number
    /// × (moves + God's number / 64)` links; a puzzle that goes round one long cycle takes hours.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn verify(&self) -> Result<(), ImageError> {
        self.check_sum()?;
        if self.digest_of_puzzle() != self.digest() {
            return Err(ImageError::new(Kind::Digest));
        }
        for step in self.puzzle().moves().iter() {
            self.verify_move(&step)?;
        }
        for (number, goal) in (0..=u16::MAX).zip(self.puzzle().goals()) {
            self.verify_goal(number, goal)?;
        }
        let puzzle = self.puzzle();
        for names in [puzzle.cells(), puzzle.labels(), puzzle.moves().names()] {
            if !names.differ() {
                return Err(ImageError::new(Kind::Names));
            }
        }
        if !self.is_each_cell_once(puzzle.reading_order()) || !puzzle.drawing().is_in_order() {
            return Err(ImageError::new(Kind::Drawing));
        }
        self.verify_counts()?;
        (0..self.slots()).try_for_each(|slot| self.verify_slot(slot))
    }

    fn verify_move(&self, step: &Move<'_>) -> Result<(), ImageError> {
        if step
            .cases()
            .all(|case| self.is_each_cell_once(case.sources().iter().copied()))
        {
            return Ok(());
        }
        Err(ImageError::new(Kind::Move(step.number())))
    }

    fn is_each_cell_once(&self, cells: impl Iterator<Item = u8>) -> bool {
        let count = self.puzzle().cells().len();
        let mut seen = [false; MAX_CELLS];
        let mut left = count;
        for cell in cells.map(usize::from) {
            match seen.get_mut(cell) {
                Some(seen) if cell < count && !*seen => *seen = true,
                _ => return false,
            }
            left = left.saturating_sub(1);
        }
        left == 0
    }

    fn verify_goal(&self, number: u16, goal: &[u8]) -> Result<(), ImageError> {
        if self.puzzle().check(goal).is_ok() && self.distance(goal) == Some(0) {
            return Ok(());
        }
        Err(ImageError::new(Kind::Goal(number)))
    }

    /// Counts the states at each distance again, some distances at a time.
    fn verify_counts(&self) -> Result<(), ImageError> {
        const AT_A_TIME: usize = 64;
        let wrong = ImageError::new(Kind::Counts);
        let stored = || self.depth_counts();
        for first in (0..stored().len()).step_by(AT_A_TIME) {
            let mut found = [0u32; AT_A_TIME];
            for slot in 0..self.slots() {
                if self.table().link(slot) == Some(Link::Unreachable) {
                    continue;
                }
                let distance = self.distance_at(slot);
                let distance = distance.ok_or(ImageError::new(Kind::Slot(slot)))?;
                let depth = (distance as usize).checked_sub(first);
                if let Some(count) = depth.and_then(|depth| found.get_mut(depth)) {
                    *count += 1;
                }
            }
            let mut pairs = stored().skip(first).zip(found);
            if !pairs.all(|(count, found)| count == found && count > 0) {
                return Err(wrong);
            }
        }
        if stored().map(u64::from).sum::<u64>() == u64::from(self.states()) {
            Ok(())
        } else {
            Err(wrong)
        }
    }

    fn verify_slot(&self, slot: u32) -> Result<(), ImageError> {
        let wrong = ImageError::new(Kind::Slot(slot));
        match self.table().link(slot).ok_or(wrong)? {
            Link::Unreachable if self.index().is_exact() => return Ok(()),
            Link::Unreachable => return Err(wrong),
            Link::Goal | Link::Step(_) => {}
        }
        let (state, distance) = self.state_at(slot).ok_or(wrong)?;
        if self.puzzle().check(&state).is_err() || self.index().slot(&state) != Some(slot) {
            return Err(wrong);
        }
        if (distance == 0) != self.puzzle().is_goal(&state) {
            return Err(wrong);
        }
        let nearer = self.first_nearer(&state, distance).ok_or(wrong)?;
        if Some(nearer) == self.table().link(slot) {
            Ok(())
        } else {
            Err(wrong)
        }
    }

    /// The link that the entry of a state at this distance should hold; `None` where no move comes
    /// nearer, or a neighbour is not reachable or nearer than it can be.
    fn first_nearer(&self, state: &State, distance: u32) -> Option<Link> {
        let mut nearer = (distance == 0).then_some(Link::Goal);
        for step in self.puzzle().moves().iter() {
            let Some(neighbour) = step.apply(state) else {
                continue;
            };
            let parent = self.index().slot(&neighbour)?;
            let (found, there) = self.state_at(parent)?;
            if found != neighbour || there + 1 < distance {
                return None;
            }
            if there + 1 == distance && nearer.is_none() {
                nearer = Some(Link::Step(Entry {
                    number: step.number(),
                    parent,
                }));
            }
        }
        nearer
    }

    fn distance(&self, state: &[u8]) -> Option<u32> {
        self.distance_at(self.index().slot(state)?)
    }
}
