//! What the places of a family hold in the states of a block.

use super::Family;
use crate::bytes::Bytes;
use crate::index::lehmer;
use crate::puzzle::MAX_CELLS;

/// The kinds of pieces in a family, and what moves keep as it is.
///
/// In an image: how many kinds; the modulus to which the sum of all turns is kept, and that sum; the turns
/// that each piece shows, or 0 where they show different numbers of them (a byte each); a bit for each
/// family whose permutations are together always even or always odd; a bit for each place where the first
/// kind counts as one exchange more (two bytes each); whether those permutations are odd (bit 0) and
/// whether this family's are asked for (bit 1); for each label the first kind that can be seen so that it
/// begins with it; the kinds.
pub(super) struct Content<'a> {
    kinds: &'a [u8],
    kind_count: usize,
    modulus: u8,
    remainder: u8,
    /// The turns that each piece shows; 0 where they show different numbers of them.
    same_period: u8,
    /// This family and those before it whose permutations are even or odd together; 0 where that is
    /// not so or cannot be seen.
    pub(super) parity: u16,
    is_odd: bool,
    /// Whether the family belongs to such a set, its own or one behind it.
    pub(super) is_in_parity: bool,
    /// The places, a bit each, where a piece of the first kind counts as one exchange more.
    odd_places: u16,
    firsts: &'a [u8],
    stride: usize,
    turns: usize,
}

/// A kind of piece: how many there are, how many turns it shows, and the labels that it has unturned.
struct Kind<'a> {
    count: u8,
    period: u8,
    labels: &'a [u8],
}

impl<'a> Content<'a> {
    /// Reads what a family holds, which may be unsound.
    pub(super) const fn read(
        bytes: &mut Bytes<'a>,
        family: &Family<'_>,
        labels: usize,
    ) -> Option<Self> {
        let Some([kind_count, modulus, remainder, same_period]) = bytes.take_array() else {
            return None;
        };
        let (Some(parity), Some(odd_places), Some(flags)) =
            (bytes.take_u16(), bytes.take_u16(), bytes.take_u8())
        else {
            return None;
        };
        let (kind_count, stride) = (kind_count as usize, 2 + family.width);
        let (Some(firsts), Some(kinds)) = (bytes.take(labels), bytes.take(kind_count * stride))
        else {
            return None;
        };
        Some(Self {
            kinds,
            kind_count,
            modulus,
            remainder,
            same_period,
            parity,
            is_odd: flags & 1 != 0,
            is_in_parity: flags & 2 != 0,
            odd_places,
            firsts,
            stride,
            turns: family.turns,
        })
    }

    /// Whether there is a piece for each place of the family, and what is said of all of them is so.
    pub(super) const fn is_sound(&self, family: &Family<'_>) -> bool {
        let (mut rest, mut pieces) = (Bytes::new(self.kinds), 0);
        while let Some([count, period, ..]) = rest.take(self.stride) {
            let (count, period) = (*count as usize, *period);
            if count == 0 || period == 0 || period as usize > family.turns {
                return false;
            }
            if self.modulus == 0 || period % self.modulus != 0 {
                return false;
            }
            if self.same_period != 0 && self.same_period != period {
                return false;
            }
            pieces += count;
        }
        let can_tell_parity = self.kind_count == pieces && pieces <= 16;
        pieces == family.places
            && (self.parity == 0 || self.is_in_parity)
            && (!self.is_in_parity || can_tell_parity)
    }

