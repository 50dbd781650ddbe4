//! The plain search that the answers are compared with, written from the statements.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// The tiles row by row.
pub(super) type Board = [u8; 8];

/// A statement: the base, and what A, B and C make of it.
pub(super) struct Statement {
    base: Board,
    drawings: [Board; 3],
}

pub(super) const MAGIC_BOARD: Statement = Statement {
    base: [1, 2, 3, 4, 8, 7, 6, 5],
    drawings: [
        [8, 7, 6, 5, 1, 2, 3, 4],
        [4, 1, 2, 3, 5, 8, 7, 6],
        [1, 7, 2, 4, 8, 6, 3, 5],
    ],
};

pub(super) const MAGIC_BOARD_C: Statement = Statement {
    base: [1, 2, 3, 4, 5, 6, 7, 8],
    drawings: [
        [3, 4, 1, 2, 7, 8, 5, 6],
        [2, 3, 4, 1, 6, 7, 8, 5],
        [1, 3, 7, 4, 5, 2, 6, 8],
    ],
};

/// Where a move takes the tile of each place from.
type Source = [usize; 8];

fn make(source: &Source, board: Board) -> Board {
    source.map(|place| board[place])
}

impl Statement {
    fn sources(&self) -> [Source; 3] {
        let place = |tile| self.base.iter().position(|t| *t == tile).unwrap();
        self.drawings.map(|drawing| drawing.map(place))
    }

    /// The boards in the order in which a search finds them. It finds the smallest of the
    /// shortest sequences of each, since it takes up the boards in the order in which it found
    /// them, and makes A, B and C in this order.
    fn search(&self, sources: &[Source; 3]) -> Vec<(Board, String)> {
        let mut boards = vec![(self.base, String::new())];
        let mut seen = HashSet::from([self.base]);
        let mut next = 0;
        while let Some((board, sequence)) = boards.get(next).cloned() {
            for (letter, source) in ["A", "B", "C"].into_iter().zip(sources) {
                let made = make(source, board);
                if seen.insert(made) {
                    boards.push((made, sequence.clone() + letter));
                }
            }
            next += 1;
        }
        assert_eq!(boards.len(), 40_320);
        boards
    }
}

/// All boards of the magic board, with the sequence that makes each of the base.
pub(super) static FROM_BASE: LazyLock<Vec<(Board, String)>> =
    LazyLock::new(|| MAGIC_BOARD.search(&MAGIC_BOARD.sources()));

/// The same for magic board C.
pub(super) static FROM_BASE_C: LazyLock<Vec<(Board, String)>> =
    LazyLock::new(|| MAGIC_BOARD_C.search(&MAGIC_BOARD_C.sources()));

/// Each board of the magic board with the smallest of the shortest sequences back to the base. A
/// search with the moves undone finds the boards with their distances, the near ones first; the
/// way of each begins with the first move that comes nearer.
pub(super) static TO_BASE: LazyLock<HashMap<Board, String>> = LazyLock::new(|| {
    let sources = MAGIC_BOARD.sources();
    let undo = sources.map(|source| {
        let mut undo = [0; 8];
        for (place, from) in source.into_iter().enumerate() {
            undo[from] = place;
        }
        undo
    });
    let mut ways: HashMap<Board, String> = HashMap::new();
    for (board, undone) in MAGIC_BOARD.search(&undo) {
        let way = ["A", "B", "C"].into_iter().zip(&sources);
        let way = way.filter_map(|(letter, source)| {
            let rest = ways.get(&make(source, board))?;
            (rest.len() < undone.len()).then(|| letter.to_string() + rest)
        });
        let way = way.take(1).collect();
        ways.insert(board, way);
    }
    ways
});

/// The tiles clockwise from the upper left corner.
pub(super) fn clockwise(mut board: Board) -> Board {
    board[4..].reverse();
    board
}

/// The tiles as digits with something between them.
pub(super) fn digits(tiles: Board, between: &str) -> String {
    tiles.map(|tile| tile.to_string()).join(between)
}
