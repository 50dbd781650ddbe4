//! SYSU Sicily 1150, 1151 and 1515: blocks of a step limit and a target in two rows, up to a limit of
//! -1.

use std::io::Write;

use wayhome::Image;

use super::board::{self, Order};
use super::path;
use super::words::Words;
use crate::cli::exit::{Exit, Failure};

/// The limit that ends the input.
const END: i64 = -1;

pub(super) fn answer(
    words: &mut Words,
    out: &mut impl Write,
    image: &Image<'_>,
) -> Result<Exit, Failure> {
    board::check(image)?;
    let mut exit = Exit::Answered;
    loop {
        let word = words.next(out)?;
        let limit = words.whole_number(word.as_ref(), "a step limit, or -1 for the end", END)?;
        let Ok(limit) = usize::try_from(limit) else {
            return Ok(exit);
        };
        let target = board::read(words, out, image, Order::Rows)?;
        let asked = image.path_between(image.puzzle().goal(), &target);
        let answered = path::answer(out, asked, |out, path| match path.len() {
            0 => writeln!(out, "0"),
            length if length <= limit => writeln!(out, "{length} {path}"),
            _ => writeln!(out, "-1"),
        });
        exit = exit.max(answered?);
    }
}
