//! The names of a path's moves, written into a buffer.

use super::error::Lost;
use super::{Path, PathError, Place};
use crate::table::{Image, Table};

impl<'a> Image<'a> {
    /// Writes the names of the moves of [`Image::path`] into a buffer, as [`Path::write_into`] does, and
    /// gives back the bytes that they take.
    ///
    /// It keeps no path: an encoding without links is walked once and not twice, and in a small program
    /// with an embedded image the compiler sees which index and encoding it has, and leaves out the others.
    ///
    /// # Errors
    ///
    /// As [`Image::path`], and where the buffer is too small.
    pub fn write_path<'b>(
        &'a self,
        from: &[u8],
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], PathError> {
        self.puzzle().check(from).map_err(PathError::state)?;
        Ok(self.write_path_of_checked(from, buffer)?)
    }

    /// Writes the names of the moves of [`Image::path_between`] into a buffer, as [`Image::write_path`]
    /// does.
    ///
    /// # Errors
    ///
    /// As [`Image::path_between`], and where the buffer is too small.
    pub fn write_path_between<'b>(
        &'a self,
        from: &[u8],
        to: &[u8],
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], PathError> {
        let from = self.exchanged(from, to)?;
        self.write_path_of_checked(&from, buffer)
            .map_err(Lost::between)
    }

    fn write_path_of_checked<'b>(
        &'a self,
        from: &[u8],
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], Lost> {
        if let Table::Linked(entries) = self.table() {
            let path = self.linked_path(entries, from)?;
            return path.write_into(buffer).ok_or(Lost::NoRoom);
        }
        let (mut length, mut has_room) = (0, true);
        let names = self.puzzle().moves().names();
        self.walk(self.stand(from)?, |number| {
            let separator = if length == 0 { "" } else { names.separator() };
            for text in [separator, names.get(number).unwrap_or_default()] {
                has_room &= put(buffer, &mut length, text).is_some();
            }
        })?;
        let written = buffer.get(..length).filter(|_| has_room);
        written.ok_or(Lost::NoRoom)
    }
}

impl Path<'_> {
    /// Writes the names of the moves that are still to come into a buffer, as `{}` does but without
    /// the weight of formatting, and gives back the bytes that they take; `None` where the buffer is
    /// too small.
    ///
    /// Where each name is a single byte, a buffer of God's number bytes is always large enough.
    pub fn write_into<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        let names = self.moves.names();
        if let Some(letters) = names.letters() {
            let room = buffer.get_mut(..self.len())?;
            if let Place::Slot(entries, mut slot) = self.place {
                for to in room {
                    let entry = entries.entry(slot)?;
                    *to = *letters.get(usize::from(entry.number))?;
                    slot = entry.parent;
                }
            } else {
                for (to, step) in room.iter_mut().zip(self.clone()) {
                    *to = *letters.get(usize::from(step.number()))?;
                }
            }
            return buffer.get(..self.len());
        }
        let mut length = 0;
        for step in self.clone() {
            let separator = if length == 0 { "" } else { names.separator() };
            put(buffer, &mut length, separator)?;
            put(buffer, &mut length, step.name())?;
        }
        buffer.get(..length)
    }
}

/// Writes a text behind the first `length` bytes of a buffer; `None` where it has no room.
fn put(buffer: &mut [u8], length: &mut usize, text: &str) -> Option<()> {
    let room = buffer.get_mut(*length..)?.get_mut(..text.len())?;
    room.copy_from_slice(text.as_bytes());
    *length += text.len();
    Some(())
}
