//! Puzzles in which some states do not have some moves.

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::{answers, data, refuses, said, wayhome};

#[test]
fn a_move_that_a_state_does_not_have_is_told_with_its_place() {
    let puzzle = data("sliding-2x3");
    let apply = ["apply", "--puzzle", &puzzle];
    let moves = |moves: &'static str| [&apply[..], &[moves]].concat();
    answers(&moves("DR"), "1 _ 2 4 5 3\n");
    let sentence = |place: u32, step: &str, state: &str| {
        format!("the move `{step}` in place {place} is not there in the state {state}")
    };
    refuses(&moves("U"), &sentence(1, "U", "1 2 3 4 5 _"));
    refuses(&moves("DRUU"), &sentence(4, "U", "1 5 2 4 _ 3"));
    refuses(&moves("DRRR"), &sentence(4, "R", "_ 1 2 4 5 3"));
    let steps = [&moves("DU")[..], &["--steps"]].concat();
    let drawn = "1 2 3 4 5 _\n\n1 2 3\n4 5 _\n\nD\n1 2 _\n4 5 3\n\nU\n1 2 3\n4 5 _\n";
    let (stdout, _, _) = wayhome(&steps, "");
    assert_eq!(stdout, drawn);
}

#[test]
fn paths_make_the_moves_that_there_are() {
    let directory = tempdir().unwrap();
    let table = directory.path().join("8-puzzle.wayhome");
    let table = table.to_str().unwrap();
    answers(&["build", &data("8-puzzle"), "-o", table], "");
    let path = ["path", "--table", table, "--from"];
    // The gap goes around a square of four cells, either way.
    let state = "1 2 3 4 8 5 7 _ 6";
    let home = said(&[&path[..], &[state]].concat());
    let moves = home.lines().nth(1).unwrap();
    let apply = ["apply", "--table", table, "--from", state];
    answers(&[&apply[..], &[moves]].concat(), "1 2 3 4 5 6 7 8 _\n");
    // The two states at God's number 31, and a state of the other half of the arrangements.
    let hardest = said(&["info", table, "--hardest"]);
    assert_eq!(hardest.lines().count(), 2);
    for state in hardest.lines() {
        let all = said(&[&path[..], &[state, "--all"]].concat());
        let all: Vec<_> = all.lines().collect();
        let count = said(&[&path[..], &[state, "--count"]].concat());
        assert_eq!(count, format!("{}\n", all.len()));
        // U D L R is the order of the definition.
        let rank = |path: &&str| -> Vec<_> { path.chars().map(|c| "UDLR".find(c)).collect() };
        assert!(all.is_sorted_by(|one, other| rank(one) < rank(other)));
        assert_eq!(
            said(&[&path[..], &[state]].concat()),
            format!("31\n{}\n", all[0])
        );
        for path in [all[0], all[all.len() - 1]] {
            assert_eq!(path.len(), 31);
            let apply = ["apply", "--table", table, "--from", state, path];
            answers(&apply, "1 2 3 4 5 6 7 8 _\n");
        }
    }
    let (stdout, _, code) = wayhome(&[&path[..], &["2 1 3 4 5 6 7 8 _"]].concat(), "");
    assert_eq!((&*stdout, code), ("", 1));
}

#[test]
fn a_target_where_a_guard_would_follow_an_exchange_is_refused() {
    let puzzle = data("sliding-2x3");
    let path = ["path", "--puzzle", &puzzle, "--to"];
    refuses(
        &[&path[..], &["1 2 3 4 _ 5"]].concat(),
        "some moves depend on where the label `_` is, so only a target that has it where the goal does \
         has an answer",
    );
    let (stdout, _, code) = wayhome(&[&path[..], &["-"]].concat(), "1234_5\n12345_\n");
    assert_eq!((&*stdout, code), ("error\n0\n", 2));
}

#[test]
fn a_guarded_move_is_shown_case_by_case() {
    let puzzle = data("sliding-2x3");
    let shown = said(&["info", &puzzle]);
    let cases = "
moves         4
              U  where 1 = _: (1 4)
                 where 2 = _: (2 5)
                 where 3 = _: (3 6)
              D  where 4 = _: (1 4)
";
    assert!(shown.contains(cases), "{shown}");
    assert!(!shown.contains("hardest targets"), "{shown}");
    let facts: Value = serde_json::from_str(&said(&["info", &puzzle, "--json"])).unwrap();
    assert_eq!(facts["moves"], json!(["U", "D", "L", "R"]));
    assert_eq!(
        facts["cycles"][0][1],
        json!({ "when": "2 = _", "then": "(2 5)" })
    );
    assert_eq!(facts["hardest"], json!(["4 5 _ 1 2 3"]));
    assert_eq!(facts["hardest_targets"], json!([]));
}
