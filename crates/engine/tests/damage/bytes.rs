//! Images whose sums are wrong, because a byte has changed, is missing or is one too many.

use std::sync::LazyLock;

use wayhome_engine::{Encoding, Image};

use crate::parts::{BOARD, CUBE, HEADER, Parts, RING, generate};

static BOARD_IMAGE: LazyLock<Vec<u8>> = LazyLock::new(|| generate(BOARD, None, Encoding::Linked));
static CUBE_IMAGE: LazyLock<Vec<u8>> = LazyLock::new(|| generate(CUBE, None, Encoding::Distance));

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
            "the table image ends inside its header",
        ),
        (
            with(8, 4),
            "the table image has format version 4, expected 3: build it again with this version of \
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
    for image in [
        &generate(RING, None, Encoding::Moves),
        &*BOARD_IMAGE,
        &*CUBE_IMAGE,
    ] {
        let mut parts = Parts::of(image);
        parts.digest_anew();
        assert_eq!(&parts.image(), image);
    }
}
