//! What tells the nearer neighbour of a state from the others.

use std::collections::BTreeSet;

use crate::definition::Definition;
use crate::generate::search::{Found, Neighbour, Visit};
use crate::generate::shape::moves_go_both_ways;
use crate::table::{Encoded, Encoding};

/// What stands in front of the first nearer neighbour of each state.
#[derive(Clone, Debug, Default)]
pub(super) struct Nearness {
    /// By how much more than the nearer neighbour others are away, a bit for each number.
    farther: u128,
    /// The numbers for which there is no bit.
    much_farther: BTreeSet<u32>,
    /// Whether moves lead from a state to where none leads to a goal.
    has_dead_ends: bool,
}

impl Nearness {
    /// What the moves alone tell: where each can be undone by one, neighbours are as far away as a state, or
    /// one nearer or farther. Else the states are looked at.
    ///
    /// The moves are asked first however the states were found, so that a table does not depend on that.
    pub(super) fn of(definition: &Definition, found: &Found) -> Self {
        let mut nearness = Self::default();
        if moves_go_both_ways(definition) {
            nearness.farther = 0b110;
        } else {
            found.visit(definition, &mut nearness);
        }
        nearness
    }

    /// The distances of a table: to the least number that does not make another neighbour look like the
    /// nearer one; `None` where there is none in a byte.
    pub(super) fn distances(&self) -> Option<Encoded> {
        let near = (0..u128::BITS).filter(|by| self.farther >> by & 1 == 1);
        let farther: Vec<u32> = near.chain(self.much_farther.iter().copied()).collect();
        let tells = |modulus: &u8| farther.iter().all(|by| by % u32::from(*modulus) != 0);
        let modulus = (2..u8::MAX).find(tells)?;
        Some(Encoded::new(
            Encoding::Distance,
            modulus,
            self.has_dead_ends,
        ))
    }
}

impl Visit for Nearness {
    fn state(&mut self, _: u32, distance: u32, neighbours: impl Iterator<Item = Neighbour>) {
        if distance == 0 {
            return;
        }
        for neighbour in neighbours {
            match neighbour.distance.map(|there| there + 1 - distance) {
                Some(0) => return,
                Some(farther @ 1..128) => self.farther |= 1 << farther,
                Some(farther) => {
                    self.much_farther.insert(farther);
                }
                None => self.has_dead_ends = true,
            }
        }
    }

    fn none(&mut self, _: u32) {}
}
