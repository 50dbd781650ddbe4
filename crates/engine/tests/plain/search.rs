//! The plain search: all states of a puzzle, and the smallest of all shortest paths of each.

use std::collections::{HashMap, VecDeque};

use crate::rules::Rules;

/// All states that the moves make of the solved one, numbered as a search meets them.
pub(crate) struct Plain<R: Rules> {
    pub(crate) states: Vec<R::State>,
    /// For each state and each move, the state that the move makes of it.
    after: Vec<Vec<Option<usize>>>,
    distances: Vec<usize>,
}

impl<R: Rules> Plain<R> {
    pub(crate) fn search() -> Self {
        let mut states = vec![R::solved()];
        let mut numbers = HashMap::from([(R::solved(), 0)]);
        let mut after: Vec<Vec<_>> = Vec::new();
        while let Some(from) = states.get(after.len()).cloned() {
            let made = (0..R::MOVES.len()).map(|number| {
                let to = R::make(number, &from)?;
                Some(*numbers.entry(to.clone()).or_insert_with(|| {
                    states.push(to);
                    states.len() - 1
                }))
            });
            after.push(made.collect());
        }
        let distances = distances(&after);
        Self {
            states,
            after,
            distances,
        }
    }

    /// How many states there are at each distance.
    pub(crate) fn counts(&self) -> Vec<u32> {
        let furthest = self.distances.iter().max().expect("there is a state");
        let mut counts = vec![0; furthest + 1];
        for distance in &self.distances {
            counts[*distance] += 1;
        }
        counts
    }

    /// The names of the moves of a state's path: from each state the first move that comes nearer.
    pub(crate) fn path(&self, start: usize) -> Vec<&'static str> {
        let (mut at, mut path) = (start, Vec::new());
        while self.distances[at] > 0 {
            let is_nearer = |to: &usize| self.distances[*to] < self.distances[at];
            let (number, to) = (0..)
                .zip(&self.after[at])
                .find_map(|(number, to)| Some((number, (*to).filter(is_nearer)?)))
                .expect("some move comes nearer");
            path.push(R::MOVES[number]);
            at = to;
        }
        path
    }
}

/// The distance of each state to state 0: a search backward.
fn distances(after: &[Vec<Option<usize>>]) -> Vec<usize> {
    let mut before = vec![Vec::new(); after.len()];
    for (from, made) in after.iter().enumerate() {
        for to in made.iter().flatten() {
            before[*to].push(from);
        }
    }
    let mut distances = vec![None; after.len()];
    distances[0] = Some(0);
    let mut queue = VecDeque::from([0]);
    while let Some(to) = queue.pop_front() {
        for from in &before[to] {
            if distances[*from].is_none() {
                distances[*from] = distances[to].map(|distance: usize| distance + 1);
                queue.push_back(*from);
            }
        }
    }
    let distances: Option<Vec<_>> = distances.into_iter().collect();
    distances.expect("for each way to a state there is one back")
}
