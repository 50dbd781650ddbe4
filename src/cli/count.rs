//! `wayhome count`: how many states there are at each distance, without a table.

use std::io::Write as _;

use clap::Args;
use serde_json::json;
use wayhome::IndexKind;
use wayhome_engine::definition::Definition;

use super::definition_file::DefinitionFile;
use super::exit::{Exit, Failure};
use super::options::Json;
use super::output;
use super::progress::Bar;
use super::search::{Limits, index_kinds};

/// Count the states from which moves lead to a goal, at each distance, and write no table
///
/// The counts begin with the goals, at distance 0, and end at God's number. States that can be reached from
/// a goal but not brought back to one are not counted.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome count ring.toml
  wayhome count ring.toml --metric half-turn --json
  wayhome count ring.toml --hardest 3                and three of the farthest states")]
pub(super) struct Arguments {
    #[command(flatten)]
    definition: DefinitionFile,

    /// How the states are numbered while they are counted; left out, the way that takes the fewest bytes
    #[arg(long, value_name = "INDEX", value_parser = index_kinds())]
    index: Option<IndexKind>,

    #[command(flatten)]
    limits: Limits,

    /// List so many of the states at God's number too
    #[arg(long, value_name = "N")]
    hardest: Option<usize>,

    #[command(flatten)]
    json: Json,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let definition = arguments.definition.read()?;
    let mut generator = arguments.limits.generator();
    if let Some(index) = arguments.index {
        generator = generator.index(index);
    }
    let hardest = arguments.hardest.unwrap_or(0);
    let mut bar = Bar::new();
    let counted = generator.count_with(&definition, hardest, &mut |progress| bar.show(progress));
    drop(bar);
    let counted = counted.map_err(Failure::wrong_input)?;
    let hardest = counted.hardest().iter();
    let hardest: Vec<_> = hardest.map(|state| shown(&definition, state)).collect();
    let mut out = output();
    if arguments.json.json {
        let mut answer = json!({
            "name": definition.name(),
            "depth_counts": counted.depth_counts(),
            "states": counted.states(),
            "gods_number": counted.gods_number(),
        });
        if arguments.hardest.is_some() {
            answer["hardest"] = hardest.into();
        }
        writeln!(out, "{answer}")?;
    } else {
        write!(out, "counts:")?;
        for count in counted.depth_counts() {
            write!(out, " {count}")?;
        }
        writeln!(out)?;
        writeln!(out, "states: {}", counted.states())?;
        writeln!(out, "God's number: {}", counted.gods_number())?;
        for state in hardest {
            writeln!(out, "hardest: {state}")?;
        }
    }
    out.flush()?;
    Ok(Exit::Answered)
}

/// A state as it can be given to `wayhome path`.
fn shown(definition: &Definition, state: &[u8]) -> String {
    let labels = definition.labels();
    let names = state
        .iter()
        .map(|label| labels[usize::from(*label)].as_str());
    names.collect::<Vec<_>>().join(" ")
}
