//! States as bytes and as text, and what moves make of them.

use core::ffi::{c_char, c_int};

use crate::status::{Status, code};
use crate::{edge, text};

/// Reads a state from text.
///
/// # Safety
///
/// `image` is null, or `image_length` bytes can be read from it, and so for `text`; `state` is null, or
/// `room` bytes can be read and written from it, and they are none of the others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_state(
    image: *const u8,
    image_length: usize,
    text: *const c_char,
    text_length: usize,
    state: *mut u8,
    room: usize,
) -> c_int {
    // SAFETY: the caller's promise.
    let image = unsafe { edge::image(image, image_length) };
    // SAFETY: the caller's promise.
    let text = unsafe { edge::text(text, text_length) };
    // SAFETY: the caller's promise.
    let state = unsafe { edge::buffer(state, room) };
    let read = || {
        let (labels, state) = (image?.puzzle().state(text?)?, state?);
        let state = state.get_mut(..labels.len()).ok_or(Status::Room)?;
        state.copy_from_slice(&labels);
        Ok(())
    };
    code(read())
}

/// Writes a state as text.
///
/// # Safety
///
/// `image` is null, or `image_length` bytes can be read from it, and so for `state`; `buffer` is null,
/// or `room` bytes can be read and written from it, and they are none of the others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_text(
    image: *const u8,
    image_length: usize,
    state: *const u8,
    cells: usize,
    buffer: *mut c_char,
    room: usize,
) -> c_int {
    // SAFETY: the caller's promise.
    let image = unsafe { edge::image(image, image_length) };
    // SAFETY: the caller's promise.
    let state = unsafe { edge::bytes(state, cells) };
    // SAFETY: the caller's promise.
    let buffer = unsafe { edge::buffer(buffer.cast(), room) };
    let written = || {
        let (image, state) = (image?, state?);
        image.puzzle().check(state)?;
        text::write(buffer?, image.puzzle().show(state)).map(drop)
    };
    code(written())
}

/// Makes a move.
///
/// # Safety
///
/// `image` is null, or `image_length` bytes can be read from it; `state` is null, or `cells` bytes can be
/// read and written from it, and they are not those of the image.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_apply(
    image: *const u8,
    image_length: usize,
    number: u8,
    state: *mut u8,
    cells: usize,
) -> c_int {
    // SAFETY: the caller's promise.
    let image = unsafe { edge::image(image, image_length) };
    // SAFETY: the caller's promise.
    let state = unsafe { edge::buffer(state, cells) };
    let made = || {
        let (image, state) = (image?, state?);
        image.puzzle().check(state)?;
        let step = image.puzzle().moves().get(number).ok_or(Status::Name)?;
        let after = step.apply(state).ok_or(Status::Move)?;
        state.copy_from_slice(&after);
        Ok(())
    };
    code(made())
}
