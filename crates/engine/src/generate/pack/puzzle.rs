//! The puzzle section of an image: names, moves, goals and drawing.

use std::fmt;

use crate::definition::{DefinedCase, DefinedMove, Definition, label_width};
use crate::generate::section::Section;
use crate::puzzle::{Place, Puzzle};
use crate::table;

/// A definition's puzzle as an image holds it, without a search and so without a table.
///
/// ```
/// use wayhome_engine::definition::Definition;
/// use wayhome_engine::generate::PuzzleSection;
///
/// let hundred: Vec<_> = (1..=100).map(|cell| cell.to_string()).collect();
/// let cells = hundred.join(" ");
/// let text = format!("cells = '{cells}'\nmoves.turn = '({cells})'\nmoves.swap = '(1 2)'");
/// let definition = Definition::parse("hundred", "hundred.toml", text.as_bytes())?;
/// let section = PuzzleSection::of(&definition);
/// assert_eq!(section.puzzle().moves().len(), 2);
/// # Ok::<(), wayhome_engine::definition::DefinitionError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct PuzzleSection {
    bytes: Vec<u8>,
}

impl PuzzleSection {
    /// Writes the section of a definition's image.
    #[must_use]
    pub fn of(definition: &Definition) -> Self {
        let mut section = Section::default();
        put_puzzle(&mut section, definition);
        Self {
            bytes: section.into_bytes(),
        }
    }

    /// The puzzle, which is that of the image.
    #[must_use]
    pub fn puzzle(&self) -> Puzzle<'_> {
        let Some(puzzle) = Puzzle::read(&self.bytes) else {
            unreachable!("what a definition may hold fits into an image");
        };
        puzzle
    }

    /// The digest of the definition, which is that of the image.
    #[must_use]
    pub fn digest(&self) -> u64 {
        table::digest(&self.bytes)
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

impl fmt::Debug for PuzzleSection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PuzzleSection")
            .field("bytes", &self.bytes.len())
            .finish()
    }
}

fn put_puzzle(section: &mut Section, definition: &Definition) {
    section.put((
        definition.cells().len() as u8,
        definition.labels().len() as u8,
        definition.moves().len() as u8,
        definition.goals().len() as u16,
    ));
    let (name, title) = (definition.name(), definition.title());
    section.put((name.len() as u16, title.len() as u16));
    section.put_bytes(name.as_bytes());
    section.put_bytes(title.as_bytes());
    section.put_names(definition.cells().iter().map(String::as_str));
    section.put_names(definition.labels().iter().map(String::as_str));
    section.put_names(definition.moves().iter().map(DefinedMove::name));
    put_cases(section, definition.moves());
    for goal in definition.goals() {
        section.put_bytes(goal);
    }
    for label in definition.labels() {
        section.put(label_width(label));
    }
    for place in definition.places() {
        let Place {
            cell,
            line,
            column,
            width,
            to_the_right,
        } = *place;
        section.put((cell, line, column, width, to_the_right));
    }
}

/// What the moves do; where cases and conditions end is left out where each move is a single case
/// without condition.
fn put_cases(section: &mut Section, moves: &[DefinedMove]) {
    let cases = || moves.iter().flat_map(DefinedMove::cases);
    let conditions = || cases().flat_map(DefinedCase::conditions);
    section.put((cases().count() as u16, conditions().count() as u16));
    if cases().count() != moves.len() || conditions().next().is_some() {
        let mut end = 0;
        for step in moves {
            end += step.cases().len() as u16;
            section.put(end);
        }
        end = 0;
        for case in cases() {
            end += case.conditions().len() as u16;
            section.put(end);
        }
        for condition in conditions() {
            section.put(condition.to_bytes());
        }
    }
    for case in cases() {
        section.put_bytes(case.sources());
    }
}
