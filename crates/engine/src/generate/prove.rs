//! The proof that an image answers right.

use std::fmt;

use super::Generator;
use crate::definition::Definition;
use crate::table::{Header, Image};

impl Generator {
    /// Checks every byte of an image and proves every answer: the puzzle that it holds is searched again,
    /// and the image must be that puzzle's, to the last bit.
    ///
    /// So nothing is taken from the image but its puzzle and the names of its index and encoding. It takes
    /// as long, and as much memory, as it took to make the image.
    ///
    /// # Errors
    ///
    /// The first part of the image that is wrong, or why its puzzle cannot be searched within the limits.
    pub fn verify(&self, image: &Image<'_>) -> Result<(), VerifyError> {
        let definition = Definition::of(image.puzzle()).map_err(VerifyError::new)?;
        let generator = self.clone();
        let generator = generator
            .index(image.index_kind())
            .encoding(image.encoding());
        let expected = generator.image(&definition, &mut |_| {});
        let expected = expected.map_err(|refusal| VerifyError {
            is_of_limits: refusal.is_of_limits,
            sentence: refusal.sentence,
        })?;
        let (expected, found) = (expected.image(), image.as_bytes());
        if expected == found {
            return Ok(());
        }
        // The header's sums differ wherever something behind it does.
        let mut behind = Header::BYTES..found.len().min(expected.len());
        let at = behind.find(|at| expected[*at] != found[*at]);
        let names = ["puzzle", "depth counts", "index", "table"];
        let mut sections = image.section_ends().into_iter().zip(names);
        let section = at.and_then(|at| {
            let (_, name) = sections.find(|(end, _)| at < *end as usize)?;
            Some(format!(
                "{name} section of the table image is not that of its puzzle from byte {at} on"
            ))
        });
        let header = || "header of the table image is not that of its puzzle".to_string();
        Err(VerifyError::new(format!(
            "the {}",
            section.unwrap_or_else(header)
        )))
    }
}

/// Why an image is not proven.
#[derive(Clone, PartialEq, Eq)]
pub struct VerifyError {
    sentence: String,
    is_of_limits: bool,
}

impl VerifyError {
    fn new(sentence: impl fmt::Display) -> Self {
        Self {
            sentence: sentence.to_string(),
            is_of_limits: false,
        }
    }

    /// Whether nothing is known of the image, because its proof takes more than the limits allow.
    #[must_use]
    pub const fn is_of_limits(&self) -> bool {
        self.is_of_limits
    }
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl fmt::Debug for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for VerifyError {}
