//! A damaged image is an error: never a wrong answer, never a panic, never an endless path.

mod bytes;
mod coordinates;
mod parts;
mod proof;
mod random;
mod sections;
mod states;
