//! One target, as USACO 3.2.5 "msquare" asks and the judges that took the problem over.

use std::io::Write;

use wayhome::MAGIC_BOARD;

use super::board::{self, Order};
use super::path_if_any;
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
    answer: Answer,
) -> Result<Exit, Failure> {
    let image = &MAGIC_BOARD;
    let target = board::read(words, out, image, Order::Definition)?;
    words.end(out, "the eight numbers")?;
    let asked = image.path_between(image.puzzle().goal(), &target);
    let Some(path) = path_if_any(asked)? else {
        writeln!(out, "-1")?;
        return Ok(Exit::NoAnswer);
    };
    writeln!(out, "{}", path.len())?;
    let letters = path.to_string();
    let letters: Vec<char> = letters.chars().collect();
    let a_line = match answer {
        Answer::Lines if letters.is_empty() => {
            writeln!(out)?;
            return Ok(Exit::Answered);
        }
        Answer::Lines | Answer::LinesIfAny => LETTERS_A_LINE,
        Answer::LetterALine => 1,
        Answer::LengthAlone => return Ok(Exit::Answered),
    };
    for line in letters.chunks(a_line) {
        writeln!(out, "{}", line.iter().collect::<String>())?;
    }
    Ok(Exit::Answered)
}
