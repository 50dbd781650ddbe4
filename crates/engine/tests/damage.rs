//! A damaged image is an error, never a wrong answer and never a panic.

mod parts;

use std::fmt::Write as _;
use std::sync::LazyLock;

use parts::{BOARD, COUNTS, CUBE, HEADER, PUZZLE, Parts, RING, TABLE, generate};
use proptest::prelude::*;
use proptest::sample::Index;
use wayhome_engine::{Image, IndexKind, State};

static BOARD_IMAGE: LazyLock<Vec<u8>> = LazyLock::new(|| generate(BOARD, None));
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

fn assert_refused(image: &[u8], damage: &str) {
    assert!(Image::open(image).is_err(), "open accepts {damage}");
    assert!(
        Image::from_bytes(image).is_err(),
        "from_bytes accepts {damage}"
    );
}

#[test]
fn each_flipped_bit_of_a_header_is_noticed() {
    for image in [&*BOARD_IMAGE, &*CUBE_IMAGE] {
        let mut damaged = image.clone();
        for bit in 0..8 * HEADER {
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert_refused(&damaged, &format!("bit {bit} flipped"));
            damaged[bit / 8] ^= 1 << (bit % 8);
        }
    }
}

#[test]
fn an_image_that_is_cut_is_refused_at_each_length() {
    for length in 0..CUBE_IMAGE.len() {
        assert_refused(
            &CUBE_IMAGE[..length],
            &format!("{length} bytes of the cube"),
        );
    }
    let lengths = (0..2_000).chain((2_000..BOARD_IMAGE.len()).step_by(97));
    for length in lengths {
        assert_refused(
            &BOARD_IMAGE[..length],
            &format!("{length} bytes of the board"),
        );
    }
}

#[test]
fn bytes_behind_an_image_are_refused() {
    for image in [&*BOARD_IMAGE, &*CUBE_IMAGE] {
        let mut longer = image.clone();
        for more in [1, 2, 3, 4, 100] {
            longer.resize(image.len() + more, 0);
            assert_refused(&longer, &format!("{more} bytes more"));
        }
        let twice = [&image[..], image].concat();
        assert_refused(&twice, "the image twice");
    }
}

#[test]
fn a_flipped_bit_in_any_byte_is_noticed_by_the_checksum() {
    let mut damaged = CUBE_IMAGE.clone();
    for at in 0..damaged.len() {
        let bit = 1 << (at * 5 % 8);
        damaged[at] ^= bit;
        assert!(Image::from_bytes(&damaged).is_err(), "byte {at}");
        damaged[at] ^= bit;
    }
    Image::from_bytes(&damaged).expect("all damage is undone");
}

#[test]
fn an_error_of_an_image_is_a_sentence() {
    let says = |image: &[u8]| {
        Image::from_bytes(image)
            .map(drop)
            .map_err(|e| e.to_string())
    };
    let with = |at: usize, byte: u8| {
        let mut image = CUBE_IMAGE.clone();
        image[at] = byte;
        image
    };
    let longer = [&CUBE_IMAGE[..], b"\0"].concat();
    for (image, sentence) in [
        (vec![], "this is not a table image: its label is missing"),
        (
            with(0, b'W'),
            "this is not a table image: its label is missing",
        ),
        (
            CUBE_IMAGE[..HEADER - 1].to_vec(),
            "the table image ends inside its header of 54 bytes",
        ),
        (
            with(8, 2),
            "the table image has format version 2, expected 1: build it again with this version of \
             Wayhome",
        ),
        (
            with(10, 1),
            "the reserved bytes of the table image are in use: it was made by a later version of \
             Wayhome",
        ),
        (with(52, 7), "the header of the table image is damaged"),
        (
            longer,
            &format!(
                "expected a table image of {} bytes, found {} bytes",
                CUBE_IMAGE.len(),
                CUBE_IMAGE.len() + 1
            ),
        ),
        (
            with(HEADER, 0),
            "the puzzle section of the table image is damaged",
        ),
        (
            with(HEADER + 9, b'?'),
            "the table image is damaged: its checksum differs",
        ),
    ] {
        assert_eq!(says(&image), Err(sentence.to_owned()));
    }
}

#[test]
fn parts_that_were_not_changed_make_the_same_image() {
    for image in SMALL_IMAGES.iter().chain([&*BOARD_IMAGE, &*CUBE_IMAGE]) {
        let mut parts = Parts::of(image);
        parts.digest_anew();
        assert_eq!(&parts.image(), image);
    }
}

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
    let damaged = parts.image();
    let Ok(image) = Image::from_bytes(&damaged) else {
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..Default::default() })]

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
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..Default::default() })]

    #[test]
    fn damage_of_the_cube_is_never_believed(damages in prop::collection::vec(Damage::any(), 1..3)) {
        check_damaged(&CUBE_IMAGE, &damages, false, &[])?;
    }
}
