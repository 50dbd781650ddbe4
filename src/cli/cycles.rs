//! Moves, as a definition can have them.

use serde_json::{Value, json};
use wayhome::{Case, Move, Puzzle};

/// A case as cycles of cells; a cell alone where nothing moves.
pub(super) fn cycles(puzzle: &Puzzle<'_>, case: &Case<'_>) -> String {
    let mut targets = vec![0; case.sources().len()];
    for (to, from) in (0..=u8::MAX).zip(case.sources()) {
        targets[usize::from(*from)] = to;
    }
    let mut seen = vec![false; targets.len()];
    let mut text = String::new();
    for first in 0..targets.len() as u8 {
        let mut names = Vec::new();
        let mut cell = first;
        while !std::mem::replace(&mut seen[usize::from(cell)], true) {
            names.push(puzzle.cells().get(cell).unwrap_or_default());
            cell = targets[usize::from(cell)];
        }
        if names.len() > 1 {
            text.extend(["(", &names.join(" "), ")"]);
        }
    }
    if text.is_empty() {
        text = format!("({})", puzzle.cells().get(0).unwrap_or_default());
    }
    text
}

/// What a case asks of a state.
pub(super) fn conditions(puzzle: &Puzzle<'_>, case: &Case<'_>) -> String {
    let conditions = case.conditions().map(|condition| {
        let cell = puzzle.cells().get(condition.cell()).unwrap_or_default();
        let label = puzzle.labels().get(condition.label()).unwrap_or_default();
        let is_label = condition.is_met_by_label();
        format!("{cell} {} {label}", if is_label { "=" } else { "!=" })
    });
    conditions.collect::<Vec<_>>().join(", ")
}

/// A move for programs: its cycles, or its cases where it is guarded.
pub(super) fn as_json(puzzle: &Puzzle<'_>, step: &Move<'_>) -> Value {
    let cases: Vec<_> = step.cases().collect();
    match cases.as_slice() {
        [case] if case.conditions().len() == 0 => cycles(puzzle, case).into(),
        cases => cases
            .iter()
            .map(|case| json!({ "when": conditions(puzzle, case), "then": cycles(puzzle, case) }))
            .collect(),
    }
}
