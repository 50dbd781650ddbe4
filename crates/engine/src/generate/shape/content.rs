//! What the places of a family hold in the states of a block.

use super::is_odd;
use super::pieces::Family;

/// The kinds of pieces in a family, and what moves keep as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::generate) struct Content {
    pub(in crate::generate) kinds: Vec<Kind>,
    /// The sum of all turns stays the same modulo this; 1 where it does not.
    pub(in crate::generate) modulus: u8,
    pub(in crate::generate) remainder: u8,
    /// A bit for this family and others before it whose permutations are together always even or
    /// always odd; 0 where that is not so.
    pub(in crate::generate) parity: u16,
    pub(in crate::generate) is_odd: bool,
    /// Whether the parity of this family belongs to such a set, of this family or of one behind it.
    pub(in crate::generate) is_in_parity: bool,
    /// The places, a bit each, where a piece of the first kind counts as one exchange more.
    pub(in crate::generate) odd_places: u16,
}

/// A kind of piece: how many there are, how many turns it shows, and its labels when it is not turned.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::generate) struct Kind {
    pub(in crate::generate) labels: Vec<u8>,
    pub(in crate::generate) period: u8,
    pub(in crate::generate) count: u8,
}

/// What each place of a family holds: the number of a kind, and how its piece is turned.
pub(super) struct Seen {
    pub(super) kinds: Vec<u8>,
    pub(super) turns: Vec<u8>,
}

impl Content {
    /// What a family holds in a state. `sum_modulus` is what the moves keep of the turns' sum; the kind
    /// that begins with the label `first` comes first.
    pub(super) fn of_state(
        family: &Family,
        state: &[u8],
        sum_modulus: u8,
        first: Option<u8>,
    ) -> (Self, Seen) {
        let pieces: Vec<_> = family
            .places
            .iter()
            .map(|place| {
                let labels: Vec<u8> = place.iter().map(|cell| state[usize::from(*cell)]).collect();
                unturned(family, &labels)
            })
            .collect();
        let mut kinds: Vec<Kind> = Vec::new();
        for (labels, _) in &pieces {
            match kinds.iter_mut().find(|kind| kind.labels == *labels) {
                Some(kind) => kind.count += 1,
                None => kinds.push(Kind {
                    labels: labels.clone(),
                    period: period(family, labels),
                    count: 1,
                }),
            }
        }
        kinds.sort_by_key(|kind| (Some(kind.labels[0]) != first, kind.labels.clone()));
        let kind_of = |labels: &Vec<u8>| kinds.iter().position(|kind| kind.labels == *labels);
        let seen = Seen {
            kinds: pieces
                .iter()
                .filter_map(|(labels, _)| Some(kind_of(labels)? as u8))
                .collect(),
            turns: pieces.iter().map(|(_, turn)| *turn).collect(),
        };
        let periods = kinds.iter().map(|kind| kind.period);
        let modulus = periods.fold(sum_modulus, greatest_common_divisor);
        let sum: u32 = seen.turns.iter().copied().map(u32::from).sum();
        let content = Self {
            kinds,
            modulus,
            remainder: (sum % u32::from(modulus)) as u8,
            parity: 0,
            is_odd: false,
            is_in_parity: false,
            odd_places: 0,
        };
        (content, seen)
    }

    /// The turns that each piece shows, where all show as many.
    pub(in crate::generate) fn same_period(&self) -> Option<u8> {
        let period = self.kinds[0].period;
        let is_same = self.kinds.iter().all(|kind| kind.period == period);
        is_same.then_some(period)
    }

    /// Whether the parity of an arrangement can be seen, and left out of an index.
    pub(super) fn can_tell_parity(&self) -> bool {
        self.kinds.iter().all(|kind| kind.count == 1)
            && self.same_period().is_some()
            && (2..=16).contains(&self.kinds.len())
    }

    /// Whether an arrangement of kinds that all differ is odd.
    pub(in crate::generate) fn is_odd_arrangement(&self, kinds: &[u8]) -> bool {
        let first = kinds.iter().position(|kind| *kind == 0).unwrap_or(0);
        is_odd(kinds) ^ (self.odd_places >> first & 1 == 1)
    }

    /// How many pieces there are of each kind, where two kinds count as one whose order the parity
    /// tells.
    pub(in crate::generate) fn arranged_counts(&self) -> Vec<u8> {
        let mut counts: Vec<u8> = self.kinds.iter().map(|kind| kind.count).collect();
        if self.parity != 0 {
            counts.pop();
            if let Some(last) = counts.last_mut() {
                *last = 2;
            }
        }
        counts
    }

    /// How many different turns the family's pieces can show; the largest number for more.
    pub(in crate::generate) fn turn_slots(&self) -> u128 {
        let kinds = self.kinds.iter();
        let turns = kinds.map(|kind| u128::from(kind.period).saturating_pow(kind.count.into()));
        turns.fold(1, u128::saturating_mul) / u128::from(self.modulus)
    }
}

/// The labels of a piece as if it were not turned, which is the smallest way of seeing it, and how it
/// is turned.
fn unturned(family: &Family, labels: &[u8]) -> (Vec<u8>, u8) {
    let back = |by: usize| -> Vec<u8> {
        let positions = 0..labels.len();
        let turned = positions.map(|at| labels[family.turned(at, family.turns - by)]);
        turned.collect()
    };
    let ways = (0..family.turns).map(|by| (back(by), by as u8));
    ways.min().unwrap_or_default()
}

/// How many ways there are of seeing a piece.
fn period(family: &Family, labels: &[u8]) -> u8 {
    let is_same =
        |by: &usize| (0..labels.len()).all(|at| labels[at] == labels[family.turned(at, *by)]);
    (1..=family.turns).find(is_same).unwrap_or(1) as u8
}

pub(super) fn greatest_common_divisor(one: u8, other: u8) -> u8 {
    if other == 0 {
        one
    } else {
        greatest_common_divisor(other, one % other)
    }
}
