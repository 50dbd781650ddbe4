//! The image: its sections one after the other, behind the header.

use bincode::Encode;
use bincode::enc::Encoder;
use bincode::error::EncodeError;

use crate::definition::{DefinedCase, DefinedMove, Definition, label_width};
use crate::generate::section::Section;
use crate::index::IndexKind;
use crate::puzzle::Place;
use crate::table::{Encoded, Header, LABEL, VERSION, digest};

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
    let puzzle = puzzle_section(definition);
    let digest = digest(&puzzle);
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

fn puzzle_section(definition: &Definition) -> Vec<u8> {
    let mut section = Section::default();
    section.put((
        definition.cells().len() as u8,
        definition.labels().len() as u8,
        definition.moves().len() as u8,
        definition.goals().len() as u16,
    ));
    let (name, title) = (definition.name(), definition.title());
    section.put((name.len() as u16, title.len() as u16));
    section.put_bytes(name.as_bytes());
    section.put_bytes(title.as_bytes());
    section.put_names(definition.cells().iter().map(String::as_str));
    section.put_names(definition.labels().iter().map(String::as_str));
    section.put_names(definition.moves().iter().map(DefinedMove::name));
    put_cases(&mut section, definition.moves());
    for goal in definition.goals() {
        section.put_bytes(goal);
    }
    for label in definition.labels() {
        section.put(label_width(label));
    }
    for place in definition.places() {
        let Place {
            cell,
            line,
            column,
            width,
            to_the_right,
        } = *place;
        section.put((cell, line, column, width, to_the_right));
    }
    section.into_bytes()
}

/// What the moves do; where cases and conditions end is left out where each move is a single case
/// without condition.
fn put_cases(section: &mut Section, moves: &[DefinedMove]) {
    let cases = || moves.iter().flat_map(DefinedMove::cases);
    let conditions = || cases().flat_map(DefinedCase::conditions);
    section.put((cases().count() as u16, conditions().count() as u16));
    if cases().count() != moves.len() || conditions().next().is_some() {
        let mut end = 0;
        for step in moves {
            end += step.cases().len() as u16;
            section.put(end);
        }
        end = 0;
        for case in cases() {
            end += case.conditions().len() as u16;
            section.put(end);
        }
        for condition in conditions() {
            section.put(condition.to_bytes());
        }
    }
    for case in cases() {
        section.put_bytes(case.sources());
    }
}
