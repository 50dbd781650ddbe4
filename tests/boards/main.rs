//! Proves every answer of both magic boards: all 40,320 boards, from the base and back to it, and
//! from other starts, against a plain breadth-first search written here from the judges' statements.

mod figures;
mod mistakes;
mod plain;
mod statement;

use plain::{Boards, MAGIC, MAGIC_C, ORDER};

/// So many ways there are to put eight labels into eight cells.
const BOARDS: usize = 40_320;

impl Boards {
    /// The library's path from one board to another.
    fn answer(&self, from: &str, to: &str) -> String {
        let puzzle = self.image.puzzle();
        let (from, to) = (puzzle.state(from).unwrap(), puzzle.state(to).unwrap());
        self.image.path_between(&from, &to).unwrap().to_string()
    }

    /// Compares the library's path from one board to another with the expected one.
    fn check_between(&self, from: usize, to: usize, expected: &str) {
        let path = self
            .image
            .path_between(&self.states[from], &self.states[to])
            .unwrap();
        let (from, to) = (&self.texts[from], &self.texts[to]);
        assert_eq!(path.len(), expected.len(), "{from} to {to}");
        assert_eq!(path.to_string(), expected, "{from} to {to}");
    }

    fn check_from_base(&self) {
        assert_eq!(*self.image.puzzle().goal(), *self.states[0]);
        for (target, expected) in self.paths_from(0, ORDER).iter().enumerate() {
            self.check_between(0, target, expected);
        }
    }

    fn check_to_base(&self) {
        for (start, expected) in self.paths_to_base().iter().enumerate() {
            let path = self.image.path(&self.states[start]).unwrap();
            let text = &self.texts[start];
            assert_eq!(path.len(), expected.len(), "{text}");
            assert_eq!(path.to_string(), *expected, "{text}");
        }
    }

    /// Compares the paths from 40 starts, far apart, to every fortieth board, so that each board is
    /// a target once.
    fn check_from_elsewhere(&self) {
        for place in 0..40 {
            let start = (place * 9_973 + 1) % BOARDS;
            let expected = self.paths_from(start, ORDER);
            for target in (place..BOARDS).step_by(40) {
                self.check_between(start, target, &expected[target]);
            }
        }
    }
}

#[test]
fn every_path_from_the_base_of_the_magic_board_is_the_smallest_shortest() {
    MAGIC.check_from_base();
}

#[test]
fn every_path_to_the_base_of_the_magic_board_is_the_smallest_shortest() {
    MAGIC.check_to_base();
}

#[test]
fn every_path_from_the_base_of_magic_board_c_is_the_smallest_shortest() {
    MAGIC_C.check_from_base();
}

#[test]
fn every_path_to_the_base_of_magic_board_c_is_the_smallest_shortest() {
    MAGIC_C.check_to_base();
}

#[test]
fn paths_from_any_start_to_any_target_of_the_magic_board_are_the_smallest_shortest() {
    MAGIC.check_from_elsewhere();
}

#[test]
fn paths_from_any_start_to_any_target_of_magic_board_c_are_the_smallest_shortest() {
    MAGIC_C.check_from_elsewhere();
}
