//! The permutation group that the moves of a puzzle generate, as a stabiliser chain.
//!
//! A state of a puzzle whose labels all differ is an element: to which cell each label went from its
//! home in the first goal. A move sends each cell on: so it is made from the other side of an element
//! than the relabelling is.

mod chance;
mod level;
mod permutation;
mod schreier_sims;

pub(super) use level::Level;
pub(super) use permutation::Permutation;

use super::order::Order;
use super::section::Section;
use super::shape::cases;
use crate::definition::{DefinedMove, Definition};

/// A permutation group of the cells, whose elements are exactly the products of one outward element
/// of each level: that of the last level is made first.
#[derive(Clone, Debug)]
pub(super) struct Group {
    cells: usize,
    levels: Vec<Level>,
}

impl Group {
    /// The group of a puzzle; `None` where labels repeat or moves have guards, so that its states are none.
    ///
    /// `most` is a number of states that there are not more of, if one is known. A group of that order needs
    /// no further proof.
    pub(super) fn of(definition: &Definition, most: Option<&Order>) -> Option<Self> {
        let is_guarded = definition.moves().iter().any(DefinedMove::is_guarded);
        if is_guarded || !definition.all_labels_differ() {
            return None;
        }
        let cells = definition.cells().len();
        let generators = Permutation::of_cases(&cases(definition));
        Some(Self {
            cells,
            levels: schreier_sims::levels(cells, &generators, most),
        })
    }

    /// How many elements it has.
    pub(super) fn order(&self) -> Order {
        Order::of_product(self.levels.iter().map(|level| level.orbit.len() as u32))
    }

    pub(super) fn cells(&self) -> usize {
        self.cells
    }

    /// Those whose points some element moves though it fixes the points before.
    pub(super) fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Whether an element with these images belongs to the group.
    pub(super) fn contains(&self, images: &[u8]) -> bool {
        let mut element = Permutation::new(images);
        for level in &self.levels {
            let Some(place) = level.place(element.of(level.point)) else {
                return false;
            };
            element = element.then(&level.homeward[place]);
        }
        element == Permutation::identity()
    }

    /// The element with a number below the order, which is within 32 bits.
    pub(super) fn element(&self, number: u32) -> Permutation {
        element(&self.levels, number)
    }

    /// Writes the levels as an image has them.
    pub(super) fn put_levels(&self, section: &mut Section) {
        for level in &self.levels {
            section.put((level.point, level.orbit.len() as u8));
            section.put_bytes(level.places(self.cells));
            for homeward in &level.homeward[1..] {
                section.put_bytes(homeward.images(self.cells));
            }
        }
    }
}

/// The product of the outward elements of some levels whose places are the digits of a number.
pub(super) fn element(levels: &[Level], mut number: u32) -> Permutation {
    let mut element = Permutation::identity();
    for level in levels.iter().rev() {
        let places = level.orbit.len() as u32;
        element = element.then(&level.outward[(number % places) as usize]);
        number /= places;
    }
    element
}
