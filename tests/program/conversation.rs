//! A program that asks line by line, and gets each answer before it asks on.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::program;

/// An answer that takes longer will not come.
const PATIENCE: Duration = Duration::from_secs(20);

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
