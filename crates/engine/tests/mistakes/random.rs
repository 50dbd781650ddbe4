//! Random bytes, random text and damaged definitions: a definition or a mistake, never a panic.

use proptest::prelude::*;
use proptest::sample::Index;
use wayhome_engine::definition::Definition;

const REAL: [&str; 6] = [
    SETS,
    MADE,
    GUARDED,
    include_str!("../../../../data/magic-board.toml"),
    include_str!("../../../../data/magic-board-c.toml"),
    include_str!("../../../../data/special-cube.toml"),
];

const SETS: &str = "Name Two sets # of 魔\nSet A 2 2\nSet B 3 1\nSolved\nB\n1 1 2\nA\n1 2\n0 ?\nEnd\n\
                    Move A\nA\n2 1\n1 0\nB\n2 3 1\nEnd\n";

const MADE: &str = "Set A 3 1\nSolved\nEnd\nIllegal A 3 1\nMoveSequence R L2' x S\nMoveAlias S x2\n\
                    MoveSequence x L\nMove L\nA\n2 1 3\nEnd\n";

const GUARDED: &str = "metric = 'half-turn'\ncells = '1 2 3'\n[moves]\n\
                       A = [{ when = '1 = 2, 3 != 1', then = '(1 2)' }, { when = '2 = 2', then = '(2 3)' }]\n";

/// Lines of what definitions of pieces are made of.
const LINES: &str = "((Set [AB] [1-3] [1-3]|Solved|Goal|Move [A-C]|[AB]|[1-3]( [1-3]){0,2}|0|\\?|End|#|\
     MoveSequence [A-C]( [A-D][2']{0,2}){1,3}|MoveAlias [A-D] [A-D]'?|Illegal [AB] [1-3]( [1-3]){1,2})\n){0,30}";

/// Text of what definitions are made of, as a regular expression.
const PIECES: &str = "([a-z\\[\\]='\".\\\\\n魔() 0-9]|\r\n|cells = |moves\\.|'''|\"\"\"){0,60}";

/// Whatever the bytes are, they are a definition or a mistake that is one sentence.
fn check_any(text: &[u8]) -> Result<(), TestCaseError> {
    for file in ["any.toml", "any.tws"] {
        check_any_in(file, text)?;
    }
    Ok(())
}

fn check_any_in(file: &str, text: &[u8]) -> Result<(), TestCaseError> {
    if let Err(error) = Definition::parse("any", file, text) {
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
    fn arbitrary_lines_do_not_panic(text in LINES) {
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
