//! Proves that `wayhome path` with states from standard input answers each line with a line, in order
//! and at once, whatever the lines hold.
#![cfg(feature = "cli")]

mod support;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use support::{program, wayhome};

/// An answer that takes longer will not come.
const PATIENCE: Duration = Duration::from_secs(20);

/// What is not a state, and what is said of it.
const NO_STATES: [(&str, &str); 7] = [
    ("", "expected a state of 8 labels, found 0"),
    (" \t ", "expected a state of 8 labels, found 0"),
    ("2684573", "expected a state of 8 labels, found 7"),
    ("2 6 8 4 5 7 3 1 2", "expected a state of 8 labels, found 9"),
    (
        "2 6 8 4 5 7 3 9",
        "`9` in place 8 is not a label of this puzzle",
    ),
    ("魔板", "`魔` in place 1 is not a label of this puzzle"),
    ("22845731", "expected the label `2` once, found it twice"),
];

/// A white top; the same with the right layer turned up; two white stickers on one corner.
const SOLVED: &str = "000011111111111111111111";
const ONE_AWAY: &str = "0101 1111 1111 1111 1111 1010";
const UNSOLVABLE: &str = "111111111110111111011010";

#[track_caller]
fn answers(arguments: &[&str], input: impl Into<Vec<u8>>, answer: &str) {
    let expected = (answer.to_string(), String::new(), 0);
    assert_eq!(wayhome(arguments, input), expected, "{arguments:?}");
}

// The four shapes of the question.

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
    let cubes = format!("{SOLVED}\n{ONE_AWAY}\n1100 1111 1111 1111 1111 1001\n");
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
    let (stdout, stderr, code) = wayhome(&arguments, format!("{ONE_AWAY}\n{UNSOLVABLE}"));
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
                    has an answer";
    let expected = (String::new(), format!("error: {sentence}\n"), 2);
    let many = format!("{SOLVED}\n{ONE_AWAY}\n");
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

// Lines that are not states.

#[test]
fn a_line_that_is_not_a_state_is_told_with_its_number_and_the_others_are_answered() {
    for (line, sentence) in NO_STATES {
        let input = format!("26845731\n{line}\n12345678\n{line}\n");
        let stderr = format!("error: line 2: {sentence}\nerror: line 4: {sentence}\n");
        let expected = ("7 BCABCCB\nerror\n0\nerror\n".to_string(), stderr, 2);
        assert_eq!(wayhome(&["path", "--to", "-"], input), expected, "{line:?}");
    }
}

#[test]
fn a_sentence_holds_no_control_characters_of_the_line() {
    for line in ["\x1b[31mred", "\0", "1234567\x08", "1234567\x7f"] {
        let (stdout, stderr, code) = wayhome(&["path", "--to", "-"], format!("{line}\n"));
        assert_eq!((&*stdout, code), ("error\n", 2), "{line:?}");
        let sentence = stderr.strip_suffix('\n').unwrap();
        assert!(!sentence.contains(char::is_control), "{sentence:?}");
        assert!(!sentence.contains("``"), "{sentence:?} for {line:?}");
        let ticks = sentence.matches('`').count();
        assert_eq!(ticks, 2, "{sentence:?}");
    }
}

#[test]
fn a_wrong_line_outweighs_an_unreachable_one_and_this_one_an_answer() {
    let arguments = ["path", "--puzzle", "special-cube", "--from", "-"];
    let ask = |lines: &[&str]| wayhome(&arguments, lines.join("\n"));
    let unreachable = ("0\nunreachable\n1 RD\n".to_string(), String::new(), 1);
    assert_eq!(ask(&[SOLVED, UNSOLVABLE, ONE_AWAY]), unreachable);
    let wrong = "error: line 1: expected a state of 24 labels, found 2\n";
    let wrong = ("error\nunreachable\n0\n".to_string(), wrong.to_string(), 2);
    assert_eq!(ask(&["01", UNSOLVABLE, SOLVED]), wrong);
    assert_eq!(ask(&[UNSOLVABLE, SOLVED, "01"]).2, 2);
    assert_eq!(ask(&[UNSOLVABLE, UNSOLVABLE]).2, 1);
}

