//! The image: its sections one after the other, behind the header.

use bincode::Encode;
use bincode::enc::Encoder;
use bincode::error::EncodeError;

use super::puzzle::PuzzleSection;
use crate::definition::Definition;
use crate::generate::section::Section;
use crate::index::IndexKind;
use crate::table::{Encoded, Header, LABEL, VERSION};

impl Encode for Header {
    fn encode<E: Encoder>(&self, encoder: &mut E) -> Result<(), EncodeError> {
        self.digest.encode(encoder)?;
        self.checksum.encode(encoder)?;
        self.states.encode(encoder)?;
        self.slots.encode(encoder)?;
        self.ends.encode(encoder)?;
        self.index.code().encode(encoder)?;
        self.encoded.code().encode(encoder)?;
        self.encoded.modulus.encode(encoder)?;
        u8::from(self.encoded.has_none).encode(encoder)
    }
}

/// What an image is packed of, beside its puzzle.
pub(super) struct Parts {
    pub(super) counts: Vec<u32>,
    pub(super) index: IndexKind,
    pub(super) section: Vec<u8>,
    pub(super) slots: u32,
    pub(super) encoded: Encoded,
    pub(super) table: Vec<u8>,
}

/// The whole image; `None` where its offsets do not fit into 32 bits.
pub(super) fn image(definition: &Definition, parts: Parts) -> Option<Vec<u8>> {
    let puzzle = PuzzleSection::of(definition);
    let digest = puzzle.digest();
    let puzzle = puzzle.into_bytes();
    let mut counts = Section::default();
    for count in &parts.counts {
        counts.put(*count);
    }
    let counts = counts.into_bytes();
    let sections = [&puzzle, &counts, &parts.section, &parts.table];
    let mut ends = [0; 4];
    let mut end = Header::BYTES as u64;
    for (section_end, section) in ends.iter_mut().zip(sections) {
        end += section.len() as u64;
        *section_end = u32::try_from(end).ok()?;
    }
    let mut image = vec![0; Header::BYTES];
    image.reserve_exact(end as usize - Header::BYTES);
    for section in [puzzle, counts, parts.section, parts.table] {
        image.extend(section);
    }
    let mut covered = Section::default();
    covered.put(Header {
        digest,
        checksum: crc32fast::hash(&image[Header::BYTES..]),
        states: parts.counts.iter().sum(),
        slots: parts.slots,
        ends,
        index: parts.index,
        encoded: parts.encoded,
    });
    let covered = covered.into_bytes();
    let mut header = Section::default();
    let reserved = 0u16;
    header.put((LABEL, VERSION, reserved, crc32fast::hash(&covered)));
    header.put_bytes(&covered);
    image[..Header::BYTES].copy_from_slice(&header.into_bytes());
    Some(image)
}
