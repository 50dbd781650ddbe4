//! A part of a sequence: the name of a move, or of a power of one.

use super::lines::Word;
use super::moves::Moves;

/// A move that is made some times, or undone so often.
#[derive(Clone, Copy)]
pub(super) struct Part {
    /// The number of the name.
    pub(super) of: usize,
    turns: usize,
    is_undone: bool,
}

/// The most digits of a number of turns.
const MAX_DIGITS: usize = 6;

impl Part {
    /// What a word means: a name, or else one with a number of turns, a `'` or both behind it.
    pub(super) fn read(moves: &Moves<'_>, word: &Word<'_>) -> Result<Self, String> {
        if let Some(of) = moves.find(word.text) {
            return Ok(Self {
                of,
                turns: 1,
                is_undone: false,
            });
        }
        let (forward, is_undone) = match word.text.strip_suffix('\'') {
            Some(forward) => (forward, true),
            None => (word.text, false),
        };
        let part = |of, turns| Self {
            of,
            turns,
            is_undone,
        };
        if let Some(of) = moves.find(forward) {
            return Ok(part(of, 1));
        }
        let power = |digits: usize| {
            let (name, turns) = forward.split_at(forward.len() - digits);
            let is_written_so = !turns.starts_with('0');
            let turns = turns.parse().ok();
            let turns = turns.filter(|turns| *turns > 1 && is_written_so)?;
            Some(part(moves.find(name)?, turns))
        };
        let digits = forward.bytes().rev().take(MAX_DIGITS);
        let digits = digits.take_while(u8::is_ascii_digit).count();
        let mut meanings = (1..=digits).filter_map(power);
        match (meanings.next(), meanings.next()) {
            (Some(part), None) => Ok(part),
            (Some(one), Some(other)) => {
                let name = |part: Self| &moves.all()[part.of].name.name;
                Err(format!(
                    "which can be a power of `{}` and one of `{}`, expected a sequence of these moves",
                    name(one),
                    name(other)
                ))
            }
            (None, _) => Err("which is not a move".to_owned()),
        }
    }

    /// The permutation of its turns, each of which is `step`.
    pub(super) fn sources(self, step: &[u8]) -> Vec<u8> {
        let mut sources = step.to_vec();
        let mut is_turned = vec![false; step.len()];
        for first in 0..step.len() {
            let mut cycle = Vec::new();
            let mut cell = first;
            while !std::mem::replace(&mut is_turned[cell], true) {
                cycle.push(cell);
                cell = usize::from(step[cell]);
            }
            if cycle.is_empty() {
                continue;
            }
            let turns = self.turns % cycle.len();
            let mut from = cycle.clone();
            if self.is_undone {
                from.rotate_right(turns);
            } else {
                from.rotate_left(turns);
            }
            for (cell, from) in cycle.into_iter().zip(from) {
                sources[cell] = from as u8;
            }
        }
        sources
    }
}
