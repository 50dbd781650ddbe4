//! The puzzle section of a definition is that of its image, and holds whatever a definition may say.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use wayhome_engine::Image;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::{Generator, PuzzleSection};

fn read(text: &str) -> Definition {
    let definition = Definition::parse("section", "section.toml", text.as_bytes());
    definition.unwrap_or_else(|error| panic!("{error}"))
}

/// The definition comes back from the section as it was.
fn comes_back(definition: &Definition) {
    let section = PuzzleSection::of(definition);
    let read = Definition::of(&section.puzzle()).expect("the section holds a definition's puzzle");
    assert_eq!(read.to_toml(), definition.to_toml());
    assert_eq!(PuzzleSection::of(&read), section);
}

#[test]
fn it_is_that_of_the_image() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let mut digests = Vec::new();
    for name in [
        "magic-board",
        "magic-board-c",
        "special-cube",
        "floppy-cube",
        "sliding-2x3",
        "lights-out",
    ] {
        let definition = Definition::read(data.join(format!("{name}.toml")));
        let definition = definition.expect("it is shipped");
        let generated = Generator::new().generate(&definition);
        let generated = generated.expect("the puzzle is small");
        let image = Image::from_bytes(generated.image()).expect("the image is sound");
        let section = PuzzleSection::of(&definition);
        assert_eq!(section.digest(), image.digest(), "{name}");
        let puzzles = (section.puzzle(), *image.puzzle());
        assert_eq!(format!("{:?}", puzzles.0), format!("{:?}", puzzles.1));
        let drawings = (
            format!("{:#}", puzzles.0.show(puzzles.0.goal())),
            format!("{:#}", puzzles.1.show(puzzles.1.goal())),
        );
        assert_eq!(drawings.0, drawings.1, "{name}");
        comes_back(&definition);
        digests.push(section.digest());
    }
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), 6);
}

#[test]
fn pieces_have_one_too() {
    let pieces = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/limits/cube.tws");
    let text = fs::read(pieces).expect("it is in the checkout");
    let definition = Definition::parse("cube", "cube.tws", &text).expect("it has no mistake");
    comes_back(&definition);
    assert_eq!(PuzzleSection::of(&definition).puzzle().cells().len(), 48);
}

#[test]
fn the_longest_names_fit() {
    let long = |number: usize, of: &str| format!("{of}{number:03}{}", "n".repeat(251));
    let names = |of: &str| (0..128).map(|number| long(number, of)).collect::<Vec<_>>();
    // A row of the drawing each, since a line has no room for all.
    let (cells, labels) = (names("c").join("\n"), names("l").join(" "));
    let title = "t".repeat(255);
    let mut text =
        format!("title = '{title}'\ncells = '''{cells}'''\ngoals = ['{labels}']\n[moves]\n");
    for number in 0..255 {
        let (from, to) = (long(number % 127, "c"), long(number % 127 + 1, "c"));
        let _ = writeln!(text, "{} = '({from} {to})'", long(number, "m"));
    }
    let definition = read(&text);
    comes_back(&definition);
    let section = PuzzleSection::of(&definition);
    assert_eq!(section.puzzle().title(), title);
    assert_eq!(section.puzzle().moves().len(), 255);
}

#[test]
fn the_most_goals_fit() {
    let cells: Vec<_> = (0..128).map(|cell| format!("c{cell}")).collect();
    let goals = (0..1_000).map(|goal| {
        let mut labels = cells.clone();
        labels.swap(goal % 125, goal % 125 + 1 + goal / 500);
        labels.rotate_left(goal / 125);
        format!("'{}'", labels.join(" "))
    });
    let goals = goals.collect::<Vec<_>>().join(", ");
    let cells = cells.join(" ");
    let definition = read(&format!(
        "cells = '{cells}'\ngoals = [{goals}]\nmoves.A = '({cells})'"
    ));
    comes_back(&definition);
    assert_eq!(PuzzleSection::of(&definition).puzzle().goals().len(), 1_000);
}

#[test]
fn the_most_cases_and_conditions_fit() {
    // A gap in one of 128 cells; that it is not in the others is said of each but as often as there is room.
    let cells: Vec<_> = (0..128).map(|cell| format!("c{cell}")).collect();
    let mut text = format!(
        "cells = '{}'\ngoals = ['{} _']\n[moves]\n",
        cells.join(" "),
        "o ".repeat(127).trim_end()
    );
    let mut conditions_left = 65_535;
    for step in 0..32 {
        let cases = (0..128).map(|gap| {
            let mut conditions = vec![format!("c{gap} = _")];
            let others = (0..128).filter(|other| *other != gap);
            let room = (conditions_left / (4_096 - step * 128 - gap)).min(128);
            conditions.extend(others.take(room - 1).map(|other| format!("c{other} != _")));
            conditions_left -= conditions.len();
            let (when, to) = (conditions.join(", "), (gap + step + 1) % 128);
            format!("{{ when = '{when}', then = '(c{gap} c{to})' }}")
        });
        let cases = cases.collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "m{step} = [{cases}]");
    }
    assert_eq!(conditions_left, 0);
    let definition = read(&text);
    let cases = definition.moves().iter().map(|step| step.cases().len());
    assert_eq!(cases.sum::<usize>(), 4_096);
    comes_back(&definition);
}
