//! Proves every answer of both magic boards: all 40,320 boards, from the base and back to it, and
//! from other starts, against a plain breadth-first search written here from the judges' statements.

use std::collections::{HashMap, VecDeque};
use std::sync::LazyLock;

use wayhome::{Image, MAGIC_BOARD, MAGIC_BOARD_C, State};

/// The labels of a board, row by row as the statements draw it.
type Rows = [[u8; 4]; 2];

/// So many ways there are to put eight labels into eight cells.
const BOARDS: usize = 40_320;

const LETTERS: [char; 3] = ['A', 'B', 'C'];
/// The order of "lexicographically smallest".
const ORDER: [usize; 3] = [0, 1, 2];

/// How many boards are 0, 1, 2 … 22 moves from the base of the magic board.
const COUNTS: [u32; 23] = [
    1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240, 5840,
    4492, 2120, 328, 5,
];

/// What a judge's statement says of a board.
struct Statement {
    base: Rows,
    moves: [fn(Rows) -> Rows; 3],
    /// The same labels, row after row in the order in which the judge writes them on one line.
    line: fn(Rows) -> Rows,
}

const STATEMENT: Statement = Statement {
    base: [[1, 2, 3, 4], [8, 7, 6, 5]],
    moves: [swap_rows, shift_right, turn_centre_clockwise],
    line: |[top, [h, g, f, e]]| [top, [e, f, g, h]],
};

const STATEMENT_C: Statement = Statement {
    base: [[1, 2, 3, 4], [5, 6, 7, 8]],
    moves: [swap_halves, shift_left, turn_centre_counter_clockwise],
    line: |rows| rows,
};

fn swap_rows([top, bottom]: Rows) -> Rows {
    [bottom, top]
}

fn shift_right(rows: Rows) -> Rows {
    rows.map(|[a, b, c, d]| [d, a, b, c])
}

fn turn_centre_clockwise([top, bottom]: Rows) -> Rows {
    [
        [top[0], bottom[1], top[1], top[3]],
        [bottom[0], bottom[2], top[2], bottom[3]],
    ]
}

fn swap_halves(rows: Rows) -> Rows {
    rows.map(|[a, b, c, d]| [c, d, a, b])
}

fn shift_left(rows: Rows) -> Rows {
    rows.map(|[a, b, c, d]| [b, c, d, a])
}

fn turn_centre_counter_clockwise([top, bottom]: Rows) -> Rows {
    [
        [top[0], top[2], bottom[2], top[3]],
        [bottom[0], top[1], bottom[1], bottom[3]],
    ]
}

/// All boards that the moves make of the base, numbered as a search meets them: the base is 0.
struct Boards {
    image: &'static Image<'static>,
    rows: Vec<Rows>,
    /// Each board as its judge writes it, and as the library reads that text.
    texts: Vec<String>,
    states: Vec<State>,
    /// For each board and each move, the board that the move makes of it …
    after: Vec<[usize; 3]>,
    /// … and the board that it was made of.
    before: Vec<[usize; 3]>,
}

static MAGIC: LazyLock<Boards> = LazyLock::new(|| Boards::new(&STATEMENT, &MAGIC_BOARD));
static MAGIC_C: LazyLock<Boards> = LazyLock::new(|| Boards::new(&STATEMENT_C, &MAGIC_BOARD_C));

impl Boards {
    fn new(statement: &Statement, image: &'static Image<'static>) -> Self {
        let mut rows = vec![statement.base];
        let mut numbers = HashMap::from([(statement.base, 0)]);
        let mut after = Vec::new();
        while let Some(&from) = rows.get(after.len()) {
            after.push(statement.moves.map(|make| {
                let to = make(from);
                *numbers.entry(to).or_insert_with(|| {
                    rows.push(to);
                    rows.len() - 1
                })
            }));
        }
        let mut before = vec![[usize::MAX; 3]; rows.len()];
        for (from, made) in after.iter().enumerate() {
            for number in ORDER {
                before[made[number]][number] = from;
            }
        }
        let texts: Vec<String> = rows
            .iter()
            .map(|rows| text((statement.line)(*rows)))
            .collect();
        let states = texts
            .iter()
            .map(|text| image.puzzle().state(text).expect(text))
            .collect();
        Self {
            image,
            rows,
            texts,
            states,
            after,
            before,
        }
    }

    fn number(&self, text: &str) -> usize {
        self.texts.iter().position(|known| known == text).unwrap()
    }

    /// The smallest of all shortest paths from one board to every other, where moves compare in
    /// `order`.
    ///
    /// A first-in, first-out queue gives just that. Suppose the boards of one length stand in the
    /// queue sorted by their smallest paths. Each in turn appends its new boards in the order of the
    /// moves, so the boards of the next length come sorted by (path so far, last move), which is how
    /// paths of one length compare. A board is met first by the smallest such pair; and its smallest
    /// path is such a pair, since a smaller beginning of the same length would make it smaller.
    fn paths_from(&self, start: usize, order: [usize; 3]) -> Vec<String> {
        let mut paths = vec![None; self.rows.len()];
        paths[start] = Some(String::new());
        let mut queue = VecDeque::from([start]);
        while let Some(from) = queue.pop_front() {
            for number in order {
                let to = self.after[from][number];
                if paths[to].is_none() {
                    let mut path = paths[from].clone().unwrap();
                    path.push(LETTERS[number]);
                    paths[to] = Some(path);
                    queue.push_back(to);
                }
            }
        }
        paths.into_iter().map(Option::unwrap).collect()
    }

