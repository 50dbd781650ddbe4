//! From the text that describes a puzzle to a [`Definition`], with the place of each mistake.
//!
//! The text is TOML, or sets of pieces in the language of twsearch and ksolve where the file's name
//! ends in `.tws` or `.def`.
//!
//! ```
//! use wayhome_engine::definition::Definition;
//!
//! let ring = r#"
//!     cells = "1 2 3 4"
//!     [moves]
//!     turn = "4 1 2 3"
//!     swap = "(1 2)"
//! "#;
//! let definition = Definition::parse("ring", "ring.toml", ring.as_bytes())?;
//! assert_eq!(definition.moves()[1].name(), "swap");
//!
//! let error = Definition::parse("ring", "ring.toml", b"cells = \"1 2 3\"\nmove = 1").unwrap_err();
//! assert_eq!((error.line(), error.column()), (Some(2), Some(1)));
//! assert!(error.sentence().starts_with("a definition has no key `move`"));
//! # Ok::<(), wayhome_engine::definition::DefinitionError>(())
//! ```

mod arrangement;
mod cells;
mod conditions;
mod defined_move;
mod document;
mod goals;
mod layout;
mod legal;
mod metric;
mod mistake;
mod moves;
mod of_puzzle;
mod permutation;
mod pieces;
mod powers;
mod reading;
mod sketch;
mod source;
mod text;
mod writing;
mod written;

use std::ops::Range;
use std::path::Path;

pub use defined_move::{DefinedCase, DefinedMove};
pub use metric::{Metric, UnknownMetric};
pub use mistake::DefinitionError;
pub use reading::Reading;

pub(crate) use layout::label_width;

use crate::puzzle::{Place, Puzzle};
use source::Source;

/// The most bytes that a name or a title can have; an image holds the ends of names in two bytes.
const MAX_NAME_BYTES: usize = 255;

/// A puzzle as somebody wrote it down: what the generator works from.
///
/// It is sound: each move is a permutation of the cells, and all goals have the same labels.
#[derive(Clone, Debug)]
pub struct Definition {
    name: String,
    title: String,
    cells: Vec<String>,
    labels: Vec<String>,
    goals: Vec<Vec<u8>>,
    moves: Vec<DefinedMove>,
    /// The numbers of the moves that are written, and not powers of others.
    written: Vec<usize>,
    metric: Metric,
    places: Vec<Place>,
    /// What the text says that looks like a slip.
    remarks: Vec<String>,
    /// The text, and where in it the moves begin; none for the definition of a puzzle.
    text: Option<(Source, Range<usize>)>,
}

impl Definition {
    /// Reads a definition from a file, whose name without its ending becomes the puzzle's name.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or as [`Definition::parse`].
    pub fn read(path: impl AsRef<Path>) -> Result<Self, DefinitionError> {
        Reading::new().read(path)
    }

    /// Reads a definition from bytes. `name` becomes the puzzle's name, and `file` is what the
    /// messages call the text; its ending decides the language.
    ///
    /// # Errors
    ///
    /// One sentence with file, line, column and a marked excerpt for the first mistake: text that is
    /// not UTF-8 or not TOML, a key that has no meaning, no cell or too many, a cell named twice or
    /// never, a drawing of another shape, a move that loses or doubles a cell, two moves of one name,
    /// no move, cases that can hold in one state or never, goals whose labels differ, and a metric that
    /// there is not, that asks for an inverse where there is none, or that gives a power the name of
    /// another move. Of pieces also a sequence that is made of itself or of what is no move, and a goal
    /// that is illegal.
    pub fn parse(name: &str, file: &str, text: &[u8]) -> Result<Self, DefinitionError> {
        Reading::new().parse(name, file, text)
    }

