//! The lines of a file, without comments and blank lines.

use std::iter::Peekable;
use std::ops::Range;

use crate::definition::DefinitionError;
use crate::definition::source::Source;

/// A line with at least one word.
pub(super) struct Line<'t> {
    words: Vec<Word<'t>>,
}

/// A word of a line, and where it stands in the file.
#[derive(Clone)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) span: Range<usize>,
}

pub(super) type Lines<'t> = Peekable<LinesOf<'t>>;

/// The lines that are left.
pub(super) struct LinesOf<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> LinesOf<'t> {
    fn next_line(&mut self) -> Option<Line<'t>> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let line = rest.split_inclusive('\n').next()?;
        let start = self.at;
        self.at += line.len();
        let said = &line[..comment_start(line).unwrap_or(line.len())];
        let mut words = Vec::new();
        let mut at = 0;
        while let Some(gap) = said[at..].find(|c: char| !c.is_whitespace()) {
            let rest = &said[at + gap..];
            let text = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
            let span = start + at + gap..start + at + gap + text.len();
            at += gap + text.len();
            words.push(Word { text, span });
        }
        Some(Line { words })
    }
}

impl<'t> Iterator for LinesOf<'t> {
    type Item = Line<'t>;

    fn next(&mut self) -> Option<Line<'t>> {
        loop {
            let line = self.next_line()?;
            if !line.words.is_empty() {
                return Some(line);
            }
        }
    }
}

/// Where a comment begins: at a `#` that begins a line or a word.
fn comment_start(line: &str) -> Option<usize> {
    let mut marks = line.match_indices('#').map(|(at, _)| at);
    marks.find(|at| {
        line[..*at]
            .chars()
            .next_back()
            .is_none_or(char::is_whitespace)
    })
}

/// Whether what follows the beginning of a line is a comment.
pub(in crate::definition) fn in_comment(beginning: &str) -> bool {
    comment_start(beginning).is_some()
}

impl<'t> Line<'t> {
    pub(super) fn of(text: &'t str) -> Lines<'t> {
        LinesOf { text, at: 0 }.peekable()
    }

    pub(super) fn words(&self) -> &[Word<'t>] {
        &self.words
    }

    pub(super) fn first(&self) -> &Word<'t> {
        &self.words[0]
    }

    pub(super) fn last(&self) -> &Word<'t> {
        &self.words[self.words.len() - 1]
    }

    pub(super) fn span(&self) -> Range<usize> {
        self.first().span.start..self.last().span.end
    }

    /// Whether it is a line of numbers, and not the name of a set or a keyword.
    pub(super) fn is_numbers(&self) -> bool {
        self.first()
            .text
            .starts_with(|c: char| c.is_ascii_digit() || c == '?')
    }

    /// Refuses a line of more or fewer words.
    pub(super) fn expect_words(
        &self,
        source: &Source,
        count: usize,
        expected: &str,
    ) -> Result<(), DefinitionError> {
        if self.words.len() == count {
            return Ok(());
        }
        Err(self.is_not(source, expected))
    }

    /// That something else was expected than this line.
    pub(super) fn is_not(&self, source: &Source, expected: &str) -> DefinitionError {
        let found: Vec<_> = self.words.iter().map(|word| word.text).collect();
        let sentence = format!("expected {expected}, found `{}`", found.join(" "));
        source.mistake(self.span(), sentence)
    }
}

impl Word<'_> {
    /// What stands between its commas.
    pub(super) fn without_commas(&self) -> Vec<Self> {
        let mut start = self.span.start;
        let mut words = Vec::new();
        for text in self.text.split(',') {
            if !text.is_empty() {
                let span = start..start + text.len();
                words.push(Self { text, span });
            }
            start += text.len() + 1;
        }
        words
    }

    /// The number that it is, if it is one that is not beyond all limits.
    pub(super) fn number(&self) -> Option<usize> {
        let is_number = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = is_number.then(|| self.text.parse().ok())??;
        (number <= 1_000_000).then_some(number)
    }
}
