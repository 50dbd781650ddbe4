//! `wayhome build`: from a definition to a table file.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Args, ValueHint};
use serde_json::json;
use wayhome::{Encoding, Image, IndexKind};

use super::definition_file::DefinitionFile;
use super::exit::{Exit, Failure};
use super::options::Json;
use super::output;
use super::progress::Bar;
use super::search::{Limits, encodings, index_kinds};
use super::table::ENDING;
use super::whole_file::WholeFile;

/// Search a puzzle and write its table to a file
///
/// The file is there when it is complete, and not before; a search that is interrupted leaves none.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome build ring.toml                            writes ring.wayhome
  wayhome build ring.toml -o small.wayhome --encoding distance
  wayhome build ring.toml --metric half-turn --json
  wayhome path --table ring.wayhome --from 2134      asks it")]
pub(super) struct Arguments {
    #[command(flatten)]
    definition: DefinitionFile,

    /// The file; `-` is standard output, and left out it is NAME.wayhome
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,

    /// How the table holds the paths; left out, links up to 16 MiB, and the smaller of the others above
    #[arg(long, value_name = "ENCODING", value_parser = encodings())]
    encoding: Option<Encoding>,

    /// How a state's index is computed; left out, the way that takes the fewest bytes
    #[arg(long, value_name = "INDEX", value_parser = index_kinds())]
    index: Option<IndexKind>,

    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    json: Json,

    /// Tell what was made and why, even where standard error is no terminal
    #[arg(short, long)]
    verbose: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let start = Instant::now();
    let to_stdout = arguments.output.as_deref() == Some(Path::new("-"));
    if to_stdout && arguments.json.json {
        return Err(Failure::wrong_input(
            "standard output can have the table or JSON, and not both",
        ));
    }
    if to_stdout && io::stdout().is_terminal() {
        return Err(Failure::wrong_input(
            "a table is not for a terminal; send standard output to a file",
        ));
    }
    let definition = arguments.definition.read()?;
    let default = || format!("{}.{ENDING}", definition.name()).into();
    let path = arguments.output.clone().unwrap_or_else(default);
    arguments.definition.keep_from(&path)?;
    let file = (!to_stdout).then(|| WholeFile::open(&path)).transpose()?;
    let mut generator = arguments.limits.generator();
    if let Some(encoding) = arguments.encoding {
        generator = generator.encoding(encoding);
    }
    if let Some(index) = arguments.index {
        generator = generator.index(index);
    }
    let mut bar = Bar::new();
    let generated = generator.generate_with(&definition, &mut |progress| bar.show(progress));
    drop(bar);
    let generated = generated.map_err(Failure::wrong_input)?;
    match file {
        Some(file) => file.write(generated.image())?,
        None => write_out(generated.image())?,
    }
    let made = Made {
        path: &path,
        image: Image::open(generated.image()).map_err(Failure::wrong_input)?,
        reason: generated.reason(),
        time: start.elapsed(),
    };
    if arguments.json.json {
        write_out(format!("{}\n", made.as_json()).as_bytes())?;
    } else if arguments.verbose || io::stderr().is_terminal() {
        // Nobody is left to tell if that fails.
        let _ = made.tell(&mut anstream::stderr().lock());
    }
    Ok(Exit::Answered)
}

fn write_out(bytes: &[u8]) -> io::Result<()> {
    let mut out = output();
    out.write_all(bytes)?;
    out.flush()
}

/// What was made.
struct Made<'a> {
    path: &'a Path,
    image: Image<'a>,
    reason: &'a str,
    time: Duration,
}

impl Made<'_> {
    fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        let image = &self.image;
        writeln!(
            out,
            "{}: {} states, God's number {}, {} bytes in {:.2} s",
            self.path.display(),
            image.states(),
            image.gods_number(),
            image.as_bytes().len(),
            self.time.as_secs_f64()
        )?;
        writeln!(out, "index: {}", self.reason)?;
        writeln!(
            out,
            "encoding: {}, {} bytes of table",
            image.encoding(),
            image.table_bytes()
        )
    }

    fn as_json(&self) -> serde_json::Value {
        let image = &self.image;
        json!({
            "file": self.path.to_string_lossy(),
            "name": image.puzzle().name(),
            "states": image.states(),
            "gods_number": image.gods_number(),
            "index": {
                "kind": image.index_kind().name(),
                "slots": image.slots(),
                "bytes": image.index_bytes(),
                "reason": self.reason,
            },
            "encoding": image.encoding().name(),
            "table_bytes": image.table_bytes(),
            "image_bytes": image.as_bytes().len(),
            "seconds": self.time.as_secs_f64(),
        })
    }
}
