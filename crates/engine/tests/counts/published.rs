//! The lines of `published.txt`.

use std::fs;
use std::path::Path;

use wayhome_engine::definition::{Definition, Reading};

/// A line: a puzzle and its numbers.
pub(crate) struct Published {
    pub(crate) name: &'static str,
    pub(crate) metric: &'static str,
    left_out: Vec<&'static str>,
    pub(crate) states: u32,
    pub(crate) gods_number: u32,
    pub(crate) counts: Vec<u32>,
}

pub(crate) fn published() -> Vec<Published> {
    let lines = include_str!("published.txt").lines();
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(Published::read)
        .collect()
}

impl Published {
    fn read(line: &'static str) -> Self {
        let columns: Vec<_> = line.split(" | ").collect();
        let [name, metric, left_out, states, gods_number, counts, _source] = columns[..] else {
            panic!("expected seven columns: {line}");
        };
        let number = |text: &str| text.parse().expect(line);
        Self {
            name,
            metric,
            left_out: left_out.split(' ').filter(|step| *step != "-").collect(),
            states: number(states),
            gods_number: number(gods_number),
            counts: counts.split(' ').map(number).collect(),
        }
    }

    pub(crate) fn definition(&self) -> Definition {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = if self.name.starts_with("data/") {
            here.join("../..").join(self.name)
        } else {
            here.join("tests/counts").join(self.name)
        };
        let text = fs::read_to_string(file).expect("the definition can be read");
        let text = self.without_moves(&text);
        let metric = match self.metric {
            "own" => None,
            metric => Some(metric.parse().expect(metric)),
        };
        let definition = Reading::new()
            .metric(metric)
            .parse("puzzle", self.name, text.as_bytes());
        definition.unwrap_or_else(|error| panic!("{error}"))
    }

    fn without_moves(&self, text: &str) -> String {
        let is_left_out = |line: &&str| {
            let name = line.split_whitespace().next().unwrap_or_default();
            self.left_out.contains(&name)
        };
        let (out, lines): (Vec<_>, Vec<_>) = text.lines().partition(is_left_out);
        assert_eq!(out.len(), self.left_out.len(), "{}", self.name);
        lines.join("\n")
    }
}
