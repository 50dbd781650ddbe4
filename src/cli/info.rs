//! `wayhome info`: all that is known of one puzzle.

use std::io::Write as _;

use clap::Args;
use serde_json::json;
use wayhome::{Image, MAGIC_BOARD};
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

use super::chosen::{Choice, Chosen, MAX_SLOTS, NameOrFile};
use super::exit::{Exit, Failure};
use super::facts::{Facts, shown};
use super::hardest::Hardest;
use super::options::Json;
use super::output;

/// Show one puzzle: moves, depth counts, hardest states, index, encoding, sizes
///
/// The hardest states are searched. Where the table has more than 5,000,000 slots they are shown
/// only if `--hardest` asks for them.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome info special-cube
  wayhome info ring.toml --verbose                   says which index it got and why
  wayhome info --table ring.wayhome
  wayhome info --json | jq .depth_counts
  wayhome info --hardest | wayhome path --from -")]
pub(super) struct Arguments {
    /// The puzzle: the name of a built-in one, or a file; left out, the magic board
    #[arg(value_name = "NAME_OR_FILE", value_parser = NameOrFile, hide_possible_values = true)]
    #[arg(conflicts_with_all = ["puzzle", "table"])]
    name: Option<String>,

    #[command(flatten)]
    choice: Choice,

    #[command(flatten)]
    json: Json,

    /// List the states at God's number, one a line, and nothing else
    #[arg(long)]
    hardest: bool,

    /// Tell why the puzzle has this index, for which it is searched again
    #[arg(short, long)]
    verbose: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let choice = arguments.choice.or_named(arguments.name.as_deref());
    let chosen = choice.open(&MAGIC_BOARD)?;
    let image = chosen.image()?;
    if arguments.hardest {
        let hardest = Hardest::of(&image)?;
        let states = shown(image.puzzle(), hardest.states());
        let mut out = output();
        if arguments.json.json {
            writeln!(out, "{:#}", json!(states))?;
        } else {
            states
                .iter()
                .try_for_each(|state| writeln!(out, "{state}"))?;
        }
        out.flush()?;
        return Ok(Exit::Answered);
    }
    let facts = Facts {
        image: &image,
        hardest: (image.slots() <= MAX_SLOTS)
            .then(|| Hardest::of(&image))
            .transpose()?,
        reason: arguments
            .verbose
            .then(|| reason(&chosen, &image))
            .transpose()?,
    };
    if arguments.json.json {
        let mut out = output();
        writeln!(out, "{:#}", facts.as_json())?;
        out.flush()?;
    } else {
        let mut out = anstream::stdout().lock();
        facts.write_for_people(&mut out)?;
        out.flush()?;
    }
    Ok(Exit::Answered)
}

/// Why an image has its index, as the generator says; an image does not.
fn reason(chosen: &Chosen, image: &Image<'_>) -> Result<String, Failure> {
    if let Some(reason) = chosen.reason() {
        return Ok(reason.to_owned());
    }
    let definition = Definition::of(image.puzzle()).map_err(Failure::wrong_input)?;
    let as_asked = format!("{}, as it was asked for", image.index_kind());
    let Ok(generated) = Generator::new().generate(&definition) else {
        return Ok(as_asked);
    };
    let usual = Image::open(generated.image()).map_err(Failure::wrong_input)?;
    Ok(if usual.index_kind() == image.index_kind() {
        generated.reason().to_owned()
    } else {
        as_asked
    })
}
