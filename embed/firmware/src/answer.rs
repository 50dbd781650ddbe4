//! The answer to a line.

use wayhome_engine::MAX_CELLS;

use crate::cost::Cost;
use crate::{Board, Embedded, say};

/// The bytes of the longest path: the magic board has 22 moves of a letter, the pocket cube 11 moves of two and blanks.
pub(crate) const PATH_ROOM: usize = 32;

/// Answers a line with a state by the path to the goal, and a line with two states and a `>` between
/// them by the path from the one to the other.
pub(crate) fn answer(board: &impl Board, image: Embedded, line: &[u8], cost: &mut Cost) {
    let (mut from, mut to) = ([0; MAX_CELLS], [0; MAX_CELLS]);
    let (from_text, to_text) = match line.iter().position(|byte| *byte == b'>') {
        Some(end) => (line.get(..end), line.get(end + 1..)),
        None => (Some(line), None),
    };
    let from = labels(image, from_text.unwrap_or_default(), &mut from);
    let to = to_text.map(|text| labels(image, text, &mut to));
    let mut room = [0; PATH_ROOM];
    match cost.path(board, image, from, to, &mut room) {
        Some(path) => say::bytes(board, path),
        None => say::text(board, "error: this is not a state"),
    }
}

/// The numbers of the labels that a text names, as the engine reads them, but from bytes: text would
/// bring the tables of Unicode. A word that is no label gets a number that no label has.
#[inline(never)]
fn labels<'l>(image: Embedded, mut text: &[u8], room: &'l mut [u8]) -> &'l [u8] {
    let names = image.puzzle().labels();
    let is_separator = |byte: &u8| matches!(byte, b' ' | b',' | b'\t');
    let mut cells = 0;
    while let (Some((first, rest)), Some(to)) = (text.split_first(), room.get_mut(cells)) {
        if is_separator(first) {
            text = rest;
            continue;
        }
        let end = if names.are_single() {
            1
        } else {
            text.iter().position(is_separator).unwrap_or(text.len())
        };
        let (word, rest) = text.split_at_checked(end).unwrap_or_default();
        *to = names
            .iter()
            .position(|name| name.as_bytes() == word)
            .unwrap_or(MAX_CELLS) as u8;
        cells += 1;
        text = rest;
    }
    room.get(..cells).unwrap_or_default()
}
