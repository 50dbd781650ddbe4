//! Moves as a definition has them.

use crate::puzzle::Condition;

/// A move of a definition: a named permutation of the cells, or several of which each has conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefinedMove {
    name: String,
    cases: Vec<DefinedCase>,
}

/// A case of a move: the conditions on the states that have it, and the permutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefinedCase {
    conditions: Vec<Condition>,
    sources: Vec<u8>,
}

impl DefinedMove {
    pub(crate) fn new(name: String, cases: Vec<DefinedCase>) -> Self {
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

    /// The move that undoes this one, where no two cases lead to one state.
    pub(super) fn inverse(&self, name: String) -> Self {
        Self::new(name, self.cases.iter().map(DefinedCase::inverse).collect())
    }

    /// This move and then another, under this one's name.
    pub(super) fn then(&self, other: &Self) -> Self {
        let cases = self.cases.iter();
        let cases = cases.flat_map(|first| other.cases.iter().map(|then| first.then(then)));
        Self::new(self.name.clone(), cases.collect())
    }

    pub(super) fn called(self, name: String) -> Self {
        Self { name, ..self }
    }
}

impl DefinedCase {
    /// A case whose conditions come in one order, each once.
    pub(crate) fn new(mut conditions: Vec<Condition>, sources: Vec<u8>) -> Self {
        conditions.sort_unstable();
        conditions.dedup();
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
    pub(super) fn then(&self, other: &Self) -> Self {
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
