//! `wayhome man`: the manual page.

use std::io::Write as _;

use clap::{Args, CommandFactory as _};
use clap_mangen::Man;

use super::exit::{Exit, Failure};
use super::output;
use super::quoted::Quoted;

/// Write the manual page, of the program or of one command
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Example:
  wayhome man path | man -l -")]
pub(super) struct Arguments {
    /// The command; left out, the program itself
    command: Option<String>,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut command = super::Arguments::command();
    command.build();
    if let Some(name) = &arguments.command {
        let named = command.find_subcommand(name).cloned();
        command = named.ok_or_else(|| {
            Failure::wrong_input(format!(
                "{} is not a command; `wayhome --help` lists them",
                Quoted(name)
            ))
        })?;
    }
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    let mut out = output();
    out.write_all(&page)?;
    out.flush()?;
    Ok(Exit::Answered)
}
