//! What a test says of a puzzle: its rules.

use std::fmt::Debug;
use std::hash::Hash;

/// A puzzle by its rules. For each way to a state there is one back, so that the states that the moves
/// make of the solved one are all that can be solved.
pub(crate) trait Rules {
    /// The name of the definition.
    const NAME: &'static str;
    /// The moves in the order of "lexicographically smallest".
    const MOVES: &'static [&'static str];

    type State: Clone + Eq + Hash + Debug;

    fn solved() -> Self::State;

    /// What a move makes of a state; `None` where the state does not have it.
    fn make(number: usize, state: &Self::State) -> Option<Self::State>;

    /// The state as the definition writes it, with blanks between the labels.
    fn text(state: &Self::State) -> String;
}

/// Labels with blanks between them.
pub(crate) fn join<T: ToString>(labels: impl IntoIterator<Item = T>) -> String {
    let labels: Vec<_> = labels.into_iter().map(|label| label.to_string()).collect();
    labels.join(" ")
}
