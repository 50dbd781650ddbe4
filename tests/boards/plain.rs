//! The plain search: all boards, the moves between them, and the smallest of all shortest paths.

use std::collections::{HashMap, VecDeque};
use std::sync::LazyLock;

use wayhome::{Image, MAGIC_BOARD, MAGIC_BOARD_C, State};

use crate::statement::{Rows, STATEMENT, STATEMENT_C, Statement};

const LETTERS: [char; 3] = ['A', 'B', 'C'];
/// The order of "lexicographically smallest".
pub(crate) const ORDER: [usize; 3] = [0, 1, 2];

/// All boards that the moves make of the base, numbered as a search meets them: the base is 0.
pub(crate) struct Boards {
    pub(crate) image: &'static Image<'static>,
    pub(crate) rows: Vec<Rows>,
    /// Each board as its judge writes it, and as the library reads that text.
    pub(crate) texts: Vec<String>,
    pub(crate) states: Vec<State>,
    /// For each board and each move, the board that the move makes of it …
    pub(crate) after: Vec<[usize; 3]>,
    /// … and the board that it was made of.
    before: Vec<[usize; 3]>,
}

pub(crate) static MAGIC: LazyLock<Boards> = LazyLock::new(|| Boards::new(&STATEMENT, &MAGIC_BOARD));
pub(crate) static MAGIC_C: LazyLock<Boards> =
    LazyLock::new(|| Boards::new(&STATEMENT_C, &MAGIC_BOARD_C));

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

    pub(crate) fn number(&self, text: &str) -> usize {
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
    pub(crate) fn paths_from(&self, start: usize, order: [usize; 3]) -> Vec<String> {
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
    pub(crate) fn first_found_paths_to_base(&self) -> Vec<String> {
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
    pub(crate) fn paths_to_base(&self) -> Vec<String> {
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

    /// The board that the moves of a path make of the base.
    pub(crate) fn made_by(&self, path: &str) -> usize {
        path.chars().fold(0, |at, letter| {
            let number = LETTERS.iter().position(|known| *known == letter).unwrap();
            self.after[at][number]
        })
    }
}

fn text(rows: Rows) -> String {
    rows.as_flattened().iter().map(u8::to_string).collect()
}
