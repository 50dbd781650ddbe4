//! Puzzles whose labels all differ are permutation groups: how many states they have is known before any
//! search, and the index `chain` numbers them.

use std::collections::{HashMap, VecDeque};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use wayhome_engine::definition::{Definition, Reading};
use wayhome_engine::generate::{Generator, Order};
use wayhome_engine::{Encoding, Image, IndexKind};

fn read(text: &str) -> Definition {
    let definition = Definition::parse("group", "group.toml", text.as_bytes());
    definition.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn words(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<_> = words.map(|word| word.to_string()).collect();
    words.join(" ")
}

fn order(text: &str) -> Option<Order> {
    Order::of(&read(text))
}

#[test]
fn the_order_of_each_shipped_puzzle_is_the_number_of_its_states() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let mut known = Vec::new();
    for file in fs::read_dir(data).expect("data/ can be read") {
        let file = file.expect("data/ can be read").path();
        if file.extension().is_none_or(|ending| ending != "toml") {
            continue;
        }
        let definition = Reading::new().read(&file).expect("data/ is right");
        let Some(order) = Order::of(&definition) else {
            continue;
        };
        known.push(definition.name().to_owned());
        // A board of 479,001,600 states is searched by the tests of counts.
        if order.to_u128().is_some_and(|states| states < 5_000_000) {
            let counted = Generator::new().count(&definition).expect("it is small");
            assert_eq!(order.to_u128(), Some(counted.states().into()), "{file:?}");
        } else {
            assert_eq!(format!("{order:#}"), "479,001,600", "{file:?}");
        }
    }
    // All but those with repeated labels or guards.
    assert_eq!(known.len(), 13, "{known:?}");
}

#[test]
fn orders_are_exact_however_large() {
    // The cube of three layers, as everybody knows it.
    let cube = include_str!("limits/cube.tws");
    let cube = Definition::parse("cube", "cube.tws", cube.as_bytes()).expect("it has no mistake");
    let cube = Order::of(&cube).expect("labels differ");
    assert_eq!(format!("{cube:#}"), "43,252,003,274,489,856,000");
    assert_eq!(cube.to_string(), "43252003274489856000");
    // Four families of 32 cells: (32!)⁴, which has 142 digits.
    let cells = words(0..128);
    let moves = (0..4).map(|family| {
        let first = 32 * family;
        let all = words(first..first + 32);
        format!(
            "c{family} = '({all})'\ns{family} = '({first} {})'\n",
            first + 1
        )
    });
    let moves: String = moves.collect();
    let families = order(&format!("cells = '{cells}'\n[moves]\n{moves}")).expect("labels differ");
    assert_eq!(families.to_u128(), None);
    assert_eq!(families.to_string(), FOURTH_POWER_OF_FACTORIAL_32);
    // Cycles of coprime lengths, each by itself: their product.
    let lengths = [2u128, 3, 5, 7, 11, 13, 17, 19, 23];
    let (mut first, mut moves) = (0, String::new());
    for length in lengths {
        let _ = writeln!(moves, "m{length} = '({})'", words(first..first + length));
        first += length;
    }
    let wheels = format!("cells = '{}'\n[moves]\n{moves}", words(0..first));
    let order_of_wheels = order(&wheels).expect("labels differ");
    assert_eq!(order_of_wheels.to_u128(), Some(lengths.iter().product()));
}

/// From 32! = 263130836933693530167218012160000000, with another program's integers.
const FOURTH_POWER_OF_FACTORIAL_32: &str = "4793878120271669390327061565012377280443425495967639732093638050077192475982990354572706741146947121809039147663360000000000000000000000000000";

#[test]
fn the_smallest_groups_have_an_order_too() {
    let one = |text: &str| order(text).expect("labels differ").to_u128();
    assert_eq!(one("cells = 'a'\nmoves.A = '()'"), Some(1));
    assert_eq!(
        one("cells = 'a b c'\nmoves.A = '()'\nmoves.B = '()'"),
        Some(1)
    );
    let cells = words(0..128);
    assert_eq!(one(&format!("cells = '{cells}'\nmoves.A = '()'")), Some(1));
    assert_eq!(
        one(&format!("cells = '{cells}'\nmoves.A = '({cells})'")),
        Some(128)
    );
    // Goals that no moves bring to each other are numbered apart.
    let goals = "cells = 'a b c'\ngoals = ['a b c', 'b a c', 'b c a']\nmoves.A = '(a b c)'";
    assert_eq!(one(goals), Some(6));
    // Of repeated labels and guards only a search can tell.
    assert!(order("cells = 'a b'\ngoals = ['x x']\nmoves.A = '(a b)'").is_none());
    let guarded = "cells = 'a b'\nmoves.A = [{ when = 'a = b', then = '(a b)' }]";
    assert!(order(guarded).is_none());
}

