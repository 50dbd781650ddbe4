//! The choice of what is searched, before anything is: an index that counts arrangements, or none.

use super::Limits;
use super::choice::MAX_LINKED;
use super::layers::Layers;
use super::nearness::Nearness;
use super::refusal::Refusal;
use super::shape::{Shape, cases};
use super::space::Space;
use super::survey::{Wanted, WantedTable};
use super::writer;
use crate::definition::Definition;
use crate::index::{IndexKind, lehmer};
use crate::table::{Encoded, Encoding};

/// An index that counts arrangements, before anything is searched.
pub(super) struct Plan {
    pub(super) kind: IndexKind,
    pub(super) shape: Shape,
    /// The largest number for more.
    pub(super) slots: u128,
    /// About how many bytes the search takes.
    pub(super) bytes: u64,
}

impl Plan {
    /// The index with the fewest slots, or the one that was asked for; `None` where only a plain search
    /// is left. An error is a sentence.
    pub(super) fn choose(
        definition: &Definition,
        forced: Option<IndexKind>,
        wanted: Wanted,
    ) -> Result<Option<Self>, String> {
        let plan = |kind: IndexKind, shape: Shape| {
            let slots = shape.slots();
            let bytes = bytes_needed(definition, &shape, slots, wanted);
            Self {
                kind,
                shape,
                slots,
                bytes,
            }
        };
        let cells = definition.cells().len();
        let can_rank = cells <= lehmer::MAX_CELLS;
        match forced {
            Some(IndexKind::Hash) => Ok(None),
            Some(kind @ IndexKind::Lehmer) => {
                let shape = Shape::of_permutations(definition)
                    .ok_or("the index lehmer needs labels that all differ")?;
                if !can_rank {
                    return Err(format!(
                        "the index lehmer counts the states of at most {} cells and this puzzle has \
                         {cells}",
                        lehmer::MAX_CELLS
                    ));
                }
                Ok(Some(plan(kind, shape)))
            }
            Some(kind @ IndexKind::Coordinates) => {
                let shape = Shape::of_pieces(definition).ok_or(
                    "the index coordinates needs pieces that turn as a wheel does, and guards that \
                     ask for pieces of one cell",
                )?;
                Ok(Some(plan(kind, shape)))
            }
            None => {
                let pieces = Shape::of_pieces(definition);
                let pieces = pieces.map(|shape| plan(IndexKind::Coordinates, shape));
                let permutations = Shape::of_permutations(definition);
                let permutations = permutations.map(|shape| plan(IndexKind::Lehmer, shape));
                let permutations = permutations.filter(|_| can_rank);
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
    pub(super) fn check(&self, limits: Limits) -> Result<(), Refusal> {
        let Self {
            kind, slots, bytes, ..
        } = self;
        let most = limits.max_states.min(u64::from(u32::MAX));
        if *slots > u128::from(most) {
            let found = match *slots {
                u128::MAX => "more slots than 128 bits can count".to_string(),
                slots => format!("{slots} slots"),
            };
            return Err(Refusal::of_limits(format!(
                "the index {kind} has {found}, expected at most {most} (`max-states`)"
            )));
        }
        if *bytes > limits.max_memory {
            return Err(Refusal::of_limits(format!(
                "the search of {slots} slots takes about {} of memory, expected at most {} \
                 (`max-memory`)",
                in_mebibytes(*bytes),
                in_mebibytes(limits.max_memory)
            )));
        }
        Ok(())
    }
}

/// Bytes for people.
pub(super) fn in_mebibytes(bytes: u64) -> String {
    match bytes >> 20 {
        0 => format!("{bytes} bytes"),
        mebibytes => format!("{mebibytes} MiB"),
    }
}

/// About how many bytes a search takes with the table that is made of it; for so many slots that none
/// is made, no matter.
fn bytes_needed(definition: &Definition, shape: &Shape, slots: u128, wanted: Wanted) -> u64 {
    let Ok(slots) = u32::try_from(slots) else {
        return u64::MAX;
    };
    let cases = cases(definition).len();
    let blocks = shape.blocks.iter().map(|block| {
        let (rows, columns, space) = Space::size(shape, block, cases);
        space.saturating_add(Layers::bytes(rows, columns))
    });
    let search = blocks.fold(0, u64::saturating_add);
    let moves = definition.moves().len();
    // One-way moves seldom need distances to more than half a byte.
    let modulus = if Nearness::of_moves(definition).is_some() {
        3
    } else {
        16
    };
    let bytes = |encoding| writer::bytes(Encoded::new(encoding, modulus, true), moves, slots);
    let table = match wanted.table {
        WantedTable::None => return search,
        WantedTable::In(encoding) => bytes(encoding),
        WantedTable::InAny if bytes(Encoding::Linked) <= MAX_LINKED => bytes(Encoding::Linked),
        WantedTable::InAny => bytes(Encoding::Moves),
    };
    // A byte for each distance; and the table is copied into the image.
    search
        .saturating_add(u64::from(slots))
        .saturating_add(2 * table)
}
