//! What can be said on the command line.

use clap::{ColorChoice, Parser, Subcommand};

use super::{apply, build, completions, convert, count, info, judge, man, path, puzzles, verify};

/// Instant, provably shortest answers for small puzzles.
///
/// With eight numbers alone: the shortest way from the magic board's base to that target, smallest
/// in the order A, B, C.
#[derive(Debug, Parser)]
#[command(
    version,
    arg_required_else_help = true,
    override_usage = "wayhome [OPTIONS] STATE...\n       wayhome [OPTIONS] COMMAND",
    propagate_version = true,
    after_help = "\
Examples:
  wayhome 2 6 8 4 5 7 3 1                        the length and the moves to this target
  wayhome path --from 26845731 --steps           back to the base, drawn move by move
  wayhome judge usaco msquare.in                 the answer file that the judge wants
  wayhome path --to - < boards.txt               one answer for each line
  wayhome apply BCABCCB                          where these moves lead
  wayhome info special-cube                      depth counts, hardest states, sizes
  wayhome build ring.toml                        writes the table of a puzzle of your own
  wayhome path --table ring.wayhome --from 2134  asks it

Exit codes: 0 answered, 1 no answer exists, 2 wrong usage or input."
)]
pub(super) struct Arguments {
    /// The target on the magic board, clockwise from the upper left corner; `-` reads one a line
    #[arg(value_name = "STATE")]
    pub(super) target: Vec<String>,

    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t)]
    color: ColorChoice,

    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Path(path::Arguments),
    Apply(apply::Arguments),
    Judge(judge::Arguments),
    Puzzles(puzzles::Arguments),
    Info(info::Arguments),
    Build(build::Arguments),
    Verify(verify::Arguments),
    Count(count::Arguments),
    Convert(convert::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}