    #[inline]
    fn kind(&self, number: usize) -> Option<Kind<'a>> {
        let bytes = self.kinds.get(number.checked_mul(self.stride)?..)?;
        match bytes.get(..self.stride)? {
            [count, period, labels @ ..] => Some(Kind {
                count: *count,
                period: *period,
                labels,
            }),
            _ => None,
        }
    }

    /// Sees what each place of the family holds in a state; `None` where some place holds no piece, or
    /// a kind is there more or less often than it should be.
    pub(super) fn look(&self, family: &Family<'_>, state: &[u8], seen: &mut Seen) -> Option<()> {
        let places = seen.kinds.iter_mut().zip(&mut seen.turns);
        let cells = family.cells.chunks_exact(family.width.max(1));
        let mut found = 0u128;
        for ((kind, turn), cells) in places.zip(cells) {
            (*kind, *turn) = self.piece(cells, state)?;
            found |= 1u128.checked_shl(u32::from(*kind))?;
        }
        seen.places = family.places;
        // As many kinds as places are all there, if each is.
        if found.count_ones() as usize != self.kind_count {
            return None;
        }
        if self.kind_count < family.places {
            for number in 0..self.kind_count {
                let kinds = seen.kinds()?.iter();
                let found = kinds.filter(|kind| usize::from(**kind) == number).count();
                if usize::from(self.kind(number)?.count) != found {
                    return None;
                }
            }
        }
        Some(())
    }

    /// The kind of the piece in these cells, and how it is turned.
    fn piece(&self, cells: &[u8], state: &[u8]) -> Option<(u8, u8)> {
        let first = *state.get(usize::from(*cells.first()?))?;
        let mut number = *self.firsts.get(usize::from(first))?;
        loop {
            let kind = self.kind(usize::from(number))?;
            let turns = kind.labels.iter().take(usize::from(kind.period));
            for (turn, label) in turns.enumerate() {
                if *label == first && self.shows(kind.labels, turn, cells, state) {
                    return Some((number, turn as u8));
                }
            }
            number = number.checked_add(1)?;
        }
    }

    /// Whether the cells hold a piece with these labels, turned so.
    #[inline]
    fn shows(&self, labels: &[u8], turn: usize, cells: &[u8], state: &[u8]) -> bool {
        let (mut cycle, mut at) = (0, turn);
        for (number, cell) in cells.iter().enumerate() {
            if number == cycle + self.turns {
                (cycle, at) = (number, turn);
            }
            let label = labels.get(cycle + at);
            if label.is_none() || state.get(usize::from(*cell)) != label {
                return false;
            }
            at = if at + 1 == self.turns { 0 } else { at + 1 };
        }
        true
    }

    /// Whether an arrangement of kinds that all differ is odd.
    pub(super) fn is_odd_arrangement(&self, kinds: &[u8]) -> bool {
        let first = kinds.iter().position(|kind| *kind == 0).unwrap_or(0);
        let counts_as_one = self.odd_places.checked_shr(first as u32).unwrap_or(0) & 1;
        lehmer::is_odd(kinds) != (counts_as_one == 1)
    }

    /// Whether the families that are odd are so together as they should be.
    pub(super) const fn has_parity(&self, odd_families: u16) -> bool {
        ((odd_families & self.parity).count_ones() % 2 == 1) == self.is_odd
    }

    /// The rank of the kinds' arrangement, and how many arrangements there are. Where the parity is
    /// known, two arrangements that differ by a trade of the last two kinds have one rank.
    pub(super) fn rank(&self, kinds: &[u8]) -> (u32, u32) {
        match lehmer::slots(kinds.len()) {
            Some(slots) if self.kind_count == kinds.len() => {
                let (rank, trades) = (lehmer::rank(kinds), self.trades());
                (rank >> trades, slots >> trades)
            }
            _ => self.rank_with_repeats(kinds),
        }
    }

    /// How many kinds at the end have an order that the parity tells, less one.
    fn trades(&self) -> usize {
        usize::from(self.parity != 0 && self.kind_count > 1)
    }

    /// Kind by kind: the rank of the set of its places among those that the kinds before have left.
    fn rank_with_repeats(&self, kinds: &[u8]) -> (u32, u32) {
        let (mut rank, mut arrangements) = (0u32, 1u32);
        let kinds_told_apart = self.kind_count.saturating_sub(self.trades());
        for kind in 0..kinds_told_apart {
            let (mut places, mut pieces, mut digit) = (0u32, 0u32, 0u32);
            let kinds = kinds.iter().map(|other| usize::from(*other));
            for other in kinds.map(|other| other.min(kinds_told_apart - 1)) {
                if other == kind {
                    pieces += 1;
                    digit = digit.wrapping_add(choose(places, pieces));
                }
                places += u32::from(other >= kind);
            }
            let radix = choose(places, pieces);
            rank = rank.wrapping_mul(radix).wrapping_add(digit);
            arrangements = arrangements.wrapping_mul(radix);
        }
        (rank, arrangements)
    }

    /// The turns as a number in mixed radix, and how many such numbers there are; `None` where their
    /// sum is another than moves can make. Place by place where all pieces show as many turns, else kind
    /// by kind. What the sum says of the last is left out.
    pub(super) fn turns(&self, seen: &Seen) -> Option<(u32, u32)> {
        let mut digits = Digits {
            number: 0,
            radix: 1,
            sum: 0,
            left: seen.places,
        };
        let kinds = seen.kinds()?;
        let pieces = || kinds.iter().zip(&seen.turns);
        match self.same_period {
            1 => {}
            0 => {
                for number in 0..self.kind_count {
                    let period = self.kind(number)?.period;
                    let of_kind = pieces().filter(|(kind, _)| usize::from(**kind) == number);
                    of_kind.for_each(|(_, turn)| digits.push(*turn, period, self.modulus));
                }
            }
            period => pieces().for_each(|(_, turn)| digits.push(*turn, period, self.modulus)),
        }
        let is_kept = digits.sum.checked_rem(u32::from(self.modulus))? == u32::from(self.remainder);
        is_kept.then_some((digits.number, digits.radix))
    }
}

/// What the places of a family hold.
pub(super) struct Seen {
    kinds: [u8; MAX_CELLS],
    turns: [u8; MAX_CELLS],
    places: usize,
}

impl Seen {
    pub(super) const NOTHING: Self = Self {
        kinds: [0; MAX_CELLS],
        turns: [0; MAX_CELLS],
        places: 0,
    };

    pub(super) fn kinds(&self) -> Option<&[u8]> {
        self.kinds.get(..self.places)
    }
}

/// A number in mixed radix.
struct Digits {
    number: u32,
    radix: u32,
    sum: u32,
    left: usize,
}

impl Digits {
    /// Adds a turn behind the others; the last one without what the sum says of it.
    fn push(&mut self, turn: u8, period: u8, modulus: u8) {
        self.sum += u32::from(turn);
        self.left = self.left.saturating_sub(1);
        let known = if self.left == 0 { modulus } else { 1 };
        let radix = period.checked_div(known).unwrap_or(1);
        let digit = turn.checked_div(known).unwrap_or(0);
        self.number = self.number.wrapping_mul(u32::from(radix));
        self.number = self.number.wrapping_add(u32::from(digit));
        self.radix = self.radix.wrapping_mul(u32::from(radix));
    }
}

/// How many sets of `pieces` places there are among `places`.
fn choose(places: u32, pieces: u32) -> u32 {
    if pieces > places {
        return 0;
    }
    let mut sets = 1u64;
    for piece in 1..=u64::from(pieces) {
        let left = u64::from(places - pieces) + piece;
        sets = sets.saturating_mul(left) / piece;
    }
    sets as u32
}
