//! The program as a whole: a million questions in one stream, beside `LC_ALL=C sort` of the same
//! file; and starting it for one question, beside a Rust program that does nothing.
//!
//! Needs `sort` and `rustc` on the path.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use divan::Bencher;
use wayhome::MAGIC_BOARD;

const QUESTIONS: usize = 1_000_000;
const WAYHOME: &str = env!("CARGO_BIN_EXE_wayhome");

fn main() {
    divan::main();
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A file of boards in an order without pattern, one a line: each of the eight digits, drawn by a
/// linear congruential generator (Knuth's MMIX).
static BOARDS: LazyLock<PathBuf> = LazyLock::new(|| {
    let mut random = 1u64;
    let mut text = String::new();
    for _ in 0..QUESTIONS {
        let mut digits: Vec<u8> = (1..=8).collect();
        for place in (1..8).rev() {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            digits.swap(place, (random >> 33) as usize % (place + 1));
        }
        for digit in digits {
            write!(text, "{digit} ").expect("memory can be written to");
        }
        text.pop();
        text.push('\n');
    }
    let path = file("boards.txt");
    fs::write(&path, text).expect("the target directory can be written to");
    path
});

/// A program that does nothing.
static EMPTY: LazyLock<PathBuf> = LazyLock::new(|| {
    let (source, program) = (file("empty.rs"), file("empty"));
    fs::write(&source, "fn main() {}\n").expect("the target directory can be written to");
    let compiled = Command::new("rustc")
        .args(["-O", "-C", "panic=abort", "-C", "strip=symbols", "-o"])
        .args([&program, &source])
        .status()
        .expect("rustc can be started");
    assert!(compiled.success());
    program
});

fn boards() -> File {
    File::open(&*BOARDS).expect("the file was just written")
}

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.expect("the program can be started");
    assert!(output.status.success());
    output.stdout
}

#[divan::bench(sample_count = 15, sample_size = 1)]
fn million_questions_wayhome(bencher: Bencher<'_, '_>) {
    LazyLock::force(&BOARDS);
    let out = file("answers.txt");
    bencher.bench_local(|| {
        let answers = File::create(&out).expect("the target directory can be written to");
        let mut command = Command::new(WAYHOME);
        run(command
            .args(["path", "--to", "-"])
            .stdin(boards())
            .stdout(answers));
    });
    let answers = fs::read_to_string(&out).expect("the answers were just written");
    let questions = fs::read_to_string(&*BOARDS).expect("the file was just written");
    assert_eq!(answers.lines().count(), QUESTIONS);
    let puzzle = MAGIC_BOARD.puzzle();
    for (question, answer) in questions.lines().zip(answers.lines()) {
        let target = puzzle.state(question).expect("each line is a board");
        let path = MAGIC_BOARD.path_between(puzzle.goal(), &target);
        let path = path.expect("each board can be reached");
        assert_eq!(format!("{} {path}", path.len()).trim_end(), answer);
    }
}

#[divan::bench(sample_count = 15, sample_size = 1)]
fn million_questions_sort(bencher: Bencher<'_, '_>) {
    LazyLock::force(&BOARDS);
    let out = file("sorted.txt");
    bencher.bench_local(|| {
        let sorted = File::create(&out).expect("the target directory can be written to");
        run(Command::new("sort")
            .env("LC_ALL", "C")
            .stdin(boards())
            .stdout(sorted));
    });
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn start_wayhome() {
    let answer = run(Command::new(WAYHOME).args(["2", "6", "8", "4", "5", "7", "3", "1"]));
    assert_eq!(answer, b"7\nBCABCCB\n");
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn start_empty_main(bencher: Bencher<'_, '_>) {
    let program = LazyLock::force(&EMPTY);
    bencher.bench_local(|| run(&mut Command::new(program)));
}
