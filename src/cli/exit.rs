//! How the program ends.

use std::error::Error;
use std::fmt::{self, Display};
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::builder::styling::AnsiColor;
use wayhome::PathError;

/// The exit codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Everything was answered.
    Answered = 0,
    /// The question was right, and there is no answer.
    NoAnswer = 1,
    /// The command line or the input was wrong.
    WrongInput = 2,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why the program ended early: one sentence for the person who must act.
#[derive(Debug)]
pub(crate) enum Failure {
    NoAnswer(Box<dyn Error>),
    WrongInput(Box<dyn Error>),
    /// What was written could not be delivered.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn wrong_input(sentence: impl Into<Box<dyn Error>>) -> Self {
        Self::WrongInput(sentence.into())
    }

    /// Tells the person, and says how to end. Who closed the pipe has what he wanted.
    pub(crate) fn report(&self) -> Exit {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return Exit::Answered;
            }
            _ => tell(self),
        }
        self.exit()
    }

    pub(crate) fn exit(&self) -> Exit {
        match self {
            Self::NoAnswer(_) => Exit::NoAnswer,
            Self::WrongInput(_) | Self::Output(_) => Exit::WrongInput,
        }
    }

    /// The word that stands for it in an answer.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::NoAnswer(_) => "unreachable",
            Self::WrongInput(_) | Self::Output(_) => "error",
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAnswer(sentence) | Self::WrongInput(sentence) => sentence.fmt(f),
            Self::Output(error) => write!(f, "cannot write the answer: {error}"),
        }
    }
}

impl From<PathError> for Failure {
    fn from(error: PathError) -> Self {
        if error.is_unreachable() {
            Self::NoAnswer(error.into())
        } else {
            Self::WrongInput(error.into())
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Writes a sentence to standard error.
pub(crate) fn tell(sentence: &impl Display) {
    tell_all(&[sentence]);
}

/// Writes what looks like a slip, and is none, to standard error.
pub(crate) fn warn(sentence: &impl Display) {
    let style = AnsiColor::Yellow.on_default().bold();
    let _ = writeln!(anstream::stderr(), "{style}warning:{style:#} {sentence}");
}

/// Writes sentences to standard error. Nobody is left to tell if that fails.
pub(crate) fn tell_all(sentences: &[impl Display]) {
    let style = AnsiColor::Red.on_default().bold();
    let mut text = Vec::new();
    for sentence in sentences {
        let _ = writeln!(text, "{style}error:{style:#} {sentence}");
    }
    let _ = anstream::stderr().write_all(&text);
}
