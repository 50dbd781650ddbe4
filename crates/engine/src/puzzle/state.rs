//! States: reading them from text, checking their labels, and exchanging labels.

use core::fmt;
use core::ops::Deref;

use super::names::find_letter;
use super::{MAX_CELLS, Puzzle};

/// The labels of all cells, by number, in the definition's `order`. It can be used wherever a slice
/// of label numbers can.
#[derive(Clone, Copy)]
pub struct State {
    labels: [u8; MAX_CELLS],
    cells: u8,
}

impl State {
    /// The labels of all cells.
    #[must_use]
    pub fn labels(&self) -> &[u8] {
        self.labels
            .get(..usize::from(self.cells))
            .unwrap_or_default()
    }

    pub(crate) fn labels_mut(&mut self) -> &mut [u8] {
        self.labels
            .get_mut(..usize::from(self.cells))
            .unwrap_or_default()
    }

    /// The labels as they are given; as many as a state can hold.
    pub(crate) fn new(labels: &[u8]) -> Self {
        let mut state = Self {
            labels: [0; MAX_CELLS],
            cells: labels.len().min(MAX_CELLS) as u8,
        };
        for (to, from) in state.labels.iter_mut().zip(labels) {
            *to = *from;
        }
        state
    }
}

impl Deref for State {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.labels()
    }
}

impl AsRef<[u8]> for State {
    fn as_ref(&self) -> &[u8] {
        self.labels()
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.labels() == other.labels()
    }
}

impl Eq for State {}

impl PartialEq<[u8]> for State {
    fn eq(&self, other: &[u8]) -> bool {
        self.labels() == other
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("State").field(&self.labels()).finish()
    }
}

impl Puzzle<'_> {
    /// Reads a state: the labels of all cells in the definition's `order`, parted by blanks or
    /// commas. Where each label is a single character the blanks can be left out.
    ///
    /// # Errors
    ///
    /// - a label that the puzzle does not have,
    /// - too few or too many labels,
    /// - a label that is there more or less often than in the goal.
    ///
    /// The reading stops at the first label that is wrong in itself; that it is there too often is
    /// said of a text that is right in all else.
    pub fn state(&self, text: &str) -> Result<State, StateError> {
        if let Some(state) = self.state_of_letters(text) {
            return Ok(state);
        }
        let mut state = State::new(self.goal());
        let mut read = 0;
        let words = Words {
            rest: text,
            are_characters: self.labels().are_single(),
        };
        for word in words {
            let Some(label) = self.labels().find(word) else {
                let place = read + 1;
                let label = Word::new(word);
                return Err(StateError {
                    kind: Kind::Unknown { label, place },
                });
            };
            if let Some(to) = state.labels_mut().get_mut(read) {
                *to = label;
            }
            read += 1;
        }
        self.check_length(read)?;
        self.check(&state)?;
        Ok(state)
    }

    /// The quick way for the puzzles that are asked most, whose labels all differ and are a byte each;
    /// `None` leaves the answer to the long way.
    fn state_of_letters(&self, text: &str) -> Option<State> {
        let letters = self.labels().letters()?;
        let mut state = State::new(self.goal());
        let mut cells = state.labels_mut().iter_mut();
        for byte in text.bytes() {
            if !matches!(byte, b' ' | b',' | b'\t' | b'\r') {
                *cells.next()? = find_letter(letters, byte)?;
            }
        }
        let is_full = cells.next().is_none();
        (is_full && self.all_labels_differ() && each_once(&state)).then_some(state)
    }

    /// Checks that these label numbers are a state of the puzzle.
    ///
    /// # Errors
    ///
    /// As [`Puzzle::state`].
    pub fn check(&self, labels: &[u8]) -> Result<(), StateError> {
        self.check_length(labels.len())?;
        if self.all_labels_differ() && each_once(labels) {
            return Ok(());
        }
        self.check_counts(labels)
    }

    fn check_length(&self, found: usize) -> Result<(), StateError> {
        let expected = self.cells().len();
        if found == expected {
            return Ok(());
        }
        Err(StateError {
            kind: Kind::Length { expected, found },
        })
    }

    /// Compares how often each label is there with how often the goal has it.
    fn check_counts(&self, labels: &[u8]) -> Result<(), StateError> {
        let mut missing = [0i16; MAX_CELLS];
        for label in self.goal() {
            if let Some(count) = missing.get_mut(usize::from(*label)) {
                *count += 1;
            }
        }
        for (place, label) in labels.iter().enumerate() {
            match missing.get_mut(usize::from(*label)) {
                Some(count) if usize::from(*label) < self.labels().len() => *count -= 1,
                _ => {
                    return Err(StateError {
                        kind: Kind::Unnumbered {
                            label: *label,
                            place: place + 1,
                        },
                    });
                }
            }
        }
        let Some(label) = missing.iter().position(|count| *count < 0) else {
            return Ok(());
        };
        let count = |state: &[u8]| state.iter().filter(|l| usize::from(**l) == label).count();
        Err(StateError {
            kind: Kind::Count {
                label: Word::new(self.labels().get(label).unwrap_or("?")),
                expected: count(self.goal()),
                found: count(labels),
            },
        })
    }
}

/// Whether the labels are `0..n` in some order, for `n` up to 64; a quick answer for the puzzles that
/// are asked most.
fn each_once(labels: &[u8]) -> bool {
    let all = match labels.len() {
        n @ 1..=64 => u64::MAX >> (64 - n),
        _ => return false,
    };
    let bit = |label: &u8| 1u64.checked_shl(u32::from(*label)).unwrap_or(0);
    labels.iter().fold(0, |seen, label| seen | bit(label)) == all
}

/// The labels that a text names: its words, or its characters.
struct Words<'t> {
    rest: &'t str,
    are_characters: bool,
}

impl<'t> Iterator for Words<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let is_separator = |c: char| c.is_whitespace() || c == ',';
        let mut characters = self.rest.char_indices();
        let (start, first) = characters.find(|(_, c)| !is_separator(*c))?;
        let end = if self.are_characters {
            start + first.len_utf8()
        } else {
            let end = characters.find(|(_, c)| is_separator(*c));
            end.map_or(self.rest.len(), |(end, _)| end)
        };
        let word = self.rest.get(start..end);
        self.rest = self.rest.get(end..)?;
        word
    }
}

/// `from` with its labels exchanged so that the same exchange makes the goal of `to`:
/// `λ(to[c]) = goal[c]`, and the answer is `λ∘from`. Moves act on cells, so the path is the same.
///
/// All three must hold each label once.
pub(crate) fn relabel(from: &[u8], to: &[u8], goal: &[u8]) -> State {
    let mut exchange = [0u8; MAX_CELLS];
    for (label, becomes) in to.iter().zip(goal) {
        if let Some(slot) = exchange.get_mut(usize::from(*label)) {
            *slot = *becomes;
        }
    }
    let mut state = State::new(from);
    for label in state.labels_mut() {
        *label = exchange.get(usize::from(*label)).copied().unwrap_or(0);
    }
    state
}

/// Why something is not a state of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StateError {
    kind: Kind,
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

impl core::error::Error for StateError {}

/// A number of times, in words where that is short.
struct Times(usize);

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
struct Word {
    bytes: [u8; Self::BYTES],
    length: u8,
    cut: bool,
}

impl Word {
    const BYTES: usize = 24;

    fn new(text: &str) -> Self {
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
        f.write_str(self.as_str())?;
        f.write_str(if self.cut { "…" } else { "" })
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
