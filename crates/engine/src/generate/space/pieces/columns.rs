//! Which map of columns a case of a move needs between two rows.

use std::collections::HashMap;

use super::super::maps::Maps;
use super::steps::Step;
use super::units::{Layout, Part, Placement, REST, Unit};

/// Makes maps.
pub(super) struct Maker<'l> {
    layout: &'l Layout<'l>,
    units: &'l [Unit],
    columns: u32,
    /// For each family the kinds whose places the row says.
    known_kinds: Vec<u8>,
    /// The families of which the columns say something.
    open_families: Vec<usize>,
    /// The families whose turns belong to the columns.
    turned_families: Vec<usize>,
    numbers: HashMap<Vec<u8>, u32>,
    key: Vec<u8>,
    pub(super) maps: Maps,
}

impl<'l> Maker<'l> {
    pub(super) fn new(layout: &'l Layout<'l>, rows: &'l [Unit], units: &'l [Unit]) -> Self {
        let families = 0..layout.families.len();
        let known = |family: usize| {
            let kinds = rows.iter().filter(|unit| unit.family == family);
            kinds
                .filter(|unit| matches!(unit.part, Part::Kind(_)))
                .count() as u8
        };
        let has = |family: usize, is_turns: bool| {
            let mut units = units.iter().filter(|unit| unit.family == family);
            units.any(|unit| matches!(unit.part, Part::Turns) == is_turns)
        };
        let columns: u32 = units.iter().map(|unit| unit.radix).product();
        Self {
            layout,
            units,
            columns,
            known_kinds: families.clone().map(known).collect(),
            open_families: families
                .clone()
                .filter(|family| has(*family, false))
                .collect(),
            turned_families: families.filter(|family| has(*family, true)).collect(),
            numbers: HashMap::new(),
            key: Vec::new(),
            maps: Maps::new(columns),
        }
    }

    pub(super) fn known_kinds(&self) -> &[u8] {
        &self.known_kinds
    }

    /// The number of the map that a case needs from a row to another, which are known but for the
    /// columns.
    pub(super) fn find(&mut self, step: &Step, from: &Placement, to: &Placement) -> u32 {
        let mut key = std::mem::take(&mut self.key);
        key.clear();
        self.put_key(step, from, to, &mut key);
        let number = self.numbers.get(key.as_slice()).copied();
        let number = number.unwrap_or_else(|| {
            let number = self.make(step, from);
            self.numbers.insert(key.clone(), number);
            number
        });
        self.key = key;
        number
    }

    /// All that the columns which a case leads to depend on.
    fn put_key(&self, step: &Step, from: &Placement, to: &Placement, key: &mut Vec<u8>) {
        step.put_open_conditions(from, &self.known_kinds, key);
        for family in &self.open_families {
            let family = &self.layout.families[*family];
            for place in family.range().filter(|place| to.kinds[*place] == REST) {
                let before = &from.kinds[family.first..step.source(place)];
                key.push(before.iter().filter(|kind| **kind == REST).count() as u8);
            }
        }
        for family in &self.turned_families {
            let family = &self.layout.families[*family];
            for place in family.turn_order(to) {
                let period = family.period(to.kinds[place]);
                // Pieces that show no turns have no digit, whatever their order.
                if period == 1 {
                    continue;
                }
                let source = step.source(place);
                let source = family.turn_order(from).position(|other| other == source);
                key.extend([source.unwrap_or(0) as u8, step.turn(place) % period]);
            }
        }
    }

    fn make(&mut self, step: &Step, row: &Placement) -> u32 {
        let (mut from, mut to) = (row.clone(), row.clone());
        self.maps.add(|map| {
            for column in 0..self.columns {
                from.clone_from(row);
                self.layout.decode(self.units, column, &mut from);
                if step.may_hold(&from, &self.known_kinds) {
                    step.make(self.layout, &from, &mut to);
                    map.set(column, self.layout.encode(self.units, &to));
                }
            }
        })
    }
}
