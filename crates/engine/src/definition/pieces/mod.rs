//! Definitions in the language of ksolve and twsearch: sets of pieces that have places and
//! orientations.
//!
//! A place with `k` orientations becomes `k` cells, and the piece in it shows its `k` labels there,
//! turned by its orientation.

mod keywords;
mod lines;
mod naming;
mod position;
mod set;
mod states;

pub(super) use lines::in_comment;

use std::collections::HashSet;

use super::cells::Drawing;
use super::document::Name;
use super::goals::MAX_GOALS;
use super::moves::{MAX_MOVES, check_name};
use super::source::Source;
use super::text::Text;
use super::written::Written;
use super::{DefinedCase, DefinedMove, DefinitionError, Metric, layout};
use lines::{Line, Lines};
use naming::Naming;
use position::{Kind, Position};
use set::Set;
use states::Label;

/// What a file says, as far as it was read.
struct Reader<'t> {
    source: &'t Source,
    lines: Lines<'t>,
    title: Option<String>,
    sets: Vec<Set>,
    goals: Vec<Position>,
    seen: HashSet<Vec<Label>>,
    moves: Vec<(Name, Position)>,
}

pub(super) fn read(source: &Source) -> Result<Written, DefinitionError> {
    let mut reader = Reader {
        source,
        lines: Line::of(source.text()),
        title: None,
        sets: Vec::new(),
        goals: Vec::new(),
        seen: HashSet::new(),
        moves: Vec::new(),
    };
    while let Some(line) = reader.lines.next() {
        reader.read(&line)?;
    }
    reader.finish()
}

impl<'t> Reader<'t> {
    fn read(&mut self, line: &Line<'t>) -> Result<(), DefinitionError> {
        let keyword = line.first();
        match keyword.text {
            "Name" => self.read_name(line),
            "Set" => {
                if !(self.goals.is_empty() && self.moves.is_empty()) {
                    let sentence = "this set is defined behind a goal or a move, expected all sets \
                                    in front of them";
                    return Err(self.source.mistake(line.span(), sentence));
                }
                let set = Set::read(self.source, line, &self.sets)?;
                self.sets.push(set);
                Ok(())
            }
            "Solved" | "Goal" => {
                line.expect_words(self.source, 1, "a line with this word alone")?;
                let position = self.position(Kind::Goal, line)?;
                self.check_goal(&position)?;
                self.goals.push(position);
                Ok(())
            }
            "Move" => self.read_move(line),
            "End" => Err(self
                .source
                .mistake(line.span(), "`End` stands here, but nothing has begun")),
            other => Err(self
                .source
                .mistake(keyword.span.clone(), keywords::mistake_of(other))),
        }
    }

    fn read_name(&mut self, line: &Line<'t>) -> Result<(), DefinitionError> {
        let [keyword, words @ ..] = line.words() else {
            return Ok(());
        };
        let (Some(first), Some(last)) = (words.first(), words.last()) else {
            let sentence = "expected a name behind `Name`";
            return Err(self.source.mistake(keyword.span.clone(), sentence));
        };
        if self.title.is_some() {
            let sentence = "the puzzle has a name already, expected one `Name`";
            return Err(self.source.mistake(line.span(), sentence));
        }
        let texts: Vec<_> = words.iter().map(|word| word.text).collect();
        let title = texts.join(" ");
        self.source
            .check_name(&title, first.span.start..last.span.end)?;
        self.title = Some(title);
        Ok(())
    }

    fn read_move(&mut self, line: &Line<'t>) -> Result<(), DefinitionError> {
        line.expect_words(self.source, 2, "a line like `Move NAME`")?;
        let word = line.last();
        let name = Name {
            name: word.text.to_owned(),
            span: word.span.clone(),
        };
        check_name(self.source, &name)?;
        if self.moves.iter().any(|(other, _)| other.name == name.name) {
            let sentence = format!("the move `{}` is defined twice", name.name);
            return Err(self.source.mistake(name.span, sentence));
        }
        if self.moves.len() == MAX_MOVES {
            let sentence = format!("found more than {MAX_MOVES} moves, expected at most so many");
            return Err(self.source.mistake(name.span, sentence));
        }
        let position = self.position(Kind::Move, line)?;
        self.moves.push((name, position));
        Ok(())
    }

    fn check_goal(&mut self, goal: &Position) -> Result<(), DefinitionError> {
        let mistake = |sentence: String| Err(self.source.mistake(goal.span.clone(), sentence));
        if self.goals.len() == MAX_GOALS {
            return mistake(format!(
                "found more than {MAX_GOALS} goals, expected at most so many"
            ));
        }
        states::check_labels(self.source, &self.sets, self.goals.first(), goal)?;
        if !self.seen.insert(states::labels(&self.sets, goal)) {
            return mistake("this goal is written twice, expected each once".to_owned());
        }
        Ok(())
    }

    fn position(&mut self, kind: Kind, line: &Line<'t>) -> Result<Position, DefinitionError> {
        Position::read(self.source, &self.sets, kind, line, &mut self.lines)
    }

    fn finish(self) -> Result<Written, DefinitionError> {
        let end = self.source.text().trim_end().len();
        let missing = |sentence: &str| Err(self.source.mistake(end..end, sentence));
        let Some(first_set) = self.sets.first() else {
            return missing("the definition has no set, expected a line like `Set NAME 8 3`");
        };
        if self.goals.is_empty() {
            return missing("the definition has no goal, expected `Solved`");
        }
        let Some((first_move, _)) = self.moves.first() else {
            return missing("the definition has no move, expected `Move`");
        };
        let naming = Naming::new(&self.sets);
        let text = Text::new(naming.drawing(), first_set.span.clone());
        let drawing = Drawing::read(self.source, &text)?;
        let order = drawing.order(self.source, None)?;
        let (labels, goals) = states::goals(&self.sets, &naming, &self.goals);
        let moves = self.moves.iter().map(|(name, position)| {
            let case = DefinedCase::new(Vec::new(), states::sources(&self.sets, position));
            DefinedMove::new(name.name.clone(), vec![case])
        });
        Ok(Written {
            title: self.title,
            metric: Metric::default(),
            moves: moves.collect(),
            names: self
                .moves
                .iter()
                .map(|(name, _)| name.span.clone())
                .collect(),
            moves_key: first_move.span.clone(),
            places: layout::places(&drawing, &order, &labels),
            cells: order.names().to_vec(),
            labels,
            goals,
        })
    }
}
