//! Families: places that pieces can trade.

use crate::puzzle::MAX_CELLS;
use crate::table::Bytes;

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
    pub(super) const fn read(bytes: &mut Bytes<'a>, cells: usize) -> Option<Self> {
        let (Some(places), Some(width), Some(turns)) =
            (bytes.take_u8(), bytes.take_u8(), bytes.take_u8())
        else {
            return None;
        };
        let (places, width, turns) = (places as usize, width as usize, turns as usize);
        if places == 0 || width == 0 || turns == 0 || width % turns != 0 {
            return None;
        }
        let Some(cells_of_places) = bytes.take(places * width) else {
            return None;
        };
        let mut rest = Bytes::new(cells_of_places);
        while let Some(cell) = rest.take_u8() {
            if cell as usize >= cells {
                return None;
            }
        }
        if cells > MAX_CELLS || cells_of_places.len() > cells {
            return None;
        }
        Some(Self {
            places,
            width,
            turns,
            cells: cells_of_places,
        })
    }
}
