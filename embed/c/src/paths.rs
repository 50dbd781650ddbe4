//! Paths, as the numbers of their moves and as text.

use core::ffi::{c_char, c_int};

use wayhome_engine::{Image, PathError, State, StateError};

use crate::status::{Status, code};
use crate::{edge, text};

/// The numbers of a path's moves, written into a buffer; gives back how many they are.
fn write_numbers(
    image: &Image<'_>,
    from: &[u8],
    to: Option<&[u8]>,
    moves: &mut [u8],
) -> Result<usize, Status> {
    image.puzzle().check(from)?;
    let path = match to {
        Some(to) => {
            image.puzzle().check(to).map_err(|_| Status::Target)?;
            image.path_between(from, to)?
        }
        None => image.path(from)?,
    };
    let room = moves.get_mut(..path.len()).ok_or(Status::Room)?;
    for (to, step) in room.iter_mut().zip(path) {
        *to = step.number();
    }
    Ok(room.len())
}

/// The path from one state to another.
///
/// # Safety
///
/// `image` is null, or `image_length` bytes can be read from it; `from` is null, or `cells` bytes can
/// be read from it, and so for `to`; `moves` is null, or `room` bytes can be read and written from it,
/// and they are none of the others; `length` is null or can be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_path(
    image: *const u8,
    image_length: usize,
    from: *const u8,
    to: *const u8,
    cells: usize,
    moves: *mut u8,
    room: usize,
    length: *mut usize,
) -> c_int {
    // SAFETY: the caller's promise.
    let image = unsafe { edge::image(image, image_length) };
    // SAFETY: the caller's promise.
    let from = unsafe { edge::bytes(from, cells) };
    // SAFETY: the caller's promise.
    let to = (!to.is_null()).then(|| unsafe { edge::bytes(to, cells) });
    // SAFETY: the caller's promise.
    let moves = unsafe { edge::buffer(moves, room) };
    let written = || write_numbers(&image?, from?, to.transpose()?, moves?);
    code(written().and_then(|count| {
        // SAFETY: the caller's promise.
        unsafe { edge::put(length, count) }
    }))
}

/// Why a question in text has no answer.
enum Refusal {
    From(StateError),
    To(StateError),
    Path(PathError),
}

fn states(
    image: &Image<'_>,
    from: &str,
    to: Option<&str>,
) -> Result<(State, Option<State>), Refusal> {
    let from = image.puzzle().state(from).map_err(Refusal::From)?;
    let to = to.map(|to| image.puzzle().state(to).map_err(Refusal::To));
    Ok((from, to.transpose()?))
}

/// Writes the names of a path's moves, or the sentence that says why there is none.
fn write_names(
    image: &Image<'_>,
    from: &str,
    to: Option<&str>,
    buffer: &mut [u8],
) -> Result<(), Status> {
    let path = states(image, from, to).and_then(|(from, to)| {
        let path = match &to {
            Some(to) => image.path_between(&from, to),
            None => image.path(&from),
        };
        path.map_err(Refusal::Path)
    });
    // Where a sentence is cut, what matters is still why there is no path.
    match path {
        Ok(path) => text::write(buffer, path).map(drop),
        Err(Refusal::From(error)) => {
            let _ = text::write(buffer, error);
            Err(Status::State)
        }
        Err(Refusal::To(error)) => {
            let _ = text::write(buffer, format_args!("the target is not a state: {error}"));
            Err(Status::Target)
        }
        Err(Refusal::Path(error)) => {
            let _ = text::write(buffer, error);
            Err(error.into())
        }
    }
}

/// The path from one state to another, all as text.
///
/// # Safety
///
/// `image` is null, or `image_length` bytes can be read from it, and so for `from` and `to`; `buffer` is null,
/// or `room` bytes can be read and written from it, and they are none of the others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_solve(
    image: *const u8,
    image_length: usize,
    from: *const c_char,
    from_length: usize,
    to: *const c_char,
    to_length: usize,
    buffer: *mut c_char,
    room: usize,
) -> c_int {
    // SAFETY: the caller's promise.
    let image = unsafe { edge::image(image, image_length) };
    // SAFETY: the caller's promise.
    let from = unsafe { edge::text(from, from_length) };
    // SAFETY: the caller's promise.
    let to = (!to.is_null()).then(|| unsafe { edge::text(to, to_length) });
    // SAFETY: the caller's promise.
    let Ok(buffer) = (unsafe { edge::buffer(buffer.cast(), room) }) else {
        return code(Err(Status::Null));
    };
    // What is wrong with the pointers and the image has a sentence too.
    let asked = || Ok::<_, Status>((image?, from?, to.transpose()?));
    match asked() {
        Ok((image, from, to)) => code(write_names(&image, from, to, buffer)),
        Err(status) => {
            let _ = text::write(buffer, status);
            code(Err(status))
        }
    }
}
