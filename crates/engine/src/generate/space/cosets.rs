//! Rows and columns of a permutation group: the right cosets of a stabiliser deep in its chain, and that
//! stabiliser's elements.
//!
//! The first levels of the chain are the row, the others the column. An element is a column's element and then
//! the row's representative, and a move from a row is an element of the columns and then the representative of
//! another row. So a map of columns is a multiplication by an element, and there are no more maps than columns.

use super::leads::{Lead, Leads};
use super::maps::{MAX_COLUMNS, Maps};
use super::{Size, Space};
use crate::generate::group::{Group, Level, Permutation, element};

/// What an entry of a map costs to make, a lead to make and to follow, and a word of a row to look through in
/// all layers, in nanoseconds of some machine; only their ratios matter.
const MAP_ENTRY: u64 = 10;
const LEAD: u64 = 150;
const WORD: u64 = 60;

/// A group cut into rows and columns.
pub(in crate::generate) struct Cosets<'g> {
    rows: &'g [Level],
    columns: Columns<'g>,
    moves: Vec<Permutation>,
}

/// The elements of the stabiliser, numbered by the places of its levels.
#[derive(Clone, Copy)]
struct Columns<'g> {
    levels: &'g [Level],
}

impl<'g> Cosets<'g> {
    /// Of a group whose order is within 32 bits.
    pub(in crate::generate) fn new(group: &'g Group, moves: Vec<Permutation>) -> Self {
        let levels = group.levels();
        let product = |levels: &[Level]| {
            levels
                .iter()
                .map(|level| level.orbit.len() as u64)
                .product()
        };
        let cuts = (0..=levels.len()).filter_map(|cut| {
            let (rows, columns): (u64, u64) = (product(&levels[..cut]), product(&levels[cut..]));
            let leads = rows.saturating_mul(moves.len() as u64);
            let behind = levels
                .get(cut)
                .map_or(1, |level| columns / level.orbit.len() as u64);
            let entries = columns.saturating_mul(columns.min(leads)) + behind * behind;
            let words = rows.saturating_mul(columns.div_ceil(64));
            let cost = (entries.saturating_mul(MAP_ENTRY))
                .saturating_add(leads.saturating_mul(LEAD))
                .saturating_add(words.saturating_mul(WORD));
            (columns <= MAX_COLUMNS).then_some((cost, cut))
        });
        let cut = cuts.min().map_or(levels.len(), |(_, cut)| cut);
        let (rows, columns) = levels.split_at(cut);
        Self {
            rows,
            columns: Columns { levels: columns },
            moves,
        }
    }

    fn row_count(&self) -> u64 {
        self.rows
            .iter()
            .map(|level| level.orbit.len() as u64)
            .product()
    }

    pub(in crate::generate) fn size(&self) -> Size {
        let (rows, columns) = (self.row_count(), self.columns.count() as u64);
        let moves = self.moves.len() as u64;
        let maps = columns.min(rows.saturating_mul(moves));
        let leads = Leads::bytes(rows, moves, false);
        let behind = self.columns.behind();
        let products = behind.map_or(0, Columns::products_bytes);
        Size {
            rows,
            columns,
            leads: rows.saturating_mul(moves),
            bytes: leads
                .saturating_add(Maps::bytes(maps, columns))
                .saturating_add(products + 8 * columns),
        }
    }

    pub(in crate::generate) fn space(&self) -> Space {
        let rows = self.row_count() as u32;
        let columns = self.columns.count() as u32;
        let mut leads = self.leads(rows);
        let mut maps = Maps::new(columns);
        let mut map_of = vec![None; columns as usize];
        let behind = self.columns.behind();
        let products = behind.map(Columns::products);
        for lead in &mut leads {
            let element = lead.map;
            lead.map = *map_of[element as usize].get_or_insert_with(|| {
                maps.add(|map| {
                    let set = |from, to| map.set(from, to);
                    self.columns.multiply(element, products.as_deref(), set);
                })
            });
        }
        Space {
            rows,
            columns,
            leads: Leads::of_all(self.moves.len(), leads),
            maps,
        }
    }

