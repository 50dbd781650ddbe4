//! `wayhome path` with states from standard input: one line in, one line out.

use std::io::Write;
use std::thread;

use serde_json::json;
use wayhome::{Image, State};

use super::exit::{Exit, Failure, tell_all};
use super::input::{Input, Line, Lines};
use super::output;
use super::question::Question;
use super::shortest::Shortest;

/// The fewest bytes of lines for which another thread is worth its start.
const WORTH_A_THREAD: usize = 1 << 14;

pub(super) fn run(
    image: &Image<'_>,
    question: Question<'_>,
    as_json: bool,
    count: bool,
) -> Result<Exit, Failure> {
    let mut out = output();
    let mut input = Input::open(None)?;
    let mut worst = Exit::Answered;
    let asked = Asked {
        image,
        question,
        as_json,
        count,
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    while let Some(lines) = input.next(&mut out)? {
        let parts = threads.min(lines.bytes() / WORTH_A_THREAD).max(1);
        for answers in asked.answer_in_parts(lines, parts) {
            out.write_all(&answers.text)?;
            tell_all(&answers.mistakes);
            worst = worst.max(answers.worst);
        }
    }
    out.flush()?;
    Ok(worst)
}

/// What is asked of each line.
#[derive(Clone, Copy)]
struct Asked<'a> {
    image: &'a Image<'a>,
    question: Question<'a>,
    as_json: bool,
    /// Only how many shortest paths there are.
    count: bool,
}

/// The answers to some lines.
struct Answers {
    text: Vec<u8>,
    mistakes: Vec<String>,
    worst: Exit,
}

impl Asked<'_> {
    /// Answers a part of the lines on this thread and each other part on a thread of its own, or on
    /// this one too where none can be had.
    fn answer_in_parts(&self, lines: Lines<'_>, parts: usize) -> Vec<Answers> {
        if parts == 1 {
            return vec![self.answer(lines)];
        }
        let (first, rest) = lines.split(parts);
        thread::scope(|scope| {
            let others = thread::Builder::new()
                .spawn_scoped(scope, || self.answer_in_parts(rest, parts - 1));
            let mut answers = vec![self.answer(first)];
            let others = others.ok().and_then(|thread| thread.join().ok());
            answers.extend(others.unwrap_or_else(|| vec![self.answer(rest)]));
            answers
        })
    }

    fn answer(&self, lines: Lines<'_>) -> Answers {
        let mut names = vec![0; longest_path(self.image)];
        let mut answers = Answers {
            text: Vec::with_capacity(lines.bytes() * 2),
            mistakes: Vec::new(),
            worst: Exit::Answered,
        };
        for line in lines.iter() {
            if let Err(failure) = self.answer_line(line, &mut names, &mut answers.text) {
                self.answer_failure(line, &failure, &mut answers);
            }
            answers.text.push(b'\n');
        }
        answers
    }

    fn answer_line(
        &self,
        line: Line<'_>,
        names: &mut [u8],
        text: &mut Vec<u8>,
    ) -> Result<(), Failure> {
        let state = read(self.image, line)?;
        let path = self.question.ask(self.image, &state)?;
        let shortest = Shortest::of(self.image, &self.question, &state, path.len());
        if self.as_json {
            let mut answer = self.question.as_json(self.image, &state, &path);
            if self.count {
                answer["count"] = shortest.count()?.into();
            }
            text.extend(answer.to_string().into_bytes());
            return Ok(());
        }
        if self.count {
            text.extend(shortest.count()?.to_string().into_bytes());
            return Ok(());
        }
        text.extend_from_slice(itoa::Buffer::new().format(path.len()).as_bytes());
        if path.len() > 0 {
            text.push(b' ');
            text.extend_from_slice(path.write_into(names).unwrap_or_default());
        }
        Ok(())
    }

    fn answer_failure(&self, line: Line<'_>, failure: &Failure, answers: &mut Answers) {
        let number = line.number;
        let (exit, word) = (failure.exit(), failure.word());
        answers.worst = answers.worst.max(exit);
        if exit == Exit::WrongInput {
            answers.mistakes.push(format!("line {number}: {failure}"));
        }
        let answer = if self.as_json {
            json!({ "line": number, word: failure.to_string() }).to_string()
        } else {
            word.to_string()
        };
        answers.text.extend(answer.into_bytes());
    }
}

fn read(image: &Image<'_>, line: Line<'_>) -> Result<State, Failure> {
    let text = line.text();
    let text = text.map_err(|error| Failure::wrong_input(error.sentence))?;
    image.puzzle().state(text).map_err(Failure::wrong_input)
}

/// The most bytes that the names of a path's moves take, with a blank behind each.
fn longest_path(image: &Image<'_>) -> usize {
    let names = image.puzzle().moves().names();
    let longest = names.iter().map(|name| name.len() + 1).max();
    longest.unwrap_or(0) * image.gods_number() as usize
}
