//! A state is read from text in any usual form, and whatever is not a state is refused with a reason.

use wayhome_engine::Image;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

const BOARD: &str = "cells = '1 2 3 4'\nmoves.A = '2 3 4 1'";
const COLOURS: &str = "cells = '1 2 3 4'\ngoals = ['rggb']\nmoves.A = '2 3 4 1'";
const WORDS: &str = "cells = '1 2 3'\ngoals = ['red green red']\nmoves.A = '2 3 1'";
const HAN: &str = "cells = '魔 板 3'\nmoves.A = '(魔 板)'";
const LONG: &str = "cells = '1 2'\ngoals = ['魔板魔板魔板魔板魔板魔板 x']\nmoves.A = '2 1'";

/// The image of a definition.
fn image(definition: &str) -> Vec<u8> {
    let definition = Definition::parse("states", "states.toml", definition.as_bytes())
        .expect("the definitions of these tests have no mistake");
    let generated = Generator::new().generate(&definition);
    generated.expect("the puzzle is small").image().to_vec()
}

#[test]
fn a_state_is_read_whatever_parts_its_labels() {
    for (definition, text, labels) in [
        (BOARD, "2 1 4 3", &[1, 0, 3, 2][..]),
        (BOARD, "2143", &[1, 0, 3, 2]),
        (BOARD, " 2,1,\t4 ,3\r\n", &[1, 0, 3, 2]),
        (BOARD, "21\n43", &[1, 0, 3, 2]),
        (BOARD, "21\u{3000}43", &[1, 0, 3, 2]),
        (COLOURS, "gbrg", &[1, 2, 0, 1]),
        (COLOURS, "g b, r g", &[1, 2, 0, 1]),
        (WORDS, "green,red red", &[1, 0, 0]),
        (HAN, "3魔板", &[2, 0, 1]),
        (HAN, "板 3 魔", &[1, 2, 0]),
    ] {
        let image = image(definition);
        let image = Image::open(&image).expect("the image is sound");
        let state = image.puzzle().state(text).expect("this is a state");
        assert_eq!(state.labels(), labels, "{text:?}");
        assert_eq!(image.puzzle().check(labels), Ok(()));
    }
}

#[test]
fn a_text_that_is_no_state_is_refused_with_a_reason() {
    for (definition, text, sentence) in [
        (BOARD, "", "expected a state of 4 labels, found 0"),
        (BOARD, "12", "expected a state of 4 labels, found 2"),
        (BOARD, "123", "expected a state of 4 labels, found 3"),
        (BOARD, "12341", "expected a state of 4 labels, found 5"),
        (BOARD, "1233", "expected the label `3` once, found it twice"),
        (
            BOARD,
            "1111",
            "expected the label `1` once, found it 4 times",
        ),
        (
            BOARD,
            "1 2 5 4",
            "`5` in place 3 is not a label of this puzzle",
        ),
        (
            BOARD,
            "12魔4",
            "`魔` in place 3 is not a label of this puzzle",
        ),
        (
            BOARD,
            "12\u{0}4",
            "`\\u{0}` in place 3 is not a label of this puzzle",
        ),
        (
            COLOURS,
            "rrgb",
            "expected the label `r` once, found it twice",
        ),
        (
            COLOURS,
            "rggg",
            "expected the label `g` twice, found it 3 times",
        ),
        (COLOURS, "rgg", "expected a state of 4 labels, found 3"),
        (
            WORDS,
            "redgreenred",
            "`redgreenred` in place 1 is not a label of this puzzle",
        ),
        (
            WORDS,
            "red red red",
            "expected the label `red` twice, found it 3 times",
        ),
        (WORDS, "green red", "expected a state of 3 labels, found 2"),
        (HAN, "魔魔3", "expected the label `魔` once, found it twice"),
        // What is quoted is cut after 24 bytes, between two characters.
        (
            LONG,
            "x 一二三四五六七八九",
            "`一二三四五六七八…` in place 2 is not a label of this puzzle",
        ),
        (LONG, "x x", "expected the label `x` once, found it twice"),
    ] {
        let image = image(definition);
        let image = Image::open(&image).expect("the image is sound");
        let error = image.puzzle().state(text).expect_err("this is no state");
        assert_eq!(error.to_string(), sentence, "{text:?}");
    }
}

