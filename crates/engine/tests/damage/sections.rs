//! Sections that make no sense in themselves, behind sums that are right.

use wayhome_engine::Image;
use wayhome_engine::generate::Generator;

use crate::parts::{PUZZLE, Parts, samples};

#[test]
fn a_section_of_another_size_is_refused() {
    for sample in samples() {
        let sound = Parts::of(&sample);
        for (number, name) in ["puzzle", "counts", "index", "table"].iter().enumerate() {
            let mut longer = sound.clone();
            longer.sections[number].push(0);
            let mut shorter = sound.clone();
            let is_shorter = shorter.sections[number].pop().is_some();
            for parts in [longer].into_iter().chain(is_shorter.then_some(shorter)) {
                let error = Image::open(&parts.image()).map(|image| image.states());
                let error = error.expect_err("a section has another size");
                let sentence = format!("the {name} section of the table image is damaged");
                assert_eq!(error.to_string(), sentence);
            }
        }
    }
}

/// The bytes of a place in the drawing: cell, line, column (two bytes), width, side.
const PLACE: usize = 6;

#[test]
fn names_that_are_no_names_are_refused() {
    for sample in samples() {
        let sound = Parts::of(&sample);
        let puzzle = Image::open(&sample)
            .map(|image| *image.puzzle())
            .expect("it is sound");
        let moves = puzzle.moves();
        let names: String = moves.names().iter().collect();
        let mut windows = sound.sections[PUZZLE].windows(names.len());
        let start = windows.position(|window| window == names.as_bytes());
        // In front of the names stands where each ends, in two bytes.
        let first_end = start.expect("the section has all names") - 2 * moves.len();
        for end in [0, 255] {
            let mut parts = sound.clone();
            parts.sections[PUZZLE][first_end] = end;
            parts.digest_anew();
            let bytes = parts.image();
            let image = Image::from_bytes(&bytes).map_err(|error| error.to_string());
            let verified = image.and_then(|image| {
                Generator::new()
                    .verify(&image)
                    .map_err(|error| error.to_string())
            });
            verified.expect_err("the first move has no name");
        }
    }
}

#[test]
fn a_drawing_that_leaves_a_cell_out_is_refused() {
    for sample in samples() {
        let sound = Parts::of(&sample);
        let puzzle = Image::open(&sample)
            .map(|image| *image.puzzle())
            .expect("it is sound");
        let cells = puzzle.cells().len();
        for cell in [0, 1, cells as u8, 255] {
            let mut parts = sound.clone();
            let start = parts.sections[PUZZLE].len() - cells * PLACE;
            if std::mem::replace(&mut parts.sections[PUZZLE][start], cell) == cell {
                continue;
            }
            parts.digest_anew();
            let bytes = parts.image();
            let image = Image::from_bytes(&bytes).map_err(|error| error.to_string());
            let verified = image.and_then(|image| {
                Generator::new()
                    .verify(&image)
                    .map_err(|error| error.to_string())
            });
            verified.expect_err("the drawing has no place for a cell");
        }
    }
}

#[test]
fn a_drawing_of_any_size_does_not_panic() {
    for sample in samples() {
        let sound = Parts::of(&sample);
        let puzzle = Image::open(&sample)
            .map(|image| *image.puzzle())
            .expect("it is sound");
        let cells = puzzle.cells().len();
        let mut parts = sound.clone();
        let start = parts.sections[PUZZLE].len() - cells * PLACE;
        parts.sections[PUZZLE][start + 1..start + PLACE].fill(255);
        parts.digest_anew();
        let bytes = parts.image();
        if let Ok(image) = Image::from_bytes(&bytes) {
            let drawn = format!("{:#}", image.puzzle().show(puzzle.goal()));
            assert!(!drawn.is_empty());
        }
    }
}
