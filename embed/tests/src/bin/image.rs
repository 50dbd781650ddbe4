//! Writes the image of a definition: `image DEFINITION ENCODING FILE`.

use std::error::Error;
use std::{env, fs};

use wayhome_engine::Encoding;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [definition, encoding, file] = &words[..] else {
        return Err("expected a definition, an encoding and a file".into());
    };
    let known = Encoding::ALL
        .into_iter()
        .find(|known| known.name() == encoding);
    let encoding = known.ok_or("expected linked, moves or distance")?;
    let definition = Definition::read(definition)?;
    let generated = Generator::new().encoding(encoding).generate(&definition)?;
    fs::write(file, generated.image())?;
    Ok(())
}
