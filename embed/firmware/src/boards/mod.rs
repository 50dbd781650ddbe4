//! The boards, a file each.

mod microbit;
mod mps2;

pub use microbit::Microbit;
pub use mps2::Mps2;
