//! `wayhome verify`: the proof of table files.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use serde_json::{Value, json};
use wayhome::Image;

use super::exit::{Exit, Failure, tell};
use super::options::Json;
use super::output;
use super::search::Limits;
use super::table::Table;

/// Prove table files: that each byte and each link is right
///
/// The puzzle of each file is searched again, and the file must be the table of it to the last bit.
/// Prints a line for each file: `ok`, `not proven` or `error`; standard error says why. The exit code is
/// 2 if a file could not be read, is no table of this version or takes more than the limits allow, else 1
/// if one is damaged.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome verify ring.wayhome
  wayhome verify ring.wayhome --threads 1 --json")]
pub(super) struct Arguments {
    /// The table files
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    json: Json,
}

/// What is known of a proven table.
struct Proven {
    states: u32,
    gods_number: u32,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut out = output();
    let mut worst = Exit::Answered;
    for file in &arguments.files {
        let proven = prove(file, arguments.limits);
        if arguments.json.json {
            writeln!(out, "{}", as_json(file, &proven))?;
        } else {
            write!(out, "{}: ", file.display())?;
            match &proven {
                Ok(Proven {
                    states,
                    gods_number,
                }) => writeln!(out, "ok, {states} states, God's number {gods_number}")?,
                Err(failure) => writeln!(out, "{}", word(failure))?,
            }
        }
        out.flush()?;
        if let Err(failure) = proven {
            tell(&failure);
            worst = worst.max(failure.exit());
        }
    }
    Ok(worst)
}

fn prove(file: &Path, limits: Limits) -> Result<Proven, Failure> {
    let table = Table::open(file)?;
    let sentence = |error: String| format!("{}: {error}", file.display());
    let image = Image::open(table.bytes()).map_err(|error| {
        let sentence = sentence(error.to_string());
        if error.is_foreign() {
            Failure::WrongInput(sentence.into())
        } else {
            Failure::NoAnswer(sentence.into())
        }
    })?;
    let proof = limits.generator().verify(&image);
    proof.map_err(|error| {
        let sentence = sentence(error.to_string());
        if error.is_of_limits() {
            Failure::WrongInput(sentence.into())
        } else {
            Failure::NoAnswer(sentence.into())
        }
    })?;
    Ok(Proven {
        states: image.states(),
        gods_number: image.gods_number(),
    })
}

fn word(failure: &Failure) -> &'static str {
    match failure.exit() {
        Exit::WrongInput => "error",
        Exit::Answered | Exit::NoAnswer => "not proven",
    }
}

fn as_json(file: &Path, proven: &Result<Proven, Failure>) -> Value {
    let file = file.to_string_lossy();
    match proven {
        Ok(proven) => json!({
            "file": file,
            "is_proven": true,
            "states": proven.states,
            "gods_number": proven.gods_number,
        }),
        Err(failure) => json!({
            "file": file,
            "is_proven": false,
            word(failure).replace(' ', "_"): failure.to_string(),
        }),
    }
}
