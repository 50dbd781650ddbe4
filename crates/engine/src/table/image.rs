//! Opening an image, and what can be asked of it.

use core::fmt;

use super::error::{Kind, Section};
use super::header::Header;
use super::{Encoding, ImageError, Table, checksum};
use crate::bytes::{Bytes, to_usize};
use crate::index::{Index, IndexKind};
use crate::puzzle::Puzzle;

/// An open table image: a puzzle with the first move of each state's path.
///
/// There are three ways in:
///
/// - [`Image::open`] checks the header and reads the names, but neither index nor table. It costs next
///   to nothing, and it is a `const fn`.
/// - [`Image::embedded`] does the same while a program is compiled, and stops the compiler where
///   the image is stale.
/// - [`Image::from_bytes`] reads each byte once and compares the checksum. It is the way for bytes
///   that come from outside.
///
/// Only `Generator::verify`, with the feature `generate`, proves that each answer is the shortest. No way
/// of asking panics, whatever the bytes are.
#[derive(Clone, Copy)]
pub struct Image<'a> {
    bytes: &'a [u8],
    header: Header,
    puzzle: Puzzle<'a>,
    counts: &'a [u8],
    index: Index<'a>,
    table: Table<'a>,
}

impl<'a> Image<'a> {
    /// Opens an image after a check of its header: label, version, the header's own checksum, and
    /// that each section is there and has the size that the header claims.
    ///
    /// # Errors
    ///
    /// The bytes are no image, an image of another format version, or cut.
    pub const fn open(bytes: &'a [u8]) -> Result<Self, ImageError> {
        let header = match Header::read(bytes) {
            Ok(header) => header,
            Err(error) => return Err(error),
        };
        let mut rest = Bytes::new(bytes);
        if rest.take(Header::BYTES).is_none() {
            return Err(ImageError::new(Kind::Section(Section::Puzzle)));
        }
        let [puzzle_end, counts_end, index_end, table_end] = header.ends;
        let Some(puzzle) = take_section(&mut rest, Header::BYTES as u32, puzzle_end) else {
            return Err(ImageError::new(Kind::Section(Section::Puzzle)));
        };
        let Some(puzzle) = Puzzle::read(puzzle) else {
            return Err(ImageError::new(Kind::Section(Section::Puzzle)));
        };
        let counts = match take_section(&mut rest, puzzle_end, counts_end) {
            Some(counts) if !counts.is_empty() && counts.len() % 4 == 0 => counts,
            _ => return Err(ImageError::new(Kind::Section(Section::Counts))),
        };
        let Some(index) = take_section(&mut rest, counts_end, index_end) else {
            return Err(ImageError::new(Kind::Section(Section::Index)));
        };
        let cells = puzzle.cells().len();
        let labels = puzzle.labels().len();
        let Some(index) = Index::read(header.index, index, cells, labels, header.slots) else {
            return Err(ImageError::new(Kind::Section(Section::Index)));
        };
        let Some(table) = take_section(&mut rest, index_end, table_end) else {
            return Err(ImageError::new(Kind::Section(Section::Table)));
        };
        let moves = puzzle.moves().len();
        let Some(table) = Table::read(header.encoded, table, moves, header.slots) else {
            return Err(ImageError::new(Kind::Section(Section::Table)));
        };
        Ok(Self {
            bytes,
            header,
            puzzle,
            counts,
            index,
            table,
        })
    }

    /// Opens an image that is embedded in a program, as the files that `wayhome_engine::build`
    /// writes do. `digest` is the digest of the definition that it should be made of.
    ///
    /// # Panics
    ///
    /// As [`Image::open`], and when the digest differs. In a `static` or `const` this is an error of
    /// the compiler, not of the program.
    #[must_use]
    pub const fn embedded(bytes: &'a [u8], digest: u64) -> Self {
        match Self::open(bytes) {
            Ok(image) if image.header.digest == digest => image,
            Ok(_) => ImageError::new(Kind::Digest).stop_build(),
            Err(error) => error.stop_build(),
        }
    }

    /// Opens an image and compares its checksum, which reads each byte once.
    ///
    /// # Errors
    ///
    /// As [`Image::open`], and when the checksum differs.
    pub const fn from_bytes(bytes: &'a [u8]) -> Result<Self, ImageError> {
        match Self::open(bytes) {
            Ok(image) => match image.check_sum() {
                Ok(()) => Ok(image),
                Err(error) => Err(error),
            },
            Err(error) => Err(error),
        }
    }

    pub(super) const fn check_sum(&self) -> Result<(), ImageError> {
        let (_, body) = self.bytes.split_at(Header::BYTES);
        if checksum::crc32(body) == self.header.checksum {
            return Ok(());
        }
        Err(ImageError::new(Kind::Checksum))
    }

    /// The bytes of the image.
    #[must_use]
    pub const fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The puzzle: its cells, labels, moves and goals.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle<'a> {
        &self.puzzle
    }

    /// How many states can be brought to a goal.
    #[must_use]
    pub const fn states(&self) -> u32 {
        self.header.states
    }

    /// How many indexes there are; one more than the largest.
    #[must_use]
    pub const fn slots(&self) -> u32 {
        self.header.slots
    }

    /// The largest distance of any state, in moves.
    #[must_use]
    pub const fn gods_number(&self) -> u32 {
        (self.counts.len() / 4) as u32 - 1
    }

    /// How many states there are at each distance, from 0 to God's number.
    pub fn depth_counts(&self) -> impl ExactSizeIterator<Item = u32> + use<'a> {
        let (counts, _) = self.counts.as_chunks();
        counts.iter().copied().map(u32::from_le_bytes)
    }

    /// How a state's index is computed.
    #[must_use]
    pub const fn index_kind(&self) -> IndexKind {
        self.index.kind()
    }

    /// How the table holds its entries.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.header.encoded.encoding
    }

    /// The bytes of the table alone.
    #[must_use]
    pub const fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// The bytes of the index in the image.
    #[must_use]
    pub const fn index_bytes(&self) -> usize {
        let [_, counts_end, index_end, _] = self.header.ends;
        (index_end - counts_end) as usize
    }

    /// The digest of the definition. Definitions with the same name, title, cells, labels, moves,
    /// goals and drawing have the same digest, whatever else their files say.
    #[must_use]
    pub const fn digest(&self) -> u64 {
        self.header.digest
    }

    /// The checksum of all that follows the header, as the header has it.
    #[must_use]
    pub const fn checksum(&self) -> u32 {
        self.header.checksum
    }

    /// Where the sections puzzle, counts, index and table end.
    #[cfg(feature = "generate")]
    pub(crate) const fn section_ends(&self) -> [u32; 4] {
        self.header.ends
    }

    pub(crate) const fn index(&self) -> &Index<'a> {
        &self.index
    }

    pub(crate) const fn table(&self) -> &Table<'a> {
        &self.table
    }
}

impl fmt::Debug for Image<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Image")
            .field("name", &self.puzzle.name())
            .field("header", &self.header)
            .finish_non_exhaustive()
    }
}

/// The next section, which goes from `start` to `end` in the image.
const fn take_section<'a>(rest: &mut Bytes<'a>, start: u32, end: u32) -> Option<&'a [u8]> {
    let Some(length) = end.checked_sub(start) else {
        return None;
    };
    match to_usize(length) {
        Some(length) => rest.take(length),
        None => None,
    }
}
