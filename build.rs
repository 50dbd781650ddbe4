//! Builds the tables of the puzzles in `data/`, as any crate can with the engine's public builder.

use wayhome_engine::build::{BuildError, compile};

fn main() -> Result<(), BuildError> {
    compile("data/magic-board.toml")?;
    compile("data/magic-board-c.toml")?;
    compile("data/special-cube.toml")
}
