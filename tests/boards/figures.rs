//! The known figures: how many boards there are at each distance, and how many shortest paths.

use wayhome::MAGIC_BOARD;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

use crate::BOARDS;
use crate::plain::{Boards, MAGIC, MAGIC_C, ORDER};

/// How many boards are 0, 1, 2 … 22 moves from the base of the magic board.
const COUNTS: [u32; 23] = [
    1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240, 5840,
    4492, 2120, 328, 5,
];

impl Boards {
    /// How many shortest paths there are from the base to every board.
    fn shortest_paths_from_base(&self) -> Vec<u32> {
        let paths = self.paths_from(0, ORDER);
        let mut by_length: Vec<usize> = (0..self.rows.len()).collect();
        by_length.sort_by_key(|board| paths[*board].len());
        let mut counts = vec![0; self.rows.len()];
        counts[0] = 1;
        for from in by_length {
            for to in self.after[from] {
                if paths[to].len() == paths[from].len() + 1 {
                    counts[to] += counts[from];
                }
            }
        }
        counts
    }

    /// Checks that the moves make all boards of the base, and that the image counts as the plain
    /// search does. Gives back how many boards there are at each distance.
    fn check_counts(&self) -> Vec<u32> {
        assert_eq!(self.rows.len(), BOARDS);
        assert_eq!(self.image.states(), 40_320);
        let counts = lengths(&self.paths_from(0, ORDER));
        // Relabelling makes each path from the base to a board the path of another board to the base.
        assert_eq!(lengths(&self.paths_to_base()), counts);
        assert!(self.image.depth_counts().eq(counts.iter().copied()));
        assert_eq!(self.image.gods_number(), 22);
        counts
    }

    /// The texts of the boards whose paths have 22 moves, sorted.
    fn hardest(&self, paths: &[String]) -> Vec<&str> {
        let boards = self.texts.iter().zip(paths);
        let mut hardest: Vec<&str> = boards
            .filter(|(_, path)| path.len() == 22)
            .map(|(text, _)| text.as_str())
            .collect();
        hardest.sort_unstable();
        hardest
    }
}

/// How many paths have 0 moves, 1 move, 2 moves …
fn lengths(paths: &[String]) -> Vec<u32> {
    let longest = paths.iter().map(String::len).max().unwrap();
    let mut counts = vec![0; longest + 1];
    for path in paths {
        counts[path.len()] += 1;
    }
    counts
}

#[test]
fn the_known_counts_of_the_magic_board_hold() {
    assert_eq!(MAGIC.check_counts(), COUNTS);
    let moves: u32 = (0..)
        .zip(COUNTS)
        .map(|(moves, boards)| moves * boards)
        .sum();
    let mean = f64::from(moves) / f64::from(COUNTS.iter().sum::<u32>());
    assert_eq!(format!("{mean:.3}"), "15.898");
}

#[test]
fn the_known_counts_of_magic_board_c_hold() {
    let counts = MAGIC_C.check_counts();
    assert_eq!(counts[21..], [83, 1]);
}

#[test]
fn five_boards_are_22_moves_from_the_base_and_five_others_22_moves_away_from_it() {
    let targets = ["43125678", "45276183", "61832745", "83214765", "87214356"];
    assert_eq!(MAGIC.hardest(&MAGIC.paths_from(0, ORDER)), targets);
    for target in targets {
        assert_eq!(MAGIC.answer("12345678", target).len(), 22, "{target}");
    }

    let puzzle = MAGIC_BOARD.puzzle();
    let definition = Definition::read("data/magic-board.toml").expect("it has no mistake");
    let counted = Generator::new().count_with(&definition, 10, &mut |_| {});
    let mut starts: Vec<String> = counted
        .expect("the board is small")
        .hardest()
        .iter()
        .map(|state| puzzle.show(state).to_string().replace(' ', ""))
        .collect();
    starts.sort_unstable();
    assert_eq!(MAGIC.hardest(&MAGIC.paths_to_base()), starts);
    assert_eq!(starts.len(), 5);
    assert!(starts.iter().all(|start| !targets.contains(&&**start)));
}

#[test]
fn for_4160_targets_there_is_one_shortest_path_and_for_none_more_than_414() {
    let counts = MAGIC.shortest_paths_from_base();
    assert_eq!(counts.iter().filter(|count| **count == 1).count(), 4_160);
    assert_eq!(counts.iter().max(), Some(&414));
}
