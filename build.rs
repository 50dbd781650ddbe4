//! Builds the tables of the puzzles in `data/`, as any crate can with the engine's public builder.

use std::env;

use wayhome_engine::build::{BuildError, Builder};

/// Built in always.
const ALWAYS: &str = "magic-board magic-board-c special-cube";

/// Built in with the feature of their name.
const BY_FEATURE: &str = "magic-board-2x3 magic-board-2x5 magic-board-2x6 pocket-cube \
     pocket-cube-qtm floppy-cube pyraminx skewb 8-puzzle sliding-2x3 topspin pancakes m12 lights-out";

fn main() -> Result<(), BuildError> {
    let builder = Builder::new();
    let is_on = |name: &&str| {
        let feature = name.to_uppercase().replace('-', "_");
        env::var_os(format!("CARGO_FEATURE_{feature}")).is_some()
    };
    let by_feature = BY_FEATURE.split_whitespace().filter(is_on);
    ALWAYS
        .split_whitespace()
        .chain(by_feature)
        .try_for_each(|name| builder.compile(format!("data/{name}.toml")))
}
