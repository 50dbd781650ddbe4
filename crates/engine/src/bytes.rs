//! Reading an image from front to back, also where a `const fn` must.

/// A count as this machine counts memory; `None` where it has less than that.
pub(crate) const fn to_usize(count: u32) -> Option<usize> {
    let converted = count as usize;
    if converted as u64 == count as u64 {
        Some(converted)
    } else {
        None
    }
}

/// The bytes that are still to be read. Each call takes from the front, or nothing where too few
/// are left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    pub(crate) const fn new(rest: &'a [u8]) -> Self {
        Self { rest }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// What has been taken since, where `later` is the same bytes after more have been taken.
    pub(crate) const fn until(&self, later: &Self) -> &'a [u8] {
        let taken = self.rest.len().saturating_sub(later.rest.len());
        match self.rest.split_at_checked(taken) {
            Some((taken, _)) => taken,
            None => &[],
        }
    }

    pub(crate) const fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        match self.rest.split_at_checked(length) {
            Some((taken, rest)) => {
                self.rest = rest;
                Some(taken)
            }
            None => None,
        }
    }

    pub(crate) const fn take_text(&mut self, length: usize) -> Option<&'a str> {
        match self.take(length) {
            Some(taken) => match core::str::from_utf8(taken) {
                Ok(text) => Some(text),
                Err(_) => None,
            },
            None => None,
        }
    }

    pub(crate) const fn take_array<const N: usize>(&mut self) -> Option<[u8; N]> {
        match self.rest.split_first_chunk::<N>() {
            Some((taken, rest)) => {
                self.rest = rest;
                Some(*taken)
            }
            None => None,
        }
    }

    pub(crate) const fn take_u8(&mut self) -> Option<u8> {
        match self.take_array::<1>() {
            Some([byte]) => Some(byte),
            None => None,
        }
    }

    pub(crate) const fn take_u16(&mut self) -> Option<u16> {
        match self.take_array() {
            Some(bytes) => Some(u16::from_le_bytes(bytes)),
            None => None,
        }
    }

    pub(crate) const fn take_u32(&mut self) -> Option<u32> {
        match self.take_array() {
            Some(bytes) => Some(u32::from_le_bytes(bytes)),
            None => None,
        }
    }

    pub(crate) const fn take_u64(&mut self) -> Option<u64> {
        match self.take_array() {
            Some(bytes) => Some(u64::from_le_bytes(bytes)),
            None => None,
        }
    }
}
