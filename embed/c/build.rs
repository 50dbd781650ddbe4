//! Makes the table of the magic board, which the library brings along.

use wayhome_engine::build::{BuildError, compile};

fn main() -> Result<(), BuildError> {
    compile("../../data/magic-board.toml")
}
