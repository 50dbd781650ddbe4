//! How far a search has come.

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// The states that are found.
    pub states: u64,
    /// There are not more states than that: the slots of the index, or the limit.
    pub slots: u32,
    /// The distance, in moves, up to which all states are found.
    pub distance: usize,
    /// About how many bytes of memory the search takes.
    pub bytes: u64,
}
