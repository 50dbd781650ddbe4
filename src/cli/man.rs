//! `wayhome man`: the manual page.

use std::io::{self, Write as _};

use clap::{Args, Command, CommandFactory as _};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

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
    write_page(&command, &mut page)?;
    let mut out = output();
    out.write_all(&page)?;
    out.flush()?;
    Ok(Exit::Answered)
}

/// The page as clap would write it, but for the examples, whose lines stay as they are.
fn write_page(command: &Command, page: &mut Vec<u8>) -> io::Result<()> {
    let man = Man::new(command.clone());
    man.render_title(page)?;
    man.render_name_section(page)?;
    man.render_synopsis_section(page)?;
    man.render_description_section(page)?;
    man.render_options_section(page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(page)?;
    }
    if let Some(examples) = command.get_after_help() {
        let mut section = Roff::new();
        section.control("SH", ["EXAMPLES"]);
        section.control("nf", []);
        let examples = examples.to_string();
        for line in examples.lines().filter(|line| !line.starts_with("Example")) {
            section.text([roman(line)]);
        }
        section.control("fi", []);
        section.to_writer(page)?;
    }
    Ok(())
}
