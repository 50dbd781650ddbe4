//! Moves as a definition has them.

use super::arrangement::{Arrangements, Demands};
use crate::puzzle::{Condition, MAX_CELLS};

/// A move of a definition: a named permutation of the cells, or several of which each has conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefinedMove {
    name: String,
    cases: Vec<DefinedCase>,
}

/// A case of a move: the conditions on the states that have it, and the permutation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DefinedCase {
    conditions: Vec<Condition>,
    sources: Vec<u8>,
}

impl DefinedMove {
    /// A move whose cases come in one order, so that moves that do the same have equal cases.
    pub(crate) fn new(name: String, mut cases: Vec<DefinedCase>) -> Self {
        cases.sort_unstable();
        Self { name, cases }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its cases: a single one without condition, unless the move is guarded. At most one of them holds
    /// in a state.
    #[must_use]
    pub fn cases(&self) -> &[DefinedCase] {
        &self.cases
    }

    /// Whether some states may not have the move.
    #[must_use]
    pub fn is_guarded(&self) -> bool {
        self.cases.iter().any(|case| !case.conditions.is_empty())
    }

    pub(super) fn moves_nothing(&self) -> bool {
        self.cases.iter().all(DefinedCase::moves_nothing)
    }

    /// The move that undoes this one; `None` where two of its cases lead to one state.
    pub(super) fn inverse(&self, name: String, arrangements: &Arrangements) -> Option<Self> {
        let cases: Vec<_> = self.cases.iter().map(DefinedCase::inverse).collect();
        let mut demands = Demands::default();
        let is_alone = |case| demands.add(arrangements, arrangements.demand(case)).is_ok();
        cases.iter().all(is_alone).then(|| Self::new(name, cases))
    }

    /// This move and then another: the cases that some arrangement of the labels has.
    pub(super) fn then<'a>(
        &'a self,
        other: &'a Self,
        arrangements: &'a Arrangements,
    ) -> impl Iterator<Item = DefinedCase> + 'a {
        let demands = other.cases.iter().map(|case| arrangements.demand(case));
        let demands: Vec<_> = demands.collect();
        self.cases.iter().flat_map(move |first| {
            // What is so behind the first move, and must not contradict the other.
            let behind = arrangements.demand(&first.inverse());
            let can_follow = |demand| arrangements.can_meet_both(&behind, demand);
            let both = demands.iter().zip(&other.cases);
            let both = both.filter(|(demand, _)| can_follow(demand));
            both.map(|(_, then)| first.then(then)).collect::<Vec<_>>()
        })
    }
}

impl DefinedCase {
    /// A case whose conditions come in one order, each once. Where a cell must hold a label, that it
    /// holds no other is left out.
    pub(crate) fn new(mut conditions: Vec<Condition>, sources: Vec<u8>) -> Self {
        conditions.sort_unstable();
        conditions.dedup();
        let mut held = [None; MAX_CELLS];
        for condition in conditions.iter().filter(|asked| asked.is_met_by_label()) {
            held[usize::from(condition.cell())] = Some(condition.label());
        }
        conditions.retain(|condition| {
            let held = held[usize::from(condition.cell())];
            condition.is_met_by_label() || held.is_none_or(|label| label == condition.label())
        });
        Self {
            conditions,
            sources,
        }
    }

    /// What must be so in a state; nothing for a move that each state has.
    #[must_use]
    pub fn conditions(&self) -> &[Condition] {
        &self.conditions
    }

    /// For each cell, the cell whose label the move brings there.
    #[must_use]
    pub fn sources(&self) -> &[u8] {
        &self.sources
    }

    fn moves_nothing(&self) -> bool {
        (0..=u8::MAX)
            .zip(&self.sources)
            .all(|(to, from)| to == *from)
    }

    /// This case and then another. Its conditions may contradict each other.
    fn then(&self, other: &Self) -> Self {
        let from = |cell: u8| self.sources[usize::from(cell)];
        let before = |condition: &Condition| condition.at(from(condition.cell()));
        let conditions = self.conditions.iter().copied();
        Self::new(
            conditions
                .chain(other.conditions.iter().map(before))
                .collect(),
            other.sources.iter().map(|cell| from(*cell)).collect(),
        )
    }

    /// The case that undoes this one: it holds in the states that this one leads to.
    pub(crate) fn inverse(&self) -> Self {
        let mut targets = vec![0; self.sources.len()];
        for (to, from) in (0..=u8::MAX).zip(&self.sources) {
            targets[usize::from(*from)] = to;
        }
        let after = |condition: &Condition| condition.at(targets[usize::from(condition.cell())]);
        Self::new(self.conditions.iter().map(after).collect(), targets)
    }

    /// Whether a state meets all conditions.
    pub(crate) fn holds(&self, state: &[u8]) -> bool {
        self.conditions
            .iter()
            .all(|condition| condition.is_met_by(state[usize::from(condition.cell())]))
    }
}
