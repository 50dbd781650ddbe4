//! `verify` proves each answer: damage behind sums that are right is refused by the proof itself.

mod parts;

use std::collections::HashMap;

use parts::{BOARD, COUNTS, CUBE, HEADER, PUZZLE, Parts, RING, TABLE, generate};
use wayhome_engine::{Image, IndexKind, State};

/// A sound image in parts, and what it says of each state.
struct Sound {
    name: &'static str,
    parts: Parts,
    states: Vec<(State, u32)>,
    /// For each slot the neighbour that each move leads to.
    neighbours: Vec<Vec<u32>>,
    move_bits: u32,
}

impl Sound {
    fn new(name: &'static str, bytes: &[u8]) -> Self {
        let image = Image::from_bytes(bytes).expect("this image is sound");
        let states: Vec<_> = (0..image.slots())
            .map(|slot| image.state_at(slot).expect("all slots are in use"))
            .collect();
        let slots: HashMap<_, _> = (0..)
            .zip(&states)
            .map(|(slot, (state, _))| (state.to_vec(), slot))
            .collect();
        let moves = image.puzzle().moves();
        let neighbours = states
            .iter()
            .map(|(state, _)| {
                moves
                    .iter()
                    .map(|step| slots[&step.apply(state).to_vec()])
                    .collect()
            })
            .collect();
        Self {
            name,
            parts: Parts::of(bytes),
            states,
            neighbours,
            move_bits: (moves.len() as u32).next_power_of_two().ilog2(),
        }
    }

    /// Both kinds of index, and puzzles with one goal and with several.
    fn all() -> [Self; 3] {
        [
            Self::new("ring", &generate(RING, Some(IndexKind::Lehmer))),
            Self::new("hashed ring", &generate(RING, Some(IndexKind::Hash))),
            Self::new("cube", &generate(CUBE, None)),
        ]
    }

    fn distance(&self, slot: u32) -> u32 {
        self.states[slot as usize].1
    }

    fn slots(&self) -> impl Iterator<Item = u32> + use<> {
        0..self.parts.slots
    }

    /// The moves of a state, each with the neighbour that it leads to.
    fn moves(&self, slot: u32) -> impl Iterator<Item = (u8, u32)> {
        (0..).zip(self.neighbours[slot as usize].iter().copied())
    }

    /// The bytes of an entry in the table.
    fn entry_bytes(&self, slot: u32) -> std::ops::Range<usize> {
        let length = self.parts.sections[TABLE].len() / self.states.len();
        slot as usize * length..(slot as usize + 1) * length
    }

    fn entry(&self, slot: u32) -> (u8, u32) {
        let mut bytes = [0; 4];
        let entry = &self.parts.sections[TABLE][self.entry_bytes(slot)];
        bytes[..entry.len()].copy_from_slice(entry);
        let entry = u32::from_le_bytes(bytes);
        (
            (entry & ((1 << self.move_bits) - 1)) as u8,
            entry >> self.move_bits,
        )
    }

    /// The parts with another entry.
    fn with_entry(&self, slot: u32, number: u8, parent: u32) -> Parts {
        let mut parts = self.parts.clone();
        self.set_entry(&mut parts, slot, number, parent);
        parts
    }

    fn set_entry(&self, parts: &mut Parts, slot: u32, number: u8, parent: u32) {
        let entry = (parent << self.move_bits | u32::from(number)).to_le_bytes();
        let range = self.entry_bytes(slot);
        let length = range.len();
        parts.sections[TABLE][range].copy_from_slice(&entry[..length]);
    }

    /// A state that no path of another goes through, and one of its moves that leads to a state at
    /// this distance more than its own.
    fn leaf(&self, more: u32) -> (u32, u8, u32) {
        let parents: std::collections::HashSet<_> =
            self.slots().map(|slot| self.entry(slot).1).collect();
        self.slots()
            .filter(|slot| !parents.contains(slot))
            .find_map(|slot| {
                let away = self.distance(slot) + more;
                let (number, parent) = self
                    .moves(slot)
                    .find(|(_, there)| self.distance(*there) == away)?;
                Some((slot, number, parent))
            })
            .expect("such a state exists in these puzzles")
    }

    /// Refused by the proof with this sentence; and no path hangs, panics or ends halfway.
    #[track_caller]
    fn assert_refused(&self, parts: &Parts, sentence: &str) {
        let bytes = parts.image();
        let image = Image::from_bytes(&bytes).expect("all sums are right");
        let error = image.verify().expect_err("this image gives wrong answers");
        assert_eq!(error.to_string(), sentence, "{}", self.name);
        for (state, _) in &self.states {
            if let Ok(path) = image.path(state) {
                assert_eq!(path.len(), path.count(), "{}", self.name);
            }
        }
    }

    /// Changes how many states there are at a distance.
    fn add_to_count(&self, parts: &mut Parts, distance: u32, more: i32) {
        let at = 4 * distance as usize;
        let count = &mut parts.sections[COUNTS][at..at + 4];
        let number = u32::from_le_bytes(count.try_into().expect("these are four bytes"));
        let number = number.checked_add_signed(more).expect("counts are small");
        count.copy_from_slice(&number.to_le_bytes());
    }
}

const COUNTS_DIFFER: &str = "the depth counts of the table image do not match its table";

fn not_smallest(slot: u32) -> String {
    format!(
        "the entry with index {slot} of the table image does not lead home on the smallest of the \
         shortest paths"
    )
}

#[test]
fn a_shortest_path_that_is_not_the_smallest_is_refused() {
    let board = Sound::new("board", &generate(BOARD, None));
    for sound in Sound::all().into_iter().chain([board]) {
        let (slot, number, parent) = sound
            .slots()
            .find_map(|slot| {
                let nearer =
                    |(_, there): &(u8, u32)| sound.distance(*there) + 1 == sound.distance(slot);
                let (number, parent) = sound.moves(slot).filter(nearer).nth(1)?;
                Some((slot, number, parent))
            })
            .expect("some states have two shortest paths");
        assert!(sound.entry(slot).0 < number);
        let parts = sound.with_entry(slot, number, parent);
        sound.assert_refused(&parts, &not_smallest(slot));
    }
}

#[test]
fn a_longer_way_is_refused() {
    for sound in Sound::all() {
        let (slot, number, parent) = sound.leaf(0);
        let mut parts = sound.with_entry(slot, number, parent);
        sound.assert_refused(&parts, COUNTS_DIFFER);

        let distance = sound.distance(slot);
        sound.add_to_count(&mut parts, distance, -1);
        sound.add_to_count(&mut parts, distance + 1, 1);
        sound.assert_refused(&parts, &not_smallest(slot));
    }
}
