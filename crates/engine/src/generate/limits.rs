//! What a search may take, and that something is not to be had.

use std::num::NonZeroUsize;

/// What a search may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub(super) max_states: u64,
    pub(super) max_memory: u64,
    pub(super) threads: NonZeroUsize,
}

impl Limits {
    /// The most slots, whose numbers have 32 bits.
    pub(super) fn most_slots(self) -> u64 {
        self.max_states.min(u64::from(u32::MAX))
    }

    /// Refuses work for which about so many bytes are needed.
    pub(super) fn check_memory(self, work: &str, bytes: u64) -> Result<(), Refusal> {
        if bytes <= self.max_memory {
            return Ok(());
        }
        Err(Refusal::of_limits(format!(
            "{work} takes about {} of memory, expected at most {} (`max-memory`)",
            in_mebibytes(bytes),
            in_mebibytes(self.max_memory)
        )))
    }
}

/// Bytes for people.
pub(super) fn in_mebibytes(bytes: u64) -> String {
    match bytes >> 20 {
        0 => format!("{bytes} bytes"),
        mebibytes => format!("{mebibytes} MiB"),
    }
}

/// Why there is no table: a sentence, and whether it is about the limits of a search and not about the
/// puzzle.
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
