//! What a count has found.

/// How many states there are at each distance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub(super) counts: Vec<u64>,
    pub(super) hardest: Vec<Vec<u8>>,
}

impl Counted {
    /// How many states there are at each distance, from 0 to God's number.
    #[must_use]
    pub fn depth_counts(&self) -> &[u64] {
        &self.counts
    }

    /// How many states there are.
    #[must_use]
    pub fn states(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The largest distance of any state, in moves.
    #[must_use]
    pub fn gods_number(&self) -> usize {
        self.counts.len() - 1
    }

    /// States at the largest distance, as many as were asked for.
    #[must_use]
    pub fn hardest(&self) -> &[Vec<u8>] {
        &self.hardest
    }
}
