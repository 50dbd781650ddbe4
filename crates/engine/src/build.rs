//! Table images for the build scripts of other crates.
//!
//! [`compile`] is the whole of the common case; [`Builder`] has the settings. Either writes, into
//! the build script's output directory, `NAME.wayhome` with the table image and `NAME.rs`, which
//! embeds it as a `static` called `NAME`:
//!
//! ```ignore
//! include!(concat!(env!("OUT_DIR"), "/ring.rs"));
//! ```
//!
//! The file names the engine as `::wayhome_engine`, so the crate that includes it must depend on it
//! under this name.

mod error;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, fs};

pub use error::BuildError;

use crate::definition::{DefinitionError, Metric, Reading};
use crate::generate::Generator;
use crate::index::IndexKind;
use crate::table::{Encoding, Image};
use error::Kind;

/// Compiles one definition with the default settings.
///
/// A build script can simply return the error from `main`: it shows the sentence, the place and the
/// marked line of the definition.
///
/// # Errors
///
/// As [`Builder::compile`].
pub fn compile(definition: impl AsRef<Path>) -> Result<(), BuildError> {
    Builder::new().compile(definition)
}

/// Compiles definitions with settings.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    generator: Generator,
    reading: Reading,
    name: Option<String>,
    out_dir: Option<PathBuf>,
}

impl Builder {
    /// The default settings.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes this encoding of the table, as [`Generator::encoding`].
    #[must_use]
    pub fn encoding(mut self, encoding: Encoding) -> Self {
        self.generator = self.generator.encoding(encoding);
        self
    }

    /// Takes this kind of index, as [`Generator::index`].
    #[must_use]
    pub fn index(mut self, kind: IndexKind) -> Self {
        self.generator = self.generator.index(kind);
        self
    }

    /// Allows this many states and slots, as [`Generator::max_states`].
    #[must_use]
    pub fn max_states(mut self, states: u64) -> Self {
        self.generator = self.generator.max_states(states);
        self
    }

    /// Allows a search about this many bytes of memory, as [`Generator::max_memory`].
    #[must_use]
    pub fn max_memory(mut self, bytes: u64) -> Self {
        self.generator = self.generator.max_memory(bytes);
        self
    }

    /// Takes this metric instead of the definition's own.
    #[must_use]
    pub fn metric(mut self, metric: Metric) -> Self {
        self.reading = self.reading.metric(metric);
        self
    }

    /// Leaves out the moves that turn the whole puzzle, as [`Reading::without_rotations`].
    #[must_use]
    pub fn without_rotations(mut self, without: bool) -> Self {
        self.reading = self.reading.without_rotations(without);
        self
    }

    /// Calls the puzzle and its files so, instead of what the definition's file is called.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Writes the files into this directory instead of the build script's `OUT_DIR`.
    #[must_use]
    pub fn out_dir(mut self, directory: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(directory.into());
        self
    }

    /// Reads a definition, searches it and writes `NAME.wayhome` and `NAME.rs`, where `NAME` is the
    /// definition's file name without its ending, or what [`Builder::name`] says.
    ///
    /// Prints the directives by which cargo runs the build script again when the definition changes,
    /// and by which it shows the definition's remarks and the sentence of an error.
    ///
    /// # Errors
    ///
    /// - the definition has a mistake or reaches too many states,
    /// - there is no output directory: `OUT_DIR` is not set, as it is in a build script, and
    ///   [`Builder::out_dir`] names none,
    /// - a file cannot be written. None is left half-written.
    pub fn compile(&self, definition: impl AsRef<Path>) -> Result<(), BuildError> {
        let path = definition.as_ref();
        println!("cargo::rerun-if-changed={}", path.display());
        self.compile_quietly(path)
            .inspect_err(BuildError::tell_cargo)
    }

    fn compile_quietly(&self, path: &Path) -> Result<(), BuildError> {
        let mut definition = self.reading.read(path)?;
        if let Some(name) = &self.name {
            definition = definition.called(name)?;
        }
        for remark in definition.remarks() {
            println!("cargo::warning={}: {remark}", path.display());
        }
        let generated = self.generator.generate(&definition)?;
        let directory = match &self.out_dir {
            Some(directory) => directory.clone(),
            None => PathBuf::from(env::var_os("OUT_DIR").ok_or(Kind::NoOutDir)?),
        };
        let name = definition.name();
        claim(&directory.join(name), path)?;
        write_whole(
            &directory.join(format!("{name}.wayhome")),
            generated.image(),
        )?;
        let image = Image::open(generated.image());
        let image = image.map_err(|error| DefinitionError::of_file(&error.to_string()))?;
        let wrapper = wrapper(path, &image, generated.reason());
        write_whole(&directory.join(format!("{name}.rs")), wrapper.as_bytes())
    }
}

/// Notes that `files`, less their endings, are made from `definition`. Files of the same name from
/// another definition would take their place without a word.
fn claim(files: &Path, definition: &Path) -> Result<(), BuildError> {
    static CLAIMED: Mutex<BTreeMap<PathBuf, PathBuf>> = Mutex::new(BTreeMap::new());
    let mut claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
    let first = claimed
        .entry(files.to_path_buf())
        .or_insert_with(|| definition.to_path_buf());
    if first == definition {
        return Ok(());
    }
    Err(BuildError::from(Kind::SameName {
        first: first.clone(),
        second: definition.to_path_buf(),
    }))
}

/// The Rust file that embeds an image.
fn wrapper(path: &Path, image: &Image<'_>, reason: &str) -> String {
    let name = image.puzzle().name();
    let version = env!("CARGO_PKG_VERSION");
    format!(
        "// Made by wayhome-engine {version} from {path}; do not edit.\n\
         /// {title}: {states} states, God's number {gods_number}, {bytes} bytes.\n\
         /// Index {reason}.\n\
         pub static {ident}: ::wayhome_engine::Image<'static> = ::wayhome_engine::Image::embedded(\n    \
             include_bytes!({file:?}),\n    \
             0x{digest},\n\
         );\n",
        path = path.display(),
        title = as_markdown(image.puzzle().title()),
        states = image.states(),
        gods_number = image.gods_number(),
        bytes = image.as_bytes().len(),
        file = format!("{name}.wayhome"),
        ident = identifier(name),
        digest = in_fours(&format!("{:016x}", image.digest())),
    )
}

/// Digits in groups of four, as Rust code has them.
fn in_fours(digits: &str) -> String {
    let starts = (0..digits.len()).step_by(4);
    let groups: Vec<_> = starts.map(|at| &digits[at..at + 4]).collect();
    groups.join("_")
}

/// The name of the `static`: capitals, and `_` for what an identifier cannot have.
fn identifier(name: &str) -> String {
    let fit = |c: char| {
        if unicode_ident::is_xid_continue(c) {
            c
        } else {
            '_'
        }
    };
    let letters: String = name.to_uppercase().chars().map(fit).collect();
    match letters.chars().next() {
        Some(first) if unicode_ident::is_xid_start(first) => letters,
        _ => format!("_{letters}"),
    }
}

/// Text for a doc comment, in which no character means anything to Markdown.
fn as_markdown(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        if c.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// Writes a file beside its place and renames it, so that it is there whole or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), BuildError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        // What is left of the attempt is of no use, whether or not it can be removed.
        let _ = fs::remove_file(&beside);
        BuildError::from(Kind::Write {
            path: path.to_path_buf(),
            error,
        })
    })
}
