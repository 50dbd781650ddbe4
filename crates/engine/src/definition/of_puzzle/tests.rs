//! What an image holds, honest or not, as a definition.

use super::*;
use crate::generate::Generator;
use crate::table::Header;

const TEXT: &str = "
    title = 'Four in a row'
    cells = 'c1 c2 c3 c4'
    order = 'c2 c1 c3 c4'
    goals = ['xx yy zz zz', 'yy xx zz zz']
    [moves]
    turn = '(c2 c3 c4)'
    swap = [
      { when = 'c1 = xx', then = '(c1 c3)' },
      { when = 'c1 = yy, c4 != xx', then = '(c1 c4)' },
    ]
";

fn definition() -> Definition {
    Definition::parse("four", "four.toml", TEXT.as_bytes()).expect("it has no mistake")
}

/// The puzzle section of the definition's image.
fn section() -> Vec<u8> {
    let generated = Generator::new().generate(&definition());
    let generated = generated.expect("the puzzle is small");
    let header = Header::read(generated.image()).expect("it is sound");
    generated.image()[Header::BYTES..header.ends[0] as usize].to_vec()
}

/// The section with other bytes in the place of the first that are these.
fn with(bytes: &[u8], others: &[u8]) -> Vec<u8> {
    let mut section = section();
    let at = section
        .windows(bytes.len())
        .position(|window| window == bytes);
    let at = at.expect("these bytes are in the image");
    section.splice(at..at + bytes.len(), others.iter().copied());
    section
}

fn assert_same(one: &Definition, other: &Definition) {
    assert_eq!(one.title, other.title);
    assert_eq!(one.cells, other.cells);
    assert_eq!(one.labels, other.labels);
    assert_eq!(one.goals, other.goals);
    assert_eq!(one.moves, other.moves);
}

#[test]
fn a_puzzle_becomes_the_definition_that_its_image_was_made_of() {
    let section = section();
    let puzzle = Puzzle::read(&section).expect("it is sound");
    let found = Definition::of(&puzzle).expect("it is sound");
    let expected = definition();
    assert_eq!(found.name, expected.name);
    assert_same(&found, &expected);
    assert_eq!(found.places, expected.places);
    let error = found.mistake("a sentence");
    assert_eq!(
        (error.to_string().as_str(), error.line()),
        ("a sentence", None)
    );
}

#[test]
fn what_no_definition_could_say_is_refused() {
    let conditions = &[1, 0, 1, 1, 0x83, 0];
    let goals = &[0, 1, 2, 2, 1, 0, 2, 2];
    let refused: [(&[u8], &[u8], &str); 22] = [
        (
            b"Four in a",
            b"Four  n a",
            "the title `Four  n a row` has blanks that are not one between words",
        ),
        (
            b"Four in a",
            b"Four\x01in a",
            "the name `Four\\u{1}in a row` has a character that is not shown, expected one that is",
        ),
        (b"c3", b"c4", "there are two cells with the name `c4`"),
        (b"c3", b"c(", "a cell cannot be called `c(`"),
        (b"c3", b"c ", "a cell cannot be called `c `"),
        (b"zz", b"xx", "there are two labels with the name `xx`"),
        (b"zz", b"z,", "a label cannot be called `z,`"),
        (b"swap", b"turn", "there are two moves with the name `turn`"),
        (b"swap", b"sw p", "a move cannot be called `sw p`"),
        (
            &[3, 1, 0, 2],
            &[3, 1, 0, 3],
            "the move `turn` is not a permutation of the cells",
        ),
        (
            &[3, 1, 0, 2],
            &[3, 1, 0, 4],
            "the move `turn` is not a permutation of the cells",
        ),
        (
            conditions,
            &[1, 0, 1, 1, 0x84, 0],
            "the move `swap` has a condition on a cell or a label that is not there",
        ),
        (
            conditions,
            &[1, 0, 1, 1, 0x83, 3],
            "the move `swap` has a condition on a cell or a label that is not there",
        ),
        (
            conditions,
            &[1, 0, 1, 1, 1, 0],
            "the move `swap` has a case that can never hold",
        ),
        (
            conditions,
            &[1, 0, 1, 0, 0x83, 1],
            "the move `swap` has two cases that can hold in one state",
        ),
        (
            goals,
            &[1, 0, 2, 2, 0, 1, 2, 2],
            "the labels are not numbered as the first goal shows them",
        ),
        (
            goals,
            &[0, 1, 1, 1, 1, 0, 1, 1],
            "the first goal does not have all labels",
        ),
        (
            goals,
            &[0, 1, 2, 2, 1, 1, 2, 2],
            "the goals do not have the same labels: expected the label `yy` once, found it twice",
        ),
        (goals, &[0, 1, 2, 2, 0, 1, 2, 2], "a goal is there twice"),
        (
            &[0, 0, 3, 0, 2, 0],
            &[1, 0, 3, 0, 2, 0],
            "the drawing does not show each cell once, in reading order",
        ),
        (
            &[0, 0, 3, 0, 2, 0],
            &[0, 0, 0, 0, 2, 0],
            "the drawing does not show each cell once, in reading order",
        ),
        (
            &[3, 0, 9, 0, 2, 0],
            &[3, 255, 9, 0, 2, 0],
            "the drawing has more than 255 rows",
        ),
    ];
    for (bytes, others, sentence) in refused {
        let section = with(bytes, others);
        let puzzle = Puzzle::read(&section).expect("the layout is right");
        let error = Definition::of(&puzzle).expect_err(sentence);
        let expected = format!("the image holds no puzzle that could be defined: {sentence}");
        assert_eq!(error.to_string(), expected);
        assert_eq!(error.line(), None);
    }
}

#[test]
fn what_is_not_refused_can_be_written_and_read() {
    let section = section();
    let mut read = 0;
    for at in 0..section.len() {
        for other in [
            0, 1, 2, 3, 4, 0x80, 0x83, 255, b' ', b'(', b'x', b'"', b'\\',
        ] {
            let mut section = section.clone();
            section[at] = other;
            let Some(puzzle) = Puzzle::read(&section) else {
                continue;
            };
            let Ok(found) = Definition::of(&puzzle) else {
                continue;
            };
            let text = found.to_toml();
            match Definition::parse(&found.name, "again.toml", text.as_bytes()) {
                Ok(again) => assert_same(&again, &found),
                Err(error) => panic!("{error}\n{text}"),
            }
            read += 1;
        }
    }
    assert!(read > section.len());
}
