//! `wayhome info`: all that is known of one puzzle.

use std::io::{self, Write};

use clap::Args;
use clap::builder::styling::{AnsiColor, Style};
use serde_json::json;
use wayhome::{Image, Move, Puzzle};

use super::exit::{Exit, Failure};
use super::options::{DEFAULT_PUZZLE, Json, puzzle, puzzle_names};
use super::output;

/// The most hardest states that people are shown; programs get all.
const MOST_HARDEST: usize = 10;

/// Show one puzzle: moves, depth counts, hardest states, index, encoding, sizes
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  wayhome info special-cube
  wayhome info --json | jq .depth_counts
  wayhome info --hardest | wayhome path --from -")]
pub(super) struct Arguments {
    /// The puzzle
    #[arg(value_parser = puzzle_names(), default_value = DEFAULT_PUZZLE)]
    name: String,

    #[command(flatten)]
    json: Json,

    /// List the states at God's number, one a line, and nothing else
    #[arg(long)]
    hardest: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let image = puzzle(&arguments.name);
    if arguments.hardest {
        let states = image.hardest();
        let states = states.map(|state| image.puzzle().show(&state).to_string());
        let mut out = output();
        if arguments.json.json {
            writeln!(out, "{:#}", json!(states.collect::<Vec<_>>()))?;
        } else {
            states
                .into_iter()
                .try_for_each(|state| writeln!(out, "{state}"))?;
        }
        out.flush()?;
    } else if arguments.json.json {
        let mut out = output();
        writeln!(out, "{:#}", as_json(image))?;
        out.flush()?;
    } else {
        let mut out = anstream::stdout().lock();
        write_for_people(&mut out, image)?;
        out.flush()?;
    }
    Ok(Exit::Answered)
}

fn as_json(image: &Image<'_>) -> serde_json::Value {
    let puzzle = image.puzzle();
    let goals = puzzle.goals().map(|goal| puzzle.show(goal).to_string());
    let hardest = image.hardest().map(|state| puzzle.show(&state).to_string());
    let hardest_targets = hardest_targets(image).map(|state| puzzle.show(&state).to_string());
    json!({
        "name": puzzle.name(),
        "title": puzzle.title(),
        "cells": puzzle.cells().iter().collect::<Vec<_>>(),
        "labels": puzzle.labels().iter().collect::<Vec<_>>(),
        "moves": puzzle.moves().names().iter().collect::<Vec<_>>(),
        "cycles": puzzle.moves().iter().map(|step| cycles(puzzle, &step)).collect::<Vec<_>>(),
        "goals": goals.collect::<Vec<_>>(),
        "states": image.states(),
        "gods_number": image.gods_number(),
        "depth_counts": image.depth_counts().collect::<Vec<_>>(),
        "hardest": hardest.collect::<Vec<_>>(),
        "hardest_targets": hardest_targets.collect::<Vec<_>>(),
        "index": {
            "kind": image.index_kind().to_string(),
            "slots": image.slots(),
            "bytes": image.index_bytes(),
        },
        "encoding": image.encoding().to_string(),
        "table_bytes": image.table_bytes(),
        "image_bytes": image.as_bytes().len(),
        "digest": format!("{:016x}", image.digest()),
        "checksum": format!("{:08x}", image.checksum()),
    })
}

fn write_for_people(out: &mut impl Write, image: &Image<'_>) -> io::Result<()> {
    let puzzle = image.puzzle();
    let strong = Style::new().bold();
    let moves: Vec<_> = puzzle.moves().iter().collect();
    writeln!(
        out,
        "{strong}{}{strong:#}  {}",
        puzzle.name(),
        puzzle.title()
    )?;
    writeln!(out)?;
    writeln!(out, "{:#}", puzzle.show(puzzle.goal()))?;
    writeln!(out)?;
    let mut line = |head: &str, text: &str| writeln!(out, "{head:<13} {text}");
    line(
        "order",
        &puzzle.cells().iter().collect::<Vec<_>>().join(" "),
    )?;
    line("states", &image.states().to_string())?;
    line("moves", &moves.len().to_string())?;
    let longest = moves.iter().map(|step| step.name().chars().count()).max();
    for step in &moves {
        let name = format!("{step:<0$}", longest.unwrap_or(0));
        line("", &format!("{name}  {}", cycles(puzzle, step)))?;
    }
    line("goals", &puzzle.goals().len().to_string())?;
    line("God's number", &image.gods_number().to_string())?;
    line(
        "index",
        &format!(
            "{}, {} slots, {} bytes",
            image.index_kind(),
            image.slots(),
            image.index_bytes()
        ),
    )?;
    line(
        "encoding",
        &format!(
            "{}, {} bytes of table",
            image.encoding(),
            image.table_bytes()
        ),
    )?;
    line("image", &format!("{} bytes", image.as_bytes().len()))?;
    line("digest", &format!("{:016x}", image.digest()))?;
    writeln!(out)?;
    write_chart(out, image)?;
    writeln!(out)?;
    write_hardest(out, image)
}

