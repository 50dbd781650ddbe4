//! How a definition is read, where not as it says itself.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use super::arrangement::Arrangements;
use super::powers::Powers;
use super::source::{self, Source};
use super::written::Written;
use super::{Definition, DefinitionError, MAX_NAME_BYTES, Metric, on_one_line, pieces};

/// How a definition is read, where not as it says itself.
///
/// # Examples
///
/// ```
/// use wayhome_engine::definition::{Metric, Reading};
///
/// let pieces = "Set T 3 1\nSolved\nEnd\nMove left\nT\n2 3 1\nEnd\nMove x\nT\n3 2 1\nEnd\n";
/// let reading = Reading::new().metric(Metric::HalfTurn).without_rotations(true);
/// let definition = reading.parse("three", "three.tws", pieces.as_bytes())?;
/// let names: Vec<_> = definition.moves().iter().map(|step| step.name()).collect();
/// assert_eq!(names, ["left", "left'"]);
/// # Ok::<(), wayhome_engine::definition::DefinitionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Reading {
    metric: Option<Metric>,
    without_rotations: bool,
}

impl Reading {
    /// As the definition says.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes this metric instead of the definition's own; `None` keeps that.
    #[must_use]
    pub fn metric(mut self, metric: impl Into<Option<Metric>>) -> Self {
        self.metric = metric.into();
        self
    }

    /// Leaves out the moves of pieces that twsearch takes as turns of the whole puzzle: `x`, `y` and `z`,
    /// also with `2` or `'` behind them, and capitals and underscores with a `v` behind them. Other moves
    /// can still be made of them.
    #[must_use]
    pub fn without_rotations(mut self, without: bool) -> Self {
        self.without_rotations = without;
        self
    }

    /// Reads a definition from a file, whose name without its ending becomes the puzzle's name.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or as [`Reading::parse`].
    pub fn read(&self, path: impl AsRef<Path>) -> Result<Definition, DefinitionError> {
        let path = path.as_ref();
        let file = path.display();
        let name = path.file_stem().and_then(|stem| stem.to_str());
        let name = name.ok_or_else(|| {
            DefinitionError::of_file(&format!("{file} has no file name that could name a puzzle"))
        })?;
        let mut text = Vec::new();
        File::open(path)
            .and_then(|opened| opened.take(source::MOST_BYTES + 1).read_to_end(&mut text))
            .map_err(|error| {
                DefinitionError::of_file(&format!("cannot read the definition {file}: {error}"))
            })?;
        self.parse(name, &file.to_string(), &text)
    }

    /// Reads a definition from bytes. `name` becomes the puzzle's name, and `file` is what the
    /// messages call the text; its ending decides the language.
    ///
    /// # Errors
    ///
    /// As [`Definition::parse`]. Also where moves are to be left out that turn the whole puzzle, and the
    /// definition is in TOML, in which no name says so, or has no other move.
    pub fn parse(
        &self,
        name: &str,
        file: &str,
        text: &[u8],
    ) -> Result<Definition, DefinitionError> {
        if name.len() > MAX_NAME_BYTES {
            return Err(DefinitionError::of_file(&format!(
                "the name of {file} has more than {MAX_NAME_BYTES} bytes"
            )));
        }
        if let Some(sentence) = source::mistake_of_name(name) {
            return Err(DefinitionError::of_file(&format!(
                "{file} cannot name a puzzle: {sentence}"
            )));
        }
        let (source, written) = written(file, text, self.without_rotations)?;
        let arrangements = Arrangements::of(&written.goals[0]);
        let powers = Powers {
            source: &source,
            arrangements: &arrangements,
            metric: self.metric.unwrap_or(written.metric),
        };
        let metric = powers.metric;
        let (moves, numbers) = powers.expand(written.moves, &written.names)?;
        let mut definition = Definition {
            name: name.to_owned(),
            title: written.title.unwrap_or_else(|| on_one_line(name)),
            cells: written.cells,
            labels: written.labels,
            goals: written.goals,
            moves,
            written: numbers,
            metric,
            places: written.places,
            remarks: written.remarks,
            text: None,
        };
        if let Some(legal) = written.legal {
            let (moves, written) = (&definition.moves, &definition.written);
            let guarded = legal.guard(&source, &arrangements, moves, written)?;
            // With a metric, each turn of a power would have to lead to a legal state.
            definition.metric = Metric::AsWritten;
            definition.written = (0..guarded.moves.len()).collect();
            definition.moves = guarded.moves;
            definition.remarks.extend(guarded.remarks);
        }
        definition.text = Some((source, written.moves_key));
        Ok(definition)
    }
}

fn written(
    file: &str,
    text: &[u8],
    without_rotations: bool,
) -> Result<(Source, Written), DefinitionError> {
    if is_of_pieces(file) {
        let source = Source::with_comments(file, text, pieces::in_comment)?;
        let written = pieces::read(&source, without_rotations)?;
        return Ok((source, written));
    }
    if without_rotations {
        return Err(DefinitionError::of_file(&format!(
            "`without-rotations` is for definitions of pieces, with the ending .tws or .def, and no name \
             in {file} says that a move turns the whole puzzle"
        )));
    }
    let source = Source::new(file, text)?;
    let written = Written::of_toml(&source)?;
    Ok((source, written))
}

/// Whether the ending of a file says that it is written for ksolve or twsearch.
fn is_of_pieces(file: &str) -> bool {
    let ending = Path::new(file).extension();
    ending.is_some_and(|ending| {
        ["tws", "def"]
            .iter()
            .any(|known| ending.eq_ignore_ascii_case(known))
    })
}
