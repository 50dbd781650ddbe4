//! One path in each encoding, without heap: on the magic board, whose index is the rank of a
//! permutation, and on the pocket cube, whose index is made of coordinates. Each row asks for the same
//! states in one scattered order; the bytes of each table are printed first.

use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, Image, State};

/// The states that are asked for, in each round.
const STATES: usize = 10_000;

/// The image of a puzzle in each encoding.
struct Puzzle {
    images: Vec<Image<'static>>,
    states: Vec<State>,
}

static MAGIC_BOARD: LazyLock<Puzzle> =
    LazyLock::new(|| Puzzle::new(include_str!("../data/magic-board.toml")));
static POCKET_CUBE: LazyLock<Puzzle> =
    LazyLock::new(|| Puzzle::new(include_str!("../data/pocket-cube.toml")));

impl Puzzle {
    fn new(text: &str) -> Self {
        let definition = Definition::parse("puzzle", "puzzle.toml", text.as_bytes());
        let definition = definition.expect("data/ is right");
        let images = Encoding::ALL.map(|encoding| {
            let generated = Generator::new().encoding(encoding).generate(&definition);
            let generated = generated.expect("it is small");
            Image::from_bytes(generated.image().to_vec().leak()).expect("it was just made")
        });
        Self {
            states: scattered(&images[0]),
            images: images.to_vec(),
        }
    }

    fn image(&self, encoding: Encoding) -> &Image<'static> {
        let mut images = self.images.iter();
        let image = images.find(|image| image.encoding() == encoding);
        image.expect("there is one for each")
    }
}

/// States far from each other: each after a hundred moves from the last, by a walk without pattern.
fn scattered(image: &Image<'static>) -> Vec<State> {
    let puzzle = image.puzzle();
    let mut state = puzzle.state_of(puzzle.goal()).expect("a goal is a state");
    let mut number = 1u64;
    let mut next = || {
        for _ in 0..100 {
            number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let step = (number >> 33) % puzzle.moves().len() as u64;
            let step = puzzle
                .moves()
                .get(step as u8)
                .expect("there are more moves");
            state = step.apply(&state).expect("no move is guarded");
        }
        state
    };
    (0..STATES).map(|_| next()).collect()
}

fn main() {
    for (name, puzzle) in [
        ("magic board", &*MAGIC_BOARD),
        ("pocket cube", &*POCKET_CUBE),
    ] {
        let linked = puzzle.image(Encoding::Linked);
        for image in &puzzle.images {
            let (encoding, bytes) = (image.encoding(), image.table_bytes());
            println!("{name}, {encoding}: {bytes} bytes of table");
            for state in &puzzle.states {
                let [expected, found] =
                    [linked, image].map(|image| image.path(state).expect("a path"));
                assert!(found.eq(expected), "all encodings give one path");
            }
        }
    }
    divan::main();
}

fn bench(bencher: Bencher<'_, '_>, puzzle: &'static Puzzle, encoding: Encoding) {
    let image = puzzle.image(encoding);
    let mut names = [0; 64];
    bencher.counter(ItemsCount::new(STATES)).bench_local(|| {
        for state in &puzzle.states {
            let path = image.write_path(black_box(state), &mut names);
            black_box(path.expect("a short path"));
        }
    });
}

#[divan::bench(args = Encoding::ALL)]
fn magic_board(bencher: Bencher<'_, '_>, encoding: Encoding) {
    bench(bencher, &MAGIC_BOARD, encoding);
}

#[divan::bench(args = Encoding::ALL, sample_count = 20)]
fn pocket_cube(bencher: Bencher<'_, '_>, encoding: Encoding) {
    bench(bencher, &POCKET_CUBE, encoding);
}
