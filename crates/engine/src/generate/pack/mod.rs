//! From what a search has found to the bytes of a table image.

mod choice;
mod hashed;
mod image;
mod keys;
mod nearness;
mod puzzle;
mod ranks;
mod table;

pub use puzzle::PuzzleSection;

use super::generated::Generated;
use super::limits::Limits;
use super::refusal::Refusal;
use super::search::Found;
use crate::definition::Definition;
use crate::index::IndexKind;
use crate::table::{Encoding, Image};
use choice::{Choice, Chooser};
use hashed::Hashed;
use image::Parts;
use table::TableWriter;

/// Packs the index and the encoding that were asked for, or those with the fewest bytes.
pub(super) fn pack(
    definition: &Definition,
    found: &Found,
    index: Option<IndexKind>,
    encoding: Option<Encoding>,
    limits: Limits,
) -> Result<Generated, Refusal> {
    let chooser = Chooser {
        definition,
        found,
        index,
        encoding,
        limits,
    };
    let Choice {
        index,
        encoded,
        reason,
    } = chooser.choose()?;
    let (section, slots, table) = match found {
        Found::Numbered(numbered) if index != IndexKind::Hash => {
            let moves = definition.moves().len();
            let mut writer = TableWriter::new(encoded, moves, numbered.slots);
            found.visit(definition, &mut writer);
            (
                numbered.section.clone(),
                numbered.slots,
                writer.into_bytes(),
            )
        }
        _ => {
            let Hashed {
                section,
                slots,
                table,
            } = Hashed::new(definition, found, encoded, limits)?;
            (section, slots, table)
        }
    };
    let parts = Parts {
        counts: found.counts().iter().map(|count| *count as u32).collect(),
        index,
        section,
        slots,
        encoded,
        table,
    };
    let image = image::image(definition, parts).ok_or("the table image is larger than 4 GiB")?;
    if let Err(error) = Image::open(&image) {
        // Not reached as long as what definitions may hold and what images can hold agree.
        let sentence = format!("the image of this definition cannot be opened: {error}");
        return Err(sentence.into());
    }
    Ok(Generated { image, reason })
}
