//! A build script gets an image and its wrapper, whole or not at all, and no other file.

use std::fs;
use std::path::{Path, PathBuf};

use wayhome_engine::Image;
use wayhome_engine::build::Builder;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

/// The file of a real definition.
fn file(name: &str) -> PathBuf {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    data.join(name).with_extension("toml")
}

/// An empty directory of a test's own.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if directory.exists() {
        fs::remove_dir_all(&directory).expect("the directory of the tests can be emptied");
    }
    fs::create_dir_all(&directory).expect("the directory of the tests can be written to");
    directory
}

fn files(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).expect("the directory is there");
    let names = entries.map(|entry| entry.expect("the directory can be read").file_name());
    let mut names: Vec<_> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The image that the generator makes of a definition.
fn image_of(definition: &Path) -> Vec<u8> {
    let definition = Definition::read(definition).expect("it has no mistake");
    let generated = Generator::new().generate(&definition);
    generated.expect("the puzzle is small").image().to_vec()
}

#[test]
fn a_build_script_gets_an_image_and_a_wrapper_and_no_other_file() {
    let directory = directory("builder");
    for (name, ident) in [
        ("magic-board", "MAGIC_BOARD"),
        ("special-cube", "SPECIAL_CUBE"),
    ] {
        let definition = file(name);
        let builder = Builder::new().out_dir(&directory);
        builder.compile(&definition).expect("it has no mistake");
        let bytes = fs::read(directory.join(name).with_extension("wayhome"));
        let bytes = bytes.expect("the image is written");
        assert!(bytes == image_of(&definition), "{name}");

        let wrapper = fs::read_to_string(directory.join(name).with_extension("rs"));
        let wrapper = wrapper.expect("the wrapper is written");
        let header = format!(
            "// Made by wayhome-engine {} from {}; do not edit.\n/// ",
            env!("CARGO_PKG_VERSION"),
            definition.display()
        );
        assert!(wrapper.starts_with(&header), "{wrapper}");
        let item = format!(
            "\npub static {ident}: ::wayhome_engine::Image<'static> = \
             ::wayhome_engine::Image::embedded(\n    include_bytes!(\"{name}.wayhome\"),\n    "
        );
        let (_, digest) = wrapper.split_once(&item).expect("there is a static");
        let digest = digest.trim_end_matches(",\n);\n").replace('_', "");
        let image = Image::from_bytes(&bytes).expect("the image is sound");
        assert_eq!(digest, format!("{:#018x}", image.digest()));
        // What the wrapper does when it is compiled.
        assert_eq!(
            Image::embedded(&bytes, image.digest()).states(),
            image.states()
        );
    }
    assert_eq!(
        files(&directory),
        [
            "magic-board.rs",
            "magic-board.wayhome",
            "special-cube.rs",
            "special-cube.wayhome"
        ]
    );
}

#[test]
fn the_files_are_the_same_each_time() {
    let directory = directory("twice");
    let files = || {
        let builder = Builder::new().out_dir(&directory);
        builder
            .compile(file("special-cube"))
            .expect("it has no mistake");
        ["rs", "wayhome"].map(|ending| {
            let file = directory.join("special-cube").with_extension(ending);
            fs::read(file).expect("the file is written")
        })
    };
    assert!(files() == files());
}

#[test]
#[should_panic(
    expected = "the embedded table image was made of another definition: build it again"
)]
fn an_image_of_another_definition_cannot_be_embedded() {
    let bytes = image_of(&file("special-cube"));
    let image = Image::from_bytes(&bytes).expect("the image is sound");
    let _ = Image::embedded(&bytes, image.digest() ^ 1);
}

#[test]
#[should_panic(expected = "the embedded table image is damaged: build it again")]
fn a_cut_image_cannot_be_embedded() {
    let bytes = image_of(&file("special-cube"));
    let image = Image::from_bytes(&bytes).expect("the image is sound");
    let _ = Image::embedded(&bytes[..bytes.len() - 1], image.digest());
}

#[test]
fn a_mistake_leaves_no_file() {
    let directory = directory("mistake");
    let definition = directory.join("ring.toml");
    fs::write(&definition, "cells = '1 2'\nmoves.A = '2 2'\n").expect("it can be written");
    let builder = Builder::new().out_dir(&directory);
    let error = builder
        .compile(&definition)
        .expect_err("the move doubles a label");
    let sentence = "the move `A` doubles the label of the cell `2` and loses that of `1`\n";
    assert!(error.to_string().starts_with(sentence), "{error}");
    assert_eq!(format!("{error:?}"), error.to_string());

    fs::write(&definition, "cells = '1 2'\nmoves.A = '2 1'\n").expect("it can be written");
    let small = builder.max_states(1);
    small
        .compile(&definition)
        .expect_err("there are two states");
    assert_eq!(files(&directory), ["ring.toml"]);
}

