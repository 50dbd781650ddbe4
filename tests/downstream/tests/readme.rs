//! The README's example crate answers, and is what the README shows.

use std::process::Command;

#[test]
fn the_program_answers() {
    let output = Command::new(env!("CARGO_BIN_EXE_ring"))
        .output()
        .expect("the program was just built");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "swap\n");
}

#[test]
fn the_readme_shows_these_files() {
    let readme = include_str!("../../../README.md");
    for file in [
        include_str!("../data/ring.toml"),
        include_str!("../build.rs"),
        include_str!("../src/main.rs"),
    ] {
        assert!(readme.contains(file), "{file}");
    }
}
