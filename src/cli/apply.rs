//! `wayhome apply`: makes moves.

use std::io::Write as _;

use clap::Args;
use serde_json::json;
use wayhome::{Move, Puzzle, State};

use super::exit::{Exit, Failure};
use super::options::{DEFAULT_PUZZLE, Json, puzzle, puzzle_names};
use super::output;
use super::quoted::Quoted;

/// Make moves and print the state that they lead to
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome apply BCABCCB                              from the base of the magic board
  wayhome apply --from 82754631 A C --steps          drawn move by move
  wayhome apply --puzzle special-cube DL RU          names of several letters need blanks")]
pub(super) struct Arguments {
    /// The moves; where each name is a single character, blanks between them can be left out
    #[arg(value_name = "MOVES", required = true)]
    moves: Vec<String>,

    /// The puzzle
    #[arg(long, value_name = "NAME", value_parser = puzzle_names(), default_value = DEFAULT_PUZZLE)]
    puzzle: String,

    /// Where to begin; left out, the goal
    #[arg(long, value_name = "STATE")]
    from: Option<String>,

    #[command(flatten)]
    json: Json,

    /// Draw the puzzle after each move
    #[arg(long)]
    steps: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let puzzle = puzzle(&arguments.puzzle).puzzle();
    let from = start(puzzle, arguments.from.as_deref())?;
    let moves = read_moves(puzzle, &arguments.moves)?;
    let states = moves.iter().scan(from, |state, step| {
        *state = step.apply(state);
        Some(*state)
    });
    let states: Vec<State> = states.collect();
    let end = states.last().unwrap_or(&from);
    let mut out = output();
    if arguments.json.json {
        let mut answer = json!({
            "puzzle": puzzle.name(),
            "from": puzzle.show(&from).to_string(),
            "moves": moves.iter().map(Move::name).collect::<Vec<_>>(),
            "to": puzzle.show(end).to_string(),
        });
        if arguments.steps {
            let steps = moves.iter().zip(&states).map(|(step, state)| {
                json!({ "move": step.name(), "state": puzzle.show(state).to_string() })
            });
            answer["steps"] = steps.collect();
        }
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{}", puzzle.show(end))?;
        if arguments.steps {
            writeln!(out, "\n{:#}", puzzle.show(&from))?;
            for (step, state) in moves.iter().zip(&states) {
                writeln!(out, "\n{step}\n{:#}", puzzle.show(state))?;
            }
        }
    }
    out.flush()?;
    Ok(Exit::Answered)
}

fn start(puzzle: &Puzzle<'_>, from: Option<&str>) -> Result<State, Failure> {
    let state = match from {
        None => puzzle.state_of(puzzle.goal()),
        Some(text) => puzzle.state(text),
    };
    state.map_err(|error| {
        let text = Quoted(from.unwrap_or_default());
        let name = puzzle.name();
        Failure::wrong_input(format!("{text} is not a state of {name}: {error}"))
    })
}

fn read_moves<'a>(puzzle: &Puzzle<'a>, words: &[String]) -> Result<Vec<Move<'a>>, Failure> {
    let names = puzzle.moves().names();
    let text = words.join(" ");
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let are_single = names.are_single();
        for name in word.split_inclusive(|_: char| are_single) {
            let step = names
                .find(name)
                .and_then(|number| puzzle.moves().get(number));
            moves.push(step.ok_or_else(|| {
                let known: Vec<_> = names.iter().collect();
                Failure::wrong_input(format!(
                    "{} in place {} is not a move of {}, whose moves are {}",
                    Quoted(name),
                    moves.len() + 1,
                    puzzle.name(),
                    known.join(" ")
                ))
            })?);
        }
    }
    Ok(moves)
}
