//! `wayhome convert`: any definition as TOML.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use super::definition_file::DefinitionFile;
use super::exit::{Exit, Failure};
use super::output;
use super::whole_file::WholeFile;

/// Write a definition as TOML, whatever language it is in
///
/// The TOML defines the same puzzle with the same cells, labels, moves and goals. Comments are not kept.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome convert pyramorphix.tws > pyramorphix.toml
  wayhome convert pyramorphix.tws -o pyramorphix.toml --metric half-turn")]
pub(super) struct Arguments {
    #[command(flatten)]
    definition: DefinitionFile,

    /// The file; left out or `-`, standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let text = arguments.definition.read()?.to_toml();
    let output_file = arguments.output.as_deref();
    if let Some(path) = output_file.filter(|path| *path != Path::new("-")) {
        arguments.definition.keep_from(path)?;
        WholeFile::open(path)?.write(text.as_bytes())?;
        return Ok(Exit::Answered);
    }
    let mut out = output();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(Exit::Answered)
}
