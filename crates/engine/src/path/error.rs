//! Why there is no path.

use core::fmt;

use crate::puzzle::{StateError, Word};

/// Why there is no path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PathError {
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    State(StateError),
    Target(StateError),
    Unreachable,
    TargetUnreachable,
    GoalsOnly,
    /// The label that a guard names and that would be exchanged.
    Guarded(Word),
    Damaged,
    NoRoom,
}

/// Why a walk from a state of the puzzle gave no path: a byte, and not the error that people see, which
/// has room for a word and would be carried through each step.
#[derive(Clone, Copy)]
pub(super) enum Lost {
    Unreachable,
    Damaged,
    NoRoom,
}

impl Lost {
    /// The error where the question was for the path to another state than a goal.
    pub(super) fn between(self) -> PathError {
        match self {
            Self::Unreachable => PathError {
                kind: Kind::TargetUnreachable,
            },
            _ => self.into(),
        }
    }
}

impl From<Lost> for PathError {
    fn from(lost: Lost) -> Self {
        let kind = match lost {
            Lost::Unreachable => Kind::Unreachable,
            Lost::Damaged => Kind::Damaged,
            Lost::NoRoom => Kind::NoRoom,
        };
        Self { kind }
    }
}

impl PathError {
    pub(super) const GOALS_ONLY: Self = Self {
        kind: Kind::GoalsOnly,
    };

    pub(super) fn state(error: StateError) -> Self {
        Self {
            kind: Kind::State(error),
        }
    }

    pub(super) fn target(error: StateError) -> Self {
        Self {
            kind: Kind::Target(error),
        }
    }

    pub(super) fn guarded(label: &str) -> Self {
        Self {
            kind: Kind::Guarded(Word::new(label)),
        }
    }

    /// What is wrong with the state that was given, where that is the reason.
    #[must_use]
    pub const fn state_error(&self) -> Option<&StateError> {
        match &self.kind {
            Kind::State(error) | Kind::Target(error) => Some(error),
            _ => None,
        }
    }

    /// Whether the question was for a path to another state than a goal, and this table answers none
    /// to that state.
    #[must_use]
    pub const fn is_for_goals_only(&self) -> bool {
        matches!(self.kind, Kind::GoalsOnly | Kind::Guarded(_))
    }

    /// Whether the question was right, and the answer is that no moves lead there.
    #[must_use]
    pub const fn is_unreachable(&self) -> bool {
        matches!(self.kind, Kind::Unreachable | Kind::TargetUnreachable)
    }
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::State(error) => error.fmt(f),
            Kind::Target(error) => write!(f, "the target is not a state: {error}"),
            Kind::Unreachable => f.write_str("no moves lead from this state to a goal"),
            Kind::TargetUnreachable => f.write_str("no moves lead from the one state to the other"),
            Kind::GoalsOnly => f.write_str(
                "this puzzle has repeated labels or several goals, so only the path to a goal has \
                 an answer",
            ),
            Kind::Guarded(label) => write!(
                f,
                "some moves depend on where the label `{label}` is, so only a target that has it \
                 where the goal does has an answer"
            ),
            Kind::Damaged => f.write_str("the table image is damaged: its paths lead nowhere"),
            Kind::NoRoom => {
                f.write_str("the buffer is too small for the names of the path's moves")
            }
        }
    }
}

impl fmt::Debug for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for PathError {}
