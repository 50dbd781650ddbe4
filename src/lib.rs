//! Instant, provably shortest answers for small puzzles.
//!
//! This crate holds the tables of three puzzles, made when it was built from the definitions in
//! `data/`: [`MAGIC_BOARD`], [`MAGIC_BOARD_C`] and [`SPECIAL_CUBE`]. More come with the features of
//! their names. What can be asked of them is said at [`Image`]. A table for a puzzle of your own is
//! made by `wayhome-engine` in your own build script.
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
//! - a feature for each puzzle that is not built in always. It adds a static of its name, say
//!   `pocket-cube` the static `POCKET_CUBE`, and an entry of [`PUZZLES`]:
//!   - `magic-board-2x3`, `magic-board-2x5`, `magic-board-2x6`: magic boards of other widths,
//!   - `pocket-cube`, `pocket-cube-qtm`: the 2×2×2 cube, with and without half turns,
//!   - `floppy-cube`, `pyraminx`, `skewb`: the 1×3×3 cube, the pyramid without its tips, and the cube
//!     that is cut through its centre,
//!   - `8-puzzle` (the static `_8_PUZZLE`), `sliding-2x3`: sliding tiles,
//!   - `topspin`, `pancakes`: eight tiles and a turntable, eight pancakes,
//!   - `m12`, `lights-out`: twelve numbers that the sporadic group M12 moves, nine lamps.
#![no_std]
#![forbid(unsafe_code)]

pub use wayhome_engine::{
    Case, Condition, Encoding, Image, ImageError, IndexKind, MAX_CELLS, Move, Moves, Names, Path,
    PathError, Puzzle, Shown, State, StateError,
};

include!(concat!(env!("OUT_DIR"), "/magic-board.rs"));
include!(concat!(env!("OUT_DIR"), "/magic-board-c.rs"));
include!(concat!(env!("OUT_DIR"), "/special-cube.rs"));

/// Embeds the puzzles whose features are on, and lists all.
macro_rules! puzzles_by_feature {
    ($($feature:literal => $puzzle:ident,)*) => {
        $(
            #[cfg(feature = $feature)]
            include!(concat!(env!("OUT_DIR"), "/", $feature, ".rs"));
        )*

        /// The puzzles of this crate.
        pub static PUZZLES: &[&Image<'static>] = &[
            &MAGIC_BOARD,
            &MAGIC_BOARD_C,
            &SPECIAL_CUBE,
            $(#[cfg(feature = $feature)] &$puzzle,)*
        ];
    };
}

puzzles_by_feature! {
    "magic-board-2x3" => MAGIC_BOARD_2X3,
    "magic-board-2x5" => MAGIC_BOARD_2X5,
    "magic-board-2x6" => MAGIC_BOARD_2X6,
    "pocket-cube" => POCKET_CUBE,
    "pocket-cube-qtm" => POCKET_CUBE_QTM,
    "floppy-cube" => FLOPPY_CUBE,
    "pyraminx" => PYRAMINX,
    "skewb" => SKEWB,
    "8-puzzle" => _8_PUZZLE,
    "sliding-2x3" => SLIDING_2X3,
    "topspin" => TOPSPIN,
    "pancakes" => PANCAKES,
    "m12" => M12,
    "lights-out" => LIGHTS_OUT,
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
