//! The definition that a puzzle of an image stands for. Images come from anywhere, so what a text
//! could not say is refused.

use std::collections::HashSet;

use super::arrangement::{Arrangements, Demands};
use super::cells::MAX_ROWS;
use super::goals::MAX_GOALS;
use super::moves::Size;
use super::source::mistake_of_name;
use super::text::is_separator;
use super::{DefinedCase, DefinedMove, Definition, Metric};
use crate::puzzle::{Move, Names, Place, Puzzle};

/// The definition of a puzzle; a sentence where no definition could make it.
pub(super) fn read(puzzle: &Puzzle<'_>) -> Result<Definition, String> {
    let title = puzzle.title();
    if let Some(sentence) = [puzzle.name(), title].into_iter().find_map(mistake_of_name) {
        return Err(sentence);
    }
    if title.split_whitespace().collect::<Vec<_>>().join(" ") != title {
        return Err(format!(
            "the title `{title}` has blanks that are not one between words"
        ));
    }
    let cells = names(puzzle.cells(), "cell", |name| {
        name.contains(|c| is_separator(c) || matches!(c, '(' | ')'))
    })?;
    let labels = names(puzzle.labels(), "label", |name| name.contains(is_separator))?;
    let moves = names(puzzle.moves().names(), "move", |name| {
        name.contains(char::is_whitespace)
    })?;
    let goals = goals(puzzle)?;
    let arrangements = Arrangements::of(&goals[0]);
    let mut size = Size::default();
    let cases = puzzle.moves().iter().zip(moves).map(|(step, name)| {
        let cases = cases(step, puzzle, &arrangements, &mut size)
            .map_err(|sentence| format!("the move `{name}` {sentence}"))?;
        Ok(DefinedMove::new(name, cases))
    });
    let moves: Vec<_> = cases.collect::<Result<_, String>>()?;
    Ok(Definition {
        name: puzzle.name().to_owned(),
        title: title.to_owned(),
        written: (0..moves.len()).collect(),
        metric: Metric::AsWritten,
        places: places(puzzle)?,
        remarks: Vec::new(),
        text: None,
        cells,
        labels,
        goals,
        moves,
    })
}

fn names(
    names: Names<'_>,
    of: &str,
    is_wrong: impl Fn(&str) -> bool,
) -> Result<Vec<String>, String> {
    if let Some(sentence) = names.iter().find_map(mistake_of_name) {
        return Err(sentence);
    }
    if let Some(name) = names.iter().find(|name| is_wrong(name)) {
        return Err(format!("a {of} cannot be called `{name}`"));
    }
    let mut seen = HashSet::new();
    if let Some(name) = names.iter().find(|name| !seen.insert(*name)) {
        return Err(format!("there are two {of}s with the name `{name}`"));
    }
    Ok(names.iter().map(str::to_owned).collect())
}

fn goals(puzzle: &Puzzle<'_>) -> Result<Vec<Vec<u8>>, String> {
    let count = puzzle.goals().len();
    if count > MAX_GOALS {
        return Err(format!("found {count} goals, expected at most {MAX_GOALS}"));
    }
    let mut known = 0;
    for label in puzzle.goal() {
        if *label > known {
            return Err("the labels are not numbered as the first goal shows them".to_owned());
        }
        known += u8::from(*label == known);
    }
    if usize::from(known) != puzzle.labels().len() {
        return Err("the first goal does not have all labels".to_owned());
    }
    let mut seen = HashSet::new();
    for goal in puzzle.goals() {
        puzzle
            .check(goal)
            .map_err(|error| format!("the goals do not have the same labels: {error}"))?;
        if !seen.insert(goal) {
            return Err("a goal is there twice".to_owned());
        }
    }
    Ok(puzzle.goals().map(<[u8]>::to_vec).collect())
}

fn cases(
    step: Move<'_>,
    puzzle: &Puzzle<'_>,
    arrangements: &Arrangements,
    size: &mut Size,
) -> Result<Vec<DefinedCase>, String> {
    let (cells, labels) = (puzzle.cells().len(), puzzle.labels().len());
    let mut demands = Demands::default();
    let mut cases = Vec::new();
    for case in step.cases() {
        if !is_permutation(case.sources(), cells) {
            return Err("is not a permutation of the cells".to_owned());
        }
        let mut conditions = case.conditions();
        let is_known = conditions.all(|condition| {
            usize::from(condition.cell()) < cells && usize::from(condition.label()) < labels
        });
        if !is_known {
            return Err("has a condition on a cell or a label that is not there".to_owned());
        }
        let case = DefinedCase::new(case.conditions().collect(), case.sources().to_vec());
        size.add(&case)
            .map_err(|sentence| format!("is too large: {sentence}"))?;
        let demand = arrangements.demand(&case);
        if !arrangements.can_meet(&demand) {
            return Err("has a case that can never hold".to_owned());
        }
        if demands.add(arrangements, demand).is_err() {
            return Err("has two cases that can hold in one state".to_owned());
        }
        cases.push(case);
    }
    if cases.is_empty() {
        return Err("has no case".to_owned());
    }
    Ok(cases)
}

fn is_permutation(numbers: &[u8], count: usize) -> bool {
    let mut seen = HashSet::new();
    let mut numbers = numbers.iter();
    numbers.len() == count
        && numbers.all(|number| usize::from(*number) < count && seen.insert(number))
}

fn places(puzzle: &Puzzle<'_>) -> Result<Vec<Place>, String> {
    let drawing = puzzle.drawing();
    let drawn: Vec<_> = drawing.places().map(|place| place.cell).collect();
    if !(drawing.is_in_order() && is_permutation(&drawn, puzzle.cells().len())) {
        return Err("the drawing does not show each cell once, in reading order".to_owned());
    }
    let rows = drawing.places().map(|place| usize::from(place.line) + 1);
    if rows.max().is_some_and(|rows| rows > MAX_ROWS) {
        return Err(format!("the drawing has more than {MAX_ROWS} rows"));
    }
    Ok(drawing.places().collect())
}

#[cfg(test)]
mod tests;
