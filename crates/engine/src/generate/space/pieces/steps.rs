//! What a case of a move does to a placement.

use super::units::{Layout, Placement, REST};
use crate::definition::DefinedCase;
use crate::generate::shape::{Family, Motion};

/// A case of a move, as the places of a block see it.
pub(super) struct Step {
    /// From which place a piece comes to each place.
    sources: Vec<usize>,
    /// By how much it is turned on the way.
    turns: Vec<u8>,
    conditions: Vec<PlaceCondition>,
}

/// That a place holds a kind, or that it holds another. A kind that the block does not have is beyond
/// all that it has.
struct PlaceCondition {
    place: usize,
    kind: u8,
    /// How many kinds are known wherever this kind is.
    kind_of_family: usize,
    is_met_by_kind: bool,
}

/// A kind that no place holds.
const ABSENT: u8 = REST - 1;

impl Step {
    pub(super) fn new(layout: &Layout<'_>, families: &[Family], case: &DefinedCase) -> Self {
        let (mut sources, mut turns) = (Vec::new(), Vec::new());
        for (places, family) in layout.families.iter().zip(families) {
            let Motion {
                sources: from,
                turns: by,
            } = family.motion(case.sources());
            sources.extend(from.iter().map(|place| places.first + usize::from(*place)));
            turns.extend(by);
        }
        let conditions = case.conditions().iter().filter_map(|condition| {
            let (family, place) = layout.place_of(condition.cell())?;
            let places = &layout.families[family];
            let mut kinds = (0..).zip(&places.content.kinds);
            let kind = kinds.find(|(_, kind)| kind.labels == [condition.label()]);
            Some(PlaceCondition {
                place,
                kind: kind.map_or(ABSENT, |(kind, _)| kind),
                kind_of_family: family,
                is_met_by_kind: condition.is_met_by_label(),
            })
        });
        Self {
            sources,
            turns,
            conditions: conditions.collect(),
        }
    }

    /// Whether a placement meets the conditions; what is not known yet may be so.
    pub(super) fn may_hold(&self, placement: &Placement, known_kinds: &[u8]) -> bool {
        self.conditions.iter().all(|condition| {
            let is_there = match placement.kinds[condition.place] {
                REST if condition.kind == ABSENT => false,
                REST if condition.kind < known_kinds[condition.kind_of_family] => false,
                REST => return true,
                kind => kind == condition.kind,
            };
            is_there == condition.is_met_by_kind
        })
    }

    /// Adds to a key the conditions on places whose kinds are not known yet.
    pub(super) fn put_open_conditions(
        &self,
        placement: &Placement,
        known_kinds: &[u8],
        key: &mut Vec<u8>,
    ) {
        for condition in &self.conditions {
            let is_open = placement.kinds[condition.place] == REST
                && condition.kind != ABSENT
                && condition.kind >= known_kinds[condition.kind_of_family];
            if is_open {
                let before = placement.kinds[..condition.place].iter();
                let number = before.filter(|kind| **kind == REST).count() as u8;
                key.extend([number, condition.kind, u8::from(condition.is_met_by_kind)]);
            }
        }
        key.push(u8::MAX);
    }

    /// The placement that the case leads to.
    pub(super) fn make(&self, layout: &Layout<'_>, from: &Placement, to: &mut Placement) {
        for family in &layout.families {
            for place in family.range() {
                let source = self.sources[place];
                let kind = from.kinds[source];
                to.kinds[place] = kind;
                let period = if kind == REST && family.same_period.is_none() {
                    1
                } else {
                    u16::from(family.period(kind))
                };
                let turn = u16::from(from.turns[source]) + u16::from(self.turns[place]);
                to.turns[place] = (turn % period) as u8;
            }
        }
    }

    pub(super) fn source(&self, place: usize) -> usize {
        self.sources[place]
    }

    pub(super) fn turn(&self, place: usize) -> u8 {
        self.turns[place]
    }
}
