//! The digits of an index in mixed radix, and what they say of the places.

use crate::generate::shape::{Content, Family, choose};

/// A digit of the index. The arrangement of a family has one for each kind of piece, its turns are one
/// together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    pub(super) family: usize,
    pub(super) part: Part,
    pub(super) radix: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Where the pieces of a kind are, among the places that the kinds before leave.
    Kind(u8),
    Turns,
}

/// The places of a block, family by family, and all digits of its index.
pub(super) struct Layout<'s> {
    pub(super) families: Vec<Places<'s>>,
    pub(super) units: Vec<Unit>,
    pub(super) places: usize,
}

/// The places of one family.
pub(super) struct Places<'s> {
    pub(super) family: &'s Family,
    pub(super) content: &'s Content,
    /// How many pieces there are of each kind; two kinds whose order the parity tells are one.
    pub(super) counts: Vec<u8>,
    pub(super) same_period: Option<u8>,
    pub(super) first: usize,
}

/// What each place of a block holds, as far as it is known.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    pub(super) kinds: Vec<u8>,
    pub(super) turns: Vec<u8>,
}

/// The kind of a place that holds one of the kinds that are not known yet.
pub(super) const REST: u8 = u8::MAX;

impl<'s> Layout<'s> {
    pub(super) fn new(families: &'s [Family], contents: &'s [Content]) -> Self {
        let mut places = 0;
        let families: Vec<_> = families
            .iter()
            .zip(contents)
            .map(|(family, content)| {
                let first = places;
                places += family.places.len();
                Places {
                    family,
                    content,
                    counts: content.arranged_counts(),
                    same_period: content.same_period(),
                    first,
                }
            })
            .collect();
        let mut units = Vec::new();
        for (number, family) in families.iter().enumerate() {
            let mut left = family.len();
            for (kind, count) in (0..).zip(&family.counts) {
                let radix = choose(left as u32, u32::from(*count)) as u32;
                units.push(Unit {
                    family: number,
                    part: Part::Kind(kind),
                    radix,
                });
                left -= usize::from(*count);
            }
        }
        for (number, family) in families.iter().enumerate() {
            if family.same_period != Some(1) {
                let radix = family.content.turn_slots() as u32;
                units.push(Unit {
                    family: number,
                    part: Part::Turns,
                    radix,
                });
            }
        }
        Self {
            families,
            units,
            places,
        }
    }

    /// The family and the place of a cell that is a place by itself.
    pub(super) fn place_of(&self, cell: u8) -> Option<(usize, usize)> {
        self.families
            .iter()
            .enumerate()
            .find_map(|(number, family)| {
                let mut places = family.range().zip(&family.family.places);
                let (place, _) = places.find(|(_, cells)| **cells == [cell])?;
                Some((number, place))
            })
    }

    /// Tells the last two kinds of a family apart, where the parity of the others says which is which.
    pub(super) fn tell_parities(&self, placement: &mut Placement) {
        let mut odd = 0u16;
        for (number, family) in self.families.iter().enumerate() {
            let content = family.content;
            let kinds = &mut placement.kinds[family.range()];
            let [one, other] =
                [2, 1].map(|from_end| content.kinds.len().saturating_sub(from_end) as u8);
            if content.parity != 0 {
                if let Some(second) = kinds.iter_mut().rfind(|kind| **kind == one) {
                    *second = other;
                }
                let own = u16::from(content.is_odd_arrangement(kinds)) << number;
                if ((odd | own) & content.parity).count_ones() % 2 != u32::from(content.is_odd) {
                    for kind in kinds.iter_mut().filter(|kind| **kind >= one) {
                        *kind = one + other - *kind;
                    }
                }
            }
            if content.is_in_parity {
                odd |= u16::from(content.is_odd_arrangement(kinds)) << number;
            }
        }
    }

    pub(super) fn nothing_known(&self) -> Placement {
        Placement {
            kinds: vec![REST; self.places],
            turns: vec![0; self.places],
        }
    }

    pub(super) fn know_nothing(placement: &mut Placement) {
        placement.kinds.fill(REST);
        placement.turns.fill(0);
    }

    /// Adds what a number of these units says.
    pub(super) fn decode(&self, units: &[Unit], mut number: u32, placement: &mut Placement) {
        let mut weight: u32 = units.iter().map(|unit| unit.radix).product();
        for unit in units {
            weight /= unit.radix;
            let digit = number / weight;
            number %= weight;
            let family = &self.families[unit.family];
            match unit.part {
                Part::Kind(kind) => family.decode_kind(kind, digit, placement),
                Part::Turns => family.decode_turns(digit, placement),
            }
        }
    }

