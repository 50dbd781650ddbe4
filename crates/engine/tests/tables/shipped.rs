//! All encodings and indexes give the same path for each state of the puzzles of `data/` and of the pieces
//! of other tests; `tests/plain/` proves one of them.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::path::Path;

use wayhome_engine::definition::{Definition, Metric, Reading};
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, Image, IndexKind};

use crate::plain::Plain;

fn read(file: &str, metric: Option<Metric>) -> Definition {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let definition = Reading::new().metric(metric).read(file);
    definition.unwrap_or_else(|error| panic!("{error}"))
}

/// An image by each index that fits, in each encoding; large ones by a hash in one encoding alone.
fn images(definition: &Definition, states: u64) -> Vec<Vec<u8>> {
    let generator = Generator::new().max_states(4 * states);
    let kinds = IndexKind::ALL.into_iter();
    let all = kinds.flat_map(|kind| Encoding::ALL.map(|encoding| (kind, encoding)));
    let is_slow =
        |kind, encoding| kind == IndexKind::Hash && encoding != Encoding::Moves && states > 500_000;
    let images = all
        .filter(|(kind, encoding)| !is_slow(*kind, *encoding))
        .filter_map(|(kind, encoding)| {
            let generated = generator
                .clone()
                .index(kind)
                .encoding(encoding)
                .generate(definition);
            Some(generated.ok()?.image().to_vec())
        });
    images.collect()
}

/// Compares the paths of all states by all images, move by move. A path is that of each state on it too, so
/// those are asked from which no other path leads on; of a hash only each so many, and of a chain where there
/// are very many. Returns how many images there were.
fn check_paths(definition: &Definition, states: u64, each: usize) -> usize {
    let images = images(definition, states);
    let images: Vec<_> = images
        .iter()
        .map(|bytes| Image::open(bytes).expect("it is sound"))
        .collect();
    let (first, others) = images.split_first().expect("there are some");
    let mut all: Vec<Box<[u8]>> = Vec::new();
    let mut on_a_path: HashSet<Box<[u8]>> = HashSet::new();
    Plain::each_state(definition, |state| {
        all.push(state.into());
        let step = first
            .path(state)
            .expect("it can be brought to a goal")
            .next();
        let next = step.and_then(|step| step.apply(state));
        on_a_path.extend(next.map(|next| next.labels().into()));
    });
    assert_eq!(all.len() as u64, states);
    all.retain(|state| !on_a_path.contains(state));
    for (number, state) in all.iter().enumerate() {
        let expected = first.path(state).expect("it can be brought to a goal");
        for image in others {
            let is_sampled = match image.index_kind() {
                IndexKind::Hash => true,
                IndexKind::Chain => states > 500_000,
                _ => false,
            };
            if is_sampled && number % each > 0 {
                continue;
            }
            let path = image.path(state).expect("it can be brought to a goal");
            let is_same = path
                .clone()
                .map(|step| step.number())
                .eq(expected.clone().map(|step| step.number()));
            assert!(is_same, "{state:?}: {path} and {expected}");
        }
    }
    images.len()
}

#[test]
fn each_state_of_small_puzzles_has_one_path() {
    for (file, metric, states) in [
        ("../../data/magic-board.toml", None, 40_320),
        (
            "../../data/magic-board.toml",
            Some(Metric::HalfTurn),
            40_320,
        ),
        ("../../data/magic-board-c.toml", None, 40_320),
        ("../../data/magic-board-2x3.toml", None, 720),
        ("../../data/special-cube.toml", None, 5_670),
        (
            "../../data/special-cube.toml",
            Some(Metric::HalfTurn),
            5_670,
        ),
        ("../../data/floppy-cube.toml", None, 192),
        ("../../data/8-puzzle.toml", None, 181_440),
        ("../../data/sliding-2x3.toml", None, 360),
        ("../../data/topspin.toml", None, 40_320),
        ("../../data/pancakes.toml", None, 40_320),
        ("../../data/lights-out.toml", None, 512),
        ("../../data/m12.toml", None, 95_040),
        ("../../data/m12.toml", Some(Metric::HalfTurn), 95_040),
        (
            "tests/counts/pyramorphix.tws",
            Some(Metric::HalfTurn),
            136_080,
        ),
        (
            "tests/counts/burnt-pancakes.tws",
            Some(Metric::HalfTurn),
            3_840,
        ),
        ("tests/counts/floppy-cube.tws", Some(Metric::HalfTurn), 192),
    ] {
        let each = if states > 100_000 { 16 } else { 1 };
        let images = check_paths(&read(file, metric), states, each);
        // A hash fits any puzzle, and pieces, permutations or a chain fit all of these.
        assert!(images > Encoding::ALL.len(), "{file}");
    }
}

#[test]
fn each_state_of_the_pyraminx_has_one_path() {
    let images = check_paths(&read("../../data/pyraminx.toml", None), 933_120, 64);
    assert!(images > Encoding::ALL.len());
}

