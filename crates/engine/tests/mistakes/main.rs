//! Each mistake in a definition is one sentence with line and column, and no text makes it panic.

mod files;
mod pieces;
mod random;

use wayhome_engine::definition::{Definition, DefinitionError};
use wayhome_engine::generate::Generator;

/// The definitions with a mistake each, and what is said of it, by the name of their file.
const CASES: [(&str, &str); 2] = [
    ("ring.toml", include_str!("definitions.txt")),
    ("ring.tws", include_str!("pieces.txt")),
];

const RING: &str = "cells = '1 2 3'\nmoves.A = '2 3 1'\n";

fn mistake_of(text: impl AsRef<[u8]>) -> DefinitionError {
    mistake_in("ring.toml", text)
}

fn mistake_in(file: &str, text: impl AsRef<[u8]>) -> DefinitionError {
    let text = text.as_ref();
    match Definition::parse("ring", file, text) {
        Ok(_) => panic!("no mistake in\n{}", String::from_utf8_lossy(text)),
        Err(error) => error,
    }
}

#[track_caller]
fn assert_says(error: &DefinitionError, place: (usize, usize), sentence: &str) {
    assert_says_of("ring.toml", error, place, sentence);
}

#[track_caller]
fn assert_says_of(
    file: &str,
    error: &DefinitionError,
    (line, column): (usize, usize),
    sentence: &str,
) {
    assert_eq!(
        (error.line(), error.column(), error.sentence()),
        (Some(line), Some(column), sentence),
        "\n{error}"
    );
    assert_eq!(error.file(), Some(file));
    let message = error.to_string();
    assert!(message.starts_with(&format!("{sentence}\n")), "{message}");
    assert!(
        message.contains(&format!("--> {file}:{line}:{column}\n")),
        "{message}"
    );
}

#[track_caller]
fn assert_mistake(text: impl AsRef<[u8]>, place: (usize, usize), sentence: &str) {
    assert_says(&mistake_of(text), place, sentence);
}

/// Checks each case between a beginning and this line end, which should not change what is said.
fn check_cases(beginning: &str, line_end: &str) {
    for (file, cases) in CASES {
        check_cases_of(file, cases, beginning, line_end);
    }
}

fn check_cases_of(file: &str, cases: &str, beginning: &str, line_end: &str) {
    let mut line_of_case = 1;
    for case in cases.split("----\n") {
        let mut text = String::from(beginning);
        let mut marked = "";
        let mut expected = None;
        for line in case.lines() {
            if let Some((blanks, sentence)) = line.split_once("^ ")
                && blanks.trim().is_empty()
            {
                let column = column_below(marked, blanks.len());
                expected = Some(((text.matches('\n').count(), column), sentence));
            } else {
                text.push_str(line);
                text.push_str(line_end);
                marked = line;
            }
        }
        // The file begins with a few words to its reader.
        if let Some((place, sentence)) = expected {
            println!("the case in line {line_of_case} of those for {file}");
            assert_says_of(file, &mistake_in(file, &text), place, sentence);
        }
        line_of_case += case.lines().count() + 1;
    }
}

/// The column, in characters from 1, that stands above a mark behind so many blanks. Han characters
/// are two columns wide on a terminal.
fn column_below(line: &str, blanks: usize) -> usize {
    let mut width = 0;
    let before = line.chars().take_while(|c| {
        width += if *c < '\u{2e80}' { 1 } else { 2 };
        width <= blanks
    });
    before.count() + 1
}

#[test]
fn each_mistake_is_one_sentence_with_line_and_column() {
    check_cases("", "\n");
}

#[test]
fn line_ends_of_two_characters_move_no_mark() {
    check_cases("", "\r\n");
}

#[test]
fn a_byte_order_mark_moves_no_mark() {
    check_cases("\u{feff}", "\n");
}

#[test]
fn characters_of_several_bytes_move_marks_by_one_column() {
    check_cases("# 魔板: a comment of characters of several bytes\n", "\n");
}

#[test]
fn a_file_that_is_not_utf8_is_marked_where_that_begins() {
    let sentence = "the file is not UTF-8 text from here on";
    assert_mistake(b"\xff", (1, 1), sentence);
    assert_mistake(b"title = '\xe9\xad\x94 \xe9\xad'\n", (1, 12), sentence);
    assert_mistake(b"# \xe9\xad\x94\r\n# \xc0\x80", (2, 3), sentence);
}

#[test]
fn an_empty_file_and_a_carriage_return_alone_are_mistakes() {
    let sentence = "the definition has no `cells`, expected a drawing of the puzzle with a name \
                    for each cell";
    assert_mistake("", (1, 1), sentence);
    assert_mistake(
        "title = '魔'\rcells = '1'",
        (1, 13),
        "the file is not TOML: carriage return must be followed by newline, expected newline",
    );
}

