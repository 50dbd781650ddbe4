//! Prints the path of every magic board, a line each: the board, a blank, the path.

use std::io::{self, Write};

use wayhome_embed_tests::magic_board;

fn main() -> io::Result<()> {
    let plain = magic_board();
    let mut out = io::BufWriter::new(io::stdout().lock());
    for state in plain.states() {
        let board: String = state.iter().map(|label| char::from(b'1' + label)).collect();
        writeln!(out, "{board} {}", plain.path(state))?;
    }
    out.flush()
}
