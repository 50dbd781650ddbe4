//! Damage behind sums that are right, made to mislead: the proof of `verify` itself refuses it.

use wayhome_engine::{Image, IndexKind};

use crate::parts::{BOARD, COUNTS, PUZZLE, Parts, generate};
use crate::sound::Sound;

const OTHER_DEFINITION: &str = "the table image was made of another definition";
const COUNTS_DIFFER: &str = "the depth counts of the table image do not match its table";
const NO_GOAL: &str = "goal 1 of the table image is not a state of its puzzle or is not \
                       stored as a goal";

fn not_smallest(slot: u32) -> String {
    format!(
        "the entry with index {slot} of the table image does not lead home on the smallest of the \
         shortest paths"
    )
}

#[test]
fn a_shortest_path_that_is_not_the_smallest_is_refused() {
    let board = Sound::new(&generate(BOARD, None));
    for sound in Sound::all().into_iter().chain([board]) {
        let another = sound.steps().find(|(slot, number, parent)| {
            sound.distance(*parent) + 1 == sound.distance(*slot)
                && *number > sound.entry(&sound.parts, *slot).0
        });
        let entry = another.expect("some state has two shortest paths");
        sound.assert_refused(&sound.with_entry(entry), &not_smallest(entry.0));
    }
}

#[test]
fn a_longer_way_is_refused() {
    for sound in Sound::all() {
        let entry = sound.step_of_a_leaf(0);
        let mut parts = sound.with_entry(entry);
        sound.assert_refused(&parts, COUNTS_DIFFER);
        sound.count_anew(&mut parts);
        sound.assert_refused(&parts, &not_smallest(entry.0));
    }
}

#[test]
fn an_entry_whose_move_leads_elsewhere_is_refused() {
    for sound in Sound::all() {
        let (slot, number, parent) = sound.step_of_a_leaf(1);
        let other = (0..sound.parts.slots)
            .find(|other| *other != parent && sound.distance(*other) == sound.distance(parent))
            .expect("the parent is not alone at its distance");
        sound.assert_refused(
            &sound.with_entry((slot, number, other)),
            &not_smallest(slot),
        );
    }
}

#[test]
fn a_state_that_passes_for_a_goal_is_refused() {
    for sound in Sound::all() {
        let (slot, ..) = sound.step_of_a_leaf(1);
        let mut parts = sound.with_entry((slot, 0, slot));
        sound.assert_refused(&parts, COUNTS_DIFFER);
        sound.count_anew(&mut parts);
        sound.assert_refused(&parts, &not_smallest(slot));
    }
}

#[test]
fn a_goal_that_passes_for_unreachable_is_refused() {
    for sound in Sound::all() {
        let goal = Image::open(&sound.parts.image()).map(|image| image.puzzle().goal().to_vec());
        let goal = goal.expect("this image is sound");
        let slot = sound.states.iter().position(|state| **state == *goal);
        let slot = slot.expect("a goal is reachable") as u32;
        sound.assert_refused(&sound.with_entry((slot, 1, slot)), NO_GOAL);
    }
}

#[test]
fn a_state_that_passes_for_unreachable_is_refused() {
    for sound in Sound::all() {
        let (slot, ..) = sound.step_of_a_leaf(1);
        let mut parts = sound.with_entry((slot, 1, slot));
        sound.count_anew(&mut parts);
        // A perfect hash has no free slot. With an exact index only a neighbour can tell.
        let neighbour = sound.steps().find(|(_, _, parent)| *parent == slot);
        let (neighbour, ..) = neighbour.expect("each state has a state before it");
        let exact = parts.index == 0;
        sound.assert_refused(&parts, &not_smallest(if exact { neighbour } else { slot }));
    }
}

#[test]
fn a_loop_is_refused_and_its_paths_end_in_an_error() {
    for sound in Sound::all() {
        let goal_or_beside = |slot| sound.distance(slot) < 2;
        let there_and_back = sound.steps().find_map(|(slot, number, parent)| {
            let back = sound.neighbours[parent as usize]
                .iter()
                .position(|back| *back == slot)?;
            (slot != parent && !goal_or_beside(slot) && !goal_or_beside(parent))
                .then_some(((slot, number, parent), (parent, back as u8, slot)))
        });
        let (there, back) = there_and_back.expect("some move undoes another");
        let mut parts = sound.with_entry(there);
        sound.set_entry(&mut parts, back);
        sound.assert_refused_for_an_entry(&parts);

        let bytes = parts.image();
        let image = Image::open(&bytes).expect("all sums are right");
        let error = image.path(&sound.states[there.0 as usize]);
        let sentence = "the table image is damaged: its links lead nowhere";
        assert_eq!(
            error.map(Iterator::count).map_err(|e| e.to_string()),
            Err(sentence.into())
        );
        assert_eq!(image.state_at(there.0), None);
    }
}

