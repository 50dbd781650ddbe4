//! Moves and the states that they lead to, one after the other.

use std::io::{self, Write};

use serde_json::{Value, json};
use wayhome::{Move, Puzzle, State};

/// The state after each of the moves, up to the first that a state does not have.
pub(super) fn states_after<'m>(
    from: &[u8],
    moves: impl IntoIterator<Item = Move<'m>>,
) -> impl Iterator<Item = (Move<'m>, State)> {
    let mut state = from.to_vec();
    moves.into_iter().map_while(move |step| {
        let next = step.apply(&state)?;
        state.copy_from_slice(&next);
        Some((step, next))
    })
}

/// Draws where the moves begin, and the puzzle after each of them.
pub(super) fn draw<'m>(
    out: &mut impl Write,
    puzzle: &Puzzle<'_>,
    from: &[u8],
    moves: impl IntoIterator<Item = Move<'m>>,
) -> io::Result<()> {
    writeln!(out, "\n{:#}", puzzle.show(from))?;
    for (step, state) in states_after(from, moves) {
        writeln!(out, "\n{step}\n{:#}", puzzle.show(&state))?;
    }
    Ok(())
}

/// The moves and states for programs.
pub(super) fn as_json<'m>(
    puzzle: &Puzzle<'_>,
    from: &[u8],
    moves: impl IntoIterator<Item = Move<'m>>,
) -> Value {
    let steps = states_after(from, moves);
    let steps = steps.map(
        |(step, state)| json!({ "move": step.name(), "state": puzzle.show(&state).to_string() }),
    );
    steps.collect()
}
