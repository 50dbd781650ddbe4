//! What is known of a puzzle, for people and for programs.

use std::io::{self, Write};

use clap::builder::styling::Style;
use serde_json::{Value, json};
use wayhome::{Image, Puzzle};
use wayhome_engine::generate::Order;

use super::chart;
use super::cycles::{self, conditions, cycles};
use super::hardest::Hardest;

/// The most hardest states that people are shown; programs get all.
const MOST_HARDEST: usize = 10;

/// What is known of a puzzle.
pub(super) struct Facts<'a> {
    pub(super) puzzle: &'a Puzzle<'a>,
    pub(super) digest: u64,
    /// How many states there are, where that is known.
    pub(super) states: Option<Order>,
    /// What a search has told, or why there is none: a sentence.
    pub(super) searched: Result<Searched<'a>, String>,
}

/// What a search has told of a puzzle.
pub(super) struct Searched<'a> {
    pub(super) image: &'a Image<'a>,
    /// Nothing where the search for them would take long.
    pub(super) hardest: Option<Hardest>,
    /// Which index the puzzle got and why, where that is asked for.
    pub(super) reason: Option<String>,
}

impl Facts<'_> {
    /// The same keys for each puzzle, with null for what is not known.
    pub(super) fn as_json(&self) -> Value {
        let puzzle = self.puzzle;
        let moves = puzzle.moves();
        let goals = puzzle.goals().map(|goal| puzzle.show(goal).to_string());
        let searched = self.searched.as_ref().ok();
        let image = searched.map(|searched| searched.image);
        let hardest = searched.and_then(|searched| searched.hardest.as_ref());
        let targets = hardest.map(|hardest| hardest.targets().unwrap_or_default());
        json!({
            "name": puzzle.name(),
            "title": puzzle.title(),
            "cells": puzzle.cells().iter().collect::<Vec<_>>(),
            "labels": puzzle.labels().iter().collect::<Vec<_>>(),
            "moves": moves.names().iter().collect::<Vec<_>>(),
            "cycles": moves.iter().map(|step| cycles::as_json(puzzle, &step)).collect::<Vec<_>>(),
            "goals": goals.collect::<Vec<_>>(),
            "states": image.map(Image::states),
            "states_exact": self.states.as_ref().map(Order::to_string),
            "not_searched": self.searched.as_ref().err(),
            "gods_number": image.map(Image::gods_number),
            "depth_counts": image.map(|image| image.depth_counts().collect::<Vec<_>>()),
            "hardest": hardest.map(|hardest| shown(puzzle, hardest.states())),
            "hardest_targets": targets.map(|targets| shown(puzzle, &targets)),
            "index": searched.map(Searched::index_as_json),
            "encoding": image.map(|image| image.encoding().name()),
            "table_bytes": image.map(Image::table_bytes),
            "image_bytes": image.map(|image| image.as_bytes().len()),
            "digest": format!("{:016x}", self.digest),
            "checksum": image.map(|image| format!("{:08x}", image.checksum())),
        })
    }

    pub(super) fn write_for_people(&self, out: &mut impl Write) -> io::Result<()> {
        let puzzle = self.puzzle;
        let strong = Style::new().bold();
        writeln!(
            out,
            "{strong}{}{strong:#}  {}",
            puzzle.name(),
            puzzle.title()
        )?;
        writeln!(out)?;
        writeln!(out, "{:#}", puzzle.show(puzzle.goal()))?;
        writeln!(out)?;
        let cells: Vec<_> = puzzle.cells().iter().collect();
        line(out, "order", &cells.join(" "))?;
        let states = match (&self.searched, &self.states) {
            (Ok(searched), _) => searched.image.states().to_string(),
            (Err(_), Some(states)) => format!("{states:#}"),
            (Err(_), None) => "not known before a search".to_owned(),
        };
        line(out, "states", &states)?;
        line(out, "moves", &puzzle.moves().len().to_string())?;
        write_moves(out, puzzle)?;
        line(out, "goals", &puzzle.goals().len().to_string())?;
        match &self.searched {
            Ok(searched) => searched.write_for_people(out),
            Err(sentence) => line(out, "not searched", sentence),
        }
    }
}

