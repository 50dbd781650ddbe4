//! The magic board alone: its image is in the module, so the compiler knows its index and its encoding
//! and leaves out all others.

mod path;

use wayhome_engine::Image;

pub(crate) use path::{find, place};

include!(concat!(env!("OUT_DIR"), "/magic-board.rs"));

pub(crate) fn opened() -> &'static Image<'static> {
    &MAGIC_BOARD
}
