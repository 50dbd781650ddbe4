//! Writes the images of the page: `images DIRECTORY DEFINITION...`.
//!
//! Each definition becomes `NAME.wayhome`, in the encoding with the fewest bytes, and an entry of
//! `list.json`: its name, its title, the bytes of its image, and some of its hardest states, which no
//! image can tell.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::{Value, json};
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, Image};

/// The most hardest states of a puzzle that the list has.
const HARDEST: usize = 24;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let directory = arguments
        .next()
        .ok_or("expected a directory and the files of definitions")?;
    fs::create_dir_all(&directory)?;
    let entries: Result<Vec<_>, _> = arguments.map(|file| write(&directory, &file)).collect();
    let list = serde_json::to_string_pretty(&entries?)?;
    Ok(fs::write(directory.join("list.json"), list + "\n")?)
}

/// Writes the image of a definition, and gives back its entry in the list.
fn write(directory: &Path, file: &Path) -> Result<Value, Box<dyn Error>> {
    let definition = Definition::read(file)?;
    let image = smallest(&definition)?;
    let name = definition.name();
    fs::write(directory.join(format!("{name}.wayhome")), &image)?;
    let counted = Generator::new().count_with(&definition, HARDEST, &mut |_| {})?;
    let puzzle = Image::open(&image)?;
    let hardest: Vec<_> = counted
        .hardest()
        .iter()
        .map(|state| puzzle.puzzle().show(state).to_string())
        .collect();
    println!(
        "{name}: {} bytes, encoding {}",
        image.len(),
        puzzle.encoding()
    );
    Ok(json!({
        "name": name,
        "title": definition.title(),
        "bytes": image.len(),
        "hardest": hardest,
    }))
}

/// The image with the fewest bytes of all encodings.
fn smallest(definition: &Definition) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut smallest: Option<Vec<u8>> = None;
    for encoding in [Encoding::Linked, Encoding::Moves, Encoding::Distance] {
        let generated = Generator::new().encoding(encoding).generate(definition)?;
        let image = generated.image();
        if smallest
            .as_ref()
            .is_none_or(|found| image.len() < found.len())
        {
            smallest = Some(image.to_vec());
        }
    }
    smallest.ok_or_else(|| "there is no encoding".into())
}
