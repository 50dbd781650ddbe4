//! `wayhome path`: the shortest path from one state to another.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use wayhome::{Image, MAGIC_BOARD, Move, Puzzle, State};

use super::chosen::Choice;
use super::exit::{Exit, Failure};
use super::options::{Json, read_state};
use super::question::Question;
use super::quoted::Quoted;
use super::shortest::Shortest;
use super::{output, steps, stream};

/// Answer with the shortest path, the smallest where there are several
///
/// Prints the length on the first line and the moves on the second. The usual puzzle is the magic
/// board, and both ends are the goal where they are not given. For states from standard input, prints one line for each: the length and the
/// moves, `error` for a line that is not a state (a blank one too), or `unreachable` where there is
/// no path. The exit code is 2 if a line was not a state, else 1 if one had no path.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome path --to 2 6 8 4 5 7 3 1                   from the base to this board
  wayhome path --from 82754631 --to 12345678 --steps  drawn move by move
  wayhome path --puzzle special-cube --from 110011111111111111111001 --json
  wayhome path --to - < boards.txt | sort | uniq -c   one line for each state
  wayhome path --to 87214356 --all --limit 3          the three smallest of the shortest
  wayhome path --puzzle ring.toml --from 2134         of a puzzle of your own

A state lists the labels of all cells in the definition's order (`wayhome info` shows it), with or
without blanks or commas.")]
pub(super) struct Arguments {
    #[command(flatten)]
    choice: Choice,

    /// Where to begin; `-` reads one state a line from standard input
    #[arg(long, value_name = "STATE", num_args = 1..)]
    from: Option<Vec<String>>,

    /// Where to end; `-` reads one state a line from standard input
    #[arg(long, value_name = "STATE", num_args = 1..)]
    to: Option<Vec<String>>,

    #[command(flatten)]
    json: Json,

    /// Draw the puzzle after each move
    #[arg(long)]
    steps: bool,

    /// List every shortest path, the smallest first, one a line
    #[arg(long, conflicts_with_all = ["steps", "count"])]
    all: bool,

    /// List at most this many paths
    #[arg(long, value_name = "N", requires = "all")]
    limit: Option<usize>,

    /// Print how many shortest paths there are, and nothing else
    #[arg(long, conflicts_with = "steps")]
    count: bool,
}

impl Arguments {
    /// The command line that names nothing but a target.
    pub(super) fn to_target(target: Vec<String>) -> Result<Self, Failure> {
        if let [word] = target.as_slice()
            && word.starts_with(char::is_alphabetic)
            && MAGIC_BOARD.puzzle().state(word).is_err()
        {
            return Err(Failure::wrong_input(format!(
                "{} is neither a command nor a state of {}; `wayhome --help` lists the commands",
                Quoted(word),
                MAGIC_BOARD.puzzle().name()
            )));
        }
        Ok(Self {
            choice: Choice::default(),
            from: None,
            to: Some(target),
            json: Json { json: false },
            steps: false,
            all: false,
            limit: None,
            count: false,
        })
    }
}

/// An end of a path, as the command line gives it.
enum End {
    /// Left out: the goal.
    Goal,
    State(State),
    EachLine,
}

impl End {
    fn read(puzzle: &Puzzle<'_>, words: Option<&[String]>) -> Result<Self, Failure> {
        let text = match words {
            None => return Ok(Self::Goal),
            Some([word]) if word == "-" => return Ok(Self::EachLine),
            Some(words) => words.join(" "),
        };
        read_state(puzzle, &text).map(Self::State)
    }

    fn given(&self) -> Option<&[u8]> {
        match self {
            Self::State(state) => Some(state),
            Self::Goal | Self::EachLine => None,
        }
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let answered = answer(arguments);
    if let (true, Err(failure @ Failure::NoAnswer(_))) = (arguments.json.json, &answered) {
        let mut out = output();
        writeln!(out, "{}", json!({ failure.word(): failure.to_string() }))?;
        out.flush()?;
    }
    answered
}

fn answer(arguments: &Arguments) -> Result<Exit, Failure> {
    let chosen = arguments.choice.open(&MAGIC_BOARD)?;
    let image = &chosen.image()?;
    let from = End::read(image.puzzle(), arguments.from.as_deref())?;
    let to = End::read(image.puzzle(), arguments.to.as_deref())?;
    let goal = image.puzzle().goal();
    if !matches!(to, End::Goal) {
        // Where a puzzle has no other targets, that is said once and not for each line.
        image
            .path_between(goal, goal)
            .map_err(|error| Failure::wrong_input(format!("{error}; leave out `--to`")))?;
    }
    let question = match (&from, &to) {
        (End::EachLine, End::EachLine) => {
            return Err(Failure::wrong_input(
                "only one of `--from` and `--to` can be read from standard input",
            ));
        }
        (from, End::EachLine) => Question::To {
            from: from.given().unwrap_or(goal),
        },
        (_, to) => Question::From { to: to.given() },
    };
    if !matches!((&from, &to), (End::EachLine, _) | (_, End::EachLine)) {
        return answer_one(arguments, image, question, from.given().unwrap_or(goal));
    }
    if arguments.steps {
        return Err(Failure::wrong_input(
            "`--steps` draws the path of one state, not of each line of standard input",
        ));
    }
    if arguments.all {
        return Err(Failure::wrong_input(
            "`--all` lists the paths of one state, not of each line of standard input",
        ));
    }
    stream::run(image, question, arguments.json.json, arguments.count)
}

/// Answers for one state.
fn answer_one(
    arguments: &Arguments,
    image: &Image<'_>,
    question: Question<'_>,
    from: &[u8],
) -> Result<Exit, Failure> {
    let puzzle = image.puzzle();
    let path = question.ask(image, from)?;
    let shortest = Shortest::of(image, &question, from, path.len());
    let listed = shortest.paths().take(arguments.limit.unwrap_or(usize::MAX));
    let mut out = output();
    if arguments.json.json {
        let mut answer = question.as_json(image, from, &path);
        if arguments.steps {
            answer["steps"] = steps::as_json(puzzle, from, path.clone());
        }
        if arguments.count {
            answer["count"] = shortest.count()?.into();
        }
        if arguments.all {
            let names = |path: Vec<Move<'_>>| path.iter().map(Move::name).collect::<Value>();
            answer["paths"] = listed.map(names).collect();
        }
        writeln!(out, "{answer}")?;
    } else if arguments.count {
        writeln!(out, "{}", shortest.count()?)?;
    } else if arguments.all {
        let separator = puzzle.moves().names().separator();
        for path in listed {
            let names: Vec<_> = path.iter().map(Move::name).collect();
            writeln!(out, "{}", names.join(separator))?;
        }
    } else {
        writeln!(out, "{}\n{path}", path.len())?;
        if arguments.steps {
            steps::draw(&mut out, puzzle, from, path)?;
        }
    }
    out.flush()?;
    Ok(Exit::Answered)
}