    /// The path from every board to the base that is made of the links by which a search backward
    /// from the base met the boards first. Each is a shortest path, but few are the smallest.
    fn first_found_paths_to_base(&self) -> Vec<String> {
        let mut paths = vec![None; self.rows.len()];
        paths[0] = Some(String::new());
        let mut queue = VecDeque::from([0]);
        while let Some(to) = queue.pop_front() {
            for number in ORDER {
                let from = self.before[to][number];
                if paths[from].is_none() {
                    let rest = paths[to].as_deref().unwrap();
                    paths[from] = Some(format!("{}{rest}", LETTERS[number]));
                    queue.push_back(from);
                }
            }
        }
        paths.into_iter().map(Option::unwrap).collect()
    }

    /// The smallest of all shortest paths from every board to the base: a search backward for the
    /// distances, then from each board the first move that comes nearer, again and again.
    fn paths_to_base(&self) -> Vec<String> {
        let distances: Vec<usize> = self
            .first_found_paths_to_base()
            .iter()
            .map(String::len)
            .collect();
        (0..self.rows.len())
            .map(|start| {
                let (mut at, mut path) = (start, String::new());
                while distances[at] > 0 {
                    let nearer =
                        |number: &usize| distances[self.after[at][*number]] < distances[at];
                    let number = ORDER.into_iter().find(nearer).unwrap();
                    path.push(LETTERS[number]);
                    at = self.after[at][number];
                }
                path
            })
            .collect()
    }

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

    /// The board that the moves of a path make of the base.
    fn made_by(&self, path: &str) -> usize {
        path.chars().fold(0, |at, letter| {
            let number = LETTERS.iter().position(|known| *known == letter).unwrap();
            self.after[at][number]
        })
    }

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

fn text(rows: Rows) -> String {
    rows.as_flattened().iter().map(u8::to_string).collect()
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

fn differing<T: PartialEq>(left: &[T], right: &[T]) -> usize {
    left.iter().zip(right).filter(|(l, r)| l != r).count()
}

#[test]
fn the_moves_make_the_drawings_of_the_statements() {
    let drawings = |statement: &Statement| statement.moves.map(|make| make(statement.base));
    assert_eq!(
        drawings(&STATEMENT),
        [
            [[8, 7, 6, 5], [1, 2, 3, 4]],
            [[4, 1, 2, 3], [5, 8, 7, 6]],
            [[1, 7, 2, 4], [8, 6, 3, 5]],
        ]
    );
    assert_eq!(
        drawings(&STATEMENT_C),
        [
            [[3, 4, 1, 2], [7, 8, 5, 6]],
            [[2, 3, 4, 1], [6, 7, 8, 5]],
            [[1, 3, 7, 4], [5, 2, 6, 8]],
        ]
    );
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
    let mut starts: Vec<String> = MAGIC_BOARD
        .hardest()
        .map(|state| puzzle.show(&state).to_string().replace(' ', ""))
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

#[test]
fn the_path_to_the_base_is_no_answer_to_the_question_from_the_base() {
    let (from, to) = (MAGIC.paths_from(0, ORDER), MAGIC.paths_to_base());
    let lengths = |paths: &[String]| paths.iter().map(String::len).collect::<Vec<_>>();
    assert_eq!(differing(&lengths(&from), &lengths(&to)), 29_694);
    assert_eq!(differing(&from, &to), 39_556);

    assert_eq!(MAGIC.answer("12345678", "26845731"), "BCABCCB");
    assert_eq!(MAGIC.answer("26845731", "12345678"), "CCBCBBB");
}

#[test]
fn the_links_found_first_are_no_smallest_paths() {
    let found = MAGIC.first_found_paths_to_base();
    assert_eq!(differing(&found, &MAGIC.paths_to_base()), 35_942);

    // The question from the base to the target, with labels exchanged so that it leads to the base:
    // each label becomes the number of the cell that it has in the target.
    let target = "26845731";
    let start: String = ('1'..='8')
        .map(|label| (target.find(label).unwrap() + 1).to_string())
        .collect();
    assert_eq!(found[MAGIC.number(&start)], "BCBCCBA");
    assert_eq!(MAGIC.made_by("BCBCCBA"), MAGIC.number(target));
    assert_eq!(MAGIC.answer(&start, "12345678"), "BCABCCB");
}

#[test]
fn moves_tried_in_the_order_a_c_b_pass_the_sample_but_not_all_boards() {
    let other = MAGIC.paths_from(0, [0, 2, 1]);
    assert_eq!(other[MAGIC.number("26845731")], "BCABCCB");
    assert_eq!(differing(&other, &MAGIC.paths_from(0, ORDER)), 7_688);
}

#[test]
fn of_two_shortest_paths_the_one_with_the_smaller_beginning_is_the_answer() {
    assert_eq!(MAGIC.made_by("AB"), MAGIC.number("58763214"));
    assert_eq!(MAGIC.made_by("BA"), MAGIC.number("58763214"));
    assert_eq!(MAGIC.answer("12345678", "58763214"), "AB");
}

#[test]
fn the_start_is_relabelled_by_the_target_and_not_the_target_by_the_start() {
    // The samples of HDU 1430. The wrong way round is the way from target to start: the first sample
    // notices, the second does not.
    assert_eq!(MAGIC.answer("12345678", "17245368"), "C");
    assert_eq!(MAGIC.answer("17245368", "12345678"), "ACA");
    assert_eq!(MAGIC.answer("12345678", "82754631"), "AC");
    assert_eq!(MAGIC.answer("82754631", "12345678"), "AC");
}

#[test]
fn the_base_in_row_order_is_17_moves_from_the_base_read_clockwise() {
    assert_eq!(MAGIC.answer("12345678", "12345678"), "");
    assert_eq!(MAGIC.answer("12345678", "12348765").len(), 17);
}
