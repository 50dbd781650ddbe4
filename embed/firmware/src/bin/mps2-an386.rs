//! The pocket cube on an MPS2 board, with its table of distances.
#![no_std]
#![no_main]

use wayhome_firmware::boards::Mps2;
use wayhome_firmware::converse;

include!(concat!(env!("OUT_DIR"), "/distance/pocket-cube.rs"));

#[unsafe(no_mangle)]
extern "C" fn main() -> ! {
    converse(&Mps2::start(), &POCKET_CUBE)
}
