//! Making moves.

use serde_json::{Value, json};

use crate::{SOLVED, answers, refuses, said};

const TARGET: &str = "2 6 8 4 5 7 3 1\n";

#[test]
fn moves_lead_from_the_base_to_the_target() {
    answers(&["apply", "BCABCCB"], TARGET);
    answers(&["apply", "B", "C", "A", "B", "C", "C", "B"], TARGET);
    answers(&["apply", "BCA BC", "CB"], TARGET);
    answers(&["apply", "", "A"], "8 7 6 5 4 3 2 1\n");
    answers(&["apply", ""], "1 2 3 4 5 6 7 8\n");
    answers(
        &["apply", "A", "--puzzle", "magic-board-c"],
        "3 4 1 2 7 8 5 6\n",
    );
    // A path home leads home.
    let home = said(&["path", "--from", "26845731"]);
    let moves = home.lines().nth(1).unwrap();
    answers(&["apply", moves, "--from", "26845731"], "1 2 3 4 5 6 7 8\n");
}

#[test]
fn longer_names_need_blanks() {
    let turned = "0 1 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 1 0\n";
    let cube = ["apply", "--puzzle", "special-cube"];
    answers(&[&cube[..], &["DL", "RU"]].concat(), turned);
    answers(&[&cube[..], &["DL RU", "--from", SOLVED]].concat(), turned);
    refuses(
        &[&cube[..], &["DLRU"]].concat(),
        "`DLRU` in place 1 is not a move of special-cube, whose moves are DL DR RU RD C CC",
    );
}

#[test]
fn steps_are_drawn_and_programs_get_json() {
    answers(
        &["apply", "AC", "--from", "82754631", "--steps"],
        "1 2 3 4 5 6 7 8\n\n8 2 7 5\n1 3 6 4\n\nA\n1 3 6 4\n8 2 7 5\n\nC\n1 2 3 4\n8 7 6 5\n",
    );
    let answer = said(&["apply", "AC", "--from", "82754631", "--json", "--steps"]);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(
        answer,
        json!({
            "puzzle": "magic-board",
            "from": "8 2 7 5 4 6 3 1",
            "moves": ["A", "C"],
            "to": "1 2 3 4 5 6 7 8",
            "steps": [
                { "move": "A", "state": "1 3 6 4 5 7 2 8" },
                { "move": "C", "state": "1 2 3 4 5 6 7 8" },
            ],
        })
    );
}

#[test]
fn what_is_no_move_or_no_state_is_refused() {
    let moves = "is not a move of magic-board, whose moves are A B C";
    refuses(&["apply", "X"], &format!("`X` in place 1 {moves}"));
    refuses(&["apply", "ABx"], &format!("`x` in place 3 {moves}"));
    refuses(&["apply", "a"], &format!("`a` in place 1 {moves}"));
    refuses(&["apply", "前"], &format!("`前` in place 1 {moves}"));
    refuses(
        &["apply", "A", "--from", "1234"],
        "`1234` is not a state of magic-board: expected a state of 8 labels, found 4",
    );
}
