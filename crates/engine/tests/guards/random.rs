//! Random cases, compared with a look at each arrangement of the labels.

use std::fmt::Write as _;

use proptest::prelude::*;
use wayhome_engine::definition::{DefinedMove, Definition, Metric};

use crate::{arrangements, definition, make, read};

/// A goal and two cases: cell, label and whether the cell must hold it, for each condition.
type Conditions = Vec<(u8, u8, bool)>;

fn puzzles() -> impl Strategy<Value = (Vec<u8>, Conditions, Conditions)> {
    (2..=6u8, 1..=6u8).prop_flat_map(|(cells, labels)| {
        let labels = labels.min(cells);
        let goal = prop::collection::vec(0..labels, usize::from(cells));
        goal.prop_flat_map(move |mut goal| {
            goal[..usize::from(labels)].copy_from_slice(&(0..labels).collect::<Vec<_>>());
            // Mostly of what must not be, which leaves labels to many cells.
            let condition = (0..cells, 0..labels, prop::bool::weighted(0.2));
            let conditions = || prop::collection::vec(condition.clone(), 1..8);
            (Just(goal), conditions(), conditions())
        })
    })
}

fn written(conditions: &Conditions) -> String {
    let words = conditions.iter().map(|(cell, label, is_met)| {
        let relation = if *is_met { "=" } else { "!=" };
        format!("c{cell} {relation} l{label}")
    });
    words.collect::<Vec<_>>().join(", ")
}

fn is_met(conditions: &Conditions, state: &[u8]) -> bool {
    let mut conditions = conditions.iter();
    conditions.all(|(cell, label, is_met)| (state[usize::from(*cell)] == *label) == *is_met)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 600,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn two_cases_overlap_where_some_arrangement_meets_both((goal, one, other) in puzzles()) {
        let cells: Vec<_> = (0..goal.len()).map(|cell| format!("c{cell}")).collect();
        let labels: Vec<_> = goal.iter().map(|label| format!("l{label}")).collect();
        let text = format!(
            "cells = '{}'\ngoals = ['{}']\nmoves.A = [{{ when = '{}', then = '(c0 c1)' }},\n\
             {{ when = '{}', then = '(c0 c1)' }}]",
            cells.join(" "), labels.join(" "), written(&one), written(&other),
        );
        let states = arrangements(&goal);
        let holds = |conditions: &Conditions| states.iter().any(|state| is_met(conditions, state));
        let both = states.iter().any(|state| is_met(&one, state) && is_met(&other, state));
        let read = read(&text, Metric::AsWritten);
        match read {
            Ok(_) => prop_assert!(holds(&one) && holds(&other) && !both, "{text}"),
            Err(error) if error.sentence().contains("can never hold") => {
                let line = if holds(&one) { 4 } else { 3 };
                prop_assert_eq!(error.line(), Some(line), "{}", text);
                prop_assert!(!holds(&one) || !holds(&other), "{text}");
            }
            Err(error) => {
                prop_assert!(error.sentence().contains("can hold in one state"), "{error}");
                prop_assert!(both, "{text}");
            }
        }
    }

    #[test]
    fn powers_of_guarded_moves_do_what_the_moves_do_one_after_the_other(guarded in guarded()) {
        let text = guarded.text();
        let written = definition(&text, Metric::AsWritten);
        let states = arrangements(&written.goals()[0]);
        let Ok(powers) = read(&text, Metric::HalfTurn) else {
            return Ok(());
        };
        for step in written.moves() {
            let often = |state: &[u8], times: usize| {
                (0..times).try_fold(state.to_vec(), |state, _| make(step, &state))
            };
            let inverse = format!("{}'", step.name());
            for power in powers.moves() {
                if power.name() == inverse {
                    for state in &states {
                        let after = make(step, state);
                        prop_assert!(after.is_none_or(|after| make(power, &after).as_ref() == Some(state)));
                    }
                } else if let Some(times) = power.name().strip_prefix(step.name()) {
                    let times = if times.is_empty() { 1 } else { times.parse().expect("a number") };
                    for state in &states {
                        prop_assert_eq!(make(power, state), often(state, times), "{}", text);
                    }
                }
            }
            // Each power up to the first that moves nothing is there.
            for times in 2..8 {
                let moves_nothing = |state: &Vec<u8>| {
                    often(state, times).is_none_or(|after| after == *state)
                };
                if states.iter().all(moves_nothing) {
                    break;
                }
                let is_power = powers.moves().iter().any(|power| {
                    states.iter().all(|state| make(power, state) == often(state, times))
                });
                prop_assert!(is_power, "{times} {text}");
            }
        }
    }

    #[test]
    fn an_inverse_undoes_a_guarded_move_or_there_is_none(guarded in guarded()) {
        let text = guarded.text();
        let written = definition(&text, Metric::AsWritten);
        let states = arrangements(&written.goals()[0]);
        let leads_twice_somewhere = written.moves().iter().any(|step| {
            let mut after: Vec<_> = states.iter().filter_map(|state| make(step, state)).collect();
            let count = after.len();
            after.sort();
            after.dedup();
            after.len() < count
        });
        match read(&text, Metric::QuarterTurn) {
            Err(error) => prop_assert!(leads_twice_somewhere, "{error}"),
            Ok(inverses) => {
                prop_assert!(!leads_twice_somewhere, "{text}");
                for step in written.moves() {
                    let undoes = |other: &DefinedMove| states.iter().all(|state| {
                        let undone = make(step, state).map(|after| make(other, &after));
                        undone.is_none_or(|undone| undone.as_ref() == Some(state))
                    });
                    let is_undone = inverses.moves().iter().any(undoes);
                    let moves_nothing = step.cases().iter().all(|case| case.sources().is_sorted());
                    prop_assert!(is_undone || moves_nothing, "{text}");
                }
            }
        }
    }

    #[test]
    fn a_guarded_definition_in_toml_is_read_as_the_same(guarded in guarded(), metric in 0..3usize) {
        let Ok(definition) = read(&guarded.text(), Metric::ALL[metric]) else {
            return Ok(());
        };
        let text = definition.to_toml();
        let again = Definition::parse("puzzle", "again.toml", text.as_bytes());
        let again = again.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(again.cells(), definition.cells());
        prop_assert_eq!(again.labels(), definition.labels());
        prop_assert_eq!(again.goals(), definition.goals());
        prop_assert_eq!(again.moves(), definition.moves());
        prop_assert_eq!(again.to_toml(), text);
    }
}

