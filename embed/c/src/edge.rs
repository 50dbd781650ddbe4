//! The edge: what a caller gives as a pointer and a length, as a slice.

use core::ffi::c_char;
use core::slice;

use wayhome_engine::Image;

use crate::status::Status;

/// More bytes than any object has.
fn check(is_null: bool, length: usize) -> Result<(), Status> {
    if is_null || isize::try_from(length).is_err() {
        return Err(Status::Null);
    }
    Ok(())
}

/// The bytes that a caller lends.
///
/// # Safety
///
/// Unless `start` is null, `length` bytes can be read from it, and nothing changes them for `'a`.
pub(crate) unsafe fn bytes<'a>(start: *const u8, length: usize) -> Result<&'a [u8], Status> {
    check(start.is_null(), length)?;
    // SAFETY: not null, no longer than an object can be, and readable by the caller's promise.
    Ok(unsafe { slice::from_raw_parts(start, length) })
}

/// The buffer that a caller lends.
///
/// # Safety
///
/// Unless `start` is null, `length` bytes that have values can be read and written from it, and nothing
/// else reads or changes them for `'a`.
pub(crate) unsafe fn buffer<'a>(start: *mut u8, length: usize) -> Result<&'a mut [u8], Status> {
    check(start.is_null(), length)?;
    // SAFETY: not null, no longer than an object can be, and ours alone by the caller's promise.
    Ok(unsafe { slice::from_raw_parts_mut(start, length) })
}

/// The text that a caller lends.
///
/// # Safety
///
/// As [`bytes`].
pub(crate) unsafe fn text<'a>(start: *const c_char, length: usize) -> Result<&'a str, Status> {
    // SAFETY: the caller's promise.
    let bytes = unsafe { bytes(start.cast(), length) }?;
    Ok(core::str::from_utf8(bytes)?)
}

/// The image that a caller lends.
///
/// # Safety
///
/// As [`bytes`].
pub(crate) unsafe fn image<'a>(start: *const u8, length: usize) -> Result<Image<'a>, Status> {
    // SAFETY: the caller's promise.
    let bytes = unsafe { bytes(start, length) }?;
    Ok(Image::open(bytes)?)
}

/// Puts a value where a caller wants it.
///
/// # Safety
///
/// Unless `place` is null, a value can be written to it; it need not be aligned.
pub(crate) unsafe fn put<T>(place: *mut T, value: T) -> Result<(), Status> {
    check(place.is_null(), 0)?;
    // SAFETY: not null, and writable by the caller's promise.
    unsafe { place.write_unaligned(value) };
    Ok(())
}
