//! The states that a perfect hash is made for, numbered without a gap.

use std::collections::BTreeSet;

use super::hashed;
use super::ranks::Ranks;
use crate::definition::Definition;
use crate::generate::limits::Limits;
use crate::generate::order::Order;
use crate::generate::refusal::Refusal;
use crate::generate::search::{Found, Neighbour, Numbered, Plain, Visit};

/// All states that were found and, where they are wanted, those without a way home to which moves lead.
pub(super) enum Keys<'f> {
    Numbered {
        numbered: &'f Numbered,
        ranks: Ranks,
        slots: Vec<u32>,
    },
    Plain {
        plain: &'f Plain,
        dead_ends: Vec<Vec<u8>>,
    },
}

impl<'f> Keys<'f> {
    pub(super) fn of(
        definition: &Definition,
        found: &'f Found,
        with_dead_ends: bool,
        limits: Limits,
    ) -> Result<Self, Refusal> {
        match found {
            Found::Numbered(numbered) => {
                let mut wanted = WantedSlots {
                    ranks: Ranks::new(numbered.slots),
                    with_dead_ends,
                };
                found.visit(definition, &mut wanted);
                let mut ranks = wanted.ranks;
                let mut slots = Vec::with_capacity(ranks.count() as usize);
                slots.extend(ranks.slots());
                Ok(Self::Numbered {
                    numbered,
                    ranks,
                    slots,
                })
            }
            Found::Plain(plain) if with_dead_ends => {
                let dead_ends = dead_ends(definition, plain, limits)?;
                Ok(Self::Plain {
                    plain,
                    dead_ends: dead_ends.into_iter().collect(),
                })
            }
            Found::Plain(plain) => Ok(Self::Plain {
                plain,
                dead_ends: Vec::new(),
            }),
        }
    }

    pub(super) fn count(&self) -> u32 {
        match self {
            Self::Numbered { slots, .. } => slots.len() as u32,
            Self::Plain { plain, dead_ends } => plain.states() + dead_ends.len() as u32,
        }
    }

    /// Shows the labels of the states with these keys, which go up.
    pub(super) fn for_each_state(
        &self,
        keys: impl IntoIterator<Item = u32>,
        mut show: impl FnMut(&[u8]),
    ) {
        match self {
            Self::Numbered {
                numbered, slots, ..
            } => {
                let slots = keys.into_iter().map(|key| slots[key as usize]);
                numbered.for_each_state(slots, |labels| show(labels));
            }
            Self::Plain { plain, dead_ends } => {
                for key in keys {
                    match key.checked_sub(plain.states()) {
                        None => show(plain.state(key)),
                        Some(dead_end) => show(&dead_ends[dead_end as usize]),
                    }
                }
            }
        }
    }

    /// The key of what a visit calls a slot, if it has one.
    pub(super) fn of_slot(&self, slot: u32) -> Option<u32> {
        match self {
            Self::Numbered { ranks, .. } => ranks.rank(slot),
            Self::Plain { .. } => Some(slot),
        }
    }

    /// The keys of states without a way home that no visit shows.
    pub(super) fn unseen(&self) -> std::ops::Range<u32> {
        match self {
            Self::Numbered { .. } => 0..0,
            Self::Plain { plain, .. } => plain.states()..self.count(),
        }
    }
}

/// The slots of states, and of those to which moves lead from them.
struct WantedSlots {
    ranks: Ranks,
    with_dead_ends: bool,
}

impl Visit for WantedSlots {
    fn wants_neighbours(&self) -> bool {
        self.with_dead_ends
    }

    fn state(&mut self, slot: u32, _: u32, neighbours: impl Iterator<Item = Neighbour>) {
        self.ranks.insert(slot);
        neighbours.for_each(|there| self.ranks.insert(there.slot));
    }

    fn none(&mut self, _: u32) {}
}

/// The states to which a move leads from a state that was found, and which were not found.
fn dead_ends(
    definition: &Definition,
    plain: &Plain,
    limits: Limits,
) -> Result<BTreeSet<Vec<u8>>, Refusal> {
    let found = u64::from(plain.states());
    let fits = |dead_ends: usize| {
        let states = found + dead_ends as u64;
        let bytes = plain
            .bytes_of(states)
            .saturating_add(hashed::bytes(definition, states));
        states <= limits.max_states && bytes <= limits.max_memory
    };
    let mut dead_ends = BTreeSet::new();
    plain.for_each_dead_end(definition, |state| {
        // One more than fit is enough to know.
        if fits(dead_ends.len()) && !dead_ends.contains(state) {
            dead_ends.insert(state.to_vec());
        }
    });
    if fits(dead_ends.len()) {
        return Ok(dead_ends);
    }
    let states = Order::from(u128::from(found) + dead_ends.len() as u128);
    Err(Refusal::of_limits(format!(
        "a hash for distances also needs the states without a way home, and with them there are at least \
         {states:#} states, more than `max-states` or `max-memory` allows"
    )))
}
