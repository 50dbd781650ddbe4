//! Random small puzzles, and how a person might write them down.

use proptest::prelude::*;

use crate::plain::{Labels, Plain};

const CELLS: [[&str; 8]; 3] = [
    ["1", "2", "3", "4", "5", "6", "7", "8"],
    ["8", "10", "12", "7", "6", "5", "100", "9"],
    ["a", "bb", "魔", "板木", "é", "c1", "-", "#"],
];
const LABELS: [[&str; 8]; 3] = [
    ["0", "1", "2", "3", "4", "5", "6", "7"],
    ["red", "blue", "x", "yellow", "?", "12", "1", "2"],
    ["魔", "板", "a", "é", "()", "b", "0", "z"],
];
const MOVES: [[&str; 4]; 3] = [
    ["A", "B", "C", "D"],
    ["left", "R", "U2", "U'"],
    ["魔", "板", "x", "2"],
];

#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    pub(crate) plain: Plain,
    /// The definition.
    pub(crate) text: String,
    cells: Vec<String>,
    labels: Vec<String>,
    moves: Vec<String>,
    /// The cells of each row of the drawing.
    rows: Vec<Vec<usize>>,
}

impl Puzzle {
    pub(crate) fn all_labels_differ(&self) -> bool {
        self.labels.len() == self.cells.len()
    }

    pub(crate) fn any_target(&self) -> bool {
        self.all_labels_differ() && self.plain.goals.len() == 1
    }

    /// A state as text.
    pub(crate) fn state(&self, labels: &[usize]) -> String {
        join(labels.iter().map(|label| &*self.labels[*label]), " ")
    }

    /// The labels of each row of the drawing.
    pub(crate) fn rows_of(&self, labels: &[usize]) -> Vec<Vec<&str>> {
        let label = |cell: &usize| &*self.labels[labels[*cell]];
        self.rows
            .iter()
            .map(|row| row.iter().map(label).collect())
            .collect()
    }

    /// A path as text.
    pub(crate) fn path(&self, numbers: &[usize]) -> String {
        let single = self.moves.iter().all(|name| name.chars().count() == 1);
        let names = numbers.iter().map(|number| &*self.moves[*number]);
        join(names, if single { "" } else { " " })
    }

    fn drawing(&self, shown: impl Fn(usize) -> usize, gap: &str) -> String {
        let row = |row: &Vec<usize>| join(row.iter().map(|cell| &*self.cells[shown(*cell)]), gap);
        format!(
            "\"\"\"\n{}\n\"\"\"",
            self.rows.iter().map(row).collect::<Vec<_>>().join("\n")
        )
    }

    /// In a cycle the label of each cell goes to the next.
    fn cycles(&self, sources: &[usize]) -> String {
        let mut cycles = vec![String::new()];
        let mut left: Vec<_> = (0..sources.len()).collect();
        while let Some(first) = left.first().copied() {
            let mut cycle = vec![first];
            while let Some(to) = sources.iter().position(|from| Some(from) == cycle.last())
                && to != first
            {
                cycle.push(to);
            }
            left.retain(|cell| !cycle.contains(cell));
            cycles.push(join(cycle.iter().map(|cell| &*self.cells[*cell]), " "));
        }
        format!("\"({})\"", cycles.join(")("))
    }
}

fn join<'a>(words: impl Iterator<Item = &'a str>, gap: &str) -> String {
    words.collect::<Vec<_>>().join(gap)
}

/// How many cells, different labels and moves.
fn shapes() -> impl Strategy<Value = (usize, usize, usize)> {
    let small = (2..=6usize).prop_flat_map(|cells| {
        let labels = prop_oneof![Just(cells), 1..=cells];
        (Just(cells), labels, 1..=4usize)
    });
    prop_oneof![
        6 => small,
        1 => (7..=8usize, 1..=3usize, 1..=3usize),
        // With two moves this would often be all 40,320 states.
        1 => (7..=8usize).prop_map(|cells| (cells, cells, 1)),
    ]
}

/// A random puzzle whose drawing has this gap between cells, and states with the same labels, which
/// need not be reachable.
pub(crate) fn puzzles(gap: &'static str) -> impl Strategy<Value = (Puzzle, Vec<Labels>)> {
    shapes().prop_flat_map(move |(cells, labels, moves)| {
        let order = || Just((0..cells).collect::<Vec<_>>()).prop_shuffle();
        let state =
            move || Just((0..cells).map(|cell| cell % labels).collect::<Vec<_>>()).prop_shuffle();
        let goals = prop_oneof![Just(1..2usize), Just(1..4usize)];
        let goals = goals.prop_flat_map(move |count| prop::collection::vec(state(), count));
        (
            goals,
            prop::collection::vec((order(), any::<bool>()), moves),
            prop_oneof![Just((0..cells).collect::<Vec<_>>()), order()],
            1..=cells,
            (0..CELLS.len(), 0..LABELS.len(), 0..MOVES.len()),
            any::<bool>(),
            prop::collection::vec(state(), 6),
        )
            .prop_map(move |(goals, moves, drawn, row, names, terse, some)| {
                let puzzle = write(goals, &moves, &drawn, row, names, terse, gap);
                (puzzle, some)
            })
    })
}

fn write(
    mut goals: Vec<Labels>,
    moves: &[(Vec<usize>, bool)],
    drawn: &[usize],
    row: usize,
    names: (usize, usize, usize),
    terse: bool,
    gap: &str,
) -> Puzzle {
    let owned = |names: &[&str]| {
        names
            .iter()
            .map(|name| (*name).to_owned())
            .collect::<Vec<_>>()
    };
    let mut seen = Vec::new();
    goals.retain(|goal| {
        !seen.contains(goal) && {
            seen.push(goal.clone());
            true
        }
    });
    let count = goals[0].iter().max().map_or(0, |label| label + 1);
    let in_order = drawn.is_sorted();
    // Without goals each cell holds its own name.
    let own_names = terse && count == drawn.len() && goals.len() == 1;
    let cells = owned(&CELLS[names.0][..drawn.len()]);
    let mut puzzle = Puzzle {
        labels: if own_names {
            cells.clone()
        } else {
            owned(&LABELS[names.1][..count])
        },
        cells,
        moves: owned(&MOVES[names.2][..moves.len()]),
        rows: drawn.chunks(row).map(<[_]>::to_vec).collect(),
        plain: Plain {
            moves: moves.iter().map(|(sources, _)| sources.clone()).collect(),
            goals,
        },
        text: String::new(),
    };
    let mut lines = vec![format!("cells = {}", puzzle.drawing(|cell| cell, gap))];
    if !(terse && in_order) {
        lines.push(format!("order = '{}'", puzzle.cells.join(", ")));
    }
    if own_names {
        puzzle.plain.goals = vec![(0..drawn.len()).collect()];
    } else {
        let goals = puzzle.plain.goals.iter();
        let goals: Vec<_> = goals
            .map(|goal| format!("'{}'", puzzle.state(goal)))
            .collect();
        lines.push(format!("goals = [{}]", goals.join(", ")));
    }
    lines.push("[moves]".to_owned());
    for ((sources, as_cycles), name) in moves.iter().zip(&puzzle.moves) {
        let value = if *as_cycles {
            puzzle.cycles(sources)
        } else {
            puzzle.drawing(|cell| sources[cell], gap)
        };
        lines.push(format!("\"{name}\" = {value}"));
    }
    puzzle.text = lines.join("\n");
    puzzle
}
