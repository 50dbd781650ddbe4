//! What goes out.

use crate::Board;

#[inline(never)]
pub(crate) fn bytes(board: &impl Board, bytes: &[u8]) {
    for byte in bytes {
        board.write(*byte);
    }
}

pub(crate) fn text(board: &impl Board, text: &str) {
    bytes(board, text.as_bytes());
}

/// A blank and a number of eight hexadecimal digits, which take no division.
#[inline(never)]
pub(crate) fn number(board: &impl Board, number: u32) {
    board.write(b' ');
    for digit in (0..8).rev() {
        let digit = (number >> (4 * digit)) as u8 & 15;
        board.write(digit + if digit < 10 { b'0' } else { b'a' - 10 });
    }
}
