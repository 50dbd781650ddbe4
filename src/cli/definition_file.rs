//! The definition that a command works on.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use wayhome_engine::definition::Definition;

use super::exit::Failure;
use super::reading::Reading;
use super::table::ENDING;

/// A definition, and how it is read.
#[derive(Args, Clone, Debug)]
pub(super) struct DefinitionFile {
    /// The definition: TOML, or sets of pieces where the name ends in .tws or .def
    #[arg(value_name = "DEFINITION", value_hint = ValueHint::FilePath)]
    file: PathBuf,

    #[command(flatten)]
    reading: Reading,
}

impl DefinitionFile {
    /// Refuses to write what is made of the definition in its place.
    pub(super) fn keep_from(&self, output: &Path) -> Result<(), Failure> {
        match (self.file.canonicalize(), output.canonicalize()) {
            (Ok(definition), Ok(output)) if definition == output => {
                Err(Failure::wrong_input(format!(
                    "{} is the definition itself, expected another file to write to",
                    self.file.display()
                )))
            }
            _ => Ok(()),
        }
    }

    /// Reads the definition, and tells the person what looks like a slip in it.
    pub(super) fn read(&self) -> Result<Definition, Failure> {
        let file = self.file.display();
        if self.file.extension() == Some(OsStr::new(ENDING)) {
            return Err(Failure::wrong_input(format!(
                "expected a definition, and {file} is named as a table; `wayhome info --table` shows \
                 what is in it"
            )));
        }
        self.reading.read(&self.file)
    }
}
