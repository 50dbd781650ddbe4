//! The states of an image's puzzle, and other arrangements of their labels.

use std::collections::BTreeSet;

use wayhome_engine::Image;

/// All states that moves make of the goals, and each with two labels exchanged.
pub(crate) fn states(image: &Image<'_>) -> Vec<Vec<u8>> {
    let puzzle = image.puzzle();
    let mut found: BTreeSet<Vec<u8>> = puzzle.goals().map(<[u8]>::to_vec).collect();
    let mut left: Vec<_> = found.iter().cloned().collect();
    while let Some(state) = left.pop() {
        let made = puzzle.moves().iter().filter_map(|step| step.apply(&state));
        for next in made.map(|next| next.to_vec()) {
            if found.insert(next.clone()) {
                left.push(next);
            }
        }
    }
    let exchanged = found.iter().cloned().map(|mut state| {
        state.swap(0, 1);
        state
    });
    let exchanged: Vec<_> = exchanged.collect();
    found.extend(exchanged);
    found.into_iter().collect()
}
