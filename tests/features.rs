//! Each definition of `data/` is in the library: always, or by the feature of its name.

use std::collections::BTreeSet;
use std::fs;

use wayhome::PUZZLES;

const ALWAYS: [&str; 3] = ["magic-board", "magic-board-c", "special-cube"];

/// The names of these features, and whether each is on.
macro_rules! features {
    ($($feature:literal)*) => {
        [$(($feature, cfg!(feature = $feature))),*]
    };
}

/// The features of puzzles, in the order in which the program lists the puzzles.
const FEATURES: [(&str, bool); 14] = features![
    "magic-board-2x3" "magic-board-2x5" "magic-board-2x6" "pocket-cube" "pocket-cube-qtm"
    "floppy-cube" "pyraminx" "skewb" "8-puzzle" "sliding-2x3" "topspin" "pancakes" "m12"
    "lights-out"
];

#[test]
fn each_puzzle_is_there_exactly_if_its_feature_is_on() {
    let on = FEATURES.iter().filter(|(_, is_on)| *is_on);
    let expected = ALWAYS.into_iter().chain(on.map(|(name, _)| *name));
    let found = PUZZLES.iter().map(|image| image.puzzle().name());
    assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
}

#[test]
fn each_definition_is_built_in_or_has_a_feature() {
    let files = fs::read_dir("data").expect("the definitions are there");
    let names: BTreeSet<_> = files
        .filter_map(|file| {
            let name = file.expect("data/ can be read").file_name();
            let name = name.to_string_lossy();
            name.strip_suffix(".toml").map(str::to_owned)
        })
        .collect();
    let features = FEATURES.iter().map(|(name, _)| *name);
    let expected = ALWAYS.into_iter().chain(features).map(str::to_owned);
    assert_eq!(names, expected.collect());
}
