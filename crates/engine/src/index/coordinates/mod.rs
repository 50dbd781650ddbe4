//! Puzzles made of pieces: the index is where each kind of piece is, and how the pieces are turned.
//!
//! In an image: how many families (a byte); the families; how many blocks (two bytes); the blocks. A
//! goal whose families hold other pieces than those of the goals before has a block of its own, and the
//! slots of the blocks follow each other. Within a block the arrangements of all families come first,
//! then their turns, so that all states with one arrangement lie together.

mod content;
mod family;

use self::content::{Content, Seen};
use self::family::Family;
use crate::bytes::Bytes;

/// An image's families and blocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coordinates<'a> {
    families: &'a [u8],
    family_count: u8,
    blocks: &'a [u8],
    block_count: u16,
    labels: usize,
}

impl<'a> Coordinates<'a> {
    /// Reads the index of a puzzle with so many cells and labels; its blocks must have `slots` slots
    /// in all.
    pub(crate) const fn read(
        bytes: &mut Bytes<'a>,
        cells: usize,
        labels: usize,
        slots: u32,
    ) -> Option<Self> {
        let Some(family_count) = bytes.take_u8() else {
            return None;
        };
        let start = *bytes;
        let (mut family, mut cells_left) = (0, cells);
        while family < family_count {
            let Some(read) = Family::read(bytes) else {
                return None;
            };
            if !read.is_sound(cells) {
                return None;
            }
            let Some(left) = cells_left.checked_sub(read.cells.len()) else {
                return None;
            };
            cells_left = left;
            family += 1;
        }
        let families = start.until(bytes);
        let Some(block_count) = bytes.take_u16() else {
            return None;
        };
        let start = *bytes;
        let (mut block, mut slots_left) = (0, slots);
        while block < block_count {
            let Some((count, content)) = take_block(bytes) else {
                return None;
            };
            let Some(left) = slots_left.checked_sub(count) else {
                return None;
            };
            slots_left = left;
            if !is_block(families, family_count, content, labels) {
                return None;
            }
            block += 1;
        }
        if cells_left != 0 || slots_left != 0 || family_count == 0 || block_count == 0 {
            return None;
        }
        Some(Self {
            families,
            family_count,
            blocks: start.until(bytes),
            block_count,
            labels,
        })
    }

    /// The index of a state, where the pieces that it is made of are those of some goal.
    pub(crate) fn slot(&self, state: &[u8]) -> Option<u32> {
        let mut blocks = Bytes::new(self.blocks);
        let mut before = 0u32;
        for _ in 0..self.block_count {
            let (slots, block) = take_block(&mut blocks)?;
            if let Some(slot) = self.slot_in_block(block, state) {
                return before.checked_add(slot);
            }
            before = before.checked_add(slots)?;
        }
        None
    }

    fn slot_in_block(&self, block: &[u8], state: &[u8]) -> Option<u32> {
        let mut families = Bytes::new(self.families);
        let mut block = Bytes::new(block);
        let (mut arranged, mut turned, mut turns) = (0u32, 0u32, 1u32);
        let mut odd_families = 0u16;
        let mut seen = Seen::NOTHING;
        for number in 0..self.family_count {
            let family = Family::read(&mut families)?;
            let content = Content::read(&mut block, &family, self.labels)?;
            content.look(&family, state, &mut seen)?;
            let kinds = seen.kinds()?;
            if content.is_in_parity {
                let is_odd = u16::from(content.is_odd_arrangement(kinds));
                odd_families |= is_odd.checked_shl(u32::from(number))?;
            }
            if content.parity != 0 && !content.has_parity(odd_families) {
                return None;
            }
            let (rank, arrangements) = content.rank(kinds);
            arranged = arranged.wrapping_mul(arrangements).wrapping_add(rank);
            let (digits, radix) = content.turns(&seen)?;
            turned = turned.wrapping_mul(radix).wrapping_add(digits);
            turns = turns.wrapping_mul(radix);
        }
        Some(arranged.wrapping_mul(turns).wrapping_add(turned))
    }
}

/// The slots of a block, and what its families hold.
const fn take_block<'a>(blocks: &mut Bytes<'a>) -> Option<(u32, &'a [u8])> {
    let (Some(slots), Some(length)) = (blocks.take_u32(), blocks.take_u16()) else {
        return None;
    };
    match blocks.take(length as usize) {
        Some(content) => Some((slots, content)),
        None => None,
    }
}

/// Whether the bytes of a block say what each family holds, and no more.
const fn is_block(families: &[u8], family_count: u8, block: &[u8], labels: usize) -> bool {
    let (mut families, mut block) = (Bytes::new(families), Bytes::new(block));
    let mut family = 0;
    while family < family_count {
        let Some(read) = Family::read(&mut families) else {
            return false;
        };
        match Content::read(&mut block, &read, labels) {
            Some(content) if content.is_sound(&read) => {}
            _ => return false,
        }
        family += 1;
    }
    block.is_empty()
}
