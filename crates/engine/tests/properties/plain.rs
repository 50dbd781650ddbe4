//! A puzzle as numbers, searched in the plainest way, straight from what the words mean.

use std::collections::{HashMap, HashSet, VecDeque};

/// A state: the number of the label in each cell.
pub(crate) type Labels = Vec<usize>;

#[derive(Clone, Debug)]
pub(crate) struct Plain {
    /// For each move and each cell, the cell whose label comes there.
    pub(crate) moves: Vec<Vec<usize>>,
    pub(crate) goals: Vec<Labels>,
}

impl Plain {
    fn make(step: &[usize], state: &[usize]) -> Labels {
        step.iter().map(|source| state[*source]).collect()
    }

    /// The state that the move makes this one of.
    fn undo(step: &[usize], state: &[usize]) -> Labels {
        let mut before = state.to_vec();
        for (label, source) in state.iter().zip(step) {
            before[*source] = *label;
        }
        before
    }

    /// The distance of each state that can be brought to a goal.
    pub(crate) fn distances(&self) -> HashMap<Labels, usize> {
        let mut distances: HashMap<_, _> =
            self.goals.iter().map(|goal| (goal.clone(), 0)).collect();
        let mut queue = VecDeque::from(self.goals.clone());
        while let Some(state) = queue.pop_front() {
            let distance = distances[&state] + 1;
            for step in &self.moves {
                let before = Self::undo(step, &state);
                if !distances.contains_key(&before) {
                    distances.insert(before.clone(), distance);
                    queue.push_back(before);
                }
            }
        }
        distances
    }

    /// The smallest of the shortest paths to a goal: always the first move that comes nearer.
    pub(crate) fn follow(&self, from: &[usize], distances: &HashMap<Labels, usize>) -> Vec<usize> {
        let mut path = Vec::new();
        let mut state = from.to_vec();
        while distances[&state] > 0 {
            let nearer =
                |step: &Vec<usize>| distances[&Self::make(step, &state)] < distances[&state];
            let number = self.moves.iter().position(nearer);
            let number = number.expect("some move comes nearer to a goal");
            state = Self::make(&self.moves[number], &state);
            path.push(number);
        }
        path
    }

    /// The smallest of the shortest paths to a target, found by trying all paths, the shorter and
    /// then the smaller first.
    pub(crate) fn search(
        &self,
        from: &Labels,
        is_target: impl Fn(&Labels) -> bool,
    ) -> Option<Vec<usize>> {
        let mut seen = HashSet::from([from.clone()]);
        let mut queue = VecDeque::from([(from.clone(), Vec::new())]);
        while let Some((state, path)) = queue.pop_front() {
            if is_target(&state) {
                return Some(path);
            }
            for (number, step) in self.moves.iter().enumerate() {
                let next = Self::make(step, &state);
                if seen.insert(next.clone()) {
                    let longer = path.iter().copied().chain([number]).collect();
                    queue.push_back((next, longer));
                }
            }
        }
        None
    }
}
