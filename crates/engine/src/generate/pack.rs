//! The image: its sections one after the other, behind the header.

use bincode::Encode;
use bincode::enc::Encoder;
use bincode::error::EncodeError;

use super::choice::ChosenIndex;
use super::search::Search;
use super::section::Section;
use crate::definition::{DefinedCase, DefinedMove, Definition, label_width};
use crate::puzzle::Place;
use crate::table::{Encoding, EntryShape, Header, LABEL, Link, VERSION, crc32, digest};

impl Encode for Header {
    fn encode<E: Encoder>(&self, encoder: &mut E) -> Result<(), EncodeError> {
        self.digest.encode(encoder)?;
        self.checksum.encode(encoder)?;
        self.states.encode(encoder)?;
        self.slots.encode(encoder)?;
        self.ends.encode(encoder)?;
        self.index.code().encode(encoder)?;
        self.encoding.code().encode(encoder)
    }
}

/// The whole image; `None` where its offsets do not fit into 32 bits.
pub(super) fn image(
    definition: &Definition,
    search: &Search,
    index: &ChosenIndex,
    links: &[Link],
) -> Option<Vec<u8>> {
    let puzzle = puzzle_section(definition);
    let digest = digest(&puzzle);
    let mut body = Vec::new();
    let mut ends = [0; 4];
    let sections = [
        puzzle,
        counts_section(search),
        index.section.clone(),
        table_section(definition, index, links),
    ];
    for (end, section) in ends.iter_mut().zip(sections) {
        body.extend(section);
        *end = u32::try_from(Header::BYTES + body.len()).ok()?;
    }
    let mut covered = Section::default();
    covered.put(Header {
        digest,
        checksum: crc32(&body),
        states: search.states(),
        slots: index.slots,
        ends,
        index: index.kind,
        encoding: Encoding::Linked,
    });
    let covered = covered.into_bytes();
    let mut image = Section::default();
    let reserved = 0u16;
    image.put((LABEL, VERSION, reserved, crc32(&covered)));
    image.put_bytes(&covered);
    image.put_bytes(&body);
    Some(image.into_bytes())
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

fn counts_section(search: &Search) -> Vec<u8> {
    let mut section = Section::default();
    for count in search.counts() {
        section.put(*count);
    }
    section.into_bytes()
}

fn table_section(definition: &Definition, index: &ChosenIndex, links: &[Link]) -> Vec<u8> {
    let shape = EntryShape::new(definition.moves().len(), index.slots);
    let mut section = Section::default();
    for (slot, link) in (0..index.slots).zip(links) {
        let entry = shape.pack(slot, *link).to_le_bytes();
        section.put_bytes(&entry[..shape.bytes()]);
    }
    section.into_bytes()
}
