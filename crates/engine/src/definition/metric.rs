//! The metric: which powers of the written moves count as moves too.

use super::DefinitionError;
use super::defined_move::DefinedMove;
use super::document::{Moves, Name};
use super::moves::MAX_MOVES;
use super::source::{Source, Text};

/// Which powers of a written move are moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Metric {
    /// None but the move itself.
    AsWritten,
    /// The move and its inverse.
    QuarterTurn,
    /// Each power that moves something.
    HalfTurn,
}

impl Metric {
    pub(super) fn read(source: &Source, metric: Option<&Text>) -> Result<Self, DefinitionError> {
        let Some(metric) = metric else {
            return Ok(Self::AsWritten);
        };
        match metric.on_one_line().as_str() {
            "as-written" => Ok(Self::AsWritten),
            "quarter-turn" => Ok(Self::QuarterTurn),
            "half-turn" => Ok(Self::HalfTurn),
            other => Err(source.mistake(
                metric.span.clone(),
                format!(
                    "expected the metric `as-written`, `quarter-turn` or `half-turn`, found \
                     `{other}`"
                ),
            )),
        }
    }

    /// The moves of the puzzle: each written one, followed by its powers that are not there already.
    pub(super) fn expand(
        self,
        source: &Source,
        names: &Moves,
        written: Vec<DefinedMove>,
    ) -> Result<Vec<DefinedMove>, DefinitionError> {
        if self == Self::AsWritten {
            return Ok(written);
        }
        let mut moves: Vec<DefinedMove> = Vec::new();
        for (step, (name, _)) in written.iter().zip(&names.moves) {
            moves.push(step.clone());
            for power in self.powers(step) {
                if moves.len() > MAX_MOVES {
                    break;
                }
                let is_there = |other: &DefinedMove| other.cases() == power.cases();
                if written.iter().any(is_there) || moves.iter().any(is_there) {
                    continue;
                }
                source.check_name(power.name(), name.span.clone())?;
                check_name(source, names, &moves, name, &power)?;
                moves.push(power);
            }
            if moves.len() > MAX_MOVES {
                let sentence = format!(
                    "with the powers up to those of `{}` there are more than {MAX_MOVES} moves",
                    name.name
                );
                return Err(source.mistake(name.span.clone(), sentence));
            }
        }
        Ok(moves)
    }

    /// The powers of a move that the metric asks for: `X2`, `X3` and so on, and `X'` for the inverse.
    fn powers(self, step: &DefinedMove) -> impl Iterator<Item = DefinedMove> {
        let inverse = step.inverse(format!("{}'", step.name()));
        let first = match self {
            Self::AsWritten => None,
            Self::QuarterTurn => Some(inverse.clone()),
            Self::HalfTurn => Some(step.then(step)),
        };
        let next = move |power: &DefinedMove| (self == Self::HalfTurn).then(|| power.then(step));
        let powers = std::iter::successors(first, next);
        let powers = powers.take_while(|power| !power.moves_nothing());
        (2..).zip(powers).map(move |(number, power)| {
            if power.cases() == inverse.cases() {
                inverse.clone()
            } else {
                power.called(format!("{}{number}", step.name()))
            }
        })
    }
}

/// Refuses a power whose name is another move's.
fn check_name(
    source: &Source,
    names: &Moves,
    moves: &[DefinedMove],
    of: &Name,
    power: &DefinedMove,
) -> Result<(), DefinitionError> {
    let written = names
        .moves
        .iter()
        .find(|(name, _)| name.name == power.name());
    let is_taken = moves.iter().any(|step| step.name() == power.name());
    let span = match written {
        Some((name, _)) => name.span.clone(),
        None if is_taken => of.span.clone(),
        None => return Ok(()),
    };
    Err(source.mistake(
        span,
        format!(
            "the metric gives the name `{}` to a power of `{}`, expected another name for the move \
             that has it",
            power.name(),
            of.name
        ),
    ))
}
