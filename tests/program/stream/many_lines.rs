//! More lines than one thread answers: each in its place.

use crate::{BOARD_COUNTS, boards, wayhome};

#[test]
fn a_hundred_thousand_lines_are_answered_in_their_order() {
    let boards = boards();
    assert_eq!(boards.len(), 40_320);
    let (mut input, mut wrong) = (String::new(), String::new());
    for line in 1..=100_000 {
        if line % 9_973 == 0 {
            input += "12345679\n";
            wrong += &["error: line ", &line.to_string()].concat();
            wrong += ": `9` in place 8 is not a label of this puzzle\n";
        } else {
            // The step has no factor in common with their number: neighbours have little to do
            // with each other, and each board is there more than once.
            input += &boards[line * 7_919 % boards.len()];
            input.push('\n');
        }
    }
    let (stdout, stderr, code) = wayhome(&["path", "--to", "-"], &*input);
    assert_eq!((&*stderr, code), (&*wrong, 2));
    assert!(stdout.ends_with('\n'));
    let (questions, answers): (Vec<_>, Vec<_>) =
        (input.lines().collect(), stdout.lines().collect());
    assert_eq!(answers.len(), 100_000);

    // The same lines in small parts, which one thread answers.
    for first in [0, 30_000, 65_000, 99_000] {
        let part = questions[first..first + 1_000].join("\n");
        let (stdout, ..) = wayhome(&["path", "--to", "-"], part);
        let same = stdout
            .lines()
            .eq(answers[first..first + 1_000].iter().copied());
        assert!(same, "lines {first} and on");
    }
    // And some one by one.
    for number in [0, 1, 777, 33_333, 50_001, 99_999] {
        let (stdout, ..) = wayhome(&["path", "--to", questions[number]], "");
        assert_eq!(stdout.replacen('\n', " ", 1).trim_end(), answers[number]);
    }
    // Every board is there, so all lengths are, each as often as it should.
    let mut pairs: Vec<_> = questions.iter().zip(&answers).collect();
    pairs.retain(|(_, answer)| **answer != "error");
    pairs.sort_unstable();
    pairs.dedup();
    let mut counts = [0; 23];
    for (_, answer) in pairs {
        let (length, moves) = answer.split_once(' ').unwrap_or((answer, ""));
        let length: usize = length.parse().unwrap();
        assert_eq!(moves.len(), length, "{answer}");
        counts[length] += 1;
    }
    assert_eq!(counts, BOARD_COUNTS);
}
