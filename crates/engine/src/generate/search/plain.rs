//! The plain search, for puzzles that no arrangement of pieces counts: breadth first, backward from all
//! goals, over the inverse moves, with each state kept as its labels.

use super::batch::Batch;
use super::places::{self, Places};
use super::visit::{Neighbour, Visit};
use crate::definition::{DefinedCase, DefinedMove, Definition};
use crate::generate::limits::in_mebibytes;
use crate::generate::order::Order;
use crate::generate::progress::Progress;
use crate::generate::refusal::Refusal;
use crate::index::hash;

/// All states from which moves lead to a goal, in the order in which they were found, each with its
/// distance.
pub(in crate::generate) struct Plain {
    cells: usize,
    /// The labels of all states, one state after the other.
    labels: Vec<u8>,
    distances: Vec<u32>,
    counts: Vec<u64>,
    places: Places,
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
            places: Places::for_states(32),
        };
        let fitting = max_memory / search.bytes_of(1);
        let most = max_states.min(fitting).min(u64::from(u32::MAX / 2));
        for goal in definition.goals() {
            search.add(goal, hash::hash(goal, 0), 0);
        }
        let cases = definition.moves().iter().flat_map(DefinedMove::cases);
        let undone: Vec<_> = cases.map(DefinedCase::inverse).collect();
        let mut state = vec![0; cells];
        let mut batch = Batch::of_states(cells);
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
                    make(&state, case.sources(), batch.push());
                }
                if batch.is_full() || number + 1 == layer.end {
                    search.fetch(&mut batch);
                    let distance = search.counts.len() as u32;
                    for (before, hash) in batch.states().zip(batch.hashes()) {
                        search.add(before, *hash, distance);
                    }
                    batch.clear();
                }
                if u64::from(search.states()) > most {
                    return Err(refused(most, most == fitting, max_memory));
                }
            }
            layer = layer.end..search.states();
        }
        Ok(search)
    }

    /// The bytes that so many states of the puzzle take: a state has labels, a distance and places.
    pub(in crate::generate) fn bytes_of(&self, states: u64) -> u64 {
        states * (self.cells as u64 + 4 + places::BYTES_OF_STATE)
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

    /// The number of a state with this hash that was found.
    fn find(&self, state: &[u8], hash: u64) -> Option<u32> {
        let number = self.places.find(hash, |number| self.state(number) == state);
        number.ok()
    }

    fn add(&mut self, state: &[u8], hash: u64, distance: u32) {
        let Err(place) = self.places.find(hash, |number| self.state(number) == state) else {
            return;
        };
        self.places.set(place, hash, self.states());
        self.labels.extend_from_slice(state);
        self.distances.push(distance);
        if self.distances.len() == self.places.most_states() {
            self.grow();
        }
    }

    fn grow(&mut self) {
        // First the old places go, so that they never take memory together.
        self.places = Places::for_states(0);
        let mut places = Places::for_states(self.distances.len() * 2);
        for number in 0..self.states() {
            let hash = hash::hash(self.state(number), 0);
            if let Err(place) = places.find(hash, |_| false) {
                places.set(place, hash, number);
            }
        }
        self.places = places;
    }

    /// Looks at the memory where the states of a batch are likely to be. What is looked at together comes
    /// sooner than one after the other.
    fn fetch(&self, batch: &mut Batch) {
        batch.count_hashes();
        let guesses = batch.hashes().iter().map(|hash| self.places.guess(*hash));
        let guesses: Vec<_> = guesses.collect();
        let guesses = guesses.into_iter().flatten();
        let labels = guesses.map(|number| self.labels[number as usize * self.cells]);
        std::hint::black_box(labels.fold(0, u8::wrapping_add));
    }

    /// Shows all states. The slot of each is its number.
    pub(super) fn visit(&self, definition: &Definition, visitor: &mut impl Visit) {
        let mut batch = Batch::of_states(self.cells);
        let mut steps: Vec<(u32, u8)> = Vec::new();
        let mut first = 0;
        for number in 0..self.states() {
            let moves = (0..=u8::MAX).zip(definition.moves());
            for (step, moves) in moves.filter(|_| visitor.wants_neighbours()) {
                let state = self.state(number);
                if let Some(case) = moves.cases().iter().find(|case| case.holds(state)) {
                    make(state, case.sources(), batch.push());
                    steps.push((number, step));
                }
            }
            if batch.is_full() || number + 1 == self.states() {
                self.fetch(&mut batch);
                self.show(first..=number, &steps, &batch, visitor);
                batch.clear();
                steps.clear();
                first = number + 1;
            }
        }
    }

    /// Shows some states. `steps` has the state and the move of each neighbour in a batch.
    fn show(
        &self,
        states: std::ops::RangeInclusive<u32>,
        steps: &[(u32, u8)],
        batch: &Batch,
        visitor: &mut impl Visit,
    ) {
        let neighbours = batch.states().zip(batch.hashes());
        let mut neighbours = steps.iter().zip(neighbours).peekable();
        for number in states {
            let of_state = std::iter::from_fn(|| {
                let ((_, step), (there, hash)) =
                    neighbours.next_if(|((of, _), _)| *of == number)?;
                let there = self.find(there, *hash);
                Some(Neighbour {
                    number: *step,
                    slot: there.unwrap_or(0),
                    distance: there.map(|there| self.distances[there as usize]),
                })
            });
            visitor.state(number, self.distances[number as usize], of_state);
            // A visitor need not look at all of them.
            while neighbours.next_if(|((of, _), _)| *of == number).is_some() {}
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
            let state = self.state(number);
            for step in definition.moves() {
                if let Some(case) = step.cases().iter().find(|case| case.holds(state)) {
                    make(state, case.sources(), &mut there);
                    if self.find(&there, hash::hash(&there, 0)).is_none() {
                        show(&there);
                    }
                }
            }
        }
    }
}

/// Makes a move: `(s·m)[c] = s[m[c]]`.
fn make(state: &[u8], sources: &[u8], moved: &mut [u8]) {
    for (to, from) in moved.iter_mut().zip(sources) {
        *to = state[usize::from(*from)];
    }
}

fn refused(most: u64, is_for_memory: bool, max_memory: u64) -> Refusal {
    let most = Order::from(u128::from(most));
    Refusal::of_limits(if is_for_memory {
        format!(
            "the moves reach more than {most:#} states, for which the search takes more than {} of memory \
             (`max-memory`)",
            in_mebibytes(max_memory)
        )
    } else {
        format!("the moves reach more than {most:#} states (`max-states`)")
    })
}
