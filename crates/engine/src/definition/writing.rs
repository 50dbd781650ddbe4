//! A definition in TOML.

use std::fmt::{self, Write as _};

use toml_writer::{ToTomlKey as _, ToTomlValue as _, TomlStringBuilder};

use super::{DefinedCase, DefinedMove, Definition, Metric, sketch};
use crate::puzzle::Condition;

pub(super) fn to_toml(definition: &Definition) -> String {
    let mut text = String::new();
    let _ = write(definition, &mut text);
    text
}

fn write(definition: &Definition, text: &mut String) -> fmt::Result {
    if definition.title != definition.name {
        writeln!(text, "title = {}", quoted(&definition.title))?;
    }
    let cells = sketch::draw(&definition.places, &definition.cells, &definition.labels);
    if cells.contains('\n') {
        writeln!(text, "cells = {}", quoted(&format!("{cells}\n")))?;
    } else {
        writeln!(text, "cells = {}", quoted(&cells))?;
    }
    if !definition.places.iter().map(|place| place.cell).is_sorted() {
        writeln!(text, "order = {}", quoted(&definition.cells.join(" ")))?;
    }
    if !hold_their_own_names(definition) {
        let goals = definition.goals.iter().map(|goal| {
            let labels = goal.iter();
            let labels = labels.map(|label| definition.labels[usize::from(*label)].as_str());
            quoted(&labels.collect::<Vec<_>>().join(" "))
        });
        match goals.collect::<Vec<_>>().as_slice() {
            [goal] => writeln!(text, "goals = [{goal}]")?,
            goals => writeln!(text, "goals = [\n  {},\n]", goals.join(",\n  "))?,
        }
    }
    if definition.metric != Metric::AsWritten {
        writeln!(text, "metric = {}", quoted(definition.metric.name()))?;
    }
    writeln!(text, "\n[moves]")?;
    for number in &definition.written {
        write_move(definition, &definition.moves[*number], text)?;
    }
    Ok(())
}

/// Whether this is what a definition without `goals` says.
fn hold_their_own_names(definition: &Definition) -> bool {
    let Definition { cells, goals, .. } = definition;
    definition.labels == *cells && goals.len() == 1 && goals[0].is_sorted()
}

fn write_move(definition: &Definition, step: &DefinedMove, text: &mut String) -> fmt::Result {
    let name = step.name().to_toml_key();
    if let [case] = step.cases()
        && case.conditions().is_empty()
    {
        return writeln!(text, "{name} = {}", quoted(&cycles(definition, case)));
    }
    writeln!(text, "{name} = [")?;
    for case in step.cases() {
        let conditions = case.conditions().iter();
        let conditions: Vec<_> = conditions
            .map(|asked| condition(definition, *asked))
            .collect();
        writeln!(
            text,
            "  {{ when = {}, then = {} }},",
            quoted(&conditions.join(", ")),
            quoted(&cycles(definition, case))
        )?;
    }
    writeln!(text, "]")
}

fn condition(definition: &Definition, condition: Condition) -> String {
    let cell = &definition.cells[usize::from(condition.cell())];
    let label = &definition.labels[usize::from(condition.label())];
    let relation = if condition.is_met_by_label() {
        "="
    } else {
        "!="
    };
    format!("{cell} {relation} {label}")
}

/// Where the label of each cell goes that does not stay; a cell alone where none moves.
fn cycles(definition: &Definition, case: &DefinedCase) -> String {
    let back = case.inverse();
    let targets = back.sources();
    let mut is_named = vec![false; targets.len()];
    let mut cycles = String::new();
    for first in 0..targets.len() {
        let mut names = Vec::new();
        let mut cell = first;
        while !std::mem::replace(&mut is_named[cell], true) {
            names.push(definition.cells[cell].as_str());
            cell = usize::from(targets[cell]);
        }
        if names.len() > 1 {
            let _ = write!(cycles, "({})", names.join(" "));
        }
    }
    if cycles.is_empty() {
        return format!("({})", definition.cells[0]);
    }
    cycles
}

fn quoted(text: &str) -> String {
    TomlStringBuilder::new(text).as_default().to_toml_value()
}
