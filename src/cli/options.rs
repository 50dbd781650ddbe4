//! What several commands can be told.

use clap::Args;
use clap::builder::PossibleValuesParser;
use wayhome::{Image, PUZZLES, Puzzle, State};

use super::exit::Failure;
use super::quoted::Quoted;

/// Output for programs.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Json {
    /// Write JSON, for programs
    #[arg(long)]
    pub(super) json: bool,
}

/// A parser that knows the names of the puzzles.
pub(super) fn puzzle_names() -> PossibleValuesParser {
    PossibleValuesParser::new(PUZZLES.iter().map(|image| image.puzzle().name()))
}

/// The puzzle that somebody who names none means.
pub(super) const DEFAULT_PUZZLE: &str = "magic-board";

/// The puzzle with a name that [`puzzle_names`] has let through.
pub(super) fn puzzle(name: &str) -> &'static Image<'static> {
    let named = PUZZLES.iter().find(|image| image.puzzle().name() == name);
    named.copied().unwrap_or(&wayhome::MAGIC_BOARD)
}

/// The state that somebody wrote on the command line.
pub(super) fn read_state(puzzle: &Puzzle<'_>, text: &str) -> Result<State, Failure> {
    puzzle.state(text).map_err(|error| {
        let (text, name) = (Quoted(text), puzzle.name());
        Failure::wrong_input(format!("{text} is not a state of {name}: {error}"))
    })
}
