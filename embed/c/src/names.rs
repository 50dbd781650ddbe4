//! The names of a puzzle and its parts.

use core::ffi::{c_char, c_int};

use wayhome_engine::{Image, Names};

use crate::status::{Status, code};
use crate::{edge, text};

/// The names of a kind, in the order of `enum wayhome_kind`.
fn name<'a>(image: &Image<'a>, kind: c_int, number: usize) -> Result<&'a str, Status> {
    let puzzle = image.puzzle();
    let of = |names: Names<'a>| {
        u8::try_from(number)
            .ok()
            .and_then(|number| names.get(number))
    };
    let name = match kind {
        0 if number == 0 => Some(puzzle.name()),
        1 if number == 0 => Some(puzzle.title()),
        2 => of(puzzle.cells()),
        3 => of(puzzle.labels()),
        4 => of(puzzle.moves().names()),
        _ => None,
    };
    name.ok_or(Status::Name)
}

/// Writes a name.
///
/// # Safety
///
/// `image` is null, or `image_length` bytes can be read from it; `buffer` is null, or `room` bytes can be
/// read and written from it, and they are not those of the image.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_name(
    image: *const u8,
    image_length: usize,
    kind: c_int,
    number: usize,
    buffer: *mut c_char,
    room: usize,
) -> c_int {
    // SAFETY: the caller's promise.
    let image = unsafe { edge::image(image, image_length) };
    // SAFETY: the caller's promise.
    let buffer = unsafe { edge::buffer(buffer.cast(), room) };
    let written = || text::write(buffer?, name(&image?, kind, number)?).map(drop);
    code(written())
}
