//! States as rows and columns, so that the search never looks at a cell.
//!
//! A state's number in mixed radix is cut in two: its first digits are the row, the others the column. They are cut where a
//! move sends all states of a row to one row and, which column becomes which depends on little: so a
//! few maps of columns serve all rows. A file for each way in which states get numbers.

mod cosets;
mod leads;
mod maps;
mod pieces;

pub(super) use cosets::Cosets;
pub(super) use leads::Lead;
pub(super) use pieces::{PieceStates, Pieces};

use leads::Leads;
use maps::Maps;

/// Rows and columns, and where the moves lead.
pub(super) struct Space {
    pub(super) rows: u32,
    pub(super) columns: u32,
    pub(super) leads: Leads,
    pub(super) maps: Maps,
}

/// How large a space will be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    pub(super) rows: u64,
    pub(super) columns: u64,
    /// From all rows together.
    pub(super) leads: u64,
    /// About how many bytes its leads and maps take at most.
    pub(super) bytes: u64,
}

impl Size {
    /// About how many bytes a search of the space takes: three bits for each column, in whole words, three
    /// counts for each row, and in a long search which rows lead to each.
    pub(super) fn bytes_of_search(self) -> u64 {
        let bits = self.columns.div_ceil(64) * 3 * 8;
        let rows = self.rows.saturating_mul(bits + 12 + 4);
        let rows_before = self.leads.saturating_mul(4);
        self.bytes.saturating_add(rows).saturating_add(rows_before)
    }
}
