//! Makes the tables, and tells the linker what memory each board has.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use wayhome_engine::Encoding;
use wayhome_engine::build::Builder;

fn main() -> Result<(), Box<dyn Error>> {
    let out_dir = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    for (encoding, definition) in [
        (Encoding::Moves, "magic-board"),
        (Encoding::Distance, "magic-board"),
        (Encoding::Distance, "pocket-cube"),
    ] {
        let directory = out_dir.join(encoding.name());
        fs::create_dir_all(&directory)?;
        Builder::new()
            .encoding(encoding)
            .out_dir(directory)
            .compile(format!("../../data/{definition}.toml"))?;
    }

    println!("cargo::rerun-if-changed=link");
    println!(
        "cargo::rustc-link-search={}/link",
        env::var("CARGO_MANIFEST_DIR")?
    );
    for (program, board) in [
        ("microbit", "microbit"),
        ("microbit-distance", "microbit"),
        ("mps2-an386", "mps2-an386"),
    ] {
        println!("cargo::rustc-link-arg-bin={program}=-T{board}.ld");
    }
    Ok(())
}
