//! A question with one end open, which one state or many can fill.

use serde_json::{Value, json};
use wayhome::{Image, Path, PathError, State};

use super::exit::Failure;
use super::shortest::Shortest;

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

    /// Where the path begins and where it ends, with this state for the open end; the goal is `None`.
    pub(super) fn ends<'e>(&'e self, open: &'e [u8]) -> (&'e [u8], Option<&'e [u8]>) {
        match self {
            Self::From { to } => (open, *to),
            Self::To { from } => (from, Some(open)),
        }
    }

    /// How many shortest paths there are.
    pub(super) fn count(
        &self,
        image: &Image<'_>,
        open: &[u8],
        length: usize,
    ) -> Result<u64, Failure> {
        let (from, to) = self.ends(open);
        let count = Shortest::to(image, to).count(from, length);
        count.ok_or_else(|| {
            let most = u64::MAX;
            Failure::wrong_input(format!("there are more than {most} shortest paths"))
        })
    }

    /// The answer for programs.
    pub(super) fn as_json(&self, image: &Image<'_>, open: &[u8], path: &Path<'_>) -> Value {
        let puzzle = image.puzzle();
        let (from, _) = self.ends(open);
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
