//! Families: places that pieces can trade.

use crate::bytes::Bytes;
use crate::puzzle::MAX_CELLS;

/// The places of a family and the cells of each, in such an order that a piece turned by one shows in
/// each cell what it showed in the next of its cycle of `turns` cells.
///
/// In an image: places, cells of a place, turns (a byte each), then the cells, place by place.
#[derive(Clone, Copy)]
pub(super) struct Family<'a> {
    pub(super) places: usize,
    pub(super) width: usize,
    pub(super) turns: usize,
    pub(super) cells: &'a [u8],
}

impl<'a> Family<'a> {
    /// Reads a family, which may be unsound.
    pub(super) const fn read(bytes: &mut Bytes<'a>) -> Option<Self> {
        let Some([places, width, turns]) = bytes.take_array() else {
            return None;
        };
        let (places, width, turns) = (places as usize, width as usize, turns as usize);
        match bytes.take(places * width) {
            Some(cells) => Some(Self {
                places,
                width,
                turns,
                cells,
            }),
            None => None,
        }
    }

    /// Whether there are places, each of whole cycles, of a puzzle with so many cells.
    pub(super) const fn is_sound(&self, cells: usize) -> bool {
        let mut rest = Bytes::new(self.cells);
        while let Some(cell) = rest.take_u8() {
            if cell as usize >= cells {
                return false;
            }
        }
        self.places > 0
            && self.turns > 0
            && self.width > 0
            && self.width.is_multiple_of(self.turns)
            && self.cells.len() <= cells
            && cells <= MAX_CELLS
    }
}