#[test]
fn the_limits_of_a_definition_are_mistakes_with_a_place() {
    let names: Vec<_> = (1..=129).map(|number| number.to_string()).collect();
    let cells = format!("cells = '''\n{}\n'''\nmoves.A = '(1 2)'", names.join("\n"));
    let sentence = "`cells` names 129 cells, expected at most 128";
    assert_mistake(cells, (130, 1), sentence);

    let moves = (1..=256).map(|number| format!("A{number} = '2 1'\n"));
    let moves = format!("cells = '1 2'\n[moves]\n{}", moves.collect::<String>());
    let sentence = "found 256 moves, expected at most 255";
    assert_mistake(moves, (258, 1), sentence);

    let goals = "'',\n".repeat(65_536);
    let goals = format!("cells = '1 2'\nmoves.A = '2 1'\ngoals = [\n{goals}]");
    let sentence = "found 65536 goals, expected at most 1000";
    assert_mistake(goals, (1_004, 1), sentence);
}

#[test]
fn names_of_more_than_255_bytes_are_mistakes() {
    let long = "魔".repeat(86);
    let sentence = "expected a name of at most 255 bytes, found 258";
    let cells = format!("cells = '1 {long}'\nmoves.A = '(1)'");
    assert_mistake(cells, (1, 12), sentence);
    let label = format!("cells = '1 2'\ngoals = ['1 {long}']\nmoves.A = '(1)'");
    assert_mistake(label, (2, 13), sentence);
    let step = format!("cells = '1 2'\n[moves]\n'{long}' = '2 1'");
    assert_mistake(step, (3, 1), sentence);
    let title = format!("{RING}title = '{long}'").replace("moves.A", "moves.A ");
    assert_mistake(title, (3, 9), sentence);

    let error = Definition::parse(&long, "long.toml", RING.as_bytes())
        .expect_err("the puzzle's own name is too long");
    assert_eq!(
        error.to_string(),
        "the name of long.toml has more than 255 bytes"
    );
    assert_eq!(
        (error.line(), error.column(), error.file()),
        (None, None, None)
    );
}

#[test]
fn more_states_than_the_limit_are_a_mistake_of_the_moves() {
    let definition =
        Definition::parse("ring", "ring.toml", RING.as_bytes()).expect("the ring has no mistake");
    let error = Generator::new()
        .max_states(2)
        .generate(&definition)
        .expect_err("the ring has three states");
    let sentence = "the moves reach 3 states, expected at most 2 (`max-states`)";
    assert_says(&error, (2, 1), sentence);
    Generator::new()
        .max_states(3)
        .generate(&definition)
        .expect("three states are not more than three");
}

#[test]
fn a_message_shows_the_marked_line() {
    let text = "cells = '''\n魔 板\n木 水\n'''\n\n[moves]\n'右' = '''\n魔 板\n魔 水'''\n";
    assert_eq!(
        mistake_of(text.replace('\n', "\r\n")).to_string(),
        "\
the move `右` doubles the label of the cell `魔` and loses that of `木`
 --> ring.toml:9:1
  |
9 | 魔 水'''
  | ^^"
    );
    assert_eq!(
        mistake_of("cells = '1 2 3'\nmoves.A = '(1 2) (three 1)'\n").to_string(),
        "\
the move `A` names `three`, which is not a cell
 --> ring.toml:2:19
  |
2 | moves.A = '(1 2) (three 1)'
  |                   ^^^^^"
    );
}

#[test]
fn a_sentence_is_one_line_whatever_the_names() {
    for text in [
        "\"a\\nb\" = 1",
        "[moves]\n\"a\\nb\" = 1",
        "cells = '1 2'\n[moves]\n\"a\\nb\" = '2 1'",
    ] {
        let error = mistake_of(text);
        assert_eq!(error.sentence().lines().count(), 1, "{error}");
    }
}

#[test]
fn a_mistake_at_the_end_of_a_line_is_marked_in_this_line() {
    let sentence = "the file is not TOML: invalid literal string, expected `'`";
    assert_mistake("cells = '1 2\n", (1, 13), sentence);
    assert_mistake("cells = '1 2\r\n", (1, 13), sentence);
}

#[test]
fn a_mistake_at_the_end_of_the_file_is_marked_in_the_last_line() {
    let sentence = "the file is not TOML: invalid multi-line basic string, expected `\"`";
    assert_mistake("cells = \"\"\"\n1 2", (2, 4), sentence);
    assert_mistake("cells = \"\"\"\n1 2\n", (2, 4), sentence);
}
