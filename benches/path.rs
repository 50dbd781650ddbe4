//! One path on the magic board, written as letters into a buffer, beside what a user would write
//! instead: a map from each board to its finished answer, or a search for each question.
//!
//! Each row asks for boards in one scattered order, so that no way gains from the order. The bytes
//! of each way are printed first. The right answers are asserted: of the ways that are quick for all
//! boards, of the search for each board that it is asked.

use std::collections::{HashMap, HashSet, VecDeque};
use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use wayhome::MAGIC_BOARD;

type Board = [u8; 8];

const BASE: Board = [0, 1, 2, 3, 4, 5, 6, 7];
/// `(s·m)[c] = s[m[c]]`, clockwise from the upper left corner.
const MOVES: [(u8, Board); 3] = [
    (b'A', [7, 6, 5, 4, 3, 2, 1, 0]),
    (b'B', [3, 0, 1, 2, 5, 6, 7, 4]),
    (b'C', [0, 6, 1, 3, 4, 2, 5, 7]),
];

fn main() {
    let boards = BOARDS.len();
    println!("bytes for the answers of {boards} boards:");
    println!("  wayhome    {:>9}  the table", MAGIC_BOARD.table_bytes());
    println!("  hash_map   {:>9}", hash_map_bytes());
    println!("  phf_map    {:>9}", phf_map_bytes());
    println!("  search             0");
    assert!(MAGIC_BOARD.table_bytes() * 20 <= hash_map_bytes());
    for board in BOARDS.iter() {
        let mut letters = [0; 22];
        let length = write_path(*board, &mut letters);
        assert_eq!(letters[..length], *HASH_MAP[board].as_bytes());
        assert_eq!(letters[..length], *PHF_MAP[board].as_bytes());
    }
    divan::main();
}

/// All boards, in an order without pattern.
static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let mut boards: Vec<Board> = answers().into_keys().collect();
    boards.sort_by_key(|board| {
        let number = u64::from_le_bytes(*board).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        number ^ (number >> 31)
    });
    boards
});

static HASH_MAP: LazyLock<HashMap<Board, String>> = LazyLock::new(answers);

static PHF_MAP: LazyLock<phf::Map<Board, &'static str>> = LazyLock::new(|| {
    let mut entries: Vec<(Board, &'static str)> = HASH_MAP
        .iter()
        .map(|(board, letters)| (*board, letters.as_str()))
        .collect();
    entries.sort_unstable();
    let boards: Vec<Board> = entries.iter().map(|(board, _)| *board).collect();
    let found = phf_generator::generate_hash(&boards);
    let entries: Vec<_> = found.map.iter().map(|at| entries[*at]).collect();
    phf::Map {
        key: found.key,
        disps: found.disps.leak(),
        entries: entries.leak(),
    }
});

/// The finished answers, from the board's base to each target, by one forward search.
fn answers() -> HashMap<Board, String> {
    let mut answers = HashMap::from([(BASE, String::new())]);
    let mut queue = VecDeque::from([BASE]);
    while let Some(board) = queue.pop_front() {
        for (letter, sources) in MOVES {
            let next = sources.map(|from| board[usize::from(from)]);
            if !answers.contains_key(&next) {
                let mut letters = answers[&board].clone();
                letters.push(char::from(letter));
                letters.shrink_to_fit();
                answers.insert(next, letters);
                queue.push_back(next);
            }
        }
    }
    answers
}

/// What the map takes: a control byte and an entry for each of its buckets, and the letters.
fn hash_map_bytes() -> usize {
    let buckets = (HASH_MAP.capacity() * 8 / 7).next_power_of_two();
    let letters: usize = HASH_MAP.values().map(String::capacity).sum();
    buckets * (1 + size_of::<(Board, String)>()) + letters
}

fn phf_map_bytes() -> usize {
    let letters: usize = PHF_MAP.values().map(|letters| letters.len()).sum();
    size_of_val(PHF_MAP.disps) + size_of_val(PHF_MAP.entries) + letters
}

fn write_path(target: Board, letters: &mut [u8; 22]) -> usize {
    let path = MAGIC_BOARD.path_between(&BASE, &target);
    let path = path.expect("each board can be reached");
    path.write_into(letters).expect("no path is longer").len()
}

fn copy(answer: &str, letters: &mut [u8; 22]) -> usize {
    letters[..answer.len()].copy_from_slice(answer.as_bytes());
    answer.len()
}

/// As the usual programs answer: a search from the base for each question.
fn search(target: Board) -> String {
    let mut seen = HashSet::from([BASE]);
    let mut queue = VecDeque::from([(BASE, String::new())]);
    while let Some((board, letters)) = queue.pop_front() {
        if board == target {
            return letters;
        }
        for (letter, sources) in MOVES {
            let next = sources.map(|from| board[usize::from(from)]);
            if seen.insert(next) {
                let mut letters = letters.clone();
                letters.push(char::from(letter));
                queue.push_back((next, letters));
            }
        }
    }
    unreachable!("each board can be reached")
}

/// Answers all boards, a sample after the other; the figures are for one board.
fn bench_all(bencher: Bencher<'_, '_>, answer: impl Fn(Board, &mut [u8; 22]) -> usize) {
    let boards = &*BOARDS;
    let mut letters = [0; 22];
    bencher
        .counter(ItemsCount::new(boards.len()))
        .bench_local(|| {
            for board in boards {
                black_box(answer(black_box(*board), &mut letters));
                black_box(&letters);
            }
        });
}

#[divan::bench]
fn wayhome(bencher: Bencher<'_, '_>) {
    bench_all(bencher, write_path);
}

#[divan::bench]
fn hash_map(bencher: Bencher<'_, '_>) {
    let map = &*HASH_MAP;
    bench_all(bencher, |board, letters| {
        copy(map[&board].as_str(), letters)
    });
}

#[divan::bench]
fn phf_map(bencher: Bencher<'_, '_>) {
    let map = &*PHF_MAP;
    bench_all(bencher, |board, letters| copy(map[&board], letters));
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn search_for_each_question(bencher: Bencher<'_, '_>) {
    let mut boards = BOARDS.iter().cycle().step_by(1999);
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        let board = *boards.next().unwrap_or(&BASE);
        assert_eq!(search(black_box(board)), HASH_MAP[&board]);
    });
}
