//! Magic boards: two rows of tiles.

use crate::rules::{Rules, join};

/// A magic board of so many columns.
pub(crate) struct Board<const COLUMNS: usize>;

type Rows<const COLUMNS: usize> = [[u8; COLUMNS]; 2];

impl<const COLUMNS: usize> Rules for Board<COLUMNS> {
    const NAME: &'static str = match COLUMNS {
        3 => "magic-board-2x3",
        5 => "magic-board-2x5",
        6 => "magic-board-2x6",
        _ => panic!("there is no such board in data/"),
    };
    const MOVES: &'static [&'static str] = &["A", "B", "C"];
    type State = Rows<COLUMNS>;

    fn solved() -> Self::State {
        let tile = |place: usize| place as u8 + 1;
        let top = std::array::from_fn(tile);
        let bottom = std::array::from_fn(|place| tile(2 * COLUMNS - 1 - place));
        [top, bottom]
    }

    fn make(number: usize, [top, bottom]: &Self::State) -> Option<Self::State> {
        let (mut top, mut bottom) = (*top, *bottom);
        match number {
            0 => std::mem::swap(&mut top, &mut bottom),
            1 => {
                top.rotate_right(1);
                bottom.rotate_right(1);
            }
            _ => {
                // The middle, or what is left of it by half a column.
                let right = COLUMNS / 2;
                let left = right - 1;
                (top[left], top[right], bottom[right], bottom[left]) =
                    (bottom[left], top[left], top[right], bottom[right]);
            }
        }
        Some([top, bottom])
    }

    /// Clockwise from the upper left corner.
    fn text([top, bottom]: &Self::State) -> String {
        join(top.iter().chain(bottom.iter().rev()))
    }
}
