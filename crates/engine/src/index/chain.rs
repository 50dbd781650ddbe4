//! Puzzles whose labels all differ: the reachable states are a permutation group, and a stabiliser
//! chain of the group numbers them without a gap (after Sims, "Computational methods in the study of
//! permutation groups", 1970).
//!
//! A state is seen as where each label is. A level has a label, the cells where it can be while the
//! labels of the levels before stay at home, and for each such cell a permutation of the group that
//! brings the label home and leaves those before it there. So each level makes a digit of the cell where it finds
//! its label, and brings it home. What is left behind the last level must be the first goal; if it is not, no
//! moves lead from the state to a goal.
//!
//! In an image: how many levels (a byte); how many blocks (two bytes); for each block but the first the
//! home of each label; then the levels. A level is its label, how many cells there are, the place of each
//! cell among them, or 255, and the permutations: for all places but the first, which is home,
//! where the label of each cell goes. Goals that moves do not bring to each other have blocks of their own,
//! and the slots of the blocks follow each other.

use crate::bytes::Bytes;
use crate::puzzle::MAX_CELLS;

/// The place of a cell where the label of a level cannot be: more than there are places.
#[cfg(feature = "generate")]
pub(crate) const NOWHERE: u8 = u8::MAX;

/// An image's stabiliser chain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain<'a> {
    cells: usize,
    level_count: u8,
    block_count: u16,
    homes: &'a [u8],
    levels: Bytes<'a>,
    /// The slots of a block.
    order: u32,
}

/// A level, whose permutations are those of the places beyond the first, one after the other.
struct Level<'a> {
    label: u8,
    places: u8,
    place_of: &'a [u8],
    homeward: &'a [u8],
}

impl<'a> Chain<'a> {
    /// Reads the chain of a puzzle with so many cells, each with a label of its own; its blocks must have
    /// `slots` slots in all.
    pub(crate) const fn read(bytes: &mut Bytes<'a>, cells: usize, slots: u32) -> Option<Self> {
        let (Some(level_count), Some(block_count)) = (bytes.take_u8(), bytes.take_u16()) else {
            return None;
        };
        let Some(more_blocks) = block_count.checked_sub(1) else {
            return None;
        };
        let Some(homes) = (more_blocks as usize).checked_mul(cells) else {
            return None;
        };
        let Some(homes) = bytes.take(homes) else {
            return None;
        };
        let start = *bytes;
        let (mut level, mut order) = (0, 1u32);
        while level < level_count {
            let Some(read) = Level::read(bytes, cells) else {
                return None;
            };
            order = match order.checked_mul(read.places as u32) {
                Some(order) if read.places > 0 && (read.label as usize) < cells => order,
                _ => return None,
            };
            level += 1;
        }
        match order.checked_mul(block_count as u32) {
            Some(expected) if expected == slots && level_count as usize <= MAX_CELLS => {}
            _ => return None,
        }
        Some(Self {
            cells,
            level_count,
            block_count,
            homes,
            levels: Bytes::new(start.until(bytes)),
            order,
        })
    }

    /// The index of a state; `None` where no moves lead from it to a goal.
    pub(crate) fn slot(&self, state: &[u8]) -> Option<u32> {
        (0..self.block_count).find_map(|block| self.slot_in_block(block, state))
    }

    /// The index of a state that moves made of the one with the index `before`; of another one nothing or any
    /// number.
    ///
    /// Moves stay in a block, and only the labels of the levels are followed, and not all that they take with
    /// them on their way home.
    pub(crate) fn slot_on_path(&self, state: &[u8], before: u32) -> Option<u32> {
        let block = before.checked_div(self.order)?;
        let cell_of = self.cells_of_labels(u16::try_from(block).ok()?, state)?;
        let mut at = [0; MAX_CELLS];
        let mut levels = self.levels;
        for at in at.get_mut(..usize::from(self.level_count))? {
            let level = Level::read(&mut levels, self.cells)?;
            *at = *cell_of.get(usize::from(level.label))?;
        }
        let mut rest = at.get_mut(..usize::from(self.level_count))?;
        let mut levels = self.levels;
        let mut number = 0u32;
        while let Some((cell, behind)) = rest.split_first_mut() {
            let level = Level::read(&mut levels, self.cells)?;
            let place = level.place(*cell)?;
            number = level.add_digit(number, place);
            level.bring_home(place, behind, self.cells)?;
            rest = behind;
        }
        block.checked_mul(self.order)?.checked_add(number)
    }

    fn slot_in_block(&self, block: u16, state: &[u8]) -> Option<u32> {
        let mut cell_of = self.cells_of_labels(block, state)?;
        let cell_of = cell_of.get_mut(..self.cells)?;
        let mut levels = self.levels;
        let mut number = 0u32;
        for _ in 0..self.level_count {
            let level = Level::read(&mut levels, self.cells)?;
            let place = level.place(*cell_of.get(usize::from(level.label))?)?;
            number = level.add_digit(number, place);
            level.bring_home(place, cell_of, self.cells)?;
        }
        let mut all = cell_of.iter().zip(0..);
        let is_home = all.all(|(cell, label)| *cell == label);
        let first = u32::from(block).checked_mul(self.order)?;
        first.checked_add(number).filter(|_| is_home)
    }

    /// The cell of each label, which counts as that of the first goal whose home in the block's goal is
    /// the same.
    fn cells_of_labels(&self, block: u16, state: &[u8]) -> Option<[u8; MAX_CELLS]> {
        let mut cell_of = [0; MAX_CELLS];
        let home = match block.checked_sub(1) {
            Some(before) => {
                let start = usize::from(before).checked_mul(self.cells)?;
                Some(self.homes.get(start..)?)
            }
            None => None,
        };
        for (cell, label) in (0..=u8::MAX).zip(state) {
            let label = match home {
                Some(home) => home.get(usize::from(*label))?,
                None => label,
            };
            *cell_of.get_mut(usize::from(*label))? = cell;
        }
        Some(cell_of)
    }
}

impl<'a> Level<'a> {
    const fn read(bytes: &mut Bytes<'a>, cells: usize) -> Option<Self> {
        let (Some(label), Some(places)) = (bytes.take_u8(), bytes.take_u8()) else {
            return None;
        };
        let Some(place_of) = bytes.take(cells) else {
            return None;
        };
        let Some(homeward) = (places as usize).saturating_sub(1).checked_mul(cells) else {
            return None;
        };
        match bytes.take(homeward) {
            Some(homeward) => Some(Self {
                label,
                places,
                place_of,
                homeward,
            }),
            None => None,
        }
    }

    /// The place of a cell among those where the level's label can be.
    fn place(&self, cell: u8) -> Option<u8> {
        let place = *self.place_of.get(usize::from(cell))?;
        (place < self.places).then_some(place)
    }

    const fn add_digit(&self, number: u32, place: u8) -> u32 {
        number
            .wrapping_mul(self.places as u32)
            .wrapping_add(place as u32)
    }

    /// Makes the permutation that brings the level's label home from a place.
    fn bring_home(&self, place: u8, cell_of: &mut [u8], cells: usize) -> Option<()> {
        let Some(before) = place.checked_sub(1) else {
            return Some(());
        };
        let start = usize::from(before).checked_mul(cells)?;
        let to = self.homeward.get(start..)?.get(..cells)?;
        for cell in cell_of {
            *cell = *to.get(usize::from(*cell))?;
        }
        Some(())
    }
}
