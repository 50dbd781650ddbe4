//! From a [`Definition`] to a table image: the backward search, the choice of an index, and packing.
//!
//! ```
//! use wayhome_engine::Image;
//! use wayhome_engine::definition::Definition;
//! use wayhome_engine::generate::Generator;
//!
//! let ring = r#"
//!     cells = "1 2 3 4"
//!     [moves]
//!     turn = "4 1 2 3"
//!     swap = "(1 2)"
//! "#;
//! let definition = Definition::parse("ring", "ring.toml", ring.as_bytes())?;
//! let generated = Generator::new().generate(&definition)?;
//! let image = Image::from_bytes(generated.image())?;
//! assert_eq!(image.states(), 24);
//! let from = image.puzzle().state("1 3 2 4")?;
//! assert_eq!(image.path(&from)?.to_string(), "turn turn turn swap turn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choice;
mod links;
mod pack;
mod search;
mod section;

use crate::definition::{Definition, DefinitionError};
use crate::index::IndexKind;
use crate::table::Image;
use choice::ChosenIndex;
use search::Search;

/// Makes table images.
#[derive(Clone, Debug)]
pub struct Generator {
    index: Option<IndexKind>,
    max_states: u32,
}

impl Default for Generator {
    fn default() -> Self {
        Self::new()
    }
}

impl Generator {
    /// The most states and slots of a table, unless another number is set: 5,000,000. The search
    /// takes up to about `2 × cells + 40` bytes for each.
    pub const MAX_STATES: u32 = 5_000_000;

    /// A generator that takes the index with the fewest bytes.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            index: None,
            max_states: Self::MAX_STATES,
        }
    }

    /// Takes this kind of index instead of the one with the fewest bytes.
    #[must_use]
    pub const fn index(mut self, kind: IndexKind) -> Self {
        self.index = Some(kind);
        self
    }

    /// Allows this many states and slots instead of [`Generator::MAX_STATES`].
    #[must_use]
    pub const fn max_states(mut self, states: u32) -> Self {
        self.max_states = states;
        self
    }

    /// Searches the puzzle and packs its table image. The bytes depend on the definition and the
    /// settings alone, not on the machine.
    ///
    /// # Errors
    ///
    /// More states are reachable than the limit allows, the index does not fit the puzzle, or the
    /// image would be larger than the 4 GiB that its offsets can name.
    pub fn generate(&self, definition: &Definition) -> Result<Generated, DefinitionError> {
        let search = Search::run(definition, self.max_states).ok_or_else(|| {
            definition.mistake(&format!(
                "the moves reach more than {} states, which is the limit unless \
                 `Generator::max_states` sets another",
                self.max_states
            ))
        })?;
        let index = ChosenIndex::choose(definition, &search, self.index, self.max_states)
            .map_err(|sentence| definition.mistake(&sentence))?;
        let links = links::of_all_slots(definition, &search, &index);
        let image = pack::image(definition, &search, &index, &links).ok_or_else(|| {
            definition.mistake(&format!(
                "the table image of {} states is larger than 4 GiB",
                search.states()
            ))
        })?;
        if let Err(error) = Image::open(&image) {
            // Not reached as long as what definitions may hold and what images can hold agree.
            let sentence = format!("the image of this definition cannot be opened: {error}");
            return Err(definition.mistake(&sentence));
        }
        Ok(Generated {
            image,
            reason: index.reason,
        })
    }
}

/// A table image, and why it is as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    image: Vec<u8>,
    reason: String,
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
