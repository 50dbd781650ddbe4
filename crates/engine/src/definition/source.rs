//! The whole text of a definition, and the places of mistakes in it.

use std::fmt;
use std::ops::Range;

use super::text::{Text, display_width};
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
            Text::written(written.to_string(), start, span)
        } else {
            Text::new(value.to_string(), span)
        }
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
