//! HDU 1430: to the end of the input, a start and a target, each eight digits without blanks.

use std::io::Write;

use wayhome::Image;

use super::words::Words;
use super::{board, path};
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
        let asked = image.path_between(&start, &target);
        let answered = path::answer(out, asked, |out, path| writeln!(out, "{path}"));
        exit = exit.max(answered?);
    }
    Ok(exit)
}
