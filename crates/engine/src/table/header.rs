//! The first bytes of an image, which say what the rest is.
//!
//! | at | bytes | |
//! | --- | --- | --- |
//! | 0 | 8 | the label `wayhome` and a zero byte |
//! | 8 | 2 | the format's version |
//! | 10 | 2 | reserved, zero |
//! | 12 | 4 | CRC-32 of the rest of the header |
//! | 16 | 8 | digest of the definition (of the puzzle section) |
//! | 24 | 4 | CRC-32 of all that follows the header |
//! | 28 | 4 | states |
//! | 32 | 4 | slots |
//! | 36 | 16 | where the sections puzzle, counts, index and table end |
//! | 52 | 1 | index kind |
//! | 53 | 1 | encoding |
//!
//! All numbers are little-endian. The sections follow each other without a gap.

use core::fmt;

use super::{Bytes, checksum};
use crate::index::IndexKind;

pub(crate) const LABEL: [u8; 8] = *b"wayhome\0";
pub(crate) const VERSION: u16 = 1;

/// How the table holds the first move of each path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Encoding {
    /// The first move and the index that it leads to, in the fewest whole bytes. A path computes
    /// one index; then it only follows links.
    Linked,
}

impl Encoding {
    /// The number that stands for the encoding in an image.
    #[cfg(feature = "generate")]
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::Linked => 0,
        }
    }

    const fn from_code(code: u8) -> Option<Self> {
        match code {
            0 => Some(Self::Linked),
            _ => None,
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Linked => "linked",
        })
    }
}

/// The header's fields, less those that are the same in each image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) digest: u64,
    pub(crate) checksum: u32,
    pub(crate) states: u32,
    pub(crate) slots: u32,
    /// Where the sections puzzle, counts, index and table end.
    pub(crate) ends: [u32; 4],
    pub(crate) index: IndexKind,
    pub(crate) encoding: Encoding,
}

impl Header {
    /// The bytes of a header.
    pub(crate) const BYTES: usize = 54;
    /// The bytes in front of those that the header's own checksum covers.
    pub(crate) const UNCOVERED: usize = 16;

    /// Reads the header of an image and checks that nothing of the image is missing.
    pub(crate) const fn read(image: &[u8]) -> Result<Self, ImageError> {
        let mut bytes = Bytes::new(image);
        let Some(label) = bytes.take_array::<8>() else {
            return ImageError::NOT_AN_IMAGE;
        };
        if u64::from_le_bytes(label) != u64::from_le_bytes(LABEL) {
            return ImageError::NOT_AN_IMAGE;
        }
        let (Some(version), Some(reserved), Some(sum)) =
            (bytes.take_u16(), bytes.take_u16(), bytes.take_u32())
        else {
            return ImageError::CUT;
        };
        if version != VERSION || reserved != 0 {
            return Err(ImageError {
                kind: Kind::Version { version, reserved },
            });
        }
        let mut rest = bytes;
        let Some(covered) = rest.take(Self::BYTES - Self::UNCOVERED) else {
            return ImageError::CUT;
        };
        if checksum::crc32(covered) != sum {
            return ImageError::HEADER;
        }
        let (Some(digest), Some(checksum), Some(states), Some(slots)) = (
            bytes.take_u64(),
            bytes.take_u32(),
            bytes.take_u32(),
            bytes.take_u32(),
        ) else {
            return ImageError::CUT;
        };
        let (Some(puzzle), Some(counts), Some(index), Some(table)) = (
            bytes.take_u32(),
            bytes.take_u32(),
            bytes.take_u32(),
            bytes.take_u32(),
        ) else {
            return ImageError::CUT;
        };
        let (Some(kind), Some(encoding)) = (bytes.take_u8(), bytes.take_u8()) else {
            return ImageError::CUT;
        };
        let (Some(kind), Some(encoding)) =
            (IndexKind::from_code(kind), Encoding::from_code(encoding))
        else {
            return ImageError::HEADER;
        };
        if table as usize != image.len() {
            return Err(ImageError {
                kind: Kind::Length {
                    expected: table,
                    found: image.len(),
                },
            });
        }
        Ok(Self {
            digest,
            checksum,
            states,
            slots,
            ends: [puzzle, counts, index, table],
            index: kind,
            encoding,
        })
    }
}

/// Why bytes are not a sound table image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageError {
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    NotAnImage,
    Cut,
    Version { version: u16, reserved: u16 },
    Header,
    Length { expected: u32, found: usize },
    Section(Section),
    Checksum,
    Digest,
    Move(u8),
    Goal(usize),
    Counts,
    Slot(u32),
}

/// A part of an image behind the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Puzzle,
    Counts,
    Index,
    Table,
}

impl ImageError {
    const NOT_AN_IMAGE: Result<Header, Self> = Err(Self {
        kind: Kind::NotAnImage,
    });
    const CUT: Result<Header, Self> = Err(Self { kind: Kind::Cut });
    const HEADER: Result<Header, Self> = Err(Self { kind: Kind::Header });

    pub(super) const fn section(section: Section) -> Self {
        Self {
            kind: Kind::Section(section),
        }
    }

    /// The error of an embedded image that is stale or damaged: it stops the build.
    pub(super) const fn stop_build(&self) -> ! {
        match self.kind {
            Kind::NotAnImage => panic!("the embedded bytes are not a table image"),
            Kind::Version { .. } => {
                panic!("the embedded table image has another format version: build it again")
            }
            Kind::Digest => {
                panic!("the embedded table image was made of another definition: build it again")
            }
            _ => panic!("the embedded table image is damaged: build it again"),
        }
    }
}

impl fmt::Display for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::NotAnImage => f.write_str("this is not a table image: its label is missing"),
            Kind::Cut => write!(
                f,
                "the table image ends inside its header of {} bytes",
                Header::BYTES
            ),
            Kind::Version {
                version,
                reserved: 0,
            } => write!(
                f,
                "the table image has format version {version}, expected {VERSION}: build it again \
                 with this version of Wayhome"
            ),
            Kind::Version { .. } => f.write_str(
                "the reserved bytes of the table image are in use: it was made by a later version \
                 of Wayhome",
            ),
            Kind::Header => f.write_str("the header of the table image is damaged"),
            Kind::Length { expected, found } => write!(
                f,
                "expected a table image of {expected} bytes, found {found} bytes"
            ),
            Kind::Section(section) => write!(
                f,
                "the {} section of the table image is damaged",
                match section {
                    Section::Puzzle => "puzzle",
                    Section::Counts => "counts",
                    Section::Index => "index",
                    Section::Table => "table",
                }
            ),
            Kind::Checksum => f.write_str("the table image is damaged: its checksum differs"),
            Kind::Digest => f.write_str("the table image was made of another definition"),
            Kind::Move(number) => write!(
                f,
                "move number {number} of the table image is not a permutation of the cells"
            ),
            Kind::Goal(number) => write!(
                f,
                "goal number {number} of the table image is not a state of its puzzle or is not \
                 stored as a goal"
            ),
            Kind::Counts => {
                f.write_str("the depth counts of the table image do not match its table")
            }
            Kind::Slot(slot) => write!(
                f,
                "the entry with index {slot} of the table image does not lead home on the smallest \
                 of the shortest paths"
            ),
        }
    }
}

impl core::error::Error for ImageError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_a_sentence() {
        extern crate std;
        use std::string::ToString;

        let error = Header::read(b"wayhome\0\x07\0\0\0\0\0\0\0").unwrap_err();
        assert_eq!(
            error.to_string(),
            "the table image has format version 7, expected 1: build it again with this version of \
             Wayhome"
        );
    }
}
