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

/// The text of stickers that have moved: for each place the name of the sticker that is there now.
///
/// `places` are those of the solved puzzle with their names, in the order in which a state is written,
/// and `now` is where each of these stickers is.
pub(crate) fn names_at_places<P: PartialEq>(places: &[(String, P)], now: &[P]) -> String {
    let name_at = |place: &P| {
        let number = now.iter().position(|sticker| sticker == place);
        &places[number.expect("a sticker is at each place")].0
    };
    join(places.iter().map(|(_, place)| name_at(place)))
}
