//! A small number for each slot, in next to no more bits than it needs.

use crate::bytes::to_usize;

/// The numbers of all slots, each below `radix`. As many as fit well share a number of at most 32 bits:
/// 17 numbers below three take 27 bits, for example, since `3¹⁷ < 2²⁷`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Digits<'a> {
    bytes: &'a [u8],
    slots: u32,
    radix: u32,
    group: Group,
}

/// How many digits share a number, and its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) digits: u32,
    pub(crate) bits: u32,
}

impl Group {
    /// The group with the fewest bits for a digit, and of those the smallest.
    pub(crate) const fn of(radix: u32) -> Self {
        let mut best = Self {
            digits: 1,
            bits: u32::BITS,
        };
        let (mut digits, mut values) = (1, radix as u64);
        while values <= 1 << u32::BITS {
            let bits = match u64::BITS - (values - 1).leading_zeros() {
                0 => 1,
                bits => bits,
            };
            if bits * best.digits < best.bits * digits {
                best = Self { digits, bits };
            }
            if digits == u32::BITS {
                break;
            }
            (digits, values) = (digits + 1, values * radix as u64);
        }
        best
    }

    /// The bytes of so many slots.
    pub(crate) const fn bytes(self, slots: u32) -> u64 {
        (slots.div_ceil(self.digits) as u64 * self.bits as u64).div_ceil(8)
    }
}

impl<'a> Digits<'a> {
    /// The table of `slots` numbers below `radix` that is exactly these bytes.
    pub(super) const fn read(bytes: &'a [u8], radix: u32, slots: u32) -> Option<Self> {
        if radix == 0 {
            return None;
        }
        let group = Group::of(radix);
        if bytes.len() as u64 != group.bytes(slots) {
            return None;
        }
        Some(Self {
            bytes,
            slots,
            radix,
            group,
        })
    }

    pub(super) const fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// A slot's number; `None` beyond the last slot.
    pub(crate) fn get(&self, slot: u32) -> Option<u8> {
        if slot >= self.slots {
            return None;
        }
        let Group { digits, bits } = self.group;
        let (group, place) = (slot.checked_div(digits)?, slot.checked_rem(digits)?);
        // 32 bits count the eighths of a group's bits too, since a table is smaller than 4 GiB.
        let bit = (group % 8) * bits;
        let byte = (group / 8).checked_mul(bits)?.checked_add(bit / 8)?;
        let bytes = self.bytes.get(to_usize(byte)?..)?;
        let number = match bytes.first_chunk() {
            Some(eight) => u64::from_le_bytes(*eight),
            None => last_number(bytes),
        };
        let number = (number >> (bit % 8)) as u32 & (u32::MAX >> (32 - bits));
        let power = self.radix.wrapping_pow(place);
        Some(number.checked_div(power)?.checked_rem(self.radix)? as u8)
    }
}

/// The number of fewer than eight bytes.
#[cold]
pub(super) fn last_number(bytes: &[u8]) -> u64 {
    let number = |number, byte: &u8| number << 8 | u64::from(*byte);
    bytes.iter().rev().fold(0, number)
}

#[cfg(test)]
mod tests {
    use super::Group;

    #[test]
    fn groups_hold_their_digits_in_few_bits() {
        for radix in 1..=256u32 {
            let Group { digits, bits } = Group::of(radix);
            let values = u128::from(radix).pow(digits);
            assert!(bits <= 32 && values <= 1 << bits, "{radix}");
            // Never more than 5 % above what is possible.
            let possible = f64::from(radix).log2() * f64::from(digits);
            assert!(f64::from(bits) <= possible * 1.05 || radix < 3, "{radix}");
        }
        assert_eq!(Group::of(2), Group { digits: 1, bits: 1 });
        assert_eq!(
            Group::of(3),
            Group {
                digits: 17,
                bits: 27
            }
        );
        assert_eq!(Group::of(4), Group { digits: 1, bits: 2 });
        assert_eq!(Group::of(5), Group { digits: 3, bits: 7 });
    }
}
