//! `Illegal`: pieces that must not be in a place.

use std::collections::HashSet;
use std::ops::Range;

use super::lines::Line;
use super::position::Position;
use super::set::Set;
use super::states::Label;
use crate::definition::DefinitionError;
use crate::definition::legal::Legal;
use crate::definition::source::Source;
use crate::puzzle::Condition;

const EXPECTED: &str = "a line like `Illegal SET 3 1 2` with a place and the pieces that must not be \
                        there";

/// All that the file calls illegal, each once.
#[derive(Default)]
pub(super) struct Illegal {
    all: Vec<InPlace>,
    seen: HashSet<(usize, usize, usize)>,
}

/// A piece in a place, where a state with it is illegal.
struct InPlace {
    set: usize,
    place: usize,
    piece: usize,
    span: Range<usize>,
}

impl Illegal {
    /// Reads a line `Illegal SET place piece…`. `goal` says which pieces there are.
    pub(super) fn read(
        &mut self,
        source: &Source,
        sets: &[Set],
        goal: Option<&Position>,
        line: &Line<'_>,
    ) -> Result<(), DefinitionError> {
        let Some(goal) = goal else {
            let sentence = "`Illegal` stands in front of `Solved`, expected it behind the goal whose \
                            pieces it names";
            return Err(source.mistake(line.span(), sentence));
        };
        let [_, name, place, pieces @ ..] = line.words() else {
            return Err(line.is_not(source, EXPECTED));
        };
        if pieces.is_empty() {
            return Err(line.is_not(source, EXPECTED));
        }
        let Some(number) = sets.iter().position(|set| set.name == name.text) else {
            let sentence = format!("expected the name of a set, found `{}`", name.text);
            return Err(source.mistake(name.span.clone(), sentence));
        };
        let set = &sets[number];
        let place = set.number(source, place)?;
        for word in pieces {
            let piece = set.number(source, word)?;
            if !goal.rows[number].numbers.contains(&piece) {
                let sentence = format!(
                    "the goal has no piece {} of the set `{}`",
                    word.text, set.name
                );
                return Err(source.mistake(word.span.clone(), sentence));
            }
            if self.seen.insert((number, place, piece)) {
                self.all.push(InPlace {
                    set: number,
                    place,
                    piece,
                    span: word.span.clone(),
                });
            }
        }
        Ok(())
    }

    /// Refuses what makes a goal illegal: no move could lead to it.
    pub(super) fn check_goals(
        &self,
        source: &Source,
        sets: &[Set],
        goals: &[Position],
    ) -> Result<(), DefinitionError> {
        for illegal in &self.all {
            let has_it =
                |goal: &Position| goal.rows[illegal.set].numbers[illegal.place] == illegal.piece;
            if goals.iter().any(has_it) {
                let sentence = format!(
                    "a goal has the piece {} in place {} of the set `{}`, and no move leads to an illegal \
                     state",
                    illegal.piece + 1,
                    illegal.place + 1,
                    sets[illegal.set].name
                );
                return Err(source.mistake(illegal.span.clone(), sentence));
            }
        }
        Ok(())
    }

    /// What is so in each legal state: the first cell of a place shows no side of the piece, however it
    /// is turned. Nothing where every state is legal.
    pub(super) fn legal(&self, sets: &[Set], labels: &[Label]) -> Option<Legal> {
        let conditions = self.all.iter().flat_map(|illegal| {
            let cell = sets[illegal.set].cell(illegal.place, 0);
            let sides = (0..=u8::MAX).zip(labels);
            let sides =
                sides.filter(|(_, (set, piece, _))| (*set, *piece) == (illegal.set, illegal.piece));
            sides.map(move |(label, _)| Condition::holds_other(cell as u8, label))
        });
        let conditions: Vec<_> = conditions.collect();
        let span = self.all.first()?.span.clone();
        Some(Legal { conditions, span })
    }
}
