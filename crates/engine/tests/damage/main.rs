//! A damaged image is an error: never a wrong answer, never a panic, never an endless path.

mod bytes;
mod parts;
mod proof;
mod random;
mod sections;
mod sound;
