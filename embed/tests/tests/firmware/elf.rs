//! What a program takes of flash and RAM, as its ELF file says.

use std::fs;

use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, SectionKind, elf};

use crate::program;

/// Bytes of flash and of static RAM.
struct Sizes {
    flash: u64,
    ram: u64,
}

fn sizes(target: &str, name: &str) -> Sizes {
    let bytes = fs::read(program(target, name)).expect(name);
    let file = object::File::parse(&*bytes).unwrap();
    for symbol in file.symbols() {
        let symbol = symbol.name().unwrap();
        assert!(!symbol.contains("panic"), "{name} can panic: {symbol}");
    }
    let mut sizes = Sizes { flash: 0, ram: 0 };
    for section in file.sections() {
        let SectionFlags::Elf { sh_flags } = section.flags() else {
            panic!("{name} is no ELF file")
        };
        if sh_flags & u64::from(elf::SHF_ALLOC) == 0 {
            continue;
        }
        // What has a content lies in flash, also that of statics which start in RAM with other values than zeros.
        if section.kind() != SectionKind::UninitializedData {
            sizes.flash += section.size();
        }
        if sh_flags & u64::from(elf::SHF_WRITE) != 0 {
            sizes.ram += section.size();
        }
    }
    println!(
        "{name}: {} bytes of flash, {} bytes of static RAM",
        sizes.flash, sizes.ram
    );
    sizes
}

#[test]
fn moves_fit_into_12_kibibytes() {
    let Sizes { flash, ram } = sizes("thumbv6m-none-eabi", "microbit");
    assert!(flash <= 12_288, "{flash}");
    assert!(ram <= 256, "{ram}");
}

/// With one-way moves distances are kept to five and not to three, so this table is larger than that of
/// moves.
#[test]
fn distances_fit_into_16_kibibytes() {
    let Sizes { flash, ram } = sizes("thumbv6m-none-eabi", "microbit-distance");
    assert!(flash <= 16_384, "{flash}");
    assert!(ram <= 256, "{ram}");
}

#[test]
fn the_pocket_cube_fits_into_720_kibibytes() {
    let Sizes { flash, ram } = sizes("thumbv7em-none-eabi", "mps2-an386");
    assert!(flash <= 737_280, "{flash}");
    assert!(ram <= 256, "{ram}");
}
