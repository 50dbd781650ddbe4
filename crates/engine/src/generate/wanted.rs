//! What is wanted of a search beside the depth counts.

use super::shape;
use crate::definition::Definition;
use crate::table::{Encoded, Encoding};

/// The most bytes of a table with links, unless it was asked for.
pub(super) const MAX_LINKED: u64 = 16 << 20;

/// Whether a table is wanted, and in which encoding.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum WantedTable {
    #[default]
    None,
    InAny,
    In(Encoding),
}

/// What is wanted of a search beside the depth counts.
#[derive(Clone, Copy, Default)]
pub(super) struct Wanted {
    pub(super) table: WantedTable,
    /// The most states at the largest distance.
    pub(super) hardest: usize,
}

impl WantedTable {
    pub(super) fn is_some(self) -> bool {
        self != Self::None
    }
}

impl Wanted {
    /// About how many bytes the table of so many slots will have in an encoding.
    pub(super) fn table_bytes(
        definition: &Definition,
        encoding: Encoding,
        slots: u32,
        has_none: bool,
    ) -> u64 {
        // One-way moves seldom need distances to more than half a byte.
        let modulus = if shape::moves_go_both_ways(definition) {
            3
        } else {
            16
        };
        let encoded = Encoded::new(encoding, modulus, has_none);
        encoded.table_bytes(definition.moves().len(), slots)
    }

    /// The encoding that a table will have, or one of about as many bytes, if the smallest that links make has
    /// so many; `None` where no table is wanted.
    pub(super) fn encoding(self, fewest_linked: impl FnOnce() -> u64) -> Option<Encoding> {
        match self.table {
            WantedTable::None => None,
            WantedTable::In(encoding) => Some(encoding),
            WantedTable::InAny if fewest_linked() <= MAX_LINKED => Some(Encoding::Linked),
            WantedTable::InAny => Some(Encoding::Moves),
        }
    }
}
