//! A level of a stabiliser chain.

use super::permutation::Permutation;
use crate::index::chain::NOWHERE;
use crate::puzzle::MAX_CELLS;

/// Where the elements that fix the points of all earlier levels send the point of this one.
#[derive(Clone, Debug)]
pub(in crate::generate) struct Level {
    pub(in crate::generate) point: u8,
    /// The cells where the point can go, itself first.
    pub(in crate::generate) orbit: Vec<u8>,
    /// The place of each cell in the orbit, or [`NOWHERE`].
    place_of: [u8; MAX_CELLS],
    /// For each place of the orbit an element that sends the point there.
    pub(in crate::generate) outward: Vec<Permutation>,
    /// For each place of the orbit the element that undoes the outward one.
    pub(in crate::generate) homeward: Vec<Permutation>,
    /// Elements that fix the points of all earlier levels.
    pub(super) generators: Vec<Permutation>,
}

impl Level {
    /// Of elements that are not known yet.
    pub(super) fn new(point: u8) -> Self {
        let mut place_of = [NOWHERE; MAX_CELLS];
        place_of[usize::from(point)] = 0;
        Self {
            point,
            orbit: vec![point],
            place_of,
            outward: vec![Permutation::identity()],
            homeward: vec![Permutation::identity()],
            generators: Vec::new(),
        }
    }

    /// The place of a cell in the orbit.
    #[inline]
    pub(in crate::generate) fn place(&self, cell: u8) -> Option<usize> {
        let place = self.place_of[usize::from(cell)];
        (place != NOWHERE).then_some(usize::from(place))
    }

    pub(in crate::generate) fn places(&self, cells: usize) -> &[u8] {
        &self.place_of[..cells]
    }

    /// Adds a generator, and the cells that it adds to the orbit.
    pub(super) fn add(&mut self, generator: Permutation) {
        self.generators.push(generator);
        let known = self.orbit.len();
        let mut place = 0;
        while place < self.orbit.len() {
            // The other generators send what was known to what was known.
            let first = if place < known {
                self.generators.len() - 1
            } else {
                0
            };
            for number in first..self.generators.len() {
                let generator = self.generators[number];
                let cell = generator.of(self.orbit[place]);
                if self.place(cell).is_none() {
                    self.place_of[usize::from(cell)] = self.orbit.len() as u8;
                    self.orbit.push(cell);
                    let outward = self.outward[place].then(&generator);
                    self.outward.push(outward);
                    self.homeward.push(outward.inverse());
                }
            }
            place += 1;
        }
    }
}
