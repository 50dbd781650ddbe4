//! The survey of a puzzle: all states from which moves lead to a goal, and their distances.

use std::num::NonZeroUsize;

use super::distances::Distances;
use super::layers::Layers;
use super::nearness::Nearness;
use super::plain::Plain;
use super::shape::{Shape, cases};
use super::space::{Space, States};
use super::visit::{Neighbour, Visit};
use super::{Limits, Progress};
use crate::definition::{DefinedMove, Definition};
use crate::index::{Index, IndexKind, lehmer};

/// The slots beyond which a plain search is tried first, and the states that it may find: a puzzle whose
/// moves reach next to nothing is not worth so many slots.
const MANY_SLOTS: u64 = 1 << 20;
const FEW_STATES: u64 = 10_000;

/// The states that a plain search may find in place of an index with too many slots: about a second's work.
const INSTEAD: u64 = 1_000_000;

/// What a survey has found.
pub(super) enum Survey {
    Spaces(Spaces),
    Plain(Plain),
}

/// What is wanted of a survey beside the depth counts.
#[derive(Clone, Copy, Default)]
pub(super) struct Wanted {
    /// The distance of each slot.
    pub(super) distances: bool,
    /// The most states at the largest distance.
    pub(super) hardest: usize,
}

/// What the search of all blocks of a shape has found.
pub(super) struct Spaces {
    pub(super) shape: Shape,
    pub(super) kind: IndexKind,
    /// The index section of an image.
    pub(super) section: Vec<u8>,
    pub(super) slots: u32,
    parts: Vec<Part>,
    counts: Vec<u64>,
    hardest: Vec<u32>,
    moves_of_cases: Vec<u8>,
}

/// A block.
struct Part {
    first_slot: u32,
    space: Space,
    distances: Distances,
}

/// An index that counts arrangements, before anything is searched.
struct Plan {
    kind: IndexKind,
    shape: Shape,
    /// The largest number stands for all that are larger.
    slots: u128,
    bytes: u64,
}

impl Survey {
    /// Surveys a puzzle by the index that was asked for, or by that with the fewest slots. An error is a
    /// sentence.
    pub(super) fn run(
        definition: &Definition,
        forced: Option<IndexKind>,
        limits: Limits,
        wanted: Wanted,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Self, String> {
        let plain =
            |most: u64| Plain::run(definition, most.min(limits.max_states), limits.max_memory);
        let plan = Plan::choose(definition, forced, wanted)?;
        let Some(plan) = plan else {
            return plain(limits.max_states).map(Self::Plain);
        };
        let is_free = forced.is_none();
        if is_free && plan.slots > u128::from(MANY_SLOTS) {
            if let Ok(plain) = plain(FEW_STATES) {
                return Ok(Self::Plain(plain));
            }
        }
        if let Err(sentence) = plan.check(limits) {
            return match is_free.then(|| plain(INSTEAD)) {
                Some(Ok(plain)) => Ok(Self::Plain(plain)),
                _ => Err(sentence),
            };
        }
        Spaces::run(definition, plan, limits.threads, wanted, progress).map(Self::Spaces)
    }

    /// How many states there are at each distance.
    pub(super) fn counts(&self) -> &[u64] {
        match self {
            Self::Spaces(spaces) => &spaces.counts,
            Self::Plain(plain) => plain.counts(),
        }
    }

    pub(super) fn states(&self) -> u64 {
        self.counts().iter().sum()
    }

    /// What tells which neighbour of a state is nearer.
    pub(super) fn nearness(&self, definition: &Definition) -> Nearness {
        if let Some(nearness) = Nearness::of_moves(definition) {
            return nearness;
        }
        let mut nearness = Nearness::default();
        match self {
            Self::Spaces(spaces) => spaces.visit(&mut nearness),
            Self::Plain(plain) => {
                let numbers: Vec<u32> = (0..plain.states()).collect();
                plain.visit(definition, &numbers, &mut nearness);
            }
        }
        nearness
    }

    /// States at the largest distance, as many as were wanted.
    pub(super) fn hardest(&self, most: usize) -> Vec<Vec<u8>> {
        match self {
            Self::Spaces(spaces) => spaces
                .hardest
                .iter()
                .map(|slot| spaces.state(*slot))
                .collect(),
            Self::Plain(plain) => plain.hardest().take(most).map(<[u8]>::to_vec).collect(),
        }
    }
}

impl Plan {
    /// The index with the fewest slots, or the one that was asked for; `None` where only a plain search
    /// is left.
    fn choose(
        definition: &Definition,
        forced: Option<IndexKind>,
        wanted: Wanted,
    ) -> Result<Option<Self>, String> {
        let plan = |kind: IndexKind, shape: Shape| {
            let slots = shape.slots().unwrap_or(u128::MAX);
            let bytes = bytes_needed(definition, &shape, slots, wanted);
            Self {
                kind,
                shape,
                slots,
                bytes,
            }
        };
        match forced {
            Some(IndexKind::Hash) => Ok(None),
            Some(kind @ IndexKind::Lehmer) => {
                let shape = Shape::of_permutations(definition)
                    .ok_or_else(|| "the index lehmer needs labels that all differ".to_string())?;
                let cells = definition.cells().len();
                if cells > lehmer::MAX_CELLS {
                    return Err(format!(
                        "the index lehmer counts the states of at most {} cells and this puzzle has \
                         {cells}",
                        lehmer::MAX_CELLS
                    ));
                }
                Ok(Some(plan(kind, shape)))
            }
            Some(kind @ IndexKind::Coordinates) => {
                let shape = Shape::of_pieces(definition).ok_or_else(|| {
                    "the index coordinates needs pieces that turn as a wheel does, and guards that \
                     ask for pieces of one cell"
                        .to_string()
                })?;
                Ok(Some(plan(kind, shape)))
            }
            None => {
                let pieces = Shape::of_pieces(definition);
                let pieces = pieces.map(|shape| plan(IndexKind::Coordinates, shape));
                let labels_fit = definition.cells().len() <= lehmer::MAX_CELLS;
                let permutations = Shape::of_permutations(definition).filter(|_| labels_fit);
                let permutations = permutations.map(|shape| plan(IndexKind::Lehmer, shape));
                Ok(match (pieces, permutations) {
                    (Some(pieces), Some(permutations)) if pieces.slots < permutations.slots => {
                        Some(pieces)
                    }
                    (pieces, permutations) => permutations.or(pieces),
                })
            }
        }
    }

