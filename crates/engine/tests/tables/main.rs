//! Tables say what a plain search says that knows nothing of the engine: by each index, in each encoding.

mod check;
mod long;
mod plain;
mod puzzles;
mod random;
mod shapes;
mod shipped;
