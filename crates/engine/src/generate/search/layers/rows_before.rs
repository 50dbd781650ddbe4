//! Which rows lead to a row.

use crate::generate::space::Space;

/// For each row the rows that have a lead to it.
pub(super) struct RowsBefore {
    ends: Vec<u32>,
    rows: Vec<u32>,
}

impl RowsBefore {
    pub(super) fn new(space: &Space) -> Self {
        let pairs = || {
            let rows = 0..space.rows;
            rows.flat_map(|row| {
                space
                    .leads
                    .of_row(row)
                    .iter()
                    .map(move |lead| (lead.row as usize, row))
            })
        };
        let mut ends = vec![0u32; space.rows as usize + 1];
        for (to, _) in pairs() {
            ends[to + 1] += 1;
        }
        for row in 1..ends.len() {
            ends[row] += ends[row - 1];
        }
        let mut rows = vec![0; ends.last().map_or(0, |end| *end as usize)];
        // Each end is the start of the next row until that row is filled.
        for (to, from) in pairs() {
            rows[ends[to] as usize] = from;
            ends[to] += 1;
        }
        Self { ends, rows }
    }

    pub(super) fn rows(&self, row: u32) -> &[u32] {
        let row = row as usize;
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.rows[start as usize..self.ends[row] as usize]
    }
}
