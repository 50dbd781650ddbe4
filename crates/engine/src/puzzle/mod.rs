//! The nouns: cells, labels, moves and states of one puzzle, read from its image.

mod condition;
mod drawing;
mod moves;
mod names;
mod reading;
mod state;
mod state_error;

pub use condition::Condition;
pub use drawing::{Place, Shown};
pub use moves::{Case, Move, Moves};
pub use names::Names;
pub use state::State;
pub use state_error::StateError;

pub(crate) use drawing::Drawing;
pub(crate) use state::relabel;
#[cfg(feature = "generate")]
pub(crate) use state_error::Times;
pub(crate) use state_error::Word;

use crate::bytes::Bytes;

/// The most cells that a puzzle can have.
pub const MAX_CELLS: usize = 128;

/// A puzzle: its cells, labels, moves and goals.
///
/// Cells, labels and moves have numbers from 0: cells in the definition's `order`, labels as the
/// first goal shows them from its first cell to its last, moves as the definition lists them.
#[derive(Clone, Copy, Debug)]
pub struct Puzzle<'a> {
    name: &'a str,
    title: &'a str,
    cells: Names<'a>,
    labels: Names<'a>,
    moves: Moves<'a>,
    goals: &'a [u8],
    drawing: Drawing<'a>,
}

impl<'a> Puzzle<'a> {
    /// Reads the puzzle section of an image, which must hold a puzzle and nothing behind it.
    pub(crate) const fn read(section: &'a [u8]) -> Option<Self> {
        let mut bytes = Bytes::new(section);
        let (Some(cells), Some(labels), Some(moves), Some(goals)) = (
            bytes.take_u8(),
            bytes.take_u8(),
            bytes.take_u8(),
            bytes.take_u16(),
        ) else {
            return None;
        };
        let count = cells as usize;
        let Some(goal_bytes) = count.checked_mul(goals as usize) else {
            return None;
        };
        if count == 0
            || count > MAX_CELLS
            || labels == 0
            || labels > cells
            || moves == 0
            || goals == 0
        {
            return None;
        }
        let (Some(name), Some(title)) = (bytes.take_u16(), bytes.take_u16()) else {
            return None;
        };
        let (Some(name), Some(title)) = (
            bytes.take_text(name as usize),
            bytes.take_text(title as usize),
        ) else {
            return None;
        };
        let (Some(cells), Some(labels), Some(moves), Some(goals), Some(drawing)) = (
            Names::read(&mut bytes, count),
            Names::read(&mut bytes, labels as usize),
            Moves::read(&mut bytes, moves as usize, count),
            bytes.take(goal_bytes),
            Drawing::read(&mut bytes, count, labels as usize),
        ) else {
            return None;
        };
        if !bytes.is_empty() {
            return None;
        }
        Some(Self {
            name,
            title,
            cells,
            labels,
            moves,
            goals,
            drawing,
        })
    }

    /// The definition's name, which is its file's name without `.toml`.
    #[must_use]
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// The definition's title, for people.
    #[must_use]
    pub const fn title(&self) -> &'a str {
        self.title
    }

    /// The names of the cells, in `order`.
    #[must_use]
    pub const fn cells(&self) -> Names<'a> {
        self.cells
    }

    /// The names of the labels.
    #[must_use]
    pub const fn labels(&self) -> Names<'a> {
        self.labels
    }

    /// The moves, in the order that decides which of several shortest paths is the smallest.
    #[must_use]
    pub const fn moves(&self) -> Moves<'a> {
        self.moves
    }

    /// The goals: the labels of all cells, for each.
    #[must_use]
    pub fn goals(&self) -> impl ExactSizeIterator<Item = &'a [u8]> + use<'a> {
        self.goals.chunks_exact(self.cells.len())
    }

    /// The first goal. The other goals have the same labels, in other cells.
    #[must_use]
    pub fn goal(&self) -> &'a [u8] {
        self.goals.get(..self.cells.len()).unwrap_or_default()
    }

    /// Whether no two cells have the same label.
    #[must_use]
    pub const fn all_labels_differ(&self) -> bool {
        self.labels.len() == self.cells.len()
    }

    /// Whether one table answers from any state to any other: all labels differ and there is one
    /// goal, so that every state becomes the goal when its labels are exchanged for the goal's.
    #[must_use]
    pub const fn any_target(&self) -> bool {
        self.all_labels_differ() && self.goals.len() == self.cells.len()
    }

    /// Whether these labels are one of the goals.
    #[must_use]
    pub fn is_goal(&self, labels: &[u8]) -> bool {
        self.goals().any(|goal| goal == labels)
    }

    /// A label that some guard names and that this target has in other cells than the goal. The path to
    /// such a target is not that of a state with exchanged labels, since the guards would follow the
    /// exchange.
    pub(crate) fn moved_guard(&self, target: &[u8]) -> Option<&'a str> {
        let goal = self.goal();
        let mut guards = self.moves.conditions().map(|condition| condition.label());
        let moved = guards.find(|label| {
            let mut pairs = target.iter().zip(goal);
            pairs.any(|(there, here)| (there == label) != (here == label))
        });
        Some(self.labels.get(moved?).unwrap_or("?"))
    }

    pub(crate) const fn drawing(&self) -> Drawing<'a> {
        self.drawing
    }
}
