//! The tables of random puzzles say what a plain search says that knows nothing of the engine.

mod index;
mod plain;
mod puzzles;
mod writing;

use std::collections::HashMap;

use plain::Labels;
use proptest::prelude::*;
use puzzles::{Puzzle, puzzles};
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;
use wayhome_engine::{Image, IndexKind};

fn definition(text: &str) -> Definition {
    match Definition::parse("random", "random.toml", text.as_bytes()) {
        Ok(definition) => definition,
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// The numbers of the moves of a path, or whether there is none because no moves lead there.
fn numbers(
    path: Result<wayhome_engine::Path<'_>, wayhome_engine::PathError>,
) -> Option<Vec<usize>> {
    match path {
        Ok(path) => Some(path.map(|step| step.number().into()).collect()),
        Err(error) => {
            assert!(error.is_unreachable(), "{error}");
            None
        }
    }
}

fn check_counts(image: &Image<'_>, distances: &HashMap<Labels, usize>) {
    assert_eq!(image.states() as usize, distances.len());
    let gods_number = distances
        .values()
        .copied()
        .max()
        .expect("a goal is a state");
    assert_eq!(image.gods_number() as usize, gods_number);
    let counts = (0..=gods_number).map(|distance| {
        distances
            .values()
            .filter(|other| **other == distance)
            .count() as u32
    });
    assert!(image.depth_counts().eq(counts));
}

fn check_paths(puzzle: &Puzzle, image: &Image<'_>, distances: &HashMap<Labels, usize>) {
    for (state, distance) in distances {
        let from = image
            .puzzle()
            .state(&puzzle.state(state))
            .expect("the labels are right");
        let path = image
            .path(&from)
            .expect("the state can be brought to a goal");
        assert_eq!(path.len(), *distance);
        let expected = puzzle.plain.follow(state, distances);
        assert_eq!(path.to_string(), puzzle.path(&expected));
        assert_eq!(numbers(Ok(path)), Some(expected));
    }
}

/// Asks for the paths between some states, reachable or not.
fn check_some(puzzle: &Puzzle, image: &Image<'_>, some: &[Labels]) {
    let read = |state| {
        let state = image.puzzle().state(&puzzle.state(state));
        state.expect("the labels are right")
    };
    let goals: Vec<_> = puzzle.plain.goals.iter().collect();
    for pair in some.windows(2) {
        let (from, to) = (read(&pair[0]), read(&pair[1]));
        let expected = puzzle
            .plain
            .search(&pair[0], |state| goals.contains(&state));
        assert_eq!(numbers(image.path(&from)), expected);

        let path = image.path_between(&from, &to);
        if puzzle.any_target() {
            let expected = puzzle.plain.search(&pair[0], |state| *state == pair[1]);
            assert_eq!(numbers(path), expected);
        } else {
            let error = path.expect_err("a table of goals has no other targets");
            assert!(!error.is_unreachable(), "{error}");
        }
    }
}

/// Shows and draws some states, and reads them back.
fn check_shown(puzzle: &Puzzle, image: &Image<'_>, some: &[Labels]) {
    for labels in some {
        let text = puzzle.state(labels);
        let state = image.puzzle().state(&text).expect("the labels are right");
        assert_eq!(image.puzzle().show(&state).to_string(), text);
        let drawn = format!("{:#}", image.puzzle().show(&state));
        let rows: Vec<Vec<_>> = drawn
            .lines()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(rows, puzzle.rows_of(labels), "\n{drawn}\n{}", puzzle.text);
    }
}

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_table_says_what_a_plain_search_says((puzzle, some) in puzzles("\t")) {
        let definition = definition(&puzzle.text);
        let distances = puzzle.plain.distances();
        for kind in [IndexKind::Hash, IndexKind::Lehmer] {
            let generator = Generator::new().index(kind);
            let generated = generator.generate(&definition);
            if kind == IndexKind::Lehmer && !puzzle.all_labels_differ() {
                generated.expect_err("this index is for labels that all differ");
                continue;
            }
            let generated = generated.expect("the index fits the puzzle");
            let again = generator.generate(&definition);
            prop_assert_eq!(Ok(&generated), again.as_ref());
            let image = Image::from_bytes(generated.image()).expect("the image is sound");
            generator.verify(&image).expect("the image is sound");
            prop_assert_eq!(image.index_kind(), kind);
            check_counts(&image, &distances);
            check_paths(&puzzle, &image, &distances);
            check_some(&puzzle, &image, &some);
            check_shown(&puzzle, &image, &some);
        }
    }

    #[test]
    fn a_drawing_shows_each_label_in_its_row((puzzle, some) in puzzles(" ")) {
        let generated = Generator::new().generate(&definition(&puzzle.text));
        let generated = generated.expect("the puzzle is small");
        let image = Image::open(generated.image()).expect("the image is sound");
        check_shown(&puzzle, &image, &some);
    }
}
