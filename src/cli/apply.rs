//! `wayhome apply`: makes moves.

use std::io::Write as _;

use clap::Args;
use serde_json::json;
use wayhome::{MAGIC_BOARD, Move, Puzzle};

use super::chosen::Choice;
use super::exit::{Exit, Failure};
use super::options::{Json, read_state};
use super::quoted::Quoted;
use super::{output, steps};

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

    #[command(flatten)]
    choice: Choice,

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
    let chosen = arguments.choice.open(&MAGIC_BOARD)?;
    let image = chosen.image()?;
    let puzzle = image.puzzle();
    let given = arguments.from.as_deref();
    let given = given.map(|text| read_state(puzzle, text)).transpose()?;
    let from = given.as_deref().unwrap_or(puzzle.goal());
    let moves = read_moves(puzzle, &arguments.moves)?;
    let end = end(puzzle, from, &moves)?;
    let mut out = output();
    if arguments.json.json {
        let mut answer = json!({
            "puzzle": puzzle.name(),
            "from": puzzle.show(from).to_string(),
            "moves": moves.iter().map(Move::name).collect::<Vec<_>>(),
            "to": puzzle.show(&end).to_string(),
        });
        if arguments.steps {
            answer["steps"] = steps::as_json(puzzle, from, moves);
        }
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{}", puzzle.show(&end))?;
        if arguments.steps {
            steps::draw(&mut out, puzzle, from, moves)?;
        }
    }
    out.flush()?;
    Ok(Exit::Answered)
}

/// Where the moves lead.
fn end(puzzle: &Puzzle<'_>, from: &[u8], moves: &[Move<'_>]) -> Result<Vec<u8>, Failure> {
    let mut state = from.to_vec();
    for (number, step) in moves.iter().enumerate() {
        let next = step.apply(&state).ok_or_else(|| {
            Failure::wrong_input(format!(
                "the move `{step}` in place {} is not there in the state {}",
                number + 1,
                puzzle.show(&state)
            ))
        })?;
        state.copy_from_slice(&next);
    }
    Ok(state)
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
