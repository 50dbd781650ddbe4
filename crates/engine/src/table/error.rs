//! What is wrong with an image.

use core::fmt;

/// Why bytes are not a sound table image.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ImageError {
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    NotAnImage,
    Cut,
    Version { expected: u16, found: u16 },
    Reserved,
    Header,
    Length { expected: u32, found: usize },
    Section(Section),
    Checksum,
    Digest,
}

/// A part of an image behind the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Puzzle,
    Counts,
    Index,
    Table,
}

impl ImageError {
    pub(super) const fn new(kind: Kind) -> Self {
        Self { kind }
    }

    /// Whether the bytes are something else than an image of this format version, and not a damaged one.
    #[must_use]
    pub const fn is_foreign(&self) -> bool {
        matches!(
            self.kind,
            Kind::NotAnImage | Kind::Version { .. } | Kind::Reserved
        )
    }

    /// The error of an embedded image that is stale or damaged: it stops the build.
    pub(super) const fn stop_build(&self) -> ! {
        match self.kind {
            Kind::NotAnImage => panic!("the embedded bytes are not a table image"),
            Kind::Version { .. } | Kind::Reserved => {
                panic!("the embedded table image has another format version: build it again")
            }
            Kind::Digest => {
                panic!("the embedded table image was made of another definition: build it again")
            }
            _ => panic!("the embedded table image is damaged: build it again"),
        }
    }
}

impl fmt::Display for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::NotAnImage => f.write_str("this is not a table image: its label is missing"),
            Kind::Cut => f.write_str("the table image ends inside its header"),
            Kind::Version { expected, found } => write!(
                f,
                "the table image has format version {found}, expected {expected}: build it again \
                 with this version of Wayhome"
            ),
            Kind::Reserved => f.write_str(
                "the reserved bytes of the table image are in use: it was made by a later version \
                 of Wayhome",
            ),
            Kind::Header => f.write_str("the header of the table image is damaged"),
            Kind::Length { expected, found } => write!(
                f,
                "expected a table image of {expected} bytes, found {found} bytes"
            ),
            Kind::Section(section) => write!(
                f,
                "the {} section of the table image is damaged",
                match section {
                    Section::Puzzle => "puzzle",
                    Section::Counts => "counts",
                    Section::Index => "index",
                    Section::Table => "table",
                }
            ),
            Kind::Checksum => f.write_str("the table image is damaged: its checksum differs"),
            Kind::Digest => f.write_str("the table image was made of another definition"),
        }
    }
}

impl fmt::Debug for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for ImageError {}
