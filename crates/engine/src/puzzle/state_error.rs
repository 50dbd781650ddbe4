//! What is wrong with something that should be a state.

use core::fmt::{self, Write as _};

/// Why something is not a state of the puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StateError {
    kind: Kind,
}

impl StateError {
    pub(super) fn length(expected: usize, found: usize) -> Self {
        Self {
            kind: Kind::Length { expected, found },
        }
    }

    /// A label that the puzzle does not have, in a place that counts from 1.
    pub(super) fn unknown(label: &str, place: usize) -> Self {
        let label = Word::new(label);
        Self {
            kind: Kind::Unknown { label, place },
        }
    }

    /// The number of a label that the puzzle does not have.
    pub(super) fn unnumbered(label: u8, place: usize) -> Self {
        Self {
            kind: Kind::Unnumbered { label, place },
        }
    }

    /// A label that is there too often or not often enough.
    pub(super) fn count(label: &str, expected: usize, found: usize) -> Self {
        Self {
            kind: Kind::Count {
                label: Word::new(label),
                expected,
                found,
            },
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Length {
        expected: usize,
        found: usize,
    },
    Unknown {
        label: Word,
        place: usize,
    },
    Unnumbered {
        label: u8,
        place: usize,
    },
    Count {
        label: Word,
        expected: usize,
        found: usize,
    },
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Length { expected, found } => {
                write!(f, "expected a state of {expected} labels, found {found}")
            }
            Kind::Unknown { label, place } => {
                write!(
                    f,
                    "`{label}` in place {place} is not a label of this puzzle"
                )
            }
            Kind::Unnumbered { label, place } => write!(
                f,
                "the puzzle has no label with the number {label}, which is in place {place}"
            ),
            Kind::Count {
                label,
                expected,
                found,
            } => write!(
                f,
                "expected the label `{label}` {}, found it {}",
                Times(*expected),
                Times(*found)
            ),
        }
    }
}

impl fmt::Debug for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for StateError {}

/// A number of times, in words where that is short.
pub(crate) struct Times(pub(crate) usize);

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("once"),
            2 => f.write_str("twice"),
            times => write!(f, "{times} times"),
        }
    }
}

/// The start of a word that somebody wrote, kept without an allocator.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Word {
    bytes: [u8; Self::BYTES],
    length: u8,
    cut: bool,
}

impl Word {
    const BYTES: usize = 24;

    pub(crate) fn new(text: &str) -> Self {
        let mut length = text.len().min(Self::BYTES);
        while !text.is_char_boundary(length) {
            length -= 1;
        }
        let mut word = Self {
            bytes: [0; Self::BYTES],
            length: length as u8,
            cut: length < text.len(),
        };
        for (to, from) in word.bytes.iter_mut().zip(text.bytes().take(length)) {
            *to = from;
        }
        word
    }

    fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..usize::from(self.length));
        core::str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.as_str().chars() {
            if c.is_control() {
                write!(f, "{}", c.escape_default())?;
            } else {
                f.write_char(c)?;
            }
        }
        f.write_str(if self.cut { "…" } else { "" })
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
