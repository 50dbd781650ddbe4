//! Definitions of pieces: a small one worked out by hand, moves compared with arithmetic of
//! orientations, and the counts that others have published.

mod counts;
mod illegal;
mod rotations;
mod sequences;

use std::fmt::Write as _;

use proptest::prelude::*;
use wayhome_engine::Image;
use wayhome_engine::definition::{DefinedMove, Definition, Metric, Reading};
use wayhome_engine::generate::Generator;

/// The pocket cube with one corner that stays: the others lie around the upper face from the back
/// left, and then around the lower one from the back right.
const CORNERS: &str = "
Name Pocket cube
Set CORNERS 7 3
Solved
CORNERS
1 2 3 4 5 6 7
End
Move U
CORNERS
4 1 2 3 5 6 7
End
Move R
CORNERS
1 3 6 4 2 5 7
0 2 1 0 1 2 0
End
Move F
CORNERS
1 2 4 7 5 3 6
0 0 2 1 0 1 2
End
";

fn read(text: impl AsRef<[u8]>, metric: Metric) -> Definition {
    let text = text.as_ref();
    match Reading::new()
        .metric(metric)
        .parse("puzzle", "puzzle.tws", text)
    {
        Ok(definition) => definition,
        Err(error) => panic!("{error}\n{}", String::from_utf8_lossy(text)),
    }
}

/// The names of the labels of all cells.
fn shown(definition: &Definition, state: &[u8]) -> String {
    let labels = state.iter();
    let labels = labels.map(|label| definition.labels()[usize::from(*label)].as_str());
    labels.collect::<Vec<_>>().join(" ")
}

fn make(step: &DefinedMove, state: &[u8]) -> Vec<u8> {
    let sources = step.cases()[0].sources().iter();
    sources.map(|from| state[usize::from(*from)]).collect()
}

#[test]
fn a_small_puzzle_is_read_as_worked_out_by_hand() {
    let text = "
        Name  Two and three
        Set A 2 1      # two places, one cell each
        Set B 2 3
        Solved
        B
        2 1
        1 0
        End
        Move turn
        B
        2 1
        1 0
        A
        2 1
        End
        Move stay
        End
    ";
    let definition = read(text, Metric::AsWritten);
    assert_eq!(definition.title(), "Two and three");
    let cells = ["A1", "A2", "B1a", "B1b", "B1c", "B2a", "B2b", "B2c"];
    assert_eq!(definition.cells(), cells);
    // Piece 2 is in the first place, and its side a is in cell b, one further.
    let goal = "A1 A2 B2c B2a B2b B1a B1b B1c";
    assert_eq!(shown(&definition, &definition.goals()[0]), goal);
    // The piece of the first place is turned once more, and goes to the second.
    let turned = make(&definition.moves()[0], &definition.goals()[0]);
    assert_eq!(shown(&definition, &turned), "A2 A1 B1a B1b B1c B2b B2c B2a");
    assert_eq!(definition.remarks(), ["the move `stay` moves nothing"]);

    let generated = Generator::new().generate(&definition);
    let generated = generated.expect("the puzzle is small");
    let image = Image::from_bytes(generated.image()).expect("it is sound");
    let goal = image.puzzle().show(image.puzzle().goal());
    assert_eq!(format!("{goal:#}"), "A1  A2\nB2c B2a B2b  B1a B1b B1c");
    assert_eq!(image.states(), 6);
}

#[test]
fn names_leave_the_set_out_where_there_is_one_and_are_never_ambiguous() {
    let names = |sets: &str| {
        let text = format!("{sets}\nSolved\nEnd\nMove A\nEnd");
        read(text, Metric::AsWritten).cells().join(" ")
    };
    assert_eq!(names("Set T 3 1"), "1 2 3");
    assert_eq!(names("Set T 2 2"), "1a 1b 2a 2b");
    assert_eq!(names("Set T 1 2\nSet E 2 1"), "T1a T1b E1 E2");
    let tens: Vec<_> = (1..=11).map(|place| format!("A.{place}")).collect();
    assert_eq!(
        names("Set A 11 1\nSet A1 1 1"),
        format!("{} A1.1", tens.join(" "))
    );
    // There are not so many letters.
    assert_eq!(names("Set A 1 27").split(' ').next_back(), Some("1_27"));
}

#[test]
fn equal_pieces_and_open_orientations_have_equal_labels() {
    let text = "
        Set T 4 2
        Solved
        T
        1 1 2 3
        0 1 ? 0
        End
        Goal
        T
        2 1 3 1
        ? 0 1 0
        End
        Move A
        T
        2 3 4 1
        End";
    let definition = read(text, Metric::AsWritten);
    assert_eq!(definition.labels(), ["1a", "1b", "2", "3a", "3b"]);
    let goals: Vec<_> = definition
        .goals()
        .iter()
        .map(|goal| shown(&definition, goal))
        .collect();
    assert_eq!(goals, ["1a 1b 1b 1a 2 2 3a 3b", "2 2 1a 1b 3b 3a 1a 1b"]);
}

