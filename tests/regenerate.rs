//! The tables come from `data/`: a changed operation changes the program's answers, and a mistake
//! stops the build with the sentence that a person needs.
//!
//! A copy of the workspace is built with cargo, offline, into a target directory of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What a build of the program needs.
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

#[test]
fn a_changed_definition_changes_the_answers_and_a_wrong_one_stops_the_build() {
    let workspace = Workspace::copy();
    let definition = "data/magic-board.toml";
    let original = workspace.read(definition);

    // B to the left instead of to the right.
    let shifted = original.replace("4 1 2 3\n5 8 7 6", "2 3 4 1\n7 6 5 8");
    assert_ne!(shifted, original);
    workspace.write(definition, &shifted);
    let built = workspace.build();
    assert!(built.status.success(), "{}", text(&built.stderr));
    assert_eq!(workspace.answer("2 3 4 1 8 5 6 7"), "1\nB\n");
    assert_eq!(workspace.answer("4 1 2 3 6 7 8 5"), "3\nBBB\n");

    // All powers of A and B, and no C: names of two characters, and boards that cannot be reached.
    let (powers, _) = original.split_once("# C turns").expect("C comes last");
    workspace.write(definition, &format!("metric = 'half-turn'\n{powers}"));
    let built = workspace.build();
    assert!(built.status.success(), "{}", text(&built.stderr));
    let (there, nowhere) = ("6 5 8 7 2 1 4 3\n", "2 6 8 4 5 7 3 1\n");
    assert_eq!(
        workspace.judge("usaco", there),
        ("2\nA B2\n".into(), Some(0))
    );
    assert_eq!(
        workspace.judge("ioi", there),
        ("2\nA\nB2\n".into(), Some(0))
    );
    for (protocol, question, answer) in [
        ("usaco", nowhere.to_string(), "-1\n"),
        (
            "hdu",
            "12345678 26845731 12345678 65872143\n".to_string(),
            "-1\nA B2\n",
        ),
        ("restore", format!("2\n{nowhere}{there}"), "-1\n2\n"),
        (
            "sicily",
            "9\n2 6 8 4\n1 3 7 5\n1\n1 2 3 4\n8 7 6 5\n-1\n".to_string(),
            "-1\n0\n",
        ),
    ] {
        assert_eq!(
            workspace.judge(protocol, &question),
            (answer.into(), Some(1))
        );
    }

    // Another puzzle under the board's name is no question of a judge.
    workspace.write(definition, "cells = '1 2 3'\nmoves.A = '2 3 1'\n");
    let built = workspace.build();
    assert!(built.status.success(), "{}", text(&built.stderr));
    assert_eq!(workspace.answer("2 3 1"), "1\nA\n");
    for protocol in ["usaco", "hdu", "restore", "sicily"] {
        assert_eq!(workspace.judge(protocol, "1\n"), (String::new(), Some(2)));
    }

    // C with a label doubled and another lost.
    let wrong = original.replace("8 6 3 5", "8 6 6 5");
    assert_ne!(wrong, original);
    workspace.write(definition, &wrong);
    let refused = workspace.build();
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

    workspace.write(definition, &original);
    let built = workspace.build();
    assert!(built.status.success(), "{}", text(&built.stderr));
    assert_eq!(workspace.answer("2 6 8 4 5 7 3 1"), "7\nBCABCCB\n");
}

/// A copy of the workspace.
struct Workspace {
    root: PathBuf,
}

impl Workspace {
    fn copy() -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("regenerate");
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        for part in PARTS {
            copy(&here.join(part), &root.join(part));
        }
        Self { root }
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.root.join(file)).expect("the file was copied")
    }

    fn write(&self, file: &str, content: &str) {
        fs::write(self.root.join(file), content).expect("the copy can be written to");
    }

    /// Builds the program, with as little work as it takes: neither optimised nor for a debugger.
    fn build(&self) -> Output {
        Command::new(env!("CARGO"))
            .args(["build", "--offline", "--quiet", "--bin", "wayhome"])
            .arg("--manifest-path")
            .arg(self.root.join("Cargo.toml"))
            .env("CARGO_TARGET_DIR", self.root.join("target"))
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_PROFILE_DEV_BUILD_OVERRIDE_OPT_LEVEL", "0")
            .current_dir(&self.root)
            .output()
            .expect("cargo can be started")
    }

    fn program(&self) -> Command {
        Command::new(self.root.join("target/debug").join("wayhome"))
    }

    fn answer(&self, target: &str) -> String {
        let output = self.program().args(["path", "--to", target]).output();
        text(&output.expect("the program was just built").stdout)
    }

    /// The answer to a judge's question and the exit code.
    fn judge(&self, protocol: &str, question: &str) -> (String, Option<i32>) {
        let file = self.root.join("question.in");
        fs::write(&file, question).expect("the copy can be written to");
        let output = self.program().args(["judge", protocol]).arg(file).output();
        let output = output.expect("the program was just built");
        (text(&output.stdout), output.status.code())
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