#[test]
fn numbers_that_are_no_state_are_refused_by_each_question() {
    for (definition, labels, sentence) in [
        (BOARD, &[][..], "expected a state of 4 labels, found 0"),
        (BOARD, &[0, 1, 2], "expected a state of 4 labels, found 3"),
        (
            BOARD,
            &[0, 1, 2, 3, 0],
            "expected a state of 4 labels, found 5",
        ),
        (
            BOARD,
            &[0, 1, 2, 2],
            "expected the label `3` once, found it twice",
        ),
        (
            BOARD,
            &[0, 1, 2, 4],
            "the puzzle has no label with the number 4, which is in place 4",
        ),
        (
            BOARD,
            &[0, 64, 2, 3],
            "the puzzle has no label with the number 64, which is in place 2",
        ),
        (
            BOARD,
            &[255; 4],
            "the puzzle has no label with the number 255, which is in place 1",
        ),
        (
            COLOURS,
            &[0, 0, 1, 2],
            "expected the label `r` once, found it twice",
        ),
    ] {
        let image = image(definition);
        let image = Image::open(&image).expect("the image is sound");
        let error = image.puzzle().check(labels).expect_err("this is no state");
        assert_eq!(error.to_string(), sentence, "{labels:?}");
        let goal = image.puzzle().goal();
        let mut paths = vec![(image.path(labels), sentence.to_string())];
        if image.puzzle().any_target() {
            let of_target = format!("the target is not a state: {sentence}");
            paths.extend([
                (image.path_between(labels, goal), sentence.to_string()),
                (image.path_between(goal, labels), of_target),
            ]);
        }
        for (path, expected) in paths {
            let error = path.expect_err("this is no state");
            assert_eq!(error.to_string(), expected);
            assert_eq!(
                error.state_error().map(ToString::to_string).as_deref(),
                Some(sentence)
            );
            assert!(!error.is_unreachable());
        }
    }
}

#[test]
fn only_a_puzzle_of_different_labels_and_one_goal_has_other_targets() {
    let two_goals = "cells = '1 2'\ngoals = ['1 2', '2 1']\nmoves.A = '2 1'";
    for definition in [COLOURS, WORDS, two_goals] {
        let image = image(definition);
        let image = Image::open(&image).expect("the image is sound");
        let goal = image.puzzle().goal();
        let error = image
            .path_between(goal, goal)
            .expect_err("there are no other targets");
        assert_eq!(
            error.to_string(),
            "this puzzle has repeated labels or several goals, so only the path to a goal has an \
             answer"
        );
    }
}

#[test]
fn a_path_is_written_into_a_buffer_that_is_large_enough() {
    let two_names = "cells = '1 2 3 4'\nmoves.left = '2 3 4 1'\nmoves.'换' = '(1 2)'";
    for (definition, from) in [(BOARD, "2341"), (two_names, "3142"), (two_names, "1234")] {
        let image = image(definition);
        let image = Image::open(&image).expect("the image is sound");
        let state = image.puzzle().state(from).expect("this is a state");
        let mut path = image
            .path(&state)
            .expect("the state can be brought to the goal");
        loop {
            let text = path.to_string();
            let mut buffer = [0; 64];
            assert_eq!(path.write_into(&mut buffer), Some(text.as_bytes()));
            let exact = &mut buffer[..text.len()];
            assert_eq!(path.write_into(exact), Some(text.as_bytes()));
            if let Some(shorter) = text.len().checked_sub(1) {
                assert_eq!(path.write_into(&mut buffer[..shorter]), None);
            }
            if path.next().is_none() {
                break;
            }
        }
        assert_eq!((path.len(), path.next()), (0, None));
    }
}
