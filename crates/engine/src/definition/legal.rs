//! Which states are legal: moves lead from legal states to legal ones alone.

use std::ops::Range;

use super::arrangement::Arrangements;
use super::moves::Size;
use super::source::Source;
use super::{DefinedCase, DefinedMove, DefinitionError};
use crate::puzzle::Condition;

/// What is so in each legal state.
pub(super) struct Legal {
    pub(super) conditions: Vec<Condition>,
    /// Where the text begins to say so.
    pub(super) span: Range<usize>,
}

/// Moves as they are there where they lead from a legal state to a legal one.
pub(super) struct Guarded {
    pub(super) moves: Vec<DefinedMove>,
    /// A sentence for each written move that is left out.
    pub(super) remarks: Vec<String>,
}

impl Legal {
    /// Guards moves, powers among them: what lies between the turns of a power does not matter.
    /// `written` has the numbers of those that are no powers.
    pub(super) fn guard(
        &self,
        source: &Source,
        arrangements: &Arrangements,
        moves: &[DefinedMove],
        written: &[usize],
    ) -> Result<Guarded, DefinitionError> {
        let mut guarded = Guarded {
            moves: Vec::new(),
            remarks: Vec::new(),
        };
        let mut size = Size::default();
        for (number, step) in moves.iter().enumerate() {
            let mut cases = Vec::new();
            for case in step.cases() {
                let case = self.guard_case(case);
                if arrangements.can_meet(&arrangements.demand(&case)) {
                    size.add(&case).map_err(|sentence| {
                        source.mistake(self.span.clone(), format!("with `Illegal` {sentence}"))
                    })?;
                    cases.push(case);
                }
            }
            let name = step.name();
            if !cases.is_empty() {
                guarded.moves.push(DefinedMove::new(name.to_owned(), cases));
            } else if written.contains(&number) {
                guarded.remarks.push(format!(
                    "the move `{name}` is left out, since it leads from no legal state to a legal one"
                ));
            }
        }
        if guarded.moves.is_empty() {
            let sentence = "no move leads from a legal state to a legal one";
            return Err(source.mistake(self.span.clone(), sentence));
        }
        Ok(guarded)
    }

    /// The case in legal states, and where the state behind it is legal too.
    fn guard_case(&self, case: &DefinedCase) -> DefinedCase {
        let before = |asked: &Condition| asked.at(case.sources()[usize::from(asked.cell())]);
        let behind = self.conditions.iter().map(before);
        let conditions = case.conditions().iter().chain(&self.conditions).copied();
        DefinedCase::new(conditions.chain(behind).collect(), case.sources().to_vec())
    }
}
