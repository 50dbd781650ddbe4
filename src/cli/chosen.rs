//! The puzzle that a command is about: one that is built in, that of a definition, or that of a table file.

use std::ffi::OsStr;
use std::path::{self, Path, PathBuf};

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, ValueHint};
use wayhome::{Image, PUZZLES};
use wayhome_engine::generate::{Generated, Generator};

use super::exit::Failure;
use super::quoted::Quoted;
use super::reading::Reading;
use super::table::{self, ENDING, Table};
use super::too_large::TooLarge;

/// The most slots of a puzzle that is searched for a single answer; that takes a second or two.
pub(super) const MAX_SLOTS: u32 = 5_000_000;

/// Which puzzle a command is about.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct Choice {
    /// Another puzzle than the usual one: the name of a built-in one, or a definition file
    #[arg(long, value_name = "NAME_OR_FILE", value_parser = NameOrFile, hide_possible_values = true)]
    puzzle: Option<String>,

    /// The puzzle of a table file, which `wayhome build` writes
    ///
    /// Damage in a file of up to 16 MiB is found before anything is answered. In a larger one it is found
    /// where a path meets it; `wayhome verify` proves the whole file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["puzzle", "metric", "without_rotations"])]
    table: Option<PathBuf>,

    #[command(flatten)]
    reading: Reading,
}

impl Choice {
    /// The puzzle with this name or file, unless there is none.
    pub(super) fn or_named(&self, name: Option<&str>) -> Self {
        let mut choice = self.clone();
        choice.puzzle = choice.puzzle.or_else(|| name.map(str::to_owned));
        choice
    }

    /// Opens the puzzle, or takes the usual one where none is chosen.
    pub(super) fn open(&self, usual: &'static Image<'static>) -> Result<Chosen, Failure> {
        if let Some(file) = &self.table {
            return Table::open(file).map(Chosen::Table);
        }
        let name = self.puzzle.as_deref();
        let built_in = name.map_or(Some(usual), |name| {
            let mut puzzles = PUZZLES.iter().copied();
            puzzles.find(|image| image.puzzle().name() == name)
        });
        match (built_in, name) {
            (Some(image), _) => {
                let name = image.puzzle().name();
                self.reading
                    .expect_none(&format_args!("{name} is built in with its moves"))?;
                Ok(Chosen::BuiltIn(image))
            }
            (None, Some(file)) if is_table(file) || table::has_label(file.as_ref()) => {
                self.reading
                    .expect_none(&format_args!("{file} is a table with its moves"))?;
                Table::open(file.as_ref()).map(Chosen::Table)
            }
            (None, Some(file)) if is_definition(file) => self.search(file),
            (None, name) => Err(unknown(name.unwrap_or_default())),
        }
    }

    /// Searches the puzzle of a definition file, if it is small.
    fn search(&self, file: &str) -> Result<Chosen, Failure> {
        let definition = self.reading.read(file.as_ref())?;
        let generator = Generator::new().max_states(MAX_SLOTS.into());
        Ok(match generator.generate(&definition) {
            Ok(generated) => Chosen::Searched(generated),
            Err(refusal) => Chosen::TooLarge(TooLarge::new(file, definition, refusal).into()),
        })
    }
}

fn is_table(text: &str) -> bool {
    Path::new(text).extension() == Some(OsStr::new(ENDING))
}

/// Whether this is meant to be a definition file and not a name.
fn is_definition(text: &str) -> bool {
    let path = Path::new(text);
    let has_ending = path.extension().is_some_and(|ending| {
        let mut known = ["toml", "tws", "def"].iter();
        known.any(|known| ending.eq_ignore_ascii_case(known))
    });
    has_ending || text.contains(path::is_separator) || path.is_file()
}

fn unknown(name: &str) -> Failure {
    let names: Vec<_> = PUZZLES.iter().map(|image| image.puzzle().name()).collect();
    Failure::wrong_input(format!(
        "{} is neither a built-in puzzle nor a definition file; the built-in puzzles are {}",
        Quoted(name),
        names.join(", ")
    ))
}

/// What holds the image of a puzzle, or the puzzle alone.
pub(super) enum Chosen {
    BuiltIn(&'static Image<'static>),
    Searched(Generated),
    Table(Table),
    TooLarge(Box<TooLarge>),
}

impl Chosen {
    /// Opens the image.
    pub(super) fn image(&self) -> Result<Image<'_>, Failure> {
        match self {
            Self::BuiltIn(image) => Ok(**image),
            Self::Searched(generated) => {
                Image::open(generated.image()).map_err(Failure::wrong_input)
            }
            Self::Table(table) => table.image(),
            Self::TooLarge(puzzle) => Err(puzzle.failure()),
        }
    }

    /// Which index a definition's puzzle got and why.
    pub(super) fn reason(&self) -> Option<&str> {
        match self {
            Self::Searched(generated) => Some(generated.reason()),
            Self::BuiltIn(_) | Self::Table(_) | Self::TooLarge(_) => None,
        }
    }
}

/// Lets any text through, and knows the names of the built-in puzzles for shells to complete.
#[derive(Clone)]
pub(super) struct NameOrFile;

impl TypedValueParser for NameOrFile {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = PUZZLES.iter().map(|image| image.puzzle().name());
        Some(Box::new(names.map(PossibleValue::new)))
    }
}
