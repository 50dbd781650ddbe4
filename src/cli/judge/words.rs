//! The words of a judge's input, with the place of each.

use std::io::Write;
use std::path::Path;

use crate::cli::exit::Failure;
use crate::cli::input::Input;
use crate::cli::quoted::Quoted;

/// The words of an input, which blanks and line breaks part.
pub(super) struct Words {
    input: Input,
    line: String,
    /// The bytes of the line that have been read, and the place behind them.
    read: usize,
    place: Place,
}

/// A word of the input.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) text: String,
    pub(super) place: Place,
}

impl Word {
    /// Each character as a word of its own.
    pub(super) fn characters(&self) -> impl Iterator<Item = Self> {
        self.text.chars().enumerate().map(|(at, c)| Self {
            text: c.to_string(),
            place: Place {
                column: self.place.column + at,
                ..self.place
            },
        })
    }
}

/// A place in the input: line and column, in characters, from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn behind(self, text: &str) -> Self {
        Self {
            column: self.column + text.chars().count(),
            ..self
        }
    }
}

impl Words {
    pub(super) fn open(file: Option<&Path>) -> Result<Self, Failure> {
        Ok(Self {
            input: Input::open(file)?,
            line: String::new(),
            read: 0,
            place: Place { line: 1, column: 1 },
        })
    }

    /// The next word; `None` at the end of the input. Before it waits for input, `out` is flushed.
    pub(super) fn next(&mut self, out: &mut impl Write) -> Result<Option<Word>, Failure> {
        loop {
            let rest = &self.line[self.read..];
            if let Some(gap) = rest.find(|c: char| !c.is_whitespace()) {
                let (blanks, word) = rest.split_at(gap);
                let text = &word[..word.find(char::is_whitespace).unwrap_or(word.len())];
                let place = self.place.behind(blanks);
                self.place = place.behind(text);
                self.read += gap + text.len();
                let text = text.to_string();
                return Ok(Some(Word { text, place }));
            }
            if !self.next_line(out)? {
                return Ok(None);
            }
        }
    }

    fn next_line(&mut self, out: &mut impl Write) -> Result<bool, Failure> {
        let Some(line) = self.input.next_line(out)? else {
            return Ok(false);
        };
        self.place = Place {
            line: line.number,
            column: 1,
        };
        self.read = 0;
        self.line.clear();
        match line.text() {
            Ok(text) => self.line.push_str(text),
            Err(error) => {
                let place = self.place.behind(error.before);
                let sentence = error.sentence;
                return Err(self.mistake(place, &sentence));
            }
        }
        Ok(true)
    }

    /// The sentence for something wrong at a place.
    pub(super) fn mistake(&self, place: Place, sentence: &str) -> Failure {
        let Place { line, column } = place;
        Failure::wrong_input(format!("{}:{line}:{column}: {sentence}", self.input.name()))
    }

    pub(super) fn expected(&self, what: &str, found: Option<&Word>) -> Failure {
        match found {
            Some(word) => self.mistake(
                word.place,
                &format!("expected {what}, found {}", Quoted(&word.text)),
            ),
            None => self.mistake(
                self.place,
                &format!("expected {what}, found the end of the input"),
            ),
        }
    }

    /// A whole number that is not smaller than `least`.
    pub(super) fn whole_number(
        &self,
        word: Option<&Word>,
        what: &str,
        least: i64,
    ) -> Result<i64, Failure> {
        let number = word.and_then(|word| word.text.parse().ok());
        let number = number.filter(|number| *number >= least);
        number.ok_or_else(|| self.expected(what, word))
    }

    /// The end of the input, where nothing may follow.
    pub(super) fn end(&mut self, out: &mut impl Write, behind: &str) -> Result<(), Failure> {
        match self.next(out)? {
            None => Ok(()),
            found => Err(self.expected(&format!("nothing behind {behind}"), found.as_ref())),
        }
    }
}
