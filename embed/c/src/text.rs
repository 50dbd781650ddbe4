//! Texts that go into a caller's buffer, with a zero byte at their end.

use core::fmt::{self, Write};

use crate::status::Status;

/// A text that grows in a buffer.
struct Text<'b> {
    buffer: &'b mut [u8],
    length: usize,
    is_cut: bool,
}

impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            let end = self.length + c.len_utf8();
            // One more byte must be left for the zero.
            let room = self
                .buffer
                .get_mut(self.length..end + 1)
                .filter(|_| !self.is_cut);
            let Some((_, room)) = room.and_then(<[u8]>::split_last_mut) else {
                self.is_cut = true;
                return Ok(());
            };
            c.encode_utf8(room);
            self.length = end;
        }
        Ok(())
    }
}

/// Writes as much of a text as fits, whole characters and a zero byte, and gives back the bytes
/// without the zero.
pub(crate) fn write(buffer: &mut [u8], shown: impl fmt::Display) -> Result<usize, Status> {
    let mut text = Text {
        buffer,
        length: 0,
        is_cut: false,
    };
    let written = write!(text, "{shown}");
    let (length, is_cut) = (text.length, text.is_cut || written.is_err());
    *buffer.get_mut(length).ok_or(Status::Room)? = 0;
    if is_cut {
        Err(Status::Room)
    } else {
        Ok(length)
    }
}
