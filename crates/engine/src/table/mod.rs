//! The table image: layout, header check, entries, proof.

mod bytes;
mod checksum;
mod entry;
mod error;
mod header;
mod image;
mod verify;

pub use error::ImageError;
pub use header::Encoding;
pub use image::Image;

pub(crate) use bytes::{Bytes, to_usize};
pub(crate) use entry::{Entry, Link, Table};
#[cfg(feature = "generate")]
pub(crate) use {
    checksum::{crc32, digest},
    entry::EntryShape,
    header::{Header, LABEL, VERSION},
};
