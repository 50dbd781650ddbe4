//! Puts the magic board into the module, with a table of first moves: the fewest bytes for it.

use wayhome_engine::Encoding;
use wayhome_engine::build::{BuildError, Builder};

fn main() -> Result<(), BuildError> {
    Builder::new()
        .encoding(Encoding::Moves)
        .compile("../../data/magic-board.toml")
}
