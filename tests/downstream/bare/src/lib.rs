//! A puzzle, answered without `std` and without an allocator.
#![no_std]

use wayhome_engine::Image;

include!(concat!(env!("OUT_DIR"), "/wheel.rs"));
include!(concat!(env!("OUT_DIR"), "/free-wheel.rs"));

/// Writes the path of a state, given as text, into a buffer; `None` where it has none, or the buffer is too
/// small.
pub fn solve<'b>(puzzle: &Image<'_>, state: &str, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
    let from = puzzle.puzzle().state(state).ok()?;
    puzzle.path(&from).ok()?.write_into(buffer)
}
