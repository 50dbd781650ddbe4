//! Problem 1325, the special 2x2 cube: 24 stickers, glued or separated, to the end of the input.

use std::io::Write;

use wayhome::SPECIAL_CUBE;

use super::words::{Word, Words};
use crate::cli::exit::{Exit, Failure};

const STICKERS: usize = 24;

pub(super) fn answer(words: &mut Words, out: &mut impl Write) -> Result<Exit, Failure> {
    let labels = SPECIAL_CUBE.puzzle().labels();
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
                exit = exit.max(answer_one(words, out, &cube)?);
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

fn answer_one(words: &Words, out: &mut impl Write, cube: &[(u8, Word)]) -> Result<Exit, Failure> {
    let labels: Vec<u8> = cube.iter().map(|(label, _)| *label).collect();
    match SPECIAL_CUBE.path(&labels) {
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
