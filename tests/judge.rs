//! Proves that `wayhome judge` answers each judge byte for byte, for every board and every cube, and
//! that it names the place of each mistake in an input.
#![cfg(feature = "cli")]

mod support;

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use support::{program, run, wayhome};

/// Each protocol with a question and its answer.
const SAMPLES: [(&str, &str, &str); 9] = [
    ("usaco", "2 6 8 4 5 7 3 1\n", "7\nBCABCCB\n"),
    ("acwing", "2 6 8 4 5 7 3 1\n", "7\nBCABCCB\n"),
    ("ioi", "2 6 8 4 5 7 3 1\n", "7\nB\nC\nA\nB\nC\nC\nB\n"),
    ("length", "2 6 8 4 5 7 3 1\n", "7\n"),
    ("hdu", "12345678\n17245368\n12345678\n82754631\n", "C\nAC\n"),
    ("restore", "2\n1 2 3 4 5 6 7 8\n8 6 3 5 4 2 7 1\n", "0\n2\n"),
    (
        "sicily",
        "4\n5 8 7 6\n4 1 2 3\n3\n8 7 6 5\n1 2 3 4\n-1\n",
        "2 AB\n1 A\n",
    ),
    (
        "sicily-c",
        "1\n3 4 1 2\n7 8 5 6\n1\n2 3 4 1\n6 7 8 5\n9\n1 3 7 4\n5 2 6 8\n-1\n",
        "1 A\n1 B\n1 C\n",
    ),
    (
        "cube",
        "01\n01\n11\n11\n11\n11\n11\n11\n11\n11\n10\n10\n",
        "1\n",
    ),
];

/// Cubes: a white top; the same with the right layer turned up; one that is as far from a goal as
/// there are; and one with two white stickers on one corner, which no moves part.
const SOLVED: &str = "0000 1111 1111 1111 1111 1111\n";
const ONE_AWAY: &str = "0101 1111 1111 1111 1111 1010\n";
const HARDEST: &str = "1001 0110 1111 1111 1111 1111\n";
const UNSOLVABLE: &str = "1111 1111 1110 1111 1101 1010\n";

fn judge(protocol: &str, input: impl Into<Vec<u8>>) -> (String, String, i32) {
    wayhome(&["judge", protocol], input)
}

#[track_caller]
fn answers(protocol: &str, input: impl Into<Vec<u8>>, answer: &str) {
    let expected = (answer.to_string(), String::new(), 0);
    assert_eq!(judge(protocol, input), expected, "{protocol}");
}

/// Fails unless the input is refused with this place and sentence, once `answered` is written.
#[track_caller]
fn refuses(protocol: &str, input: impl Into<Vec<u8>>, answered: &str, sentence: &str) {
    let sentence = format!("error: <stdin>:{sentence}\n");
    let expected = (answered.to_string(), sentence, 2);
    assert_eq!(judge(protocol, input), expected, "{protocol}");
}

/// Writes a file for a test and gives back the program, which is started in its directory.
fn beside_file(name: &str, bytes: &[u8], arguments: &[&str]) -> Command {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    fs::write(directory.join(name), bytes).unwrap();
    let mut program = program(arguments);
    program.current_dir(directory);
    program
}

mod search {
    //! The plain search that the answers are compared with, written from the statements.

    use super::{HashMap, HashSet, LazyLock};

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
}

use search::{FROM_BASE, FROM_BASE_C, TO_BASE, clockwise, digits};

// The samples, however they are written.

#[test]
fn each_sample_is_answered_byte_for_byte() {
    for (protocol, question, answer) in SAMPLES {
        answers(protocol, question, answer);
    }
}

#[test]
fn a_question_is_read_from_a_file_or_from_standard_input() {
    for (protocol, question, answer) in SAMPLES {
        let expected = (answer.to_string(), String::new(), 0);
        let name = format!("judge-{protocol}.in");
        let from_file = beside_file(&name, question.as_bytes(), &["judge", protocol, &name]);
        assert_eq!(run(from_file, "nobody reads this"), expected);
        assert_eq!(wayhome(&["judge", protocol, "-"], question), expected);
    }
}

