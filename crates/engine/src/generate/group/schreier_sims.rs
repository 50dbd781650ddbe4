//! From generators to a stabiliser chain (Sims 1970; with elements by chance first, after Leon,
//! "On an algorithm for finding a base and a strong generating set for a group given by generating
//! permutations", 1980).

use super::chance::Chance;
use super::level::Level;
use super::permutation::Permutation;
use crate::generate::order::Order;

/// After so many elements by chance that the chain already had, it is taken to be whole, and proven.
const ENOUGH: usize = 24;

/// The levels of a chain for all elements that the generators make, but for those with a single place.
pub(super) fn levels(cells: usize, generators: &[Permutation], most: Option<&Order>) -> Vec<Level> {
    let identity = Permutation::identity();
    let mut moving: Vec<Permutation> = Vec::new();
    for generator in generators {
        if *generator != identity && !moving.contains(generator) {
            moving.push(*generator);
        }
    }
    let mut chain = Growing {
        levels: points(cells, &moving).into_iter().map(Level::new).collect(),
    };
    for generator in &moving {
        chain.add(0, *generator);
    }
    if !moving.is_empty() {
        chain.grow_by_chance(&moving);
        if most.is_none_or(|most| chain.order() != *most) {
            chain.prove();
        }
    }
    let mut levels = chain.levels;
    levels.retain(|level| level.orbit.len() > 1);
    levels
}

/// All cells: those in the largest orbits first, so that the last levels have few places and rows and
/// columns can be cut where it is best.
fn points(cells: usize, generators: &[Permutation]) -> Vec<u8> {
    let mut orbit_of: Vec<usize> = (0..cells).collect();
    let mut has_changed = true;
    while has_changed {
        has_changed = false;
        for generator in generators {
            for cell in 0..cells {
                let image = usize::from(generator.of(cell as u8));
                let first = orbit_of[cell].min(orbit_of[image]);
                has_changed |= orbit_of[cell] != orbit_of[image];
                (orbit_of[cell], orbit_of[image]) = (first, first);
            }
        }
    }
    let size = |orbit: usize| orbit_of.iter().filter(|other| **other == orbit).count();
    let mut points: Vec<usize> = (0..cells).collect();
    points.sort_by_key(|cell| (usize::MAX - size(orbit_of[*cell]), orbit_of[*cell], *cell));
    points.into_iter().map(|cell| cell as u8).collect()
}

/// A chain that may lack elements. It has a level for each cell, so only the identity passes all.
struct Growing {
    levels: Vec<Level>,
}

impl Growing {
    fn order(&self) -> Order {
        Order::of_product(self.levels.iter().map(|level| level.orbit.len() as u32))
    }

    /// Brings the points of all levels from `first` on home, if the chain knows how; else gives back the level
    /// that does not, and what the element has become.
    fn sift(&self, first: usize, mut element: Permutation) -> Option<(usize, Permutation)> {
        for (number, level) in self.levels.iter().enumerate().skip(first) {
            match level.place(element.of(level.point)) {
                Some(0) => {}
                Some(place) => element = element.then(&level.homeward[place]),
                None => return Some((number, element)),
            }
        }
        None
    }

    /// Adds an element that fixes the points of all levels before this one.
    fn add(&mut self, level: usize, element: Permutation) {
        self.levels[level].add(element);
    }

    /// Adds what a sift of an element left at a level, to all levels from `first` on whose points before
    /// it fixes.
    fn add_residue(&mut self, first: usize, level: usize, residue: Permutation) {
        for number in first..=level {
            self.add(number, residue);
        }
    }

    fn grow_by_chance(&mut self, generators: &[Permutation]) {
        let mut chance = Chance::new(generators);
        let mut known = 0;
        while known < ENOUGH {
            match self.sift(0, chance.element()) {
                Some((level, residue)) => {
                    known = 0;
                    self.add_residue(1, level, residue);
                }
                None => known += 1,
            }
        }
    }

    /// Adds what is missing, until each level is the stabiliser of the one before: as Schreier's lemma
    /// has it, until all generators of the stabilisers pass.
    fn prove(&mut self) {
        let mut number = self.levels.len();
        while let Some(level) = number.checked_sub(1) {
            number = match self.missing(level) {
                Some((place, residue)) => {
                    self.add_residue(level + 1, place, residue);
                    place + 1
                }
                None => level,
            };
        }
    }

    /// What is left of a generator of the stabiliser of a level's point, where the levels behind lack it.
    fn missing(&self, number: usize) -> Option<(usize, Permutation)> {
        let level = &self.levels[number];
        level
            .orbit
            .iter()
            .zip(&level.outward)
            .find_map(|(cell, outward)| {
                level.generators.iter().find_map(|generator| {
                    let place = level.place(generator.of(*cell))?;
                    let fixing = outward.then(generator).then(&level.homeward[place]);
                    self.sift(number + 1, fixing)
                })
            })
    }
}
