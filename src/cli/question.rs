//! A question with one end open, which one state or many can fill.

use serde_json::{Value, json};
use wayhome::{Image, Path, PathError};

use super::steps::states_after;

/// A path that is asked for, but for one end.
#[derive(Clone, Copy)]
pub(super) enum Question<'q> {
    /// From the open end to a state, or to the goal.
    From { to: Option<&'q [u8]> },
    /// From a state to the open end.
    To { from: &'q [u8] },
}

impl Question<'_> {
    pub(super) fn ask<'a>(&self, image: &'a Image<'a>, open: &[u8]) -> Result<Path<'a>, PathError> {
        match self {
            Self::From { to: None } => image.path(open),
            Self::From { to: Some(to) } => image.path_between(open, to),
            Self::To { from } => image.path_between(from, open),
        }
    }

    /// Where the path begins and where it ends, with this state for the open end; the goal is `None`.
    pub(super) fn ends<'e>(&'e self, open: &'e [u8]) -> (&'e [u8], Option<&'e [u8]>) {
        match self {
            Self::From { to } => (open, *to),
            Self::To { from } => (from, Some(open)),
        }
    }

    /// The answer for programs.
    pub(super) fn as_json(&self, image: &Image<'_>, open: &[u8], path: &Path<'_>) -> Value {
        let puzzle = image.puzzle();
        let (from, _) = self.ends(open);
        let to = states_after(from, path.clone()).last();
        let to = to.as_ref().map_or(from, |(_, state)| state.labels());
        json!({
            "puzzle": puzzle.name(),
            "from": puzzle.show(from).to_string(),
            "to": puzzle.show(to).to_string(),
            "length": path.len(),
            "moves": path.clone().map(|step| step.name()).collect::<Vec<_>>(),
        })
    }
}