#[test]
fn line_breaks_blanks_and_a_byte_order_mark_make_no_difference() {
    for (protocol, question, answer) in SAMPLES {
        let crlf = question.replace('\n', "\r\n");
        answers(protocol, crlf.as_str(), answer);
        answers(protocol, format!("\u{feff}{question}"), answer);
        answers(protocol, format!("\u{feff}{}", crlf.trim_end()), answer);
        answers(protocol, question.trim_end(), answer);
        answers(protocol, question.replace('\n', " \t \n"), answer);
        let blank_lines = question.replace('\n', "\n\n \r\n");
        answers(protocol, format!("\n\r\n  {blank_lines}"), answer);
        answers(protocol, question.replace('\n', "  "), answer);
        answers(protocol, question.replace(' ', "\t\n"), answer);
    }
}

#[test]
fn a_line_may_have_as_many_blanks_as_fit_into_65536_bytes() {
    for (protocol, question, answer) in SAMPLES {
        let (first, rest) = question.split_once('\n').unwrap();
        let padded = |bytes: usize| first.to_string() + &" ".repeat(bytes - first.len());
        answers(protocol, format!("{}\n{rest}", padded(65_536)), answer);
        answers(protocol, format!("{}\r\n{rest}", padded(65_535)), answer);
        let sentence = "1:1: the line is longer than 65536 bytes";
        refuses(
            protocol,
            format!("{}\n{rest}", padded(65_537)),
            "",
            sentence,
        );
    }
}

// One target: usaco, acwing, ioi, length.

#[test]
fn the_base_itself_has_the_length_0() {
    answers("usaco", "1 2 3 4 5 6 7 8\n", "0\n\n");
    answers("acwing", "1 2 3 4 5 6 7 8\n", "0\n");
    answers("ioi", "1 2 3 4 5 6 7 8\n", "0\n");
    answers("length", "1 2 3 4 5 6 7 8\n", "0\n");
}

#[test]
fn a_target_of_each_length_is_answered_with_the_smallest_sequence() {
    for length in 1..=22 {
        let of_length = |(_, way): &&(_, String)| way.len() == length;
        let (board, way) = FROM_BASE.iter().find(of_length).unwrap();
        let question = digits(clockwise(*board), " ");
        answers("usaco", &*question, &format!("{length}\n{way}\n"));
        if length % 7 == 1 {
            answers("acwing", &*question, &format!("{length}\n{way}\n"));
            answers("length", &*question, &format!("{length}\n"));
            let letters: String = way.chars().flat_map(|letter| [letter, '\n']).collect();
            answers("ioi", &*question, &format!("{length}\n{letters}"));
        }
    }
}

#[test]
fn the_five_longest_answers_have_22_letters_on_one_line() {
    let longest = [
        "4 3 1 2 5 6 7 8",
        "4 5 2 7 6 1 8 3",
        "6 1 8 3 2 7 4 5",
        "8 3 2 1 4 7 6 5",
        "8 7 2 1 4 3 5 6",
    ];
    for target in longest {
        let (stdout, _, code) = judge("usaco", target);
        let lines: Vec<_> = stdout.split('\n').collect();
        assert_eq!((lines[0], lines[1].len()), ("22", 22), "{target}");
        assert_eq!(
            (lines[2..].concat(), lines.len(), code),
            (String::new(), 3, 0)
        );
    }
}

