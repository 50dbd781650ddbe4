//! How a definition is read: its metric, and whether moves that turn the whole puzzle are left out.

use std::fmt::Display;
use std::path::Path;

use clap::Args;
use wayhome_engine::definition::{self, Definition, Metric};

use super::exit::{Failure, warn};
use super::search::metrics;

/// How a definition is read, where not as it says itself.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(super) struct Reading {
    /// Which powers of a definition's moves are moves too, instead of what the definition says
    #[arg(long, value_name = "METRIC", value_parser = metrics())]
    metric: Option<Metric>,

    /// Leave out the moves of a .tws or .def that twsearch takes as turns of the whole puzzle
    ///
    /// It tells them by their names: x, y and z, also with 2 or ' behind them, and capitals and underscores
    /// with a v behind them, as Uv. A sequence can still be made of them.
    #[arg(long)]
    without_rotations: bool,
}

impl Reading {
    /// Refuses what only a definition can answer to, where the puzzle is none for this reason.
    pub(super) fn expect_none(self, reason: &impl Display) -> Result<(), Failure> {
        let option = match self {
            Self {
                metric: Some(_), ..
            } => "--metric",
            Self {
                without_rotations: true,
                ..
            } => "--without-rotations",
            Self { .. } => return Ok(()),
        };
        Err(Failure::wrong_input(format!(
            "`{option}` is for definition files, and {reason}"
        )))
    }

    /// Reads a definition, and tells the person what looks like a slip in it.
    pub(super) fn read(self, file: &Path) -> Result<Definition, Failure> {
        let reading = definition::Reading::new()
            .metric(self.metric)
            .without_rotations(self.without_rotations);
        let definition = reading.read(file).map_err(Failure::wrong_input)?;
        for remark in definition.remarks() {
            warn(&format_args!("{}: {remark}", file.display()));
        }
        Ok(definition)
    }
}
