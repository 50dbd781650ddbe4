//! Definitions in the language of ksolve and twsearch: sets of pieces that have places and
//! orientations.
//!
//! A place with `k` orientations becomes `k` cells, and the piece in it shows its `k` labels there,
//! turned by its orientation.

mod illegal;
mod keywords;
mod lines;
mod moves;
mod naming;
mod part;
mod position;
mod rotation;
mod sequence;
mod set;
mod states;

pub(super) use lines::in_comment;

use std::collections::HashSet;

use super::cells::Drawing;
use super::document::Name;
use super::goals::MAX_GOALS;
use super::source::Source;
use super::text::Text;
use super::written::Written;
use super::{DefinedCase, DefinedMove, DefinitionError, Metric, layout};
use illegal::Illegal;
use lines::{Line, Lines};
use moves::{Kind, Meaning, Moves, Named};
use naming::Naming;
use position::{Numbers, Position};
use rotation::is_rotation;
use set::Set;
use states::Label;

const SEQUENCE: &str =
    "a line like `MoveSequence NAME MOVE MOVE` with the moves that it is made of";

/// What a file says, as far as it was read.
struct Reader<'t> {
    source: &'t Source,
    lines: Lines<'t>,
    title: Option<String>,
    sets: Vec<Set>,
    goals: Vec<Position>,
    seen: HashSet<Vec<Label>>,
    illegal: Illegal,
    moves: Moves<'t>,
}

/// Reads a definition, if wanted without the moves that turn the whole puzzle.
pub(super) fn read(source: &Source, without_rotations: bool) -> Result<Written, DefinitionError> {
    let mut reader = Reader {
        source,
        lines: Line::of(source.text()),
        title: None,
        sets: Vec::new(),
        goals: Vec::new(),
        seen: HashSet::new(),
        illegal: Illegal::default(),
        moves: Moves::default(),
    };
    while let Some(line) = reader.lines.next() {
        reader.read(&line)?;
    }
    reader.finish(without_rotations)
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
                self.source
                    .check_name(&naming::longest(&set), set.span.clone())?;
                self.sets.push(set);
                Ok(())
            }
            "Solved" | "Goal" => {
                line.expect_words(self.source, 1, "a line with this word alone")?;
                let position = self.position(Numbers::Pieces, line)?;
                self.check_goal(&position)?;
                self.goals.push(position);
                Ok(())
            }
            "Illegal" => self
                .illegal
                .read(self.source, &self.sets, self.goals.first(), line),
            "Move" => self.read_move(line),
            "MoveSequence" => self.read_sequence(line, Kind::Sequence),
            "MoveAlias" => {
                line.expect_words(self.source, 3, "a line like `MoveAlias NAME MOVE`")?;
                self.read_sequence(line, Kind::Alias)
            }
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
        let name = self.moves.name(self.source, line.last(), Kind::Move)?;
        let position = self.position(Numbers::Places, line)?;
        self.moves.add(name, Kind::Move, Meaning::Turn(position));
        Ok(())
    }

    fn read_sequence(&mut self, line: &Line<'t>, kind: Kind) -> Result<(), DefinitionError> {
        let (parts, [_, name, ..]) = (sequence::parts(line), line.words()) else {
            return Err(line.is_not(self.source, SEQUENCE));
        };
        if parts.is_empty() {
            return Err(line.is_not(self.source, SEQUENCE));
        }
        let name = self.moves.name(self.source, name, kind)?;
        self.moves.add(name, kind, Meaning::Parts(parts));
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

    fn position(&mut self, numbers: Numbers, line: &Line<'t>) -> Result<Position, DefinitionError> {
        Position::read(self.source, &self.sets, numbers, line, &mut self.lines)
    }

    /// The moves in the order of the file.
    fn written_moves(&self) -> Result<Vec<(&Name, DefinedMove)>, DefinitionError> {
        let permutations = sequence::permutations(self.source, &self.sets, &self.moves)?;
        let all = self.moves.all().iter().zip(permutations);
        let moves = all.filter(|(named, _)| named.kind != Kind::Alias);
        let moves = moves.map(|(Named { name, .. }, sources)| {
            let case = DefinedCase::new(Vec::new(), sources);
            (name, DefinedMove::new(name.name.clone(), vec![case]))
        });
        Ok(moves.collect())
    }

    fn finish(&self, without_rotations: bool) -> Result<Written, DefinitionError> {
        let end = self.source.text().trim_end().len();
        let missing = |sentence: &str| Err(self.source.mistake(end..end, sentence));
        let Some(first_set) = self.sets.first() else {
            return missing("the definition has no set, expected a line like `Set NAME 8 3`");
        };
        let Some(goal) = self.goals.first() else {
            return missing("the definition has no goal, expected `Solved`");
        };
        let mut moves = self.written_moves()?;
        let Some((first_move, _)) = moves.first() else {
            return missing("the definition has no move, expected `Move`");
        };
        let first_move = first_move.span.clone();
        let remark = if without_rotations {
            moves.retain(|(_, step)| !is_rotation(step.name()));
            None
        } else {
            rotation::remark(moves.iter().map(|(_, step)| step.name()))
        };
        let Some((first_kept, _)) = moves.first() else {
            let sentence = "each move turns the whole puzzle, and without such moves there is none";
            return Err(self.source.mistake(first_move, sentence));
        };
        let moves_key = first_kept.span.clone();
        self.illegal
            .check_goals(self.source, &self.sets, &self.goals)?;
        let naming = Naming::new(&self.sets);
        let text = Text::new(naming.drawing(), first_set.span.clone());
        let drawing = Drawing::read(self.source, &text)?;
        let order = drawing.order(self.source, None)?;
        let numbered = states::numbered(&self.sets, goal);
        let labels = states::names(&self.sets, &naming, &numbered);
        Ok(Written {
            title: self.title.clone(),
            metric: Metric::default(),
            names: moves.iter().map(|(name, _)| name.span.clone()).collect(),
            moves: moves.into_iter().map(|(_, step)| step).collect(),
            moves_key,
            places: layout::places(&drawing, &order, &labels),
            cells: order.names().to_vec(),
            goals: states::goals(&self.sets, &numbered, &self.goals),
            legal: self.illegal.legal(&self.sets, &numbered),
            remarks: remark.into_iter().collect(),
            labels,
        })
    }
}
