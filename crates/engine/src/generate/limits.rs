//! What a search may take.

use std::num::NonZeroUsize;

use super::refusal::Refusal;

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
