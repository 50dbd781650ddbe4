//! `wayhome completions`: what a shell needs to complete the command line.

use std::io::Write as _;

use clap::{Args, CommandFactory as _};
use clap_complete::{Shell, generate};

use super::exit::{Exit, Failure};
use super::output;

/// Write a completion script for a shell
#[derive(Args, Clone, Copy, Debug)]
#[command(after_help = "\
Example:
  source <(wayhome completions bash)")]
pub(super) struct Arguments {
    /// The shell
    shell: Shell,
}

pub(super) fn run(arguments: Arguments) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    let mut command = super::Arguments::command();
    generate(arguments.shell, &mut command, "wayhome", &mut script);
    let mut out = output();
    out.write_all(&script)?;
    out.flush()?;
    Ok(Exit::Answered)
}