#[test]
fn a_target_that_is_not_eight_numbers_is_refused_where_it_goes_wrong() {
    let refuses = |question: &str, sentence: &str| refuses("usaco", question, "", sentence);
    let number = |question: &str, place: &str, found: &str| {
        let sentence = format!("{place}: expected a number from 1 to 8, found `{found}`");
        refuses(question, &sentence);
    };
    // An empty file, in all its shapes.
    let end = "expected a number from 1 to 8, found the end of the input";
    refuses("", &format!("1:1: {end}"));
    refuses("\u{feff}", &format!("1:1: {end}"));
    refuses("\r\n", &format!("1:1: {end}"));
    refuses("\n \n\n", &format!("3:1: {end}"));
    // Too few numbers.
    refuses("2 6 8 4 5 7 3\n", &format!("1:14: {end}"));
    refuses("2 6 8 4\n5 7 3  ", &format!("2:6: {end}"));
    // Too many.
    let behind = "expected nothing behind the eight numbers, found";
    refuses("2 6 8 4 5 7 3 1 9\n", &format!("1:17: {behind} `9`"));
    refuses("2 6 8 4 5 7 3 1\n\n  2 6", &format!("3:3: {behind} `2`"));
    // Glued.
    number("26 8 4 5 7 3 1\n", "1:1", "26");
    number("2 6 8 4 5 7 31\n", "1:13", "31");
    number("26845731\n", "1:1", "26845731");
    number("2,6,8,4,5,7,3,1\n", "1:1", "2,6,8,4,5,7,3,1");
    // Not a number, or not one of the eight.
    number("2 6 8 4 5 7 3 x\n", "1:15", "x");
    number("2 6 8 4\r\n0 7 3 1\r\n", "2:1", "0");
    number("9 6 8 4 5 7 3 1\n", "1:1", "9");
    for found in ["-8", "+8", "08", "8.0", "８"] {
        number(&format!("2 6 {found} 4 5 7 3 1\n"), "1:5", found);
    }
    // Columns count characters, and neither bytes nor the byte-order mark.
    number("\u{feff}x\n", "1:1", "x");
    number("\u{3000}\u{3000}６ 8\n", "1:3", "６");
    number("2\t\t魔板\n", "1:4", "魔板");
    // Twice.
    refuses("2 6 8 4 5 7 3 2\n", "1:15: the number 2 is there twice");
    refuses("2 6 8 4\n5 7 5 1\n", "2:5: the number 5 is there twice");
    refuses("1 1 x", "1:3: the number 1 is there twice");
}

#[test]
fn every_judge_of_one_target_refuses_the_same() {
    let end = "1:1: expected a number from 1 to 8, found the end of the input";
    let glued = "1:1: expected a number from 1 to 8, found `26`";
    let ninth = "1:17: expected nothing behind the eight numbers, found `1`";
    let twice = "1:15: the number 2 is there twice";
    for protocol in ["acwing", "ioi", "length"] {
        refuses(protocol, "", "", end);
        refuses(protocol, "26 8 4 5 7 3 1\n", "", glued);
        refuses(protocol, "2 6 8 4 5 7 3 1 1\n", "", ninth);
        refuses(protocol, "2 6 8 4 5 7 3 2\n", "", twice);
    }
}

// Pairs: hdu.

#[test]
fn pairs_are_answered_to_the_end_of_the_input() {
    let question =
        "12345678\n12345678\n87654321\n87654321\n12345678\n58763214\n58763214\n58763214\n";
    answers("hdu", question, "\n\nAB\n\n");
    answers("hdu", "", "");
    answers("hdu", "\r\n\n \n", "");
    answers("hdu", "\u{feff}", "");
}

#[test]
fn a_pair_that_is_not_two_boards_is_refused_after_those_before_it() {
    let before = "12345678\n17245368\n";
    let refuses = |pair: &str, place: &str, sentence: &str| {
        refuses("hdu", pair, "", &format!("1:{place}: {sentence}"));
        let pair = format!("{before}{pair}");
        refuses("hdu", pair, "C\n", &format!("3:{place}: {sentence}"));
    };
    let no_target = "expected a target of eight digits, found the end of the input";
    refuses("12345678\n", "9", no_target);
    refuses("12345678", "9", no_target);
    let glued = "expected eight digits without blanks, found";
    refuses("1 2 3 4 5 6 7 8\n", "1", &format!("{glued} `1`"));
    refuses("1234567\n", "1", &format!("{glued} `1234567`"));
    refuses("123456789\n", "1", &format!("{glued} `123456789`"));
    refuses("12345678 1724536\n", "10", &format!("{glued} `1724536`"));
    refuses("12345678 1724 5368\n", "10", &format!("{glued} `1724`"));
    let number = "expected a number from 1 to 8, found";
    refuses("1234567x\n", "8", &format!("{number} `x`"));
    refuses("12340678\n", "5", &format!("{number} `0`"));
    refuses("92345678\n", "1", &format!("{number} `9`"));
    refuses("12345678  1724536８\n", "18", &format!("{number} `８`"));
    refuses("12345671\n", "8", "the number 1 is there twice");
    refuses("12345678 11345678\n", "11", "the number 1 is there twice");
}

