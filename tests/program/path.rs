//! `wayhome path` from one state to another: moves, steps, JSON, and the ends that are refused.

use serde_json::{Value, json};

use super::{ONE_AWAY, SOLVED, UNSOLVABLE, answers, refuses, said, wayhome};

#[test]
fn a_path_leads_from_one_end_to_the_other() {
    answers(&["path"], "0\n\n");
    answers(&["path", "--to", "26845731"], "7\nBCABCCB\n");
    answers(&["path", "--from", "26845731"], "7\nCCBCBBB\n");
    answers(
        &["path", "--from", "12345678", "--to", "17245368"],
        "1\nC\n",
    );
    answers(
        &["path", "--from", "12345678", "--to", "58763214"],
        "2\nAB\n",
    );
    answers(&["path", "--from", "26845731", "--to", "26845731"], "0\n\n");
    // What A makes of this start, and what B does.
    answers(
        &["path", "--from", "26845731", "--to", "13754862"],
        "1\nA\n",
    );
    answers(
        &["path", "--to", "42687315", "--from", "26845731"],
        "1\nB\n",
    );
    let words = [
        "path",
        "--to",
        "2",
        "6",
        "8",
        "4",
        "5",
        "7",
        "3",
        "1",
        "--from",
        "1,2,3,4 5678",
    ];
    answers(&words, "7\nBCABCCB\n");
    answers(
        &["path", "--puzzle", "magic-board", "--from=26845731"],
        "7\nCCBCBBB\n",
    );
}

#[test]
fn a_path_of_the_other_puzzles_is_asked_by_their_names() {
    let board_c = ["path", "--puzzle", "magic-board-c"];
    answers(&board_c, "0\n\n");
    answers(&[&board_c[..], &["--to", "34127856"]].concat(), "1\nA\n");
    answers(&[&board_c[..], &["--to", "23416785"]].concat(), "1\nB\n");
    answers(&[&board_c[..], &["--to", "13745268"]].concat(), "1\nC\n");
    answers(&[&board_c[..], &["--from", "41238567"]].concat(), "1\nB\n");
    let cube = ["path", "--puzzle", "special-cube"];
    answers(&cube, "0\n\n");
    answers(&[&cube[..], &["--from", ONE_AWAY]].concat(), "1\nRD\n");
    answers(
        &[
            &cube[..],
            &["--from", "1100 1111", "1111 1111", "1111 1001"],
        ]
        .concat(),
        "4\nDL RD DR C\n",
    );
}

#[test]
fn a_path_for_programs_is_one_line_of_json() {
    let base = r#""puzzle":"magic-board","from":"1 2 3 4 5 6 7 8""#;
    let to_itself = format!("{{{base},\"to\":\"1 2 3 4 5 6 7 8\",\"length\":0,\"moves\":[]}}\n");
    answers(&["path", "--json"], &to_itself);
    let there =
        format!("{{{base},\"to\":\"5 8 7 6 3 2 1 4\",\"length\":2,\"moves\":[\"A\",\"B\"]}}\n");
    answers(&["path", "--json", "--to", "58763214"], &there);
    answers(
        &["path", "--from", "12345678", "--to", "58763214", "--json"],
        &there,
    );
    let back = r#"{"puzzle":"magic-board","from":"8 2 7 5 4 6 3 1","to":"1 2 3 4 5 6 7 8","length":2,"moves":["A","C"]}"#;
    answers(
        &["path", "--json", "--from", "82754631"],
        &format!("{back}\n"),
    );
    let cube = r#"{"puzzle":"special-cube","from":"0 1 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 1 0","to":"0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1","length":1,"moves":["RD"]}"#;
    let arguments = [
        "path",
        "--puzzle",
        "special-cube",
        "--json",
        "--from",
        ONE_AWAY,
    ];
    answers(&arguments, &format!("{cube}\n"));
}

#[test]
fn the_steps_are_drawn_move_by_move() {
    let none = "0\n\n\n1 2 3 4\n8 7 6 5\n";
    answers(&["path", "--steps"], none);
    let two = "2\nAB\n\n1 2 3 4\n8 7 6 5\n\nA\n8 7 6 5\n1 2 3 4\n\nB\n5 8 7 6\n4 1 2 3\n";
    answers(&["path", "--to", "58763214", "--steps"], two);
    let from = "1\nC\n\n2 6 8 4\n1 3 7 5\n\nC\n2 3 6 4\n1 7 8 5\n";
    answers(
        &["path", "--from", "26845731", "--to", "23645871", "--steps"],
        from,
    );
    let cube = "\
1
RD

       0  1
       0  1
1  1   1  1   1  1   0  1
1  1   1  1   1  1   0  1
       1  1
       1  1

RD
       0  0
       0  0
1  1   1  1   1  1   1  1
1  1   1  1   1  1   1  1
       1  1
       1  1
";
    answers(
        &[
            "path",
            "--puzzle",
            "special-cube",
            "--from",
            ONE_AWAY,
            "--steps",
        ],
        cube,
    );
}

