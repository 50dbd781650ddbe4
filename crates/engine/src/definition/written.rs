//! What a definition says, whatever its language: all but the powers that a metric adds.

use std::ops::Range;

use super::arrangement::Arrangements;
use super::legal::Legal;
use super::metric::Metric;
use super::source::Source;
use super::text::Text;
use super::{DefinedMove, DefinitionError, cells, document, goals, layout, moves};
use crate::puzzle::Place;

pub(super) struct Written {
    pub(super) title: Option<String>,
    pub(super) metric: Metric,
    pub(super) cells: Vec<String>,
    pub(super) labels: Vec<String>,
    pub(super) goals: Vec<Vec<u8>>,
    pub(super) moves: Vec<DefinedMove>,
    /// Where the name of each move stands.
    pub(super) names: Vec<Range<usize>>,
    /// The place of a mistake of all moves together.
    pub(super) moves_key: Range<usize>,
    pub(super) places: Vec<Place>,
    /// Which states are legal; none where all are.
    pub(super) legal: Option<Legal>,
    pub(super) remarks: Vec<String>,
}

impl Written {
    /// Reads a definition in TOML.
    pub(super) fn of_toml(source: &Source) -> Result<Self, DefinitionError> {
        let document = document::read(source)?;
        let drawing = cells::Drawing::read(source, &document.cells)?;
        let order = drawing.order(source, document.order.as_ref())?;
        let goals = goals::read(source, &order, document.goals.as_deref())?;
        let metric = Metric::read(source, document.metric.as_ref())?;
        let reader = moves::Reader {
            source,
            drawing: &drawing,
            order: &order,
            goals: &goals,
            arrangements: &Arrangements::of(&goals.states[0]),
        };
        let moves = reader.read(&document.moves)?;
        let title = document.title.as_ref();
        if let Some(title) = title {
            source.check_name(&title.on_one_line(), title.span.clone())?;
        }
        let names = document.moves.steps.iter();
        Ok(Self {
            title: title.map(Text::on_one_line),
            metric,
            moves,
            names: names.map(|(name, _)| name.span.clone()).collect(),
            moves_key: document.moves.span,
            places: layout::places(&drawing, &order, &goals.labels),
            cells: order.names().to_vec(),
            labels: goals.labels,
            goals: goals.states,
            legal: None,
            remarks: Vec::new(),
        })
    }
}
