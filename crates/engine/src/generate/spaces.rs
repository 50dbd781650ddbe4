//! The search of an index that counts arrangements: all blocks of a shape, and what was found.

use std::num::NonZeroUsize;

use super::Progress;
use super::distances::Distances;
use super::layers::Layers;
use super::plan::Plan;
use super::shape::{Shape, cases};
use super::space::{Space, States};
use super::survey::{Wanted, WantedTable};
use super::visit::{Neighbour, Visit};
use crate::definition::{DefinedMove, Definition};
use crate::index::{Index, IndexKind};

/// What the search of all blocks of a shape has found.
pub(super) struct Spaces {
    pub(super) shape: Shape,
    pub(super) kind: IndexKind,
    /// The index section of an image.
    pub(super) section: Vec<u8>,
    pub(super) slots: u32,
    parts: Vec<Part>,
    pub(super) counts: Vec<u64>,
    /// The slots of states at the largest distance, as many as were wanted.
    pub(super) hardest: Vec<u32>,
    moves_of_cases: Vec<u8>,
}

/// A block.
struct Part {
    first_slot: u32,
    space: Space,
    distances: Distances,
}

impl Spaces {
    /// Searches what was planned, within the limits. An error is a sentence.
    pub(super) fn run(
        definition: &Definition,
        plan: Plan,
        threads: NonZeroUsize,
        wanted: Wanted,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Self, String> {
        let Plan {
            kind,
            shape,
            slots,
            bytes,
        } = plan;
        let slots = slots as u32;
        let labels = definition.labels().len();
        let section = match kind {
            IndexKind::Coordinates => shape.section(labels),
            IndexKind::Lehmer | IndexKind::Hash => Vec::new(),
        };
        let cells = definition.cells().len();
        let index = Index::read(kind, &section, cells, labels, slots)
            .ok_or_else(|| format!("the index {kind} cannot hold this puzzle"))?;
        let cases = cases(definition);
        let mut found = Self {
            kind,
            section: section.clone(),
            slots,
            parts: Vec::new(),
            counts: Vec::new(),
            hardest: Vec::new(),
            moves_of_cases: moves_of_cases(definition.moves()),
            shape,
        };
        let mut first_slot = 0u32;
        for block in &found.shape.blocks {
            let slots = block.slots as u32;
            let space = Space::new(&found.shape, block, &cases);
            let goals: Option<Vec<u32>> = block
                .goals
                .iter()
                .map(|goal| index.slot(goal)?.checked_sub(first_slot))
                .collect();
            let goals = goals.ok_or_else(|| format!("the index {kind} does not know a goal"))?;
            let distances = match wanted.table {
                WantedTable::None => Distances::default(),
                WantedTable::InAny | WantedTable::In(_) => Distances::new(slots),
            };
            let mut states: u64 = found.counts.iter().sum();
            let mut layers = Layers::new(&space, &goals, threads, distances);
            loop {
                states += layers.counts().last().copied().unwrap_or(0);
                let distance = layers.counts().len() - 1;
                progress(Progress {
                    states,
                    slots: found.slots,
                    distance,
                    bytes,
                });
                if !layers.go_on() {
                    break;
                }
            }
            add_counts(&mut found.counts, layers.counts());
            if layers.counts().len() == found.counts.len() {
                if layers.counts().last() == found.counts.last() {
                    found.hardest.clear();
                }
                let left = wanted.hardest.saturating_sub(found.hardest.len());
                found
                    .hardest
                    .extend(layers.last(left).iter().map(|number| first_slot + number));
            }
            let distances = layers.into_distances();
            found.parts.push(Part {
                first_slot,
                space,
                distances,
            });
            first_slot += slots;
        }
        Ok(found)
    }

    /// The labels of all cells of the state with this slot.
    pub(super) fn state(&self, slot: u32) -> Vec<u8> {
        let blocks = self.parts.iter().zip(&self.shape.blocks);
        let block = blocks
            .take_while(|(part, _)| part.first_slot <= slot)
            .last();
        block.map_or_else(Vec::new, |(part, block)| {
            States::new(&self.shape, block).state(slot - part.first_slot)
        })
    }

    /// Shows all slots.
    pub(super) fn visit(&self, visitor: &mut impl Visit) {
        for part in &self.parts {
            let Part {
                first_slot,
                space,
                distances,
            } = part;
            let mut leads = Vec::new();
            for row in 0..space.rows {
                let first_of_row = row * space.columns;
                leads.clear();
                leads.extend(space.leads(row).iter().map(|lead| {
                    let map = space.maps.forward(lead.map);
                    let number = self.moves_of_cases[usize::from(lead.case)];
                    (map, number, lead.row * space.columns)
                }));
                for column in 0..space.columns {
                    let slot = first_of_row + column;
                    let Some(distance) = distances.get(slot) else {
                        visitor.none(first_slot + slot);
                        continue;
                    };
                    let neighbours = leads.iter().filter_map(|(map, number, first)| {
                        let to = u32::from(map[column as usize / 64][column as usize % 64]);
                        (to < space.columns).then(|| Neighbour {
                            number: *number,
                            slot: first_slot + first + to,
                            distance: distances.get(first + to),
                        })
                    });
                    visitor.state(first_slot + slot, distance, neighbours);
                }
            }
        }
    }
}

/// The number of the move that each case belongs to.
fn moves_of_cases(moves: &[DefinedMove]) -> Vec<u8> {
    let numbers = (0..=u8::MAX).zip(moves);
    numbers
        .flat_map(|(number, step)| std::iter::repeat_n(number, step.cases().len()))
        .collect()
}

fn add_counts(counts: &mut Vec<u64>, more: &[u64]) {
    counts.resize(counts.len().max(more.len()), 0);
    for (count, more) in counts.iter_mut().zip(more) {
        *count += more;
    }
}
