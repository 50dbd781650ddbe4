//! Definitions of pieces: their limits, words that say too much, and chains of sequences of any length.

use std::fmt::Write as _;

use wayhome_engine::definition::{Definition, Metric, Reading};

use crate::{assert_says_of, mistake_in};

const RING: &str = "Set T 3 1\nSolved\nEnd\nMove L\nT\n2 3 1\nEnd\n";

fn read(text: &str) -> Definition {
    let definition = Definition::parse("ring", "ring.tws", text.as_bytes());
    definition.unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_limits_of_pieces_are_mistakes_with_a_place() {
    let head = "Set T 128 1\nSolved\nEnd\n";
    let moves = (1..=256).map(|number| format!("Move A{number}\nEnd\n"));
    let moves = format!("{head}{}", moves.collect::<String>());
    let sentence = "found more than 255 moves, expected at most so many";
    let error = mistake_in("ring.tws", moves);
    assert_says_of("ring.tws", &error, (514, 6), sentence);

    // Each two of the first 46 pieces change places.
    let pairs = (1..=46).flat_map(|one| (1..one).map(move |other| (one, other)));
    let goals = pairs.take(1_000).map(|(one, other)| {
        let pieces = (1..=128).map(|piece| match piece {
            _ if piece == one => other,
            _ if piece == other => one,
            _ => piece,
        });
        let pieces: Vec<_> = pieces.map(|piece| piece.to_string()).collect();
        format!("Goal\nT\n{}\nEnd\n", pieces.join(" "))
    });
    let goals = format!("{head}{}", goals.collect::<String>());
    let sentence = "found more than 1000 goals, expected at most so many";
    let error = mistake_in("ring.tws", goals);
    assert_says_of("ring.tws", &error, (4_000, 1), sentence);

    let name = "魔".repeat(85);
    let error = mistake_in("ring.tws", format!("Set {name} 2 2"));
    let sentence = "expected a name of at most 255 bytes, found 258";
    assert_says_of("ring.tws", &error, (1, 5), sentence);
    let error = mistake_in("ring.tws", format!("Name {name}魔"));
    assert_says_of("ring.tws", &error, (1, 6), sentence);
    let error = mistake_in("ring.tws", format!("{head}Move {name}魔"));
    assert_says_of("ring.tws", &error, (4, 6), sentence);
}

#[test]
fn moves_and_sequences_count_together_and_other_names_do_not_count() {
    let mut text = format!("{RING}MoveAlias L0 L\n");
    for number in 1..=254 {
        writeln!(text, "MoveSequence L{number}x L{}x", number - 1)
            .expect("memory can be written to");
        writeln!(text, "MoveAlias A{number} L{number}x").expect("memory can be written to");
    }
    let text = text.replace(" L0x\n", " L0\n");
    assert_eq!(read(&text).moves().len(), 255);
    for (word, more) in [("MoveSequence", " L\n"), ("Move", "\nEnd\n")] {
        let error = mistake_in("ring.tws", format!("{text}{word} more{more}"));
        let sentence = "found more than 255 moves, expected at most so many";
        assert_says_of("ring.tws", &error, (517, word.len() + 2), sentence);
    }
}

#[test]
fn illegal_places_have_as_many_conditions_as_an_image_has_room_for() {
    // 64 places in which 64 pieces must not be: 4,096 conditions a move.
    let mut text = "Set T 128 1\nSolved\nEnd\n".to_owned();
    let pieces: Vec<_> = (65..=128).map(|piece| piece.to_string()).collect();
    for place in 1..=64 {
        writeln!(text, "Illegal T {place} {}", pieces.join(" ")).expect("memory can be written to");
    }
    for number in 1..=15 {
        write!(text, "Move A{number}\nEnd\n").expect("memory can be written to");
    }
    let definition = read(&text);
    let conditions = definition
        .moves()
        .iter()
        .map(|step| step.cases()[0].conditions().len());
    assert_eq!(conditions.sum::<usize>(), 15 * 4_096);
    let error = mistake_in("ring.tws", format!("{text}MoveSequence B A1\n"));
    let sentence = "with `Illegal` the cases have more than 65535 conditions in all";
    assert_says_of("ring.tws", &error, (4, 13), sentence);
}

#[test]
fn what_is_said_twice_is_illegal_once() {
    let once = format!("{RING}Illegal T 1 2\n");
    let often = format!("{RING}{}", "Illegal T 1 2 2 2\n".repeat(50_000));
    assert_eq!(read(&once).moves(), read(&often).moves());
}

#[test]
fn sequences_that_double_each_time_are_read_at_once() {
    let mut text = format!("{RING}MoveSequence s0 L\n");
    for number in 1..=120 {
        let before = number - 1;
        writeln!(text, "MoveSequence s{number} s{before} s{before}")
            .expect("memory can be written to");
    }
    let definition = read(&text);
    let last = definition.moves().last().expect("there are moves");
    // 2 to the power of 120 turns of a ring of three are one.
    assert_eq!(last.cases(), definition.moves()[0].cases());
}

#[test]
fn a_chain_of_names_can_be_as_long_as_a_file() {
    let mut text = RING.to_owned();
    for number in 0..30_000 {
        let next = number + 1;
        writeln!(text, "MoveAlias {number} {next}").expect("memory can be written to");
    }
    let definition = read(&format!("{text}MoveAlias 30000 L\nMoveSequence R 0'\n"));
    assert_eq!(definition.moves()[1].cases()[0].sources(), [2, 0, 1]);
    let error = mistake_in("ring.tws", format!("{text}MoveAlias 30000 0\n"));
    assert_eq!((error.line(), error.column()), (Some(30_008), Some(17)));
    let sentence = "the move `0` is made of itself by way of `1`, `2`, ";
    assert!(error.sentence().starts_with(sentence), "{error}");
    assert!(error.sentence().chars().count() <= 401, "{error}");
}

#[test]
fn a_part_of_a_mebibyte_is_a_mistake_at_once() {
    for part in [
        "7".repeat(1_000_000),
        "'".repeat(1_000_000),
        ",".repeat(1_000_000),
    ] {
        let error = mistake_in("ring.tws", format!("{RING}MoveSequence R {part}\n"));
        assert_eq!(error.line(), Some(8));
        assert_eq!(error.sentence().lines().count(), 1);
    }
    let text = format!("{RING}MoveSequence R {}\n", "L2 ".repeat(300_000));
    assert_eq!(read(&text).moves()[1].cases()[0].sources(), [0, 1, 2]);
}

#[test]
fn a_metric_gives_no_power_the_name_of_a_sequence() {
    let text = format!("{RING}MoveSequence L' L L L\n");
    let reading = Reading::new().metric(Metric::HalfTurn);
    let error = reading.parse("ring", "ring.tws", text.as_bytes());
    let sentence = "the metric gives the name `L'` to a power of `L`, expected another name for the move \
                    that has it";
    assert_says_of(
        "ring.tws",
        &error.expect_err("two moves have one name"),
        (8, 14),
        sentence,
    );
}

#[test]
fn words_that_say_more_than_a_definition_can_are_refused() {
    // What the documents and sources of both programs name besides those that are read.
    for word in [
        "Ignore",
        "Block",
        "ForbiddenPairs",
        "ForbiddenGroups",
        "MoveLimits",
        "ParallelMoves",
        "Multiplicators",
        "Scramble",
        "ScrambleAlg",
        "ScrambleState",
        "CPOS",
        "RandomScramble",
        "MaxDepth",
        "Slack",
        "QTM",
        "HTM",
        "StartState",
        "MoveTransformation",
        "SwizzleSet",
    ] {
        let text = format!("Set T 2 1\nSolved\nEnd\n {word} of it\nT\n1 2\nEnd\nMove A\nEnd\n");
        let error = mistake_in("ring.tws", text);
        assert_eq!(
            (error.line(), error.column()),
            (Some(4), Some(2)),
            "{error}"
        );
        let sentence = format!("`{word}` is not supported here: ");
        assert!(error.sentence().starts_with(&sentence), "{error}");
    }
}
