//! A drawing of the cells' names that gives the cells these places.

use std::collections::BTreeMap;

use super::cells::{Drawing, MAX_COLUMN, Order};
use super::layout::{self, label_width};
use super::text::{Text, display_width};
use crate::puzzle::Place;

/// Draws names so that [`layout::places`] finds the places; where no drawing does that, with the same
/// rows.
pub(super) fn draw(places: &[Place], cells: &[String], labels: &[String]) -> String {
    let room = labels.iter().map(|label| label_width(label)).max();
    let sketch = Sketch {
        places,
        cells,
        room: usize::from(room.unwrap_or(1)),
    };
    let of_columns = sketch.draw(&sketch.starts(places));
    let rows = places.chunk_by(|place, next| place.line == next.line);
    let of_rows = sketch.draw(&rows.flat_map(|row| sketch.starts(row)).collect::<Vec<_>>());
    let gives_places = |text: &&String| {
        let text = Text::new((*text).clone(), 0..0);
        let drawing = Drawing { rows: text.rows() };
        let order = Order::of_names(cells.to_vec());
        drawing.cells().all(|word| word.column < MAX_COLUMN)
            && layout::places(&drawing, &order, labels) == places
    };
    let mut drawings = [&of_columns, &of_rows].into_iter();
    match drawings.find(gives_places) {
        Some(text) => text.clone(),
        None => sketch.draw(&vec![0; places.len()]),
    }
}

struct Sketch<'a> {
    places: &'a [Place],
    cells: &'a [String],
    /// The width of the widest label.
    room: usize,
}

impl Sketch<'_> {
    fn width(&self, place: Place) -> usize {
        display_width(&self.cells[usize::from(place.cell)])
    }

    /// Where the name of each cell starts, when places that start together are a column.
    fn starts(&self, places: &[Place]) -> Vec<usize> {
        let mut columns: BTreeMap<u16, Vec<&Place>> = BTreeMap::new();
        for place in places {
            columns.entry(place.column).or_default().push(place);
        }
        let mut starts = BTreeMap::new();
        let mut moved_by = 0;
        for (column, members) in columns {
            let widths = members.iter().map(|place| self.width(**place));
            let widest = widths.max().unwrap_or_default();
            let given = members.first().map_or(0, |place| usize::from(place.width));
            // Where a column is wider than labels and names, each name begins where one above it ends
            // at the latest, so that together they take the whole width.
            let span = if given > self.room { given } else { widest };
            let start = usize::from(column).saturating_sub(moved_by);
            let mut reached = (span > widest).then_some(0);
            for place in members {
                let width = self.width(*place);
                let to_the_end = span.saturating_sub(width);
                let gap = match reached {
                    _ if place.to_the_right => to_the_end,
                    Some(end) => to_the_end.min(end),
                    None => 0,
                };
                reached = reached.map(|end| end.max(gap + width));
                starts.insert(place.cell, start + gap);
            }
            moved_by += given.saturating_sub(span);
        }
        places.iter().map(|place| starts[&place.cell]).collect()
    }

    fn draw(&self, starts: &[usize]) -> String {
        let mut text = String::new();
        let (mut line, mut column) = (0, 0);
        for (place, start) in self.places.iter().zip(starts) {
            while line < place.line {
                text.push('\n');
                (line, column) = (line + 1, 0);
            }
            let least = usize::from(column > 0);
            let gap = start.saturating_sub(column).max(least);
            text.extend(std::iter::repeat_n(' ', gap));
            text.push_str(&self.cells[usize::from(place.cell)]);
            column += gap + self.width(*place);
        }
        text
    }
}
