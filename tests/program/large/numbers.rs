//! The number of states is exact, however large it is.

use std::fmt::Write as _;

use serde_json::Value;

use super::{cells, info, megaminx, said_in, with};

/// The number of states of a definition that is not searched, as people and programs are told it.
#[track_caller]
fn order(text: &str) -> String {
    let (states, not_searched, facts) = info(text);
    let order = facts["states_exact"]
        .as_str()
        .expect("it is known")
        .to_owned();
    assert_eq!(states.replace(',', ""), order);
    assert_eq!(facts["states"], Value::Null);
    assert_eq!(facts["not_searched"], not_searched.unwrap());
    order
}

/// A product in decimal digits.
fn product(factors: impl IntoIterator<Item = u64>) -> String {
    let mut digits = vec![1];
    for factor in factors {
        let mut carry = 0;
        for digit in &mut digits {
            carry += *digit * factor;
            *digit = carry % 10;
            carry /= 10;
        }
        while carry > 0 {
            digits.push(carry % 10);
            carry /= 10;
        }
    }
    digits.iter().rev().map(u64::to_string).collect()
}

/// The published numbers: Singmaster's for the cube, and 20!/2 · 3¹⁹ · 30!/2 · 2²⁹ for the megaminx.
#[test]
fn the_states_of_known_puzzles_are_as_many_as_is_published() {
    let cube = include_str!("../../../crates/engine/tests/limits/cube.tws");
    let directory = with("cube.tws", cube);
    let states = "states        43,252,003,274,489,856,000\n";
    for metric in ["as-written", "quarter-turn", "half-turn"] {
        let arguments = ["info", "cube.tws", "--metric", metric];
        let told = said_in(directory.path(), &arguments);
        assert!(told.contains(states), "{told}");
    }
    let megaminx = order(&megaminx::definition());
    assert_eq!(
        megaminx,
        "100669616553523347122516032313645505168688116411019768627200000000000"
    );
    let turns = [3; 19].into_iter().chain([2; 29]);
    let places = (3..=20).chain(3..=30);
    assert_eq!(megaminx, product(turns.chain(places)));
}

#[test]
fn products_of_groups_are_counted_exactly() {
    // Four times all arrangements of 32 cells.
    let mut text = format!("cells = '{}'\n", cells(1, 128));
    for (name, first) in [("a", 1), ("b", 33), ("c", 65), ("d", 97)] {
        let (turn, swap) = (cells(first, 32), cells(first, 2));
        let _ = write!(
            text,
            "moves.{name} = '({turn})'\nmoves.{name}2 = '({swap})'\n"
        );
    }
    let factorial = |of| 1..=of;
    let four_times = (0..4).flat_map(|_| factorial(32));
    assert_eq!(order(&text), product(four_times));
    // All arrangements of 128 cells, the most that there are.
    let all = cells(1, 128);
    let text = format!("cells = '{all}'\nmoves.a = '({all})'\nmoves.b = '(1 2)'\n");
    let most = order(&text);
    assert_eq!((most.len(), most), (216, product(factorial(128))));
    // A wheel for each prime, each turned alone.
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23];
    let mut text = format!("cells = '{}'\n", cells(1, 100));
    let mut first = 1;
    for prime in primes {
        let _ = writeln!(text, "moves.w{prime} = '({})'", cells(first, prime));
        first += prime;
    }
    assert_eq!(first, 101);
    assert_eq!(order(&text), "223092870");
}

#[test]
fn goals_that_no_moves_connect_have_states_of_their_own() {
    // Cycles of three make the arrangements that an even number of swaps makes.
    let all = cells(1, 16);
    let (other, even) = ("2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 16", {
        "2 3 1 4 5 6 7 8 9 10 11 12 13 14 15 16"
    });
    let text = |goals: &[&str]| {
        let moves = (1..15).map(|first| format!("moves.m{first} = '({})'\n", cells(first, 3)));
        let moves: String = moves.collect();
        format!(
            "cells = '{all}'\ngoals = ['{}']\n{moves}",
            goals.join("', '")
        )
    };
    let half = "10461394944000";
    assert_eq!(order(&text(&[&all])), half);
    assert_eq!(order(&text(&[&all, even])), half);
    assert_eq!(order(&text(&[&all, other])), "20922789888000");
    assert_eq!(order(&text(&[&all, other, even])), "20922789888000");
}

#[test]
fn few_states_are_searched_on_however_many_cells() {
    let all = cells(1, 128);
    for (text, states) in [
        ("cells = 'a'\nmoves.a = '(a)'\n".to_owned(), 1),
        (format!("cells = '{all}'\nmoves.a = '(1)'\n"), 1),
        (format!("cells = '{all}'\nmoves.a = '({all})'\n"), 128),
        ("cells = 'a b c'\nmoves.a = '(a b c)'\n".to_owned(), 3),
    ] {
        let (told, not_searched, facts) = info(&text);
        assert_eq!(told, states.to_string());
        assert_eq!(not_searched, None);
        assert_eq!(facts["states"], states);
        assert_eq!(facts["states_exact"], states.to_string());
        assert_eq!(facts["not_searched"], Value::Null);
        assert_eq!(facts["gods_number"], states - 1);
    }
}
