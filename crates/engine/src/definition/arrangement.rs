//! The arrangements of a puzzle's labels on its cells, reachable or not, and which of them meet
//! conditions.

use super::DefinedCase;
use crate::puzzle::MAX_CELLS;

/// How often each label is there.
pub(super) struct Arrangements {
    counts: [u8; MAX_CELLS],
    all: u128,
}

/// What conditions leave to the cells that they name.
#[derive(Clone, Debug)]
pub(super) struct Demand {
    /// The number of each cell that has a condition, in order, and a bit for each label that it may
    /// hold.
    cells: Vec<(u8, u128)>,
}

impl Arrangements {
    /// The arrangements of the labels that this state has.
    pub(super) fn of(state: &[u8]) -> Self {
        let mut arrangements = Self {
            counts: [0; MAX_CELLS],
            all: 0,
        };
        for label in state {
            arrangements.counts[usize::from(*label)] += 1;
            arrangements.all |= 1 << label;
        }
        arrangements
    }

    /// What the conditions of a case demand.
    pub(super) fn demand(&self, case: &DefinedCase) -> Demand {
        let mut cells: Vec<(u8, u128)> = Vec::new();
        for condition in case.conditions() {
            let label = 1 << condition.label();
            let met_by = if condition.is_met_by_label() {
                label
            } else {
                self.all & !label
            };
            match cells.last_mut() {
                Some((cell, allowed)) if *cell == condition.cell() => *allowed &= met_by,
                _ => cells.push((condition.cell(), met_by)),
            }
        }
        Demand { cells }
    }

    pub(super) fn can_meet(&self, demand: &Demand) -> bool {
        self.can_give(demand.cells.iter().map(|(_, allowed)| *allowed))
    }

    pub(super) fn can_meet_both(&self, one: &Demand, other: &Demand) -> bool {
        one.and(other).is_some_and(|both| self.can_meet(&both))
    }

    /// Whether so many different cells can get a label each that is allowed there. The other cells
    /// take whatever labels are left.
    fn can_give(&self, cells: impl Iterator<Item = u128>) -> bool {
        let mut giving = Giving {
            left: self.counts,
            given: Vec::new(),
        };
        cells.into_iter().all(|allowed| giving.give(allowed))
    }
}

impl Demand {
    /// What both demand; `None` where they leave a cell no label.
    fn and(&self, other: &Self) -> Option<Self> {
        let mut cells = Vec::with_capacity(self.cells.len() + other.cells.len());
        let mut others = other.cells.iter().copied().peekable();
        for (cell, allowed) in self.cells.iter().copied() {
            while let Some(before) = others.next_if(|(other, _)| *other < cell) {
                cells.push(before);
            }
            let same = others.next_if(|(other, _)| *other == cell);
            let both = same.map_or(allowed, |(_, other)| allowed & other);
            if both == 0 {
                return None;
            }
            cells.push((cell, both));
        }
        cells.extend(others);
        Some(Self { cells })
    }
}

/// Labels given to cells, as many cells as can be: a bipartite matching.
struct Giving {
    /// How often each label is left.
    left: [u8; MAX_CELLS],
    /// For each cell the labels that it may hold, and the one that it was given.
    given: Vec<(u128, u8)>,
}

impl Giving {
    /// Gives one more cell a label, if need be by exchanging those that were given before.
    fn give(&mut self, allowed: u128) -> bool {
        let Some(label) = self.find(allowed, &mut 0) else {
            return false;
        };
        self.given.push((allowed, label));
        true
    }

    /// Takes a label that is left or that another cell can do without.
    fn find(&mut self, allowed: u128, tried: &mut u128) -> Option<u8> {
        let is_left = |label: &u8| self.left[usize::from(*label)] > 0;
        if let Some(label) = labels(allowed).find(is_left) {
            self.left[usize::from(label)] -= 1;
            return Some(label);
        }
        for label in labels(allowed) {
            if *tried & (1 << label) != 0 {
                continue;
            }
            *tried |= 1 << label;
            for number in 0..self.given.len() {
                let (allowed, given) = self.given[number];
                if given != label {
                    continue;
                }
                if let Some(another) = self.find(allowed, tried) {
                    self.given[number].1 = another;
                    return Some(label);
                }
            }
        }
        None
    }
}

/// The numbers of the bits that are set.
fn labels(mut bits: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let label = (bits != 0).then_some(bits.trailing_zeros() as u8);
        bits &= bits.wrapping_sub(1);
        label
    })
}