// Back to the base: restore.

#[test]
fn the_lengths_back_to_the_base_are_not_those_from_it() {
    let differ = |(board, way): &&(_, String)| TO_BASE[board].len() != way.len();
    assert_eq!(FROM_BASE.iter().filter(differ).count(), 29_694);
    let (board, way) = FROM_BASE.iter().find(differ).unwrap();
    let tiles = digits(clockwise(*board), " ");
    answers("length", &*tiles, &format!("{}\n", way.len()));
    let answer = format!("{}\n", TO_BASE[board].len());
    answers("restore", format!("1\n{tiles}\n"), &answer);
}

#[test]
fn a_count_of_boards_that_does_not_match_is_refused_after_the_answers() {
    let base = "1 2 3 4 5 6 7 8\n";
    answers("restore", "0\n", "");
    answers("restore", "0", "");
    answers("restore", "02\n1 2 3 4 5 6 7 8 8 7 6 5 4 3 2 1", "0\n1\n");
    let end = "expected a number from 1 to 8, found the end of the input";
    let too_few = |question: String, answered, place| {
        refuses("restore", question, answered, &format!("{place}: {end}"));
    };
    too_few("1\n".to_string(), "", "1:2");
    too_few(format!("3\n{base}{base}"), "0\n0\n", "3:16");
    too_few(format!("3\n{base}{base}1 2 3"), "0\n0\n", "4:6");
    too_few(format!("9223372036854775807\n{base}"), "0\n", "2:16");
    let too_many = "expected nothing behind the last board, found `1`";
    refuses(
        "restore",
        format!("2\n{base}{base}{base}"),
        "0\n0\n",
        &format!("4:1: {too_many}"),
    );
    refuses(
        "restore",
        format!("2\n{base}{base}1"),
        "0\n0\n",
        &format!("4:1: {too_many}"),
    );
    let none = "2:1: expected nothing behind the last board, found `1`";
    refuses("restore", format!("0\n{base}"), "", none);
}

#[test]
fn a_count_that_is_not_a_whole_number_is_refused() {
    for count in [
        "-1",
        "-2",
        "x",
        "1.5",
        "1e3",
        "0x1",
        "９",
        "99999999999999999999",
    ] {
        let sentence = format!("1:1: expected a count of boards, found `{count}`");
        refuses(
            "restore",
            format!("{count}\n1 2 3 4 5 6 7 8\n"),
            "",
            &sentence,
        );
    }
    let end = "expected a count of boards, found the end of the input";
    refuses("restore", "", "", &format!("1:1: {end}"));
    refuses("restore", "\n\n", "", &format!("2:1: {end}"));
}

#[test]
fn a_board_that_is_not_one_is_refused_after_those_before_it() {
    let refuses = |board: &str, sentence: &str| {
        let question = format!("3\n1 2 3 4 5 6 7 8\n{board}\n1 2 3 4 5 6 7 8\n");
        refuses("restore", question, "0\n", &format!("3:{sentence}"));
    };
    let number = "expected a number from 1 to 8, found";
    refuses("1 2 3 4 5 6 7 9", &format!("15: {number} `9`"));
    refuses("1 2 3 4 5 6 7 0", &format!("15: {number} `0`"));
    refuses("12 3 4 5 6 7 8", &format!("1: {number} `12`"));
    refuses("12345678", &format!("1: {number} `12345678`"));
    refuses("1 2 3 4 5 6 7 x", &format!("15: {number} `x`"));
    refuses("1 2 3 4 5 6 7 7", "15: the number 7 is there twice");
}

#[test]
fn a_board_that_is_too_short_takes_a_number_of_the_next_one() {
    let question = "2\n1 2 3 4 5 6 7\n1 2 3 4 5 6 7 8\n";
    refuses("restore", question, "", "3:1: the number 1 is there twice");
}

