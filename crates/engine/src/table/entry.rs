//! Entries of the encoding `linked`: where the path of a state goes next.

/// What an entry says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// The state is a goal: its path is empty.
    Goal,
    /// No moves bring the state to a goal, or no state has this index.
    Unreachable,
    /// The first move of the path, and the index of the state that it leads to.
    Step { number: u8, parent: u32 },
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
    pub(crate) const fn bytes(self) -> usize {
        self.bytes
    }

    /// The entry of the state with the index `slot`, as a number.
    #[cfg(feature = "generate")]
    pub(crate) fn pack(self, slot: u32, link: Link) -> u64 {
        let (parent, number) = match link {
            Link::Goal => (slot, 0),
            Link::Unreachable => (slot, 1),
            Link::Step { number, parent } => (parent, number),
        };
        u64::from(parent) << self.move_bits | u64::from(number)
    }

    #[inline]
    const fn unpack(self, slot: u32, entry: u64) -> Link {
        let number = entry as u8 & (u8::MAX >> (8 - self.move_bits));
        let parent = (entry >> self.move_bits) as u32;
        if parent != slot {
            Link::Step { number, parent }
        } else if number == 0 {
            Link::Goal
        } else {
            Link::Unreachable
        }
    }
}

/// The bits that hold each of the numbers `0..count`.
const fn bits_to_count(count: u32) -> u32 {
    u32::BITS - count.saturating_sub(1).leading_zeros()
}

/// The entries of all slots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table<'a> {
    bytes: &'a [u8],
    shape: EntryShape,
}

impl<'a> Table<'a> {
    /// The table of `slots` entries that is exactly these bytes.
    pub(crate) const fn read(bytes: &'a [u8], moves: usize, slots: u32) -> Option<Self> {
        let shape = EntryShape::new(moves, slots);
        match (slots as usize).checked_mul(shape.bytes) {
            Some(length) if length == bytes.len() => Some(Self { bytes, shape }),
            _ => None,
        }
    }

    pub(crate) const fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// The entry of a slot; `None` beyond the last.
    #[inline]
    pub(crate) fn link(&self, slot: u32) -> Option<Link> {
        let at = (slot as usize).checked_mul(self.shape.bytes)?;
        let rest = self.bytes.get(at..)?;
        let entry = if let Some(eight) = rest.first_chunk() {
            u64::from_le_bytes(*eight) & (u64::MAX >> (64 - 8 * self.shape.bytes))
        } else {
            let mut eight = [0; 8];
            for (to, from) in eight.iter_mut().zip(rest.get(..self.shape.bytes)?) {
                *to = *from;
            }
            u64::from_le_bytes(eight)
        };
        Some(self.shape.unpack(slot, entry))
    }
}
