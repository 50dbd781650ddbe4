//! The tables come from `data/`: a changed operation changes the answers, and a mistake stops the build
//! with the sentence that a person needs.
//!
//! A copy of the library is built with cargo, offline, as a dependency of a small program, into a target
//! directory of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What a build of the library needs.
const PARTS: [&str; 9] = [
    "Cargo.toml",
    "Cargo.lock",
    "build.rs",
    "README.md",
    "benches",
    "crates",
    "data",
    "src",
    "tests/downstream",
];

const MANIFEST: &str = r#"
[package]
name = "answers"
version = "0.0.0"
edition = "2024"

[workspace]

[dependencies]
wayhome = { path = "../wayhome", default-features = false }

[profile.dev]
debug = 0

[profile.dev.build-override]
opt-level = 0
"#;

const PROGRAM: &str = r#"
use wayhome::MAGIC_BOARD;

fn main() {
    let target = std::env::args().nth(1).expect("a target");
    let puzzle = MAGIC_BOARD.puzzle();
    let target = puzzle.state(&target).expect("a state");
    match MAGIC_BOARD.path_between(puzzle.goal(), &target) {
        Ok(path) => println!("{path}"),
        Err(error) => println!("{error}"),
    }
}
"#;

#[test]
fn a_changed_definition_changes_the_answers_and_a_wrong_one_stops_the_build() {
    let copy = Copy::new();
    let original = copy.definition();

    // B to the left instead of to the right.
    let shifted = original.replace("4 1 2 3\n5 8 7 6", "2 3 4 1\n7 6 5 8");
    assert_ne!(shifted, original);
    copy.define(&shifted);
    copy.build_well();
    assert_eq!(copy.answer("2 3 4 1 8 5 6 7"), "B\n");
    assert_eq!(copy.answer("4 1 2 3 6 7 8 5"), "BBB\n");

    // All powers of A and B, and no C: names of two characters, and boards that cannot be reached.
    let (powers, _) = original.split_once("# C turns").expect("C comes last");
    copy.define(&format!("metric = 'half-turn'\n{powers}"));
    copy.build_well();
    assert_eq!(copy.answer("6 5 8 7 2 1 4 3"), "A B2\n");
    let nowhere = "no moves lead from the one state to the other\n";
    assert_eq!(copy.answer("2 6 8 4 5 7 3 1"), nowhere);

    // C with a label doubled and another lost.
    let wrong = original.replace("8 6 3 5", "8 6 6 5");
    assert_ne!(wrong, original);
    copy.define(&wrong);
    let refused = copy.build();
    let message = text(&refused.stderr);
    assert!(!refused.status.success());
    assert!(
        message.contains("the move `C` doubles the label of the cell `6` and loses that of `3`"),
        "{message}"
    );
    assert!(
        message.contains("--> data/magic-board.toml:25:5"),
        "{message}"
    );
    assert!(message.contains("8 6 6 5"), "{message}");
    assert!(!message.contains("panicked"), "{message}");
    assert!(!message.contains("RUST_BACKTRACE"), "{message}");

    copy.define(&original);
    copy.build_well();
    assert_eq!(copy.answer("2 6 8 4 5 7 3 1"), "BCABCCB\n");
}

/// A copy of the library, and a program that asks it.
struct Copy {
    root: PathBuf,
}

impl Copy {
    fn new() -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("regenerate");
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        // What an earlier run has left of files that are no longer there.
        let _ = fs::remove_dir_all(root.join("wayhome"));
        for part in PARTS {
            copy(&here.join(part), &root.join("wayhome").join(part));
        }
        copy(&here.join("Cargo.lock"), &root.join("answers/Cargo.lock"));
        let copy = Self { root };
        fs::create_dir_all(copy.root.join("answers/src")).expect("can be made");
        copy.write("answers/Cargo.toml", MANIFEST);
        copy.write("answers/src/main.rs", PROGRAM);
        copy
    }

    fn definition(&self) -> String {
        let file = self.root.join("wayhome/data/magic-board.toml");
        fs::read_to_string(file).expect("the file was copied")
    }

    fn define(&self, definition: &str) {
        self.write("wayhome/data/magic-board.toml", definition);
    }

    fn write(&self, file: &str, content: &str) {
        fs::write(self.root.join(file), content).expect("the copy can be written to");
    }

    fn build(&self) -> Output {
        Command::new(env!("CARGO"))
            .args(["build", "--offline", "--quiet"])
            .env("CARGO_TARGET_DIR", self.root.join("target"))
            .current_dir(self.root.join("answers"))
            .output()
            .expect("cargo can be started")
    }

    #[track_caller]
    fn build_well(&self) {
        let built = self.build();
        assert!(built.status.success(), "{}", text(&built.stderr));
    }

    fn answer(&self, target: &str) -> String {
        let mut program = Command::new(self.root.join("target/debug/answers"));
        let output = program.arg(target).output();
        text(&output.expect("the program was just built").stdout)
    }
}

fn copy(from: &Path, to: &Path) {
    if from.is_file() {
        fs::create_dir_all(to.parent().expect("it is inside the copy")).expect("can be made");
        fs::copy(from, to).expect("the file can be copied");
        return;
    }
    for entry in fs::read_dir(from).expect("the directory can be read") {
        let name = entry.expect("the directory can be read").file_name();
        copy(&from.join(&name), &to.join(&name));
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
