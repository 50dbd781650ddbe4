//! A minimal perfect hash of the reachable states, in the layout of `phf_generator`'s `ptrhash`
//! (after Groot Koerkamp, "PtrHash: Minimal Perfect Hashing at RAM Throughput", 2025): a pilot
//! byte for each bucket of some three states, and a remap for the few slots beyond the last.

use crate::table::{Bytes, to_usize};

/// An image's perfect hash: a seed, the pilots and the remapped slots (four bytes each).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hash<'a> {
    seed: u64,
    pilots: &'a [u8],
    remap: &'a [u8],
    slots: u32,
}

impl<'a> Hash<'a> {
    pub(crate) const fn read(bytes: &mut Bytes<'a>, slots: u32) -> Option<Self> {
        let (Some(seed), Some(pilots), Some(remap)) =
            (bytes.take_u64(), bytes.take_u32(), bytes.take_u32())
        else {
            return None;
        };
        let (Some(pilots), Some(remap)) = (to_usize(pilots), to_usize(remap)) else {
            return None;
        };
        let Some(remap) = remap.checked_mul(4) else {
            return None;
        };
        let (Some(pilots), Some(remap)) = (bytes.take(pilots), bytes.take(remap)) else {
            return None;
        };
        Some(Self {
            seed,
            pilots,
            remap,
            slots,
        })
    }

    /// The index of a reachable state; for any other state the index of one that is reachable.
    pub(crate) fn slot(&self, state: &[u8]) -> Option<u32> {
        let hash = hash(state, self.seed);
        let bucket = scale(hash as u32, self.pilots.len() as u32);
        let pilot = *self.pilots.get(bucket as usize)?;
        let places = self.slots.checked_add((self.remap.len() / 4) as u32)?;
        let place = scale(high(hash) ^ pilot_hash(self.seed, pilot), places);
        match place.checked_sub(self.slots) {
            None => Some(place),
            Some(beyond) => {
                let at = (beyond as usize).checked_mul(4)?;
                let slot = *self.remap.get(at..)?.first_chunk()?;
                Some(u32::from_le_bytes(slot))
            }
        }
    }
}

/// Our own hash of a state, the same on every machine: multiply and fold, a label at a time.
pub(crate) fn hash(state: &[u8], seed: u64) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut sum = seed;
    for label in state {
        sum = (sum ^ u64::from(*label)).wrapping_mul(ODD);
        sum ^= sum >> 29;
    }
    sum = sum.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    sum ^ (sum >> 32)
}

/// What a pilot adds to the hash of each state in its bucket, as `phf_shared::ptrhash` has it.
fn pilot_hash(seed: u64, pilot: u8) -> u32 {
    let product = 0x517c_c1b7_2722_0a95u64.wrapping_mul(seed ^ u64::from(pilot));
    high(product) ^ product as u32
}

/// Scales a hash to `0..limit` (Lemire, "Fast random integer generation in an interval", 2019).
fn scale(hash: u32, limit: u32) -> u32 {
    high(u64::from(hash) * u64::from(limit))
}

fn high(value: u64) -> u32 {
    (value >> 32) as u32
}
