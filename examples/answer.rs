//! The magic board as a library: the moves from the base to a target.
//!
//! ```sh
//! cargo run --no-default-features --example answer -- 2 6 8 4 5 7 3 1
//! ```

use std::env;
use std::error::Error;

use wayhome::MAGIC_BOARD;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let puzzle = MAGIC_BOARD.puzzle();
    let target = puzzle.state(&words.join(" "))?;
    for step in MAGIC_BOARD.path_between(puzzle.goal(), &target)? {
        println!("{step}");
    }
    Ok(())
}
