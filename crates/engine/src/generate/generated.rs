//! A table image that was made.

use std::fmt;

/// A table image, and why it is as it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Generated {
    pub(super) image: Vec<u8>,
    pub(super) reason: String,
}

impl Generated {
    /// The bytes of the image.
    #[must_use]
    pub fn image(&self) -> &[u8] {
        &self.image
    }

    /// Which index was taken, and why.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Debug for Generated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Generated")
            .field("bytes", &self.image.len())
            .field("reason", &self.reason)
            .finish()
    }
}