    /// The definition that a puzzle of an image stands for, whose moves are all written ones.
    ///
    /// # Errors
    ///
    /// A sentence without a place, where the image holds what no definition could say.
    pub fn of(puzzle: &Puzzle<'_>) -> Result<Self, DefinitionError> {
        of_puzzle::read(puzzle).map_err(|sentence| {
            let sentence = format!("the image holds no puzzle that could be defined: {sentence}");
            DefinitionError::of_file(&sentence)
        })
    }

    /// The same puzzle under another name, which can name files too.
    ///
    /// # Errors
    ///
    /// The name is empty or too long, or has a character that is not shown or that separates
    /// directories.
    pub fn called(mut self, name: &str) -> Result<Self, DefinitionError> {
        let sentence = if name.is_empty() || name.contains(['/', '\\']) {
            Some(format!(
                "a puzzle cannot be called `{name}`, expected a name without directories"
            ))
        } else {
            source::mistake_of_name(name)
        };
        if let Some(sentence) = sentence {
            return Err(DefinitionError::of_file(&sentence));
        }
        if self.title == on_one_line(&self.name) {
            self.title = on_one_line(name);
        }
        name.clone_into(&mut self.name);
        Ok(self)
    }

    /// The puzzle's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The puzzle's title, for people; its name where the definition gives none.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The names of the cells, in `order`.
    #[must_use]
    pub fn cells(&self) -> &[String] {
        &self.cells
    }

    /// The names of the labels, by number.
    #[must_use]
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// The goals: the labels of all cells, for each.
    #[must_use]
    pub fn goals(&self) -> &[Vec<u8>] {
        &self.goals
    }

    /// The moves, in the order of the file, each followed by those of its powers that the metric adds.
    #[must_use]
    pub fn moves(&self) -> &[DefinedMove] {
        &self.moves
    }

    /// Whether no two cells have the same label.
    #[must_use]
    pub fn all_labels_differ(&self) -> bool {
        self.labels.len() == self.cells.len()
    }

    /// What is allowed but looks like a slip, a sentence each: moves that move nothing, moves that do
    /// the same, moves of pieces that twsearch takes as turns of the whole puzzle, and moves that lead
    /// from no legal state to a legal one and so are left out.
    #[must_use]
    pub fn remarks(&self) -> Vec<String> {
        let mut remarks = self.remarks.clone();
        for (number, step) in self.moves.iter().enumerate() {
            let earlier = &self.moves[..number];
            let same = earlier.iter().find(|other| other.cases() == step.cases());
            match same {
                _ if step.moves_nothing() => {
                    remarks.push(format!("the move `{}` moves nothing", step.name()));
                }
                Some(same) => remarks.push(format!(
                    "the move `{}` does the same as `{}`",
                    step.name(),
                    same.name()
                )),
                None => {}
            }
        }
        remarks
    }

    /// The definition in TOML: what [`Definition::parse`] makes this one of, but for its name.
    ///
    /// Written moves come with their metric, as cycles or as cases; comments are lost.
    ///
    /// # Examples
    ///
    /// ```
    /// use wayhome_engine::definition::Definition;
    ///
    /// let pieces = "Set T 3 1\nSolved\nEnd\nMove left\nT\n2 3 1\nEnd\n";
    /// let definition = Definition::parse("three", "three.tws", pieces.as_bytes())?;
    /// let text = "cells = \"1 2 3\"\n\n[moves]\nleft = \"(1 3 2)\"\n";
    /// assert_eq!(definition.to_toml(), text);
    /// # Ok::<(), wayhome_engine::definition::DefinitionError>(())
    /// ```
    #[must_use]
    pub fn to_toml(&self) -> String {
        writing::to_toml(self)
    }

    /// What is wrong with the puzzle as a whole; the place is that of the moves.
    pub(crate) fn mistake(&self, sentence: &str) -> DefinitionError {
        match &self.text {
            Some((source, moves)) => source.mistake(moves.clone(), sentence),
            None => DefinitionError::of_file(sentence),
        }
    }

    pub(crate) fn places(&self) -> &[Place] {
        &self.places
    }
}

/// A name as a title: with one blank between words.
fn on_one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
