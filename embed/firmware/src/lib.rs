//! A conversation over a serial line: a line with a state comes in, the shortest path goes out.
//!
//! Nothing is allocated and no static changes; whatever comes in, a line goes out. `unsafe` stands in
//! `start`, `stack` and `registers` only.
#![no_std]

mod answer;
pub mod boards;
mod cost;
mod line;
mod registers;
mod routines;
mod say;
mod selftest;
mod stack;
mod start;

use core::panic::PanicInfo;

use wayhome_engine::Image;

/// What a program needs of the board on which it runs.
pub trait Board {
    /// Waits for the next byte of the serial line.
    fn read(&self) -> u8;

    /// Sends a byte.
    fn write(&self, byte: u8);

    /// A count that goes up with time.
    fn ticks(&self) -> u32;
}

/// An image that is a static of the program.
pub type Embedded = &'static Image<'static>;

/// Answers each line, for ever.
pub fn converse(board: &impl Board, image: Embedded) -> ! {
    let mut cost = cost::Cost::default();
    let mut line = line::Line::new();
    loop {
        match line.read(board) {
            Some(b"") => continue,
            Some(b"selftest") => selftest::run(board, image, &mut cost),
            Some(b"cost") => cost.tell(board),
            Some(text) => answer::answer(board, image, text, &mut cost),
            None => say::text(board, "error: the line is too long"),
        }
        say::text(board, "\r\n");
    }
}

/// Nothing of the engine or of this crate panics, and the tests look whether this is left out.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}
