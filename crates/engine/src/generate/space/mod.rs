//! A block of states as rows and columns.
//!
//! The index of a state is a number in mixed radix. Its first digits are the row, the others the
//! column. They are cut where a move sends all states of a row to one row and, which column becomes
//! which depends on little: so a few maps of columns serve all rows, and the search never looks at a
//! cell.

mod columns;
mod cut;
mod steps;
mod units;

use super::shape::{Block, Shape};
use crate::definition::DefinedCase;
use columns::{Maker, Maps};
use steps::Step;
use units::{Layout, Unit};

/// The rows and columns of a block, and where the moves lead.
pub(super) struct Space {
    pub(super) rows: u32,
    pub(super) columns: u32,
    /// Where the leads of each row end.
    ends: Vec<u32>,
    leads: Vec<Lead>,
    pub(super) maps: Maps,
    cases: usize,
}

/// Where a case of a move leads from the states of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lead {
    pub(super) row: u32,
    /// Which map of columns says in which column each state comes.
    pub(super) map: u32,
    /// The number of the case among the cases of all moves.
    pub(super) case: u16,
}

impl Space {
    /// The space of a block, whose slots are within 32 bits.
    pub(super) fn new(shape: &Shape, block: &Block, cases: &[&DefinedCase]) -> Self {
        let layout = Layout::new(&shape.families, &block.contents);
        let cut = cut::choose(&layout, cases.len());
        let (row_units, column_units) = layout.units.split_at(cut.units);
        let product = |units: &[Unit]| units.iter().map(|unit| unit.radix).product::<u32>();
        let (rows, columns) = (product(row_units), product(column_units));
        let steps: Vec<_> = cases
            .iter()
            .map(|case| Step::new(&layout, &shape.families, case))
            .collect();
        let mut maker = Maker::new(&layout, row_units, column_units);
        let (mut ends, mut leads) = (Vec::with_capacity(rows as usize), Vec::new());
        let unknown = layout.nothing_known();
        let (mut from, mut to) = (unknown.clone(), unknown.clone());
        for row in 0..rows {
            from.clone_from(&unknown);
            layout.decode(row_units, row, &mut from);
            for (case, step) in (0..).zip(&steps) {
                if step.may_hold(&from, maker.known_kinds()) {
                    step.make(&layout, &from, &mut to);
                    let row = layout.encode(row_units, &to);
                    let map = maker.find(step, &from, &to);
                    leads.push(Lead { row, map, case });
                }
            }
            ends.push(leads.len() as u32);
        }
        Self {
            rows,
            columns,
            ends,
            leads,
            maps: maker.maps,
            cases: cases.len(),
        }
    }

    /// How many rows and columns the space of a block will have, and about how many bytes it will take at
    /// most.
    pub(super) fn size(shape: &Shape, block: &Block, cases: usize) -> (u64, u64, u64) {
        let layout = Layout::new(&shape.families, &block.contents);
        let cut = cut::choose(&layout, cases);
        let (rows, columns) = layout.units.split_at(cut.units);
        let product = |units: &[Unit]| units.iter().map(|unit| u64::from(unit.radix)).product();
        let (rows, columns): (u64, u64) = (product(rows), product(columns));
        let leads = rows * (4 + (cases * size_of::<Lead>()) as u64);
        (
            rows,
            columns,
            leads.saturating_add(cut.maps.saturating_mul(4 * columns)),
        )
    }

    /// The most leads that a row can have.
    pub(super) fn most_leads(&self) -> u64 {
        self.cases as u64
    }

    /// Where the moves lead from a row, in the order of the moves and their cases.
    pub(super) fn leads(&self, row: u32) -> &[Lead] {
        let row = row as usize;
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.leads[start as usize..self.ends[row] as usize]
    }
}

/// Reads the state with a number of a block.
pub(super) struct States<'s> {
    layout: Layout<'s>,
    cells: usize,
}

impl<'s> States<'s> {
    pub(super) fn new(shape: &'s Shape, block: &'s Block) -> Self {
        Self {
            layout: Layout::new(&shape.families, &block.contents),
            cells: shape
                .families
                .iter()
                .map(|family| family.places.len() * family.width())
                .sum(),
        }
    }

    /// The labels of all cells.
    pub(super) fn state(&self, number: u32) -> Vec<u8> {
        let mut placement = self.layout.nothing_known();
        self.layout
            .decode(&self.layout.units, number, &mut placement);
        self.layout.tell_parities(&mut placement);
        let mut state = vec![0; self.cells];
        for family in &self.layout.families {
            for (place, cells) in family.range().zip(&family.family.places) {
                let kind = &family.content.kinds[usize::from(placement.kinds[place])];
                let turn = usize::from(placement.turns[place]);
                for (position, cell) in cells.iter().enumerate() {
                    let label = kind.labels[family.family.turned(position, turn)];
                    state[usize::from(*cell)] = label;
                }
            }
        }
        state
    }
}
