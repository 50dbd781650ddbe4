//! Sentences for people, on the slate.

use core::fmt::{self, Write as _};

use crate::slate::{BYTES, SLATE};

/// Writes a sentence on the slate, and tells how many bytes it has.
pub(crate) fn say(sentence: impl fmt::Display) -> usize {
    let mut pen = Pen {
        slate: SLATE.take(),
        length: 0,
    };
    // What does not fit is left out; no sentence of the engine is so long.
    let _ = write!(pen, "{sentence}");
    pen.length
}

struct Pen {
    slate: &'static mut [u8; BYTES],
    length: usize,
}

impl fmt::Write for Pen {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length + text.len();
        let room = self.slate.get_mut(self.length..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}
