//! The plain search, which shares nothing with the engine: every state by its labels, in a map.

mod magic_board;
mod pocket_cube;

use std::collections::HashMap;

pub use magic_board::magic_board;
pub use pocket_cube::{CELLS, pocket_cube};

/// A puzzle of `N` cells with one goal, and each state's distance to it.
pub struct Plain<const N: usize> {
    moves: Vec<Move<N>>,
    distances: HashMap<[u8; N], u8>,
    separator: &'static str,
}

/// A name, and for each cell the cell whose label comes there.
type Move<const N: usize> = (String, [usize; N]);

fn make<const N: usize>(state: [u8; N], sources: &[usize; N]) -> [u8; N] {
    sources.map(|cell| state[cell])
}

fn undo<const N: usize>(state: [u8; N], sources: &[usize; N]) -> [u8; N] {
    let mut undone = state;
    for (label, cell) in state.iter().zip(sources) {
        undone[*cell] = *label;
    }
    undone
}

impl<const N: usize> Plain<N> {
    /// Searches backward from the goal, which has the labels `0..N` in order.
    fn search(moves: Vec<Move<N>>, separator: &'static str) -> Self {
        let goal = std::array::from_fn(|cell| u8::try_from(cell).unwrap());
        let mut distances = HashMap::from([(goal, 0)]);
        let (mut layer, mut distance) = (vec![goal], 0);
        while !layer.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for state in layer {
                for (_, sources) in &moves {
                    let before = undo(state, sources);
                    distances.entry(before).or_insert_with(|| {
                        next.push(before);
                        distance
                    });
                }
            }
            layer = next;
        }
        Self {
            moves,
            distances,
            separator,
        }
    }

    /// All states, in the order of their labels.
    #[must_use]
    pub fn states(&self) -> Vec<[u8; N]> {
        let mut states: Vec<_> = self.distances.keys().copied().collect();
        states.sort_unstable();
        states
    }

    /// How far a state is from the goal.
    ///
    /// # Panics
    ///
    /// If no moves bring the state to the goal.
    #[must_use]
    pub fn distance(&self, state: [u8; N]) -> u8 {
        self.distances[&state]
    }

    /// The smallest of all shortest paths: again and again the first move that comes nearer.
    ///
    /// # Panics
    ///
    /// If no moves bring the state to the goal.
    #[must_use]
    pub fn path(&self, mut state: [u8; N]) -> String {
        let mut names = Vec::new();
        while self.distance(state) > 0 {
            let nearer = self.moves.iter().find_map(|(name, sources)| {
                let next = make(state, sources);
                (self.distance(next) < self.distance(state)).then_some((name, next))
            });
            let (name, next) = nearer.expect("a state that is no goal has a nearer neighbour");
            names.push(name.as_str());
            state = next;
        }
        names.join(self.separator)
    }

    /// The path from one state to another: that of the first state, when the labels are called so that
    /// the second is the goal.
    ///
    /// # Panics
    ///
    /// If the states do not have the same labels, or no moves lead from the one to the other.
    #[must_use]
    pub fn path_between(&self, from: [u8; N], to: [u8; N]) -> String {
        let called = |label: u8| to.iter().position(|other| *other == label).unwrap();
        self.path(from.map(|label| u8::try_from(called(label)).unwrap()))
    }
}
