//! Instant, provably shortest answers for small puzzles.
//!
//! A puzzle is searched once, backward from its goals, when a program is built. The result is a
//! *table image*: bytes that hold the whole puzzle and, for each state, the first move of its path. At
//! run time [`Image::path`] follows them; it never searches, needs neither `std` nor an allocator, and
//! does not panic, whatever the bytes.
//!
//! # From a definition to an answer
//!
//! With a clone of Wayhome beside your crate, add the engine to `Cargo.toml` twice: bare for the program and with `generate` for the build
//! script, and let the build script optimise (only the root package's profile counts):
//!
//! ```toml
//! [dependencies]
//! wayhome-engine = { path = "../wayhome/crates/engine" }
//!
//! [build-dependencies]
//! wayhome-engine = { path = "../wayhome/crates/engine", features = ["generate"] }
//!
//! [profile.dev.build-override]
//! opt-level = 3
//! [profile.release.build-override]
//! opt-level = 3
//! ```
//!
//! Write the puzzle down in `data/ring.toml`:
//!
//! ```toml
//! title = "Ring of four"
//! cells = "1 2 3 4"
//!
//! [moves]
//! turn = "4 1 2 3"
//! swap = "(1 2)"
//! ```
//!
//! One line in `build.rs` makes the table:
//!
//! ```ignore
//! fn main() -> Result<(), wayhome_engine::build::BuildError> {
//!     wayhome_engine::build::compile("data/ring.toml")
//! }
//! ```
//!
//! and the program includes it and asks:
//!
//! ```ignore
//! include!(concat!(env!("OUT_DIR"), "/ring.rs"));
//!
//! let from = RING.puzzle().state("2 1 3 4")?;
//! for step in RING.path(&from)? {
//!     println!("{}", step.name());
//! }
//! ```
//!
//! # Bytes
//!
//! The default table has a link for each state, which is the quickest. Where bytes are scarce, a
//! `Builder` takes another [`Encoding`]; all give the same paths.
//!
//! | magic board, 40,320 states | bytes | a path |
//! | --- | ---: | --- |
//! | `linked` | 120,960 | computes one index, then follows links |
//! | `moves` | 8,006 | makes each move and computes an index |
//! | `distance` | 11,760 | computes an index for each neighbour until one is nearer |
//!
//! `distance` is the smallest where there are many moves and each can be undone by one: 729,432 bytes
//! for the pocket cube's 3,674,160 states. A puzzle made of pieces mostly has as many slots as states and some
//! hundred bytes of index ([`IndexKind::Coordinates`]).
//!
//! # Features
//!
//! - none (the default): open an image and follow paths. No dependency, no allocation.
//! - `generate`: the modules `definition`, `generate` and `build`, for build scripts and tools. Needs
//!   `std`.
#![cfg_attr(not(feature = "generate"), no_std)]

#[cfg(feature = "generate")]
pub mod build;
mod bytes;
#[cfg(feature = "generate")]
pub mod definition;
#[cfg(feature = "generate")]
pub mod generate;
mod index;
mod path;
mod puzzle;
mod table;

pub use index::IndexKind;
pub use path::{Path, PathError};
pub use puzzle::{
    Case, Condition, MAX_CELLS, Move, Moves, Names, Place, Puzzle, Shown, State, StateError,
};
pub use table::{Encoding, Image, ImageError};
