//! Random bytes, random text and damaged definitions: a definition or a mistake, never a panic.

use proptest::prelude::*;
use proptest::sample::Index;
use wayhome_engine::definition::Definition;

const REAL: [&str; 3] = [
    include_str!("../../../../data/magic-board.toml"),
    include_str!("../../../../data/magic-board-c.toml"),
    include_str!("../../../../data/special-cube.toml"),
];

/// Text of what definitions are made of, as a regular expression.
const PIECES: &str = "([a-z\\[\\]='\".\\\\\n魔() 0-9]|\r\n|cells = |moves\\.|'''|\"\"\"){0,60}";

/// Whatever the bytes are, they are a definition or a mistake that is one sentence.
fn check_any(text: &[u8]) -> Result<(), TestCaseError> {
    if let Err(error) = Definition::parse("any", "any.toml", text) {
        prop_assert!(!error.sentence().trim().is_empty());
        prop_assert_eq!(error.sentence().lines().count(), 1, "{}", error);
        prop_assert!(error.line().is_some() && error.column().is_some());
    }
    Ok(())
}

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 500,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn arbitrary_bytes_do_not_panic(text in prop::collection::vec(any::<u8>(), 0..200)) {
        check_any(&text)?;
    }

    #[test]
    fn arbitrary_text_does_not_panic(text in PIECES) {
        check_any(text.as_bytes())?;
    }

    #[test]
    fn a_damaged_definition_does_not_panic(
        real in 0..REAL.len(),
        damages in prop::collection::vec((any::<Index>(), 0..3, any::<u8>()), 1..8),
    ) {
        let mut text = REAL[real].as_bytes().to_vec();
        for (at, kind, byte) in damages {
            let at = at.index(text.len());
            match kind {
                0 => text[at] = byte,
                1 => text.insert(at, byte),
                _ => drop(text.remove(at)),
            }
        }
        check_any(&text)?;
    }
}
