//! The text of a definition, and where each word of it stands.

use std::fmt;
use std::ops::Range;

use super::{DefinitionError, MAX_NAME_BYTES};

/// The most bytes that a definition can have.
const MAX_BYTES: u64 = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The most bytes of a file that can be a definition.
pub(super) const MOST_BYTES: u64 = MAX_BYTES + BYTE_ORDER_MARK.len() as u64;

/// The whole text of a definition.
#[derive(Clone)]
pub(super) struct Source {
    file: String,
    text: String,
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source")
            .field("file", &self.file)
            .finish_non_exhaustive()
    }
}

impl Source {
    /// Accepts the bytes of a file. A byte-order mark is left out.
    pub(super) fn new(file: &str, bytes: &[u8]) -> Result<Self, DefinitionError> {
        Self::with_comments(file, bytes, |_| false)
    }

    /// As [`Source::new`], but comments can have bytes that are not UTF-8. `in_comment` says whether
    /// what follows the beginning of a line is a comment.
    pub(super) fn with_comments(
        file: &str,
        bytes: &[u8],
        in_comment: impl Fn(&str) -> bool,
    ) -> Result<Self, DefinitionError> {
        let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        if bytes.len() as u64 > MAX_BYTES {
            return Err(DefinitionError::of_file(&format!(
                "{file} is longer than a definition can be, which is {MAX_BYTES} bytes"
            )));
        }
        let mut text = String::with_capacity(bytes.len());
        let mut wrong = None;
        let (mut line_start, mut left_out) = (0, false);
        for chunk in bytes.utf8_chunks() {
            if let Some(newline) = chunk.valid().rfind('\n') {
                (line_start, left_out) = (text.len() + newline + 1, false);
            }
            text.push_str(chunk.valid());
            if chunk.invalid().is_empty() {
                continue;
            }
            left_out = left_out || in_comment(&text[line_start..]);
            let at = text.len();
            text.push(char::REPLACEMENT_CHARACTER);
            if !left_out {
                wrong = wrong.or(Some(at..text.len()));
            }
        }
        let source = Self {
            file: file.to_string(),
            text,
        };
        match wrong {
            Some(span) => Err(source.mistake(span, "the file is not UTF-8 text from here on")),
            None => Ok(source),
        }
    }

    pub(super) fn file(&self) -> &str {
        &self.file
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The line and the column, in characters, of a byte of the text, both from 1.
    pub(super) fn line_and_column(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        (line, before[line_start..].chars().count() + 1)
    }

    /// A span that begins at the end of a line or of the text, moved to behind the last character of
    /// a line, where it can be shown.
    pub(super) fn within_a_line(&self, span: Range<usize>) -> Range<usize> {
        let (before, behind) = self.text.split_at(span.start);
        let before = match behind {
            "" => before.strip_suffix('\n').unwrap_or(before),
            _ if behind.starts_with('\n') => before,
            _ => return span,
        };
        let end = before.strip_suffix('\r').unwrap_or(before).len();
        end..end
    }

    pub(super) fn mistake(&self, span: Range<usize>, sentence: impl AsRef<str>) -> DefinitionError {
        DefinitionError::in_source(self, span, sentence.as_ref())
    }

    /// Refuses a name that an image has no room for, or that a terminal would not show.
    pub(super) fn check_name(&self, name: &str, span: Range<usize>) -> Result<(), DefinitionError> {
        match mistake_of_name(name) {
            Some(sentence) => Err(self.mistake(span, sentence)),
            None => Ok(()),
        }
    }

    /// The string that a value of the file stands for. `span` covers the value with its quotes.
    pub(super) fn string(&self, value: &str, span: Range<usize>) -> Text {
        let raw = &self.text[span.clone()];
        let quotes = if raw.starts_with("\"\"\"") || raw.starts_with("'''") {
            3
        } else {
            1
        };
        let inner = raw
            .get(quotes..raw.len().saturating_sub(quotes))
            .unwrap_or_default();
        let first_line_break = match inner {
            _ if quotes == 1 => 0,
            _ if inner.starts_with("\r\n") => 2,
            _ if inner.starts_with('\n') => 1,
            _ => 0,
        };
        let start = span.start + quotes + first_line_break;
        let written = &inner[first_line_break..];
        if written.replace("\r\n", "\n") == value.replace("\r\n", "\n") {
            Text {
                content: written.to_string(),
                start: Some(start),
                span,
            }
        } else {
            Text::new(value.to_string(), span)
        }
    }
}

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

/// What is wrong with a name that an image has no room for, or that a terminal would not show.
pub(super) fn mistake_of_name(name: &str) -> Option<String> {
    if name.len() > MAX_NAME_BYTES {
        let found = name.len();
        return Some(format!(
            "expected a name of at most {MAX_NAME_BYTES} bytes, found {found}"
        ));
    }
    let is_shown = !name.contains(is_hidden) && (name.is_empty() || display_width(name) > 0);
    (!is_shown).then(|| {
        format!("the name `{name}` has a character that is not shown, expected one that is")
    })
}

/// Whether a character is not shown but changes what is: control characters, blanks without width, and
/// what turns the direction of writing.
pub(super) fn is_hidden(c: char) -> bool {
    let is_mark = matches!(
        c,
        '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2060}' | '\u{feff}'
    );
    c.is_control() || is_mark || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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