impl Searched<'_> {
    fn index_as_json(&self) -> Value {
        let image = self.image;
        let mut index = json!({
            "kind": image.index_kind().name(),
            "slots": image.slots(),
            "bytes": image.index_bytes(),
        });
        if let Some(reason) = &self.reason {
            index["reason"] = reason.as_str().into();
        }
        index
    }

    fn write_for_people(&self, out: &mut impl Write) -> io::Result<()> {
        let image = self.image;
        line(out, "God's number", &image.gods_number().to_string())?;
        line(
            out,
            "index",
            &format!(
                "{}, {} slots, {} bytes",
                image.index_kind(),
                image.slots(),
                image.index_bytes()
            ),
        )?;
        if let Some(reason) = &self.reason {
            line(out, "", reason)?;
        }
        line(
            out,
            "encoding",
            &format!(
                "{}, {} bytes of table",
                image.encoding(),
                image.table_bytes()
            ),
        )?;
        line(out, "image", &format!("{} bytes", image.as_bytes().len()))?;
        line(out, "digest", &format!("{:016x}", image.digest()))?;
        writeln!(out)?;
        chart::write(out, image)?;
        writeln!(out)?;
        self.write_hardest(out)
    }

    fn write_hardest(&self, out: &mut impl Write) -> io::Result<()> {
        let puzzle = self.image.puzzle();
        let distance = self.image.gods_number();
        let count = self.image.depth_counts().last().unwrap_or(0);
        write!(
            out,
            "hardest: {count}, {distance} moves to the nearest goal"
        )?;
        let Some(hardest) = &self.hardest else {
            return writeln!(out, "; `--hardest` lists them");
        };
        writeln!(out)?;
        write_states(out, puzzle, hardest.states())?;
        if let Some(targets) = hardest.targets() {
            writeln!(
                out,
                "hardest targets: {count}, {distance} moves from the goal"
            )?;
            write_states(out, puzzle, &targets)?;
        }
        Ok(())
    }
}

/// States as they can be given to `wayhome path`.
pub(super) fn shown(puzzle: &Puzzle<'_>, states: &[Vec<u8>]) -> Vec<String> {
    let states = states.iter().map(|state| puzzle.show(state).to_string());
    states.collect()
}

fn line(out: &mut impl Write, head: &str, text: &str) -> io::Result<()> {
    writeln!(out, "{head:<13} {text}")
}

fn write_moves(out: &mut impl Write, puzzle: &Puzzle<'_>) -> io::Result<()> {
    let moves = puzzle.moves();
    let names = moves.names();
    let longest = names.iter().map(|name| name.chars().count()).max();
    let longest = longest.unwrap_or(0);
    for step in moves.iter() {
        for (number, case) in step.cases().enumerate() {
            let name = if number == 0 { step.name() } else { "" };
            let cycles = cycles(puzzle, &case);
            let text = if case.conditions().len() == 0 {
                format!("{name:<longest$}  {cycles}")
            } else {
                let conditions = conditions(puzzle, &case);
                format!("{name:<longest$}  where {conditions}: {cycles}")
            };
            line(out, "", &text)?;
        }
    }
    Ok(())
}

fn write_states(out: &mut impl Write, puzzle: &Puzzle<'_>, states: &[Vec<u8>]) -> io::Result<()> {
    for state in states.iter().take(MOST_HARDEST) {
        writeln!(out, "  {}", puzzle.show(state))?;
    }
    match states.len().saturating_sub(MOST_HARDEST) {
        0 => Ok(()),
        more => writeln!(out, "  and {more} more, which `--json` lists"),
    }
}
