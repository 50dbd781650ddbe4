//! Permutations of cells.

use crate::definition::DefinedCase;
use crate::puzzle::MAX_CELLS;

/// A permutation of the cells: to which cell each goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::generate) struct Permutation {
    images: [u8; MAX_CELLS],
}

impl Permutation {
    /// Each cell stays.
    pub(in crate::generate) fn identity() -> Self {
        Self {
            images: std::array::from_fn(|cell| cell as u8),
        }
    }

    /// The permutation with these images, beyond which each cell stays.
    pub(in crate::generate) fn new(images: &[u8]) -> Self {
        let mut permutation = Self::identity();
        permutation.images[..images.len()].copy_from_slice(images);
        permutation
    }

    /// What moves do to the cells: the inverse of what they do to states.
    pub(in crate::generate) fn of_cases(cases: &[&DefinedCase]) -> Vec<Self> {
        let inverses = cases.iter().map(|case| case.inverse());
        inverses.map(|case| Self::new(case.sources())).collect()
    }

    /// Where a cell goes.
    #[inline]
    pub(in crate::generate) fn of(&self, cell: u8) -> u8 {
        self.images[usize::from(cell)]
    }

    /// Where the first so many cells go.
    pub(in crate::generate) fn images(&self, cells: usize) -> &[u8] {
        &self.images[..cells]
    }

    /// This one and then another.
    #[inline]
    pub(in crate::generate) fn then(&self, other: &Self) -> Self {
        Self {
            images: self.images.map(|cell| other.of(cell)),
        }
    }

    pub(in crate::generate) fn inverse(&self) -> Self {
        let mut inverse = *self;
        for (cell, image) in (0..).zip(&self.images) {
            inverse.images[usize::from(*image)] = cell;
        }
        inverse
    }
}
