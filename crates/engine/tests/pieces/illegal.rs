//! Pieces that must not be in a place, by plain searches backward over pieces and not over labels.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use wayhome_engine::Image;
use wayhome_engine::definition::{DefinedMove, Definition, DefinitionError, Metric, Reading};
use wayhome_engine::generate::Generator;

use crate::{Row, read, shown, written};

const ILLEGAL: &str = include_str!("illegal.tws");

const METRICS: [Metric; 3] = Metric::ALL;

/// A set of pieces: how many orientations there are, a goal, moves, and pieces that are illegal in
/// places. A row has for each place a piece or the place that it comes from, and an orientation.
#[derive(Clone, Debug)]
struct Pieces {
    orientations: usize,
    goal: Row,
    moves: Vec<Row>,
    illegal: Vec<(usize, usize)>,
}

impl Pieces {
    fn text(&self) -> String {
        let (places, orientations) = (self.goal.len(), self.orientations);
        let goal = written(&self.goal);
        let illegal = self.illegal.iter();
        let illegal =
            illegal.map(|(place, piece)| format!("Illegal T {} {}\n", place + 1, piece + 1));
        let moves = self.moves.iter().enumerate();
        let moves = moves.map(|(number, step)| format!("Move m{number}.\n{}End\n", written(step)));
        format!(
            "Set T {places} {orientations}\nSolved\n{goal}End\n{}{}",
            illegal.collect::<String>(),
            moves.collect::<String>()
        )
    }

    fn read(&self, metric: Metric) -> Result<Definition, DefinitionError> {
        let reading = Reading::new().metric(metric);
        reading.parse("puzzle", "puzzle.tws", self.text().as_bytes())
    }

    fn is_legal(&self, state: &Row) -> bool {
        let mut illegal = self.illegal.iter();
        illegal.all(|(place, piece)| state[*place].0 != *piece)
    }

    fn make(&self, step: &Row, state: &Row) -> Row {
        let after = step.iter().map(|(from, _)| {
            let (piece, orientation) = state[*from];
            (piece, (orientation + step[*from].1) % self.orientations)
        });
        after.collect()
    }

    /// The states to which a move leads, and its powers if the metric adds them.
    fn after(&self, state: &Row, metric: Metric) -> Vec<Row> {
        let mut after = Vec::new();
        for step in &self.moves {
            let mut round = vec![state.clone()];
            // All moves of four places and three orientations come round after so many turns.
            for _ in 0..72 {
                round.push(self.make(step, &round[round.len() - 1]));
            }
            after.extend(match metric {
                Metric::AsWritten => round[1..2].to_vec(),
                Metric::QuarterTurn => vec![round[1].clone(), round[71].clone()],
                Metric::HalfTurn => round,
            });
        }
        after
    }

    /// All states that moves lead to, legal or not.
    fn states(&self) -> Vec<Row> {
        let mut states = vec![self.goal.clone()];
        let mut seen = HashSet::from([self.goal.clone()]);
        let mut at = 0;
        while at < states.len() {
            for after in self.after(&states[at].clone(), Metric::AsWritten) {
                if seen.insert(after.clone()) {
                    states.push(after);
                }
            }
            at += 1;
        }
        states
    }

    /// The distance of each of some states, from which moves lead over legal states to the goal.
    fn distances(&self, states: &[Row], metric: Metric) -> HashMap<Row, usize> {
        let mut distances = HashMap::from([(self.goal.clone(), 0)]);
        let legal = states.iter().filter(|state| self.is_legal(state));
        let legal: Vec<_> = legal
            .map(|state| (state, self.after(state, metric)))
            .collect();
        for distance in 1.. {
            let is_next = |(state, after): &&(&Row, Vec<Row>)| {
                let is_near = |after: &Row| distances.get(after) == Some(&(distance - 1));
                !distances.contains_key(*state) && after.iter().any(is_near)
            };
            let next: Vec<_> = legal
                .iter()
                .filter(is_next)
                .map(|(state, _)| (*state).clone())
                .collect();
            if next.is_empty() {
                return distances;
            }
            distances.extend(next.into_iter().map(|state| (state, distance)));
        }
        distances
    }
}

