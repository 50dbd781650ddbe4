//! States that are looked for together.

use crate::index::hash;

/// How many states are worth a look together.
const FULL: usize = 512;

/// The labels of some states, one state after the other, and their hashes once they are counted.
pub(super) struct Batch {
    cells: usize,
    labels: Vec<u8>,
    hashes: Vec<u64>,
}

impl Batch {
    /// No state yet, of so many cells.
    pub(super) fn of_states(cells: usize) -> Self {
        Self {
            cells,
            labels: Vec::new(),
            hashes: Vec::new(),
        }
    }

    /// Room for the labels of one more.
    pub(super) fn push(&mut self) -> &mut [u8] {
        let start = self.labels.len();
        self.labels.resize(start + self.cells, 0);
        &mut self.labels[start..]
    }

    pub(super) fn is_full(&self) -> bool {
        self.labels.len() >= FULL * self.cells
    }

    pub(super) fn states(&self) -> impl Iterator<Item = &[u8]> {
        self.labels.chunks_exact(self.cells)
    }

    pub(super) fn count_hashes(&mut self) {
        let states = self.labels.chunks_exact(self.cells);
        self.hashes.extend(states.map(|state| hash::hash(state, 0)));
    }

    pub(super) fn hashes(&self) -> &[u64] {
        &self.hashes
    }

    pub(super) fn clear(&mut self) {
        self.labels.clear();
        self.hashes.clear();
    }
}
