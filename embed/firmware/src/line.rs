//! Lines that come in.

use crate::Board;

/// A line, and whether it was longer than there is room.
pub(crate) struct Line {
    bytes: [u8; Self::ROOM],
}

impl Line {
    /// Room for two states of the pocket cube and what stands between.
    const ROOM: usize = 160;

    pub(crate) const fn new() -> Self {
        Self {
            bytes: [0; Self::ROOM],
        }
    }

    /// Waits for the next line and gives it without its end, which is a carriage return, a line feed or
    /// both; `None` for a line that is too long.
    pub(crate) fn read(&mut self, board: &impl Board) -> Option<&[u8]> {
        let mut length = 0;
        loop {
            match board.read() {
                b'\r' | b'\n' => return self.bytes.get(..length),
                byte => {
                    if let Some(to) = self.bytes.get_mut(length) {
                        *to = byte;
                    }
                    length = (length + 1).min(Self::ROOM + 1);
                }
            }
        }
    }
}