#[test]
fn line_breaks_blanks_and_a_byte_order_mark_make_no_difference() {
    for input in [
        "26845731\n12345678\n",
        "26845731\n12345678",
        "26845731\r\n12345678\r\n",
        "\u{feff}26845731\n12345678\n",
        "\u{feff}2 6 8 4 5 7 3 1\r\n1 2 3 4 5 6 7 8",
        "  2 6 8 4\t5 7 3 1  \n1, 2, 3, 4, 5, 6, 7, 8 \r\n",
        "2684 5731\n1234,5678\n",
    ] {
        answers(&["path", "--to", "-"], input, "7 BCABCCB\n0\n");
    }
}

#[test]
fn no_lines_have_no_answers() {
    for arguments in [
        &["path", "--to", "-"][..],
        &["path", "--from", "-", "--json"],
    ] {
        answers(arguments, "", "");
        answers(arguments, "\u{feff}", "");
    }
}

#[test]
fn lines_that_are_too_long_or_no_text_are_told_and_the_others_are_answered() {
    let padded = |bytes: usize| ("26845731".to_string() + &" ".repeat(bytes - 8)).into_bytes();
    let lines = [
        b"26845731".to_vec(),
        padded(65_536),
        padded(65_537),
        // So long that no single read holds it.
        vec![b'1'; 3_000_000],
        b"\xff\xfe".to_vec(),
        b"1234567\xc3".to_vec(),
        b"12345678".to_vec(),
        vec![0xff; 70_000],
    ];
    let answers = "7 BCABCCB\n7 BCABCCB\nerror\nerror\nerror\nerror\n0\nerror\n";
    let long = "the line is longer than 65536 bytes";
    let text = "the line is not UTF-8 text";
    let mistakes = [(3, long), (4, long), (5, text), (6, text), (8, long)];
    let mistakes = mistakes.map(|(line, sentence)| format!("error: line {line}: {sentence}\n"));
    let expected = (answers.to_string(), mistakes.concat(), 2);
    for end in [&b""[..], b"\n"] {
        let input = [&lines.join(&b'\n'), end].concat();
        assert_eq!(wayhome(&["path", "--to", "-"], input), expected);
    }
}

#[test]
fn a_line_of_blanks_and_a_state_is_one_line_however_long_it_is() {
    for bytes in [1_000, 16_384, 32_768, 50_000, 65_536] {
        let line = format!("{}26845731\n", " ".repeat(bytes - 8));
        answers(&["path", "--to", "-"], &*line, "7 BCABCCB\n");
        let answer = "7 BCABCCB\n".repeat(5);
        answers(&["path", "--to", "-"], line.repeat(5), &answer);
        let short_and_long = "12345678\n".to_string() + &line;
        answers(&["path", "--to", "-"], short_and_long, "0\n7 BCABCCB\n");
    }
}

// Many lines.

/// All boards: each digit in every place among those before it.
fn boards() -> Vec<String> {
    let mut boards = vec![String::new()];
    for digit in ['1', '2', '3', '4', '5', '6', '7', '8'] {
        let longer = boards.iter().flat_map(|board| {
            (0..=board.len()).map(move |place| {
                let mut longer = board.clone();
                longer.insert(place, digit);
                longer
            })
        });
        boards = longer.collect();
    }
    boards
}

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
    let known = [
        1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240,
        5840, 4492, 2120, 328, 5,
    ];
    assert_eq!(counts, known);
}

// Pipes.

/// A program that is asked line by line.
struct Conversation {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
}

impl Conversation {
    fn start(arguments: &[&str]) -> Self {
        let mut program = program(arguments);
        let mut child = program
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        thread::spawn(move || {
            let lines = stdout.lines().map_while(Result::ok);
            lines
                .take_while(|line| sender.send(line.clone()).is_ok())
                .count()
        });
        let questions = child.stdin.take().unwrap();
        Self {
            child,
            questions,
            answers,
        }
    }