// Blocks with a step limit: sicily, sicily-c.

#[test]
fn a_step_limit_equal_to_the_answer_is_enough_and_one_below_is_not() {
    let block = "\n5 8 7 6\n4 1 2 3\n";
    answers("sicily", format!("2{block}-1\n"), "2 AB\n");
    answers("sicily", format!("1{block}-1\n"), "-1\n");
    answers("sicily", format!("0{block}-1\n"), "-1\n");
    answers(
        "sicily",
        format!("3{block}100{block}1{block}2{block}-1"),
        "2 AB\n2 AB\n-1\n2 AB\n",
    );
    answers("sicily", format!("9223372036854775807{block}-1"), "2 AB\n");
    for (protocol, base) in [
        ("sicily", "1 2 3 4\n8 7 6 5\n"),
        ("sicily-c", "1 2 3 4\n5 6 7 8\n"),
    ] {
        answers(protocol, format!("0\n{base}-1\n"), "0\n");
        answers(protocol, format!("22\n{base}0\n{base}-1\n"), "0\n0\n");
    }
}

#[test]
fn the_first_limit_of_minus_1_ends_the_input() {
    for protocol in ["sicily", "sicily-c"] {
        answers(protocol, "-1\n", "");
        answers(protocol, "-1", "");
        answers(protocol, "-1\n1\n8 7 6 5\n1 2 3 4\n-1\n", "");
        answers(protocol, "-1 and so on", "");
        answers(protocol, b"-1\n\xff\n", "");
    }
}

#[test]
fn a_missing_end_is_told_after_all_answers() {
    let question = "1\n8 7 6 5\n1 2 3 4\n0\n8 7 6 5\n1 2 3 4\n";
    let end = "expected a step limit, or -1 for the end, found the end of the input";
    refuses("sicily", question, "1 A\n-1\n", &format!("6:8: {end}"));
    refuses(
        "sicily",
        question.trim_end(),
        "1 A\n-1\n",
        &format!("6:8: {end}"),
    );
    for protocol in ["sicily", "sicily-c"] {
        refuses(protocol, "", "", &format!("1:1: {end}"));
        refuses(protocol, "\n\n", "", &format!("2:1: {end}"));
    }
}

#[test]
fn rows_are_read_as_rows_and_not_clockwise() {
    // Clockwise these are the bases, but in rows the first is far from its one.
    let (stdout, _, _) = judge("sicily", "22\n1 2 3 4\n5 6 7 8\n-1\n");
    assert!(stdout.starts_with("17 "), "{stdout}");
    let (stdout, _, _) = judge("sicily-c", "22\n1 2 3 4\n8 7 6 5\n-1\n");
    assert!(!stdout.starts_with('0'), "{stdout}");
}

#[test]
fn a_block_that_is_not_one_is_refused_after_those_before_it() {
    let (before, answered) = ("1\n1 2 3 4\n8 7 6 5\n", "0\n");
    let refuses = |block: &str, sentence: &str| {
        refuses("sicily", format!("{before}{block}"), answered, sentence);
    };
    let limit = "expected a step limit, or -1 for the end, found";
    for wrong in ["-2", "x", "1.5", "--1", "99999999999999999999"] {
        let block = format!("{wrong}\n1 2 3 4\n8 7 6 5\n-1\n");
        refuses(&block, &format!("4:1: {limit} `{wrong}`"));
    }
    let number = "expected a number from 1 to 8, found";
    refuses("3\n1 2 3 4\n8 7 6\n-1\n", &format!("7:1: {number} `-1`"));
    refuses(
        "3\n1 2 3 4\n",
        &format!("5:8: {number} the end of the input"),
    );
    refuses("3\n1 2 3 4\n8 7 6 0\n-1\n", &format!("6:7: {number} `0`"));
    refuses("3\n1 2 3 4\n8 7 6 9\n-1\n", &format!("6:7: {number} `9`"));
    refuses("3\n1234\n8765\n-1\n", &format!("5:1: {number} `1234`"));
    refuses(
        "3\n1 2 3 4\n8 7 6 1\n-1\n",
        "6:7: the number 1 is there twice",
    );
}

