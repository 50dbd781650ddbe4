//! `wayhome judge`: the questions and answers of the judges, byte for byte.
//!
//! What each judge asks and wants is said by its statement; the statements are named in the README.

mod board;
mod cube;
mod hdu;
mod msquare;
mod path;
mod restore;
mod sicily;
mod words;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use wayhome::{Image, MAGIC_BOARD, MAGIC_BOARD_C, SPECIAL_CUBE};

use super::chosen::Choice;
use super::exit::{Exit, Failure};
use super::output;
use words::Words;

/// Answer a judge's input in the judge's format
///
/// What comes before a mistake in the input is answered; the mistake is reported with its line and
/// column, and nothing behind it is read. Where no moves lead to a target the answer is -1.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome judge usaco msquare.in > msquare.out
  wayhome judge usaco msquare.in --puzzle my-board.toml
  echo 2 6 8 4 5 7 3 1 | wayhome judge usaco")]
pub(super) struct Arguments {
    /// Whose question it is
    #[arg(value_enum, ignore_case = true)]
    protocol: Protocol,

    /// The input; left out or `-`, standard input
    #[arg(value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,

    #[command(flatten)]
    choice: Choice,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Protocol {
    /// USACO 3.2.5, Luogu P2730, LOJ 10027: a target; length, then 60 letters a line
    #[value(aliases = ["luogu", "loj", "ybt", "cogs", "codevs"])]
    Usaco,
    /// AcWing 1107: as usaco, but no second line for length 0
    Acwing,
    /// IOI 1996: as usaco, but one letter a line
    Ioi,
    /// Lydsy 1331, TYVJ 2252: a target; the length alone
    #[value(aliases = ["lydsy", "tyvj"])]
    Length,
    /// HDU 1430: pairs of start and target; the letters alone
    Hdu,
    /// Tsinghua "Toy": a count and so many boards; the length back to the base
    #[value(aliases = ["toy", "tsinghua"])]
    Restore,
    /// SYSU Sicily 1150 and 1151: blocks of step limit and target, up to -1
    Sicily,
    /// SYSU Sicily 1515: as sicily, with the operations of magic board C
    SicilyC,
    /// Problem 1325, the special 2x2 cube: 24 stickers; the length to a white face, -1 where none
    Cube,
}

impl Protocol {
    /// The puzzle that the judge asks about.
    fn usual(self) -> &'static Image<'static> {
        match self {
            Self::SicilyC => &MAGIC_BOARD_C,
            Self::Cube => &SPECIAL_CUBE,
            _ => &MAGIC_BOARD,
        }
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let protocol = arguments.protocol;
    let chosen = arguments.choice.open(protocol.usual())?;
    let image = chosen.image()?;
    let mut words = Words::open(arguments.file.as_deref())?;
    let mut out = output();
    let answered = answer(protocol, &mut words, &mut out, &image);
    out.flush()?;
    answered
}

fn answer(
    protocol: Protocol,
    words: &mut Words,
    out: &mut impl Write,
    image: &Image<'_>,
) -> Result<Exit, Failure> {
    use msquare::Answer;

    match protocol {
        Protocol::Usaco => msquare::answer(words, out, image, Answer::Lines),
        Protocol::Acwing => msquare::answer(words, out, image, Answer::LinesIfAny),
        Protocol::Ioi => msquare::answer(words, out, image, Answer::LetterALine),
        Protocol::Length => msquare::answer(words, out, image, Answer::LengthAlone),
        Protocol::Hdu => hdu::answer(words, out, image),
        Protocol::Restore => restore::answer(words, out, image),
        Protocol::Sicily | Protocol::SicilyC => sicily::answer(words, out, image),
        Protocol::Cube => cube::answer(words, out, image),
    }
}
