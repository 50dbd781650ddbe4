//! From a state to its index, a number in `0..slots` computed from the state alone. A file a kind.

pub(crate) mod chain;
pub(crate) mod coordinates;
pub(crate) mod hash;
pub(crate) mod lehmer;

use core::fmt;

use crate::bytes::Bytes;
use chain::Chain;
use coordinates::Coordinates;
use hash::Hash;

/// How a state's index is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IndexKind {
    /// The rank of a permutation, for puzzles whose labels all differ: `n!` slots for `n` cells and
    /// no byte in the image.
    Lehmer,
    /// Where the pieces that the cells belong to are and how they are turned, for puzzles made of
    /// pieces: about as many slots as there are states, and some bytes for each cell in the image.
    Coordinates,
    /// The place in the permutation group that the moves generate, for puzzles whose labels all differ and
    /// whose moves have no guards: as many slots as there are states, and in the image a permutation of the
    /// cells for each place of each label that the others leave free, some hundreds or thousands of bytes.
    Chain,
    /// A minimal perfect hash of the reachable states, for any puzzle: as many slots as states, and
    /// about three bits a state in the image.
    Hash,
}

impl IndexKind {
    /// All kinds, the simplest at run time first.
    pub const ALL: [Self; 4] = [Self::Lehmer, Self::Coordinates, Self::Chain, Self::Hash];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lehmer => "lehmer",
            Self::Hash => "hash",
            Self::Coordinates => "coordinates",
            Self::Chain => "chain",
        }
    }

    /// The number that stands for the kind in an image.
    #[cfg(feature = "generate")]
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::Lehmer => 0,
            Self::Hash => 1,
            Self::Coordinates => 2,
            Self::Chain => 3,
        }
    }

    pub(crate) const fn from_code(code: u8) -> Option<Self> {
        match code {
            0 => Some(Self::Lehmer),
            1 => Some(Self::Hash),
            2 => Some(Self::Coordinates),
            3 => Some(Self::Chain),
            _ => None,
        }
    }
}

impl fmt::Display for IndexKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// An image's index.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Index<'a> {
    Lehmer { cells: usize },
    Hash(Hash<'a>),
    Coordinates(Coordinates<'a>),
    Chain(Chain<'a>),
}

impl<'a> Index<'a> {
    /// Reads the index section of an image: an index of exactly `slots` slots for states of so many
    /// cells and labels, and nothing behind it.
    pub(crate) const fn read(
        kind: IndexKind,
        section: &'a [u8],
        cells: usize,
        labels: usize,
        slots: u32,
    ) -> Option<Self> {
        let mut bytes = Bytes::new(section);
        let index = match kind {
            IndexKind::Lehmer => match lehmer::slots(cells) {
                Some(expected) if expected == slots && labels == cells => Self::Lehmer { cells },
                _ => return None,
            },
            IndexKind::Hash => match Hash::read(&mut bytes, slots) {
                Some(hash) => Self::Hash(hash),
                None => return None,
            },
            IndexKind::Coordinates => match Coordinates::read(&mut bytes, cells, labels, slots) {
                Some(coordinates) => Self::Coordinates(coordinates),
                None => return None,
            },
            IndexKind::Chain => match Chain::read(&mut bytes, cells, slots) {
                Some(chain) if labels == cells => Self::Chain(chain),
                _ => return None,
            },
        };
        if bytes.is_empty() { Some(index) } else { None }
    }

    pub(crate) const fn kind(&self) -> IndexKind {
        match self {
            Self::Lehmer { .. } => IndexKind::Lehmer,
            Self::Hash(_) => IndexKind::Hash,
            Self::Coordinates(_) => IndexKind::Coordinates,
            Self::Chain(_) => IndexKind::Chain,
        }
    }

    /// The index of a state of the puzzle. A state that no moves can bring to a goal gets none; where the
    /// index is not exact, perhaps that of some other state.
    pub(crate) fn slot(&self, state: &[u8]) -> Option<u32> {
        match self {
            Self::Lehmer { cells } if state.len() == *cells => Some(lehmer::rank(state)),
            Self::Lehmer { .. } => None,
            Self::Hash(hash) => hash.slot(state),
            Self::Coordinates(coordinates) => coordinates.slot(state),
            Self::Chain(chain) => chain.slot(state),
        }
    }

    /// The index of a state that moves made of the one with the index `before`. Some kinds can take that on trust.
    pub(crate) fn slot_on_path(&self, state: &[u8], before: u32) -> Option<u32> {
        match self {
            Self::Chain(chain) => chain.slot_on_path(state, before),
            _ => self.slot(state),
        }
    }

    /// Whether no two states of the puzzle, reachable or not, have the same index, if the image is sound.
    pub(crate) const fn is_exact(&self) -> bool {
        matches!(self, Self::Lehmer { .. } | Self::Chain(_))
    }
}
