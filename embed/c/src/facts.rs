//! What an image says of itself.

use core::ffi::c_int;

use wayhome_engine::Image;

use crate::edge;
use crate::status::{Status, code};

/// The numbers of a puzzle, as `struct wayhome_facts` has them.
#[repr(C)]
#[allow(non_camel_case_types, reason = "C has this name for it")]
#[derive(Clone, Copy, Debug)]
pub struct wayhome_facts {
    /// How many states can be brought to a goal.
    pub states: u32,
    /// The most moves that a state needs.
    pub gods_number: u32,
    /// The bytes of the longest path's names and the zero behind them.
    pub path_room: u32,
    /// How many cells there are, and so how many bytes a state has.
    pub cells: u8,
    /// How many labels there are.
    pub labels: u8,
    /// How many moves there are.
    pub moves: u8,
    /// 1 where paths can lead to any target, 0 where they lead to a goal only.
    pub any_target: u8,
}

fn facts_of(image: &Image<'_>) -> wayhome_facts {
    let puzzle = image.puzzle();
    let names = puzzle.moves().names();
    let longest = names.iter().map(str::len).max().unwrap_or(0);
    // A name with the blank behind it takes at most 64 KiB, and God's number is less than 2^30.
    let step = (longest + names.separator().len()) as u32;
    wayhome_facts {
        states: image.states(),
        gods_number: image.gods_number(),
        path_room: image.gods_number().saturating_mul(step).saturating_add(1),
        cells: puzzle.cells().len() as u8,
        labels: puzzle.labels().len() as u8,
        moves: puzzle.moves().len() as u8,
        any_target: u8::from(puzzle.any_target()),
    }
}

/// Reads each byte of an image and compares its checksum.
///
/// # Safety
///
/// `image` is null, or `image_length` bytes can be read from it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_check(image: *const u8, image_length: usize) -> c_int {
    // SAFETY: the caller's promise.
    let bytes = unsafe { edge::bytes(image, image_length) };
    code(bytes.and_then(|bytes| Ok(Image::from_bytes(bytes).map(drop)?)))
}

/// The numbers of a puzzle.
///
/// # Safety
///
/// As [`wayhome_check`]; and `facts` is null or can be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wayhome_facts_of(
    image: *const u8,
    image_length: usize,
    facts: *mut wayhome_facts,
) -> c_int {
    // SAFETY: the caller's promise.
    let image = unsafe { edge::image(image, image_length) };
    code(image.and_then(|image| {
        // SAFETY: the caller's promise.
        unsafe { edge::put(facts, facts_of(&image)) }
    }))
}

/// The layout that the header's users rely on.
const _: () = assert!(size_of::<wayhome_facts>() == 16 && align_of::<wayhome_facts>() == 4);

/// No status may move: the header has the numbers.
const _: () = assert!(Status::Done as i32 == 0 && Status::Name as i32 == 10);
