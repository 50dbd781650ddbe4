//! Writing a section with `bincode`, in its fixed-width little-endian configuration.

use bincode::{Encode, config};

/// The bytes of a section while they are written.
#[derive(Default)]
pub(super) struct Section {
    bytes: Vec<u8>,
}

impl Section {
    /// Numbers, and arrays and tuples of numbers.
    pub(super) fn put(&mut self, value: impl Encode) {
        let encoded = bincode::encode_to_vec(value, config::legacy());
        self.bytes
            .extend(encoded.expect("numbers can always be written to memory"));
    }

    pub(super) fn put_bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
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
