//! One target, as USACO 3.2.5 "msquare" asks and the judges that took the problem over.

use std::io::{self, Write};

use wayhome::{Image, Path};

use super::board::{self, Order};
use super::path;
use super::words::Words;
use crate::cli::exit::{Exit, Failure};

/// USACO's statement wants 60 letters on each line but the last.
const LETTERS_A_LINE: usize = 60;

/// What a judge wants to read.
#[derive(Clone, Copy, Debug)]
pub(super) enum Answer {
    /// The length, then the letters in lines, of which there is at least one.
    Lines,
    /// The length, then the letters in lines, of which there is none for length 0.
    LinesIfAny,
    /// The length, then a letter a line.
    LetterALine,
    /// The length and nothing else.
    LengthAlone,
}

pub(super) fn answer(
    words: &mut Words,
    out: &mut impl Write,
    image: &Image<'_>,
    answer: Answer,
) -> Result<Exit, Failure> {
    board::check(image)?;
    let target = board::read(words, out, image, Order::Definition)?;
    words.end(out, "the eight numbers")?;
    let asked = image.path_between(image.puzzle().goal(), &target);
    path::answer(out, asked, |out, path| {
        writeln!(out, "{}", path.len())?;
        match answer {
            Answer::Lines if path.len() == 0 => writeln!(out),
            Answer::Lines | Answer::LinesIfAny => write_lines(out, image, path),
            Answer::LetterALine => path
                .into_iter()
                .try_for_each(|step| writeln!(out, "{step}")),
            Answer::LengthAlone => Ok(()),
        }
    })
}

/// Writes the names of a path's moves in lines. On the board as it is defined each is a letter; longer
/// ones are separated by blanks, and none is cut.
fn write_lines(out: &mut impl Write, image: &Image<'_>, path: Path<'_>) -> io::Result<()> {
    let separator = image.puzzle().moves().names().separator();
    let mut column = 0;
    for step in path {
        let length = step.name().chars().count();
        if column > 0 && column + separator.len() + length > LETTERS_A_LINE {
            writeln!(out)?;
            column = 0;
        }
        let separator = if column > 0 { separator } else { "" };
        write!(out, "{separator}{step}")?;
        column += separator.len() + length;
    }
    if column > 0 {
        writeln!(out)?;
    }
    Ok(())
}
