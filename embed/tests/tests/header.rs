//! `wayhome.h` is written by hand; cbindgen writes another from the Rust code, and a C compiler sees whether the two
//! declare the same functions.

use std::fs;
use std::path::Path;
use std::process::Command;

use cbindgen::{Builder, Config, ExportConfig, Language, Style};

#[test]
fn the_header_declares_what_the_library_has() {
    let c = Path::new(env!("CARGO_MANIFEST_DIR")).join("../c");
    let include = c.join("include");
    let export = ExportConfig {
        exclude: vec!["wayhome_facts".to_owned()],
        ..ExportConfig::default()
    };
    let config = Config {
        language: Language::C,
        style: Style::Tag,
        usize_is_size_t: true,
        no_includes: true,
        documentation: false,
        export,
        ..Config::default()
    };
    let builder = Builder::new().with_config(config);
    let builder = builder.with_src(c.join("src/lib.rs"));
    let mut declared = Vec::new();
    builder
        .generate()
        .expect("cbindgen reads the library")
        .write(&mut declared);
    let declared = String::from_utf8(declared).unwrap();
    let header = fs::read_to_string(include.join("wayhome.h")).unwrap();

    // Each function is in both.
    let functions = |text: &str| {
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '('));
        let found = words.filter_map(|word| word.strip_prefix("wayhome_")?.split_once('('));
        let mut names: Vec<_> = found.map(|(name, _)| name.to_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(functions(&declared), functions(&header), "{declared}");
    assert_eq!(functions(&header).len(), 9, "{declared}");

    // And each is the same: C refuses a second declaration of another type.
    let both = Path::new(env!("CARGO_TARGET_TMPDIR")).join("both.c");
    let layout = "
        _Static_assert(sizeof(struct wayhome_facts) == 16, \"size\");
        _Static_assert(offsetof(struct wayhome_facts, states) == 0, \"states\");
        _Static_assert(offsetof(struct wayhome_facts, gods_number) == 4, \"gods_number\");
        _Static_assert(offsetof(struct wayhome_facts, path_room) == 8, \"path_room\");
        _Static_assert(offsetof(struct wayhome_facts, cells) == 12, \"cells\");
        _Static_assert(offsetof(struct wayhome_facts, labels) == 13, \"labels\");
        _Static_assert(offsetof(struct wayhome_facts, moves) == 14, \"moves\");
        _Static_assert(offsetof(struct wayhome_facts, any_target) == 15, \"any_target\");
        ";
    let wrong = declared.replacen("size_t image_length", "int image_length", 1);
    let name = "typedef struct wayhome_facts wayhome_facts;";
    for (declared, agrees) in [(declared, true), (wrong, false)] {
        let text = format!("#include \"wayhome.h\"\n{name}\n{declared}\n{layout}");
        fs::write(&both, text).unwrap();
        let cc = Command::new("cc")
            .args([
                "-std=c11",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-fsyntax-only",
                "-I",
            ])
            .args([&include, &both])
            .output()
            .expect("there is a C compiler: scripts/c installs it");
        let said = String::from_utf8_lossy(&cc.stderr);
        assert_eq!(cc.status.success(), agrees, "{said}");
    }
}
