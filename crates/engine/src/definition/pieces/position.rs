//! What stands between `Solved`, `Goal` or `Move` and `End`: lines of numbers for sets.

use std::ops::Range;

use super::keywords::is_keyword;
use super::lines::{Line, Lines, Word};
use super::set::Set;
use crate::definition::DefinitionError;
use crate::definition::source::Source;

/// What the numbers of a position are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbers {
    /// Of the pieces in the places of a goal.
    Pieces,
    /// Of the places that the pieces come from in a move.
    Places,
}

/// The rows of all sets.
pub(super) struct Position {
    pub(super) span: Range<usize>,
    pub(super) rows: Vec<Rows>,
}

/// What stands in each place of a set.
pub(super) struct Rows {
    pub(super) span: Range<usize>,
    /// For each place a number from 0: of the piece in a goal, of the place that it comes from in a
    /// move.
    pub(super) numbers: Vec<usize>,
    /// For each place an orientation; `None` where it does not matter.
    pub(super) orientations: Vec<Option<usize>>,
}

impl Position {
    /// Reads up to `End`. A set that is left out has each piece in its own place.
    pub(super) fn read<'t>(
        source: &Source,
        sets: &[Set],
        numbers: Numbers,
        opening: &Line<'t>,
        lines: &mut Lines<'t>,
    ) -> Result<Self, DefinitionError> {
        let opened: Vec<_> = opening.words().iter().map(|word| word.text).collect();
        let opened = opened.join(" ");
        let mut rows: Vec<Option<Rows>> = sets.iter().map(|_| None).collect();
        loop {
            let Some(line) = lines.next() else {
                let sentence = format!("`{opened}` has no `End`");
                return Err(source.mistake(opening.span(), sentence));
            };
            let word = line.first();
            if word.text == "End" {
                line.expect_words(source, 1, "a line with `End` alone")?;
                break;
            }
            if is_keyword(word.text) {
                let sentence = format!("expected the `End` of `{opened}` before this line");
                return Err(source.mistake(line.span(), sentence));
            }
            let Some(number) = sets.iter().position(|set| set.name == word.text) else {
                let sentence = format!(
                    "expected the name of a set or the `End` of `{opened}`, found `{}`",
                    word.text
                );
                return Err(source.mistake(word.span.clone(), sentence));
            };
            line.expect_words(source, 1, "a line with the name of a set alone")?;
            if rows[number].is_some() {
                let sentence = format!("the set `{}` is there twice in `{opened}`", word.text);
                return Err(source.mistake(word.span.clone(), sentence));
            }
            let reader = RowsReader {
                source,
                set: &sets[number],
                numbers,
            };
            rows[number] = Some(reader.read(word, lines)?);
        }
        let in_place = |set: &Set| Rows {
            span: opening.span(),
            numbers: (0..set.places).collect(),
            orientations: vec![Some(0); set.places],
        };
        let rows = rows.into_iter().zip(sets);
        Ok(Self {
            span: opening.span(),
            rows: rows
                .map(|(rows, set)| rows.unwrap_or_else(|| in_place(set)))
                .collect(),
        })
    }
}

struct RowsReader<'a> {
    source: &'a Source,
    set: &'a Set,
    numbers: Numbers,
}

impl RowsReader<'_> {
    fn read(&self, name: &Word<'_>, lines: &mut Lines<'_>) -> Result<Rows, DefinitionError> {
        let Some(line) = lines.next_if(Line::is_numbers) else {
            let sentence = format!(
                "expected a line of {} numbers below the set `{}`",
                self.set.places, self.set.name
            );
            return Err(self.source.mistake(name.span.clone(), sentence));
        };
        self.check_count(&line)?;
        let words = line.words().iter();
        let numbers = words.map(|word| self.set.number(self.source, word));
        let numbers: Vec<_> = numbers.collect::<Result<_, _>>()?;
        if self.numbers == Numbers::Places {
            self.check_permutation(&line, &numbers)?;
        }
        let orientations = match lines.next_if(Line::is_numbers) {
            Some(line) => {
                self.check_count(&line)?;
                let words = line.words().iter();
                let orientations = words.map(|word| self.orientation(word));
                orientations.collect::<Result<_, _>>()?
            }
            None => vec![Some(0); self.set.places],
        };
        if let Some(third) = lines.next_if(Line::is_numbers) {
            let sentence = format!(
                "expected two lines of numbers at most for the set `{}`, found a third",
                self.set.name
            );
            return Err(self.source.mistake(third.span(), sentence));
        }
        Ok(Rows {
            span: line.span(),
            numbers,
            orientations,
        })
    }

    fn check_count(&self, line: &Line<'_>) -> Result<(), DefinitionError> {
        let (expected, found) = (self.set.places, line.words().len());
        if expected == found {
            return Ok(());
        }
        let sentence = format!(
            "expected {expected} numbers for the set `{}`, found {found}",
            self.set.name
        );
        Err(self.source.mistake(line.span(), sentence))
    }

    fn orientation(&self, word: &Word<'_>) -> Result<Option<usize>, DefinitionError> {
        if word.text == "?" && self.numbers == Numbers::Pieces {
            // A piece that cannot be turned has no orientation to leave open.
            return Ok((self.set.orientations == 1).then_some(0));
        }
        let orientation = word
            .number()
            .filter(|number| *number < self.set.orientations);
        orientation.map(Some).ok_or_else(|| {
            let or_open = match self.numbers {
                Numbers::Pieces => " or `?`",
                Numbers::Places => "",
            };
            let sentence = format!(
                "the set `{}` has the orientations from 0 to {}{or_open}, found `{}`",
                self.set.name,
                self.set.orientations - 1,
                word.text
            );
            self.source.mistake(word.span.clone(), sentence)
        })
    }

    fn check_permutation(&self, line: &Line<'_>, numbers: &[usize]) -> Result<(), DefinitionError> {
        for (place, (number, word)) in numbers.iter().zip(line.words()).enumerate() {
            if !numbers[..place].contains(number) {
                continue;
            }
            let lost = (0..self.set.places).find(|place| !numbers.contains(place));
            let sentence = format!(
                "this move doubles the piece in place {} of the set `{}` and loses that in place {}",
                number + 1,
                self.set.name,
                lost.unwrap_or_default() + 1
            );
            return Err(self.source.mistake(word.span.clone(), sentence));
        }
        Ok(())
    }
}
