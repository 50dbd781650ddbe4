//! Instant, provably shortest answers for small puzzles.
//!
//! This crate holds the tables of three puzzles, made when it was built from the definitions in
//! `data/`: [`MAGIC_BOARD`], [`MAGIC_BOARD_C`] and [`SPECIAL_CUBE`]. What can be asked of them is
//! said at [`Image`]. A table for a puzzle of your own is made by `wayhome-engine` in your own build
//! script.
//!
//! ```
//! use wayhome::MAGIC_BOARD;
//!
//! let puzzle = MAGIC_BOARD.puzzle();
//! let target = puzzle.state("2 6 8 4 5 7 3 1")?;
//! let path = MAGIC_BOARD.path_between(puzzle.goal(), &target)?;
//! assert_eq!(path.len(), 7);
//! assert_eq!(path.to_string(), "BCABCCB");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `cli` (on by default): the program `wayhome`. Without it this crate needs no other but
//!   `wayhome-engine`, nor `std`.
#![no_std]

pub use wayhome_engine::{
    Encoding, Image, ImageError, IndexKind, MAX_CELLS, Move, Moves, Names, Path, PathError, Puzzle,
    Shown, State, StateError,
};

include!(concat!(env!("OUT_DIR"), "/magic-board.rs"));
include!(concat!(env!("OUT_DIR"), "/magic-board-c.rs"));
include!(concat!(env!("OUT_DIR"), "/special-cube.rs"));

/// The puzzles of this crate.
pub static PUZZLES: &[&Image<'static>] = &[&MAGIC_BOARD, &MAGIC_BOARD_C, &SPECIAL_CUBE];

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
