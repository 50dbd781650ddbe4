//! Why a definition was not compiled.

use std::path::PathBuf;
use std::{fmt, io};

use crate::definition::DefinitionError;

/// Why a definition was not compiled.
///
/// `{}` and `{:?}` both write it for people, so that a build script can return it from `main`.
pub struct BuildError {
    kind: Box<Kind>,
}

pub(super) enum Kind {
    Definition(DefinitionError),
    NoOutDir,
    SameName { first: PathBuf, second: PathBuf },
    Write { path: PathBuf, error: io::Error },
}

impl BuildError {
    /// The mistake in the definition, where that is what went wrong.
    #[must_use]
    pub fn definition_error(&self) -> Option<&DefinitionError> {
        match &*self.kind {
            Kind::Definition(error) => Some(error),
            _ => None,
        }
    }

    /// Shows the sentence as an error of the build. A directive is a single line; the marked excerpt
    /// follows where the build script shows the error itself.
    pub(super) fn tell_cargo(&self) {
        println!("cargo::error={}", self.on_one_line());
    }

    fn on_one_line(&self) -> String {
        let Kind::Definition(error) = &*self.kind else {
            return self.to_string();
        };
        let sentence = error.sentence();
        match (error.file(), error.line(), error.column()) {
            (Some(file), Some(line), Some(column)) => format!("{file}:{line}:{column}: {sentence}"),
            _ => sentence.to_string(),
        }
    }
}

impl From<Kind> for BuildError {
    fn from(kind: Kind) -> Self {
        Self {
            kind: Box::new(kind),
        }
    }
}

impl From<DefinitionError> for BuildError {
    fn from(error: DefinitionError) -> Self {
        Kind::Definition(error).into()
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.kind {
            Kind::Definition(error) => error.fmt(f),
            Kind::NoOutDir => f.write_str(
                "there is no directory to write to: `OUT_DIR` is not set, as cargo sets it for \
                 a build script, and the builder was given none",
            ),
            Kind::SameName { first, second } => write!(
                f,
                "{} and {} would be compiled to files of one name, expected definitions with \
                 different file names",
                first.display(),
                second.display()
            ),
            Kind::Write { path, error } => {
                write!(f, "cannot write {}: {error}", path.display())
            }
        }
    }
}

impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for BuildError {}
