//! Files that cannot be a definition.

use std::fs;
use std::path::PathBuf;

use wayhome_engine::definition::Definition;

use crate::{RING, mistake_of};

/// The most bytes of a definition.
const MAX_BYTES: usize = 1 << 20;

/// A file of its own for a test.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).expect("the directory of the tests can be written to");
    path
}

#[test]
fn a_file_that_cannot_be_read_is_a_sentence() {
    let error = Definition::read("no-such.toml").expect_err("there is no such file");
    let sentence = "cannot read the definition no-such.toml: ";
    assert!(error.sentence().starts_with(sentence), "{error}");
    assert_eq!(error.sentence().lines().count(), 1);

    let directory = env!("CARGO_TARGET_TMPDIR");
    let error = Definition::read(directory).expect_err("a directory is no file");
    let sentence = format!("cannot read the definition {directory}: ");
    assert!(error.sentence().starts_with(&sentence), "{error}");

    let error = Definition::read("..").expect_err("this has no file name");
    assert_eq!(
        error.to_string(),
        ".. has no file name that could name a puzzle"
    );
}

#[test]
fn a_file_of_more_than_a_mebibyte_is_refused() {
    let mut text = RING.as_bytes().to_vec();
    text.resize(MAX_BYTES, b'#');
    let path = file("longest.toml", &text);
    let definition = Definition::read(&path).expect("this is the longest definition");
    assert_eq!(definition.name(), "longest");

    text.push(b'#');
    let path = file("too-long.toml", &text);
    let error = Definition::read(&path).expect_err("this is longer than the longest");
    let sentence = "is longer than a definition can be, which is 1048576 bytes";
    assert_eq!(error.sentence(), format!("{} {sentence}", path.display()));
    assert_eq!(
        mistake_of(&text).sentence(),
        format!("ring.toml {sentence}")
    );
}

#[test]
fn a_byte_order_mark_hides_no_end_of_a_long_file() {
    // What is behind the first mebibyte must not be left out in silence.
    let mut text = format!("\u{feff}{RING}").into_bytes();
    text.resize(MAX_BYTES + 1, b'#');
    text.extend_from_slice(b"\nmoves.B = '2 1 3'\n");
    let path = file("marked.toml", &text);
    assert!(Definition::read(path).is_err());
}
