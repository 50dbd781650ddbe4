//! Moves that twsearch takes as turns of the whole puzzle: which they are, what is said of them, and
//! that they can be left out.

use wayhome_engine::definition::{DefinedMove, Definition, DefinitionError, Metric, Reading};

const CYCLE: &str = "\nT\n2 3 1\nEnd\n";

fn text(names: &[&str]) -> String {
    let moves = names.iter().map(|name| format!("Move {name}{CYCLE}"));
    format!("Set T 3 1\nSolved\nEnd\n{}", moves.collect::<String>())
}

fn read(text: &str, without: bool) -> Result<Definition, DefinitionError> {
    let reading = Reading::new().without_rotations(without);
    reading.parse("ring", "ring.tws", text.as_bytes())
}

/// What is said of twsearch.
fn remark(text: &str) -> Option<String> {
    let definition = read(text, false).unwrap_or_else(|error| panic!("{error}"));
    let mut remarks = definition.remarks().into_iter();
    remarks.find(|remark| remark.contains("twsearch"))
}

#[test]
fn names_tell_them_as_twsearch_tells_them() {
    for name in ["x", "y", "z", "x2", "y'", "z2", "Uv", "FRBv", "Z_Av", "_v"] {
        let remark = remark(&text(&[name])).expect(name);
        let expected = format!(
            "`{name}` is a move here, and twsearch takes it as turning the whole puzzle \
             (`without-rotations` leaves it out)"
        );
        assert_eq!(remark, expected);
    }
    for name in [
        "X", "xx", "x3", "x2'", "x'2", "w", "v", "mv", "uv", "Uw", "UV", "2Uv", "Uv2", "Uv'",
        "U'v", "Üv", "v_v", "U-v", "xv", "T",
    ] {
        assert_eq!(remark(&text(&[name])), None, "{name}");
        let kept = read(&text(&[name]), true).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(kept.moves().len(), 1, "{name}");
    }
}

#[test]
fn one_sentence_names_all() {
    let remark = |names: &[&str]| remark(&text(names)).unwrap_or_default();
    let are = " are moves here, and twsearch takes them as turning the whole puzzle \
               (`without-rotations` leaves them out)";
    assert_eq!(remark(&["L", "x", "Uv"]), format!("`x` and `Uv`{are}"));
    assert_eq!(
        remark(&["x", "y", "R", "z"]),
        format!("`x`, `y` and `z`{are}")
    );
    assert_eq!(remark(&["L", "R"]), "");
}

#[test]
fn they_are_left_out_with_their_powers_and_can_be_parts_of_others() {
    let names = ["L", "x", "Uv"];
    let text = format!(
        "{}MoveSequence R x L x'\nMoveSequence y L x\n",
        text(&names)
    )
    .replace("2 3 1\nEnd\nMove Uv", "2 1 3\nEnd\nMove Uv");
    let names = |without, metric| {
        let reading = Reading::new().metric(metric).without_rotations(without);
        let definition = reading.parse("ring", "ring.tws", text.as_bytes());
        let definition = definition.unwrap_or_else(|error| panic!("{error}"));
        let names: Vec<_> = definition.moves().iter().map(DefinedMove::name).collect();
        (names.join(" "), definition.remarks())
    };
    assert_eq!(names(false, Metric::AsWritten).0, "L x Uv R y");
    assert_eq!(names(false, Metric::HalfTurn).0, "L x Uv R y");
    // `R` is L undone, as x exchanges two pieces, and so there is no power of `L` more.
    let (kept, remarks) = names(true, Metric::HalfTurn);
    assert_eq!(kept, "L R");
    assert!(remarks.is_empty(), "{remarks:?}");
}

#[test]
fn where_there_is_no_other_move_that_is_a_mistake() {
    let error = read(&text(&["x", "Uv"]), true).expect_err("no move is left");
    let sentence = "each move turns the whole puzzle, and without such moves there is none";
    assert_eq!(error.sentence(), sentence);
    assert_eq!((error.line(), error.column()), (Some(4), Some(6)));
}

#[test]
fn no_name_says_so_in_toml() {
    let toml = "cells = '1 2'\nmoves.x = '2 1'\nmoves.Uv = '2 1'\n";
    let read = |without| {
        let reading = Reading::new().without_rotations(without);
        reading.parse("ring", "ring.toml", toml.as_bytes())
    };
    let remarks = read(false).expect("it has no mistake").remarks();
    assert_eq!(remarks, ["the move `Uv` does the same as `x`"]);
    let error = read(true).expect_err("nothing says what is to be left out");
    assert_eq!(
        error.to_string(),
        "`without-rotations` is for definitions of pieces, with the ending .tws or .def, and no name in \
         ring.toml says that a move turns the whole puzzle"
    );
}
