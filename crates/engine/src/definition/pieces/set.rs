//! A set of pieces: how many places it has, and how many orientations a piece has in them.

use std::ops::Range;

use super::keywords::is_keyword;
use super::lines::{Line, Word};
use crate::definition::DefinitionError;
use crate::definition::source::Source;
use crate::puzzle::MAX_CELLS;

pub(super) struct Set {
    pub(super) name: String,
    pub(super) span: Range<usize>,
    pub(super) places: usize,
    pub(super) orientations: usize,
    /// The number of its first cell.
    pub(super) first_cell: usize,
}

impl Set {
    pub(super) fn read(
        source: &Source,
        line: &Line<'_>,
        earlier: &[Self],
    ) -> Result<Self, DefinitionError> {
        line.expect_words(
            source,
            4,
            "a line like `Set NAME 8 3` with the numbers of pieces and of orientations",
        )?;
        let [_, name, places, orientations] = line.words() else {
            return Err(source.mistake(line.span(), "expected a set"));
        };
        check_name(source, name)?;
        if earlier.iter().any(|set| set.name == name.text) {
            let sentence = format!("the set `{}` is defined twice", name.text);
            return Err(source.mistake(name.span.clone(), sentence));
        }
        let count = |word: &Word<'_>, of: &str| {
            word.number().filter(|number| *number > 0).ok_or_else(|| {
                let sentence = format!("expected the number of {of}, found `{}`", word.text);
                source.mistake(word.span.clone(), sentence)
            })
        };
        let set = Self {
            name: name.text.to_owned(),
            span: name.span.clone(),
            places: count(places, "pieces")?,
            orientations: count(orientations, "orientations")?,
            first_cell: earlier.last().map_or(0, Self::end),
        };
        if set.end() > MAX_CELLS {
            let sentence = format!(
                "up to the set `{}` there are {} cells, one for each orientation of each place, \
                 expected at most {MAX_CELLS}",
                set.name,
                set.end()
            );
            return Err(source.mistake(line.span(), sentence));
        }
        Ok(set)
    }

    /// The number of a place or of a piece, from 0, that a word stands for.
    pub(super) fn number(
        &self,
        source: &Source,
        word: &Word<'_>,
    ) -> Result<usize, DefinitionError> {
        let number = word.number().and_then(|number| number.checked_sub(1));
        let number = number.filter(|number| *number < self.places);
        number.ok_or_else(|| {
            let sentence = format!(
                "the set `{}` has the numbers from 1 to {}, found `{}`",
                self.name, self.places, word.text
            );
            source.mistake(word.span.clone(), sentence)
        })
    }

    /// The number behind its last cell.
    pub(super) fn end(&self) -> usize {
        let cells = self.places.saturating_mul(self.orientations);
        self.first_cell.saturating_add(cells)
    }

    /// The cell of a place that shows this of the labels of a piece that is not turned.
    pub(super) fn cell(&self, place: usize, side: usize) -> usize {
        self.first_cell + place * self.orientations + side
    }
}

fn check_name(source: &Source, name: &Word<'_>) -> Result<(), DefinitionError> {
    let text = name.text;
    let reason = if is_keyword(text) {
        "which is a keyword"
    } else if text.starts_with(|c: char| c.is_ascii_digit() || c == '?') {
        "which begins as a line of numbers does"
    } else if text.contains(['(', ')', ',']) {
        "which has a parenthesis or a comma, and cells are named after sets"
    } else {
        return source.check_name(text, name.span.clone());
    };
    let sentence = format!("a set cannot be called `{text}`, {reason}");
    Err(source.mistake(name.span.clone(), sentence))
}