#[test]
fn a_ninth_number_of_a_block_is_the_next_limit() {
    let question = "3\n1 2 3 4\n8 7 6 5 9\n-1\n";
    let sentence = "4:1: expected a number from 1 to 8, found `-1`";
    refuses("sicily", question, "0\n", sentence);
}

// Cubes.

#[test]
fn cubes_are_read_glued_or_parted() {
    let digits = [SOLVED, HARDEST, ONE_AWAY]
        .concat()
        .replace([' ', '\n'], "");
    for count in [1, 2, 4, 5, 24, 72] {
        for between in [" ", "\n", "\r\n"] {
            let parts: Vec<_> = digits.as_bytes().chunks(count).collect();
            answers("cube", parts.join(between.as_bytes()), "0\n7\n1\n");
        }
    }
}

#[test]
fn each_face_may_be_the_white_one() {
    for face in 0..6 {
        let mut faces = ["11\n11\n"; 6];
        faces[face] = "00\n00\n";
        answers("cube", faces.concat(), "0\n");
    }
}

#[test]
fn a_cube_that_cannot_be_solved_is_answered_with_minus_1_and_the_others_all_the_same() {
    let expected = |answer: &str, code| (answer.to_string(), String::new(), code);
    assert_eq!(judge("cube", UNSOLVABLE), expected("-1\n", 1));
    let cubes = [ONE_AWAY, UNSOLVABLE, SOLVED, UNSOLVABLE, HARDEST].concat();
    assert_eq!(judge("cube", cubes), expected("1\n-1\n0\n-1\n7\n", 1));
    let cubes = [UNSOLVABLE, SOLVED, "1"].concat();
    let (stdout, _, code) = judge("cube", cubes);
    assert_eq!((&*stdout, code), ("-1\n0\n", 2));
}

#[test]
fn a_cube_that_is_not_one_is_refused_after_those_before_it() {
    let refuses = |cube: &str, place: &str, sentence: &str| {
        refuses("cube", cube, "", &format!("1:{place}: {sentence}"));
        let cube = format!("{ONE_AWAY}{cube}");
        refuses("cube", cube, "1\n", &format!("2:{place}: {sentence}"));
    };
    let colour = "expected 0 for white or 1 for black, found";
    refuses("0102", "4", &format!("{colour} `2`"));
    refuses("0 1 x", "5", &format!("{colour} `x`"));
    refuses("00,11", "3", &format!("{colour} `,`"));
    refuses("0 1 -1", "5", &format!("{colour} `-`"));
    refuses("01魔0", "3", &format!("{colour} `魔`"));
    let missing =
        |next: usize| format!("expected sticker {next} of the cube, found the end of the input");
    refuses("0", "2", &missing(2));
    refuses("00 1 1 00 ", "10", &missing(7));
    refuses("0000 1111 1111 1111 1111 11", "28", &missing(23));
    let whites = |count: &str| format!("expected the label `0` 4 times, found it {count}");
    refuses(
        "0001 1111 1111 1111 1111 1111",
        "1",
        "expected the label `1` 20 times, found it 21 times",
    );
    refuses("0000 0111 1111 1111 1111 1111", "1", &whites("5 times"));
    refuses("0000 0000 0000 0000 0000 0000", "1", &whites("24 times"));
    refuses(
        "  1111 1111 1111 1111 1111 1111",
        "3",
        "expected the label `1` 20 times, found it 24 times",
    );
}

#[test]
fn no_cube_at_all_is_refused() {
    for (nothing, place) in [
        ("", "1:1"),
        ("\u{feff}", "1:1"),
        ("\n\n", "2:1"),
        ("  ", "1:1"),
    ] {
        let (stdout, stderr, code) = judge("cube", nothing);
        assert_eq!((&*stdout, code), ("", 2), "{nothing:?}");
        assert!(
            stderr.starts_with(&format!("error: <stdin>:{place}: expected ")),
            "{stderr}"
        );
        assert!(
            stderr.ends_with(", found the end of the input\n"),
            "{stderr}"
        );
    }
}

