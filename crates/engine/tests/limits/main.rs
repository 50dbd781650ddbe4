//! What does not fit into the limits is refused by its numbers, at once.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use wayhome_engine::IndexKind;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

fn words(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<_> = words.map(|word| word.to_string()).collect();
    words.join(" ")
}

fn read(file: &str, text: &str) -> Definition {
    let definition = Definition::parse("large", file, text.as_bytes());
    definition.unwrap_or_else(|error| panic!("{error}"))
}

/// The sentence by which a table and a count are refused, by the index of the generator's choice and by
/// the index `coordinates`.
fn refused(definition: &Definition) -> String {
    let start = Instant::now();
    let generator = Generator::new();
    let sentences = [
        generator.generate(definition).map(drop),
        generator.count(definition).map(drop),
        generator
            .index(IndexKind::Coordinates)
            .generate(definition)
            .map(drop),
    ]
    .map(|refused| {
        refused
            .expect_err("the puzzle is too large")
            .sentence()
            .to_owned()
    });
    assert_eq!(sentences[0], sentences[1]);
    assert_eq!(sentences[0], sentences[2]);
    // It takes two or three; a search up to the limit takes minutes.
    assert!(
        start.elapsed() < Duration::from_secs(40),
        "{:?}",
        start.elapsed()
    );
    sentences[0].clone()
}

/// All permutations of so many cells.
fn permutations(cells: usize) -> Definition {
    let cells = words(1..=cells);
    read(
        "large.toml",
        &format!("cells = '{cells}'\nmoves.A = '({cells})'\nmoves.B = '(1 2)'"),
    )
}

#[test]
fn a_cube_of_three_layers_has_its_number_of_slots() {
    let cube = read("cube.tws", include_str!("cube.tws"));
    assert_eq!(
        refused(&cube),
        "the moves reach 43,252,003,274,489,856,000 states, expected at most 1,000,000,000 (`max-states`)"
    );
}

#[test]
fn fifteen_sliding_tiles_have_half_of_16_factorial_slots() {
    let neighbours = [('l', 0, 1), ('r', 0, -1), ('u', 1, 0), ('d', -1, 0i32)];
    let mut text = format!(
        "cells = '{}'\ngoals = ['abcdefghijklmno_']\n[moves]\n",
        words(0..16)
    );
    for (name, down, right) in neighbours {
        let cases = (0..16).filter_map(|gap| {
            let (row, column) = (gap / 4 + down, gap % 4 + right);
            let is_there = (0..4).contains(&row) && (0..4).contains(&column);
            let tile = row * 4 + column;
            is_there.then(|| format!("{{ when = '{gap} = _', then = '({gap} {tile})' }}"))
        });
        let cases: Vec<_> = cases.collect();
        let _ = writeln!(text, "{name} = [{}]", cases.join(", "));
    }
    assert_eq!(
        refused(&read("tiles.toml", &text)),
        "the index coordinates has 10,461,394,944,000 slots and the moves may reach as many states, expected \
         at most 1,000,000,000 (`max-states`); the index hash counts only those that they do reach"
    );
}

#[test]
fn what_no_number_counts_is_refused_too() {
    let digits = "385620482362580421735677065923463640617493109590223590278828403276373402575165543560686168588507361534030051833058916347592172932262498857766114955245039357760034644709279247692495585280000000000000000000000000000000";
    assert_eq!(
        refused(&permutations(128)).replace(',', ""),
        format!("the moves reach {digits} states expected at most 1000000000 (`max-states`)")
    );
}

