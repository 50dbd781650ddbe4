//! The table of an index that is a perfect hash.

use std::collections::BTreeSet;

use phf_generator::ptrhash;

use super::Limits;
use super::plain::Plain;
use super::refusal::Refusal;
use super::section::Section;
use super::visit::Visit as _;
use super::writer::TableWriter;
use crate::definition::Definition;
use crate::index::{Index, IndexKind, hash};
use crate::table::{Encoded, Encoding};

/// An index section and its table.
pub(super) struct Hashed {
    pub(super) section: Vec<u8>,
    pub(super) slots: u32,
    pub(super) table: Vec<u8>,
}

impl Hashed {
    /// Finds pilots that send the states to `0..slots` without a clash, and writes the table.
    pub(super) fn new(
        definition: &Definition,
        plain: &Plain,
        encoded: Encoded,
        limits: Limits,
    ) -> Result<Self, Refusal> {
        let dead_ends = match encoded.encoding {
            Encoding::Distance if encoded.has_none => dead_ends(definition, plain, limits)?,
            _ => BTreeSet::new(),
        };
        let states = (0..plain.states()).map(|number| plain.state(number));
        let states: Vec<&[u8]> = states.chain(dead_ends.iter().map(Vec::as_slice)).collect();
        let slots = states.len() as u32;
        let section = section(&states);
        let (cells, labels) = (definition.cells().len(), definition.labels().len());
        let index = Index::read(IndexKind::Hash, &section, cells, labels, slots);
        let index = index.ok_or("the index hash cannot hold this puzzle")?;
        let slots_of: Option<Vec<u32>> = states.iter().map(|state| index.slot(state)).collect();
        let slots_of =
            slots_of.ok_or("the index hash does not know a state that it was made for")?;
        let mut writer = TableWriter::new(encoded, definition.moves().len(), slots);
        plain.visit(definition, &slots_of, &mut writer);
        for slot in slots_of.iter().skip(plain.states() as usize) {
            writer.none(*slot);
        }
        Ok(Self {
            slots,
            table: writer.into_bytes(),
            section,
        })
    }
}

/// The states to which a move leads from a state that was found, and which were not found: no moves
/// bring them to a goal.
fn dead_ends(
    definition: &Definition,
    plain: &Plain,
    limits: Limits,
) -> Result<BTreeSet<Vec<u8>>, Refusal> {
    let found = u64::from(plain.states());
    let mut dead_ends = BTreeSet::new();
    for number in 0..plain.states() {
        for (_, there) in Plain::neighbours(definition, plain.state(number)) {
            if plain.find(&there).is_none() {
                dead_ends.insert(there);
            }
        }
        let states = found + dead_ends.len() as u64;
        if states > limits.max_states || Plain::bytes(definition, states) > limits.max_memory {
            return Err(Refusal::of_limits(format!(
                "a hash for distances also needs the states without a way home, and with them there \
                 are at least {states} states, more than `max-states` or `max-memory` allows"
            )));
        }
    }
    Ok(dead_ends)
}

fn section(states: &[&[u8]]) -> Vec<u8> {
    let found = ptrhash::generate_hash_with_hash_fn(states, |state, seed| hash::hash(state, *seed));
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
