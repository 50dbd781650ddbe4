//! The README's examples of the command line print what the README shows.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

#[test]
fn each_example_of_the_readme_prints_what_it_shows() {
    let readme = include_str!("../../README.md");
    let directory = tempfile::tempdir().unwrap();
    // The puzzle of the reader's own, as the README writes it down.
    let (_, ring) = readme.split_once("```toml\ntitle = ").unwrap();
    let (ring, _) = ring.split_once("```").unwrap();
    fs::write(
        directory.path().join("ring.toml"),
        format!("title = {ring}"),
    )
    .unwrap();
    let mut count = 0;
    for examples in readme.split("```console\n").skip(1) {
        let (examples, _) = examples.split_once("```").expect("the examples end");
        for example in examples.split("$ ").filter(|example| !example.is_empty()) {
            let (command, expected) = example.split_once('\n').expect("a command is a line");
            assert_eq!(stdout_of(command, directory.path()), expected, "{command}");
            count += 1;
        }
    }
    assert_eq!(count, 12);
}

#[test]
fn the_sizes_in_the_readme_are_those_of_the_tables() {
    let readme = include_str!("../../README.md");
    for image in wayhome::PUZZLES {
        let row = format!(
            "| `{}` | {} | {} | `{}` | {} | {} |",
            image.puzzle().name(),
            in_thousands(image.states() as usize),
            image.gods_number(),
            image.index_kind(),
            in_thousands(image.table_bytes()),
            in_thousands(image.as_bytes().len()),
        );
        assert!(readme.contains(&row), "{row}");
    }
}

/// A number as the README writes it.
fn in_thousands(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups = groups.map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join(",")
}

/// What a command prints in a shell that finds the program.
fn stdout_of(command: &str, directory: &Path) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_wayhome"));
    let programs = program.parent().expect("the program is in a directory");
    let mut path = vec![programs.to_path_buf()];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(directory)
        .env(
            "PATH",
            env::join_paths(path).expect("no directory has a colon"),
        )
        .output()
        .expect("there is a shell");
    String::from_utf8(output.stdout).expect("the program prints text")
}
