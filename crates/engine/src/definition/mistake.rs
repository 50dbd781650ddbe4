//! A mistake in a definition: one sentence, its place, and the line that it is in.

use std::fmt;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use super::source::{Source, is_hidden};

/// Why a definition cannot be used.
///
/// `{}` and `{:?}` both write the sentence, the place and the marked line, so that a build script
/// whose `main` returns the error shows what a person needs.
#[derive(Clone, PartialEq, Eq)]
pub struct DefinitionError {
    inner: Box<Inner>,
}

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    sentence: String,
    place: Option<Place>,
    rendered: String,
}

#[derive(Clone, PartialEq, Eq)]
struct Place {
    file: String,
    line: usize,
    column: usize,
}

impl DefinitionError {
    /// A mistake at a place in the text.
    pub(super) fn in_source(source: &Source, span: Range<usize>, sentence: &str) -> Self {
        let span = source.within_a_line(span);
        let sentence = on_one_line(sentence);
        let (line, column) = source.line_and_column(span.start);
        let excerpt = Snippet::source(source.text())
            .path(source.file())
            .fold(true)
            .annotation(AnnotationKind::Primary.span(span));
        let report = [Level::ERROR
            .no_name()
            .primary_title(sentence.as_str())
            .element(excerpt)];
        let rendered = Renderer::plain().render(&report);
        let place = Some(Place {
            file: source.file().to_string(),
            line,
            column,
        });
        Self {
            inner: Box::new(Inner {
                sentence,
                place,
                rendered,
            }),
        }
    }

    /// A mistake that has no place in the text.
    pub(crate) fn of_file(sentence: &str) -> Self {
        let sentence = on_one_line(sentence);
        Self {
            inner: Box::new(Inner {
                rendered: sentence.clone(),
                sentence,
                place: None,
            }),
        }
    }

    /// What is wrong, in one sentence.
    #[must_use]
    pub fn sentence(&self) -> &str {
        &self.inner.sentence
    }

    /// The file, as the caller named it.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        Some(self.inner.place.as_ref()?.file.as_str())
    }

    /// The line, from 1.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        Some(self.inner.place.as_ref()?.line)
    }

    /// The column in characters, from 1.
    #[must_use]
    pub fn column(&self) -> Option<usize> {
        Some(self.inner.place.as_ref()?.column)
    }
}

/// The most characters of a sentence, which repeats what somebody wrote.
const MOST: usize = 400;

/// A sentence that is shown as it is: hidden characters are escaped, and what is too long is cut.
fn on_one_line(sentence: &str) -> String {
    let mut line = String::new();
    for c in sentence.chars().take(MOST) {
        if is_hidden(c) {
            line.extend(c.escape_default());
        } else {
            line.push(c);
        }
    }
    if sentence.chars().nth(MOST).is_some() {
        line.push('…');
    }
    line
}

impl fmt::Display for DefinitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.inner.rendered)
    }
}

impl fmt::Debug for DefinitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for DefinitionError {}