#[test]
fn a_directory_that_cannot_be_written_to_is_a_sentence() {
    let directory = directory("unwritable");
    let nowhere = directory.join("nowhere");
    let builder = Builder::new().out_dir(&nowhere);
    let error = builder
        .compile(file("special-cube"))
        .expect_err("there is no such directory");
    let sentence = format!(
        "cannot write {}: ",
        nowhere.join("special-cube.wayhome").display()
    );
    assert!(error.to_string().starts_with(&sentence), "{error}");
    assert_eq!(files(&directory), [""; 0]);
}

#[test]
fn a_file_that_cannot_be_put_in_its_place_is_not_left_beside_it() {
    let directory = directory("occupied");
    let image = directory.join("special-cube.wayhome");
    fs::create_dir(&image).expect("the directory of the tests can be written to");
    let builder = Builder::new().out_dir(&directory);
    let error = builder.compile(file("special-cube"));
    let error = error.expect_err("a directory cannot become a file");
    let sentence = format!("cannot write {}: ", image.display());
    assert!(error.to_string().starts_with(&sentence), "{error}");
    assert_eq!(files(&directory), ["special-cube.wayhome"]);
}

#[test]
fn any_file_name_makes_a_static_with_a_name() {
    let directory = directory("names");
    for (name, ident) in [
        ("魔板.toml", "魔板"),
        ("2x2 cube.toml", "_2X2_CUBE"),
        ("self.toml", "SELF"),
        // A `static` cannot be called `_`.
        ("!.toml", "__"),
    ] {
        let definition = directory.join(name);
        fs::write(&definition, "cells = '1 2'\nmoves.A = '2 1'\n").expect("it can be written");
        Builder::new()
            .out_dir(&directory)
            .compile(&definition)
            .expect("it has no mistake");
        let wrapper = fs::read_to_string(definition.with_extension("rs"));
        let wrapper = wrapper.expect("the wrapper is written");
        assert!(
            wrapper.contains(&format!("pub static {ident}: ")),
            "{wrapper}"
        );
    }
}

#[test]
fn a_second_definition_of_one_name_does_not_take_the_place_of_the_first() {
    let directory = directory("same");
    let definitions = ["first", "second"].map(|folder| {
        let folder = directory.join(folder);
        fs::create_dir_all(&folder).expect("it can be made");
        let definition = folder.join("ring.toml");
        fs::write(&definition, "cells = '1 2'\nmoves.A = '2 1'\n").expect("it can be written");
        definition
    });
    let builder = Builder::new().out_dir(&directory);
    builder.compile(&definitions[0]).expect("it has no mistake");
    builder
        .compile(&definitions[0])
        .expect("it is the same definition");
    let error = builder
        .compile(&definitions[1])
        .expect_err("its files have the same name");
    let [first, second] = definitions.map(|definition| definition.display().to_string());
    assert_eq!(
        error.to_string(),
        format!(
            "{first} and {second} would be compiled to files of one name, expected definitions with \
             different file names"
        )
    );
    assert!(error.definition_error().is_none());
}

#[test]
fn slips_that_are_allowed_are_remarked() {
    let text = "cells = '1 2 3'\n[moves]\nA = '2 1 3'\nB = '1 2 3'\nC = '(1 2)'\n";
    let definition = Definition::parse("slips", "slips.toml", text.as_bytes());
    assert_eq!(
        definition.expect("it has no mistake").remarks(),
        [
            "the move `B` moves nothing",
            "the move `C` does the same as `A`"
        ]
    );
}

#[test]
fn moves_that_turn_the_whole_puzzle_are_left_out_where_that_is_asked_for() {
    let directory = directory("rotations");
    let definition = directory.join("three.tws");
    let text = "Set T 3 1\nSolved\nEnd\nMove x\nT\n2 3 1\nEnd\nMoveSequence L x'\n";
    fs::write(&definition, text).expect("it can be written");
    for (without, moves) in [(false, 2), (true, 1)] {
        let builder = Builder::new()
            .out_dir(&directory)
            .without_rotations(without);
        builder.compile(&definition).expect("it has no mistake");
        let image = fs::read(directory.join("three.wayhome")).expect("it is written");
        let image = Image::from_bytes(&image).expect("it is sound");
        assert_eq!(image.puzzle().moves().len(), moves);
    }
    let builder = Builder::new().out_dir(&directory).without_rotations(true);
    let error = builder.compile(file("special-cube"));
    let error = error.expect_err("no name in TOML says so");
    let sentence = "`without-rotations` is for definitions of pieces, with the ending .tws or .def";
    assert!(error.to_string().starts_with(sentence), "{error}");
}
