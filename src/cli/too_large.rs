//! The puzzle of a definition that is too large to be searched for each answer.

use wayhome_engine::definition::{Definition, DefinitionError};
use wayhome_engine::generate::{Generator, Order, PuzzleSection};

use super::exit::Failure;

/// How such a puzzle can be asked of all the same.
const WAY_OUT: &str = "where `wayhome build` can make its table, give that with `--table`";

/// A puzzle that is not searched, and why.
pub(super) struct TooLarge {
    file: String,
    definition: Definition,
    refusal: DefinitionError,
}

impl TooLarge {
    pub(super) fn new(file: &str, definition: Definition, refusal: DefinitionError) -> Self {
        Self {
            file: file.to_owned(),
            definition,
            refusal,
        }
    }

    /// That there is no table to answer from.
    pub(super) fn failure(&self) -> Failure {
        Failure::wrong_input(format!(
            "{} is too large to be searched for each answer: {}; {WAY_OUT}",
            self.file,
            self.refusal.sentence()
        ))
    }

    /// Why no more is known of the puzzle: that no table can be made, or else that none is made for one
    /// answer.
    pub(super) fn reason(&self) -> String {
        match Generator::new().check(&self.definition) {
            Ok(()) => format!("{}; {WAY_OUT}", self.refusal.sentence()),
            Err(refusal) => refusal.sentence().to_owned(),
        }
    }

    /// How many states there are, if that is known without a search.
    pub(super) fn states(&self) -> Option<Order> {
        Order::of(&self.definition)
    }

    /// What the puzzle is.
    pub(super) fn section(&self) -> PuzzleSection {
        PuzzleSection::of(&self.definition)
    }
}
