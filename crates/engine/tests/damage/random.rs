//! Random damage behind sums that are right: nothing panics, and what `verify` accepts answers as
//! before.

use std::fmt::Write as _;
use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::Index;
use wayhome_engine::{Image, IndexKind, State};

use crate::parts::{COUNTS, CUBE, PUZZLE, Parts, RING, TABLE, generate};

static CUBE_IMAGE: LazyLock<Vec<u8>> = LazyLock::new(|| generate(CUBE, None));
/// Small images: an exact index, a hash, and a hash where labels repeat and there are two goals.
static SMALL_IMAGES: LazyLock<[Vec<u8>; 3]> = LazyLock::new(|| {
    let two_colours = RING.replace("[moves]", "goals = ['00011', '01010']\n[moves]");
    [
        generate(RING, Some(IndexKind::Lehmer)),
        generate(RING, Some(IndexKind::Hash)),
        generate(&two_colours, None),
    ]
});

fn states(image: &Image<'_>) -> impl Iterator<Item = State> {
    (0..image.slots()).filter_map(|slot| Some(image.state_at(slot)?.0))
}

/// Asks an image everything, so that whatever panics does.
fn ask_everything(image: &Image<'_>, questions: &[Vec<u8>]) -> Result<(), TestCaseError> {
    let puzzle = image.puzzle();
    let mut text = format!(
        "{image:?} {puzzle:?} {:?}",
        image.depth_counts().collect::<Vec<_>>()
    );
    let found: Vec<State> = states(image).chain(image.hardest()).collect();
    let questions = questions.iter().map(Vec::as_slice);
    for from in questions.chain(found.iter().map(AsRef::as_ref)) {
        for path in [image.path(from), image.path_between(from, puzzle.goal())] {
            match path {
                Ok(path) => {
                    let mut buffer = [0; 64];
                    path.write_into(&mut buffer);
                    write!(text, "{path}").expect("text can be written to memory");
                    prop_assert_eq!(path.len(), path.count(), "a path ends halfway");
                }
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
        let shown = puzzle.show(from);
        write!(text, "{shown} {shown:#}").expect("text can be written to memory");
        let _ = puzzle.state(&shown.to_string());
    }
    for (step, state) in puzzle.moves().iter().zip(&found) {
        write!(text, "{step} {:?}", step.apply(state)).expect("text can be written to memory");
    }
    Ok(())
}

/// All answers of an image.
fn answers(image: &Image<'_>) -> Vec<Option<(State, u32, String)>> {
    let answer = |slot| {
        let (state, distance) = image.state_at(slot)?;
        let path = image.path(&state).ok()?;
        Some((state, distance, path.to_string()))
    };
    let mut answers: Vec<_> = (0..image.slots()).map(answer).collect();
    // A damaged index that is still right may give the states other numbers.
    answers.sort_by_key(|answer| answer.as_ref().map(|(state, ..)| state.to_vec()));
    answers
}

#[derive(Clone, Debug)]
enum Damage {
    Byte(usize, Index, u8),
    Bit(usize, Index, u8),
    Section(usize, Vec<u8>),
    States(u32),
    Slots(u32),
    IndexKind,
}

impl Damage {
    fn any() -> impl Strategy<Value = Self> {
        let section = PUZZLE..=TABLE;
        let bytes = prop::collection::vec(any::<u8>(), 0..200);
        let counts = prop::collection::vec(any::<u8>(), 4..40);
        prop_oneof![
            8 => (section.clone(), any::<Index>(), any::<u8>())
                .prop_map(|(section, at, byte)| Self::Byte(section, at, byte)),
            8 => (section.clone(), any::<Index>(), 0..8u8)
                .prop_map(|(section, at, bit)| Self::Bit(section, at, bit)),
            1 => (section, bytes).prop_map(|(section, bytes)| Self::Section(section, bytes)),
            1 => counts.prop_map(|bytes| Self::Section(COUNTS, bytes)),
            1 => (0..300u32).prop_map(Self::States),
            1 => (0..300u32).prop_map(Self::Slots),
            1 => Just(Self::IndexKind),
        ]
    }

    fn make(&self, parts: &mut Parts) {
        match self {
            Self::Byte(section, at, _) | Self::Bit(section, at, _)
                if parts.sections[*section].is_empty() =>
            {
                parts.sections[*section].push(at.index(256) as u8);
            }
            Self::Byte(section, at, byte) => {
                let section = &mut parts.sections[*section];
                let at = at.index(section.len());
                section[at] = *byte;
            }
            Self::Bit(section, at, bit) => {
                let section = &mut parts.sections[*section];
                let at = at.index(section.len());
                section[at] ^= 1 << bit;
            }
            Self::Section(section, bytes) => parts.sections[*section].clone_from(bytes),
            Self::States(states) => parts.states = *states,
            Self::Slots(slots) => parts.slots = *slots,
            Self::IndexKind => parts.index ^= 1,
        }
    }
}

/// Damages an image, makes its sums right, and asks: what `verify` accepts must answer as before.
fn check_damaged(
    sound: &[u8],
    damages: &[Damage],
    digest_anew: bool,
    questions: &[Vec<u8>],
) -> Result<(), TestCaseError> {
    let mut parts = Parts::of(sound);
    let digest = parts.digest;
    for damage in damages {
        damage.make(&mut parts);
    }
    if digest_anew {
        parts.digest_anew();
    }
    let bytes = parts.image();
    let Ok(image) = Image::from_bytes(&bytes) else {
        return Ok(());
    };
    let sound = Image::from_bytes(sound).expect("this image is sound");
    let mut questions = questions.to_vec();
    questions.extend(states(&sound).map(|state| state.to_vec()));
    ask_everything(&image, &questions)?;
    // With another digest it may be a sound image of another puzzle.
    if image.verify().is_ok() && parts.digest == digest {
        prop_assert_eq!(answers(&image), answers(&sound));
        prop_assert!(image.depth_counts().eq(sound.depth_counts()));
        prop_assert_eq!(image.states(), sound.states());
    }
    Ok(())
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn damage_behind_right_sums_never_panics_and_is_never_believed(
        small in 0..3usize,
        damages in prop::collection::vec(Damage::any(), 1..5),
        digest_anew: bool,
        questions in prop::collection::vec(prop::collection::vec(0..6u8, 0..8), 0..4),
    ) {
        check_damaged(&SMALL_IMAGES[small], &damages, digest_anew, &questions)?;
    }
}

proptest! {
    #![proptest_config(config(4))]

    #[test]
    fn damage_of_the_cube_is_never_believed(damages in prop::collection::vec(Damage::any(), 1..3)) {
        check_damaged(&CUBE_IMAGE, &damages, false, &[])?;
    }
}