#[test]
fn a_25th_digit_begins_another_cube() {
    let (stdout, stderr, code) = judge("cube", format!("{}0\n", SOLVED.trim_end()));
    assert_eq!((&*stdout, code), ("0\n", 2));
    let sentence = "expected sticker 2 of the cube, found the end of the input";
    assert_eq!(stderr, format!("error: <stdin>:1:31: {sentence}\n"));
}

// What is no text, or too much of it.

/// A part of each sample that is answered on its own, and the answer.
fn part_of(protocol: &str) -> (&'static str, &'static str) {
    match protocol {
        "hdu" => ("12345678\n17245368\n", "C\n"),
        "restore" => ("2\n8 6 3 5 4 2 7 1\n", "2\n"),
        "sicily" => ("3\n8 7 6 5\n1 2 3 4\n", "1 A\n"),
        "sicily-c" => ("3\n3 4 1 2\n7 8 5 6\n", "1 A\n"),
        "cube" => (ONE_AWAY, "1\n"),
        _ => ("2 6 8 4\n", ""),
    }
}

#[test]
fn a_line_that_is_not_utf8_is_refused_after_the_answers_before_it() {
    for (protocol, ..) in SAMPLES {
        let (before, answered) = part_of(protocol);
        let line = before.lines().count() + 1;
        let sentence = format!("{line}:1: the line is not UTF-8 text");
        for wrong in [&b"1 2 \xff\n1 2 3 4\n"[..], b"\xed\xa0\x80"] {
            let question = [before.as_bytes(), wrong].concat();
            refuses(protocol, question, answered, &sentence);
        }
        let utf16 = "2 6 8 4 5 7 3 1\r\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes);
        let utf16: Vec<u8> = b"\xff\xfe".iter().copied().chain(utf16).collect();
        refuses(protocol, utf16, "", "1:1: the line is not UTF-8 text");
    }
}

#[test]
fn a_line_of_100000_characters_is_refused_after_the_answers_before_it() {
    for (protocol, ..) in SAMPLES {
        let (before, answered) = part_of(protocol);
        let line = before.lines().count() + 1;
        let sentence = format!("{line}:1: the line is longer than 65536 bytes");
        for character in ["1 ", "魔"] {
            let long = character.repeat(100_000);
            let question = format!("{before}{long}\n1\n");
            refuses(protocol, question, answered, &sentence);
        }
    }
}

#[test]
fn a_sentence_shows_no_more_of_a_long_word_than_can_be_read() {
    for (protocol, ..) in SAMPLES {
        let (stdout, stderr, code) = judge(protocol, "x".repeat(60_000));
        assert_eq!((&*stdout, code), ("", 2), "{protocol}");
        let length = stderr.chars().count();
        assert!(
            length < 200,
            "{protocol}: a sentence of {length} characters"
        );
    }
}

#[test]
fn a_sentence_holds_no_control_characters_of_the_input() {
    for (protocol, ..) in SAMPLES {
        for wrong in ["\0", "\x1b[31mred", "\x07", "1\x08", "\x7f"] {
            let (_, stderr, code) = judge(protocol, wrong);
            assert_eq!(code, 2, "{protocol}: {wrong:?}");
            let sentence = stderr.strip_suffix('\n').unwrap();
            assert!(
                !sentence.contains(char::is_control),
                "{protocol}: {sentence:?}"
            );
            assert!(
                !sentence.contains("``"),
                "{protocol}: {sentence:?} for {wrong:?}"
            );
        }
    }
}

// Files.

