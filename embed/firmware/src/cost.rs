//! What the paths have cost.

use crate::{Board, Embedded, say, stack};

/// Paths, and the ticks that they have taken.
#[derive(Default)]
pub(crate) struct Cost {
    paths: u32,
    ticks: u64,
    most_ticks: u32,
}

impl Cost {
    /// A path, and counts what it takes.
    #[inline(never)]
    pub(crate) fn path<'r>(
        &mut self,
        board: &impl Board,
        image: Embedded,
        from: &[u8],
        to: Option<&[u8]>,
        room: &'r mut [u8],
    ) -> Option<&'r [u8]> {
        let start = board.ticks();
        let path = match to {
            Some(to) => image.write_path_between(from, to, room).ok(),
            None => image.write_path(from, room).ok(),
        };
        let ticks = board.ticks().wrapping_sub(start);
        self.paths += 1;
        self.ticks += u64::from(ticks);
        self.most_ticks = self.most_ticks.max(ticks);
        path
    }

    /// Says how many paths there were, the ticks of all in two words, the ticks of the one
    /// that took most and the stack's most
    /// bytes.
    pub(crate) fn tell(&self, board: &impl Board) {
        say::text(board, "cost");
        let (high, low) = ((self.ticks >> 32) as u32, self.ticks as u32);
        for number in [self.paths, high, low, self.most_ticks, stack::most()] {
            say::number(board, number);
        }
    }
}
