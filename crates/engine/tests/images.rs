//! The images of the three real definitions are what they always were, byte for byte.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use wayhome_engine::definition::Definition;
use wayhome_engine::generate::{Generated, Generator};
use wayhome_engine::{Encoding, Image, IndexKind};

/// What an image is known by. A change of the format or of a definition changes it; nothing else
/// may.
struct Fingerprint {
    name: &'static str,
    states: u32,
    index: IndexKind,
    index_bytes: usize,
    table_bytes: usize,
    image_bytes: usize,
    checksum: u32,
    digest: u64,
    /// How many states there are at each distance, from 0 to God's number.
    counts: &'static [u32],
}

const FINGERPRINTS: [Fingerprint; 3] = [
    Fingerprint {
        name: "magic-board",
        states: 40_320,
        index: IndexKind::Lehmer,
        index_bytes: 0,
        table_bytes: 120_960,
        image_bytes: 121_297,
        checksum: 0x56f3_9ac5,
        digest: 0x1be2_1fb8_c2be_4def,
        counts: &[
            1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240,
            5840, 4492, 2120, 328, 5,
        ],
    },
    Fingerprint {
        name: "magic-board-c",
        states: 40_320,
        index: IndexKind::Lehmer,
        index_bytes: 0,
        table_bytes: 120_960,
        image_bytes: 121_302,
        checksum: 0x63ef_c2fd,
        digest: 0xc293_58b7_a0f1_c256,
        counts: &[
            1, 3, 6, 13, 26, 49, 93, 171, 305, 529, 892, 1412, 2130, 3048, 4159, 5295, 6185, 6408,
            5515, 3108, 888, 83, 1,
        ],
    },
    Fingerprint {
        name: "special-cube",
        states: 5_670,
        index: IndexKind::Coordinates,
        index_bytes: 181,
        table_bytes: 11_340,
        image_bytes: 12_209,
        checksum: 0xa744_e4d3,
        digest: 0x0669_9d6c_5a13_8ad4,
        counts: &[6, 24, 108, 444, 1440, 2760, 882, 6],
    },
];

/// The file of a real definition.
fn file(name: &str) -> PathBuf {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    data.join(name).with_extension("toml")
}

fn generate(definition: &Definition) -> Generated {
    let generated = Generator::new().generate(definition);
    generated.expect("these puzzles are small")
}

#[test]
fn the_images_are_what_they_were() {
    for expected in FINGERPRINTS {
        let definition = Definition::read(file(expected.name)).expect("it has no mistake");
        let generated = generate(&definition);
        let bytes = generated.image();
        let image = Image::from_bytes(bytes).expect("the image is sound");
        Generator::new().verify(&image).expect("the image is sound");
        assert_eq!(image.puzzle().name(), expected.name);
        assert_eq!(image.states(), expected.states);
        // No slot is empty, whichever the index.
        assert_eq!(image.slots(), expected.states);
        assert_eq!(image.index_kind(), expected.index);
        assert_eq!(image.encoding(), Encoding::Linked);
        assert!(image.depth_counts().eq(expected.counts.iter().copied()));
        assert_eq!(image.gods_number() as usize, expected.counts.len() - 1);
        assert_eq!(image.index_bytes(), expected.index_bytes);
        assert_eq!(image.table_bytes(), expected.table_bytes);
        assert_eq!(bytes.len(), expected.image_bytes);
        assert_eq!(image.checksum(), expected.checksum, "{}", expected.name);
        assert_eq!(image.digest(), expected.digest, "{}", expected.name);
        assert_eq!(image.as_bytes(), bytes);
        assert_eq!(generate(&definition), generated);
    }
}

#[test]
fn as_many_states_as_counted_are_the_hardest() {
    for expected in FINGERPRINTS {
        let definition = Definition::read(file(expected.name)).expect("it has no mistake");
        let generated = generate(&definition);
        let image = Image::open(generated.image()).expect("the image is sound");
        let all = *expected.counts.last().expect("a goal is a state");
        for wanted in [0, 1, 3, 1_000] {
            let counted = Generator::new().count_with(&definition, wanted, &mut |_| {});
            let counted = counted.expect("these puzzles are small");
            let hardest: BTreeSet<_> = counted.hardest().iter().collect();
            assert_eq!(hardest.len(), wanted.min(all as usize));
            assert_eq!(counted.hardest().len(), hardest.len());
            for state in hardest {
                let path = image.path(state).expect("it can be brought to a goal");
                assert_eq!(path.len() as u32, image.gods_number());
            }
        }
    }
}

/// The digest of a definition of the magic board.
fn digest(text: &str) -> u64 {
    let definition = Definition::parse("magic-board", "other.toml", text.as_bytes());
    let generated = generate(&definition.expect("it has no mistake"));
    let image = Image::from_bytes(generated.image()).expect("the image is sound");
    image.digest()
}

#[test]
fn a_definition_that_is_written_differently_has_the_same_digest() {
    let terse = r#"
        moves = { A = "(1 8)(2 7)(3 6)(4 5)", B = "(1 2 3 4)(5 8 7 6)", C = "()(2 3 6 7)(1)" }
        goals = ["12345678"]
        order = "1,2,3,4,5,6,7,8"
        cells = "1 2 3 4\n8 7 6 5" # no comment
        title = """  Magic
                     board (魔板)"""
    "#
    .replace("\n        ", "\n");
    assert_eq!(digest(&terse), FINGERPRINTS[0].digest);
}

#[test]
fn a_definition_of_another_puzzle_has_another_digest() {
    let text = fs::read_to_string(file("magic-board")).expect("the definition is there");
    assert_eq!(digest(&text), FINGERPRINTS[0].digest);
    for (written, instead) in [
        ("8 7 6 5\n1 2 3 4", "8 7 6 5\n1 2 4 3"),
        ("A = ", "D = "),
        ("4 1 2 3\n5 8 7 6", "2 3 4 1\n7 6 5 8"),
        ("order = \"1 2", "order = \"2 1"),
        ("Magic board", "Magic boards"),
        ("1 2 3 4\n8", "1 2 3  4\n8"),
        ("[moves]", "goals = ['1 2 3 4 5 6 8 7']\n[moves]"),
        ("[moves]", "goals = ['1 2 3 4 5 6 7 9']\n[moves]"),
        ("[moves]", "[moves]\nD = '''\n2 1 3 4\n8 7 6 5'''"),
    ] {
        let other = text.replacen(written, instead, 1);
        assert_ne!(other, text);
        assert_ne!(digest(&other), FINGERPRINTS[0].digest, "{instead}");
    }
}
