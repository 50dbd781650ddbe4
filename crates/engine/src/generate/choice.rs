//! The choice of an index and an encoding: those with the fewest bytes that fit, or those that were
//! asked for.

use super::plain::Plain;
use super::survey::Survey;
use super::writer;
use crate::definition::Definition;
use crate::index::IndexKind;
use crate::table::{Encoded, Encoding};

/// The most bytes of a table with links, unless it was asked for.
pub(super) const MAX_LINKED: u64 = 16 << 20;

/// What a table image will be made of.
pub(super) struct Choice {
    pub(super) index: IndexKind,
    pub(super) encoded: Encoded,
    /// Which index it is and why.
    pub(super) reason: String,
}

/// An index that a puzzle can have, with its table in one encoding.
struct Candidate {
    index: IndexKind,
    encoded: Encoded,
    bytes: u64,
}

impl Choice {
    /// Looks at what tells distances apart only where that matters. An error is a sentence.
    pub(super) fn new(
        definition: &Definition,
        survey: &Survey,
        index: Option<IndexKind>,
        encoding: Option<Encoding>,
        max_memory: u64,
    ) -> Result<Self, String> {
        let candidates = |encoding| candidates(definition, survey, index, encoding, max_memory);
        let candidates = if let Some(encoding) = encoding {
            candidates(encoding)?
        } else {
            let linked = candidates(Encoding::Linked)?;
            if fewest(&linked) <= MAX_LINKED {
                linked
            } else {
                let moves = candidates(Encoding::Moves)?;
                let distances = candidates(Encoding::Distance).ok();
                let distances = distances.filter(|distances| fewest(distances) <= fewest(&moves));
                distances.unwrap_or(moves)
            }
        };
        let bytes = fewest(&candidates);
        let chosen = candidates.iter().find(|candidate| candidate.bytes == bytes);
        let chosen = chosen.ok_or("no index fits this puzzle")?;
        let others = candidates
            .iter()
            .filter(|other| other.index != chosen.index);
        let others: Vec<_> = others
            .map(|other| format!("{} {}", other.index, other.bytes))
            .collect();
        let kind = chosen.index;
        let reason = if index.is_some() {
            format!("{kind}, as it was asked for")
        } else if others.is_empty() {
            format!("{kind}, since {}", only_reason(definition, survey))
        } else {
            format!(
                "{kind}, since it takes {bytes} bytes and {}",
                others.join(", ")
            )
        };
        Ok(Self {
            index: kind,
            encoded: chosen.encoded,
            reason,
        })
    }
}

fn fewest(candidates: &[Candidate]) -> u64 {
    let bytes = candidates.iter().map(|candidate| candidate.bytes);
    bytes.min().unwrap_or(u64::MAX)
}

/// Why there is one index only.
fn only_reason(definition: &Definition, survey: &Survey) -> String {
    let spaces = match survey {
        Survey::Plain(_) => {
            return "no index that counts arrangements fits its states".to_string();
        }
        Survey::Spaces(spaces) if spaces.kind == IndexKind::Lehmer => {
            return "each slot has a state".to_string();
        }
        Survey::Spaces(spaces) => spaces,
    };
    let families = spaces.shape.families.len();
    let places = spaces
        .shape
        .families
        .iter()
        .map(|family| family.places.len());
    format!(
        "each slot has a state: {} cells are {} places of {families} {}",
        definition.cells().len(),
        places.sum::<usize>(),
        if families == 1 { "family" } else { "families" }
    )
}

/// The indexes that a puzzle can have, with tables in one encoding. An error is a sentence.
fn candidates(
    definition: &Definition,
    survey: &Survey,
    forced: Option<IndexKind>,
    encoding: Encoding,
    max_memory: u64,
) -> Result<Vec<Candidate>, String> {
    let encoded = match encoding {
        Encoding::Distance => survey.nearness(definition).distances().ok_or(
            "the moves lead to neighbours of so many distances that a byte cannot tell which is nearer",
        )?,
        encoding => Encoded::new(encoding, 0, false),
    };
    let moves = definition.moves().len();
    let candidate = |index: IndexKind, slots: u32, index_bytes: u64, encoded: Encoded| Candidate {
        index,
        encoded,
        bytes: index_bytes + writer::bytes(encoded, moves, slots),
    };
    let states = survey.states() as u32;
    let hash = candidate(IndexKind::Hash, states, hash_bytes(states), encoded);
    let Survey::Spaces(spaces) = survey else {
        return Ok(vec![hash]);
    };
    let has_none = encoded.has_none || (encoding == Encoding::Moves && states < spaces.slots);
    let encoded = Encoded {
        has_none,
        ..encoded
    };
    let counted = candidate(
        spaces.kind,
        spaces.slots,
        spaces.section.len() as u64,
        encoded,
    );
    // For a hash the states are searched once more, with their labels.
    let fits = Plain::bytes(definition, u64::from(states)) <= max_memory;
    // And so would be the states to which no way leads home, as many as they are.
    let is_larger = encoding == Encoding::Distance && encoded.has_none;
    Ok(
        if forced.is_some() || states == spaces.slots || !fits || is_larger {
            vec![counted]
        } else {
            vec![counted, hash]
        },
    )
}

/// About how many bytes a perfect hash of so many states takes: a pilot for three states, and four bytes
/// for each hundredth.
fn hash_bytes(states: u32) -> u64 {
    u64::from(states) / 3 + u64::from(states) / 25 + 19
}
