//! Lights out: nine lamps, of which a press switches up to five.

use crate::rules::{Rules, join};

pub(crate) struct Lamps;

impl Rules for Lamps {
    const NAME: &'static str = "lights-out";
    const MOVES: &'static [&'static str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    /// A bit for each lamp, row by row: whether it is on.
    type State = u16;

    fn solved() -> Self::State {
        0
    }

    fn make(number: usize, lamps: &Self::State) -> Option<Self::State> {
        let (row, column) = (number / 3, number % 3);
        let is_switched =
            |lamp: &usize| (lamp / 3).abs_diff(row) + (lamp % 3).abs_diff(column) <= 1;
        let switched = (0..9).filter(is_switched).map(|lamp| 1 << lamp);
        Some(lamps ^ switched.sum::<u16>())
    }

    /// The lamps, and then what each would be after a switch.
    fn text(lamps: &Self::State) -> String {
        let bits = |lamps: u16| (0..9).map(move |lamp| lamps >> lamp & 1);
        join(bits(*lamps).chain(bits(!lamps)))
    }
}
