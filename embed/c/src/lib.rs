//! Wayhome for C. `include/wayhome.h` says what each function does, for those who call it.
//!
//! Each call opens the image anew, which reads its header and its names: so there is nothing to close, and
//! nothing whose layout the caller would have to know. `unsafe` stands in `edge` alone, where pointers
//! and lengths become slices, and where a function passes on its caller's promise.
#![no_std]

mod edge;
mod facts;
mod magic_board;
mod names;
mod paths;
mod states;
mod status;
mod text;

use core::panic::PanicInfo;

pub use facts::{wayhome_check, wayhome_facts, wayhome_facts_of};
pub use magic_board::{wayhome_magic_board, wayhome_magic_board_length};
pub use names::wayhome_name;
pub use paths::{wayhome_path, wayhome_solve};
pub use states::{wayhome_apply, wayhome_state, wayhome_text};
pub use status::wayhome_sentence;

/// The engine does not panic, whatever its bytes are, and neither does this crate.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}
