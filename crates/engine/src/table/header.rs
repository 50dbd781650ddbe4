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
//! | 54 | 1 | the number to which distances are kept |
//! | 55 | 1 | whether a slot can say that there is no path |
//!
//! All numbers are little-endian. The sections follow each other without a gap.

use super::encoding::Encoded;
use super::error::Kind;
use super::{ImageError, checksum};
use crate::bytes::Bytes;
use crate::index::IndexKind;

pub(crate) const LABEL: [u8; 8] = *b"wayhome\0";
pub(crate) const VERSION: u16 = 3;

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
    pub(crate) encoded: Encoded,
}

impl Header {
    /// The bytes of a header.
    pub(crate) const BYTES: usize = 56;
    /// The bytes in front of those that the header's own checksum covers.
    pub(crate) const UNCOVERED: usize = 16;

    /// Reads the header of an image and checks that nothing of the image is missing.
    pub(crate) const fn read(image: &[u8]) -> Result<Self, ImageError> {
        let mut bytes = Bytes::new(image);
        let Some(label) = bytes.take_array::<8>() else {
            return Err(ImageError::new(Kind::NotAnImage));
        };
        if u64::from_le_bytes(label) != u64::from_le_bytes(LABEL) {
            return Err(ImageError::new(Kind::NotAnImage));
        }
        let (Some(version), Some(reserved), Some(sum)) =
            (bytes.take_u16(), bytes.take_u16(), bytes.take_u32())
        else {
            return Err(ImageError::new(Kind::Cut));
        };
        if version != VERSION {
            return Err(ImageError::new(Kind::Version {
                expected: VERSION,
                found: version,
            }));
        }
        if reserved != 0 {
            return Err(ImageError::new(Kind::Reserved));
        }
        let mut rest = bytes;
        let Some(covered) = rest.take(Self::BYTES - Self::UNCOVERED) else {
            return Err(ImageError::new(Kind::Cut));
        };
        if checksum::crc32(covered) != sum {
            return Err(ImageError::new(Kind::Header));
        }
        let (Some(digest), Some(checksum), Some(states), Some(slots)) = (
            bytes.take_u64(),
            bytes.take_u32(),
            bytes.take_u32(),
            bytes.take_u32(),
        ) else {
            return Err(ImageError::new(Kind::Cut));
        };
        let (Some(puzzle), Some(counts), Some(index), Some(table)) = (
            bytes.take_u32(),
            bytes.take_u32(),
            bytes.take_u32(),
            bytes.take_u32(),
        ) else {
            return Err(ImageError::new(Kind::Cut));
        };
        let Some([kind, encoding, modulus, has_none]) = bytes.take_array() else {
            return Err(ImageError::new(Kind::Cut));
        };
        let (Some(kind), Some(encoded)) = (
            IndexKind::from_code(kind),
            Encoded::from_codes(encoding, modulus, has_none),
        ) else {
            return Err(ImageError::new(Kind::Header));
        };
        if table as u64 != image.len() as u64 {
            return Err(ImageError::new(Kind::Length {
                expected: table,
                found: image.len(),
            }));
        }
        Ok(Self {
            digest,
            checksum,
            states,
            slots,
            ends: [puzzle, counts, index, table],
            index: kind,
            encoded,
        })
    }
}
