//! A minimal perfect hash of the reachable states, in the layout of `phf_generator`'s `ptrhash`
//! (after Groot Koerkamp, "PtrHash: Minimal Perfect Hashing at RAM Throughput", 2025): a pilot
//! byte for each bucket of some three states, and a remap for the few slots beyond the last.
//!
//! Many states are hashed in parts, each with a seed and slots of its own. In an image: how many parts (four
//! bytes); for each its seed, and how many slots, pilots and remapped slots the parts before it have; how many
//! pilots and remapped slots all have; the pilots, and the remapped slots.

use crate::bytes::{Bytes, to_usize};

/// An image's perfect hash. A remapped slot has four bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hash<'a> {
    parts: Bytes<'a>,
    part_count: u32,
    pilots: &'a [u8],
    remap: &'a [u8],
    slots: u32,
}

/// What is said of a part.
struct Part {
    seed: u64,
    slot: u32,
    pilot: u32,
    remap: u32,
}

/// The bytes of that.
const PART: usize = 20;

impl Part {
    const fn read(bytes: &mut Bytes<'_>) -> Option<Self> {
        match (
            bytes.take_u64(),
            bytes.take_u32(),
            bytes.take_u32(),
            bytes.take_u32(),
        ) {
            (Some(seed), Some(slot), Some(pilot), Some(remap)) => Some(Self {
                seed,
                slot,
                pilot,
                remap,
            }),
            _ => None,
        }
    }
}

impl<'a> Hash<'a> {
    pub(crate) const fn read(bytes: &mut Bytes<'a>, slots: u32) -> Option<Self> {
        let Some(part_count) = bytes.take_u32() else {
            return None;
        };
        let Some(count) = to_usize(part_count) else {
            return None;
        };
        let Some(parts) = count.checked_mul(PART) else {
            return None;
        };
        let (Some(parts), Some(pilots), Some(remap)) =
            (bytes.take(parts), bytes.take_u32(), bytes.take_u32())
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
            parts: Bytes::new(parts),
            part_count,
            pilots,
            remap,
            slots,
        })
    }

    /// The index of a reachable state; for any other state the index of one that is reachable, or none.
    pub(crate) fn slot(&self, state: &[u8]) -> Option<u32> {
        let mut parts = self.parts;
        let number = part(state, self.part_count);
        parts.take((number as usize).checked_mul(PART)?)?;
        let part = Part::read(&mut parts)?;
        let next = Part::read(&mut parts).unwrap_or(Part {
            seed: 0,
            slot: self.slots,
            pilot: self.pilots.len() as u32,
            remap: (self.remap.len() / 4) as u32,
        });
        let hash = hash(state, part.seed);
        let pilots = next.pilot.checked_sub(part.pilot)?;
        let bucket = part.pilot.checked_add(scale(hash as u32, pilots))?;
        let pilot = *self.pilots.get(bucket as usize)?;
        let slots = next.slot.checked_sub(part.slot)?;
        let places = slots.checked_add(next.remap.checked_sub(part.remap)?)?;
        let place = scale(high(hash) ^ pilot_hash(part.seed, pilot), places);
        let place = match place.checked_sub(slots) {
            None => place,
            Some(beyond) => {
                let at = part.remap.checked_add(beyond)?;
                let at = (at as usize).checked_mul(4)?;
                u32::from_le_bytes(*self.remap.get(at..)?.first_chunk()?)
            }
        };
        part.slot.checked_add(place)
    }
}

/// The part of so many to which a state belongs.
pub(crate) fn part(state: &[u8], parts: u32) -> u32 {
    // Any seed will do that no part is likely to have.
    const SEED: u64 = 0x2545_f491_4f6c_dd1d;
    if parts <= 1 {
        return 0;
    }
    scale(high(hash(state, SEED)), parts)
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
