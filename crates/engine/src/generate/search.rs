//! The search: breadth first, backward from all goals, over the inverse moves.

use crate::definition::{DefinedCase, DefinedMove, Definition};
use crate::index::hash;

/// All states from which moves lead to a goal, in the order in which they were found, each with its
/// distance.
pub(super) struct Search {
    cells: usize,
    /// The labels of all states, one state after the other.
    labels: Vec<u8>,
    distances: Vec<u32>,
    counts: Vec<u32>,
    /// Open addressing by the states' hash: the number of a state and one, or zero.
    places: Vec<u32>,
}

impl Search {
    /// Searches the whole puzzle; `None` where it has more than `max_states` states.
    pub(super) fn run(definition: &Definition, max_states: u32) -> Option<Self> {
        let mut search = Self {
            cells: definition.cells().len(),
            labels: Vec::new(),
            distances: Vec::new(),
            counts: Vec::new(),
            places: vec![0; 64],
        };
        for goal in definition.goals() {
            search.add(goal, 0);
        }
        let cases = definition.moves().iter().flat_map(DefinedMove::cases);
        let undone: Vec<_> = cases.map(DefinedCase::inverse).collect();
        let mut state = vec![0; search.cells];
        let mut before = vec![0; search.cells];
        let mut layer = 0..search.states();
        while !layer.is_empty() {
            search.counts.push(layer.len() as u32);
            for number in layer.clone() {
                state.copy_from_slice(search.state(number));
                for case in undone.iter().filter(|case| case.holds(&state)) {
                    make(&state, case.sources(), &mut before);
                    search.add(&before, search.counts.len() as u32);
                }
                if search.states() > max_states {
                    return None;
                }
            }
            layer = layer.end..search.states();
        }
        Some(search)
    }

    /// How many states there are.
    pub(super) fn states(&self) -> u32 {
        self.distances.len() as u32
    }

    /// How many states there are at each distance.
    pub(super) fn counts(&self) -> &[u32] {
        &self.counts
    }

    pub(super) fn state(&self, number: u32) -> &[u8] {
        let start = number as usize * self.cells;
        &self.labels[start..start + self.cells]
    }

    pub(super) fn distance(&self, number: u32) -> u32 {
        self.distances[number as usize]
    }

    /// The number of a state that was found.
    pub(super) fn find(&self, state: &[u8]) -> Option<u32> {
        self.places[self.place(state)].checked_sub(1)
    }

    fn add(&mut self, state: &[u8], distance: u32) {
        let place = self.place(state);
        if self.places[place] != 0 {
            return;
        }
        self.labels.extend_from_slice(state);
        self.distances.push(distance);
        self.places[place] = self.states();
        if self.distances.len() * 2 > self.places.len() {
            self.grow();
        }
    }

    fn grow(&mut self) {
        self.places = vec![0; self.places.len() * 2];
        for number in 0..self.states() {
            let place = self.place(self.state(number));
            self.places[place] = number + 1;
        }
    }

    /// The place of a state, or the free place where it would be.
    fn place(&self, state: &[u8]) -> usize {
        let mask = self.places.len() - 1;
        let mut place = hash::hash(state, 0) as usize & mask;
        while self.places[place] != 0 && self.state(self.places[place] - 1) != state {
            place = (place + 1) & mask;
        }
        place
    }
}

/// Makes a move: `(s·m)[c] = s[m[c]]`.
pub(super) fn make(state: &[u8], sources: &[u8], moved: &mut [u8]) {
    for (to, from) in moved.iter_mut().zip(sources) {
        *to = state[usize::from(*from)];
    }
}
