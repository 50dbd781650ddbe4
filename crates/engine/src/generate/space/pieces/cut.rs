//! Where the digits of an index are cut into row and column.

use super::super::maps::MAX_COLUMNS;
use super::units::{Layout, Part, Unit};

/// What an entry of a map costs to make, and a lead of a row to make and to follow in each layer, in
/// nanoseconds of some machine; only their ratio matters.
const MAP_ENTRY: u64 = 200;
const LEAD: u64 = 2_000;

/// A cut, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cut {
    /// What leads and maps cost.
    cost: u64,
    /// How many units belong to the row.
    pub(super) units: usize,
    /// About how many maps of columns there will be at most.
    pub(super) maps: u64,
}

/// The cut for which maps and leads cost least.
pub(super) fn choose(layout: &Layout<'_>, cases: usize) -> Cut {
    let product = |units: &[Unit]| {
        units
            .iter()
            .map(|unit| u64::from(unit.radix))
            .product::<u64>()
    };
    let cuts = (0..=layout.units.len()).filter_map(|cut| {
        let (row, column) = layout.units.split_at(cut);
        let (rows, columns) = (product(row), product(column));
        if columns > MAX_COLUMNS || !is_possible(layout, column) {
            return None;
        }
        let leads = rows * cases as u64;
        let maps = maps(layout, column, cases as u64).min(leads);
        let cost = maps.saturating_mul(columns).saturating_mul(MAP_ENTRY);
        Some(Cut {
            cost: cost.saturating_add(leads.saturating_mul(LEAD)),
            units: cut,
            maps,
        })
    });
    cuts.min().unwrap_or(Cut {
        cost: 0,
        units: layout.units.len(),
        maps: cases as u64,
    })
}

/// Turns that are counted kind by kind are in the columns only where the row says all kinds: also those
/// of which there is but one arrangement left.
fn is_possible(layout: &Layout<'_>, columns: &[Unit]) -> bool {
    columns.iter().all(|unit| {
        matches!(unit.part, Part::Turns) || layout.families[unit.family].same_period.is_some()
    })
}

/// About how many maps of columns there will be: the permutations of the places that hold what the row
/// does not say, for each case where that turns pieces. What a case does to a family of which the row says
/// nothing depends on the case alone. One map for each lead where turns are counted kind by kind.
fn maps(layout: &Layout<'_>, columns: &[Unit], cases: u64) -> u64 {
    let depends_on_row = |unit: &Unit| {
        matches!(unit.part, Part::Turns) && layout.families[unit.family].same_period.is_none()
    };
    if columns.iter().any(depends_on_row) {
        return u64::MAX;
    }
    let mut depends_on_case = columns.iter().any(|unit| matches!(unit.part, Part::Turns));
    let mut maps = 1u64;
    for (number, family) in layout.families.iter().enumerate() {
        let rest = columns.iter().filter_map(|unit| match unit.part {
            Part::Kind(kind) if unit.family == number => Some(family.counts[usize::from(kind)]),
            _ => None,
        });
        let places = rest.map(u64::from).sum::<u64>();
        if places == family.len() as u64 {
            depends_on_case = true;
        } else {
            maps = (1..=places).fold(maps, u64::saturating_mul);
        }
    }
    maps.saturating_mul(if depends_on_case { cases } else { 1 })
}
