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
        let lehmer_slots = lehmer_slots(definition);
        let (kind, reason) = match (forced, lehmer_slots) {
            (Some(IndexKind::Lehmer), None) => return Err(why_not_lehmer(definition)),
            (Some(kind), _) => (kind, format!("{kind}, as it was asked for")),
            (None, None) => (
                IndexKind::Hash,
                format!("{}, since {}", IndexKind::Hash, why_not_lehmer(definition)),
            ),
            (None, Some(slots)) => smallest(definition, search, slots, max_slots),
        };
        match (kind, lehmer_slots) {
            (IndexKind::Lehmer, Some(slots)) if slots > max_slots => Err(format!(
                "the index lehmer needs {slots} slots, and the limit is {max_slots}"
            )),
            (IndexKind::Lehmer, Some(slots)) => Ok(Self {
                kind,
                slots,
                section: Vec::new(),
                reason,
                cells: definition.cells().len(),
            }),
            _ => Ok(Self {
                kind,
                slots: search.states(),
                section: hash_section(search),
                reason,
                cells: definition.cells().len(),
            }),
        }
    }

    /// The index as the run time will see it.
    pub(super) fn view(&self) -> Option<Index<'_>> {
        Index::read(self.kind, &self.section, self.cells, self.slots)
    }
}

fn lehmer_slots(definition: &Definition) -> Option<u32> {
    if definition.all_labels_differ() {
        lehmer::slots(definition.cells().len())
    } else {
        None
    }
}

fn why_not_lehmer(definition: &Definition) -> String {
    if definition.all_labels_differ() {
        format!(
            "the index lehmer counts the states of at most {} cells and this puzzle has {}",
            lehmer::MAX_CELLS,
            definition.cells().len()
        )
    } else {
        "the index lehmer needs labels that all differ".into()
    }
}

fn smallest(
    definition: &Definition,
    search: &Search,
    lehmer_slots: u32,
    max_slots: u32,
) -> (IndexKind, String) {
    let moves = definition.moves().len();
    let table = |slots| u64::from(slots) * EntryShape::new(moves, slots).bytes() as u64;
    let lehmer = table(lehmer_slots);
    let states = search.states();
    // Pilots for some three states each, and a remapped slot of four bytes for each hundredth.
    let hash = table(states) + u64::from(states) * 3 / 8;
    let kind = if lehmer <= hash && lehmer_slots <= max_slots {
        IndexKind::Lehmer
    } else {
        IndexKind::Hash
    };
    let reason = format!("{kind}, since lehmer takes {lehmer} bytes and hash about {hash}");
    (kind, reason)
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
