//! Where each cell is drawn, with room for the widest label.

use std::ops::Range;

use super::cells::{Drawing, Order};
use super::source::{Word, display_width};
use crate::puzzle::Place;

/// The columns that a label takes on a terminal.
pub(crate) fn label_width(label: &str) -> u8 {
    u8::try_from(display_width(label)).unwrap_or(u8::MAX)
}

/// The places of all cells in reading order.
///
/// The drawing keeps its shape: what stands in one column of it stays in one column. A column in
/// which a label would not fit gets wider, and what is to the right of it moves.
pub(super) fn places(drawing: &Drawing<'_>, order: &Order, labels: &[String]) -> Vec<Place> {
    let room = labels.iter().map(|label| label_width(label)).max();
    let room = usize::from(room.unwrap_or(1));
    let columns = Column::of_drawing(drawing);
    let mut places = Vec::new();
    for (line, row) in drawing.rows.iter().enumerate() {
        for word in row {
            let column = columns.iter().find(|column| column.holds(word));
            let (own, moved_by) = match column {
                Some(column) => (column.clone(), shift(&columns, column.span.start, room)),
                None => (
                    Column::of_word(word),
                    shift(
                        &row.iter().map(Column::of_word).collect::<Vec<_>>(),
                        word.column,
                        room,
                    ),
                ),
            };
            places.push(Place {
                cell: order.find(word.text).unwrap_or_default(),
                line: u8::try_from(line).unwrap_or(u8::MAX),
                column: u16::try_from(own.span.start + moved_by).unwrap_or(u16::MAX),
                width: u8::try_from(own.span.len().max(room)).unwrap_or(u8::MAX),
                to_the_right: own.to_the_right,
            });
        }
    }
    places
}

/// By how much wider columns move what begins at `start`.
fn shift(columns: &[Column], start: usize, room: usize) -> usize {
    columns
        .iter()
        .filter(|column| column.span.end <= start)
        .map(|column| room.saturating_sub(column.span.len()))
        .sum()
}

/// A column of the drawing: the words that stand above each other.
#[derive(Clone)]
struct Column {
    span: Range<usize>,
    to_the_right: bool,
}

impl Column {
    fn of_word(word: &Word<'_>) -> Self {
        Self {
            span: word.column..word.column + display_width(word.text),
            to_the_right: false,
        }
    }

    /// The columns from left to right; none where the rows are not drawn in columns, because words
    /// of one row would share one.
    fn of_drawing(drawing: &Drawing<'_>) -> Vec<Self> {
        let mut words: Vec<_> = drawing.cells().collect();
        words.sort_by_key(|word| (word.column, word.line));
        let mut columns: Vec<(Self, Vec<&Word<'_>>)> = Vec::new();
        for word in words {
            let column = Self::of_word(word);
            match columns.last_mut() {
                Some((last, members)) if column.span.start <= last.span.end => {
                    last.span.end = last.span.end.max(column.span.end);
                    members.push(word);
                }
                _ => columns.push((column, vec![word])),
            }
        }
        let shared = |members: &[&Word<'_>]| {
            let mut lines: Vec<_> = members.iter().map(|word| word.line).collect();
            lines.sort_unstable();
            lines.windows(2).any(|pair| pair[0] == pair[1])
        };
        if columns.iter().any(|(_, members)| shared(members)) {
            return Vec::new();
        }
        columns
            .into_iter()
            .map(|(mut column, members)| {
                let ends_differ =
                    |word: &&&Word<'_>| Self::of_word(word).span.end != column.span.end;
                let starts_differ = |word: &&&Word<'_>| word.column != column.span.start;
                column.to_the_right = !members.iter().any(|word| ends_differ(&word))
                    && members.iter().any(|word| starts_differ(&word));
                column
            })
            .collect()
    }

    fn holds(&self, word: &Word<'_>) -> bool {
        self.span.contains(&word.column)
    }
}
