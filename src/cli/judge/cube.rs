//! Problem 1325, the special 2x2 cube: 24 stickers, glued or separated, to the end of the input.

use std::io::Write;

use wayhome::Image;

use super::words::{Word, Words};
use crate::cli::exit::{Exit, Failure};

const STICKERS: usize = 24;

/// Refuses another puzzle.
fn check(image: &Image<'_>) -> Result<(), Failure> {
    let puzzle = image.puzzle();
    let labels = puzzle.labels();
    let are_known = ["0", "1"].iter().all(|name| labels.find(name).is_some());
    if puzzle.cells().len() == STICKERS && labels.len() == 2 && are_known {
        return Ok(());
    }
    Err(Failure::wrong_input(format!(
        "the judge asks about a cube of {STICKERS} stickers, 0 or 1 each, and {} is not one",
        puzzle.name()
    )))
}

pub(super) fn answer(
    words: &mut Words,
    out: &mut impl Write,
    image: &Image<'_>,
) -> Result<Exit, Failure> {
    check(image)?;
    let labels = image.puzzle().labels();
    let mut exit = Exit::Answered;
    let mut cubes = 0;
    let mut cube: Vec<(u8, Word)> = Vec::with_capacity(STICKERS);
    while let Some(word) = words.next(out)? {
        for sticker in word.characters() {
            let Some(label) = labels.find(&sticker.text) else {
                return Err(words.expected("0 for white or 1 for black", Some(&sticker)));
            };
            cube.push((label, sticker));
            if cube.len() == STICKERS {
                exit = exit.max(answer_one(words, out, image, &cube)?);
                cube.clear();
                cubes += 1;
            }
        }
    }
    if cube.is_empty() && cubes > 0 {
        return Ok(exit);
    }
    let what = match cube.len() {
        0 => format!("the {STICKERS} stickers of a cube"),
        read => format!("sticker {} of the cube", read + 1),
    };
    Err(words.expected(&what, None))
}

fn answer_one(
    words: &Words,
    out: &mut impl Write,
    image: &Image<'_>,
    cube: &[(u8, Word)],
) -> Result<Exit, Failure> {
    let labels: Vec<u8> = cube.iter().map(|(label, _)| *label).collect();
    match image.path(&labels) {
        Ok(path) => {
            writeln!(out, "{}", path.len())?;
            Ok(Exit::Answered)
        }
        Err(error) if error.is_unreachable() => {
            writeln!(out, "-1")?;
            Ok(Exit::NoAnswer)
        }
        Err(error) => {
            let first = cube.first().map(|(_, sticker)| sticker.place);
            let sentence = error.to_string();
            Err(first.map_or_else(|| error.into(), |place| words.mistake(place, &sentence)))
        }
    }
}
