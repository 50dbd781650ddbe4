//! Rows and columns of a puzzle made of pieces: "where the first labels are" and "the order of the others",
//! or "where the pieces are" and "how they are turned".

mod columns;
mod cut;
mod steps;
mod units;

use super::leads::{Lead, Leads};
use super::maps::Maps;
use super::{Size, Space};
use crate::definition::DefinedCase;
use crate::generate::shape::{Block, Shape};
use columns::Maker;
use steps::Step;
use units::{Layout, Placement, Unit};

/// The states of a block, cut into rows and columns.
pub(in crate::generate) struct Pieces<'s> {
    shape: &'s Shape,
    layout: Layout<'s>,
    cases: &'s [&'s DefinedCase],
    /// How many units belong to the row.
    row_units: usize,
    most_maps: u64,
}

impl<'s> Pieces<'s> {
    pub(in crate::generate) fn new(
        shape: &'s Shape,
        block: &'s Block,
        cases: &'s [&'s DefinedCase],
    ) -> Self {
        let layout = Layout::new(&shape.families, &block.contents);
        let cut = cut::choose(&layout, cases.len());
        Self {
            shape,
            layout,
            cases,
            row_units: cut.units,
            most_maps: cut.maps,
        }
    }

    fn has_guards(&self) -> bool {
        self.cases.iter().any(|case| !case.conditions().is_empty())
    }

    pub(in crate::generate) fn size(&self) -> Size {
        let (rows, columns) = self.layout.units.split_at(self.row_units);
        let product = |units: &[Unit]| units.iter().map(|unit| u64::from(unit.radix)).product();
        let (rows, columns): (u64, u64) = (product(rows), product(columns));
        let cases = self.cases.len() as u64;
        let leads = Leads::bytes(rows, cases, self.has_guards());
        Size {
            rows,
            columns,
            leads: rows.saturating_mul(cases),
            bytes: leads.saturating_add(Maps::bytes(self.most_maps, columns)),
        }
    }

    /// The space of a block whose slots are within 32 bits.
    pub(in crate::generate) fn space(&self) -> Space {
        let layout = &self.layout;
        let (row_units, column_units) = layout.units.split_at(self.row_units);
        let product = |units: &[Unit]| units.iter().map(|unit| unit.radix).product::<u32>();
        let (rows, columns) = (product(row_units), product(column_units));
        let steps = self.cases.iter();
        let steps: Vec<_> = steps
            .map(|case| Step::new(layout, &self.shape.families, case))
            .collect();
        let mut maker = Maker::new(layout, row_units, column_units);
        let mut leads = if self.has_guards() {
            Leads::with_gaps(steps.len())
        } else {
            Leads::of_all(steps.len(), Vec::with_capacity(rows as usize * steps.len()))
        };
        let unknown = layout.nothing_known();
        let (mut from, mut to) = (unknown.clone(), unknown.clone());
        for row in 0..rows {
            from.clone_from(&unknown);
            layout.decode(row_units, row, &mut from);
            for (case, step) in (0..).zip(&steps) {
                if step.may_hold(&from, maker.known_kinds()) {
                    step.make(layout, &from, &mut to);
                    let row = layout.encode(row_units, &to);
                    let map = maker.find(step, &from, &to);
                    leads.push(case, Lead { row, map });
                }
            }
            leads.end_row();
        }
        Space {
            rows,
            columns,
            leads,
            maps: maker.maps,
        }
    }
}

/// Reads the state with a number of a block.
pub(in crate::generate) struct PieceStates<'s> {
    layout: Layout<'s>,
    placement: Placement,
}

impl<'s> PieceStates<'s> {
    pub(in crate::generate) fn new(shape: &'s Shape, block: &'s Block) -> Self {
        let layout = Layout::new(&shape.families, &block.contents);
        Self {
            placement: layout.nothing_known(),
            layout,
        }
    }

    /// Writes the labels of all cells.
    pub(in crate::generate) fn write(&mut self, number: u32, state: &mut [u8]) {
        let Self { layout, placement } = self;
        Layout::know_nothing(placement);
        layout.decode(&layout.units, number, placement);
        layout.tell_parities(placement);
        for family in &layout.families {
            for (place, cells) in family.range().zip(&family.family.places) {
                let kind = &family.content.kinds[usize::from(placement.kinds[place])];
                let turn = usize::from(placement.turns[place]);
                for (position, cell) in cells.iter().enumerate() {
                    let label = kind.labels[family.family.turned(position, turn)];
                    state[usize::from(*cell)] = label;
                }
            }
        }
    }
}
