//! The magic board on a micro:bit, with its table of distances.
#![no_std]
#![no_main]

use wayhome_firmware::boards::Microbit;
use wayhome_firmware::converse;

include!(concat!(env!("OUT_DIR"), "/distance/magic-board.rs"));

#[unsafe(no_mangle)]
extern "C" fn main() -> ! {
    converse(&Microbit::start(), &MAGIC_BOARD)
}