    fn ask(&mut self, question: &str, answer: &str) {
        self.questions.write_all(question.as_bytes()).unwrap();
        let answered = self.answers.recv_timeout(PATIENCE);
        assert_eq!(answered.as_deref(), Ok(answer), "after {question:?}");
    }

    /// Asks nothing more.
    fn end(self) -> Option<i32> {
        drop(self.questions);
        ended(self.child, &self.answers)
    }
}

/// The exit code of a program that has nothing more to answer.
fn ended(mut child: Child, answers: &Receiver<String>) -> Option<i32> {
    let nothing = answers.recv_timeout(PATIENCE);
    assert_eq!(nothing, Err(RecvTimeoutError::Disconnected));
    child.wait().unwrap().code()
}

#[test]
fn who_asks_line_by_line_gets_each_answer_before_the_next_question() {
    let mut path = Conversation::start(&["path", "--to", "-"]);
    path.ask("26845731\n", "7 BCABCCB");
    path.ask("12345678\n", "0");
    path.ask("82754631\n", "2 AC");
    path.ask("nothing\n", "error");
    path.ask("5 8 7 6 3 2 1 4\n", "2 AB");
    assert_eq!(path.end(), Some(2));

    let mut json = Conversation::start(&["path", "--from", "-", "--json"]);
    let answer = r#"{"line":1,"error":"expected a state of 8 labels, found 1"}"#;
    json.ask("1\n", answer);
    json.ask("1\n", &answer.replace("\"line\":1", "\"line\":2"));
    assert_eq!(json.end(), Some(2));
}

#[test]
fn a_judge_that_asks_line_by_line_gets_each_answer_before_the_next_question() {
    let mut hdu = Conversation::start(&["judge", "hdu"]);
    hdu.ask("12345678\n17245368\n", "C");
    hdu.ask("12345678\n12345678\n", "");
    hdu.ask("12345678\n82754631\n", "AC");
    assert_eq!(hdu.end(), Some(0));

    let mut sicily = Conversation::start(&["judge", "sicily"]);
    sicily.ask("4\n5 8 7 6\n4 1 2 3\n", "2 AB");
    sicily.ask("0\n1 2 3 4\n8 7 6 5\n", "0");
    sicily.ask("0\n8 7 6 5\n1 2 3 4\n", "-1");
    sicily.questions.write_all(b"-1\n").unwrap();
    // It ends by itself, although its input goes on.
    assert_eq!(ended(sicily.child, &sicily.answers), Some(0));
    drop(sicily.questions);

    let mut cube = Conversation::start(&["judge", "cube"]);
    cube.ask("0000 1111 1111 1111 1111 1111\n", "0");
    cube.ask("1111 1111 1110 1111 1101 1010\n", "-1");
    cube.ask("0101 1111 1111 1111 1111 1010\n", "1");
    assert_eq!(cube.end(), Some(1));
}

#[test]
fn a_reader_that_has_seen_enough_ends_the_program_quietly() {
    for (arguments, lines, first) in [
        (&["path", "--to", "-"][..], "26845731\n", "7 BCABCCB\n"),
        (
            &["path", "--from", "-", "--json"],
            "12345678\n",
            "{\"puzzle\"",
        ),
        (&["judge", "hdu"], "12345678\n17245368\n", "C\n"),
    ] {
        let mut program = program(arguments);
        program.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = program.stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = lines.repeat(200_000);
        // That nobody reads all of it is no mistake.
        let writer = thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert!(line.starts_with(first), "{line}");
        drop(stdout);
        let mut stderr = String::new();
        let mut errors = child.stderr.take().unwrap();
        errors.read_to_string(&mut stderr).unwrap();
        assert_eq!((&*stderr, child.wait().unwrap().code()), ("", Some(0)));
        assert!(!writer.join().unwrap(), "all of the input was read");
    }
}
