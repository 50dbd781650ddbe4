//! A path that a judge asks for: written as the judge wants it, or `-1` where no moves lead there.

use std::io::{self, Write};

use wayhome::{Path, PathError};

use crate::cli::exit::{Exit, Failure};

/// Writes the answer. On the boards as they are defined there is always a path, but their definitions
/// can be changed.
pub(super) fn answer<W: Write>(
    out: &mut W,
    asked: Result<Path<'_>, PathError>,
    write: impl FnOnce(&mut W, Path<'_>) -> io::Result<()>,
) -> Result<Exit, Failure> {
    match asked {
        Ok(path) => {
            write(out, path)?;
            Ok(Exit::Answered)
        }
        Err(error) if error.is_unreachable() => {
            writeln!(out, "-1")?;
            Ok(Exit::NoAnswer)
        }
        Err(error) => Err(error.into()),
    }
}