/// The depth counts, with a bar for each.
fn write_chart(out: &mut impl Write, image: &Image<'_>) -> io::Result<()> {
    let most = image.depth_counts().max().unwrap_or(1);
    let count_width = most.to_string().len().max("states".len());
    let columns = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
    let columns = columns.min(100);
    let room = columns
        .saturating_sub("depth  ".len() + count_width + 2)
        .max(8);
    let colour = AnsiColor::Cyan.on_default();
    writeln!(out, "depth  {:>count_width$}", "states")?;
    for (depth, count) in image.depth_counts().enumerate() {
        let bar = bar(count, most, room);
        writeln!(
            out,
            "{depth:>5}  {count:>count_width$}  {colour}{bar}{colour:#}"
        )?;
    }
    Ok(())
}

/// A bar of `count` out of `most`, in eighths of a column; never nothing for something.
fn bar(count: u32, most: u32, room: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = u64::from(count) * room as u64 * 8 / u64::from(most.max(1));
    let eighths = (eighths as usize).max(usize::from(count > 0));
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

fn write_hardest(out: &mut impl Write, image: &Image<'_>) -> io::Result<()> {
    let distance = image.gods_number();
    let count = image.depth_counts().last().unwrap_or(0) as usize;
    writeln!(
        out,
        "hardest: {count}, {distance} moves to the nearest goal"
    )?;
    write_states(out, image, image.hardest(), count)?;
    if image.puzzle().any_target() {
        writeln!(
            out,
            "hardest targets: {count}, {distance} moves from the goal"
        )?;
        write_states(out, image, hardest_targets(image), count)?;
    }
    Ok(())
}

/// The states that the most moves are needed to reach from the goal; none where a puzzle has no other
/// targets than goals.
///
/// The way from a goal of all different labels to a target is the way of the state that comes of
/// exchanging labels and cells, each cell's number for its label's.
fn hardest_targets<'a>(image: &'a Image<'_>) -> impl Iterator<Item = Vec<u8>> + 'a {
    let hardest = image.puzzle().any_target().then(|| image.hardest());
    hardest.into_iter().flatten().map(|state| {
        let mut target = vec![0; state.len()];
        for (cell, label) in (0..=u8::MAX).zip(state.labels()) {
            target[usize::from(*label)] = cell;
        }
        target
    })
}

fn write_states(
    out: &mut impl Write,
    image: &Image<'_>,
    states: impl Iterator<Item = impl AsRef<[u8]>>,
    count: usize,
) -> io::Result<()> {
    for state in states.take(MOST_HARDEST) {
        writeln!(out, "  {}", image.puzzle().show(state.as_ref()))?;
    }
    match count.saturating_sub(MOST_HARDEST) {
        0 => Ok(()),
        more => writeln!(out, "  and {more} more, which `--json` lists"),
    }
}

/// A move as cycles of cells, as a definition can have it.
fn cycles(puzzle: &Puzzle<'_>, step: &Move<'_>) -> String {
    let mut targets = vec![0; step.sources().len()];
    for (to, from) in (0..=u8::MAX).zip(step.sources()) {
        targets[usize::from(*from)] = to;
    }
    let mut seen = vec![false; targets.len()];
    let mut text = String::new();
    for first in 0..targets.len() as u8 {
        let mut names = Vec::new();
        let mut cell = first;
        while !std::mem::replace(&mut seen[usize::from(cell)], true) {
            names.push(puzzle.cells().get(cell).unwrap_or_default());
            cell = targets[usize::from(cell)];
        }
        if names.len() > 1 {
            text.extend(["(", &names.join(" "), ")"]);
        }
    }
    text
}
