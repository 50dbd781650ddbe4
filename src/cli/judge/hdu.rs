//! HDU 1430: to the end of the input, a start and a target, each eight digits without blanks.

use std::io::Write;

use wayhome::Image;

use super::words::Words;
use super::{board, path_if_any};
use crate::cli::exit::{Exit, Failure};

pub(super) fn answer(
    words: &mut Words,
    out: &mut impl Write,
    image: &Image<'_>,
) -> Result<Exit, Failure> {
    board::check(image)?;
    let mut exit = Exit::Answered;
    while let Some(start) = words.next(out)? {
        let start = board::read_glued(words, &start, image)?;
        let Some(target) = words.next(out)? else {
            return Err(words.expected("a target of eight digits", None));
        };
        let target = board::read_glued(words, &target, image)?;
        if let Some(path) = path_if_any(image.path_between(&start, &target))? {
            writeln!(out, "{path}")?;
        } else {
            writeln!(out, "-1")?;
            exit = Exit::NoAnswer;
        }
    }
    Ok(exit)
}
