//! Reading a state from text, and checking that labels are a state.

use super::names::find_letter;
use super::{Puzzle, State, StateError};

impl Puzzle<'_> {
    /// Reads a state: the labels of all cells in the definition's `order`, separated by blanks or
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
                return Err(StateError::unknown(word, read + 1));
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

    /// The state with these label numbers.
    ///
    /// # Errors
    ///
    /// As [`Puzzle::state`].
    pub fn state_of(&self, labels: &[u8]) -> Result<State, StateError> {
        self.check(labels)?;
        Ok(State::new(labels))
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
        Err(StateError::length(expected, found))
    }

    /// Compares how often each label is there with how often the goal has it.
    fn check_counts(&self, labels: &[u8]) -> Result<(), StateError> {
        let names = self.labels();
        let mut places = (1..).zip(labels);
        let unnumbered = places.find(|(_, label)| usize::from(**label) >= names.len());
        if let Some((place, label)) = unnumbered {
            return Err(StateError::unnumbered(*label, place));
        }
        for label in 0..names.len() as u8 {
            let count = |state: &[u8]| state.iter().filter(|other| **other == label).count();
            let (expected, found) = (count(self.goal()), count(labels));
            if found > expected {
                let name = names.get(label).unwrap_or("?");
                return Err(StateError::count(name, expected, found));
            }
        }
        Ok(())
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