/// How many states there are at each distance.
fn counts(distances: &HashMap<Row, usize>) -> Vec<u64> {
    let furthest = distances.values().max().copied().unwrap_or_default();
    let at = |distance: usize| {
        distances
            .values()
            .filter(|other| **other == distance)
            .count() as u64
    };
    (0..=furthest).map(at).collect()
}

/// Rows of pieces without orientations.
fn row(numbers: &[usize]) -> Row {
    numbers.iter().map(|number| (number - 1, 0)).collect()
}

/// The state of `illegal.tws` and its moves once more.
fn rings() -> Pieces {
    Pieces {
        orientations: 1,
        goal: row(&[1, 2, 3, 4, 5, 6, 7]),
        moves: vec![row(&[2, 3, 4, 1, 5, 6, 7]), row(&[1, 2, 3, 5, 6, 7, 4])],
        illegal: vec![(2, 0), (1, 3), (1, 4)],
    }
}

#[test]
fn illegal_states_have_the_published_counts() {
    let rings = rings();
    let states = rings.states();
    assert_eq!(states.len(), 5_040);
    for (metric, published) in [
        (Metric::AsWritten, &[1, 2, 3, 4, 4, 3, 2, 1][..]),
        (
            Metric::HalfTurn,
            &[1, 5, 12, 28, 62, 148, 295, 532, 739, 690, 300, 66, 2],
        ),
    ] {
        assert_eq!(counts(&rings.distances(&states, metric)), published);
        let reading = Reading::new().metric(metric);
        let definition = reading.parse("illegal", "illegal.tws", ILLEGAL.as_bytes());
        let definition = definition.unwrap_or_else(|error| panic!("{error}"));
        let counted = Generator::new().count(&definition).expect("it is small");
        assert_eq!(counted.depth_counts(), published);
    }
}