#[test]
fn a_mistake_in_a_file_is_told_with_the_name_of_the_file() {
    let arguments = ["judge", "hdu", "judge-mistake.in"];
    let input = b"12345678\r\n17245368\r\n12345678\r\n1724536x\r\n";
    let expected = "error: judge-mistake.in:4:8: expected a number from 1 to 8, found `x`\n";
    assert_eq!(
        run(beside_file("judge-mistake.in", input, &arguments), ""),
        ("C\n".to_string(), expected.to_string(), 2)
    );
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    for file in ["judge-there-is-none.in", "judge-directory"] {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
        fs::create_dir_all(directory.join("judge-directory")).unwrap();
        let mut program = program(&["judge", "usaco", file]);
        program.current_dir(directory);
        let (stdout, stderr, code) = run(program, "2 6 8 4 5 7 3 1\n");
        assert_eq!((&*stdout, code), ("", 2), "{file}");
        assert!(stderr.starts_with("error: cannot "), "{stderr}");
        assert!(stderr.contains(file), "{stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
    }
}

// Every board and every cube.

#[test]
fn every_target_from_the_base_is_answered_as_a_plain_search_answers() {
    let (mut pairs, mut ways) = (String::new(), String::new());
    for (board, way) in FROM_BASE.iter() {
        let target = digits(clockwise(*board), "");
        writeln!(pairs, "12345678\n{target}").unwrap();
        writeln!(ways, "{way}").unwrap();
    }
    same_lines(&judge("hdu", pairs), &ways);
}

#[test]
fn every_way_back_to_the_base_is_answered_as_a_plain_search_answers() {
    let (mut pairs, mut ways) = (String::new(), String::new());
    let (mut boards, mut lengths) = (String::from("40320\n"), String::new());
    for (board, way) in TO_BASE.iter() {
        let start = digits(clockwise(*board), "");
        writeln!(pairs, "{start}\n12345678").unwrap();
        writeln!(ways, "{way}").unwrap();
        let board = digits(clockwise(*board), " ");
        writeln!(boards, "{board}").unwrap();
        writeln!(lengths, "{}", way.len()).unwrap();
    }
    same_lines(&judge("hdu", pairs), &ways);
    same_lines(&judge("restore", boards), &lengths);
}

#[test]
fn every_target_is_answered_within_a_limit_of_22_and_none_below_its_length() {
    for (protocol, boards) in [("sicily", &FROM_BASE), ("sicily-c", &FROM_BASE_C)] {
        let (mut blocks, mut expected) = (String::new(), String::new());
        let mut ask = |limit: usize, board, answer: &str| {
            let tiles = digits(board, " ");
            let (top, bottom) = tiles.split_at(7);
            writeln!(blocks, "{limit}\n{top}\n{}", bottom.trim_start()).unwrap();
            writeln!(expected, "{answer}").unwrap();
        };
        let mut longest = 0;
        for (board, way) in boards.iter() {
            let answer = format!("{} {way}", way.len());
            ask(22, *board, if way.is_empty() { "0" } else { &answer });
            // One board of each length, with the limit that is enough and the one that is not.
            if way.len() > longest {
                longest = way.len();
                ask(longest, *board, &answer);
                ask(longest - 1, *board, "-1");
            }
        }
        assert_eq!(longest, 22);
        same_lines(&judge(protocol, blocks + "-1\n"), &expected);
    }
}

#[test]
fn every_cube_is_answered_and_each_length_is_there_as_often_as_it_should() {
    let (mut question, mut cubes) = (String::new(), 0);
    for a in 0..24 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    let white = [a, b, c, d];
                    let sticker = |place| if white.contains(&place) { '0' } else { '1' };
                    question.extend((0..24).map(sticker).chain(['\n']));
                    cubes += 1;
                }
            }
        }
    }
    let (stdout, stderr, code) = judge("cube", question);
    assert_eq!((&*stderr, code), ("", 1));
    let answers: Vec<i32> = stdout.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(answers.len(), cubes);
    let count = |answer| answers.iter().filter(|a| **a == answer).count();
    let counts = [6, 24, 108, 444, 1440, 2760, 882, 6];
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(count), counts);
    assert_eq!(count(-1), 10_626 - 5_670);
}

/// Compares line by line, so that a difference is told by its line and not by a megabyte.
#[track_caller]
fn same_lines((stdout, stderr, code): &(String, String, i32), expected: &str) {
    assert_eq!((&**stderr, *code), ("", 0));
    let pairs = stdout.lines().zip(expected.lines()).enumerate();
    for (number, (line, expected)) in pairs {
        assert_eq!(line, expected, "line {}", number + 1);
    }
    assert!(
        stdout == expected,
        "the answers differ in number or in their last newline"
    );
}