#[test]
fn the_steps_for_programs_are_states() {
    let base = r#""puzzle":"magic-board","from":"1 2 3 4 5 6 7 8""#;
    let none =
        format!("{{{base},\"to\":\"1 2 3 4 5 6 7 8\",\"length\":0,\"moves\":[],\"steps\":[]}}\n");
    answers(&["path", "--json", "--steps"], &none);
    let a = r#"{"move":"A","state":"8 7 6 5 4 3 2 1"}"#;
    let b = r#"{"move":"B","state":"5 8 7 6 3 2 1 4"}"#;
    let head = format!("{base},\"to\":\"5 8 7 6 3 2 1 4\",\"length\":2,\"moves\":[\"A\",\"B\"]");
    let two = format!("{{{head},\"steps\":[{a},{b}]}}\n");
    answers(&["path", "--json", "--steps", "--to", "58763214"], &two);
    let arguments = [
        "path",
        "--puzzle",
        "special-cube",
        "--from",
        ONE_AWAY,
        "--json",
        "--steps",
    ];
    let answer: Value = serde_json::from_str(&said(&arguments)).unwrap();
    let solved = "0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1";
    let steps = json!([{ "move": "RD", "state": solved }]);
    assert_eq!(answer["steps"], steps);
}

#[test]
fn a_cube_that_cannot_be_solved_ends_with_1_and_a_sentence() {
    let sentence = "error: no moves lead from this state to a goal\n";
    let as_json = "{\"unreachable\":\"no moves lead from this state to a goal\"}\n";
    let cube = ["path", "--puzzle", "special-cube", "--from", UNSOLVABLE];
    for (options, answer) in [
        (&[][..], ""),
        (&["--json"], as_json),
        (&["--steps"], ""),
        (&["--json", "--steps"], as_json),
    ] {
        let expected = (answer.to_string(), sentence.to_string(), 1);
        let answered = wayhome(&[&cube[..], options].concat(), "");
        assert_eq!(answered, expected, "{options:?}");
    }
}

#[test]
fn the_cube_has_no_target_to_ask_for() {
    let sentence = "this puzzle has repeated labels or several goals, so only the path to a goal \
                    has an answer; leave out `--to`";
    let cube = ["path", "--puzzle", "special-cube", "--to", SOLVED];
    refuses(&cube, sentence);
    refuses(&[&cube[..], &["--from", ONE_AWAY]].concat(), sentence);
    refuses(&[&cube[..], &["--json", "--steps"]].concat(), sentence);
}

#[test]
fn an_end_that_is_not_a_state_is_refused_in_one_sentence() {
    let refuses = |end: &str, puzzle: &str, text: &str, sentence: &str| {
        let sentence = format!("`{text}` is not a state of {puzzle}: {sentence}");
        refuses(&["path", "--puzzle", puzzle, end, text], &sentence);
        refuses(
            &["path", "--puzzle", puzzle, "--json", "--steps", end, text],
            &sentence,
        );
    };
    for end in ["--from", "--to"] {
        for board in ["magic-board", "magic-board-c"] {
            refuses(
                end,
                board,
                "1234567",
                "expected a state of 8 labels, found 7",
            );
            refuses(
                end,
                board,
                "123456781",
                "expected a state of 8 labels, found 9",
            );
            refuses(
                end,
                board,
                "1 2 3 4 5 6 7 9",
                "`9` in place 8 is not a label of this puzzle",
            );
            refuses(
                end,
                board,
                "12345677",
                "expected the label `7` once, found it twice",
            );
        }
        let (short, white, twos) = ("1".repeat(23), "0".repeat(24), "2".repeat(24));
        let cube = "special-cube";
        refuses(end, cube, &short, "expected a state of 24 labels, found 23");
        refuses(
            end,
            cube,
            &white,
            "expected the label `0` 4 times, found it 24 times",
        );
        refuses(
            end,
            cube,
            &twos,
            "`2` in place 1 is not a label of this puzzle",
        );
    }
}

#[test]
fn of_two_wrong_ends_the_start_is_told() {
    let sentence = "`1` is not a state of magic-board: expected a state of 8 labels, found 1";
    refuses(&["path", "--to", "2", "--from", "1"], sentence);
}
