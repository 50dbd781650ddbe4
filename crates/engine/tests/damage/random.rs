//! Random damage behind sums that are right: nothing panics, and only the sound image is believed.

use std::fmt::Write as _;
use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::Index;
use wayhome_engine::Image;
use wayhome_engine::generate::Generator;

use crate::parts::{COUNTS, INDEX, PUZZLE, Parts, TABLE, samples};
use crate::states::states;

/// A sound image, and states to ask about.
type Sample = (Vec<u8>, Vec<Vec<u8>>);

static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let with_states = |sample: Vec<u8>| {
        let states = Image::open(&sample).map(|image| states(&image));
        (sample, states.expect("the image is sound"))
    };
    samples().into_iter().map(with_states).collect()
});

/// Asks an image everything, so that whatever panics does.
fn ask_everything(image: &Image<'_>, questions: &[Vec<u8>]) -> Result<(), TestCaseError> {
    let puzzle = image.puzzle();
    let counts: Vec<_> = image.depth_counts().collect();
    let mut text = format!("{image:?} {puzzle:?} {counts:?} {}", image.gods_number());
    for from in questions.iter().map(Vec::as_slice).chain(puzzle.goals()) {
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
        for step in puzzle.moves().iter() {
            write!(text, "{step} {:?}", step.apply(from)).expect("text can be written to memory");
        }
    }
    Ok(())
}

#[derive(Clone, Debug)]
enum Damage {
    Byte(usize, Index, u8),
    Bit(usize, Index, u8),
    Section(usize, Vec<u8>),
    States(u32),
    Slots(u32),
    Code(usize, u8),
}

impl Damage {
    fn any() -> impl Strategy<Value = Self> {
        let section = PUZZLE..=TABLE;
        let bytes = prop::collection::vec(any::<u8>(), 0..200);
        let counts = prop::collection::vec(any::<u8>(), 4..40);
        prop_oneof![
            8 => (section.clone(), any::<Index>(), any::<u8>())
                .prop_map(|(section, at, byte)| Self::Byte(section, at, byte)),
            8 => (any::<Index>(), prop_oneof![0..10u8, any::<u8>()])
                .prop_map(|(at, byte)| Self::Byte(INDEX, at, byte)),
            8 => (section.clone(), any::<Index>(), 0..8u8)
                .prop_map(|(section, at, bit)| Self::Bit(section, at, bit)),
            1 => (section, bytes).prop_map(|(section, bytes)| Self::Section(section, bytes)),
            1 => counts.prop_map(|bytes| Self::Section(COUNTS, bytes)),
            1 => (0..300u32).prop_map(Self::States),
            1 => (0..300u32).prop_map(Self::Slots),
            2 => (0..4usize, prop_oneof![0..4u8, any::<u8>()]).prop_map(|(field, code)| Self::Code(field, code)),
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
            Self::Code(field, code) => parts.codes[*field] = *code,
        }
    }
}

/// Damages an image, makes its sums right, and asks: what `verify` accepts is the sound image.
fn check_damaged(
    sample: usize,
    damages: &[Damage],
    digest_anew: bool,
    questions: &[Vec<u8>],
) -> Result<(), TestCaseError> {
    let (sound, states) = &SAMPLES[sample];
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
    let some = states.iter().step_by(1 + states.len() / 40);
    let questions: Vec<_> = questions.iter().chain(some).cloned().collect();
    ask_everything(&image, &questions)?;
    // With another digest it may be a sound image of another puzzle.
    if Generator::new().verify(&image).is_ok() && parts.digest == digest {
        prop_assert_eq!(&bytes, sound);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("PROPTEST_CASES").map_or(2_000, |cases| cases.parse().expect("a number")),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn damage_behind_right_sums_never_panics_and_is_never_believed(
        sample in 0..SAMPLES.len(),
        damages in prop::collection::vec(Damage::any(), 1..5),
        digest_anew: bool,
        questions in prop::collection::vec(prop::collection::vec(0..10u8, 0..12), 0..4),
    ) {
        check_damaged(sample, &damages, digest_anew, &questions)?;
    }
}
