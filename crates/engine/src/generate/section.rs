//! Writing a section with `bincode`, in its fixed-width little-endian configuration.

use bincode::enc::Encoder;
use bincode::enc::write::Writer;
use bincode::error::EncodeError;
use bincode::{Encode, config};

/// The bytes of a section while they are written.
#[derive(Default)]
pub(super) struct Section {
    bytes: Vec<u8>,
}

impl Section {
    /// Numbers, and arrays and tuples of numbers.
    pub(super) fn put(&mut self, value: impl Encode) {
        let written =
            bincode::encode_into_writer(value, Growing(&mut self.bytes), config::legacy());
        written.expect("memory can always be written to");
    }

    /// Bytes as they are.
    pub(super) fn put_bytes(&mut self, bytes: &[u8]) {
        self.put(Bytes(bytes));
    }

    /// Names: where each ends in the text, then the text.
    pub(super) fn put_names<'n>(&mut self, names: impl Iterator<Item = &'n str> + Clone) {
        let mut end = 0;
        for name in names.clone() {
            end += name.len() as u16;
            self.put(end);
        }
        for name in names {
            self.put_bytes(name.as_bytes());
        }
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Memory that grows with what is written.
struct Growing<'a>(&'a mut Vec<u8>);

impl Writer for Growing<'_> {
    fn write(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        self.0.extend_from_slice(bytes);
        Ok(())
    }
}

/// Bytes without their count, which bincode writes in front of a slice.
struct Bytes<'a>(&'a [u8]);

impl Encode for Bytes<'_> {
    fn encode<E: Encoder>(&self, encoder: &mut E) -> Result<(), EncodeError> {
        encoder.writer().write(self.0)
    }
}
