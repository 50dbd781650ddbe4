//! The states that the most moves lie between and a goal.

use wayhome::{Image, Puzzle};
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

use super::exit::Failure;
use super::progress::Bar;

/// The states at God's number.
pub(super) struct Hardest {
    states: Vec<Vec<u8>>,
    has_targets: bool,
}

impl Hardest {
    /// Searches the puzzle of an image again: where a state is in the table says nothing of its distance.
    pub(super) fn of(image: &Image<'_>) -> Result<Self, Failure> {
        let puzzle = image.puzzle();
        let definition = Definition::of(puzzle).map_err(Failure::wrong_input)?;
        let count = image.depth_counts().last().unwrap_or(0) as usize;
        let mut bar = Bar::new();
        let generator = Generator::new().index(image.index_kind());
        let counted = generator.count_with(&definition, count, &mut |progress| bar.show(progress));
        drop(bar);
        Ok(Self {
            states: counted.map_err(Failure::wrong_input)?.hardest().to_vec(),
            has_targets: has_targets(puzzle),
        })
    }

    /// The states whose path to the nearest goal is longest.
    pub(super) fn states(&self) -> &[Vec<u8>] {
        &self.states
    }

    /// The states that the most moves are needed to reach from the goal; none where a puzzle has no
    /// other targets than goals.
    ///
    /// The way from a goal of all different labels to a target is the way of the state that comes of
    /// exchanging labels and cells, each cell's number for its label's.
    pub(super) fn targets(&self) -> Option<Vec<Vec<u8>>> {
        let targets = self.states.iter().map(|state| {
            let mut target = vec![0; state.len()];
            for (cell, label) in (0..=u8::MAX).zip(state) {
                target[usize::from(*label)] = cell;
            }
            target
        });
        self.has_targets.then(|| targets.collect())
    }
}

/// Whether a path leads to any target, as it does to the goal.
fn has_targets(puzzle: &Puzzle<'_>) -> bool {
    puzzle.any_target() && !puzzle.moves().are_guarded()
}
