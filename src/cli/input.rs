//! Reading lines from a file, a pipe or a person, as many at a time as are at hand.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use super::exit::Failure;

/// The most bytes of a line; a longer one is not kept in memory.
const MAX_LINE: usize = 1 << 20;

/// The fewest and the most bytes that are asked for at a time. A conversation is read in small pieces, a
/// large file in large ones.
const AT_A_TIME: (usize, usize) = (1 << 14, 1 << 20);

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// An input that is read line by line.
pub(super) struct Input {
    name: String,
    source: Box<dyn Read>,
    at_a_time: usize,
    buffer: Vec<u8>,
    /// Where the lines at hand end in the buffer.
    given: usize,
    lines_given: usize,
    /// Where the next of the lines at hand begins, and how many lines there were before it.
    taken: usize,
    lines_taken: usize,
    is_at_end: bool,
}

/// Some lines of the input, all of them whole.
#[derive(Clone, Copy)]
pub(super) struct Lines<'a> {
    bytes: &'a [u8],
    lines_before: usize,
}

/// A line of the input.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// From 1.
    pub(super) number: usize,
    bytes: &'a [u8],
}

impl Input {
    /// Opens a file; none, or `-`, is standard input.
    pub(super) fn open(file: Option<&Path>) -> Result<Self, Failure> {
        let file = file.filter(|file| *file != Path::new("-"));
        let name = file.map_or("<stdin>".to_string(), |file| file.display().to_string());
        let source: Box<dyn Read> =
            match file {
                None => Box::new(io::stdin().lock()),
                Some(file) => Box::new(File::open(file).map_err(|error| {
                    Failure::wrong_input(format!("cannot open {name}: {error}"))
                })?),
            };
        Ok(Self {
            name,
            source,
            at_a_time: AT_A_TIME.0,
            buffer: Vec::new(),
            given: 0,
            lines_given: 0,
            taken: 0,
            lines_taken: 0,
            is_at_end: false,
        })
    }

    /// What messages call the input.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The lines that are at hand, at least one; `None` at the end of the input. Before it waits for
    /// more, `out` is flushed: who asks line by line gets each answer before the next question.
    pub(super) fn next(&mut self, out: &mut impl Write) -> Result<Option<Lines<'_>>, Failure> {
        self.buffer.drain(..self.given);
        (self.given, self.taken) = (0, 0);
        let mut searched = 0;
        while self.given == 0 && !self.is_at_end {
            out.flush()?;
            self.read_more()?;
            let unsearched = self.buffer.get(searched..).unwrap_or_default();
            match unsearched.iter().rposition(|byte| *byte == b'\n') {
                Some(newline) => self.given = searched + newline + 1,
                // One byte too many is enough to see that the line is too long.
                None => self.buffer.truncate(BYTE_ORDER_MARK.len() + MAX_LINE + 1),
            }
            searched = self.buffer.len();
        }
        if self.is_at_end {
            self.given = self.buffer.len();
        }
        if self.lines_given == 0 && self.buffer[..self.given].starts_with(BYTE_ORDER_MARK) {
            self.taken = BYTE_ORDER_MARK.len();
        }
        let lines = Lines {
            bytes: &self.buffer[self.taken..self.given],
            lines_before: self.lines_given,
        };
        self.lines_given += lines.count();
        Ok((!lines.bytes.is_empty()).then_some(lines))
    }

    /// The next line; `None` at the end of the input. It waits as [`Input::next`] does.
    pub(super) fn next_line(&mut self, out: &mut impl Write) -> Result<Option<Line<'_>>, Failure> {
        if self.taken == self.given && self.next(out)?.is_none() {
            return Ok(None);
        }
        let rest = &self.buffer[self.taken..self.given];
        let end = rest.iter().position(|byte| *byte == b'\n');
        let bytes = &rest[..end.unwrap_or(rest.len())];
        self.taken += bytes.len() + usize::from(end.is_some());
        self.lines_taken += 1;
        Ok(Some(Line {
            number: self.lines_taken,
            bytes,
        }))
    }

    fn read_more(&mut self) -> Result<(), Failure> {
        let length = self.buffer.len();
        self.buffer.resize(length + self.at_a_time, 0);
        let read = loop {
            match self.source.read(&mut self.buffer[length..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        let read = read
            .map_err(|error| Failure::wrong_input(format!("cannot read {}: {error}", self.name)))?;
        self.buffer.truncate(length + read);
        self.is_at_end = read == 0;
        if read == self.at_a_time {
            self.at_a_time = (2 * self.at_a_time).min(AT_A_TIME.1);
        }
        Ok(())
    }
}

impl<'a> Lines<'a> {
    /// The lines one by one.
    pub(super) fn iter(&self) -> impl Iterator<Item = Line<'a>> + use<'a> {
        let lines = self.bytes.split_inclusive(|byte| *byte == b'\n');
        let lines = lines.map(|line| line.strip_suffix(b"\n").unwrap_or(line));
        let numbers = self.lines_before + 1..;
        numbers
            .zip(lines)
            .map(|(number, bytes)| Line { number, bytes })
    }

    /// About `1/parts` of the lines, and the rest.
    pub(super) fn split(&self, parts: usize) -> (Self, Self) {
        let middle = self.bytes.len() / parts;
        let newline = self.bytes[middle..].iter().position(|byte| *byte == b'\n');
        let (bytes, rest) = self
            .bytes
            .split_at(newline.map_or(self.bytes.len(), |at| middle + at + 1));
        let first = Self { bytes, ..*self };
        let lines_before = self.lines_before + first.count();
        let rest = Self {
            bytes: rest,
            lines_before,
        };
        (first, rest)
    }

    pub(super) fn bytes(&self) -> usize {
        self.bytes.len()
    }

    fn count(&self) -> usize {
        let newlines = self.bytes.iter().filter(|byte| **byte == b'\n').count();
        newlines + usize::from(!self.bytes.is_empty() && !self.bytes.ends_with(b"\n"))
    }
}

impl<'a> Line<'a> {
    /// The text without its line break.
    pub(super) fn text(&self) -> Result<&'a str, NoText<'a>> {
        if self.bytes.len() > MAX_LINE {
            return Err(NoText {
                sentence: format!("the line is longer than {MAX_LINE} bytes"),
                before: "",
            });
        }
        std::str::from_utf8(self.bytes).map_err(|error| {
            let before = &self.bytes[..error.valid_up_to()];
            NoText {
                sentence: "the line is not UTF-8 text".to_string(),
                before: std::str::from_utf8(before).unwrap_or_default(),
            }
        })
    }
}

/// Why a line cannot be read, and what of it can be, in front of that.
pub(super) struct NoText<'a> {
    pub(super) sentence: String,
    pub(super) before: &'a str,
}
