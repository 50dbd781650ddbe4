//! Boards whose operations somebody has changed: the judges' questions are asked of them as before.

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use super::super::{data, wayhome};

/// A definition beside nothing else.
struct Changed {
    _directory: TempDir,
    file: PathBuf,
}

impl Changed {
    fn new(definition: &str) -> Self {
        let directory = TempDir::new().expect("a directory can be made");
        let file = directory.path().join("board.toml");
        fs::write(&file, definition).expect("it can be written to");
        Self {
            _directory: directory,
            file,
        }
    }

    /// What a judge is answered, and the exit code.
    fn answer(&self, protocol: &str, question: &str) -> (String, i32) {
        let file = self.file.to_str().expect("UTF-8");
        let (answer, _, code) = wayhome(&["judge", protocol, "--puzzle", file], question);
        (answer, code)
    }
}

/// All powers of A and B, and no C: names of two characters, and boards that cannot be reached.
#[test]
fn names_of_two_letters_and_boards_out_of_reach() {
    let original = fs::read_to_string(data("magic-board")).expect("it is there");
    let (powers, _) = original.split_once("# C turns").expect("C comes last");
    let changed = Changed::new(&format!("metric = 'half-turn'\n{powers}"));
    let (there, nowhere) = ("6 5 8 7 2 1 4 3\n", "2 6 8 4 5 7 3 1\n");
    assert_eq!(changed.answer("usaco", there), ("2\nA B2\n".into(), 0));
    assert_eq!(changed.answer("ioi", there), ("2\nA\nB2\n".into(), 0));
    let boards = "12345678 26845731 12345678 65872143\n";
    let blocks = "9\n2 6 8 4\n1 3 7 5\n1\n1 2 3 4\n8 7 6 5\n-1\n";
    for (protocol, question, answer) in [
        ("usaco", nowhere, "-1\n"),
        ("hdu", boards, "-1\nA B2\n"),
        ("restore", &format!("2\n{nowhere}{there}"), "-1\n2\n"),
        ("sicily", blocks, "-1\n0\n"),
    ] {
        assert_eq!(
            changed.answer(protocol, question),
            (answer.into(), 1),
            "{protocol}"
        );
    }
}

#[test]
fn another_puzzle_is_no_question_of_a_judge() {
    let changed = Changed::new("cells = '1 2 3'\nmoves.A = '2 3 1'\n");
    for protocol in ["usaco", "hdu", "restore", "sicily"] {
        assert_eq!(
            changed.answer(protocol, "1\n"),
            (String::new(), 2),
            "{protocol}"
        );
    }
}
