//! The search by a numbering: all blocks, and what was found.

use super::distances::Distances;
use super::layers::Layers;
use super::visit::{Neighbour, Visit};
use crate::definition::{DefinedMove, Definition};
use crate::generate::limits::Limits;
use crate::generate::number::{Chosen, Numbering, Other, States};
use crate::generate::progress::Progress;
use crate::generate::refusal::Refusal;
use crate::generate::shape::cases;
use crate::generate::space::Space;
use crate::generate::wanted::Wanted;
use crate::index::Index;

/// The bytes of a count while it grows, and where it is copied; and the layers whose counts take next to nothing.
const BYTES_OF_COUNT: u64 = 32;
const FEW_LAYERS: u64 = 1_000;

/// What the search of all blocks has found.
pub(in crate::generate) struct Numbered {
    pub(in crate::generate) numbering: Numbering,
    /// What else fits and has other slots.
    pub(in crate::generate) others: Vec<Other>,
    /// Whether labels all differ and no move has guards.
    pub(in crate::generate) is_of_group: bool,
    /// About how many bytes the search took, with a table.
    pub(in crate::generate) bytes: u64,
    /// The index section of an image.
    pub(in crate::generate) section: Vec<u8>,
    pub(in crate::generate) slots: u32,
    spaces: Vec<Space>,
    parts: Vec<Part>,
    pub(super) counts: Vec<u64>,
    /// The slots of states at the largest distance, as many as were wanted.
    hardest: Vec<u32>,
    moves_of_cases: Vec<u8>,
    cells: usize,
}

/// A block.
struct Part {
    first_slot: u32,
    slots: u32,
    space: usize,
    distances: Distances,
}

impl Numbered {
    /// Searches by a numbering that was checked against the limits. How many layers there are, each with a
    /// count, is only known while it searches.
    pub(super) fn search(
        definition: &Definition,
        chosen: Chosen,
        limits: Limits,
        wanted: Wanted,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Self, Refusal> {
        let Chosen {
            numbering,
            slots,
            bytes,
            others,
            states,
        } = chosen;
        let (kind, slots) = (numbering.kind(), slots as u32);
        let (cells, labels) = (definition.cells().len(), definition.labels().len());
        let section = numbering.section(labels);
        let index = Index::read(kind, &section, cells, labels, slots)
            .ok_or_else(|| format!("the index {kind} cannot hold this puzzle"))?;
        let cases = cases(definition);
        let (mut spaces, mut parts): (Vec<Space>, Vec<Part>) = (Vec::new(), Vec::new());
        let (mut counts, mut hardest) = (Vec::new(), Vec::new());
        let mut first_slot = 0u32;
        for (number, block) in numbering.blocks().into_iter().enumerate() {
            let space = numbering.space_of(number);
            if space == spaces.len() {
                spaces.push(numbering.space(space, &cases));
            }
            let goals = block.goals.iter();
            let goals: Option<Vec<u32>> = goals
                .map(|goal| index.slot(goal)?.checked_sub(first_slot))
                .collect();
            let goals = goals.ok_or_else(|| format!("the index {kind} does not know a goal"))?;
            let block_slots = block.slots as u32;
            let distances = if wanted.table.is_some() {
                Distances::new(block_slots)
            } else {
                Distances::default()
            };
            let mut states: u64 = counts.iter().sum();
            let mut layers = Layers::new(&spaces[space], &goals, limits.threads, distances);
            loop {
                states += layers.counts().last().copied().unwrap_or(0);
                progress(Progress {
                    states,
                    slots,
                    distance: layers.counts().len() - 1,
                    bytes,
                });
                let many = layers.counts().len() as u64;
                if many > FEW_LAYERS {
                    let work = format!("a search to a distance of {many} moves and more");
                    limits.check_memory(&work, bytes.saturating_add(many * BYTES_OF_COUNT))?;
                }
                if !layers.go_on() {
                    break;
                }
            }
            add_counts(&mut counts, layers.counts());
            if layers.counts().len() == counts.len() {
                if layers.counts().last() == counts.last() {
                    hardest.clear();
                }
                let left = wanted.hardest.saturating_sub(hardest.len());
                let last = layers.last(left);
                hardest.extend(last.iter().map(|number| first_slot + number));
            }
            parts.push(Part {
                first_slot,
                slots: block_slots,
                space,
                distances: layers.into_distances(),
            });
            first_slot += block_slots;
        }
        Ok(Self {
            moves_of_cases: moves_of_cases(definition.moves()),
            is_of_group: states.is_some(),
            bytes,
            section: section.clone(),
            numbering,
            others,
            slots,
            spaces,
            parts,
            counts,
            hardest,
            cells,
        })
    }

    pub(super) fn hardest(&self) -> Vec<Vec<u8>> {
        let hardest = self.hardest.iter();
        hardest
            .map(|slot| {
                let mut state = vec![0; self.cells];
                self.for_each_state([*slot], |labels| state.copy_from_slice(labels));
                state
            })
            .collect()
    }

    /// Shows the labels of the states with these slots, which come in blocks.
    pub(in crate::generate) fn for_each_state(
        &self,
        slots: impl IntoIterator<Item = u32>,
        mut show: impl FnMut(&[u8]),
    ) {
        let mut labels = vec![0; self.cells];
        let mut open: Option<(&Part, States<'_>)> = None;
        for slot in slots {
            let is_of =
                |part: &Part| (part.first_slot..part.first_slot + part.slots).contains(&slot);
            if !open.as_ref().is_some_and(|(part, _)| is_of(part)) {
                let mut parts = self.parts.iter().enumerate();
                let part = parts.find(|(_, part)| is_of(part));
                open = part.map(|(block, part)| (part, self.numbering.states(block)));
            }
            if let Some((part, states)) = &mut open {
                states.write(slot - part.first_slot, &mut labels);
                show(&labels);
            }
        }
    }

    /// Shows all slots.
    pub(super) fn visit(&self, visitor: &mut impl Visit) {
        for part in &self.parts {
            let Part {
                first_slot,
                distances,
                ..
            } = part;
            let space = &self.spaces[part.space];
            let mut leads = Vec::new();
            for row in 0..space.rows {
                let first_of_row = row * space.columns;
                leads.clear();
                let of_row = space.leads.of_row(row).iter();
                leads.extend(
                    of_row
                        .zip(space.leads.cases_of_row(row))
                        .map(|(lead, case)| {
                            let map = space.maps.forward(lead.map);
                            (map, self.moves_of_cases[case], lead.row * space.columns)
                        }),
                );
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
