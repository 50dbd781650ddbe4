//! The index that is a perfect hash, and its table.

use std::thread;

use phf_generator::ptrhash;

use super::keys::Keys;
use super::table::TableWriter;
use crate::definition::Definition;
use crate::generate::limits::Limits;
use crate::generate::order::Order;
use crate::generate::refusal::Refusal;
use crate::generate::search::{Found, Neighbour, Visit};
use crate::generate::section::Section;
use crate::index::hash;
use crate::table::{Encoded, Encoding};

/// The states that share pilots: so many that a part's work stays in the caches of a processor, and that what
/// the image says of each part does not matter.
const STATES_OF_PART: u32 = 1 << 16;

/// The most threads that look for pilots, however many are asked for: so the memory, and with it the choice of
/// an index, is the same on every machine.
const MAX_THREADS: usize = 4;

/// About how many bytes the work on a state of a part takes, beside its labels.
const WORK: u64 = 160;

/// An index section and its table.
pub(super) struct Hashed {
    pub(super) section: Vec<u8>,
    pub(super) slots: u32,
    pub(super) table: Vec<u8>,
}

/// A part's keys, in their order, and what a hash of them is made of.
#[derive(Default)]
struct Part {
    keys: Vec<u32>,
    seed: u64,
    pilots: Vec<u8>,
    remap: Vec<u32>,
    /// The key's place in `keys`, for each slot of the part.
    places: Vec<u32>,
}

impl Hashed {
    /// Finds pilots that send the states to `0..slots` without a clash, and writes the table.
    pub(super) fn new(
        definition: &Definition,
        found: &Found,
        encoded: Encoded,
        limits: Limits,
    ) -> Result<Self, Refusal> {
        let with_dead_ends = encoded.encoding == Encoding::Distance && encoded.has_none;
        let keys = Keys::of(definition, found, with_dead_ends, limits)?;
        let slots = keys.count();
        let work = format!(
            "the perfect hash of {:#} states",
            Order::from(u128::from(slots))
        );
        let bytes = found.bytes() + bytes(definition, slots.into());
        let table = encoded.table_bytes(definition.moves().len(), slots);
        limits.check_memory(&work, bytes + 2 * table)?;
        let mut parts = parts(&keys);
        find_pilots(&keys, &mut parts, limits);
        let section = section(&parts);
        let mut renumbered = Renumbered {
            slot_of_key: slots_of_keys(slots, parts),
            keys: &keys,
            writer: TableWriter::new(encoded, definition.moves().len(), slots),
        };
        found.visit(definition, &mut renumbered);
        for key in keys.unseen() {
            let slot = renumbered.slot_of_key[key as usize];
            renumbered.writer.none(slot);
        }
        Ok(Self {
            section,
            slots,
            table: renumbered.writer.into_bytes(),
        })
    }
}

/// About how many bytes it takes to find a hash of so many states, beside what was found and the table.
pub(super) fn bytes(definition: &Definition, states: u64) -> u64 {
    let at_once = u64::from(STATES_OF_PART) * MAX_THREADS as u64;
    states * 20 + states.min(at_once) * (WORK + definition.cells().len() as u64)
}

/// The parts, with their keys alone.
fn parts(keys: &Keys<'_>) -> Vec<Part> {
    let count = keys.count().div_ceil(STATES_OF_PART).max(1);
    let mut parts: Vec<Part> = (0..count).map(|_| Part::default()).collect();
    let mut key = 0;
    keys.for_each_state(0..keys.count(), |labels| {
        parts[hash::part(labels, count) as usize].keys.push(key);
        key += 1;
    });
    parts
}

fn find_pilots(keys: &Keys<'_>, parts: &mut [Part], limits: Limits) {
    let threads = limits.threads.get().min(MAX_THREADS);
    let of_thread = parts.len().div_ceil(threads);
    let find = |parts: &mut [Part]| parts.iter_mut().for_each(|part| part.find_pilots(keys));
    thread::scope(|scope| {
        let mut chunks = parts.chunks_mut(of_thread);
        let first = chunks.next();
        for parts in chunks {
            // Parts for which no thread can be had are looked at below.
            let _ = thread::Builder::new().spawn_scoped(scope, move || find(parts));
        }
        first.map(find);
    });
    find(parts);
}

impl Part {
    /// Finds pilots for the keys, unless that was done.
    fn find_pilots(&mut self, keys: &Keys<'_>) {
        if self.places.len() == self.keys.len() {
            return;
        }
        let mut labels = Vec::new();
        keys.for_each_state(self.keys.iter().copied(), |state| {
            labels.extend_from_slice(state);
        });
        let states: Vec<&[u8]> = labels.chunks(labels.len() / self.keys.len()).collect();
        let found =
            ptrhash::generate_hash_with_hash_fn(&states, |state, seed| hash::hash(state, *seed));
        (self.seed, self.pilots, self.remap) = (found.seed, found.pilots, found.remap);
        self.places = found.map.into_iter().map(|place| place as u32).collect();
    }
}

fn slots_of_keys(count: u32, parts: Vec<Part>) -> Vec<u32> {
    let mut slot_of_key = vec![0; count as usize];
    let mut slot = 0;
    for part in parts {
        for place in part.places {
            slot_of_key[part.keys[place as usize] as usize] = slot;
            slot += 1;
        }
    }
    slot_of_key
}

fn section(parts: &[Part]) -> Vec<u8> {
    let mut section = Section::default();
    section.put(parts.len() as u32);
    let (mut states, mut pilots, mut remaps) = (0, 0, 0);
    for part in parts {
        section.put((part.seed, states, pilots, remaps));
        states += part.keys.len() as u32;
        pilots += part.pilots.len() as u32;
        remaps += part.remap.len() as u32;
    }
    section.put((pilots, remaps));
    for part in parts {
        section.put_bytes(&part.pilots);
    }
    for slot in parts.iter().flat_map(|part| &part.remap) {
        section.put(*slot);
    }
    section.into_bytes()
}

/// Writes what a visit shows of the numbering to the slots of the hash.
struct Renumbered<'k> {
    keys: &'k Keys<'k>,
    slot_of_key: Vec<u32>,
    writer: TableWriter,
}

impl Renumbered<'_> {
    fn slot(&self, slot: u32) -> Option<u32> {
        Some(self.slot_of_key[self.keys.of_slot(slot)? as usize])
    }
}

impl Visit for Renumbered<'_> {
    fn wants_neighbours(&self) -> bool {
        self.writer.wants_neighbours()
    }

    fn state(&mut self, slot: u32, distance: u32, neighbours: impl Iterator<Item = Neighbour>) {
        let Some(slot) = self.slot(slot) else {
            return;
        };
        let (keys, slot_of_key) = (self.keys, &self.slot_of_key);
        let renumbered = neighbours.map(|there| Neighbour {
            slot: match keys.of_slot(there.slot) {
                Some(key) => slot_of_key[key as usize],
                None => 0,
            },
            ..there
        });
        self.writer.state(slot, distance, renumbered);
    }

    fn none(&mut self, slot: u32) {
        if let Some(slot) = self.slot(slot) {
            self.writer.none(slot);
        }
    }
}
