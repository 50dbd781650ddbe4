//! Sliding tiles: a move pushes a tile into the gap.

use crate::rules::{Rules, join};

/// Tiles in so many rows and columns; the gap is 0.
type Frame<const ROWS: usize, const COLUMNS: usize> = [[u8; COLUMNS]; ROWS];

/// The directions in which a tile can move, and from where it comes, seen from the gap.
const DIRECTIONS: &[&str] = &["U", "D", "L", "R"];
const FROM: [(isize, isize); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

fn in_order<const ROWS: usize, const COLUMNS: usize>() -> Frame<ROWS, COLUMNS> {
    let mut frame = [[0; COLUMNS]; ROWS];
    let last = ROWS * COLUMNS - 1;
    for (tile, place) in (1..).zip(frame.as_flattened_mut()[..last].iter_mut()) {
        *place = tile;
    }
    frame
}

fn push<const ROWS: usize, const COLUMNS: usize>(
    number: usize,
    frame: &Frame<ROWS, COLUMNS>,
) -> Option<Frame<ROWS, COLUMNS>> {
    let mut frame = *frame;
    let at = frame.as_flattened().iter().position(|tile| *tile == 0)?;
    let (row, column) = (at / COLUMNS, at % COLUMNS);
    let from_row = row.checked_add_signed(FROM[number].0)?;
    let from_column = column.checked_add_signed(FROM[number].1)?;
    let tile = *frame.get(from_row)?.get(from_column)?;
    frame[row][column] = tile;
    frame[from_row][from_column] = 0;
    Some(frame)
}

fn text<const ROWS: usize, const COLUMNS: usize>(frame: &Frame<ROWS, COLUMNS>) -> String {
    join(frame.as_flattened()).replace('0', "_")
}

pub(crate) struct EightPuzzle;

impl Rules for EightPuzzle {
    const NAME: &'static str = "8-puzzle";
    const MOVES: &'static [&'static str] = DIRECTIONS;
    type State = Frame<3, 3>;

    fn solved() -> Self::State {
        in_order()
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        push(number, state)
    }

    fn text(state: &Self::State) -> String {
        text(state)
    }
}

pub(crate) struct FiveTiles;

impl Rules for FiveTiles {
    const NAME: &'static str = "sliding-2x3";
    const MOVES: &'static [&'static str] = DIRECTIONS;
    type State = Frame<2, 3>;

    fn solved() -> Self::State {
        in_order()
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        push(number, state)
    }

    fn text(state: &Self::State) -> String {
        text(state)
    }
}
