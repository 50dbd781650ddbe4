//! The plain search, for puzzles that no arrangement of pieces counts: breadth first, backward from all
//! goals, over the inverse moves, with each state kept as its labels.

use super::visit::{Neighbour, Visit};
use crate::definition::{DefinedCase, DefinedMove, Definition};
use crate::generate::Progress;
use crate::generate::limits::{Refusal, in_mebibytes};
use crate::generate::order::Order;
use crate::index::hash;

/// All states from which moves lead to a goal, in the order in which they were found, each with its
/// distance.
pub(in crate::generate) struct Plain {
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
        let mut search = Self {
            cells,
            labels: Vec::new(),
            distances: Vec::new(),
            counts: Vec::new(),
            places: vec![0; 64],
        };
        let fitting = max_memory / search.bytes_of(1);
        let most = max_states.min(fitting).min(u64::from(u32::MAX / 2));
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
                bytes: search.bytes_of(states),
            });
            for number in layer.clone() {
                state.copy_from_slice(search.state(number));
                for case in undone.iter().filter(|case| case.holds(&state)) {
                    make(&state, case.sources(), &mut before);
                    search.add(&before, search.counts.len() as u32);
                }
                if u64::from(search.states()) > most {
                    let is_memory = most == fitting;
                    let most = Order::from(u128::from(most));
                    return Err(Refusal::of_limits(if is_memory {
                        format!(
                            "the moves reach more than {most:#} states, for which the search takes \
                             more than {} of memory (`max-memory`)",
                            in_mebibytes(max_memory)
                        )
                    } else {
                        format!("the moves reach more than {most:#} states (`max-states`)")
                    }));
                }
            }
            layer = layer.end..search.states();
        }
        Ok(search)
    }

    /// The bytes that so many states of the puzzle take: a state has labels and a distance, and its place is
    /// one of up to four.
    pub(in crate::generate) fn bytes_of(&self, states: u64) -> u64 {
        states * (self.cells as u64 + 4 + 4 * 4)
    }

    /// How many states there are.
    pub(in crate::generate) fn states(&self) -> u32 {
        self.distances.len() as u32
    }

    /// How many states there are at each distance.
    pub(super) fn counts(&self) -> &[u64] {
        &self.counts
    }

    pub(in crate::generate) fn state(&self, number: u32) -> &[u8] {
        let start = number as usize * self.cells;
        &self.labels[start..start + self.cells]
    }

    /// The states at the largest distance.
    pub(super) fn hardest(&self) -> impl Iterator<Item = &[u8]> {
        let count = self.counts.last().copied().unwrap_or(0) as u32;
        (self.states() - count..self.states()).map(|number| self.state(number))
    }

    /// The number of a state that was found.
    pub(in crate::generate) fn find(&self, state: &[u8]) -> Option<u32> {
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
        let places = self.places.len() * 2;
        // First the old ones go, so that they never take memory together.
        self.places = Vec::new();
        self.places = vec![0; places];
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

    /// Shows all states. The slot of each is its number.
    pub(super) fn visit(&self, definition: &Definition, visitor: &mut impl Visit) {
        let mut there = vec![0; self.cells];
        for number in 0..self.states() {
            let state = self.state(number);
            let neighbours = (0..=u8::MAX)
                .zip(definition.moves())
                .filter_map(|(step, moves)| {
                    make_if_it_holds(moves, state, &mut there).then(|| {
                        let there = self.find(&there);
                        Neighbour {
                            number: step,
                            slot: there.unwrap_or(0),
                            distance: there.map(|there| self.distances[there as usize]),
                        }
                    })
                });
            visitor.state(number, self.distances[number as usize], neighbours);
        }
    }

    /// The states to which a move leads from one that was found, and which were not found, each as often as
    /// moves lead there: no moves bring them to a goal.
    pub(in crate::generate) fn for_each_dead_end(
        &self,
        definition: &Definition,
        mut show: impl FnMut(&[u8]),
    ) {
        let mut there = vec![0; self.cells];
        for number in 0..self.states() {
            for step in definition.moves() {
                if make_if_it_holds(step, self.state(number), &mut there)
                    && self.find(&there).is_none()
                {
                    show(&there);
                }
            }
        }
    }
}

/// Makes a move, unless the state does not have it.
fn make_if_it_holds(step: &DefinedMove, state: &[u8], there: &mut [u8]) -> bool {
    let case = step.cases().iter().find(|case| case.holds(state));
    if let Some(case) = case {
        make(state, case.sources(), there);
    }
    case.is_some()
}

/// Makes a move: `(s·m)[c] = s[m[c]]`.
fn make(state: &[u8], sources: &[u8], moved: &mut [u8]) {
    for (to, from) in moved.iter_mut().zip(sources) {
        *to = state[usize::from(*from)];
    }
}
