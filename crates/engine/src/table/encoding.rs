//! How a table holds the paths.

use core::fmt;

use super::digits::Digits;
use super::entry::Entries;
#[cfg(feature = "generate")]
use super::{EntryShape, Group};

/// How the table holds the first move of each path. All encodings give the same paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Encoding {
    /// The first move and the index that it leads to, in the fewest whole bytes. A path computes
    /// one index; then it only follows links.
    Linked,
    /// The first move alone: 1.6 bits a state for three moves. Each step of a path makes the move and
    /// computes an index.
    Moves,
    /// The distance, as far as it tells which neighbour is nearer: modulo three where each move can be
    /// undone by one, which are 1.6 bits a state however many moves there are. Each step of a path makes
    /// moves in the definition's order, and computes an index for each, until one is nearer.
    Distance,
}

impl Encoding {
    /// All encodings.
    pub const ALL: [Self; 3] = [Self::Linked, Self::Moves, Self::Distance];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Linked => "linked",
            Self::Moves => "moves",
            Self::Distance => "distance",
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// An encoding as the header of an image has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Encoded {
    pub(crate) encoding: Encoding,
    /// The number to which distances are kept; 0 in other encodings.
    pub(crate) modulus: u8,
    /// Whether slots without a state that moves bring to a goal have a value of their own. Links always
    /// have.
    pub(crate) has_none: bool,
}

impl Encoded {
    /// An encoding whose distances are kept to a modulus.
    #[cfg(feature = "generate")]
    pub(crate) const fn new(encoding: Encoding, modulus: u8, has_none: bool) -> Self {
        Self {
            modulus: match encoding {
                Encoding::Distance => modulus,
                Encoding::Linked | Encoding::Moves => 0,
            },
            encoding,
            has_none,
        }
    }

    /// The number that stands for the encoding in an image.
    #[cfg(feature = "generate")]
    pub(crate) const fn code(self) -> u8 {
        match self.encoding {
            Encoding::Linked => 0,
            Encoding::Moves => 1,
            Encoding::Distance => 2,
        }
    }

    pub(super) const fn from_codes(code: u8, modulus: u8, has_none: u8) -> Option<Self> {
        let encoding = match code {
            0 => Encoding::Linked,
            1 => Encoding::Moves,
            2 => Encoding::Distance,
            _ => return None,
        };
        let is_distance = matches!(encoding, Encoding::Distance);
        if is_distance != (modulus >= 2) || (!is_distance && modulus != 0) || has_none > 1 {
            return None;
        }
        Some(Self {
            encoding,
            modulus,
            has_none: has_none == 1,
        })
    }

    /// The bytes of a table of so many slots.
    #[cfg(feature = "generate")]
    pub(crate) fn table_bytes(self, moves: usize, slots: u32) -> u64 {
        match self.encoding {
            Encoding::Linked => u64::from(slots) * EntryShape::new(moves, slots).bytes() as u64,
            Encoding::Moves | Encoding::Distance => Group::of(self.radix(moves)).bytes(slots),
        }
    }

    /// How many values a slot can have.
    pub(crate) const fn radix(self, moves: usize) -> u32 {
        let values = match self.encoding {
            Encoding::Linked => 0,
            Encoding::Moves => moves as u32,
            Encoding::Distance => self.modulus as u32,
        };
        values + self.has_none as u32
    }
}

/// The table of an image.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Table<'a> {
    Linked(Entries<'a>),
    /// The number of each first move; a number beyond the last says that there is none.
    Moves(Digits<'a>),
    /// Each distance modulo a number; that number itself says that no moves lead to a goal.
    Distance(Digits<'a>, u8),
}

impl<'a> Table<'a> {
    /// The table of `slots` slots that is exactly these bytes.
    pub(super) const fn read(
        encoded: Encoded,
        bytes: &'a [u8],
        moves: usize,
        slots: u32,
    ) -> Option<Self> {
        if let Encoding::Linked = encoded.encoding {
            return match Entries::read(bytes, moves, slots) {
                Some(entries) => Some(Self::Linked(entries)),
                None => None,
            };
        }
        let Some(digits) = Digits::read(bytes, encoded.radix(moves), slots) else {
            return None;
        };
        match encoded.encoding {
            Encoding::Moves => Some(Self::Moves(digits)),
            _ => Some(Self::Distance(digits, encoded.modulus)),
        }
    }

    pub(super) const fn bytes(&self) -> usize {
        match self {
            Self::Linked(entries) => entries.bytes(),
            Self::Moves(digits) | Self::Distance(digits, _) => digits.bytes(),
        }
    }
}
