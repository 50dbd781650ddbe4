//! "Toy", of the data structures course of Tsinghua University: how far boards are from the base.

use std::io::Write;

use wayhome::Image;

use super::board::{self, Order};
use super::path;
use super::words::Words;
use crate::cli::exit::{Exit, Failure};

pub(super) fn answer(
    words: &mut Words,
    out: &mut impl Write,
    image: &Image<'_>,
) -> Result<Exit, Failure> {
    board::check(image)?;
    let mut exit = Exit::Answered;
    let word = words.next(out)?;
    let count = words.whole_number(word.as_ref(), "a count of boards", 0)?;
    for _ in 0..count {
        let from = board::read(words, out, image, Order::Definition)?;
        let asked = image.path(&from);
        let answered = path::answer(out, asked, |out, path| writeln!(out, "{}", path.len()));
        exit = exit.max(answered?);
    }
    words.end(out, "the last board")?;
    Ok(exit)
}
