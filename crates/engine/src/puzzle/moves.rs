//! Moves: named permutations of the cells, some of which only certain states have.

use core::fmt;

use super::state::State;
use super::{Condition, Names};
use crate::bytes::Bytes;

/// The moves of a puzzle, in the definition's order.
///
/// In an image: the names; how many cases and conditions there are in all (two bytes each); where the
/// cases of each move end and where the conditions of each case end (two bytes each), unless each move
/// is a single case without condition; the conditions; what each case does to the cells.
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    names: Names<'a>,
    /// Where the cases of each move end; empty where each move is one case without condition.
    case_ends: &'a [u8],
    /// Where the conditions of each case end; empty as `case_ends` is.
    condition_ends: &'a [u8],
    conditions: &'a [u8],
    sources: &'a [u8],
    cells: usize,
}

impl<'a> Moves<'a> {
    pub(crate) const fn read(bytes: &mut Bytes<'a>, count: usize, cells: usize) -> Option<Self> {
        let Some(names) = Names::read(bytes, count) else {
            return None;
        };
        let (Some(cases), Some(conditions)) = (bytes.take_u16(), bytes.take_u16()) else {
            return None;
        };
        let (cases, conditions) = (cases as usize, conditions as usize);
        let is_plain = cases == count && conditions == 0;
        let ends = if is_plain { 0 } else { 1 };
        let (Some(case_ends), Some(condition_ends), Some(conditions), Some(sources)) = (
            bytes.take(ends * 2 * count),
            bytes.take(ends * 2 * cases),
            bytes.take(2 * conditions),
            bytes.take(cases * cells),
        ) else {
            return None;
        };
        let do_end = end_at(case_ends, cases) && end_at(condition_ends, conditions.len() / 2);
        if !is_plain && !do_end {
            return None;
        }
        Some(Self {
            names,
            case_ends,
            condition_ends,
            conditions,
            sources,
            cells,
        })
    }

    /// How many moves there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is no move at all. An image always has one.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The names of the moves, by number.
    #[must_use]
    pub const fn names(&self) -> Names<'a> {
        self.names
    }

    /// Whether some states do not have some moves.
    #[must_use]
    pub const fn are_guarded(&self) -> bool {
        !self.case_ends.is_empty()
    }

    /// The move with this number.
    #[must_use]
    pub fn get(&self, number: u8) -> Option<Move<'a>> {
        (usize::from(number) < self.len()).then_some(Move {
            number,
            moves: *self,
        })
    }

    /// All moves, in the definition's order.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Move<'a>> + use<'a> {
        let moves = *self;
        (0..self.len() as u8).map(move |number| Move { number, moves })
    }

    /// The conditions of all cases of all moves.
    pub(super) fn conditions(&self) -> impl Iterator<Item = Condition> + use<'a> {
        let (conditions, _) = self.conditions.as_chunks();
        conditions.iter().copied().map(Condition::from_bytes)
    }
}

/// Whether ends go up and the last of them is `last`.
const fn end_at(ends: &[u8], last: usize) -> bool {
    let (mut at, mut before) = (0, 0);
    while at + 1 < ends.len() {
        let end = u16::from_le_bytes([ends[at], ends[at + 1]]) as usize;
        if end < before {
            return false;
        }
        before = end;
        at += 2;
    }
    before == last
}

/// What lies between two neighbours of a list of ends.
fn between(ends: &[u8], number: usize) -> Option<core::ops::Range<usize>> {
    let end = |number: usize| {
        let bytes = *ends.get(number.checked_mul(2)?..)?.first_chunk()?;
        Some(usize::from(u16::from_le_bytes(bytes)))
    };
    let start = match number.checked_sub(1) {
        Some(before) => end(before)?,
        None => 0,
    };
    Some(start..end(number)?)
}

/// A move: a permutation of the cells, with a name. A guarded move is a list of cases, of which at
/// most one holds in a state; where none does, the state does not have the move.
#[derive(Clone, Copy)]
pub struct Move<'a> {
    number: u8,
    moves: Moves<'a>,
}

impl<'a> Move<'a> {
    /// Its place in the definition's order, from 0.
    #[must_use]
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'a str {
        self.moves.names.get(self.number).unwrap_or_default()
    }

    /// Its cases: a single one without condition, unless the move is guarded.
    #[must_use]
    pub fn cases(&self) -> impl ExactSizeIterator<Item = Case<'a>> + use<'a> {
        let number = usize::from(self.number);
        let cases = if self.moves.are_guarded() {
            between(self.moves.case_ends, number).unwrap_or_default()
        } else {
            number..number + 1
        };
        let moves = self.moves;
        cases.map(move |number| Case { number, moves })
    }

    /// The state that the move makes of this one: `(s·m)[c] = s[m[c]]`; `None` where the state does not
    /// have the move.
    ///
    /// A cell that would get a label from beyond the end of `state` keeps its own; that happens
    /// only with labels of another puzzle or a damaged image. Labels beyond
    /// [`MAX_CELLS`](crate::MAX_CELLS) are left out.
    #[must_use]
    #[inline]
    pub fn apply(&self, state: &[u8]) -> Option<State> {
        let mut moved = State::blank(state.len());
        self.apply_to(state, &mut moved).then_some(moved)
    }

    /// Makes of `moved`, which has as many cells, the state that the move makes of this one; says whether
    /// the state has the move.
    #[inline]
    pub(crate) fn apply_to(&self, state: &[u8], moved: &mut State) -> bool {
        let mut cases = self.cases();
        let case = if self.moves.are_guarded() {
            cases.find(|case| case.holds(state))
        } else {
            cases.next()
        };
        let Some(case) = case else {
            return false;
        };
        let cells = moved.labels_mut().iter_mut().zip(state);
        for ((to, own), from) in cells.zip(case.sources()) {
            *to = *state.get(usize::from(*from)).unwrap_or(own);
        }
        true
    }
}

/// A case of a move: the conditions on the states that have it, and the permutation.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    number: usize,
    moves: Moves<'a>,
}

impl<'a> Case<'a> {
    /// What must be so in a state; nothing for a move that each state has.
    #[must_use]
    pub fn conditions(&self) -> impl ExactSizeIterator<Item = Condition> + use<'a> {
        let range = between(self.moves.condition_ends, self.number).unwrap_or_default();
        let (conditions, _) = self.moves.conditions.as_chunks();
        let conditions = conditions.get(range).unwrap_or_default();
        conditions.iter().copied().map(Condition::from_bytes)
    }

    /// Whether a state meets all conditions.
    #[must_use]
    pub fn holds(&self, state: &[u8]) -> bool {
        self.conditions().all(|condition| {
            let label = state.get(usize::from(condition.cell()));
            label.is_some_and(|label| condition.is_met_by(*label))
        })
    }

    /// For each cell, the cell whose label the move brings there.
    #[must_use]
    #[inline]
    pub fn sources(&self) -> &'a [u8] {
        let start = self.number * self.moves.cells;
        self.moves
            .sources
            .get(start..start + self.moves.cells)
            .unwrap_or_default()
    }
}

impl PartialEq for Case<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.sources() == other.sources() && self.conditions().eq(other.conditions())
    }
}

impl Eq for Case<'_> {}

impl PartialEq for Move<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name() && self.cases().eq(other.cases())
    }
}

impl Eq for Move<'_> {}

impl fmt::Debug for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Move")
            .field("number", &self.number)
            .field("name", &self.name())
            .field("cases", &self.cases().len())
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
