//! A plain search of a definition: states as labels in a map, moves made by what their words mean.

use std::collections::{HashMap, HashSet};

use wayhome_engine::definition::{DefinedCase, DefinedMove, Definition};

/// The number of the label in each cell.
pub(crate) type Labels = Vec<u8>;

/// The states that moves bring to a goal, each with its distance.
pub(crate) struct Plain<'d> {
    definition: &'d Definition,
    pub(crate) distances: HashMap<Labels, u32>,
}

fn holds(case: &DefinedCase, state: &[u8]) -> bool {
    case.conditions().iter().all(|condition| {
        let is_there = state[usize::from(condition.cell())] == condition.label();
        is_there == condition.is_met_by_label()
    })
}

/// The state that a move leads to; `None` where the state does not have it.
pub(crate) fn make(step: &DefinedMove, state: &[u8]) -> Option<Labels> {
    let case = step.cases().iter().find(|case| holds(case, state))?;
    let sources = case.sources().iter();
    Some(sources.map(|from| state[usize::from(*from)]).collect())
}

/// The state that a case makes this one of.
fn undo(case: &DefinedCase, state: &[u8]) -> Option<Labels> {
    let mut before = state.to_vec();
    for (label, source) in state.iter().zip(case.sources()) {
        before[usize::from(*source)] = *label;
    }
    holds(case, &before).then_some(before)
}

impl<'d> Plain<'d> {
    pub(crate) fn search(definition: &'d Definition) -> Self {
        let goals = definition.goals().iter();
        let mut distances: HashMap<_, _> = goals.map(|goal| (goal.clone(), 0)).collect();
        let mut layer = definition.goals().to_vec();
        for distance in 1.. {
            let mut next = Vec::new();
            let cases = || definition.moves().iter().flat_map(DefinedMove::cases);
            for before in layer
                .iter()
                .flat_map(|state| cases().filter_map(|case| undo(case, state)))
            {
                if !distances.contains_key(&before) {
                    distances.insert(before.clone(), distance);
                    next.push(before);
                }
            }
            if next.is_empty() {
                break;
            }
            layer = next;
        }
        Self {
            definition,
            distances,
        }
    }

    /// Shows each state that moves bring to a goal, by a search that keeps no distances.
    pub(crate) fn each_state(definition: &Definition, mut show: impl FnMut(&[u8])) {
        let mut seen: HashSet<Box<[u8]>> = HashSet::new();
        let mut left = definition.goals().to_vec();
        seen.extend(left.iter().map(|goal| goal.clone().into_boxed_slice()));
        while let Some(state) = left.pop() {
            show(&state);
            let cases = definition.moves().iter().flat_map(DefinedMove::cases);
            for before in cases.filter_map(|case| undo(case, &state)) {
                if !seen.contains(&*before) {
                    seen.insert(before.clone().into_boxed_slice());
                    left.push(before);
                }
            }
        }
    }

    /// How many states there are at each distance.
    pub(crate) fn counts(&self) -> Vec<u64> {
        let furthest = self.distances.values().max().expect("a goal is a state");
        let mut counts = vec![0; *furthest as usize + 1];
        for distance in self.distances.values() {
            counts[*distance as usize] += 1;
        }
        counts
    }

    /// The numbers of the moves of a state's path: from each state the first move that comes nearer.
    pub(crate) fn path(&self, from: &[u8]) -> Option<Vec<u8>> {
        let mut left = *self.distances.get(from)?;
        let (mut state, mut path) = (from.to_vec(), Vec::new());
        while left > 0 {
            let nearer = |(number, step): (u8, &DefinedMove)| {
                let there = make(step, &state)?;
                (self.distances.get(&there) == Some(&(left - 1))).then_some((number, there))
            };
            let mut moves = (0..).zip(self.definition.moves());
            let (number, there) = moves.find_map(nearer).expect("some move comes nearer");
            path.push(number);
            (state, left) = (there, left - 1);
        }
        Some(path)
    }
}
