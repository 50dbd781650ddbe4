//! Eight tiles or pancakes in a row.

use crate::rules::{Rules, join};

const IN_ORDER: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];

pub(crate) struct TopSpin;

impl Rules for TopSpin {
    const NAME: &'static str = "topspin";
    const MOVES: &'static [&'static str] = &["L", "R", "F"];
    /// The tiles along the track, beginning with the four on the turntable.
    type State = [u8; 8];

    fn solved() -> Self::State {
        IN_ORDER
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        let mut track = *state;
        match number {
            0 => track.rotate_left(1),
            1 => track.rotate_right(1),
            _ => track[..4].reverse(),
        }
        Some(track)
    }

    fn text(state: &Self::State) -> String {
        join(state)
    }
}

pub(crate) struct Pancakes;

impl Rules for Pancakes {
    const NAME: &'static str = "pancakes";
    const MOVES: &'static [&'static str] = &["F2", "F3", "F4", "F5", "F6", "F7", "F8"];
    /// From the top of the stack down.
    type State = [u8; 8];

    fn solved() -> Self::State {
        IN_ORDER
    }

    fn make(number: usize, state: &Self::State) -> Option<Self::State> {
        let mut stack = *state;
        stack[..number + 2].reverse();
        Some(stack)
    }

    fn text(state: &Self::State) -> String {
        join(state)
    }
}