/// States that are made by moves as if by chance.
#[test]
fn scattered_states_of_large_puzzles_have_one_path() {
    for (name, states, expected) in [("skewb", 3_149_280, 4), ("pocket-cube", 3_674_160, 7)] {
        let definition = read(&format!("../../data/{name}.toml"), None);
        let images = images(&definition, states);
        assert_eq!(images.len(), expected, "{name}");
        let images: Vec<_> = images
            .iter()
            .map(|bytes| Image::open(bytes).expect("it is sound"))
            .collect();
        let moves = images[0].puzzle().moves();
        let mut seed = 1u64;
        let mut state = images[0].puzzle().goal().to_vec();
        for _ in 0..20_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let number = (seed >> 33) as usize % moves.len();
            let step = moves.iter().nth(number).expect("there are so many");
            state = step.apply(&state).expect("no move is guarded").to_vec();
            let paths: Vec<Vec<u8>> = images
                .iter()
                .map(|image| {
                    let path = image.path(&state).expect("it can be brought to a goal");
                    path.map(|step| step.number()).collect()
                })
                .collect();
            assert!(
                paths.iter().all(|path| *path == paths[0]),
                "{state:?} {paths:?}"
            );
        }
    }
}

#[test]
fn the_bytes_are_the_same_for_any_number_of_threads() {
    for name in [
        "magic-board",
        "m12",
        "8-puzzle",
        "pyraminx",
        "skewb",
        "pocket-cube",
    ] {
        let definition = read(&format!("../../data/{name}.toml"), None);
        let image = |threads: usize| {
            let threads = NonZeroUsize::new(threads).expect("there are some");
            let generator = Generator::new()
                .threads(threads)
                .encoding(Encoding::Distance);
            generator
                .generate(&definition)
                .expect("it fits")
                .image()
                .to_vec()
        };
        let one = image(1);
        for threads in [2, 3, 8] {
            assert!(image(threads) == one, "{name}, {threads} threads");
        }
    }
}

/// What a puzzle takes.
fn sizes(
    name: &str,
    metric: Option<Metric>,
    encoding: Encoding,
) -> (IndexKind, u32, usize, usize, usize) {
    let generated = Generator::new()
        .encoding(encoding)
        .generate(&read(name, metric));
    let generated = generated.expect("it fits");
    let image = Image::open(generated.image()).expect("it is sound");
    (
        image.index_kind(),
        image.slots(),
        image.index_bytes(),
        image.table_bytes(),
        generated.image().len(),
    )
}

#[test]
fn tables_take_so_many_bytes() {
    let board = |encoding| sizes("../../data/magic-board.toml", None, encoding).3;
    assert_eq!(board(Encoding::Linked), 120_960);
    assert_eq!(board(Encoding::Moves), 8_006);
    assert_eq!(board(Encoding::Distance), 11_760);
    let (kind, slots, _, table, image) =
        sizes("../../data/pocket-cube.toml", None, Encoding::Distance);
    assert_eq!((kind, slots), (IndexKind::Coordinates, 5_040 * 729));
    assert_eq!((table, image), (729_432, 730_233));
    let (kind, slots, index, table, _) =
        sizes("../../data/special-cube.toml", None, Encoding::Linked);
    assert_eq!(
        (kind, slots, index, table),
        (IndexKind::Coordinates, 5_670, SPECIAL_CUBE_INDEX, 11_340)
    );
    let m12 = sizes("../../data/m12.toml", None, Encoding::Moves);
    assert_eq!(m12, (IndexKind::Chain, 95_040, 613, 11_880, 12_908));
    let skewb = sizes("../../data/skewb.toml", None, Encoding::Distance);
    assert_eq!(
        skewb,
        (IndexKind::Chain, 3_149_280, 1_400, 625_226, 627_429)
    );
    let half_turns = Some(Metric::HalfTurn);
    let (kind, slots, ..) = sizes(
        "tests/counts/pyramorphix.tws",
        half_turns,
        Encoding::Distance,
    );
    assert_eq!((kind, slots), (IndexKind::Coordinates, 136_080));
}

/// Bytes are compared in one encoding, also where one index could have links and another not.
#[test]
fn the_skewb_has_links_by_its_chain() {
    let definition = read("../../data/skewb.toml", None);
    let generated = Generator::new().generate(&definition).expect("it fits");
    assert_eq!(
        generated.reason(),
        "chain, since it takes 12598520 bytes and coordinates 113374286"
    );
    let generated = Generator::new().encoding(Encoding::Distance);
    let generated = generated.generate(&definition).expect("it fits");
    assert_eq!(
        generated.reason(),
        "chain, since it takes 626626 bytes and coordinates 5627229"
    );
}

/// The bytes of the special cube's index.
const SPECIAL_CUBE_INDEX: usize = 205;
