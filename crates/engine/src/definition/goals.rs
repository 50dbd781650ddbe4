//! The goals, and the labels that they bring.

use std::collections::HashSet;

use super::DefinitionError;
use super::cells::Order;
use super::source::Source;
use super::text::{Text, Word};
use crate::puzzle::Times;

/// The most goals that a puzzle can have. The end of a path may have to be compared with each.
pub(super) const MAX_GOALS: usize = 1_000;

/// The labels by number, and the goals as label numbers.
pub(super) struct Goals {
    pub(super) labels: Vec<String>,
    pub(super) states: Vec<Vec<u8>>,
}

pub(super) fn read(
    source: &Source,
    order: &Order,
    goals: Option<&[Text]>,
) -> Result<Goals, DefinitionError> {
    let cells = order.names().len();
    let Some(goals) = goals else {
        return Ok(Goals {
            labels: order.names().to_vec(),
            states: vec![(0..cells as u8).collect()],
        });
    };
    if let Some(goal) = goals.get(MAX_GOALS) {
        return Err(source.mistake(
            goal.span.clone(),
            format!("found {} goals, expected at most {MAX_GOALS}", goals.len()),
        ));
    }
    let mut labels: Vec<String> = Vec::new();
    let mut states: Vec<Vec<u8>> = Vec::new();
    let mut seen = HashSet::new();
    for goal in goals {
        let words = words_of_goal(source, goal, cells)?;
        let mut state = Vec::with_capacity(cells);
        for word in &words {
            let number = match labels.iter().position(|label| label == word.text) {
                Some(number) => number,
                None if states.is_empty() => {
                    source.check_name(word.text, word.span.clone())?;
                    labels.push(word.text.to_owned());
                    labels.len() - 1
                }
                None => {
                    return Err(source.mistake(
                        word.span.clone(),
                        format!(
                            "this goal has the label `{}`, which the first goal does not have",
                            word.text
                        ),
                    ));
                }
            };
            state.push(number as u8);
        }
        if let Some(first) = states.first() {
            compare_counts(source, goal, &labels, first, &state)?;
        }
        if !seen.insert(state.clone()) {
            return Err(source.mistake(
                goal.span.clone(),
                "this goal is written twice, expected each once",
            ));
        }
        states.push(state);
    }
    Ok(Goals { labels, states })
}

/// The label of each cell: a word each, or a character each where labels are not separated.
fn words_of_goal<'t>(
    source: &Source,
    goal: &'t Text,
    cells: usize,
) -> Result<Vec<Word<'t>>, DefinitionError> {
    let words = goal.words();
    if words.len() == cells {
        return Ok(words);
    }
    let characters: Vec<_> = words.iter().flat_map(Word::characters).collect();
    if characters.len() == cells {
        return Ok(characters);
    }
    let found = if words.len() == 1 { characters } else { words };
    Err(source.mistake(
        goal.span.clone(),
        format!("expected a goal of {cells} labels, found {}", found.len()),
    ))
}

fn compare_counts(
    source: &Source,
    goal: &Text,
    labels: &[String],
    first: &[u8],
    state: &[u8],
) -> Result<(), DefinitionError> {
    for (number, label) in (0..=u8::MAX).zip(labels) {
        let count = |state: &[u8]| state.iter().filter(|other| **other == number).count();
        if count(first) != count(state) {
            return Err(source.mistake(
                goal.span.clone(),
                format!(
                    "expected the label `{label}` {} as in the first goal, found it {}",
                    Times(count(first)),
                    Times(count(state))
                ),
            ));
        }
    }
    Ok(())
}
