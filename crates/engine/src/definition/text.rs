//! The strings of a definition, and where each word of them stands.

use std::ops::Range;

/// A string of the file. Its words know their places, but for a string that is written with escapes:
/// there each word's place is the whole string.
pub(super) struct Text {
    content: String,
    start: Option<usize>,
    pub(super) span: Range<usize>,
}

impl Text {
    /// Text that stands nowhere in the file; each of its words has the place of what it was made
    /// from.
    pub(super) fn new(content: String, span: Range<usize>) -> Self {
        Self {
            content,
            start: None,
            span,
        }
    }

    /// Text as it stands in the file, from the byte `start` on.
    pub(super) fn written(content: String, start: usize, span: Range<usize>) -> Self {
        Self {
            content,
            start: Some(start),
            span,
        }
    }

    /// Whether it begins with this character, but for blanks.
    pub(super) fn starts_with(&self, first: char) -> bool {
        self.content.trim_start().starts_with(first)
    }

    /// The text on one line.
    pub(super) fn on_one_line(&self) -> String {
        self.content
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The words, separated by blanks or commas.
    pub(super) fn words(&self) -> Vec<Word<'_>> {
        let mut words = Vec::new();
        let mut line_start = 0;
        for (line, written) in self.content.split('\n').enumerate() {
            let (mut at, mut column) = (0, 0);
            while let Some(gap) = written[at..].find(|c| !is_separator(c)) {
                let start = at + gap;
                let rest = &written[start..];
                let text = &rest[..rest.find(is_separator).unwrap_or(rest.len())];
                column = column_behind(column, &written[at..start]);
                let word_column = column;
                column = column_behind(column, text);
                at = start + text.len();
                words.push(Word {
                    text,
                    line,
                    column: word_column,
                    span: match self.start {
                        Some(first) => first + line_start + start..first + line_start + at,
                        None => self.span.clone(),
                    },
                    exact: self.start.is_some(),
                });
            }
            line_start += written.len() + 1;
        }
        words
    }

    /// The words line by line, without the lines in front of the first and behind the last word.
    pub(super) fn rows(&self) -> Vec<Vec<Word<'_>>> {
        let mut rows: Vec<Vec<Word<'_>>> = Vec::new();
        for word in self.words() {
            let first = rows.first().and_then(|row| row.first());
            let line = word.line - first.map_or(word.line, |first| first.line);
            rows.resize_with(rows.len().max(line + 1), Vec::new);
            rows[line].push(word);
        }
        rows
    }

    /// The words of cycles: as [`Text::words`], with each parenthesis a word of its own.
    pub(super) fn words_and_parentheses(&self) -> Vec<Word<'_>> {
        let mut words = Vec::new();
        for word in self.words() {
            let mut rest = word;
            while let Some(at) = rest.text.find(['(', ')']) {
                let (before, from) = rest.split_at(at);
                let (parenthesis, behind) = from.split_at(1);
                words.extend((!before.text.is_empty()).then_some(before));
                words.push(parenthesis);
                rest = behind;
            }
            words.extend((!rest.text.is_empty()).then_some(rest));
        }
        words
    }
}

/// A word of a string, with its place in the string and in the file.
#[derive(Clone, Debug)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    /// The line of the string, from 0.
    pub(super) line: usize,
    /// The column on a terminal, from 0.
    pub(super) column: usize,
    /// The bytes of the file.
    pub(super) span: Range<usize>,
    exact: bool,
}

impl<'t> Word<'t> {
    fn split_at(&self, at: usize) -> (Self, Self) {
        let (left, right) = self.text.split_at(at);
        let part = |text: &'t str, skipped: &str| Self {
            text,
            line: self.line,
            column: self.column + display_width(skipped),
            span: if self.exact {
                let start = self.span.start + skipped.len();
                start..start + text.len()
            } else {
                self.span.clone()
            },
            exact: self.exact,
        };
        (part(left, ""), part(right, left))
    }

    /// Each character as a word of its own.
    pub(super) fn characters(&self) -> Vec<Self> {
        let mut characters = Vec::new();
        let mut rest = self.clone();
        while let Some(first) = rest.text.chars().next() {
            let (character, behind) = rest.split_at(first.len_utf8());
            characters.push(character);
            rest = behind;
        }
        characters
    }
}

pub(super) fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// The columns that a text takes on a terminal.
pub(super) fn display_width(text: &str) -> usize {
    column_behind(0, text)
}

/// The column behind a text that begins in a column, with a tab stop at each eighth.
fn column_behind(column: usize, text: &str) -> usize {
    text.chars().fold(column, |column, c| match c {
        '\t' => column / 8 * 8 + 8,
        c => column + unicode_width::UnicodeWidthChar::width(c).unwrap_or(1),
    })
}
