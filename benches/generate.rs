//! The generator on each puzzle of `data/`: from the definition's text to the image, as `build.rs`
//! does it.

use divan::Bencher;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

const PUZZLES: [(&str, &str, u32); 3] = [
    (
        "magic-board",
        include_str!("../data/magic-board.toml"),
        40_320,
    ),
    (
        "magic-board-c",
        include_str!("../data/magic-board-c.toml"),
        40_320,
    ),
    (
        "special-cube",
        include_str!("../data/special-cube.toml"),
        5_670,
    ),
];

fn main() {
    divan::main();
}

fn generate(name: &str, text: &str, states: u32) -> usize {
    let definition = Definition::parse(name, name, text.as_bytes()).expect("data/ is right");
    let generated = Generator::new().generate(&definition).expect("it is small");
    let image = wayhome::Image::from_bytes(generated.image()).expect("it was just made");
    assert_eq!(image.states(), states);
    generated.image().len()
}

#[divan::bench(args = PUZZLES.map(|(name, ..)| name))]
fn one(bencher: Bencher<'_, '_>, wanted: &str) {
    let named = PUZZLES.into_iter().find(|(name, ..)| *name == wanted);
    let (name, text, states) = named.expect("the argument is one of them");
    bencher.bench(|| generate(name, text, states));
}

#[divan::bench]
fn all_three() -> usize {
    let images = PUZZLES.map(|(name, text, states)| generate(name, text, states));
    images.iter().sum()
}
