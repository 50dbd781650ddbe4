//! The metric: which powers of the written moves count as moves too.

use std::fmt;
use std::str::FromStr;

use super::DefinitionError;
use super::source::Source;
use super::text::Text;

/// Which powers of the written moves are moves too.
///
/// ```
/// use wayhome_engine::definition::Metric;
///
/// assert_eq!("half-turn".parse(), Ok(Metric::HalfTurn));
/// assert_eq!(Metric::QuarterTurn.to_string(), "quarter-turn");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Metric {
    /// None but the move itself.
    #[default]
    AsWritten,
    /// The move and its inverse.
    QuarterTurn,
    /// Each power that moves something.
    HalfTurn,
}

impl Metric {
    /// All metrics.
    pub const ALL: [Self; 3] = [Self::AsWritten, Self::QuarterTurn, Self::HalfTurn];

    /// Its name in a definition.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AsWritten => "as-written",
            Self::QuarterTurn => "quarter-turn",
            Self::HalfTurn => "half-turn",
        }
    }

    pub(super) fn read(source: &Source, metric: Option<&Text>) -> Result<Self, DefinitionError> {
        let Some(metric) = metric else {
            return Ok(Self::default());
        };
        let parsed = metric.on_one_line().parse::<Self>();
        parsed.map_err(|error| source.mistake(metric.span.clone(), error.to_string()))
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Metric {
    type Err = UnknownMetric;

    fn from_str(text: &str) -> Result<Self, UnknownMetric> {
        let metric = Self::ALL.into_iter().find(|metric| metric.name() == text);
        metric.ok_or_else(|| UnknownMetric {
            found: text.to_owned(),
        })
    }
}

/// A word that is no metric.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownMetric {
    found: String,
}

impl fmt::Display for UnknownMetric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected the metric `as-written`, `quarter-turn` or `half-turn`, found `{}`",
            self.found
        )
    }
}

impl std::error::Error for UnknownMetric {}
