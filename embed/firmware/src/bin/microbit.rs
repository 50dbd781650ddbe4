//! The magic board on a micro:bit, with its table of moves.
#![no_std]
#![no_main]

use wayhome_firmware::boards::Microbit;
use wayhome_firmware::converse;

include!(concat!(env!("OUT_DIR"), "/moves/magic-board.rs"));

#[unsafe(no_mangle)]
extern "C" fn main() -> ! {
    converse(&Microbit::start(), &MAGIC_BOARD)
}