#[test]
fn only_the_end_of_a_power_must_be_legal() {
    // One turn of the ring would bring piece 1 to place 3, two turns bring it to place 2.
    let text = "Set T 3 1\nSolved\nEnd\nIllegal T 3 1\nMove L\nT\n2 3 1\nEnd\n";
    let counts = |metric| {
        let counted = Generator::new().count(&read(text, metric));
        counted.expect("it is small").depth_counts().to_vec()
    };
    assert_eq!(counts(Metric::AsWritten), [1, 1]);
    assert_eq!(counts(Metric::HalfTurn), [1, 1]);
    let names = |metric| {
        let definition = read(text, metric);
        let moves = definition.moves().iter();
        let moves = moves.map(|step| format!("{} {:?}", step.name(), step.cases()[0].sources()));
        moves.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(names(Metric::HalfTurn), "L [1, 2, 0], L' [2, 0, 1]");
}

#[test]
fn where_illegal_stands_behind_the_goal_does_not_matter() {
    let (head, moves) = ILLEGAL.split_at(ILLEGAL.find("Move L").expect("it has moves"));
    let illegal = "Illegal RING 3 1\nIllegal RING 2 4 5\n";
    let head = head.replace(illegal, "");
    let between = moves.replace("Move R", &format!("{illegal}Move R"));
    let expected = read(ILLEGAL, Metric::HalfTurn);
    for text in [
        format!("{head}{moves}{illegal}"),
        format!("{head}{between}"),
        format!("{head}Illegal RING 2 5 4 5\nIllegal RING 3 1\nIllegal RING 2 4\n{moves}"),
    ] {
        assert_eq!(read(text, Metric::HalfTurn).moves(), expected.moves());
    }
}

#[test]
fn a_condition_names_each_side_of_a_piece_on_the_first_cell_of_a_place() {
    let text = |open: &str| {
        format!(
            "Set A 2 1\nSet B 3 3\nSolved\nB\n1 1 2\n0 1 {open}\nEnd\nIllegal B 2 2\n\
             Move m\nB\n1 3 2\n0 1 0\nEnd\n"
        )
    };
    let conditions = |open: &str| {
        let definition = read(text(open), Metric::AsWritten);
        let [case] = definition.moves()[0].cases() else {
            panic!("a move of pieces has one case");
        };
        let conditions = case.conditions().iter().map(|condition| {
            assert!(!condition.is_met_by_label());
            let cell = &definition.cells()[usize::from(condition.cell())];
            format!(
                "{cell} {}",
                definition.labels()[usize::from(condition.label())]
            )
        });
        let mut conditions: Vec<_> = conditions.collect();
        conditions.sort();
        conditions.join(", ")
    };
    // Before the move at the second place, and at the third, from which the second's piece comes.
    assert_eq!(
        conditions("0"),
        "B2a B2a, B2a B2b, B2a B2c, B3a B2a, B3a B2b, B3a B2c"
    );
    assert_eq!(conditions("?"), "B2a B2, B3a B2");
}

#[test]
fn a_move_that_is_never_there_is_left_out_with_a_remark() {
    // Piece 1 cannot leave place 1, and so `L` is never there.
    let text = "Set T 3 1\nSolved\nEnd\nIllegal T 2 1\nIllegal T 3 1\nMove L\nT\n2 3 1\nEnd\n\
                Move S\nT\n1 3 2\nEnd\nMove none\nEnd\n";
    let definition = read(text, Metric::HalfTurn);
    let names = definition.moves().iter().map(DefinedMove::name);
    assert_eq!(names.collect::<Vec<_>>(), ["S", "none"]);
    let left_out = "the move `L` is left out, since it leads from no legal state to a legal one";
    assert_eq!(
        definition.remarks(),
        [left_out, "the move `none` moves nothing"]
    );
}

fn puzzles() -> impl Strategy<Value = Pieces> {
    (2..=4usize, 1..=3usize).prop_flat_map(|(places, orientations)| {
        let permutation = Just((0..places).collect::<Vec<_>>()).prop_shuffle();
        let turns = prop::collection::vec(0..orientations, places);
        let row = |(numbers, turns): (Vec<usize>, Vec<usize>)| -> Row {
            numbers.into_iter().zip(turns).collect()
        };
        let moves = prop::collection::vec((permutation, turns.clone()).prop_map(row), 1..4);
        let pieces = prop::collection::vec(0..places, places);
        let goal = (pieces, turns).prop_map(row);
        let illegal = prop::collection::vec((0..places, 0..places), 1..5);
        (goal, moves, illegal).prop_map(move |(goal, moves, mut illegal)| {
            // Of a piece that there is, and not as the goal has it.
            illegal.retain(|(place, piece)| {
                goal[*place].0 != *piece && goal.iter().any(|(other, _)| other == piece)
            });
            Pieces {
                orientations,
                goal,
                moves,
                illegal,
            }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn each_state_has_the_distance_of_a_plain_search(pieces in puzzles(), metric in 0..METRICS.len()) {
        let metric = METRICS[metric];
        let states = pieces.states();
        let distances = pieces.distances(&states, metric);
        let definition = match pieces.read(metric) {
            Ok(definition) => definition,
            Err(error) => {
                prop_assert_eq!(error.sentence(), "no move leads from a legal state to a legal one");
                prop_assert_eq!(distances.len(), 1);
                return Ok(());
            }
        };
        let generated = Generator::new().generate(&definition).expect("the puzzle is small");
        let image = Image::from_bytes(generated.image()).expect("it is sound");
        let found: Vec<_> = image.depth_counts().map(u64::from).collect();
        prop_assert_eq!(found, counts(&distances), "{}", pieces.text());
        for state in &states {
            // The goal of a puzzle that begins there has the names of its labels.
            let there = Pieces { goal: state.clone(), illegal: Vec::new(), ..pieces.clone() };
            let there = there.read(Metric::AsWritten).expect("it has no mistake");
            let state_shown = shown(&there, &there.goals()[0]);
            let state_read = image.puzzle().state(&state_shown).expect(&state_shown);
            match (image.path(&state_read), distances.get(state)) {
                (Ok(path), Some(distance)) => prop_assert_eq!(path.len(), *distance),
                (Err(error), None) => prop_assert!(error.is_unreachable(), "{}", error),
                (path, distance) => {
                    prop_assert!(false, "{:?} {distance:?} {}", path.map(|path| path.len()), pieces.text());
                }
            }
        }
        let text = definition.to_toml();
        let again = Definition::parse("puzzle", "again.toml", text.as_bytes());
        let again = again.unwrap_or_else(|error| panic!("{error}"));
        prop_assert_eq!(again.moves(), definition.moves(), "{}", text);
    }
}