#[test]
fn how_a_file_is_written_changes_nothing() {
    let expected = read(CORNERS, Metric::AsWritten);
    let with_ends = |end: &str| CORNERS.replace('\n', end);
    let bytes =
        |before: &[u8], text: &str, behind: &[u8]| [before, text.as_bytes(), behind].concat();
    for text in [
        bytes(b"", &with_ends("\r\n"), b""),
        bytes(b"", &with_ends("   \t\n"), b""),
        bytes(b"", &with_ends(" # a comment\n\n"), b""),
        bytes(b"", CORNERS.trim_end(), b""),
        bytes(b"\xef\xbb\xbf", CORNERS, b""),
        bytes(b"# K\xe5re \xff\xfe\n", CORNERS, b"#\xe5"),
        bytes(b"", &CORNERS.replace("Set", "# Set\nSet"), b"# \xe5 # \xe5"),
    ] {
        let definition = read(&text, Metric::AsWritten);
        assert_eq!(definition.moves(), expected.moves());
        assert_eq!(definition.goals(), expected.goals());
        assert_eq!(definition.title(), "Pocket cube");
    }
    for file in ["a.tws", "a.TWS", "a.def", "b/a.Def"] {
        assert!(Definition::parse("a", file, CORNERS.as_bytes()).is_ok());
    }
    for file in ["a.toml", "a", "tws", ".def", "a.tws.txt"] {
        assert!(Definition::parse("a", file, CORNERS.as_bytes()).is_err());
    }
}

#[test]
fn bytes_that_are_not_utf8_are_mistakes_outside_of_comments() {
    for (text, place) in [
        (&b"Name K\xe5re\n"[..], (1, 7)),
        (b"# K\xe5re\nName K\xe5re # \xe5", (2, 7)),
        (b"Name A#\xe5", (1, 8)),
    ] {
        let error = Definition::parse("a", "a.tws", text).expect_err("this is not UTF-8");
        assert_eq!(error.sentence(), "the file is not UTF-8 text from here on");
        assert_eq!(
            (error.line(), error.column()),
            (Some(place.0), Some(place.1))
        );
    }
}

#[test]
fn names_of_moves_are_as_they_are_written() {
    let names = ["A", "A'", "A2", "A1", "A11", "mv", "x", "2R", "'"];
    let mut text = "Set T 3 1\nSolved\nEnd\n".to_owned();
    for name in names {
        write!(text, "Move {name}\nT\n2 3 1\nEnd\n").expect("memory can be written to");
    }
    let definition = read(&text, Metric::AsWritten);
    let found: Vec<_> = definition.moves().iter().map(DefinedMove::name).collect();
    assert_eq!(found, names);
}

/// A permutation of places and a turn for each, and some pieces with their orientations.
type Row = Vec<(usize, usize)>;

fn rows() -> impl Strategy<Value = (usize, Row, Row)> {
    (1..=6usize, 1..=4usize).prop_flat_map(|(places, orientations)| {
        let permutation = Just((0..places).collect::<Vec<_>>()).prop_shuffle();
        let turns = prop::collection::vec(0..orientations, places);
        let row = (permutation, turns)
            .prop_map(|(places, turns)| places.into_iter().zip(turns).collect::<Vec<_>>());
        (Just(orientations), row.clone(), row)
    })
}

fn written(row: &Row) -> String {
    let line = |words: &mut dyn Iterator<Item = usize>| {
        let words: Vec<_> = words.map(|word| word.to_string()).collect();
        words.join(" ")
    };
    let numbers = line(&mut row.iter().map(|(number, _)| number + 1));
    let turns = line(&mut row.iter().map(|(_, turn)| *turn));
    format!("T\n{numbers}\n{turns}\n")
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn moves_do_what_arithmetic_of_orientations_says((count, step, goal) in rows()) {
        // The piece that comes to a place is the one of the place that the move names, and it is
        // turned by what stands at the place that it comes from.
        let after = step.iter().map(|(from, _)| {
            let (piece, orientation) = goal[*from];
            (piece, (orientation + step[*from].1) % count)
        });
        let after: Row = after.collect();
        let text = |goal: &Row| {
            let set = format!("Set T {} {count}\nSolved\n{}End\n", goal.len(), written(goal));
            read(format!("{set}Move A\n{}End\n", written(&step)), Metric::AsWritten)
        };
        let (before, expected) = (text(&goal), text(&after));
        let found = make(&before.moves()[0], &before.goals()[0]);
        prop_assert_eq!(shown(&before, &found), shown(&expected, &expected.goals()[0]));
    }
}