/// Moves with a case for each of some labels of one cell.
#[derive(Clone, Debug)]
struct Guarded {
    goal: Vec<u8>,
    moves: Vec<(usize, Vec<Case>)>,
}

/// The label, whether another cell must not hold a label too, and the permutation.
type Case = (u8, Option<(usize, u8)>, Vec<usize>);

fn guarded() -> impl Strategy<Value = Guarded> {
    (2..=5usize, 1..=5u8).prop_flat_map(|(cells, labels)| {
        let labels = labels.min(cells as u8);
        let goal = (0..cells)
            .map(|cell| cell as u8 % labels)
            .collect::<Vec<_>>();
        let more = prop::option::weighted(0.3, (0..cells, 0..labels));
        let sources = Just((0..cells).collect::<Vec<_>>()).prop_shuffle();
        let cases = prop::collection::vec((0..labels, more, sources), 1..4);
        let moves = prop::collection::vec((0..cells, cases), 1..3);
        (Just(goal).prop_shuffle(), moves).prop_map(|(goal, moves)| Guarded { goal, moves })
    })
}

impl Guarded {
    /// The definition; a case that overlaps another or never holds is left out.
    fn text(&self) -> String {
        let states = arrangements(&self.goal);
        let names = (0..self.goal.len()).map(|cell| format!("c{cell}"));
        let labels = self.goal.iter().map(|label| format!("l{label}"));
        let mut text = format!(
            "cells = '{}'\ngoals = ['{}']\n[moves]\n",
            names.collect::<Vec<_>>().join(" "),
            labels.collect::<Vec<_>>().join(" ")
        );
        for (number, (cell, cases)) in self.moves.iter().enumerate() {
            let mut taken: Vec<u8> = Vec::new();
            let mut lines = Vec::new();
            for (label, more, sources) in cases {
                let mut conditions = vec![(*cell as u8, *label, true)];
                conditions.extend(more.map(|(cell, label)| (cell as u8, label, false)));
                let holds = states.iter().any(|state| is_met(&conditions, state));
                if taken.contains(label) || !holds {
                    continue;
                }
                taken.push(*label);
                let then: Vec<_> = sources.iter().map(|cell| format!("c{cell}")).collect();
                let when = written(&conditions);
                lines.push(format!(
                    "{{ when = '{when}', then = '{}' }}",
                    then.join(" ")
                ));
            }
            if lines.is_empty() {
                lines.push("{ when = 'c0 = l0', then = '(c0)' }".to_owned());
            }
            let name = ["up", "on"][number];
            writeln!(text, "{name} = [{}]", lines.join(",\n")).expect("memory can be written to");
        }
        text
    }
}
