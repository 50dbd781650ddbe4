//! A permutation of the cells: a drawing of where each label comes from, or cycles of where each
//! label goes.

use super::DefinitionError;
use super::cells::{Drawing, Order, find_repeated};
use super::document::Name;
use super::source::Source;
use super::text::{Text, Word};

/// A count of things.
fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Reads the permutation of a move or of one of its cases.
pub(super) struct Permutation<'a> {
    pub(super) source: &'a Source,
    pub(super) drawing: &'a Drawing<'a>,
    pub(super) order: &'a Order,
    pub(super) name: &'a Name,
    pub(super) text: &'a Text,
}

impl Permutation<'_> {
    /// For each cell, the cell whose label comes there.
    pub(super) fn sources(&self) -> Result<Vec<u8>, DefinitionError> {
        if self.text.starts_with('(') {
            self.of_cycles()
        } else {
            self.of_drawing()
        }
    }

    fn mistake(&self, word: &Word<'_>, sentence: String) -> DefinitionError {
        self.source.mistake(word.span.clone(), sentence)
    }

    fn cell(&self, word: &Word<'_>) -> Result<u8, DefinitionError> {
        self.order.find(word.text).ok_or_else(|| {
            let name = &self.name.name;
            self.mistake(
                word,
                format!(
                    "the move `{name}` names `{}`, which is not a cell",
                    word.text
                ),
            )
        })
    }

    /// A drawing shows in each cell the cell whose label the move brings there.
    fn of_drawing(&self) -> Result<Vec<u8>, DefinitionError> {
        let rows = self.text.rows();
        self.check_shape(&rows)?;
        let words: Vec<_> = rows.into_iter().flatten().collect();
        let brought: Vec<_> = words
            .iter()
            .map(|word| self.cell(word))
            .collect::<Result<_, _>>()?;
        if let Some(twice) = find_repeated(&words) {
            let mut cells = self.drawing.cells().map(|cell| cell.text);
            let lost = cells.find(|cell| words.iter().all(|word| word.text != *cell));
            return Err(self.mistake(
                twice,
                format!(
                    "the move `{}` doubles the label of the cell `{}` and loses that of `{}`",
                    self.name.name,
                    twice.text,
                    lost.unwrap_or_default()
                ),
            ));
        }
        let mut sources = vec![0; brought.len()];
        for (cell, from) in self.drawing.cells().zip(brought) {
            let cell = self.cell(cell)?;
            sources[usize::from(cell)] = from;
        }
        Ok(sources)
    }

    fn check_shape(&self, rows: &[Vec<Word<'_>>]) -> Result<(), DefinitionError> {
        let name = &self.name.name;
        let cells = &self.drawing.rows;
        if rows.is_empty() {
            return Err(self.source.mistake(
                self.text.span.clone(),
                format!("the move `{name}` is empty, expected a drawing or cycles"),
            ));
        }
        for (number, (row, cells)) in rows.iter().zip(cells).enumerate() {
            if row.len() == cells.len() {
                continue;
            }
            let sentence = format!(
                "expected {} in row {} of the move `{name}` as in `cells`, found {}",
                counted(cells.len(), "cell"),
                number + 1,
                row.len()
            );
            let span = match (row.first(), row.last()) {
                (Some(first), Some(last)) => first.span.start..last.span.end,
                _ => self.text.span.clone(),
            };
            return Err(self.source.mistake(span, sentence));
        }
        if rows.len() != cells.len() {
            return Err(self.source.mistake(
                self.text.span.clone(),
                format!(
                    "expected {} in the move `{name}` as in `cells`, found {}",
                    counted(cells.len(), "row"),
                    rows.len()
                ),
            ));
        }
        Ok(())
    }

    /// In a cycle the label of each cell goes to the next cell, and that of the last to the first.
    fn of_cycles(&self) -> Result<Vec<u8>, DefinitionError> {
        let name = &self.name.name;
        let mut sources: Vec<u8> = (0..self.order.names().len() as u8).collect();
        let mut moved = vec![false; sources.len()];
        let mut cycle: Option<Vec<u8>> = None;
        let words = self.text.words_and_parentheses();
        for word in &words {
            match (word.text, &mut cycle) {
                ("(", None) => cycle = Some(Vec::new()),
                ("(", Some(_)) => {
                    return Err(self.mistake(
                        word,
                        format!("a cycle of the move `{name}` begins inside another"),
                    ));
                }
                (")", None) => {
                    return Err(self.mistake(
                        word,
                        format!("a cycle of the move `{name}` ends where none has begun"),
                    ));
                }
                (")", Some(cells)) => {
                    let next = cells.iter().cycle().skip(1);
                    for (from, to) in cells.iter().zip(next) {
                        sources[usize::from(*to)] = *from;
                    }
                    cycle = None;
                }
                (_, None) => {
                    return Err(self.mistake(
                        word,
                        format!(
                            "the move `{name}` has `{}` outside of a cycle, expected cycles like \
                             `(1 2 3)`",
                            word.text
                        ),
                    ));
                }
                (_, Some(cells)) => {
                    let cell = self.cell(word)?;
                    if std::mem::replace(&mut moved[usize::from(cell)], true) {
                        return Err(self.mistake(
                            word,
                            format!("the move `{name}` moves the cell `{}` twice", word.text),
                        ));
                    }
                    cells.push(cell);
                }
            }
        }
        match (cycle, words.last()) {
            (Some(_), Some(last)) => Err(self.mistake(
                last,
                format!("the last cycle of the move `{name}` does not end"),
            )),
            _ => Ok(sources),
        }
    }
}
