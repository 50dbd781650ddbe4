//! The search of a puzzle: all states from which moves lead to a goal, and their distances.

mod batch;
mod distances;
mod layers;
mod numbered;
mod places;
mod plain;
mod visit;

pub(super) use numbered::Numbered;
pub(super) use plain::Plain;
pub(super) use visit::{Neighbour, Visit};

use super::limits::Limits;
use super::number::{Chosen, Fitting};
use super::progress::Progress;
use super::refusal::Refusal;
use super::wanted::Wanted;
use crate::definition::Definition;
use crate::index::IndexKind;

/// The slots beyond which a plain search is tried first, and the states that it may find: a puzzle whose
/// moves reach next to nothing is not worth so many slots.
const MANY_SLOTS: u128 = 1 << 20;
const FEW_STATES: u64 = 2_000;

/// The states that a plain search may find in place of an index with too many slots.
const INSTEAD: u64 = 1_000_000;

/// What a search has found.
pub(super) enum Found {
    Numbered(Numbered),
    Plain(Plain),
}

impl Found {
    /// Searches a puzzle by the numbering of the index that was asked for, or by that with the fewest bytes.
    pub(super) fn search(
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
        let Some(chosen) = choose(definition, forced, limits, wanted)? else {
            return plain(limits.max_states, progress).map(Self::Plain);
        };
        // Of a group it is known how many states there are. A hash has no use for slots without states.
        let is_hash = forced == Some(IndexKind::Hash);
        let may_be_few = (forced.is_none() || is_hash) && chosen.states.is_none();
        let most = if is_hash { INSTEAD } else { FEW_STATES };
        if may_be_few
            && chosen.slots > MANY_SLOTS
            && let Ok(few) = plain(most, &mut |_| {})
        {
            return Ok(Self::Plain(few));
        }
        chosen.check_states(limits)?;
        if let Err(refusal) = chosen.check(limits) {
            if is_hash {
                return plain(limits.max_states, progress).map(Self::Plain);
            }
            return match may_be_few.then(|| plain(INSTEAD, &mut |_| {})) {
                Some(Ok(few)) => Ok(Self::Plain(few)),
                _ => Err(refusal),
            };
        }
        let numbered = Numbered::search(definition, chosen, limits, wanted, progress);
        Ok(Self::Numbered(numbered?))
    }

    /// Refuses what the limits do not allow of a search by an index, without a search.
    pub(super) fn check(
        definition: &Definition,
        forced: Option<IndexKind>,
        limits: Limits,
        wanted: Wanted,
    ) -> Result<(), Refusal> {
        let Some(chosen) = choose(definition, forced, limits, wanted)? else {
            return Ok(());
        };
        chosen.check_states(limits)?;
        if forced == Some(IndexKind::Hash) {
            return Ok(());
        }
        chosen.check(limits)
    }

    /// How many states there are at each distance.
    pub(super) fn counts(&self) -> &[u64] {
        match self {
            Self::Numbered(numbered) => &numbered.counts,
            Self::Plain(plain) => plain.counts(),
        }
    }

    pub(super) fn states(&self) -> u64 {
        self.counts().iter().sum()
    }

    /// About how many bytes it took, or takes still.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Self::Numbered(numbered) => numbered.bytes,
            Self::Plain(plain) => plain.bytes_of(plain.states().into()),
        }
    }

    /// Shows all states, those of a plain search with their numbers as slots.
    pub(super) fn visit(&self, definition: &Definition, visitor: &mut impl Visit) {
        match self {
            Self::Numbered(numbered) => numbered.visit(visitor),
            Self::Plain(plain) => plain.visit(definition, visitor),
        }
    }

    /// States at the largest distance, as many as were wanted.
    pub(super) fn hardest(&self, most: usize) -> Vec<Vec<u8>> {
        match self {
            Self::Numbered(numbered) => numbered.hardest(),
            Self::Plain(plain) => plain.hardest().take(most).map(<[u8]>::to_vec).collect(),
        }
    }
}

/// The numbering by which a puzzle is searched; `None` where there is only a plain search.
fn choose(
    definition: &Definition,
    forced: Option<IndexKind>,
    limits: Limits,
    wanted: Wanted,
) -> Result<Option<Chosen>, Refusal> {
    let fitting = Fitting::of(definition);
    Ok(match forced {
        None | Some(IndexKind::Hash) => fitting.best(wanted, limits.most_slots()),
        Some(kind) => Some(fitting.of_kind(kind, wanted)?),
    })
}
