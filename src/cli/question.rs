//! A question with one end open, which one state or many can fill.

use serde_json::{Value, json};
use wayhome::{Image, Path, PathError, State};

/// A path that is asked for, but for one end.
#[derive(Clone, Copy)]
pub(super) enum Question<'q> {
    /// From the open end to a state, or to the goal.
    From { to: Option<&'q [u8]> },
    /// From a state to the open end.
    To { from: &'q [u8] },
}

impl Question<'_> {
    pub(super) fn ask<'a>(&self, image: &Image<'a>, open: &[u8]) -> Result<Path<'a>, PathError> {
        match self {
            Self::From { to: None } => image.path(open),
            Self::From { to: Some(to) } => image.path_between(open, to),
            Self::To { from } => image.path_between(from, open),
        }
    }

    /// The answer for programs.
    pub(super) fn as_json(&self, image: &Image<'_>, open: &[u8], path: &Path<'_>) -> Value {
        let puzzle = image.puzzle();
        let from = match self {
            Self::From { .. } => open,
            Self::To { from } => from,
        };
        let to = states_of(from, path).last();
        json!({
            "puzzle": puzzle.name(),
            "from": puzzle.show(from).to_string(),
            "to": puzzle.show(to.as_deref().unwrap_or(from)).to_string(),
            "length": path.len(),
            "moves": path.clone().map(|step| step.name()).collect::<Vec<_>>(),
        })
    }
}

/// The state after each move of a path.
pub(super) fn states_of<'p>(from: &[u8], path: &Path<'p>) -> impl Iterator<Item = State> + use<'p> {
    let mut state = from.to_vec();
    path.clone().map(move |step| {
        let moved = step.apply(&state);
        state.copy_from_slice(&moved);
        moved
    })
}
