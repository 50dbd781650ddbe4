//! A sound image, to be damaged in one place while all else stays right.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use wayhome_engine::{Image, IndexKind, State};

use crate::parts::{COUNTS, CUBE, PUZZLE, Parts, RING, TABLE, generate};

/// A sound image, and what it says of its states.
pub(crate) struct Sound {
    pub(crate) parts: Parts,
    pub(crate) states: Vec<State>,
    distances: Vec<u32>,
    /// For each slot the slots that the moves lead to.
    pub(crate) neighbours: Vec<Vec<u32>>,
    pub(crate) move_bits: u32,
    /// Where the puzzle section has what each move does to the cells.
    pub(crate) sources: Range<usize>,
}

impl Sound {
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let image = Image::from_bytes(bytes).expect("this image is sound");
        let parts = Parts::of(bytes);
        let found = (0..image.slots()).map(|slot| image.state_at(slot).expect("no slot is free"));
        let (states, distances): (Vec<_>, _) = found.unzip();
        let slots: HashMap<_, _> = states.iter().map(State::labels).zip(0..).collect();
        let moves = image.puzzle().moves();
        let neighbours = states
            .iter()
            .map(|state| {
                moves
                    .iter()
                    .map(|step| slots[step.apply(state).labels()])
                    .collect()
            })
            .collect();
        let sources: Vec<_> = moves
            .iter()
            .flat_map(|step| step.sources())
            .copied()
            .collect();
        let mut windows = parts.sections[PUZZLE].windows(sources.len());
        let start = windows.position(|window| window == sources);
        let start = start.expect("the section has all moves");
        Self {
            states,
            distances,
            neighbours,
            move_bits: moves.len().next_power_of_two().ilog2(),
            sources: start..start + sources.len(),
            parts,
        }
    }

    /// An exact index, a hash, and a hash of states with repeated labels and several goals.
    pub(crate) fn all() -> [Self; 3] {
        [
            Self::new(&generate(RING, Some(IndexKind::Lehmer))),
            Self::new(&generate(RING, Some(IndexKind::Hash))),
            Self::new(&generate(CUBE, None)),
        ]
    }

    pub(crate) fn distance(&self, slot: u32) -> u32 {
        self.distances[slot as usize]
    }

    /// Each slot with each move and the slot that the move leads to.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (u32, u8, u32)> {
        (0..).zip(&self.neighbours).flat_map(|(slot, neighbours)| {
            (0..)
                .zip(neighbours)
                .map(move |(number, parent)| (slot, number, *parent))
        })
    }

    /// A step that comes this much nearer, from a state that no path of another state goes through.
    pub(crate) fn step_of_a_leaf(&self, nearer: i64) -> (u32, u8, u32) {
        let slots = 0..self.parts.slots;
        let parents: HashSet<_> = slots.map(|slot| self.entry(&self.parts, slot).1).collect();
        let comes_nearer =
            |slot, parent| i64::from(self.distance(slot)) - i64::from(self.distance(parent));
        self.steps()
            .find(|(slot, _, parent)| {
                !parents.contains(slot) && comes_nearer(*slot, *parent) == nearer
            })
            .expect("some leaf has such a step")
    }

    fn place(&self, slot: u32) -> Range<usize> {
        let bytes = self.parts.sections[TABLE].len() / self.states.len();
        slot as usize * bytes..(slot as usize + 1) * bytes
    }

    pub(crate) fn entry(&self, parts: &Parts, slot: u32) -> (u8, u32) {
        let place = self.place(slot);
        let mut bytes = [0; 4];
        bytes[..place.len()].copy_from_slice(&parts.sections[TABLE][place]);
        let entry = u32::from_le_bytes(bytes);
        (
            (entry & ((1 << self.move_bits) - 1)) as u8,
            entry >> self.move_bits,
        )
    }

    pub(crate) fn set_entry(&self, parts: &mut Parts, (slot, number, parent): (u32, u8, u32)) {
        let entry = parent << self.move_bits | u32::from(number);
        let place = self.place(slot);
        let bytes = &entry.to_le_bytes()[..place.len()];
        parts.sections[TABLE][place].copy_from_slice(bytes);
    }

    /// The parts with another entry.
    pub(crate) fn with_entry(&self, entry: (u32, u8, u32)) -> Parts {
        let mut parts = self.parts.clone();
        self.set_entry(&mut parts, entry);
        parts
    }

    /// Makes the counts right for the entries, so that only the entries can be refused.
    pub(crate) fn count_anew(&self, parts: &mut Parts) {
        let mut counts = vec![0u32; self.states.len()];
        for slot in 0..parts.slots {
            let mut at = slot;
            for count in &mut counts {
                let (number, parent) = self.entry(parts, at);
                if parent == at {
                    *count += u32::from(number == 0);
                    break;
                }
                at = parent;
            }
        }
        parts.states = counts.iter().sum();
        let counts = counts.into_iter().take_while(|count| *count > 0);
        parts.sections[COUNTS] = counts.flat_map(u32::to_le_bytes).collect();
    }

    /// The proof refuses the image with this sentence, and no path hangs or ends halfway.
    #[track_caller]
    pub(crate) fn assert_refused(&self, parts: &Parts, sentence: &str) {
        let bytes = parts.image();
        let image = Image::from_bytes(&bytes).expect("all sums are right");
        let error = image.verify().expect_err("this image gives wrong answers");
        assert_eq!(error.to_string(), sentence);
        for state in &self.states {
            if let Ok(path) = image.path(state) {
                assert_eq!(path.len(), path.count());
            }
        }
    }

    /// As [`Sound::assert_refused`], where it does not matter which entry `verify` meets first.
    pub(crate) fn assert_refused_for_an_entry(&self, parts: &Parts) {
        let bytes = parts.image();
        let error = Image::from_bytes(&bytes).and_then(|image| image.verify());
        let sentence = error
            .expect_err("this image gives wrong answers")
            .to_string();
        assert!(sentence.starts_with("the entry with index "), "{sentence}");
        self.assert_refused(parts, &sentence);
    }
}
