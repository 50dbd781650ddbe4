//! The command line: a file for each subcommand.

mod apply;
mod arguments;
mod build;
mod chart;
mod chosen;
mod color;
mod completions;
mod convert;
mod count;
mod cycles;
mod definition_file;
mod exit;
mod facts;
mod hardest;
mod info;
mod input;
mod judge;
mod man;
mod options;
mod path;
mod progress;
mod puzzles;
mod question;
mod quoted;
mod reading;
mod search;
mod shortest;
mod steps;
mod stream;
mod table;
mod too_large;
mod verify;
mod whole_file;

use std::io::{self, BufWriter, StdoutLock};

use clap::{CommandFactory as _, FromArgMatches as _};

use arguments::{Arguments, Command};
use exit::{Exit, Failure};

/// Answers the command line that the program was started with.
pub(crate) fn run() -> Exit {
    let wanted = color::wanted();
    color::apply(wanted);
    let matches = Arguments::command().color(wanted).get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match answer(arguments) {
        Ok(exit) => exit,
        Err(failure) => failure.report(),
    }
}

fn answer(arguments: Arguments) -> Result<Exit, Failure> {
    match arguments.command {
        None if arguments.target.is_empty() => Err(Failure::wrong_input(
            "expected a state or a command; `wayhome --help` shows both",
        )),
        None => path::run(&path::Arguments::to_target(arguments.target)?),
        Some(Command::Path(arguments)) => path::run(&arguments),
        Some(Command::Apply(arguments)) => apply::run(&arguments),
        Some(Command::Judge(arguments)) => judge::run(&arguments),
        Some(Command::Puzzles(arguments)) => puzzles::run(arguments),
        Some(Command::Info(arguments)) => info::run(&arguments),
        Some(Command::Build(arguments)) => build::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Count(arguments)) => count::run(&arguments),
        Some(Command::Convert(arguments)) => convert::run(&arguments),
        Some(Command::Completions(arguments)) => completions::run(arguments),
        Some(Command::Man(arguments)) => man::run(&arguments),
    }
}

/// Standard output for programs: without colour, and in large pieces.
fn output() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}