    /// Refuses what the limits do not allow, in a sentence with the estimate.
    fn check(&self, limits: Limits) -> Result<(), String> {
        let (kind, slots, bytes) = (self.kind, self.slots, self.bytes);
        let most = limits.max_states.min(u64::from(u32::MAX));
        if slots == u128::MAX {
            return Err(format!(
                "the index {kind} has more slots than 128 bits can count, expected at most {most} \
                 (`max-states`)"
            ));
        }
        if slots > u128::from(most) {
            return Err(format!(
                "the index {kind} has {slots} slots, expected at most {most} (`max-states`)"
            ));
        }
        if bytes > limits.max_memory {
            return Err(format!(
                "the search of {slots} slots takes about {} MiB of memory, expected at most {} MiB \
                 (`max-memory`)",
                bytes >> 20,
                limits.max_memory >> 20
            ));
        }
        Ok(())
    }
}

/// The bytes that a search takes, but for the table that is made of it; the largest number where there
/// are more slots than a search can have.
fn bytes_needed(definition: &Definition, shape: &Shape, slots: u128, wanted: Wanted) -> u64 {
    let Ok(slots) = u32::try_from(slots) else {
        return u64::MAX;
    };
    let cases = cases(definition).len() as u64;
    let blocks = shape.blocks.iter().map(|block| {
        let (rows, columns) = Space::size(shape, block, cases as usize);
        Layers::bytes(rows, columns) + Space::bytes(rows, cases)
    });
    let distances = if wanted.distances {
        u64::from(slots)
    } else {
        0
    };
    distances + blocks.sum::<u64>()
}

impl Spaces {
    fn run(
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
            let slots = block.slots.unwrap_or(0) as u32;
            let space = Space::new(&found.shape, block, &cases);
            let goals: Option<Vec<u32>> = block
                .goals
                .iter()
                .map(|goal| index.slot(goal)?.checked_sub(first_slot))
                .collect();
            let goals = goals.ok_or_else(|| format!("the index {kind} does not know a goal"))?;
            let distances = Distances::new(if wanted.distances { slots } else { 0 });
            let before: u64 = found.counts.iter().sum();
            let mut layers = Layers::new(&space, &goals, threads, distances);
            loop {
                let states = before + layers.counts().iter().sum::<u64>();
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
                    .extend(layers.last().take(left).map(|number| first_slot + number));
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

    fn state(&self, slot: u32) -> Vec<u8> {
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
                        let to = u32::from(map[column as usize]);
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
