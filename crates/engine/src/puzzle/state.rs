//! States: the labels of all cells.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

use super::MAX_CELLS;

/// The labels of all cells, by number, in the definition's `order`. It can be used wherever a slice
/// of label numbers can.
// Aligned, so that a processor without unaligned access copies words.
#[derive(Clone, Copy)]
#[repr(align(4))]
pub struct State {
    labels: [u8; MAX_CELLS],
    cells: u8,
}

impl State {
    /// The labels of all cells.
    #[must_use]
    pub fn labels(&self) -> &[u8] {
        self.labels
            .get(..usize::from(self.cells))
            .unwrap_or_default()
    }

    pub(crate) fn labels_mut(&mut self) -> &mut [u8] {
        self.labels
            .get_mut(..usize::from(self.cells))
            .unwrap_or_default()
    }

    /// The first label in all cells; as many as a state can hold.
    pub(crate) fn blank(cells: usize) -> Self {
        Self {
            labels: [0; MAX_CELLS],
            cells: cells.min(MAX_CELLS) as u8,
        }
    }

    /// The labels as they are given; as many as a state can hold.
    pub(crate) fn new(labels: &[u8]) -> Self {
        let mut state = Self::blank(labels.len());
        for (to, from) in state.labels.iter_mut().zip(labels) {
            *to = *from;
        }
        state
    }
}

impl Deref for State {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.labels()
    }
}

impl AsRef<[u8]> for State {
    fn as_ref(&self) -> &[u8] {
        self.labels()
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.labels() == other.labels()
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.labels().hash(hasher);
    }
}

impl PartialEq<[u8]> for State {
    fn eq(&self, other: &[u8]) -> bool {
        self.labels() == other
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("State").field(&self.labels()).finish()
    }
}

/// `from` with its labels exchanged so that the same exchange makes the goal of `to`:
/// `λ(to[c]) = goal[c]`, and the answer is `λ∘from`. Moves act on cells, so the path is the same.
///
/// All three must hold each label once.
pub(crate) fn relabel(from: &[u8], to: &[u8], goal: &[u8]) -> State {
    let mut exchange = [0u8; MAX_CELLS];
    for (label, becomes) in to.iter().zip(goal) {
        if let Some(slot) = exchange.get_mut(usize::from(*label)) {
            *slot = *becomes;
        }
    }
    let mut state = State::new(from);
    for label in state.labels_mut() {
        *label = exchange.get(usize::from(*label)).copied().unwrap_or(0);
    }
    state
}
