//! The magic board's image, for programs that need no other.
#![allow(non_upper_case_globals, reason = "C has these names for them")]

use wayhome_engine::Image;

const IMAGE: &[u8; include_bytes!(concat!(env!("OUT_DIR"), "/magic-board.wayhome")).len()] =
    include_bytes!(concat!(env!("OUT_DIR"), "/magic-board.wayhome"));

const _: () = assert!(Image::from_bytes(IMAGE).is_ok());

/// The bytes of the image.
#[unsafe(no_mangle)]
pub static wayhome_magic_board: [u8; IMAGE.len()] = *IMAGE;

/// How many they are.
#[unsafe(no_mangle)]
pub static wayhome_magic_board_length: usize = IMAGE.len();
