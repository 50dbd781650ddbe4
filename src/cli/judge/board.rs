//! The eight tiles of a magic board, as the judges write them.

use std::io::Write;

use wayhome::Image;

use super::words::{Word, Words};
use crate::cli::exit::Failure;

const TILES: usize = 8;

/// In which order a judge lists the tiles.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// As the definition does.
    Definition,
    /// Row by row.
    Rows,
}

/// Refuses a board whose definition has been changed so much that the judges' questions do not fit it.
pub(super) fn check(image: &Image<'_>) -> Result<(), Failure> {
    let puzzle = image.puzzle();
    let is_tile = |number: usize| puzzle.labels().find(&number.to_string()).is_some();
    if puzzle.cells().len() == TILES && puzzle.any_target() && (1..=TILES).all(is_tile) {
        return Ok(());
    }
    Err(Failure::wrong_input(format!(
        "the judges ask about a board of the tiles 1 to {TILES} with one goal, and {} is not one",
        puzzle.name()
    )))
}

/// Reads a board of eight numbers.
pub(super) fn read(
    words: &mut Words,
    out: &mut impl Write,
    image: &Image<'_>,
    order: Order,
) -> Result<[u8; TILES], Failure> {
    let mut tiles = Tiles::default();
    while tiles.words.len() < TILES {
        let word = words.next(out)?;
        tiles.push(words, word)?;
    }
    tiles.labels(words, image, order)
}

/// Reads a board of eight digits without blanks, in the definition's order.
pub(super) fn read_glued(
    words: &Words,
    word: &Word,
    image: &Image<'_>,
) -> Result<[u8; TILES], Failure> {
    if word.text.chars().count() != TILES {
        return Err(words.expected("eight digits without blanks", Some(word)));
    }
    let mut tiles = Tiles::default();
    for digit in word.characters() {
        tiles.push(words, Some(digit))?;
    }
    tiles.labels(words, image, Order::Definition)
}

/// Tiles that have been read, each a number from 1 to 8 and no two the same.
#[derive(Default)]
struct Tiles {
    words: Vec<Word>,
}

impl Tiles {
    fn push(&mut self, words: &Words, word: Option<Word>) -> Result<(), Failure> {
        let is_tile = |word: &Word| matches!(word.text.as_bytes(), [b'1'..=b'8']);
        let tile = match word {
            Some(word) if is_tile(&word) => word,
            other => return Err(words.expected("a number from 1 to 8", other.as_ref())),
        };
        if self.words.iter().any(|other| other.text == tile.text) {
            let sentence = format!("the number {} is there twice", tile.text);
            return Err(words.mistake(tile.place, &sentence));
        }
        self.words.push(tile);
        Ok(())
    }

    fn labels(
        &self,
        words: &Words,
        image: &Image<'_>,
        order: Order,
    ) -> Result<[u8; TILES], Failure> {
        let puzzle = image.puzzle();
        let cells: Vec<u8> = match order {
            Order::Definition => (0..TILES as u8).collect(),
            Order::Rows => puzzle.reading_order().collect(),
        };
        let mut labels = [0; TILES];
        for (word, cell) in self.words.iter().zip(cells) {
            let label = puzzle.labels().find(&word.text);
            let Some((to, label)) = labels.get_mut(usize::from(cell)).zip(label) else {
                let what = format!("a label of {}", puzzle.name());
                return Err(words.expected(&what, Some(word)));
            };
            *to = label;
        }
        Ok(labels)
    }
}
