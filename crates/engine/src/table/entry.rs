//! The encoding `linked`: the first move of each path, and where it leads.

use super::digits::last_number;
use crate::bytes::to_usize;

/// What an entry says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// The state is a goal: its path is empty.
    Goal,
    /// No moves bring the state to a goal, or no state has this index.
    Unreachable,
    /// The first move of the path, and the index of the state that it leads to.
    Step(Entry),
}

/// The first move of a path, and the index of the state that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) number: u8,
    pub(crate) parent: u32,
}

/// How entries are packed: `parent << move_bits | move`, in the fewest whole bytes, little-endian.
///
/// A step never leads to the index where it starts, so a parent that is the entry's own index has
/// another meaning: with move 0 the state is a goal, with move 1 it is unreachable. For the second
/// there must always be room for a move 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EntryShape {
    move_bits: u32,
    bytes: usize,
}

impl EntryShape {
    pub(crate) const fn new(moves: usize, slots: u32) -> Self {
        let move_bits = match bits_to_count(moves as u32) {
            0 => 1,
            bits => bits,
        };
        let bits = move_bits + bits_to_count(slots);
        Self {
            move_bits,
            bytes: bits.div_ceil(8) as usize,
        }
    }

    /// The bytes of an entry.
    #[cfg(feature = "generate")]
    pub(crate) const fn bytes(self) -> usize {
        self.bytes
    }

    /// The entry of the state with the index `slot`, as a number.
    #[cfg(feature = "generate")]
    pub(crate) fn pack(self, slot: u32, link: Link) -> u64 {
        let (parent, number) = match link {
            Link::Goal => (slot, 0),
            Link::Unreachable => (slot, 1),
            Link::Step(Entry { number, parent }) => (parent, number),
        };
        u64::from(parent) << self.move_bits | u64::from(number)
    }

    #[inline]
    const fn unpack(self, entry: u64) -> Entry {
        Entry {
            number: entry as u8 & (u8::MAX >> (8 - self.move_bits)),
            parent: (entry >> self.move_bits) as u32,
        }
    }
}

/// The bits that hold each of the numbers `0..count`.
const fn bits_to_count(count: u32) -> u32 {
    u32::BITS - count.saturating_sub(1).leading_zeros()
}

/// The entries of all slots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entries<'a> {
    bytes: &'a [u8],
    shape: EntryShape,
    slots: u32,
    /// The bits of an entry.
    mask: u64,
}

impl<'a> Entries<'a> {
    /// The table of `slots` entries that is exactly these bytes.
    pub(crate) const fn read(bytes: &'a [u8], moves: usize, slots: u32) -> Option<Self> {
        let shape = EntryShape::new(moves, slots);
        let Some(count) = to_usize(slots) else {
            return None;
        };
        match count.checked_mul(shape.bytes) {
            Some(length) if length == bytes.len() => Some(Self {
                bytes,
                shape,
                slots,
                mask: u64::MAX >> (64 - 8 * shape.bytes),
            }),
            _ => None,
        }
    }

    pub(crate) const fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// What the entry of a slot says; `None` beyond the last slot.
    pub(crate) fn link(&self, slot: u32) -> Option<Link> {
        let entry = self.entry(slot)?;
        Some(if entry.parent != slot {
            Link::Step(entry)
        } else if entry.number == 0 {
            Link::Goal
        } else {
            Link::Unreachable
        })
    }

    /// The entry of a slot, whose parent is the slot itself where the path ends; `None` beyond the
    /// last slot.
    #[inline]
    pub(crate) fn entry(&self, slot: u32) -> Option<Entry> {
        if slot >= self.slots {
            return None;
        }
        // No overflow, since the last slot's entry is in memory.
        let rest = self
            .bytes
            .get((slot as usize).wrapping_mul(self.shape.bytes)..)?;
        let number = match rest.first_chunk() {
            Some(eight) => u64::from_le_bytes(*eight) & self.mask,
            None => last_number(rest.get(..self.shape.bytes)?),
        };
        Some(self.shape.unpack(number))
    }
}
