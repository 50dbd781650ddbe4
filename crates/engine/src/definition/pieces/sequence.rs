//! Moves that are made of others: each becomes one permutation, whatever the order in the file.

use super::lines::{Line, Word};
use super::moves::{Meaning, Moves};
use super::part::Part;
use super::set::Set;
use super::states;
use crate::definition::DefinitionError;
use crate::definition::source::Source;

/// The names of the moves behind the name of a sequence, separated by blanks or commas.
pub(super) fn parts<'t>(line: &Line<'t>) -> Vec<Word<'t>> {
    let words = line.words().iter().skip(2);
    words.flat_map(Word::without_commas).collect()
}

/// The permutations of all names, by number.
pub(super) fn permutations(
    source: &Source,
    sets: &[Set],
    moves: &Moves<'_>,
) -> Result<Vec<Vec<u8>>, DefinitionError> {
    let cells = sets.last().map_or(0, Set::end);
    let known = moves.all().iter().map(|named| match &named.meaning {
        Meaning::Turn(position) => Some(states::sources(sets, position)),
        Meaning::Parts(_) => None,
    });
    let mut composer = Composer {
        source,
        moves,
        nothing: (0..=u8::MAX).take(cells).collect(),
        permutations: known.collect(),
        open: Vec::new(),
        is_open: vec![false; moves.all().len()],
    };
    for number in 0..moves.all().len() {
        composer.compose(number)?;
    }
    Ok(composer.permutations.into_iter().flatten().collect())
}

/// Makes the permutations of sequences. A file has room for a chain of many thousands, each of which is
/// made of the next, so they wait on a list and not in calls of calls.
struct Composer<'a, 't> {
    source: &'a Source,
    moves: &'a Moves<'t>,
    /// The permutation that moves nothing.
    nothing: Vec<u8>,
    /// By number of the name; none where it is not known yet.
    permutations: Vec<Option<Vec<u8>>>,
    /// Sequences, each of which waits for the one behind it.
    open: Vec<Open<'a, 't>>,
    is_open: Vec<bool>,
}

/// A sequence as far as it is made.
struct Open<'a, 't> {
    number: usize,
    /// The parts that are left.
    parts: &'a [Word<'t>],
    sources: Vec<u8>,
}

impl<'a> Composer<'a, '_> {
    fn compose(&mut self, number: usize) -> Result<(), DefinitionError> {
        self.begin(number);
        while let Some(last) = self.open.last() {
            let Some((word, rest)) = last.parts.split_first() else {
                self.end();
                continue;
            };
            let part = Part::read(self.moves, word)
                .map_err(|reason| self.mistake_of_part(last.number, word, &reason))?;
            let Some(step) = &self.permutations[part.of] else {
                if self.is_open[part.of] {
                    return Err(self.made_of_itself(part.of, word));
                }
                self.begin(part.of);
                continue;
            };
            let step = part.sources(step);
            if let Some(last) = self.open.last_mut() {
                let then = step.iter().map(|from| last.sources[usize::from(*from)]);
                last.sources = then.collect();
                last.parts = rest;
            }
        }
        Ok(())
    }

    /// Begins a sequence; a move that is known is none.
    fn begin(&mut self, number: usize) {
        let moves: &'a Moves<'_> = self.moves;
        let Meaning::Parts(parts) = &moves.all()[number].meaning else {
            return;
        };
        if self.permutations[number].is_none() {
            self.is_open[number] = true;
            self.open.push(Open {
                number,
                parts,
                sources: self.nothing.clone(),
            });
        }
    }

    fn end(&mut self) {
        if let Some(made) = self.open.pop() {
            self.is_open[made.number] = false;
            self.permutations[made.number] = Some(made.sources);
        }
    }

    fn mistake_of_part(&self, number: usize, word: &Word<'_>, reason: &str) -> DefinitionError {
        let named = &self.moves.all()[number];
        let sentence = format!(
            "`{} {}` names `{}`, {reason}",
            named.kind.keyword(),
            named.name.name,
            word.text
        );
        self.source.mistake(word.span.clone(), sentence)
    }

    /// That a sequence waits for itself; the part is where this comes round.
    fn made_of_itself(&self, number: usize, part: &Word<'_>) -> DefinitionError {
        let name = |number: usize| format!("`{}`", self.moves.all()[number].name.name);
        let waiting = self.open.iter().map(|open| open.number);
        let between = waiting.skip_while(|other| *other != number).skip(1);
        let between: Vec<_> = between.map(name).collect();
        let by_way_of = if between.is_empty() {
            ""
        } else {
            " by way of "
        };
        let sentence = format!(
            "the move {} is made of itself{by_way_of}{}",
            name(number),
            between.join(", ")
        );
        self.source.mistake(part.span.clone(), sentence)
    }
}