#[test]
fn a_count_that_is_off_by_one_is_refused() {
    for sound in Sound::all() {
        for count in 0..sound.parts.sections[COUNTS].len() / 4 {
            let mut parts = sound.parts.clone();
            parts.sections[COUNTS][4 * count] ^= 1;
            sound.assert_refused(&parts, COUNTS_DIFFER);
        }
        let mut parts = sound.parts.clone();
        parts.states += 1;
        sound.assert_refused(&parts, COUNTS_DIFFER);
        let mut parts = sound.parts.clone();
        parts.sections[COUNTS].extend([0; 4]);
        sound.assert_refused(&parts, COUNTS_DIFFER);
    }
}

#[test]
fn another_digest_is_refused() {
    for sound in Sound::all() {
        let mut parts = sound.parts.clone();
        parts.digest ^= 1;
        sound.assert_refused(&parts, OTHER_DEFINITION);
        let mut parts = sound.parts.clone();
        parts.sections[PUZZLE][sound.sources.start] ^= 1;
        sound.assert_refused(&parts, OTHER_DEFINITION);
    }
}

#[test]
fn a_move_that_is_no_permutation_is_refused() {
    for sound in Sound::all() {
        let cells = sound.states[0].len();
        for damage in [0, cells as u8, 127, 255] {
            let mut parts = sound.parts.clone();
            // The second move, whose first two cells do not both get the label of cell 0.
            parts.sections[PUZZLE][sound.sources.start + cells..][..2].fill(damage);
            parts.digest_anew();
            let sentence = "move 2 of the table image is not a permutation of the cells";
            sound.assert_refused(&parts, sentence);
        }
    }
}

#[test]
fn a_goal_with_other_labels_is_refused() {
    for sound in Sound::all() {
        let mut parts = sound.parts.clone();
        parts.sections[PUZZLE][sound.sources.end] ^= 1;
        parts.digest_anew();
        let bytes = parts.image();
        let image = Image::from_bytes(&bytes).expect("all sums are right");
        image.verify().expect_err("the first goal has other labels");
    }
}

#[test]
fn a_move_that_the_puzzle_does_not_have_is_an_error_before_the_first_step() {
    for sound in Sound::all() {
        let (slot, _, parent) = sound.step_of_a_leaf(1);
        let unknown = (1 << sound.move_bits) - 1;
        let parts = sound.with_entry((slot, unknown, parent));
        sound.assert_refused(&parts, &not_smallest(slot));
    }
}

#[test]
fn a_path_longer_than_gods_number_is_an_error() {
    for sound in Sound::all() {
        let mut parts = sound.parts.clone();
        let shorter = parts.sections[COUNTS].len() - 4;
        parts.sections[COUNTS].truncate(shorter);
        sound.assert_refused_for_an_entry(&parts);
        let bytes = parts.image();
        let image = Image::open(&bytes).expect("all sums are right");
        for (slot, state) in (0..).zip(&sound.states) {
            let is_too_far = sound.distance(slot) > image.gods_number();
            assert_eq!(image.path(state).is_err(), is_too_far);
            assert_eq!(image.state_at(slot).is_none(), is_too_far);
        }
    }
}

#[test]
fn a_path_that_ends_in_an_unreachable_state_is_damaged() {
    for sound in Sound::all() {
        let (slot, _, parent) = sound.step_of_a_leaf(1);
        let parts = sound.with_entry((parent, 1, parent));
        let bytes = parts.image();
        let image = Image::open(&bytes).expect("all sums are right");
        let error = image.path(&sound.states[slot as usize]);
        let error = error.expect_err("the path ends in no goal");
        assert!(!error.is_unreachable());
    }
}

#[test]
fn the_table_of_a_puzzle_with_fewer_moves_is_refused() {
    let one_move = "cells = '1 2 3 4'\nmoves.A = '2 3 4 1'\n";
    for another in ["(1 2)", "(2 3)", "(3 4)", "(1 4)", "(1 3)", "(2 4)"] {
        let two_moves = format!("{one_move}moves.B = '{another}'\n");
        for kind in [IndexKind::Lehmer, IndexKind::Hash] {
            let mut parts = Parts::of(&generate(one_move, Some(kind)));
            parts.sections[PUZZLE] =
                Parts::of(&generate(&two_moves, None)).sections[PUZZLE].clone();
            parts.digest_anew();
            let bytes = parts.image();
            let image = Image::from_bytes(&bytes).expect("all sums are right");
            image
                .verify()
                .expect_err("the second move leads to states without an entry");
        }
    }
}
