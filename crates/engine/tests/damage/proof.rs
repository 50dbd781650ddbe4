//! Damage behind sums that are right: `verify` takes nothing for granted but the puzzle itself.

use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, Image, IndexKind};

use crate::parts::{COUNTS, PUZZLE, Parts, generate, samples};
use crate::states::states;

fn verified(image: &[u8]) -> Result<(), String> {
    let image = Image::from_bytes(image).map_err(|error| error.to_string())?;
    Generator::new()
        .verify(&image)
        .map_err(|error| error.to_string())
}

/// Asks for each path: it must come to its end.
fn walk(image: &[u8], states: &[Vec<u8>]) {
    let Ok(image) = Image::from_bytes(image) else {
        return;
    };
    for state in states {
        if let Ok(path) = image.path(state) {
            assert_eq!(path.len(), path.count());
        }
    }
}

#[test]
fn what_is_sound_is_proven() {
    for sample in samples() {
        assert_eq!(verified(&sample), Ok(()));
        assert_eq!(Parts::of(&sample).image(), sample);
    }
}

#[test]
fn each_byte_of_each_section_is_proven() {
    for sample in samples() {
        let sound = Parts::of(&sample);
        let states = Image::open(&sample)
            .map(|image| states(&image))
            .expect("it is sound");
        for section in 0..sound.sections.len() {
            for at in 0..sound.sections[section].len() {
                let mut parts = sound.clone();
                parts.sections[section][at] ^= 1 << (at % 8);
                let image = parts.image();
                verified(&image).expect_err("a byte is another");
                if at % 16 == 0 {
                    walk(&image, &states);
                }
            }
        }
    }
}

#[test]
fn what_is_missing_or_too_much_in_a_section_is_noticed() {
    for sample in samples() {
        let sound = Parts::of(&sample);
        for section in 0..sound.sections.len() {
            for more in [1, 4, 8] {
                let mut parts = sound.clone();
                let length = parts.sections[section].len();
                parts.sections[section].resize(length + more, 0);
                verified(&parts.image()).expect_err("bytes are too many");
                parts.sections[section].truncate(length.saturating_sub(more));
                if parts.sections[section].len() < length {
                    verified(&parts.image()).expect_err("bytes are missing");
                }
            }
        }
    }
}

#[test]
fn each_field_of_a_header_is_proven() {
    for sample in samples() {
        let sound = Parts::of(&sample);
        let states = Image::open(&sample)
            .map(|image| states(&image))
            .expect("it is sound");
        let mut wrong = Vec::new();
        for by in [1, 2, 100, u32::MAX, 1 << 31] {
            let mut parts = sound.clone();
            parts.states = parts.states.wrapping_add(by);
            wrong.push(parts);
            let mut parts = sound.clone();
            parts.slots = parts.slots.wrapping_add(by);
            wrong.push(parts);
            let mut parts = sound.clone();
            parts.digest = parts.digest.wrapping_add(by.into());
            wrong.push(parts);
        }
        for (field, value) in (0..4).flat_map(|field| (0..=255).map(move |value| (field, value))) {
            let mut parts = sound.clone();
            if std::mem::replace(&mut parts.codes[field], value) != value {
                wrong.push(parts);
            }
        }
        for parts in wrong {
            let image = parts.image();
            verified(&image).expect_err("a field is another");
            walk(&image, &states);
        }
    }
}

#[test]
fn the_sections_of_another_puzzle_are_refused() {
    let one_move = "cells = '1 2 3 4'\nmoves.A = '2 3 4 1'\n";
    for another in ["(1 2)", "(2 3)", "(3 4)", "(1 4)", "(1 3)", "(2 4)"] {
        let two_moves = format!("{one_move}moves.B = '{another}'\n");
        for (kind, encoding) in IndexKind::ALL
            .into_iter()
            .flat_map(|kind| Encoding::ALL.map(|encoding| (kind, encoding)))
        {
            let mut parts = Parts::of(&generate(one_move, kind, encoding));
            let other = Parts::of(&generate(&two_moves, None, encoding));
            parts.sections[PUZZLE].clone_from(&other.sections[PUZZLE]);
            parts.digest_anew();
            verified(&parts.image()).expect_err("the second move leads to other states");
        }
    }
}

#[test]
fn a_path_longer_than_gods_number_is_an_error() {
    for sample in samples() {
        let sound = Image::open(&sample).expect("it is sound");
        let mut parts = Parts::of(&sample);
        let shorter = parts.sections[COUNTS].len() - 4;
        parts.sections[COUNTS].truncate(shorter);
        let bytes = parts.image();
        let image = Image::open(&bytes).expect("all sums are right");
        for state in states(&sound) {
            let expected = sound
                .path(&state)
                .ok()
                .filter(|path| path.len() as u32 <= image.gods_number());
            let found = image.path(&state).ok();
            assert_eq!(
                found.map(|path| path.to_string()),
                expected.map(|path| path.to_string())
            );
        }
    }
}