#[test]
fn a_small_group_on_many_labels_is_small() {
    for cells in [13, 34, 128] {
        let names = words(1..=cells);
        let text = format!("cells = '{names}'\nmoves.A = '({names})'");
        let counted = Generator::new().count(&read("ring.toml", &text));
        assert_eq!(counted.expect("the puzzle is small").states(), cells);
    }
    // The permutations of M12 on 13 cells, of which the last never moves: 479,001,600 arrangements.
    let text = "
        cells = '1 2 3 4 5 6 7 8 9 10 11 12 13'
        moves.A = '(1 2 3 4 5 6 7 8 9 10 11)'
        moves.B = '(3 7 11 8)(4 10 5 6)'
        moves.C = '(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)'
    ";
    let generator = Generator::new().max_states(100_000);
    let counted = generator.count(&read("m12.toml", text));
    assert_eq!(counted.expect("it has 95,040 states").states(), 95_040);
}

#[test]
fn a_limit_is_met_exactly() {
    let nine = permutations(9);
    for index in [IndexKind::Lehmer, IndexKind::Coordinates] {
        let generator = Generator::new().index(index);
        let counted = generator.clone().max_states(362_880).count(&nine);
        assert_eq!(
            counted.expect("it is not above the limit").states(),
            362_880
        );
        let error = generator
            .max_states(362_879)
            .count(&nine)
            .expect_err("it is");
        assert_eq!(
            error.sentence(),
            "the moves reach 362,880 states, expected at most 362,879 (`max-states`)"
        );
    }
    let generator = Generator::new().index(IndexKind::Hash);
    let counted = generator.clone().max_states(362_880).count(&nine);
    assert_eq!(
        counted.expect("it is not above the limit").states(),
        362_880
    );
    let error = generator
        .max_states(362_879)
        .count(&nine)
        .expect_err("it is");
    assert_eq!(
        error.sentence(),
        "the moves reach 362,880 states, expected at most 362,879 (`max-states`)"
    );
}

#[test]
fn memory_is_estimated_before_a_search() {
    let twelve = permutations(12);
    let start = Instant::now();
    let error = Generator::new().max_memory(100 << 20).generate(&twelve);
    let error = error.expect_err("a byte for each of 479,001,600 slots is more");
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
    let sentence = error.sentence();
    let estimate = sentence
        .strip_prefix("the search of 479,001,600 slots takes about ")
        .and_then(|rest| {
            rest.strip_suffix(" MiB of memory, expected at most 100 MiB (`max-memory`)")
        })
        .unwrap_or_else(|| panic!("{sentence}"));
    // A byte a slot for distances, three bits for the search, and what the rows need.
    let estimate: u64 = estimate.parse().expect("a number");
    assert!((600..1_200).contains(&estimate), "{sentence}");

    let error = Generator::new()
        .index(IndexKind::Hash)
        .max_memory(1 << 20)
        .generate(&twelve);
    let error = error.expect_err("a mebibyte is too little");
    assert!(
        error
            .sentence()
            .ends_with("for which the search takes more than 1 MiB of memory (`max-memory`)"),
        "{}",
        error.sentence()
    );
}

/// Each layer has a count, so a puzzle that goes round one long cycle takes more than its states say.
#[test]
fn many_layers_are_counted_too() {
    let lengths = [5, 7, 11, 13, 16];
    let mut first = 0;
    let cycles = lengths.map(|length| {
        let cycle = words(first..first + length);
        first += length;
        format!("({cycle})")
    });
    let text = format!(
        "cells = '{}'\nmoves.A = '{}'",
        words(0..first),
        cycles.concat()
    );
    let wheels = read("wheels.toml", &text);
    for index in [IndexKind::Coordinates, IndexKind::Chain] {
        let generator = Generator::new().index(index);
        let error = generator.clone().max_memory(2 << 20).count(&wheels);
        let error = error.expect_err("80,080 counts are more");
        let sentence = error.sentence();
        assert!(
            sentence.starts_with("a search to a distance of "),
            "{sentence}"
        );
        let end =
            "moves and more takes about 2 MiB of memory, expected at most 2 MiB (`max-memory`)";
        assert!(sentence.ends_with(end), "{sentence}");
        let counted = generator.max_memory(8 << 20).count(&wheels);
        assert_eq!(counted.expect("it fits").gods_number(), 80_079);
    }
}
