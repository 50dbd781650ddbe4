//! Prints the path of every magic board, a line each: the board, the path to the goal, and the
//! path from it, with a blank between them.

use std::io::{self, Write};

use wayhome_embed_tests::magic_board;

fn main() -> io::Result<()> {
    let plain = magic_board();
    let goal = [0, 1, 2, 3, 4, 5, 6, 7];
    let mut out = io::BufWriter::new(io::stdout().lock());
    for state in plain.states() {
        let board: String = state.iter().map(|label| char::from(b'1' + label)).collect();
        let (home, from_goal) = (plain.path(state), plain.path_between(goal, state));
        writeln!(out, "{board} {home} {from_goal}")?;
    }
    out.flush()
}
