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

mod counted;
mod generated;
mod group;
mod limits;
mod number;
mod order;
mod pack;
mod progress;
mod prove;
mod refusal;
mod search;
mod section;
mod shape;
mod space;
mod wanted;

use std::num::NonZeroUsize;
use std::thread;

pub use counted::Counted;
pub use generated::Generated;
pub use order::Order;
pub use pack::PuzzleSection;
pub use progress::Progress;
pub use prove::VerifyError;

use crate::definition::{Definition, DefinitionError};
use crate::index::IndexKind;
use crate::table::Encoding;
use limits::Limits;
use number::Fitting;
use refusal::Refusal;
use search::Found;
use wanted::{Wanted, WantedTable};

/// Counts states and makes table images.
#[derive(Clone, Debug)]
pub struct Generator {
    index: Option<IndexKind>,
    encoding: Option<Encoding>,
    limits: Limits,
}

impl Default for Generator {
    fn default() -> Self {
        Self::new()
    }
}

impl Generator {
    /// The most states and slots of a table, unless another number is set: a thousand million.
    pub const MAX_STATES: u64 = 1_000_000_000;

    /// The most bytes that a search may take, unless another number is set: 3 GiB. They are estimated, but
    /// for four bytes more a slot that distances beyond 253 moves take.
    pub const MAX_MEMORY: u64 = 3 << 30;

    /// A generator that takes the index and the encoding with the fewest bytes, and all cores.
    #[must_use]
    pub fn new() -> Self {
        let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Self {
            index: None,
            encoding: None,
            limits: Limits {
                max_states: Self::MAX_STATES,
                max_memory: Self::MAX_MEMORY,
                threads,
            },
        }
    }

    /// Takes this kind of index instead of the one with the fewest bytes.
    #[must_use]
    pub const fn index(mut self, kind: IndexKind) -> Self {
        self.index = Some(kind);
        self
    }

    /// Takes this encoding. Left out, a table has links as long as it is not larger than 16 MiB; a
    /// larger one has moves or distances, whichever takes fewer bytes.
    #[must_use]
    pub const fn encoding(mut self, encoding: Encoding) -> Self {
        self.encoding = Some(encoding);
        self
    }

    /// Allows this many states and slots instead of [`Generator::MAX_STATES`].
    #[must_use]
    pub const fn max_states(mut self, states: u64) -> Self {
        self.limits.max_states = states;
        self
    }

    /// Allows a search about this many bytes of memory instead of [`Generator::MAX_MEMORY`].
    #[must_use]
    pub const fn max_memory(mut self, bytes: u64) -> Self {
        self.limits.max_memory = bytes;
        self
    }

    /// Searches on this many threads instead of one for each core. Small layers are searched on one.
    #[must_use]
    pub const fn threads(mut self, threads: NonZeroUsize) -> Self {
        self.limits.threads = threads;
        self
    }

    /// Searches the puzzle and packs its table image. The bytes depend on the definition, the index and
    /// the encoding alone, not on the machine or the threads.
    ///
    /// # Errors
    ///
    /// The search would need more slots or more memory than the limits allow, the index does not fit the
    /// puzzle, or the image would be larger than the 4 GiB that its offsets can name.
    pub fn generate(&self, definition: &Definition) -> Result<Generated, DefinitionError> {
        self.generate_with(definition, &mut |_| {})
    }

    /// As [`Generator::generate`], and tells how far it has come.
    ///
    /// # Errors
    ///
    /// As [`Generator::generate`].
    pub fn generate_with(
        &self,
        definition: &Definition,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Generated, DefinitionError> {
        let generated = self.image(definition, progress);
        generated.map_err(|refusal| definition.mistake(&refusal.sentence))
    }

    /// Refuses a definition of which [`Generator::generate`] would make no table, as far as that is known
    /// before a search.
    ///
    /// ```
    /// use wayhome_engine::definition::Definition;
    /// use wayhome_engine::generate::Generator;
    ///
    /// let nine = "cells = '1 2 3 4 5 6 7 8 9'\nmoves.a = '(1 2 3 4 5 6 7 8 9)'\nmoves.b = '(1 2)'";
    /// let definition = Definition::parse("nine", "nine.toml", nine.as_bytes())?;
    /// assert!(Generator::new().check(&definition).is_ok());
    /// let refused = Generator::new().max_states(1_000).check(&definition);
    /// assert_eq!(
    ///     refused.unwrap_err().sentence(),
    ///     "the moves reach 362,880 states, expected at most 1,000 (`max-states`)"
    /// );
    /// # Ok::<(), wayhome_engine::definition::DefinitionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A search by an index would need more slots or more memory than the limits allow, or the index does
    /// not fit the puzzle. Where labels repeat or moves have guards, [`Generator::generate`] may still find
    /// that there are few states, by a plain search.
    pub fn check(&self, definition: &Definition) -> Result<(), DefinitionError> {
        let checked = Found::check(definition, self.index, self.limits, self.wanted());
        checked.map_err(|refusal| definition.mistake(&refusal.sentence))
    }

    /// Counts the states at each distance, without making a table.
    ///
    /// # Errors
    ///
    /// As [`Generator::generate`], but for the image.
    pub fn count(&self, definition: &Definition) -> Result<Counted, DefinitionError> {
        self.count_with(definition, 0, &mut |_| {})
    }

    /// As [`Generator::count`], lists up to so many of the hardest states, and tells how far it has
    /// come.
    ///
    /// # Errors
    ///
    /// As [`Generator::count`].
    pub fn count_with(
        &self,
        definition: &Definition,
        hardest: usize,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Counted, DefinitionError> {
        let wanted = Wanted {
            table: WantedTable::None,
            hardest,
        };
        let found = Found::search(definition, self.index, self.limits, wanted, progress);
        let found = found.map_err(|refusal| definition.mistake(&refusal.sentence))?;
        Ok(Counted {
            counts: found.counts().to_vec(),
            hardest: found.hardest(hardest),
        })
    }

    fn image(
        &self,
        definition: &Definition,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Generated, Refusal> {
        let wanted = self.wanted();
        let found = Found::search(definition, self.index, self.limits, wanted, progress)?;
        pack::pack(definition, &found, self.index, self.encoding, self.limits)
    }

    /// A table, in the encoding that was asked for.
    fn wanted(&self) -> Wanted {
        Wanted {
            table: self.encoding.map_or(WantedTable::InAny, WantedTable::In),
            hardest: 0,
        }
    }
}

impl Order {
    /// How many states a puzzle has, before any is searched: the order of the permutation group that its moves
    /// generate, once for each goal that no moves bring to an earlier one.
    ///
    /// `None` where labels repeat or moves have guards, so that only a search can tell.
    ///
    /// ```
    /// use wayhome_engine::definition::Definition;
    /// use wayhome_engine::generate::Order;
    ///
    /// let sixteen = r#"
    ///     cells = "a b c d e f g h i j k l m n o p"
    ///     [moves]
    ///     turn = "b c d e f g h i j k l m n o p a"
    ///     swap = "(a b)"
    /// "#;
    /// let definition = Definition::parse("sixteen", "sixteen.toml", sixteen.as_bytes())?;
    /// let states = Order::of(&definition).expect("labels differ");
    /// assert_eq!(format!("{states:#}"), "20,922,789,888,000");
    /// # Ok::<(), wayhome_engine::definition::DefinitionError>(())
    /// ```
    #[must_use]
    pub fn of(definition: &Definition) -> Option<Self> {
        Fitting::of(definition).states()
    }
}
