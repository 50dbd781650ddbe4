//! `wayhome info`: all that is known of one puzzle.

use std::io::Write as _;

use clap::Args;
use serde_json::json;
use wayhome::{Image, MAGIC_BOARD};
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

use super::chosen::{Choice, Chosen, MAX_SLOTS, NameOrFile};
use super::exit::{Exit, Failure};
use super::facts::{Facts, Searched, shown};
use super::hardest::Hardest;
use super::options::Json;
use super::output;

/// Show one puzzle: moves, depth counts, hardest states, index, encoding, sizes
///
/// The hardest states are searched. Where the table has more than 5,000,000 slots they are shown
/// only if `--hardest` asks for them.
///
/// A definition with more slots than that is not searched, and what is known without is shown: the moves,
/// the goals, and where all labels differ and no move has conditions, exactly how many states there are.
///
/// The keys of `--json` are the same for each puzzle. `states_exact` is the number of states as a string, however
/// large it is; what is not known is null, and `not_searched` says why.
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
    match &chosen {
        Chosen::TooLarge(puzzle) if !arguments.hardest => {
            let section = puzzle.section();
            arguments.show(&Facts {
                puzzle: &section.puzzle(),
                digest: section.digest(),
                states: puzzle.states(),
                searched: Err(puzzle.reason()),
            })?;
        }
        chosen => {
            let image = chosen.image()?;
            if arguments.hardest {
                arguments.list_hardest(&image)?;
            } else {
                arguments.show(&Facts {
                    puzzle: image.puzzle(),
                    digest: image.digest(),
                    states: Some(u128::from(image.states()).into()),
                    searched: Ok(arguments.searched(chosen, &image)?),
                })?;
            }
        }
    }
    Ok(Exit::Answered)
}

impl Arguments {
    fn list_hardest(&self, image: &Image<'_>) -> Result<(), Failure> {
        let hardest = Hardest::of(image)?;
        let states = shown(image.puzzle(), hardest.states());
        let mut out = output();
        if self.json.json {
            writeln!(out, "{:#}", json!(states))?;
        } else {
            states
                .iter()
                .try_for_each(|state| writeln!(out, "{state}"))?;
        }
        Ok(out.flush()?)
    }

    fn searched<'a>(&self, chosen: &Chosen, image: &'a Image<'a>) -> Result<Searched<'a>, Failure> {
        Ok(Searched {
            image,
            hardest: (image.slots() <= MAX_SLOTS)
                .then(|| Hardest::of(image))
                .transpose()?,
            reason: self.verbose.then(|| reason(chosen, image)).transpose()?,
        })
    }

    fn show(&self, facts: &Facts<'_>) -> Result<(), Failure> {
        if self.json.json {
            let mut out = output();
            writeln!(out, "{:#}", facts.as_json())?;
            out.flush()?;
        } else {
            let mut out = anstream::stdout().lock();
            facts.write_for_people(&mut out)?;
            out.flush()?;
        }
        Ok(())
    }
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
