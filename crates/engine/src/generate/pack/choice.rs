//! The choice of an encoding, and between an index by numbers and a perfect hash: those with the fewest bytes
//! that fit, or those that were asked for.

use super::hashed;
use super::nearness::Nearness;
use crate::definition::Definition;
use crate::generate::limits::Limits;
use crate::generate::number::Other;
use crate::generate::search::{Found, Numbered};
use crate::generate::wanted::MAX_LINKED;
use crate::index::IndexKind;
use crate::table::{Encoded, Encoding};

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

/// A definition, and all that decides.
pub(super) struct Chooser<'c> {
    pub(super) definition: &'c Definition,
    pub(super) found: &'c Found,
    pub(super) index: Option<IndexKind>,
    pub(super) encoding: Option<Encoding>,
    pub(super) limits: Limits,
}

impl Chooser<'_> {
    /// Looks at what tells distances apart only where that matters. An error is a sentence.
    pub(super) fn choose(&self) -> Result<Choice, String> {
        let candidates = self.candidates_of_best_encoding()?;
        let bytes = fewest(&candidates);
        let chosen = candidates.iter().find(|candidate| candidate.bytes == bytes);
        let chosen = chosen.ok_or("no index fits this puzzle")?;
        let reason = self.reason(chosen, &candidates);
        Ok(Choice {
            index: chosen.index,
            encoded: chosen.encoded,
            reason,
        })
    }

    /// Why it is this index, with the bytes of index and table of each that fits.
    fn reason(&self, chosen: &Candidate, candidates: &[Candidate]) -> String {
        let (kind, bytes) = (chosen.index, chosen.bytes);
        if self.index.is_some() {
            return format!("{kind}, as it was asked for");
        }
        let hash = candidates.iter().filter(|other| other.index != kind);
        let mut others: Vec<_> = hash.map(|other| (other.index, Some(other.bytes))).collect();
        if let Found::Numbered(numbered) = self.found {
            let moves = self.definition.moves().len();
            let bytes = |other: &Other| {
                let table = chosen.encoded.table_bytes(moves, other.slots?);
                Some(other.section_bytes + table)
            };
            others.extend(
                numbered
                    .others
                    .iter()
                    .map(|other| (other.kind, bytes(other))),
            );
        }
        if others.is_empty() {
            return self.only_reason();
        }
        let are_larger = others
            .iter()
            .all(|(_, other)| other.is_none_or(|other| other >= bytes));
        let others = others.iter().map(|(kind, bytes)| match bytes {
            Some(bytes) => format!("{kind} {bytes}"),
            None => format!("{kind} too many slots"),
        });
        let others = others.collect::<Vec<_>>().join(" and ");
        if are_larger {
            format!("{kind}, since it takes {bytes} bytes and {others}")
        } else {
            format!("{kind}, which is simpler at run time: it takes {bytes} bytes and {others}")
        }
    }

    fn candidates_of_best_encoding(&self) -> Result<Vec<Candidate>, String> {
        if let Some(encoding) = self.encoding {
            return self.candidates(encoding);
        }
        let linked = self.candidates(Encoding::Linked)?;
        if fewest(&linked) <= MAX_LINKED {
            return Ok(linked);
        }
        let moves = self.candidates(Encoding::Moves)?;
        let distances = self.candidates(Encoding::Distance).ok();
        let distances = distances.filter(|distances| fewest(distances) <= fewest(&moves));
        Ok(distances.unwrap_or(moves))
    }

    /// The indexes that the puzzle can have, with tables in one encoding. An error is a sentence.
    fn candidates(&self, encoding: Encoding) -> Result<Vec<Candidate>, String> {
        let encoded = match encoding {
            Encoding::Distance => Nearness::of(self.definition, self.found).distances().ok_or(
                "the moves lead to neighbours of so many distances that a byte cannot tell which is nearer",
            )?,
            encoding => Encoded::new(encoding, 0, false),
        };
        let moves = self.definition.moves().len();
        let candidate = |index, slots, index_bytes, encoded: Encoded| Candidate {
            index,
            encoded,
            bytes: index_bytes + encoded.table_bytes(moves, slots),
        };
        let states = self.found.states() as u32;
        let hash = candidate(IndexKind::Hash, states, hash_bytes(states), encoded);
        let Found::Numbered(numbered) = self.found else {
            return Ok(vec![hash]);
        };
        let has_none = encoded.has_none || (encoding == Encoding::Moves && states < numbered.slots);
        let counted = candidate(
            numbered.numbering.kind(),
            numbered.slots,
            numbered.section.len() as u64,
            Encoded {
                has_none,
                ..encoded
            },
        );
        // States to which no way leads home would be hashed too, as many as they are.
        let is_larger = encoding == Encoding::Distance && encoded.has_none;
        Ok(match self.index {
            Some(IndexKind::Hash) => vec![hash],
            None if self.may_be_hashed(numbered) && !is_larger => vec![counted, hash],
            _ => vec![counted],
        })
    }

    /// Whether a hash may take fewer bytes. A group has an index of as many slots as states.
    fn may_be_hashed(&self, numbered: &Numbered) -> bool {
        let states = self.found.states();
        let bytes = hashed::bytes(self.definition, states);
        !numbered.is_of_group
            && states < u64::from(numbered.slots)
            && numbered.bytes.saturating_add(bytes) <= self.limits.max_memory
    }

    /// Why there is one index only.
    fn only_reason(&self) -> String {
        let Found::Numbered(numbered) = self.found else {
            return "hash, since no other index fits its states and the limits".to_owned();
        };
        let kind = numbered.numbering.kind();
        if self.found.states() < u64::from(numbered.slots) {
            return format!("{kind}, since a perfect hash would need more bytes or more memory");
        }
        match numbered.numbering.in_words() {
            Some(words) => format!("{kind}, since each slot has a state: {words}"),
            None => format!("{kind}, since each slot has a state"),
        }
    }
}

fn fewest(candidates: &[Candidate]) -> u64 {
    let bytes = candidates.iter().map(|candidate| candidate.bytes);
    bytes.min().unwrap_or(u64::MAX)
}

/// About how many bytes a perfect hash of so many states takes: a pilot for three states, and four bytes
/// for each hundredth.
fn hash_bytes(states: u32) -> u64 {
    u64::from(states) / 3 + u64::from(states) / 25 + 35
}
