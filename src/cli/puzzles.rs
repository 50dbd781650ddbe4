//! `wayhome puzzles`: the puzzles that are built in.

use std::io::Write as _;

use clap::Args;
use serde_json::json;
use wayhome::{Image, PUZZLES};

use super::exit::{Exit, Failure};
use super::options::Json;
use super::output;

/// List the built-in puzzles
#[derive(Args, Clone, Copy, Debug)]
#[command(after_help = "\
Example:
  wayhome puzzles --json | jq -r '.[].name'")]
pub(super) struct Arguments {
    #[command(flatten)]
    json: Json,
}

pub(super) fn run(arguments: Arguments) -> Result<Exit, Failure> {
    let mut out = output();
    if arguments.json.json {
        let puzzles: Vec<_> = PUZZLES.iter().map(|image| as_json(image)).collect();
        writeln!(out, "{:#}", json!(puzzles))?;
    } else {
        let heads = ["name", "states", "moves", "God's number", "table bytes"];
        let rows: Vec<_> = PUZZLES
            .iter()
            .map(|image| (figures(image), image))
            .collect();
        let width = |column: usize| {
            let figures = rows.iter().map(|(figures, _)| figures[column].len());
            figures.chain([heads[column].len()]).max().unwrap_or(0)
        };
        let heads = heads.map(String::from);
        let lines = rows
            .iter()
            .map(|(figures, image)| (figures, image.puzzle().title()));
        for (figures, title) in [(&heads, "title")].into_iter().chain(lines) {
            write!(out, "{:<1$}", figures[0], width(0))?;
            for (column, figure) in figures.iter().enumerate().skip(1) {
                write!(out, "  {figure:>0$}", width(column))?;
            }
            writeln!(out, "  {title}")?;
        }
    }
    out.flush()?;
    Ok(Exit::Answered)
}

fn figures(image: &Image<'_>) -> [String; 5] {
    [
        image.puzzle().name().to_string(),
        image.states().to_string(),
        image.puzzle().moves().len().to_string(),
        image.gods_number().to_string(),
        image.table_bytes().to_string(),
    ]
}

fn as_json(image: &Image<'_>) -> serde_json::Value {
    json!({
        "name": image.puzzle().name(),
        "title": image.puzzle().title(),
        "states": image.states(),
        "moves": image.puzzle().moves().len(),
        "gods_number": image.gods_number(),
        "table_bytes": image.table_bytes(),
    })
}
