//! All shortest paths that answer a question, not only the smallest.

use std::collections::HashMap;
use std::vec;

use wayhome::{Image, Move, State};

use super::exit::Failure;
use super::question::Question;

/// The shortest paths from a state to another, or to the nearest goals.
#[derive(Clone, Copy)]
pub(super) struct Shortest<'a> {
    image: &'a Image<'a>,
    from: &'a [u8],
    /// How long each of them is.
    length: usize,
    /// What tells how far other states are.
    question: Question<'a>,
}

impl<'a> Shortest<'a> {
    /// The paths that answer a question with this state for its open end, where one of them is so long.
    pub(super) fn of(
        image: &'a Image<'a>,
        question: &'a Question<'a>,
        open: &'a [u8],
        length: usize,
    ) -> Self {
        let (from, to) = question.ends(open);
        Self {
            image,
            from,
            length,
            question: Question::From { to },
        }
    }

    /// How many there are.
    pub(super) fn count(&self) -> Result<u64, Failure> {
        self.count_if_few().ok_or_else(|| {
            let most = u64::MAX;
            Failure::wrong_input(format!("there are more than {most} shortest paths"))
        })
    }

    /// `None` where they are more than 64 bits can count.
    fn count_if_few(&self) -> Option<u64> {
        let mut ways = HashMap::from([(self.from.to_vec(), 1u64)]);
        for distance in (1..=self.length).rev() {
            let mut nearer: HashMap<Vec<u8>, u64> = HashMap::new();
            for (state, count) in ways {
                for (_, state) in self.nearer(&state, distance) {
                    let there = nearer.entry(state.to_vec()).or_default();
                    *there = there.checked_add(count)?;
                }
            }
            ways = nearer;
        }
        ways.values()
            .try_fold(0, |sum: u64, count| sum.checked_add(*count))
    }

    /// The paths, in the order of the definition's moves.
    pub(super) fn paths(self) -> Paths<'a> {
        Paths {
            moves: Vec::new(),
            levels: vec![self.nearer(self.from, self.length)],
            is_empty_path_due: self.length == 0,
            shortest: self,
        }
    }

    /// The moves that come nearer from a state at this distance, and where they lead.
    fn nearer(&self, state: &[u8], distance: usize) -> vec::IntoIter<(Move<'a>, State)> {
        let steps = self.image.puzzle().moves().iter();
        let neighbours = steps.filter_map(|step| Some((step, step.apply(state)?)));
        let is_nearer = |state: &State| {
            let path = self.question.ask(self.image, state);
            path.is_ok_and(|path| path.len() + 1 == distance)
        };
        let nearer: Vec<_> = neighbours.filter(|(_, state)| is_nearer(state)).collect();
        nearer.into_iter()
    }
}

/// Walks all shortest paths, depth first.
pub(super) struct Paths<'a> {
    shortest: Shortest<'a>,
    moves: Vec<Move<'a>>,
    /// What is still to be tried in front of each move, and behind the last.
    levels: Vec<vec::IntoIter<(Move<'a>, State)>>,
    is_empty_path_due: bool,
}

impl<'a> Iterator for Paths<'a> {
    type Item = Vec<Move<'a>>;

    fn next(&mut self) -> Option<Vec<Move<'a>>> {
        if std::mem::take(&mut self.is_empty_path_due) {
            return Some(Vec::new());
        }
        while let Some(level) = self.levels.last_mut() {
            let Some((step, state)) = level.next() else {
                self.levels.pop();
                self.moves.pop();
                continue;
            };
            self.moves.push(step);
            let left = self.shortest.length - self.moves.len();
            if left == 0 {
                let path = self.moves.clone();
                self.moves.pop();
                return Some(path);
            }
            self.levels.push(self.shortest.nearer(&state, left));
        }
        None
    }
}
