//! The exports of the generator: from a definition's text to an image.
//!
//! JavaScript asks for a [`paper`], writes the file's name and the text on it, and calls [`make`]. All
//! results are texts or bytes, whose places and lengths [`result`] and [`result_bytes`] tell.

use std::cell::RefCell;
use std::fmt::Write as _;

use wayhome_engine::Image;
use wayhome_engine::definition::{Definition, DefinitionError};
use wayhome_engine::generate::{Generator, Progress};

/// The most hardest states that are listed.
const HARDEST: usize = 24;

/// The most bytes that a search may take in a page.
const MAX_MEMORY: u64 = 1 << 29;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Tells the page how far the search has come.
    safe fn progress(states: u32, slots: u32, distance: u32);
}

#[derive(Default)]
struct Maker {
    paper: Vec<u8>,
    image: Vec<u8>,
    hardest: String,
    /// The sentence of a mistake, its line and column (0 where it has none), and the marked line.
    mistake: Mistake,
}

#[derive(Default)]
struct Mistake {
    sentence: String,
    line: u32,
    column: u32,
    marked: String,
}

thread_local! {
    static MAKER: RefCell<Maker> = RefCell::default();
}

/// Room for a file's name and a text.
#[unsafe(no_mangle)]
pub extern "C" fn paper(bytes: usize) -> *mut u8 {
    MAKER.with_borrow_mut(|maker| {
        maker.paper = vec![0; bytes];
        maker.paper.as_mut_ptr()
    })
}

/// Makes the image of the definition on the paper, whose first bytes are the name of its file. Whether
/// there is an image then; else there is a mistake.
#[unsafe(no_mangle)]
pub extern "C" fn make(name_bytes: usize, max_slots: u32) -> bool {
    MAKER.with_borrow_mut(|maker| {
        let paper = std::mem::take(&mut maker.paper);
        let (file, text) = paper.split_at(name_bytes.min(paper.len()));
        match made(&String::from_utf8_lossy(file), text, max_slots) {
            Ok((image, hardest)) => {
                (maker.image, maker.hardest) = (image, hardest);
                true
            }
            Err(error) => {
                maker.mistake = Mistake {
                    sentence: error.sentence().to_owned(),
                    line: error.line().unwrap_or(0) as u32,
                    column: error.column().unwrap_or(0) as u32,
                    marked: error.to_string(),
                };
                false
            }
        }
    })
}

fn made(file: &str, text: &[u8], max_slots: u32) -> Result<(Vec<u8>, String), DefinitionError> {
    let name = file.rsplit_once('.').map_or(file, |(name, _)| name);
    let definition = Definition::parse(name, file, text)?;
    let generator = Generator::new()
        .max_states(max_slots.into())
        .max_memory(MAX_MEMORY);
    let mut tell = |Progress {
                        states,
                        slots,
                        distance,
                        ..
                    }: Progress| progress(states as u32, slots, distance as u32);
    let image = generator
        .generate_with(&definition, &mut tell)?
        .image()
        .to_vec();
    let counted = generator.count_with(&definition, HARDEST, &mut |_| {})?;
    let mut hardest = String::new();
    if let Ok(image) = Image::open(&image) {
        for state in counted.hardest() {
            let _ = writeln!(hardest, "{}", image.puzzle().show(state));
        }
    }
    Ok((image, hardest))
}

/// The place of a result: 0 the image, 1 the hardest states, a line each, 2 the sentence of the mistake,
/// 3 the sentence with the marked line.
#[unsafe(no_mangle)]
pub extern "C" fn result(number: u32) -> *const u8 {
    MAKER.with_borrow(|maker| bytes_of(maker, number).as_ptr())
}

/// The bytes of a result.
#[unsafe(no_mangle)]
pub extern "C" fn result_bytes(number: u32) -> usize {
    MAKER.with_borrow(|maker| bytes_of(maker, number).len())
}

fn bytes_of(maker: &Maker, number: u32) -> &[u8] {
    match number {
        0 => &maker.image,
        1 => maker.hardest.as_bytes(),
        2 => maker.mistake.sentence.as_bytes(),
        _ => maker.mistake.marked.as_bytes(),
    }
}

/// The line of the mistake, from 1; 0 where it has no place.
#[unsafe(no_mangle)]
pub extern "C" fn mistake_line() -> u32 {
    MAKER.with_borrow(|maker| maker.mistake.line)
}

/// The column of the mistake, in characters from 1; 0 where it has no place.
#[unsafe(no_mangle)]
pub extern "C" fn mistake_column() -> u32 {
    MAKER.with_borrow(|maker| maker.mistake.column)
}