    /// All leads, each with the element of the columns in place of its map.
    ///
    /// Rows that differ in their last digit lie together, and what a move does to all others of their digits is
    /// found once for them.
    fn leads(&self, rows: u32) -> Vec<Lead> {
        let moves = self.moves.len();
        let mut leads = vec![Lead { row: 0, map: 0 }; rows as usize * moves];
        let Some((last, first)) = self.rows.split_last() else {
            for (lead, step) in leads.iter_mut().zip(&self.moves) {
                lead.map = self.columns.number(|point| step.of(point));
            }
            return leads;
        };
        let places = last.orbit.len();
        for (digits, leads) in (0..).zip(leads.chunks_mut(places * moves)) {
            let of_row = element(first, digits);
            for (number, step) in self.moves.iter().enumerate() {
                let mut after = of_row.then(step);
                let mut row = 0;
                for level in first {
                    let place = level.place(after.of(level.point)).unwrap_or_default();
                    after = after.then(&level.homeward[place]);
                    row = row * level.orbit.len() + place;
                }
                for (place, outward) in last.outward.iter().enumerate() {
                    let cell = after.of(last.orbit[place]);
                    let there = last.place(cell).unwrap_or_default();
                    let homeward = &last.homeward[there];
                    leads[place * moves + number] = Lead {
                        row: (row * places + there) as u32,
                        map: self
                            .columns
                            .number(|point| homeward.of(after.of(outward.of(point)))),
                    };
                }
            }
        }
        leads
    }
}

impl Columns<'_> {
    fn count(self) -> usize {
        self.levels.iter().map(|level| level.orbit.len()).product()
    }

    /// The columns of which these are the cosets.
    fn behind(self) -> Option<Self> {
        let (_, levels) = self.levels.split_first()?;
        Some(Self { levels })
    }

    /// The number of the element that sends the points of the levels so.
    fn number(self, image: impl Fn(u8) -> u8) -> u32 {
        let mut images = [0; 16];
        for (image_of, level) in images.iter_mut().zip(self.levels) {
            *image_of = image(level.point);
        }
        let mut number = 0;
        for (depth, level) in self.levels.iter().enumerate() {
            let place = level.place(images[depth]).unwrap_or_default();
            number = number * level.orbit.len() + place;
            if place > 0 {
                let homeward = &level.homeward[place];
                for image in &mut images[depth + 1..self.levels.len()] {
                    *image = homeward.of(*image);
                }
            }
        }
        number as u32
    }

    fn products_bytes(self) -> u64 {
        let count = self.count() as u64;
        count * count * 3
    }

    /// The products of each two elements: those with the second element 0, then 1, and so on.
    fn products(self) -> Vec<u16> {
        let Some(behind) = self.behind() else {
            return vec![0];
        };
        let count = self.count();
        let smaller = behind.products();
        let mut products = vec![0; count * count];
        for (number, products) in products.chunks_mut(count).enumerate() {
            self.multiply(number as u32, Some(&smaller), |from, to| {
                products[from as usize] = to as u16;
            });
        }
        products
    }

    /// Shows each element's number, and that of its product with another. `smaller` has the products of the
    /// columns behind, as long as there are levels.
    fn multiply(self, by: u32, smaller: Option<&[u16]>, mut set: impl FnMut(u32, u32)) {
        let (Some((level, _)), Some(behind), Some(smaller)) =
            (self.levels.split_first(), self.behind(), smaller)
        else {
            return set(0, 0);
        };
        let count = behind.count();
        let by = element(self.levels, by);
        for (place, outward) in level.outward.iter().enumerate() {
            let there = level.place(by.of(level.orbit[place])).unwrap_or_default();
            let homeward = &level.homeward[there];
            let number = behind.number(|point| homeward.of(by.of(outward.of(point))));
            let start = number as usize * count;
            for (column, product) in smaller[start..start + count].iter().enumerate() {
                let to = there * count + usize::from(*product);
                set((place * count + column) as u32, to as u32);
            }
        }
    }
}
