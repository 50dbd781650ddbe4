//! The survey of a puzzle: all states from which moves lead to a goal, and their distances.

use super::nearness::Nearness;
use super::plain::Plain;
use super::plan::Plan;
use super::refusal::Refusal;
use super::spaces::Spaces;
use super::{Limits, Progress};
use crate::definition::Definition;
use crate::index::IndexKind;
use crate::table::Encoding;

/// The slots beyond which a plain search is tried first, and the states that it may find: a puzzle whose
/// moves reach next to nothing is not worth so many slots.
const MANY_SLOTS: u128 = 1 << 20;
const FEW_STATES: u64 = 2_000;

/// The states that a plain search may find in place of an index with too many slots.
const INSTEAD: u64 = 500_000;

/// What a survey has found.
pub(super) enum Survey {
    Spaces(Spaces),
    Plain(Plain),
}

/// Whether a table is wanted, and in which encoding.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum WantedTable {
    #[default]
    None,
    InAny,
    In(Encoding),
}

/// What is wanted of a survey beside the depth counts.
#[derive(Clone, Copy, Default)]
pub(super) struct Wanted {
    pub(super) table: WantedTable,
    /// The most states at the largest distance.
    pub(super) hardest: usize,
}

impl Survey {
    /// Surveys a puzzle by the index that was asked for, or by that with the fewest slots.
    pub(super) fn run(
        definition: &Definition,
        forced: Option<IndexKind>,
        limits: Limits,
        wanted: Wanted,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Self, Refusal> {
        let plain = |most: u64, progress: &mut dyn FnMut(Progress)| {
            let most = most.min(limits.max_states);
            Plain::run(definition, most, limits.max_memory, progress)
        };
        let Some(chosen) = Plan::choose(definition, forced, wanted)? else {
            return plain(limits.max_states, progress).map(Self::Plain);
        };
        let is_free = forced.is_none();
        if is_free
            && chosen.slots > MANY_SLOTS
            && let Ok(few) = plain(FEW_STATES, &mut |_| {})
        {
            return Ok(Self::Plain(few));
        }
        if let Err(refusal) = chosen.check(limits) {
            return match is_free.then(|| plain(INSTEAD, &mut |_| {})) {
                Some(Ok(few)) => Ok(Self::Plain(few)),
                _ => Err(refusal),
            };
        }
        let searched = Spaces::run(definition, chosen, limits.threads, wanted, progress);
        Ok(Self::Spaces(searched?))
    }

    /// How many states there are at each distance.
    pub(super) fn counts(&self) -> &[u64] {
        match self {
            Self::Spaces(spaces) => &spaces.counts,
            Self::Plain(plain) => plain.counts(),
        }
    }

    pub(super) fn states(&self) -> u64 {
        self.counts().iter().sum()
    }

    /// What tells which neighbour of a state is nearer.
    pub(super) fn nearness(&self, definition: &Definition) -> Nearness {
        if let Some(nearness) = Nearness::of_moves(definition) {
            return nearness;
        }
        let mut nearness = Nearness::default();
        match self {
            Self::Spaces(spaces) => spaces.visit(&mut nearness),
            Self::Plain(plain) => {
                let numbers: Vec<u32> = (0..plain.states()).collect();
                plain.visit(definition, &numbers, &mut nearness);
            }
        }
        nearness
    }

    /// States at the largest distance, as many as were wanted.
    pub(super) fn hardest(&self, most: usize) -> Vec<Vec<u8>> {
        match self {
            Self::Spaces(spaces) => spaces
                .hardest
                .iter()
                .map(|slot| spaces.state(*slot))
                .collect(),
            Self::Plain(plain) => plain.hardest().take(most).map(<[u8]>::to_vec).collect(),
        }
    }
}
