//! The engine for a web page: plain exports that JavaScript calls.
//!
//! Numbers go in and out as arguments; text and lists go through buffers, whose places the exports tell.
//! There are three modules. Without a feature it is the magic board, whose image is embedded. With
//! `images` it opens any image, reads states from text and says what is wrong. With `generate` it makes
//! images of definitions.
#![cfg_attr(not(feature = "generate"), no_std)]

#[cfg(feature = "generate")]
pub mod make;

#[cfg(not(feature = "generate"))]
#[cfg_attr(feature = "images", path = "images/mod.rs")]
#[cfg_attr(not(feature = "images"), path = "board/mod.rs")]
pub mod opened;
#[cfg(not(feature = "generate"))]
pub mod run;
#[cfg(not(feature = "generate"))]
mod slate;

/// The engine does not panic, so there is nothing to tell.
#[cfg(not(feature = "generate"))]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
