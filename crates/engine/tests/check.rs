//! What a generator refuses without a search is what it refuses with one, in the same sentence.

use std::path::Path;

use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, IndexKind};

fn shipped(name: &str) -> Definition {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    Definition::read(data.join(format!("{name}.toml"))).expect("it is shipped")
}

/// A puzzle with this index or any, with each limit one below and one above what it needs.
#[test]
fn it_is_known_before_the_search_whether_the_limits_allow_it() {
    let (mut allowed, mut refused) = (0, 0);
    for (name, states) in [
        ("magic-board", 40_320),
        ("special-cube", 5_670),
        ("floppy-cube", 192),
        ("sliding-2x3", 360),
    ] {
        let definition = shipped(name);
        let kinds = IndexKind::ALL.into_iter().map(Some).chain([None]);
        for index in kinds.filter(|index| *index != Some(IndexKind::Hash)) {
            for generator in [
                Generator::new(),
                Generator::new().encoding(Encoding::Distance),
                Generator::new().max_states(states),
                Generator::new().max_states(states - 1),
                Generator::new().max_memory(1_000),
            ] {
                let generator = index.map_or(generator.clone(), |kind| generator.index(kind));
                let checked = generator.check(&definition);
                let generated = generator.generate(&definition);
                match (&checked, &generated) {
                    (Ok(()), Ok(_)) => allowed += 1,
                    (Err(before), Err(after)) => {
                        assert_eq!(before, after);
                        refused += 1;
                    }
                    // A plain search finds the few states of a puzzle whose labels repeat or whose moves have
                    // guards, where the index has slots for more.
                    (Err(_), Ok(_)) => assert!(name == "sliding-2x3" && index.is_none(), "{name}"),
                    (Ok(()), Err(after)) => panic!("{name} {index:?}: {after}"),
                }
            }
        }
    }
    assert!(allowed > 20 && refused > 20, "{allowed} and {refused}");
}

#[test]
fn nothing_is_known_of_a_hash_but_the_states_of_a_group() {
    let hash = |states| Generator::new().index(IndexKind::Hash).max_states(states);
    let board = shipped("magic-board");
    assert!(hash(40_320).check(&board).is_ok());
    let error = hash(40_319).check(&board).expect_err("it is one too few");
    assert_eq!(
        error.sentence(),
        "the moves reach 40,320 states, expected at most 40,319 (`max-states`)"
    );
    assert_eq!(hash(40_319).generate(&board).map(drop), Err(error));
    let lamps = shipped("lights-out");
    assert!(hash(2).check(&lamps).is_ok());
    assert!(hash(2).generate(&lamps).is_err());
}
