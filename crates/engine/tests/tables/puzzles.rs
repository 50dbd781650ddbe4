//! Random puzzles made of orbits: places that pieces of one or more cells trade, and turn in.

use std::collections::BTreeSet;

use proptest::prelude::*;

/// The cells of each place, of each orbit.
type Orbits = Vec<Vec<Vec<usize>>>;

/// A permutation of the cells: for each cell, the cell whose label comes there.
type Sources = Vec<usize>;

/// The most cells.
const CELLS: usize = 8;

/// How many places an orbit has, and how many cells a place.
fn shapes() -> impl Strategy<Value = Vec<(usize, usize)>> {
    let orbit = prop_oneof![
        4 => (1..=5usize, Just(1)),
        3 => (1..=4usize, Just(2)),
        2 => (1..=2usize, Just(3)),
        1 => (1..=2usize, Just(4)),
        1 => (Just(1), 5..=8usize),
    ];
    prop::collection::vec(orbit, 1..=4).prop_map(|mut orbits| {
        let mut left = CELLS;
        orbits.retain_mut(|(places, width)| {
            *places = (*places).min(left / *width);
            left -= *places * *width;
            *places > 0
        });
        orbits
    })
}

/// The cells of the orbits, which lie in any order.
fn orbits() -> impl Strategy<Value = Orbits> {
    shapes().prop_flat_map(|shapes| {
        let cells: usize = shapes.iter().map(|(places, width)| places * width).sum();
        let in_order = Just((0..cells).collect::<Vec<_>>());
        let numbers = prop_oneof![1 => in_order.clone(), 1 => in_order.prop_shuffle()];
        numbers.prop_map(move |numbers| {
            let mut numbers = numbers.into_iter();
            let mut place = |width: usize| numbers.by_ref().take(width).collect::<Vec<_>>();
            let orbit =
                |(places, width): &(usize, usize)| (0..*places).map(|_| place(*width)).collect();
            shapes.iter().map(orbit).collect()
        })
    })
}

/// What a move does to one orbit: from which place a piece comes to each place, and how it is turned.
type Motion = (Vec<usize>, Vec<usize>);

fn motion(places: usize, width: usize) -> impl Strategy<Value = Motion> {
    let here = Just((0..places).collect::<Vec<_>>());
    let turns = prop_oneof![
        Just(vec![0; places]),
        prop::collection::vec(0..width, places)
    ];
    let trade = (0..places, 0..places).prop_map(move |(one, other)| {
        let mut sources: Vec<_> = (0..places).collect();
        sources.swap(one, other);
        sources
    });
    let sources = prop_oneof![2 => here.clone(), 2 => here.prop_shuffle(), 1 => trade];
    (sources, turns)
}

/// What all moves of a puzzle keep.
#[derive(Clone, Copy, Debug)]
struct Kept {
    /// The permutations of all orbits together are even.
    is_even: bool,
    /// The turns of the pieces of each orbit add up to a multiple of this, where it divides their width.
    turns: usize,
}

fn kept() -> impl Strategy<Value = Kept> {
    (any::<bool>(), 1..=3usize).prop_map(|(is_even, turns)| Kept { is_even, turns })
}

impl Kept {
    fn keep(self, motions: &mut [Motion], orbits: &Orbits) {
        let is_odd = |(sources, _): &Motion| {
            let pairs =
                (0..sources.len()).flat_map(|other| (0..other).map(move |one| (one, other)));
            pairs
                .filter(|(one, other)| sources[*one] > sources[*other])
                .count()
                % 2
                == 1
        };
        if self.is_even && motions.iter().filter(|motion| is_odd(motion)).count() % 2 == 1 {
            let (sources, _) = motions
                .iter_mut()
                .find(|motion| is_odd(motion))
                .expect("one is odd");
            sources.swap(0, 1);
        }
        for ((_, turns), orbit) in motions.iter_mut().zip(orbits) {
            let width = orbit[0].len();
            if width % self.turns == 0 {
                let beyond = turns.iter().sum::<usize>() % self.turns;
                turns[0] = (turns[0] + width - beyond) % width;
            }
        }
    }
}

/// A permutation that keeps the pieces of all orbits together, or now and then any permutation.
fn sources(orbits: &Orbits, kept: Kept) -> impl Strategy<Value = Sources> + use<> {
    let cells: usize = orbits.iter().flatten().map(Vec::len).sum();
    let motions: Vec<_> = orbits
        .iter()
        .map(|orbit| motion(orbit.len(), orbit[0].len()))
        .collect();
    let orbits = orbits.clone();
    let of_pieces = motions.prop_map(move |mut motions| {
        kept.keep(&mut motions, &orbits);
        let mut sources: Sources = (0..cells).collect();
        for (orbit, (from, turns)) in orbits.iter().zip(motions) {
            for ((place, from), turn) in orbit.iter().zip(from).zip(turns) {
                for (position, cell) in place.iter().enumerate() {
                    sources[*cell] = orbit[from][(position + turn) % place.len()];
                }
            }
        }
        sources
    });
    let any = Just((0..cells).collect::<Vec<_>>()).prop_shuffle();
    prop_oneof![29 => of_pieces, 1 => any]
}