    /// The number of these units.
    pub(super) fn encode(&self, units: &[Unit], placement: &Placement) -> u32 {
        units.iter().fold(0, |number, unit| {
            let family = &self.families[unit.family];
            let digit = match unit.part {
                Part::Kind(kind) => family.encode_kind(kind, placement),
                Part::Turns => family.encode_turns(placement),
            };
            number * unit.radix + digit
        })
    }
}

impl Places<'_> {
    pub(super) fn len(&self) -> usize {
        self.family.places.len()
    }

    pub(super) fn range(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.len()
    }

    fn decode_kind(&self, kind: u8, mut digit: u32, placement: &mut Placement) {
        let kinds = &mut placement.kinds[self.range()];
        let mut pieces = u32::from(self.counts[usize::from(kind)]);
        let mut free = kinds.iter().filter(|kind| **kind == REST).count() as u32;
        for place in kinds.iter_mut().rev().filter(|kind| **kind == REST) {
            free -= 1;
            let sets = binomial(free, pieces);
            if pieces > 0 && digit >= sets {
                digit -= sets;
                pieces -= 1;
                *place = kind;
            }
        }
    }

    fn encode_kind(&self, kind: u8, placement: &Placement) -> u32 {
        let (mut places, mut pieces, mut digit) = (0, 0, 0);
        for other in &placement.kinds[self.range()] {
            if *other == kind {
                pieces += 1;
                digit += binomial(places, pieces);
            }
            places += u32::from(*other >= kind);
        }
        digit
    }

    /// The places in the order in which their turns are counted: as they are, or kind by kind.
    pub(super) fn turn_order<'p>(
        &self,
        placement: &'p Placement,
    ) -> impl Iterator<Item = usize> + use<'p> {
        let range = self.range();
        let kinds_in_turn = if self.same_period.is_some() {
            0..1
        } else {
            0..self.counts.len()
        };
        let are_all = self.same_period.is_some();
        kinds_in_turn.flat_map(move |kind| {
            let is_in_turn =
                move |place: &usize| are_all || usize::from(placement.kinds[*place]) == kind;
            range.clone().filter(is_in_turn)
        })
    }

    /// The turns that the piece of a place shows.
    pub(super) fn period(&self, kind: u8) -> u8 {
        match self.same_period {
            Some(period) => period,
            None => self.content.kinds[usize::from(kind)].period,
        }
    }

    /// How many values the next turn of so many has in the index: of the last only what the sum of all
    /// does not say.
    fn radix(&self, kind: u8, left: usize) -> (u32, u32) {
        let period = u32::from(self.period(kind));
        let modulus = if left == 1 {
            u32::from(self.content.modulus)
        } else {
            1
        };
        (period / modulus, modulus)
    }

    fn decode_turns(&self, mut digits: u32, placement: &mut Placement) {
        let mut weight = self.content.turn_slots() as u32;
        let (mut sum, mut left) = (0, self.len());
        let (range, mut kind) = (self.range(), 0);
        let mut place = range.start;
        while left > 0 {
            if place == range.end {
                (place, kind) = (range.start, kind + 1);
            }
            if self.same_period.is_some() || placement.kinds[place] == kind {
                let (radix, modulus) = self.radix(placement.kinds[place], left);
                weight /= radix;
                let mut turn = digits / weight * modulus;
                digits %= weight;
                if left == 1 {
                    let remainder = u32::from(self.content.remainder);
                    turn += (remainder + modulus - sum % modulus) % modulus;
                }
                placement.turns[place] = turn as u8;
                sum += turn;
                left -= 1;
            }
            place += 1;
        }
    }

    fn encode_turns(&self, placement: &Placement) -> u32 {
        let lefts = (1..=self.len()).rev();
        let turns = self.turn_order(placement).zip(lefts);
        turns.fold(0, |number, (place, left)| {
            let (radix, modulus) = self.radix(placement.kinds[place], left);
            number * radix + u32::from(placement.turns[place]) / modulus
        })
    }
}

/// How many sets of `pieces` places there are among `places`, where that is within 32 bits.
fn binomial(places: u32, pieces: u32) -> u32 {
    match pieces {
        1 => places,
        _ => choose(places, pieces) as u32,
    }
}
