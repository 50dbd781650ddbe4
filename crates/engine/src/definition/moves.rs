//! The moves: a permutation each, or several of which each has conditions.

use std::ops::Range;

use super::arrangement::{Arrangements, Demands};
use super::cells::{Drawing, Order};
use super::conditions;
use super::document::{Case, Name, Step, Steps, is_key};
use super::goals::Goals;
use super::permutation::Permutation;
use super::source::Source;
use super::text::Text;
use super::{DefinedCase, DefinedMove, DefinitionError};

/// The most moves that a puzzle can have.
pub(super) const MAX_MOVES: usize = 255;

/// The most cases of all moves.
pub(super) const MAX_CASES: usize = 4_096;

/// The most conditions of all cases; an image counts them in two bytes.
pub(super) const MAX_CONDITIONS: usize = 65_535;

/// What the moves of a definition are made of.
pub(super) struct Reader<'a> {
    pub(super) source: &'a Source,
    pub(super) drawing: &'a Drawing<'a>,
    pub(super) order: &'a Order,
    pub(super) goals: &'a Goals,
    pub(super) arrangements: &'a Arrangements,
}

impl Reader<'_> {
    pub(super) fn read(&self, steps: &Steps) -> Result<Vec<DefinedMove>, DefinitionError> {
        if steps.steps.is_empty() {
            return Err(self.mistake(&steps.span, "`[moves]` has no move"));
        }
        if let Some((name, _)) = steps.steps.get(MAX_MOVES) {
            let found = steps.steps.len();
            let sentence = format!("found {found} moves, expected at most {MAX_MOVES}");
            return Err(self.mistake(&name.span, sentence));
        }
        let mut size = Size::default();
        steps
            .steps
            .iter()
            .map(|(name, step)| {
                check_name(self.source, name)?;
                match step {
                    Step::Permutation(text) => self.plain(name, text, &mut size),
                    Step::Cases(cases) => self.guarded(name, cases, &mut size),
                }
            })
            .collect()
    }

    fn mistake(&self, span: &Range<usize>, sentence: impl AsRef<str>) -> DefinitionError {
        self.source.mistake(span.clone(), sentence)
    }

    fn plain(
        &self,
        name: &Name,
        text: &Text,
        size: &mut Size,
    ) -> Result<DefinedMove, DefinitionError> {
        let sources = self.sources(name, text);
        if sources.is_err() && is_key(&name.name) {
            return Err(name.stands_below_moves(self.source));
        }
        let case = DefinedCase::new(Vec::new(), sources?);
        size.add(&case)
            .map_err(|sentence| self.mistake(&text.span, sentence))?;
        Ok(DefinedMove::new(name.name.clone(), vec![case]))
    }

    fn sources(&self, name: &Name, text: &Text) -> Result<Vec<u8>, DefinitionError> {
        let permutation = Permutation {
            source: self.source,
            drawing: self.drawing,
            order: self.order,
            name,
            text,
        };
        permutation.sources()
    }

    fn guarded(
        &self,
        name: &Name,
        written: &[Case],
        size: &mut Size,
    ) -> Result<DefinedMove, DefinitionError> {
        let mut cases: Vec<DefinedCase> = Vec::new();
        let mut demands = Demands::default();
        for (number, case) in written.iter().enumerate() {
            let reader = conditions::Reader {
                source: self.source,
                order: self.order,
                labels: &self.goals.labels,
            };
            let conditions = reader.read(&case.when)?;
            let sources = self.sources(name, &case.then)?;
            let case_read = DefinedCase::new(conditions, sources);
            size.add(&case_read)
                .map_err(|sentence| self.mistake(&case.span, sentence))?;
            let demand = self.arrangements.demand(&case_read);
            if !self.arrangements.can_meet(&demand) {
                let sentence = format!(
                    "this case of the move `{}` can never hold: no arrangement of the labels meets \
                     its conditions",
                    name.name
                );
                return Err(self.mistake(&case.when.span, sentence));
            }
            if let Err(earlier) = demands.add(self.arrangements, demand) {
                let sentence = format!(
                    "the cases {} and {} of the move `{}` can hold in one state, expected at most \
                     one case for each",
                    earlier + 1,
                    number + 1,
                    name.name
                );
                return Err(self.mistake(&case.when.span, sentence));
            }
            cases.push(case_read);
        }
        Ok(DefinedMove::new(name.name.clone(), cases))
    }
}

/// How much of what an image has room for is used up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Size {
    cases: usize,
    conditions: usize,
}

impl Size {
    /// What moves need that were measured before.
    pub(super) fn of(moves: &[DefinedMove]) -> Self {
        let cases = || moves.iter().flat_map(DefinedMove::cases);
        Self {
            cases: cases().count(),
            conditions: cases().map(|case| case.conditions().len()).sum(),
        }
    }

    /// Adds a case; a sentence where there is no room for it.
    pub(super) fn add(&mut self, case: &DefinedCase) -> Result<(), String> {
        self.cases += 1;
        self.conditions += case.conditions().len();
        if self.cases > MAX_CASES {
            return Err(format!("the moves have more than {MAX_CASES} cases in all"));
        }
        if self.conditions > MAX_CONDITIONS {
            return Err(format!(
                "the cases have more than {MAX_CONDITIONS} conditions in all"
            ));
        }
        Ok(())
    }
}

/// A path of moves with longer names is written with blanks between them, so names have none.
pub(super) fn check_name(source: &Source, name: &Name) -> Result<(), DefinitionError> {
    source.check_name(&name.name, name.span.clone())?;
    if name.name.is_empty() || name.name.contains(char::is_whitespace) {
        return Err(source.mistake(
            name.span.clone(),
            format!(
                "a move cannot be called `{}`, expected a name without blanks",
                name.name
            ),
        ));
    }
    Ok(())
}
