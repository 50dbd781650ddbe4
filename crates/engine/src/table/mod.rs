//! The table image: layout, header check, entries, proof.

mod bytes;
mod checksum;
mod entry;
mod header;
mod image;
mod verify;

pub use header::{Encoding, ImageError};
pub use image::Image;

pub(crate) use bytes::Bytes;
pub(crate) use entry::{Entry, Link, Table};
#[cfg(feature = "generate")]
pub(crate) use {
    checksum::{crc32, digest},
    entry::EntryShape,
    header::{Header, LABEL, VERSION},
};
