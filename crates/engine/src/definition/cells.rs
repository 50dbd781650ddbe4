//! The drawing of the puzzle, and the order in which a state lists its cells.

use std::collections::{HashMap, HashSet};

use super::DefinitionError;
use super::source::Source;
use super::text::{Text, Word};
use crate::puzzle::MAX_CELLS;

/// The most rows and the rightmost column that a drawing can have.
pub(super) const MAX_ROWS: usize = 255;
pub(super) const MAX_COLUMN: usize = 9_999;

/// The cells as they are drawn.
pub(super) struct Drawing<'t> {
    pub(super) rows: Vec<Vec<Word<'t>>>,
}

impl<'t> Drawing<'t> {
    pub(super) fn read(source: &Source, cells: &'t Text) -> Result<Self, DefinitionError> {
        let drawing = Self { rows: cells.rows() };
        let words: Vec<_> = drawing.cells().cloned().collect();
        if words.is_empty() {
            return Err(source.mistake(cells.span.clone(), "`cells` names no cell"));
        }
        if let Some(word) = words.get(MAX_CELLS) {
            return Err(source.mistake(
                word.span.clone(),
                format!(
                    "`cells` names {} cells, expected at most {MAX_CELLS}",
                    words.len()
                ),
            ));
        }
        for word in &words {
            let first_line = words.first().map_or(0, |first| first.line);
            if word.line - first_line >= MAX_ROWS || word.column >= MAX_COLUMN {
                return Err(source.mistake(
                    word.span.clone(),
                    format!(
                        "the cell `{}` is drawn beyond row {MAX_ROWS} or column {MAX_COLUMN}",
                        word.text
                    ),
                ));
            }
            source.check_name(word.text, word.span.clone())?;
            if word.text.contains(['(', ')']) {
                return Err(source.mistake(
                    word.span.clone(),
                    format!(
                        "the name of the cell `{}` has a parenthesis, which cycles need for \
                         themselves",
                        word.text
                    ),
                ));
            }
        }
        if let Some(word) = find_repeated(&words) {
            return Err(source.mistake(
                word.span.clone(),
                format!("`cells` names the cell `{}` twice", word.text),
            ));
        }
        Ok(drawing)
    }

    /// The words of all cells, in reading order.
    pub(super) fn cells(&self) -> impl Iterator<Item = &Word<'t>> {
        self.rows.iter().flatten()
    }

    /// The order in which a state lists the cells: `order`, or else the drawing's reading order.
    pub(super) fn order(
        &self,
        source: &Source,
        order: Option<&Text>,
    ) -> Result<Order, DefinitionError> {
        let drawn = Order::new(self.cells());
        let Some(order) = order else {
            return Ok(drawn);
        };
        let words = order.words();
        for word in &words {
            if drawn.find(word.text).is_none() {
                return Err(source.mistake(
                    word.span.clone(),
                    format!("`order` names `{}`, which `cells` does not", word.text),
                ));
            }
        }
        if let Some(word) = find_repeated(&words) {
            return Err(source.mistake(
                word.span.clone(),
                format!("`order` names the cell `{}` twice", word.text),
            ));
        }
        let order_given = Order::new(words.iter());
        if let Some(cell) = self.cells().find(|c| order_given.find(c.text).is_none()) {
            return Err(source.mistake(
                order.span.clone(),
                format!("`order` does not name the cell `{}`", cell.text),
            ));
        }
        Ok(order_given)
    }
}

/// The first word whose text an earlier word has too.
pub(super) fn find_repeated<'w, 't>(words: &'w [Word<'t>]) -> Option<&'w Word<'t>> {
    let mut seen = HashSet::new();
    words.iter().find(|word| !seen.insert(word.text))
}

/// The numbers of the cells.
pub(super) struct Order {
    names: Vec<String>,
    numbers: HashMap<String, u8>,
}

impl Order {
    fn new<'w, 't: 'w>(words: impl Iterator<Item = &'w Word<'t>>) -> Self {
        Self::of_names(words.map(|word| word.text.to_owned()).collect())
    }

    pub(super) fn of_names(names: Vec<String>) -> Self {
        let numbers = (0..=u8::MAX).zip(&names);
        let numbers = numbers
            .map(|(number, name)| (name.clone(), number))
            .collect();
        Self { names, numbers }
    }

    /// The number of the cell with this name.
    pub(super) fn find(&self, name: &str) -> Option<u8> {
        self.numbers.get(name).copied()
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }
}
