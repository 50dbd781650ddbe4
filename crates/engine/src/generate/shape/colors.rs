//! Places that a guarded piece visits by turns, as the gap of a sliding puzzle visits the fields of a
//! chessboard: with each step both its colour and the parity of all pieces change, or neither does.

use super::is_odd;
use super::pieces::{Family, Motion};
use crate::definition::DefinedCase;

/// The label that each guard of a family asks for, and the places where it counts as odd: its colour and
/// the parity of the family's arrangement together never change. `None` where no colours do that, and
/// where the guards ask for several labels or not in each case where one is.
pub(super) fn of_guard(family: &Family, cases: &[&DefinedCase]) -> Option<(u8, u16)> {
    let place_of = |cell: u8| family.places.iter().position(|place| *place == [cell]);
    let mut steps: Vec<(usize, usize, bool)> = Vec::new();
    let mut guarded = None;
    for case in cases {
        let Motion { sources, .. } = family.motion(case.sources());
        let mut from = None;
        for condition in case.conditions() {
            let Some(place) = place_of(condition.cell()) else {
                continue;
            };
            if *guarded.get_or_insert(condition.label()) != condition.label() {
                return None;
            }
            if condition.is_met_by_label() {
                from = Some(place);
            }
        }
        let from = from?;
        let to = sources
            .iter()
            .position(|source| usize::from(*source) == from)?;
        steps.push((from, to, is_odd(&sources)));
    }
    let places = family.places.len();
    // The parity tells the last two of at least three kinds apart.
    if !(3..=16).contains(&places) {
        return None;
    }
    let mut colors: Vec<Option<bool>> = vec![None; places];
    for first in 0..places {
        if colors[first].is_some() {
            continue;
        }
        colors[first] = Some(false);
        // As many rounds as there are places reach all that are linked with the first.
        for _ in 0..places {
            for (from, to, changes) in &steps {
                match (colors[*from], colors[*to]) {
                    (Some(color), None) => colors[*to] = Some(color ^ changes),
                    (None, Some(color)) => colors[*from] = Some(color ^ changes),
                    (Some(one), Some(other)) if one ^ other != *changes => return None,
                    _ => {}
                }
            }
        }
    }
    let odd = (0..u16::BITS)
        .zip(colors)
        .filter(|(_, color)| *color == Some(true));
    Some((guarded?, odd.fold(0, |all, (place, _)| all | 1 << place)))
}
