//! The definitions of `data/`.

use std::path::Path;

use wayhome_engine::Encoding;
use wayhome_engine::definition::{DefinedCase, DefinedMove, Definition};
use wayhome_engine::generate::Generator;

/// A definition of `data/`.
pub(crate) struct Shipped(Definition);

impl Shipped {
    pub(crate) fn read(name: &str) -> Self {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
        let definition = Definition::read(data.join(name).with_extension("toml"));
        Self(definition.unwrap_or_else(|error| panic!("{error}")))
    }

    /// The bytes of its table image.
    pub(crate) fn image(&self, encoding: Encoding) -> Vec<u8> {
        let generated = Generator::new().encoding(encoding).generate(&self.0);
        generated.expect("the puzzle is small").image().to_vec()
    }

    pub(crate) fn move_names(&self) -> Vec<&str> {
        self.0.moves().iter().map(DefinedMove::name).collect()
    }

    /// The labels that a text names, as numbers.
    pub(crate) fn labels(&self, text: &str) -> Vec<u8> {
        let labels = self.0.labels();
        let number = |word: &str| labels.iter().position(|label| label == word).expect(word);
        text.split(' ').map(|word| number(word) as u8).collect()
    }

    pub(crate) fn goal(&self) -> Vec<u8> {
        let [goal] = self.0.goals() else {
            panic!("each of these puzzles has one goal");
        };
        goal.clone()
    }

    /// What a move makes of a state, as the definition says it.
    pub(crate) fn make(&self, number: usize, state: &[u8]) -> Option<Vec<u8>> {
        let holds = |case: &&DefinedCase| {
            let mut conditions = case.conditions().iter();
            conditions.all(|condition| condition.is_met_by(state[usize::from(condition.cell())]))
        };
        let mut cases = self.0.moves()[number].cases().iter().filter(holds);
        let sources = cases.next()?.sources();
        assert!(cases.next().is_none(), "two cases hold in {state:?}");
        let made = sources.iter().map(|from| state[usize::from(*from)]);
        Some(made.collect())
    }
}
