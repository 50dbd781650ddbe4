//! The choice of an index: the smallest that fits, or the one that was asked for.

use phf_generator::ptrhash;

use super::search::Search;
use super::section::Section;
use crate::definition::Definition;
use crate::index::{Index, IndexKind, hash, lehmer};
use crate::table::EntryShape;

/// The index of a puzzle, as the image will hold it.
pub(super) struct ChosenIndex {
    pub(super) kind: IndexKind,
    pub(super) slots: u32,
    pub(super) section: Vec<u8>,
    /// Which index it is and why.
    pub(super) reason: String,
    cells: usize,
}

impl ChosenIndex {
    /// Takes the index with the fewest bytes of index and table, or `forced`. An error is a sentence.
    pub(super) fn choose(
        definition: &Definition,
        search: &Search,
        forced: Option<IndexKind>,
        max_slots: u32,
    ) -> Result<Self, String> {
        let as_asked = |kind| format!("{kind}, as it was asked for");
        match (forced, lehmer_slots(definition, max_slots)) {
            (Some(IndexKind::Hash), _) => {
                Ok(Self::hash(definition, search, as_asked(IndexKind::Hash)))
            }
            (Some(IndexKind::Lehmer), lehmer) => {
                lehmer.map(|slots| Self::lehmer(definition, slots, as_asked(IndexKind::Lehmer)))
            }
            (None, Err(why)) => {
                let reason = format!("{}, since {why}", IndexKind::Hash);
                Ok(Self::hash(definition, search, reason))
            }
            (None, Ok(slots)) => Ok(Self::smallest(definition, search, slots)),
        }
    }

    fn smallest(definition: &Definition, search: &Search, lehmer_slots: u32) -> Self {
        let lehmer = Self::lehmer(definition, lehmer_slots, String::new());
        if search.states() == lehmer_slots {
            let reason = format!("{}, since each slot has a state", lehmer.kind);
            return Self { reason, ..lehmer };
        }
        let hash = Self::hash(definition, search, String::new());
        let bytes = |index: &Self| {
            let entry = EntryShape::new(definition.moves().len(), index.slots).bytes();
            index.section.len() as u64 + u64::from(index.slots) * entry as u64
        };
        let (lehmer_bytes, hash_bytes) = (bytes(&lehmer), bytes(&hash));
        let chosen = if lehmer_bytes <= hash_bytes {
            lehmer
        } else {
            hash
        };
        let reason = format!(
            "{}, since lehmer takes {lehmer_bytes} bytes and hash {hash_bytes}",
            chosen.kind
        );
        Self { reason, ..chosen }
    }

    fn lehmer(definition: &Definition, slots: u32, reason: String) -> Self {
        Self {
            kind: IndexKind::Lehmer,
            slots,
            section: Vec::new(),
            reason,
            cells: definition.cells().len(),
        }
    }

    fn hash(definition: &Definition, search: &Search, reason: String) -> Self {
        Self {
            kind: IndexKind::Hash,
            slots: search.states(),
            section: hash_section(search),
            reason,
            cells: definition.cells().len(),
        }
    }

    /// The index as the run time will see it.
    pub(super) fn view(&self) -> Option<Index<'_>> {
        Index::read(self.kind, &self.section, self.cells, self.slots)
    }
}

/// The slots of the index `lehmer`, or why it cannot be taken.
fn lehmer_slots(definition: &Definition, max_slots: u32) -> Result<u32, String> {
    if !definition.all_labels_differ() {
        return Err("the index lehmer needs labels that all differ".to_string());
    }
    match lehmer::slots(definition.cells().len()) {
        Some(slots) if slots <= max_slots => Ok(slots),
        Some(slots) => Err(format!(
            "the index lehmer needs {slots} slots and the limit is {max_slots}"
        )),
        None => Err(format!(
            "the index lehmer counts the states of at most {} cells and this puzzle has {}",
            lehmer::MAX_CELLS,
            definition.cells().len()
        )),
    }
}

/// Finds pilots that send the reachable states to `0..states` without a clash.
fn hash_section(search: &Search) -> Vec<u8> {
    let states: Vec<&[u8]> = (0..search.states()).map(|n| search.state(n)).collect();
    let found =
        ptrhash::generate_hash_with_hash_fn(&states, |state, seed| hash::hash(state, *seed));
    let mut section = Section::default();
    section.put(found.seed);
    section.put(found.pilots.len() as u32);
    section.put(found.remap.len() as u32);
    section.put_bytes(&found.pilots);
    for slot in found.remap {
        section.put(slot);
    }
    section.into_bytes()
}
