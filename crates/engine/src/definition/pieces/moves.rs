//! The names that `Move`, `MoveSequence` and `MoveAlias` define.

use std::collections::HashMap;

use super::keywords::is_keyword;
use super::lines::Word;
use super::position::Position;
use crate::definition::DefinitionError;
use crate::definition::document::Name;
use crate::definition::moves::{MAX_MOVES, check_name};
use crate::definition::source::Source;

/// All names of the file, in its order.
#[derive(Default)]
pub(super) struct Moves<'t> {
    all: Vec<Named<'t>>,
    numbers: HashMap<&'t str, usize>,
    /// How many of them are moves, and not only other names.
    count: usize,
}

/// A name, and what it stands for.
pub(super) struct Named<'t> {
    pub(super) name: Name,
    pub(super) kind: Kind,
    pub(super) meaning: Meaning<'t>,
}

/// Which word defines a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Move,
    Sequence,
    /// Another name, which only sequences and other aliases can use.
    Alias,
}

pub(super) enum Meaning<'t> {
    Turn(Position),
    /// The names of moves that are made one after the other; at least one.
    Parts(Vec<Word<'t>>),
}

impl Kind {
    /// The word as it stands in the file.
    pub(super) fn keyword(self) -> &'static str {
        match self {
            Self::Move => "Move",
            Self::Sequence => "MoveSequence",
            Self::Alias => "MoveAlias",
        }
    }
}

impl<'t> Moves<'t> {
    pub(super) fn all(&self) -> &[Named<'t>] {
        &self.all
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The number of a name.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        self.numbers.get(name).copied()
    }

    /// Takes a name that nothing has yet; what it stands for is added next.
    pub(super) fn name(
        &mut self,
        source: &Source,
        word: &Word<'t>,
        kind: Kind,
    ) -> Result<Name, DefinitionError> {
        let name = Name {
            name: word.text.to_owned(),
            span: word.span.clone(),
        };
        let mistake = |sentence: String| Err(source.mistake(word.span.clone(), sentence));
        check_name(source, &name)?;
        if is_keyword(word.text) {
            return mistake(format!(
                "a move cannot be called `{}`, which is a keyword",
                word.text
            ));
        }
        if self.numbers.contains_key(word.text) {
            return mistake(format!("the move `{}` is defined twice", word.text));
        }
        if kind != Kind::Alias {
            if self.count == MAX_MOVES {
                return mistake(format!(
                    "found more than {MAX_MOVES} moves, expected at most so many"
                ));
            }
            self.count += 1;
        }
        self.numbers.insert(word.text, self.all.len());
        Ok(name)
    }

    pub(super) fn add(&mut self, name: Name, kind: Kind, meaning: Meaning<'t>) {
        self.all.push(Named {
            name,
            kind,
            meaning,
        });
    }
}
