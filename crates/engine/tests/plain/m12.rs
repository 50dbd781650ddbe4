//! The M12 puzzle: twelve numbers in a row.

use crate::rules::{Rules, join};

/// The cycles of both moves, as they are published: each number goes to the place of the next one, and
/// the last to that of the first.
const INVERT: &[&[usize]] = &[&[1, 12], &[2, 11], &[3, 10], &[4, 9], &[5, 8], &[6, 7]];
const MERGE: &[&[usize]] = &[&[1], &[2, 3, 5, 9, 8, 10, 6, 11, 4, 7, 12]];

pub(crate) struct M12;

impl Rules for M12 {
    const NAME: &'static str = "m12";
    const MOVES: &'static [&'static str] = &["I", "M"];
    /// The numbers from the left to the right.
    type State = [u8; 12];

    fn solved() -> Self::State {
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    }

    fn make(number: usize, row: &Self::State) -> Option<Self::State> {
        let cycles = [INVERT, MERGE][number];
        let mut made = [0; 12];
        for cycle in cycles {
            let next = cycle.iter().cycle().skip(1);
            for (from, to) in cycle.iter().zip(next) {
                made[to - 1] = row[from - 1];
            }
        }
        Some(made)
    }

    fn text(row: &Self::State) -> String {
        join(row)
    }
}
