//! Where each cell is drawn, with room for the widest label.

use std::collections::HashSet;
use std::ops::Range;

use super::cells::{Drawing, Order};
use super::text::{Word, display_width};
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
    let of_drawing = columns_of(drawing);
    let mut places = Vec::new();
    for (line, row) in drawing.rows.iter().enumerate() {
        let columns = of_drawing
            .clone()
            .unwrap_or_else(|| row.iter().map(Column::of_word).collect());
        let mut moved_by = 0;
        let mut words = row.iter().peekable();
        for column in columns {
            let width = column.span.len().max(room);
            if let Some(word) = words.next_if(|word| column.span.contains(&word.column)) {
                places.push(Place {
                    cell: order.find(word.text).unwrap_or_default(),
                    line: u8::try_from(line).unwrap_or(u8::MAX),
                    column: u16::try_from(column.span.start + moved_by).unwrap_or(u16::MAX),
                    width: u8::try_from(width).unwrap_or(u8::MAX),
                    to_the_right: column.to_the_right,
                });
            }
            moved_by += width - column.span.len();
        }
    }
    places
}

/// A column of the drawing: the words that stand above each other.
#[derive(Clone)]
struct Column {
    span: Range<usize>,
    /// Whether labels end where the column ends, as numbers of several digits are written.
    to_the_right: bool,
}

impl Column {
    fn of_word(word: &Word<'_>) -> Self {
        Self {
            span: word.column..word.column + display_width(word.text),
            to_the_right: false,
        }
    }
}

/// The columns from left to right; none where the rows are not drawn in columns, because words of
/// one row would share one.
fn columns_of(drawing: &Drawing<'_>) -> Option<Vec<Column>> {
    let mut words: Vec<_> = drawing.cells().collect();
    words.sort_by_key(|word| word.column);
    let mut columns = Vec::new();
    let mut rest = words.as_slice();
    while let Some(first) = rest.first() {
        let mut span = Column::of_word(first).span;
        let mut count = 0;
        // Columns that touch would leave no blank between their labels.
        while let Some(word) = rest.get(count).filter(|word| word.column <= span.end) {
            span.end = span.end.max(Column::of_word(word).span.end);
            count += 1;
        }
        let (members, behind) = rest.split_at(count);
        let lines: HashSet<_> = members.iter().map(|word| word.line).collect();
        if lines.len() < members.len() {
            return None;
        }
        let starts_differ = members.iter().any(|word| word.column != span.start);
        let end = |word: &Word<'_>| Column::of_word(word).span.end;
        columns.push(Column {
            to_the_right: starts_differ && members.iter().all(|word| end(word) == span.end),
            span,
        });
        rest = behind;
    }
    Some(columns)
}
