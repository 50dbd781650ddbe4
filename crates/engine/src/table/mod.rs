//! The table image: layout, header check, and the encodings of the table.

mod checksum;
mod digits;
mod encoding;
mod entry;
mod error;
mod header;
mod image;

pub use encoding::Encoding;
pub use error::ImageError;
pub use image::Image;

pub(crate) use encoding::Table;
pub(crate) use entry::{Entries, Link};
#[cfg(feature = "generate")]
pub(crate) use {
    checksum::digest,
    digits::Group,
    encoding::Encoded,
    entry::{Entry, EntryShape},
    header::{Header, LABEL, VERSION},
};