/// The labels of the goals: pieces that all differ, pieces of a few kinds, or any few labels.
fn goal(orbits: &Orbits) -> impl Strategy<Value = Vec<u8>> + use<> {
    let cells: usize = orbits.iter().flatten().map(Vec::len).sum();
    let all_differ = Just((0..cells as u8).collect::<Vec<_>>()).prop_shuffle();
    let few = prop::collection::vec(0..3u8, cells);
    let kinds = prop::collection::vec(prop::collection::vec(0..4u8, CELLS), 1..=3);
    let orbits = orbits.clone();
    let places = orbits.iter().map(Vec::len).sum::<usize>();
    let of_kinds =
        (kinds, prop::collection::vec(0..3usize, places)).prop_map(move |(kinds, which)| {
            let mut goal = vec![0; cells];
            for (place, kind) in orbits.iter().flatten().zip(which) {
                for (cell, label) in place.iter().zip(&kinds[kind % kinds.len()]) {
                    goal[*cell] = *label;
                }
            }
            goal
        });
    prop_oneof![4 => all_differ, 2 => few, 4 => of_kinds]
}

/// A case: the label in the cell of the guard, perhaps one more condition, and the permutation.
type Case = (u8, Option<(usize, u8)>, Sources);

/// A move: one permutation, or a permutation for each of some labels in a cell.
#[derive(Clone, Debug)]
enum Step {
    Plain(Sources),
    Guarded(usize, Vec<Case>),
}

fn step(orbits: &Orbits, kept: Kept) -> impl Strategy<Value = Step> + use<> {
    let cells: usize = orbits.iter().flatten().map(Vec::len).sum();
    let more = prop::option::weighted(0.3, (0..cells, 0..4u8));
    let cases = prop::collection::vec((0..4u8, more, sources(orbits, kept)), 1..=3);
    prop_oneof![
        3 => sources(orbits, kept).prop_map(Step::Plain),
        1 => (0..cells, cases).prop_map(|(cell, cases)| Step::Guarded(cell, cases)),
    ]
}

/// The definition of a random puzzle. It may be refused, as where a power has a name that is taken.
pub(crate) fn puzzles() -> impl Strategy<Value = String> {
    (orbits(), kept()).prop_flat_map(|(orbits, kept)| {
        let cells: usize = orbits.iter().flatten().map(Vec::len).sum();
        let steps = prop::collection::vec(step(&orbits, kept), 1..=4);
        let shuffle = Just((0..cells).collect::<Vec<_>>()).prop_shuffle();
        let others = prop_oneof![
            3 => Just(Vec::new()),
            1 => prop::collection::vec(prop_oneof![sources(&orbits, kept), shuffle], 1..=3),
        ];
        let metric = prop_oneof![
            3 => Just("as-written"),
            1 => Just("quarter-turn"),
            1 => Just("half-turn"),
        ];
        (goal(&orbits), others, steps, metric)
            .prop_map(|(goal, others, steps, metric)| write(&goal, &others, &steps, metric))
    })
}

fn words(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn write(goal: &[u8], others: &[Sources], steps: &[Step], metric: &str) -> String {
    let cells = words((0..goal.len()).map(|cell| format!("c{cell}")));
    let labels =
        |state: &[u8]| format!("'{}'", words(state.iter().map(|label| format!("l{label}"))));
    let mut goals = vec![labels(goal)];
    for sources in others {
        let other: Vec<u8> = sources.iter().map(|from| goal[*from]).collect();
        let other = labels(&other);
        if !goals.contains(&other) {
            goals.push(other);
        }
    }
    let drawing = |sources: &Sources| words(sources.iter().map(|cell| format!("c{cell}")));
    let mut lines = vec![
        format!("cells = '{cells}'"),
        format!("goals = [{}]", goals.join(", ")),
        format!("metric = '{metric}'"),
        "[moves]".to_owned(),
    ];
    let known: BTreeSet<_> = goal.iter().copied().collect();
    for (number, step) in steps.iter().enumerate() {
        let value = match step {
            Step::Plain(sources) => format!("'{}'", drawing(sources)),
            Step::Guarded(cell, cases) => {
                let mut taken = Vec::new();
                let mut written = Vec::new();
                for (label, more, sources) in cases {
                    if taken.contains(label) || !known.contains(label) {
                        continue;
                    }
                    taken.push(*label);
                    let more = more.filter(|(other, label)| other != cell && known.contains(label));
                    let more = more.map_or(String::new(), |(cell, label)| {
                        format!(", c{cell} != l{label}")
                    });
                    let then = drawing(sources);
                    written.push(format!(
                        "{{ when = 'c{cell} = l{label}{more}', then = '{then}' }}"
                    ));
                }
                format!("[{}]", written.join(", "))
            }
        };
        lines.push(format!("m{number} = {value}"));
    }
    lines.join("\n")
}
