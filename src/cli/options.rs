//! What several commands can be told.

use clap::Args;
use wayhome::{Puzzle, State};

use super::exit::Failure;
use super::quoted::Quoted;

/// Output for programs.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Json {
    /// Write JSON, for programs
    #[arg(long)]
    pub(super) json: bool,
}

/// The state that somebody wrote on the command line.
pub(super) fn read_state(puzzle: &Puzzle<'_>, text: &str) -> Result<State, Failure> {
    puzzle.state(text).map_err(|error| {
        let (text, name) = (Quoted(text), puzzle.name());
        Failure::wrong_input(format!("{text} is not a state of {name}: {error}"))
    })
}
