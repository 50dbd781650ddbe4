//! The powers of the written moves that a metric adds.

use std::ops::Range;

use super::arrangement::Arrangements;
use super::moves::{MAX_MOVES, Size};
use super::source::Source;
use super::{DefinedMove, DefinitionError, Metric};

/// Adds powers to written moves.
pub(super) struct Powers<'a> {
    pub(super) source: &'a Source,
    pub(super) arrangements: &'a Arrangements,
    pub(super) metric: Metric,
}

impl Powers<'_> {
    /// The moves of the puzzle: each written one, followed by its powers that are not there already;
    /// and the numbers of the written ones. `names` says where the name of each written move stands.
    pub(super) fn expand(
        &self,
        written: Vec<DefinedMove>,
        names: &[Range<usize>],
    ) -> Result<(Vec<DefinedMove>, Vec<usize>), DefinitionError> {
        if self.metric == Metric::AsWritten {
            let numbers = (0..written.len()).collect();
            return Ok((written, numbers));
        }
        let mut numbers = Vec::new();
        let mut moves: Vec<DefinedMove> = Vec::new();
        let mut size = Size::of(&written);
        for (step, name) in written.iter().zip(names) {
            numbers.push(moves.len());
            moves.push(step.clone());
            let mut chain = Chain::new(self, step, name.clone())?;
            chain.check_count(moves.len())?;
            while let Some(power) = chain.next(size)? {
                let is_there = |other: &DefinedMove| other.cases() == power.cases();
                if written.iter().any(is_there) || moves.iter().any(is_there) {
                    continue;
                }
                self.source.check_name(power.name(), name.clone())?;
                self.check_name(&written, names, &moves, step, name, &power)?;
                for case in power.cases() {
                    size.add(case)
                        .map_err(|sentence| chain.too_large(&sentence))?;
                }
                moves.push(power);
                chain.check_count(moves.len())?;
            }
        }
        Ok((moves, numbers))
    }

    /// Refuses a power whose name is another move's.
    fn check_name(
        &self,
        written: &[DefinedMove],
        names: &[Range<usize>],
        moves: &[DefinedMove],
        of: &DefinedMove,
        name: &Range<usize>,
        power: &DefinedMove,
    ) -> Result<(), DefinitionError> {
        let is_same = |step: &DefinedMove| step.name() == power.name();
        let span = match written.iter().position(is_same) {
            Some(number) => &names[number],
            None if moves.iter().any(is_same) => name,
            None => return Ok(()),
        };
        Err(self.source.mistake(
            span.clone(),
            format!(
                "the metric gives the name `{}` to a power of `{}`, expected another name for the \
                 move that has it",
                power.name(),
                of.name()
            ),
        ))
    }
}

/// The powers of one move: `X2`, `X3` and so on, and `X'` for the inverse.
struct Chain<'a> {
    powers: &'a Powers<'a>,
    step: &'a DefinedMove,
    name: Range<usize>,
    inverse: Option<DefinedMove>,
    /// The powers so far, the move itself first.
    so_far: Vec<DefinedMove>,
}

impl<'a> Chain<'a> {
    fn new(
        powers: &'a Powers<'a>,
        step: &'a DefinedMove,
        name: Range<usize>,
    ) -> Result<Self, DefinitionError> {
        let inverse = step.inverse(format!("{}'", step.name()), powers.arrangements);
        if inverse.is_none() && powers.metric == Metric::QuarterTurn {
            let sentence = format!(
                "the move `{}` has no inverse, which the metric `quarter-turn` asks for: two of its \
                 cases can lead to one state",
                step.name()
            );
            return Err(powers.source.mistake(name, sentence));
        }
        Ok(Self {
            powers,
            step,
            name,
            inverse,
            so_far: vec![step.clone()],
        })
    }

    /// The next power that the metric asks for, unless `size` leaves no room for it.
    fn next(&mut self, mut size: Size) -> Result<Option<DefinedMove>, DefinitionError> {
        if self.powers.metric == Metric::QuarterTurn {
            let inverse = self.inverse.take();
            return Ok(inverse.filter(|inverse| !inverse.moves_nothing()));
        }
        let Some(last) = self.so_far.last() else {
            return Ok(None);
        };
        let mut cases = Vec::new();
        for case in last.then(self.step, self.powers.arrangements) {
            size.add(&case)
                .map_err(|sentence| self.too_large(&sentence))?;
            cases.push(case);
        }
        let number = self.so_far.len() + 1;
        let power = DefinedMove::new(format!("{}{number}", self.step.name()), cases);
        // Without an inverse the powers can come round to one that is not the first.
        let is_there = |other: &DefinedMove| other.cases() == power.cases();
        if power.moves_nothing() || self.so_far.iter().any(is_there) {
            return Ok(None);
        }
        self.so_far.push(power.clone());
        let inverse = self.inverse.as_ref();
        Ok(Some(match inverse.filter(|inverse| is_there(inverse)) {
            Some(inverse) => inverse.clone(),
            None => power,
        }))
    }

    fn check_count(&self, moves: usize) -> Result<(), DefinitionError> {
        if moves > MAX_MOVES {
            return Err(self.too_large(&format!("there are more than {MAX_MOVES} moves")));
        }
        Ok(())
    }

    fn too_large(&self, sentence: &str) -> DefinitionError {
        let sentence = format!(
            "with the powers up to those of `{}` {sentence}",
            self.step.name()
        );
        self.powers.source.mistake(self.name.clone(), sentence)
    }
}
