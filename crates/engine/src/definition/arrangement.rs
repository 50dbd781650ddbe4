//! The arrangements of a puzzle's labels on its cells, reachable or not, and which of them meet
//! conditions.

use std::collections::BTreeMap;

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
            counts: self.counts,
            left: self.all,
            allowed: Vec::new(),
            holders: [0; MAX_CELLS],
        };
        cells.into_iter().all(|allowed| giving.give(allowed))
    }
}

impl Demand {
    /// The cells that must hold one label, with this label.
    fn held(&self) -> impl Iterator<Item = (u8, u8)> {
        let held = self.cells.iter();
        let held = held.filter(|(_, allowed)| allowed.is_power_of_two());
        held.map(|(cell, allowed)| (*cell, allowed.trailing_zeros() as u8))
    }

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

/// Demands, ordered so that few of them have to be compared with one more.
#[derive(Default)]
pub(super) struct Demands {
    count: usize,
    /// By the first cell that must hold one label, then by this label: those that ask the same cell
    /// for different labels have no arrangement in common.
    held: BTreeMap<u8, BTreeMap<u8, Vec<(usize, Demand)>>>,
    /// Those that leave each cell several labels.
    others: Vec<(usize, Demand)>,
}

impl Demands {
    /// Adds a demand, unless some arrangement meets it and an earlier one, whose number is returned.
    pub(super) fn add(&mut self, arrangements: &Arrangements, demand: Demand) -> Result<(), usize> {
        let held = |cell| demand.held().find(|(held, _)| *held == cell);
        let of_cells = self.held.iter().flat_map(|(cell, by_label)| {
            let same = held(*cell).map(|(_, label)| label);
            by_label
                .iter()
                .filter(move |(label, _)| same.is_none_or(|same| same == **label))
                .flat_map(|(_, demands)| demands)
        });
        let overlap = of_cells
            .chain(&self.others)
            .filter(|(_, earlier)| arrangements.can_meet_both(earlier, &demand))
            .map(|(number, _)| *number);
        if let Some(number) = overlap.min() {
            return Err(number);
        }
        let first = demand.held().next();
        let place = match first {
            Some((cell, label)) => {
                let by_label = self.held.entry(cell).or_default();
                by_label.entry(label).or_default()
            }
            None => &mut self.others,
        };
        place.push((self.count, demand));
        self.count += 1;
        Ok(())
    }
}

/// Labels given to cells, as many cells as can be: a bipartite matching.
struct Giving {
    /// How often each label is left.
    counts: [u8; MAX_CELLS],
    /// A bit for each label that is left.
    left: u128,
    /// For each cell the labels that it may hold.
    allowed: Vec<u128>,
    /// For each label the cells that it was given to.
    holders: [u128; MAX_CELLS],
}

impl Giving {
    /// Gives one more cell a label, if need be by exchanging those that were given before.
    fn give(&mut self, allowed: u128) -> bool {
        let cell = self.allowed.len();
        self.allowed.push(allowed);
        let mut untried = u128::MAX;
        self.take(cell, &mut untried)
    }

    /// Gives a cell a label that is left or that another cell can do without.
    fn take(&mut self, cell: usize, untried: &mut u128) -> bool {
        let allowed = self.allowed[cell];
        if let Some(label) = bits(allowed & self.left).next() {
            self.counts[label] -= 1;
            if self.counts[label] == 0 {
                self.left &= !(1 << label);
            }
            self.holders[label] |= 1 << cell;
            return true;
        }
        while let Some(label) = bits(allowed & *untried).next() {
            *untried &= !(1 << label);
            for holder in bits(self.holders[label]) {
                if self.take(holder, untried) {
                    self.holders[label] &= !(1 << holder);
                    self.holders[label] |= 1 << cell;
                    return true;
                }
            }
        }
        false
    }
}

/// The numbers of the bits that are set.
fn bits(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = (bits != 0).then_some(bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        number
    })
}
