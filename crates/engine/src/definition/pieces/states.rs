//! Positions of pieces as labels on cells.

use std::collections::HashSet;

use super::naming::Naming;
use super::position::{Position, Rows};
use super::set::Set;
use crate::definition::DefinitionError;
use crate::definition::source::Source;
use crate::puzzle::Times;

/// A label: the number of a set, that of a piece, and the side; none where all sides are the same.
pub(super) type Label = (usize, usize, Option<usize>);

/// Refuses a goal that has other labels than the first.
pub(super) fn check_labels(
    source: &Source,
    sets: &[Set],
    first: Option<&Position>,
    goal: &Position,
) -> Result<(), DefinitionError> {
    for (number, set) in sets.iter().enumerate() {
        let rows = &goal.rows[number];
        let mistake = |sentence: String| Err(source.mistake(rows.span.clone(), sentence));
        for piece in 0..set.places {
            let (open, closed) = matters(rows, piece);
            if open && closed {
                return mistake(format!(
                    "the orientation of the piece {} of the set `{}` matters in one place and not in \
                     another, expected `?` in all of its places or in none",
                    piece + 1,
                    set.name
                ));
            }
            let Some(first) = first.map(|first| &first.rows[number]) else {
                continue;
            };
            let count = |rows: &Rows| rows.numbers.iter().filter(|other| **other == piece).count();
            if count(rows) != count(first) {
                return mistake(format!(
                    "expected the piece {} of the set `{}` {} as in the first goal, found it {}",
                    piece + 1,
                    set.name,
                    Times(count(first)),
                    Times(count(rows))
                ));
            }
            if matters(first, piece) != (open, closed) {
                return mistake(format!(
                    "the orientation of the piece {} of the set `{}` matters in this goal or in the \
                     first, expected it to matter in both or in none",
                    piece + 1,
                    set.name
                ));
            }
        }
    }
    Ok(())
}

/// Whether the orientation of a piece is left open somewhere, and whether it is not somewhere.
fn matters(rows: &Rows, piece: usize) -> (bool, bool) {
    let places = rows.numbers.iter().zip(&rows.orientations);
    let mut of_piece = places.filter(|(other, _)| **other == piece);
    let open = of_piece
        .clone()
        .any(|(_, orientation)| orientation.is_none());
    (open, of_piece.any(|(_, orientation)| orientation.is_some()))
}

/// The label of each cell.
pub(super) fn labels(sets: &[Set], position: &Position) -> Vec<Label> {
    let mut shown = Vec::new();
    for (number, (set, rows)) in sets.iter().zip(&position.rows).enumerate() {
        for (piece, orientation) in rows.numbers.iter().zip(&rows.orientations) {
            shown.extend((0..set.orientations).map(|side| {
                let side = orientation.map(|turned| turn_back(set, side, turned));
                (number, *piece, side)
            }));
        }
    }
    shown
}

/// Which side of a piece that is turned so far is seen where this side would be.
fn turn_back(set: &Set, side: usize, turned: usize) -> usize {
    (side + set.orientations - turned) % set.orientations
}

/// The labels by number: as the first goal shows them.
pub(super) fn numbered(sets: &[Set], first: &Position) -> Vec<Label> {
    let mut seen = HashSet::new();
    let shown = labels(sets, first).into_iter();
    shown.filter(|label| seen.insert(*label)).collect()
}

/// The names of labels.
pub(super) fn names(sets: &[Set], naming: &Naming<'_>, labels: &[Label]) -> Vec<String> {
    let name = |(set, piece, side): &Label| naming.name(&sets[*set], *piece, *side);
    labels.iter().map(name).collect()
}

/// The goals as numbers of labels.
pub(super) fn goals(sets: &[Set], numbered: &[Label], goals: &[Position]) -> Vec<Vec<u8>> {
    let number = |label: &Label| numbered.iter().position(|known| known == label);
    let numbers = |goal: &Position| {
        let numbers = labels(sets, goal);
        let numbers = numbers.iter().filter_map(number);
        numbers.map(|number| number as u8).collect()
    };
    goals.iter().map(numbers).collect()
}

/// For each cell, the cell whose label a move brings there.
///
/// The numbers say where the piece of each place comes from. How far a piece is turned stands at the
/// place that it comes from, too.
pub(super) fn sources(sets: &[Set], position: &Position) -> Vec<u8> {
    let mut sources = Vec::new();
    for (set, rows) in sets.iter().zip(&position.rows) {
        for from in &rows.numbers {
            let turned = rows.orientations[*from].unwrap_or_default();
            let sides = 0..set.orientations;
            sources.extend(sides.map(|side| set.cell(*from, turn_back(set, side, turned)) as u8));
        }
    }
    sources
}
