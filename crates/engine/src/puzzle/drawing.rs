//! A state for people: on one line in `order`, or drawn as the definition draws the puzzle.

use core::fmt;

use super::Puzzle;
use crate::bytes::Bytes;

/// Where the definition's drawing has each cell, and how wide each label is on a terminal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing<'a> {
    widths: &'a [u8],
    places: &'a [u8],
}

/// Where a cell is drawn, in the columns and lines of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub(crate) cell: u8,
    pub(crate) line: u8,
    pub(crate) column: u16,
    pub(crate) width: u8,
    pub(crate) to_the_right: bool,
}

impl Place {
    /// The bytes of a place in an image.
    const BYTES: usize = 6;

    /// The number of the cell.
    #[must_use]
    pub const fn cell(&self) -> u8 {
        self.cell
    }

    /// The line, from 0 at the top.
    #[must_use]
    pub const fn line(&self) -> u8 {
        self.line
    }

    /// The first column of its room, from 0 on the left.
    #[must_use]
    pub const fn column(&self) -> u16 {
        self.column
    }

    /// How many columns of room it has.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    const fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        let [cell, line, low, high, width, side] = bytes;
        Self {
            cell,
            line,
            column: u16::from_le_bytes([low, high]),
            width,
            to_the_right: side != 0,
        }
    }
}

impl<'a> Drawing<'a> {
    pub(crate) const fn read(bytes: &mut Bytes<'a>, cells: usize, labels: usize) -> Option<Self> {
        let (Some(widths), Some(places)) = (bytes.take(labels), bytes.take(cells * Place::BYTES))
        else {
            return None;
        };
        Some(Self { widths, places })
    }

    /// Whether the places come row by row, each from left to right.
    #[cfg(feature = "generate")]
    pub(crate) fn is_in_order(&self) -> bool {
        let here_and_behind = self.places().zip(self.places().skip(1));
        here_and_behind
            .into_iter()
            .all(|(here, behind)| (here.line, here.column) < (behind.line, behind.column))
    }

    /// The places in reading order.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + use<'a> {
        let (places, _) = self.places.as_chunks();
        places.iter().copied().map(Place::from_bytes)
    }
}

/// A state as text: `{}` writes it on one line in the definition's `order`, `{:#}` draws it as the
/// definition does, without a line break behind the last line.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    puzzle: Puzzle<'a>,
    state: &'a [u8],
}

impl<'a> Puzzle<'a> {
    /// Where each cell is drawn, row by row, each from left to right: for those who draw with more than
    /// text.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<'a> {
        self.drawing().places()
    }

    /// The numbers of the cells as one reads the drawing: row by row, each from left to right.
    pub fn reading_order(&self) -> impl Iterator<Item = u8> + use<'a> {
        self.drawing().places().map(|place| place.cell)
    }

    /// A state as text. A label that the puzzle does not have is shown as `?`.
    #[must_use]
    pub fn show<'s>(&self, state: &'s [u8]) -> Shown<'s>
    where
        'a: 's,
    {
        Shown {
            puzzle: *self,
            state,
        }
    }
}

impl Shown<'_> {
    fn label(&self, cell: usize) -> (&str, usize) {
        let known = self.state.get(cell).and_then(|label| {
            let name = self.puzzle.labels().get(*label)?;
            let width = self.puzzle.drawing().widths.get(usize::from(*label))?;
            Some((name, usize::from(*width)))
        });
        known.unwrap_or(("?", 1))
    }

    fn on_one_line(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in 0..self.puzzle.cells().len() {
            if cell > 0 {
                f.write_str(" ")?;
            }
            f.write_str(self.label(cell).0)?;
        }
        Ok(())
    }

    fn as_drawn(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut line, mut column) = (0, 0);
        for place in self.puzzle.drawing().places() {
            while line < place.line {
                f.write_str("\n")?;
                (line, column) = (line + 1, 0);
            }
            let (label, width) = self.label(usize::from(place.cell));
            let mut start = usize::from(place.column);
            if place.to_the_right {
                let room = usize::from(place.width).saturating_sub(width);
                start = start.saturating_add(room);
            }
            // Formatting panics at a width that 16 bits do not hold.
            let gap = start.saturating_sub(column).min(usize::from(u16::MAX));
            write!(f, "{:gap$}{label}", "")?;
            column = column.saturating_add(gap).saturating_add(width);
        }
        Ok(())
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            self.as_drawn(f)
        } else {
            self.on_one_line(f)
        }
    }
}