/// Turns of two neighbouring faces: the first counts are those of another program, the number of states
/// is in Singmaster, "Notes on Rubik's Magic Cube", 1981.
#[test]
fn two_faces_of_the_cube_have_the_known_counts() {
    let cube = include_str!("limits/cube.tws");
    let (two, _) = cube.split_once("Move F").expect("it has three moves");
    let two = Definition::parse("two", "two.tws", two.as_bytes()).expect("it has no mistake");
    assert_eq!(
        Order::of(&two).expect("labels differ").to_u128(),
        Some(73_483_200)
    );
    let counted = Generator::new().count(&two).expect("it fits");
    let begins = [
        1, 2, 4, 8, 14, 26, 48, 88, 162, 298, 548, 1008, 1851, 3398, 6230, 11402, 20789, 37786,
        68413, 123_255,
    ];
    assert_eq!(counted.depth_counts()[..begins.len()], begins);
    assert_eq!(counted.states(), 73_483_200);
}

/// Numbers as if by chance (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) as usize % limit
    }

    fn shuffled(&mut self, mut cells: Vec<usize>) -> Vec<usize> {
        for last in (1..cells.len()).rev() {
            cells.swap(last, self.below(last + 1));
        }
        cells
    }

    /// A permutation: of any kind, or one that keeps blocks of cells together.
    fn sources(&mut self, cells: usize, width: usize) -> Vec<usize> {
        let blocks = self.shuffled((0..cells / width).collect());
        let turn = self.below(width);
        let cell = |cell: usize| match blocks.get(cell / width) {
            Some(block) => block * width + (cell + turn) % width,
            None => cell,
        };
        (0..cells).map(cell).collect()
    }
}

/// Depth counts and distances by a plain search backward that knows nothing of the engine.
fn plain(moves: &[Vec<usize>], cells: usize) -> (Vec<u64>, HashMap<Vec<u8>, usize>) {
    let goal: Vec<u8> = (0..cells as u8).collect();
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let (mut counts, mut queue) = (vec![], VecDeque::from([goal]));
    while let Some(state) = queue.pop_front() {
        let distance = distances[&state];
        counts.resize(distance + 1, 0);
        counts[distance] += 1;
        for sources in moves {
            let mut before = vec![0; cells];
            for (to, from) in sources.iter().enumerate() {
                before[*from] = state[to];
            }
            if !distances.contains_key(&before) {
                distances.insert(before.clone(), distance + 1);
                queue.push_back(before);
            }
        }
    }
    (counts, distances)
}

#[test]
fn a_hundred_groups_by_chance_are_those_of_a_plain_search() {
    let mut chance = Chance(11);
    let (mut groups, mut small) = (0, 0);
    while groups < 100 {
        let cells = 1 + chance.below(12);
        let width = 1 + chance.below(4.min(cells));
        let moves: Vec<_> = (0..=chance.below(3))
            .map(|_| chance.sources(cells, width))
            .collect();
        let names = |sources: &Vec<usize>| words(sources.iter());
        let mut text = format!("cells = '{}'\n[moves]\n", words(0..cells));
        for (number, sources) in moves.iter().enumerate() {
            let _ = writeln!(text, "m{number} = '{}'", names(sources));
        }
        let definition = read(&text);
        let order = Order::of(&definition).and_then(|order| order.to_u128());
        let order = order.expect("labels differ, and 12! has few digits");
        if order > 50_000 {
            continue;
        }
        groups += 1;
        small += usize::from(order < 100);
        let (counts, distances) = plain(&moves, cells);
        assert_eq!(order, distances.len() as u128, "{text}");
        let chain = Generator::new().index(IndexKind::Chain);
        let counted = chain.count(&definition).expect("it is small");
        assert_eq!(counted.depth_counts(), counts, "{text}");
        let generated = chain.encoding(Encoding::Moves).generate(&definition);
        let generated = generated.expect("it is small");
        let image = Image::open(generated.image()).expect("it is sound");
        assert_eq!(
            (image.slots(), image.states()),
            (order as u32, order as u32)
        );
        for (state, distance) in &distances {
            let path = image.path(state).expect("it can be reached");
            assert_eq!(path.len(), *distance, "{state:?}\n{text}");
        }
        // Arrangements by chance: reached exactly where the plain search has them.
        for _ in 0..100 {
            let state = chance.shuffled((0..cells).collect());
            let state: Vec<u8> = state.into_iter().map(|label| label as u8).collect();
            match image.path(&state) {
                Ok(path) => assert_eq!(Some(&path.len()), distances.get(&state), "{text}"),
                Err(error) => assert!(
                    error.is_unreachable() && !distances.contains_key(&state),
                    "{error} {state:?}\n{text}"
                ),
            }
        }
    }
    // They are not all of one kind.
    assert!((5..95).contains(&small), "{small}");
}
