//! Depth counts that others have published, for each metric: truth that does not come from our code.

mod published;

use std::ops::RangeInclusive;

use published::{Published, published};
use wayhome_engine::Image;
use wayhome_engine::generate::Generator;

/// Compares what the generator counts with each line for so many states.
fn check_lines(states: &RangeInclusive<u32>) {
    let lines = published();
    let meant: Vec<_> = lines
        .iter()
        .filter(|line| states.contains(&line.states))
        .collect();
    assert!(!meant.is_empty(), "no puzzle has {states:?} states");
    for line in meant {
        check(line);
    }
}

fn check(line: &Published) {
    let name = format!("{}, metric {}", line.name, line.metric);
    let counted = Generator::new().count(&line.definition());
    let counted = counted.unwrap_or_else(|error| panic!("{name}: {error}"));
    let counts = line.counts.iter().copied().map(u64::from);
    assert!(counted.depth_counts().iter().copied().eq(counts), "{name}");
    assert_eq!(counted.gods_number(), line.gods_number as usize, "{name}");
    assert_eq!(counted.states(), u64::from(line.states), "{name}");
    if line.states > 5_000_000 {
        return;
    }
    let generated = Generator::new().generate(&line.definition());
    let generated = generated.unwrap_or_else(|error| panic!("{name}: {error}"));
    let image = Image::open(generated.image()).expect("the image is sound");
    assert!(
        image.depth_counts().eq(line.counts.iter().copied()),
        "{name}"
    );
    assert_eq!(image.gods_number(), line.gods_number, "{name}");
    assert_eq!(image.states(), line.states, "{name}");
}

#[test]
fn the_counts_of_small_puzzles_are_the_published_ones() {
    check_lines(&(1..=200_000));
}

#[test]
fn the_counts_of_large_puzzles_are_the_published_ones() {
    check_lines(&(200_001..=5_000_000));
}

/// By a search of some seconds, in 100 MB.
#[test]
fn the_counts_of_m24_are_the_published_ones() {
    check_lines(&(5_000_001..=300_000_000));
}

#[test]
#[ignore = "takes ten seconds and more, and 224 MB: 479 million states"]
fn the_counts_of_the_largest_magic_board_are_those_of_a_plain_search() {
    check_lines(&(300_000_001..=u32::MAX));
}

#[test]
fn the_published_counts_add_up() {
    for line in published() {
        assert_eq!(
            line.counts.iter().sum::<u32>(),
            line.states,
            "{}",
            line.name
        );
        let furthest = line.counts.len() - 1;
        assert_eq!(furthest, line.gods_number as usize, "{}", line.name);
    }
}
