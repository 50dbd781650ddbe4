//! The answers of a crate without `std`, against a search by hand.

use std::collections::{HashMap, VecDeque};

use bare_wheel::{FREE_WHEEL, WHEEL, solve};
use wayhome_engine::{Encoding, Image};

type Wheel = [u8; 6];

/// The wheel after so many turns by one place.
fn turned(mut wheel: Wheel, turns: usize) -> Wheel {
    wheel.rotate_right(turns);
    wheel
}

fn swapped(mut wheel: Wheel) -> Wheel {
    wheel.swap(0, 1);
    wheel
}

/// The smallest of the shortest paths of each state, where the wheel can be turned by so many places at once.
fn paths(turns: &[(&'static str, usize)]) -> HashMap<Wheel, String> {
    let moves = || {
        turns
            .iter()
            .map(|(name, by)| (*name, Some(*by)))
            .chain([("swap", None)])
    };
    let make = |wheel: Wheel, by: Option<usize>| by.map_or(swapped(wheel), |by| turned(wheel, by));
    let goal = [1, 2, 3, 4, 5, 6];
    let mut distances = HashMap::from([(goal, 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some(wheel) = queue.pop_front() {
        let distance = distances[&wheel] + 1;
        // What a turn by one leads here from is the wheel turned by five.
        let before = moves().map(|(_, by)| make(wheel, by.map(|by| 6 - by)));
        for wheel in before {
            distances.entry(wheel).or_insert_with(|| {
                queue.push_back(wheel);
                distance
            });
        }
    }
    let path = |mut wheel: Wheel| {
        let mut names = Vec::new();
        while distances[&wheel] > 0 {
            let nearer = moves().find(|(_, by)| distances[&make(wheel, *by)] < distances[&wheel]);
            let (name, by) = nearer.expect("some move comes nearer");
            names.push(name);
            wheel = make(wheel, by);
        }
        names.join(" ")
    };
    distances
        .keys()
        .map(|wheel| (*wheel, path(*wheel)))
        .collect()
}

fn check(image: &Image<'_>, expected: &HashMap<Wheel, String>) {
    assert_eq!(expected.len(), 720);
    for (wheel, path) in expected {
        let state = wheel.map(|label| label.to_string()).join(" ");
        let mut buffer = [0; 256];
        let found = solve(image, &state, &mut buffer).expect("each state has a path");
        assert_eq!(core::str::from_utf8(found), Ok(path.as_str()), "{state}");
    }
    assert_eq!(solve(image, "1 2 3 4 5 5", &mut [0; 256]), None);
}

#[test]
fn the_puzzle_answers_as_it_is_written() {
    assert_eq!(WHEEL.encoding(), Encoding::Linked);
    check(&WHEEL, &paths(&[("turn", 1)]));
}

#[test]
fn the_puzzle_answers_by_the_settings_of_its_builder() {
    assert_eq!(FREE_WHEEL.encoding(), Encoding::Distance);
    assert_eq!(FREE_WHEEL.puzzle().name(), "free-wheel");
    let turns = [
        ("turn", 1),
        ("turn2", 2),
        ("turn3", 3),
        ("turn4", 4),
        ("turn'", 5),
    ];
    check(&FREE_WHEEL, &paths(&turns));
}
