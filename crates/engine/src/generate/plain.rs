//! The plain search, for puzzles that no arrangement of pieces counts: breadth first, backward from all
//! goals, over the inverse moves, with each state kept as its labels.

use super::Progress;
use super::plan::in_mebibytes;
use super::refusal::Refusal;
use super::visit::{Neighbour, Visit};
use crate::definition::{DefinedCase, DefinedMove, Definition};
use crate::index::hash;

/// All states from which moves lead to a goal, in the order in which they were found, each with its
/// distance.
pub(super) struct Plain {
    cells: usize,
    /// The labels of all states, one state after the other.
    labels: Vec<u8>,
    distances: Vec<u32>,
    counts: Vec<u64>,
    /// Open addressing by the states' hash: the number of a state and one, or zero.
    places: Vec<u32>,
}

impl Plain {
    /// Searches the whole puzzle, as long as it does not have more states than the limits allow, and tells
    /// how far it has come.
    pub(super) fn run(
        definition: &Definition,
        max_states: u64,
        max_memory: u64,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Self, Refusal> {
        let cells = definition.cells().len();
        let fitting = max_memory / Self::bytes(definition, 1);
        let most = max_states.min(fitting).min(u64::from(u32::MAX / 2));
        let mut search = Self {
            cells,
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
            search.counts.push(layer.len() as u64);
            let states = u64::from(search.states());
            progress(Progress {
                states,
                slots: most as u32,
                distance: search.counts.len() - 1,
                bytes: Self::bytes(definition, states),
            });
            for number in layer.clone() {
                state.copy_from_slice(search.state(number));
                for case in undone.iter().filter(|case| case.holds(&state)) {
                    make(&state, case.sources(), &mut before);
                    search.add(&before, search.counts.len() as u32);
                }
                if u64::from(search.states()) > most {
                    return Err(Refusal::of_limits(if most == fitting {
                        format!(
                            "the moves reach more than {most} states, for which the search takes \
                             more than {} of memory (`max-memory`)",
                            in_mebibytes(max_memory)
                        )
                    } else {
                        format!("the moves reach more than {most} states (`max-states`)")
                    }));
                }
            }
            layer = layer.end..search.states();
        }
        Ok(search)
    }

    /// The bytes that a search of so many states takes. A state has labels and a distance; its place is one
    /// of at least two, and while the places grow the old ones are there too.
    pub(super) fn bytes(definition: &Definition, states: u64) -> u64 {
        states * (definition.cells().len() as u64 + 4 + 4 * 4)
    }

    /// How many states there are.
    pub(super) fn states(&self) -> u32 {
        self.distances.len() as u32
    }

    /// How many states there are at each distance.
    pub(super) fn counts(&self) -> &[u64] {
        &self.counts
    }

    pub(super) fn state(&self, number: u32) -> &[u8] {
        let start = number as usize * self.cells;
        &self.labels[start..start + self.cells]
    }

    /// The states at the largest distance.
    pub(super) fn hardest(&self) -> impl Iterator<Item = &[u8]> {
        let count = self.counts.last().copied().unwrap_or(0) as u32;
        (self.states() - count..self.states()).map(|number| self.state(number))
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

    /// Shows all states. The slot of each is that with its number.
    pub(super) fn visit(&self, definition: &Definition, slots: &[u32], visitor: &mut impl Visit) {
        for number in 0..self.states() {
            let neighbours = Self::neighbours(definition, self.state(number));
            let neighbours = neighbours.map(|(step, there)| {
                let there = self.find(&there);
                Neighbour {
                    number: step,
                    slot: there.map_or(0, |there| slots[there as usize]),
                    distance: there.map(|there| self.distances[there as usize]),
                }
            });
            let slot = slots[number as usize];
            visitor.state(slot, self.distances[number as usize], neighbours);
        }
    }

    /// Where the moves lead from a state, in their order; nothing for those that it does not have.
    pub(super) fn neighbours<'d>(
        definition: &'d Definition,
        state: &'d [u8],
    ) -> impl Iterator<Item = (u8, Vec<u8>)> + 'd {
        let moves = (0..=u8::MAX).zip(definition.moves());
        moves.filter_map(|(number, step)| {
            let case = step.cases().iter().find(|case| case.holds(state))?;
            let mut there = vec![0; state.len()];
            make(state, case.sources(), &mut there);
            Some((number, there))
        })
    }
}

/// Makes a move: `(s·m)[c] = s[m[c]]`.
fn make(state: &[u8], sources: &[u8], moved: &mut [u8]) {
    for (to, from) in moved.iter_mut().zip(sources) {
        *to = state[usize::from(*from)];
    }
}
