//! `wayhome path` with states from standard input: each line is answered with a line, in order and
//! at once, whatever the lines hold.

mod lines;
mod many_lines;

use super::{SOLVED, UNSOLVABLE, wayhome};

/// The cube [`ONE_AWAY`](super::ONE_AWAY), its faces parted by blanks.
const ONE_AWAY_PARTED: &str = "0101 1111 1111 1111 1111 1010";

#[track_caller]
fn answers(arguments: &[&str], input: impl Into<Vec<u8>>, answer: &str) {
    let expected = (answer.to_string(), String::new(), 0);
    assert_eq!(wayhome(arguments, input), expected, "{arguments:?}");
}

#[test]
fn targets_are_answered_from_the_base() {
    let targets = "2 6 8 4 5 7 3 1\n12345678\n82754631\n5,8,7,6,3,2,1,4\n";
    answers(
        &["path", "--to", "-"],
        targets,
        "7 BCABCCB\n0\n2 AC\n2 AB\n",
    );
}

#[test]
fn starts_are_answered_back_to_the_base() {
    let starts = "2 6 8 4 5 7 3 1\n12345678\n82754631\n";
    let answer = "7 CCBCBBB\n0\n2 AC\n";
    answers(&["path", "--from", "-"], starts, answer);
    answers(&["path", "--from", "-", "--to", "12345678"], starts, answer);
}

#[test]
fn targets_are_answered_from_any_start() {
    // The start, and what A, B and C make of it.
    let targets = "26845731\n13754862\n42687315\n23645871\n";
    let answer = "0\n1 A\n1 B\n1 C\n";
    answers(
        &["path", "--from", "26845731", "--to", "-"],
        targets,
        answer,
    );
    let words = [
        "path", "--to", "-", "--from", "2", "6", "8", "4", "5", "7", "3", "1",
    ];
    answers(&words, targets, answer);
}

#[test]
fn starts_are_answered_to_any_target() {
    // The target, and the boards of which A, B and C make it.
    let starts = "26845731\n13754862\n68421573\n28745361\n";
    let answer = "0\n1 A\n1 B\n1 C\n";
    answers(&["path", "--from", "-", "--to", "26845731"], starts, answer);
}

#[test]
fn states_of_the_other_puzzles_are_answered() {
    let cubes = format!("{SOLVED}\n{ONE_AWAY_PARTED}\n1100 1111 1111 1111 1111 1001\n");
    let arguments = ["path", "--puzzle", "special-cube", "--from", "-"];
    answers(&arguments, cubes, "0\n1 RD\n4 DL RD DR C\n");
    let boards = "12345678\n34127856\n23416785\n13745268\n";
    let arguments = ["path", "--puzzle", "magic-board-c", "--to", "-"];
    answers(&arguments, boards, "0\n1 A\n1 B\n1 C\n");
}

#[test]
fn answers_for_programs_are_a_json_object_a_line() {
    let arguments = ["path", "--to", "-", "--json"];
    let (stdout, stderr, code) = wayhome(&arguments, "82754631\n\n12345678\n");
    let base = r#"{"puzzle":"magic-board","from":"1 2 3 4 5 6 7 8","#;
    let expected = [
        &format!(r#"{base}"to":"8 2 7 5 4 6 3 1","length":2,"moves":["A","C"]}}"#),
        r#"{"line":2,"error":"expected a state of 8 labels, found 0"}"#,
        &format!(r#"{base}"to":"1 2 3 4 5 6 7 8","length":0,"moves":[]}}"#),
    ];
    assert_eq!(stdout.lines().collect::<Vec<_>>(), expected);
    assert_eq!(
        stderr,
        "error: line 2: expected a state of 8 labels, found 0\n"
    );
    assert_eq!(code, 2);

    let arguments = ["path", "--puzzle", "special-cube", "--from", "-", "--json"];
    let (stdout, stderr, code) = wayhome(&arguments, format!("{ONE_AWAY_PARTED}\n{UNSOLVABLE}"));
    let expected = [
        r#"{"puzzle":"special-cube","from":"0 1 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 1 0","to":"0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1","length":1,"moves":["RD"]}"#,
        r#"{"line":2,"unreachable":"no moves lead from this state to a goal"}"#,
    ];
    assert_eq!(stdout.lines().collect::<Vec<_>>(), expected);
    assert_eq!((&*stderr, code), ("", 1));
}

#[test]
fn both_ends_or_steps_cannot_be_asked_of_each_line() {
    let both = "only one of `--from` and `--to` can be read from standard input";
    let steps = "`--steps` draws the path of one state, not of each line of standard input";
    for (arguments, sentence) in [
        (&["path", "--from", "-", "--to", "-"][..], both),
        (&["path", "--from", "-", "--to", "-", "--json"], both),
        (&["path", "--from", "-", "--steps"], steps),
        (&["path", "--to", "-", "--steps", "--json"], steps),
    ] {
        let expected = (String::new(), format!("error: {sentence}\n"), 2);
        assert_eq!(wayhome(arguments, "12345678\n"), expected, "{arguments:?}");
    }
}

#[test]
fn the_cube_has_no_target_to_read_and_that_is_told_once() {
    let sentence = "this puzzle has repeated labels or several goals, so only the path to a goal \
                    has an answer; leave out `--to`";
    let expected = (String::new(), format!("error: {sentence}\n"), 2);
    let many = format!("{SOLVED}\n{ONE_AWAY_PARTED}\n");
    for input in ["", &many] {
        let arguments = ["path", "--puzzle", "special-cube", "--to", "-"];
        assert_eq!(wayhome(&arguments, input), expected);
        let arguments = [
            "path",
            "--puzzle",
            "special-cube",
            "--from",
            "-",
            "--to",
            SOLVED,
        ];
        assert_eq!(wayhome(&arguments, input), expected);
    }
}
