//! The generator on puzzles of `data/`, beside what a user would write instead: a breadth-first search
//! with a `HashMap` from each state, an array of bytes, to its distance, on one thread.
//!
//! From the definition to depth counts alone, to a table of links, to a table of distances, and to one
//! that is verified. Each row shows the most memory that is in use at once (`max alloc`), and asserts the
//! right count of states.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::num::NonZeroUsize;

use divan::{AllocProfiler, Bencher};
use wayhome_engine::definition::{DefinedMove, Definition};
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, Image, IndexKind};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

/// A definition, and how many states it has.
struct Puzzle {
    name: &'static str,
    text: &'static str,
    states: u64,
}

macro_rules! puzzle {
    ($name:literal, $states:literal) => {
        Puzzle {
            name: $name,
            text: include_str!(concat!("../data/", $name, ".toml")),
            states: $states,
        }
    };
}

const PUZZLES: [Puzzle; 8] = [
    puzzle!("special-cube", 5_670),
    puzzle!("magic-board", 40_320),
    puzzle!("m12", 95_040),
    puzzle!("8-puzzle", 181_440),
    puzzle!("pyraminx", 933_120),
    puzzle!("skewb", 3_149_280),
    puzzle!("magic-board-2x5", 3_628_800),
    puzzle!("pocket-cube", 3_674_160),
];

const NAMES: [&str; PUZZLES.len()] = {
    let mut names = [""; PUZZLES.len()];
    let mut number = 0;
    while number < names.len() {
        names[number] = PUZZLES[number].name;
        number += 1;
    }
    names
};

fn main() {
    divan::main();
}

fn puzzle(name: &str) -> &'static Puzzle {
    let mut puzzles = PUZZLES.iter();
    let named = puzzles.find(|puzzle| puzzle.name == name);
    named.expect("the argument is one of them")
}

fn definition(puzzle: &Puzzle) -> Definition {
    let Puzzle { name, text, .. } = puzzle;
    Definition::parse(name, name, text.as_bytes()).expect("data/ is right")
}

/// Depth counts, on as many threads as there are cores.
#[divan::bench(args = NAMES, sample_count = 9, sample_size = 1)]
fn count(bencher: Bencher<'_, '_>, name: &str) {
    count_with(bencher, name, &Generator::new());
}

/// Depth counts, on one thread as the plain search.
#[divan::bench(args = NAMES, sample_count = 9, sample_size = 1)]
fn count_on_one_thread(bencher: Bencher<'_, '_>, name: &str) {
    count_with(bencher, name, &Generator::new().threads(NonZeroUsize::MIN));
}

fn count_with(bencher: Bencher<'_, '_>, name: &str, generator: &Generator) {
    let puzzle = puzzle(name);
    bencher.bench(|| {
        let counted = generator.count(&definition(puzzle)).expect("it is small");
        assert_eq!(counted.states(), puzzle.states);
    });
}

/// The 244,823,040 states of M24, of which the search knows no cell but those of its stabiliser chain.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn count_of_m24(bencher: Bencher<'_, '_>) {
    let text = include_str!("../crates/engine/tests/counts/m24.toml");
    let m24 = Definition::parse("m24", "m24.toml", text.as_bytes()).expect("it has no mistake");
    bencher.bench(|| {
        let counted = Generator::new().count(&m24).expect("it fits");
        assert_eq!(counted.states(), 244_823_040);
    });
}

/// By the perfect hash, which is for puzzles that have no other index.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn hash_of_the_skewb(bencher: Bencher<'_, '_>) {
    let generator = Generator::new().index(IndexKind::Hash);
    let generator = generator.encoding(Encoding::Distance);
    bench_table(bencher, "skewb", &generator, false);
}

/// As a build script makes it: links, but for tables beyond 16 MiB.
#[divan::bench(args = NAMES, sample_count = 9, sample_size = 1)]
fn table(bencher: Bencher<'_, '_>, name: &str) {
    bench_table(bencher, name, &Generator::new(), false);
}

#[divan::bench(args = NAMES, sample_count = 9, sample_size = 1)]
fn table_of_distances(bencher: Bencher<'_, '_>, name: &str) {
    let generator = Generator::new().encoding(Encoding::Distance);
    bench_table(bencher, name, &generator, false);
}

#[divan::bench(args = NAMES, sample_count = 9, sample_size = 1)]
fn verified_table_of_distances(bencher: Bencher<'_, '_>, name: &str) {
    let generator = Generator::new().encoding(Encoding::Distance);
    bench_table(bencher, name, &generator, true);
}

fn bench_table(bencher: Bencher<'_, '_>, name: &str, generator: &Generator, verify: bool) {
    let puzzle = puzzle(name);
    bencher.bench(|| {
        let generated = generator
            .generate(&definition(puzzle))
            .expect("it is small");
        let image = Image::open(generated.image()).expect("it was just made");
        assert_eq!(u64::from(image.states()), puzzle.states);
        if verify {
            generator.verify(&image).expect("it is sound");
        }
    });
}

#[divan::bench(args = NAMES, sample_count = 1, sample_size = 1)]
fn plain_search(bencher: Bencher<'_, '_>, name: &str) {
    let puzzle = puzzle(name);
    bencher.bench(|| {
        let definition = definition(puzzle);
        let states = match definition.cells().len() {
            8 => count_plainly::<8>(&definition),
            9 => count_plainly::<9>(&definition),
            10 => count_plainly::<10>(&definition),
            12 => count_plainly::<12>(&definition),
            21 => count_plainly::<21>(&definition),
            24 => count_plainly::<24>(&definition),
            27 => count_plainly::<27>(&definition),
            cells => unreachable!("no puzzle here has {cells} cells"),
        };
        assert_eq!(states, puzzle.states);
    });
}

/// Searches forward from the goals, which reaches as many states as backward.
fn count_plainly<const CELLS: usize>(definition: &Definition) -> u64 {
    let array =
        |labels: &[u8]| -> [u8; CELLS] { labels.try_into().expect("a label for each cell") };
    let cases: Vec<_> = definition
        .moves()
        .iter()
        .flat_map(DefinedMove::cases)
        .collect();
    let cases: Vec<_> = cases
        .iter()
        .map(|case| (case.conditions(), array(case.sources())))
        .collect();
    let mut layer: Vec<_> = definition.goals().iter().map(|goal| array(goal)).collect();
    let mut distances: HashMap<[u8; CELLS], u8> = layer.iter().map(|goal| (*goal, 0)).collect();
    for distance in 1.. {
        let mut next = Vec::new();
        for state in &layer {
            for (conditions, sources) in &cases {
                let mut conditions = conditions.iter();
                if conditions
                    .all(|condition| condition.is_met_by(state[usize::from(condition.cell())]))
                {
                    let there = sources.map(|from| state[usize::from(from)]);
                    if let Entry::Vacant(free) = distances.entry(there) {
                        free.insert(distance);
                        next.push(there);
                    }
                }
            }
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    distances.len() as u64
}
