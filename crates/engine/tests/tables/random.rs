//! Random puzzles of pieces.

use proptest::prelude::*;
use wayhome_engine::definition::Definition;

use crate::check::check;
use crate::puzzles::puzzles;

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("PROPTEST_CASES").map_or(200, |cases| cases.parse().expect("a number")),
        max_global_rejects: 1_000_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn each_index_and_encoding_says_what_a_plain_search_says(text in puzzles()) {
        // A power or a case may be a mistake; tests of definitions look at these.
        let definition = Definition::parse("random", "random.toml", text.as_bytes());
        if let Ok(definition) = definition {
            check(&definition).map_err(|difference| TestCaseError::fail(format!("{difference}\n{text}")))?;
        }
    }
}
