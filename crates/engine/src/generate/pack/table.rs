//! Writing a table, slot by slot, in any of the encodings.

use crate::generate::search::{Neighbour, Visit};
use crate::table::{Encoded, Encoding, Entry, EntryShape, Group, Link};

/// The bytes of a table while they are written.
pub(super) struct TableWriter {
    encoded: Encoded,
    shape: EntryShape,
    radix: u64,
    group: Group,
    bytes: Vec<u8>,
    open: OpenGroup,
    /// The digits of the distances that most states have.
    near: [u8; 256],
}

/// The digits of a group that is not written yet. Most tables are written slot by slot, and so group by
/// group.
#[derive(Default)]
struct OpenGroup {
    number: u32,
    /// The place of the next digit, and its weight.
    place: u32,
    weight: u64,
    value: u64,
}

impl TableWriter {
    /// A table of which each slot is still to be written.
    pub(super) fn new(encoded: Encoded, moves: usize, slots: u32) -> Self {
        let radix = encoded.radix(moves);
        Self {
            encoded,
            shape: EntryShape::new(moves, slots),
            radix: u64::from(radix),
            group: Group::of(radix.max(1)),
            bytes: vec![0; encoded.table_bytes(moves, slots) as usize],
            open: OpenGroup::default(),
            near: std::array::from_fn(|distance| distance as u8 % encoded.modulus.max(1)),
        }
    }

    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        self.close_group();
        self.bytes
    }

    fn put_link(&mut self, slot: u32, link: Link) {
        let width = self.shape.bytes();
        let entry = self.shape.pack(slot, link).to_le_bytes();
        let start = slot as usize * width;
        self.bytes[start..start + width].copy_from_slice(&entry[..width]);
    }

    /// Sets a digit that was not set before.
    #[inline]
    fn put_digit(&mut self, slot: u32, digit: u64) {
        let Group { digits, .. } = self.group;
        if slot.wrapping_sub(self.open.place) != self.open.number.wrapping_mul(digits)
            || self.open.weight == 0
        {
            self.close_group();
            let place = slot % digits;
            self.open = OpenGroup {
                number: slot / digits,
                place,
                weight: self.radix.pow(place),
                value: 0,
            };
        }
        self.open.value += digit * self.open.weight;
        self.open.weight *= self.radix;
        self.open.place += 1;
        if self.open.place == digits {
            self.close_group();
            self.open = OpenGroup {
                number: self.open.number.wrapping_add(1),
                place: 0,
                weight: 1,
                value: 0,
            };
        }
    }

    /// Adds the digits of the open group to what is written of it.
    fn close_group(&mut self) {
        let bit = u64::from(self.open.number) * u64::from(self.group.bits);
        let mut sum = self.open.value << (bit % 8);
        for byte in self.bytes.iter_mut().skip((bit / 8) as usize) {
            if sum == 0 {
                break;
            }
            sum += u64::from(*byte);
            *byte = sum as u8;
            sum >>= 8;
        }
        self.open.value = 0;
    }
}

impl Visit for TableWriter {
    fn wants_neighbours(&self) -> bool {
        self.encoded.encoding != Encoding::Distance
    }

    fn state(&mut self, slot: u32, distance: u32, mut neighbours: impl Iterator<Item = Neighbour>) {
        let mut first =
            || neighbours.find(|there| there.distance.is_some_and(|there| there + 1 == distance));
        match self.encoded.encoding {
            Encoding::Linked => {
                let link = first().map_or(Link::Goal, |first| {
                    Link::Step(Entry {
                        number: first.number,
                        parent: first.slot,
                    })
                });
                self.put_link(slot, link);
            }
            Encoding::Moves => {
                let number = first().map_or(0, |first| first.number);
                self.put_digit(slot, u64::from(number));
            }
            Encoding::Distance => {
                let digit = match self.near.get(distance as usize) {
                    Some(digit) => u64::from(*digit),
                    None => u64::from(distance % u32::from(self.encoded.modulus)),
                };
                self.put_digit(slot, digit);
            }
        }
    }

    fn none(&mut self, slot: u32) {
        match self.encoded.encoding {
            Encoding::Linked => self.put_link(slot, Link::Unreachable),
            Encoding::Moves | Encoding::Distance if self.encoded.has_none => {
                self.put_digit(slot, self.radix - 1);
            }
            Encoding::Moves | Encoding::Distance => {}
        }
    }
}
