//! The firmware, as it answers in QEMU, and what its ELF files take.
//!
//! `scripts/firmware` builds them and says where they are.

mod elf;
mod machine;
mod magic_board;
mod pocket_cube;

use std::env;
use std::path::PathBuf;

/// The ELF file of a program that was built for a target.
fn program(target: &str, name: &str) -> PathBuf {
    let directory = env::var_os("WAYHOME_FIRMWARE")
        .expect("WAYHOME_FIRMWARE says where the firmware was built; scripts/firmware sets it");
    PathBuf::from(directory)
        .join(target)
        .join("release")
        .join(name)
}
