//! Why there is no table.

/// A sentence, and whether it is about the limits of a search and not about the puzzle.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) sentence: String,
    pub(super) is_of_limits: bool,
}

impl Refusal {
    /// That a limit is not enough.
    pub(super) fn of_limits(sentence: String) -> Self {
        Self {
            sentence,
            is_of_limits: true,
        }
    }

    /// The same with a way out behind it.
    pub(super) fn but(mut self, way_out: &str) -> Self {
        self.sentence.push_str("; ");
        self.sentence.push_str(way_out);
        self
    }
}

impl From<String> for Refusal {
    fn from(sentence: String) -> Self {
        Self {
            sentence,
            is_of_limits: false,
        }
    }
}

impl From<&str> for Refusal {
    fn from(sentence: &str) -> Self {
        Self::from(sentence.to_string())
    }
}
