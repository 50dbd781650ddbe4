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
}

impl PathError {
    pub(super) const UNREACHABLE: Self = Self {
        kind: Kind::Unreachable,
    };
    pub(super) const GOALS_ONLY: Self = Self {
        kind: Kind::GoalsOnly,
    };
    pub(super) const DAMAGED: Self = Self {
        kind: Kind::Damaged,
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

    /// The same where the question was for the path to another state than a goal.
    pub(super) fn between(self) -> Self {
        Self {
            kind: match self.kind {
                Kind::Unreachable => Kind::TargetUnreachable,
                kind => kind,
            },
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
        }
    }
}

impl fmt::Debug for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for PathError {}
