//! `wayhome verify`: a sound table is proven, and any other is not.

use std::fs;

use serde_json::{Value, json};

use crate::build::with_ring;
use crate::table::{damages, with_cube};
use crate::{data, wayhome_in};

#[test]
fn sound_tables_are_proven() {
    let directory = with_ring();
    let directory = directory.path();
    for (name, encoding, index) in [
        ("a", "linked", "hash"),
        ("b", "moves", "lehmer"),
        ("c", "distance", "coordinates"),
    ] {
        let build = [
            "build",
            "ring.toml",
            "-o",
            name,
            "--encoding",
            encoding,
            "--index",
            index,
        ];
        let silence = (String::new(), String::new(), 0);
        assert_eq!(wayhome_in(directory, &build), silence, "{name}");
    }
    let sliding = ["build", &data("sliding-2x3"), "-o", "d"];
    assert_eq!(wayhome_in(directory, &sliding).2, 0);
    let ring = "ok, 24 states, God's number 6";
    let lines = format!("a: {ring}\nb: {ring}\nc: {ring}\nd: ok, 360 states, God's number 21\n");
    let proven = wayhome_in(directory, &["verify", "a", "b", "c", "d"]);
    assert_eq!(proven, (lines, String::new(), 0));
    let (stdout, _, _) = wayhome_in(directory, &["verify", "a", "--json", "--threads", "1"]);
    let facts: Value = serde_json::from_str(&stdout).unwrap();
    let expected = json!({ "file": "a", "is_proven": true, "states": 24, "gods_number": 6 });
    assert_eq!(facts, expected);
}

#[test]
fn damage_in_each_section_is_found() {
    let directory = with_cube();
    let directory = directory.path();
    let table = fs::read(directory.join("cube.wayhome")).unwrap();
    for (section, at) in damages(&table) {
        let mut damaged = table.clone();
        damaged[at] ^= 0x10;
        fs::write(directory.join("damaged"), &damaged).unwrap();
        let (stdout, stderr, code) = wayhome_in(directory, &["verify", "damaged", "cube.wayhome"]);
        let is_foreign = ["label", "version"].contains(&section);
        let (word, expected) = if is_foreign {
            ("error", 2)
        } else {
            ("not proven", 1)
        };
        let lines = format!("damaged: {word}\ncube.wayhome: ok, 5670 states, God's number 7\n");
        assert_eq!((stdout, code), (lines, expected), "{section}");
        assert!(stderr.starts_with("error: damaged: "), "{stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
    }
}

#[test]
fn a_table_whose_sums_are_right_and_whose_path_is_wrong_is_not_proven() {
    let directory = with_cube();
    let directory = directory.path();
    let mut table = fs::read(directory.join("cube.wayhome")).unwrap();
    let last = table.len() - 1;
    table[last] ^= 1;
    let sum = crc32(&table[56..]);
    table[24..28].copy_from_slice(&sum.to_le_bytes());
    let sum = crc32(&table[16..56]);
    table[12..16].copy_from_slice(&sum.to_le_bytes());
    fs::write(directory.join("forged"), &table).unwrap();
    let (stdout, stderr, code) = wayhome_in(directory, &["verify", "forged"]);
    assert_eq!((&*stdout, code), ("forged: not proven\n", 1));
    let sentence = "the table section of the table image is not that of its puzzle from byte";
    assert!(
        stderr.starts_with(&format!("error: forged: {sentence} ")),
        "{stderr}"
    );
}

/// CRC-32 as in zip files, bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    let sum = bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            (sum >> 1) ^ (0xedb8_8320 * (sum & 1))
        })
    });
    !sum
}

#[test]
fn what_is_no_table_is_an_error_and_the_others_are_proven() {
    let directory = with_cube();
    let directory = directory.path();
    fs::write(directory.join("empty"), "").unwrap();
    fs::write(directory.join("text"), "cells = '1 2'").unwrap();
    let arguments = ["verify", "empty", "text", "nosuch", ".", "cube.wayhome"];
    let (stdout, stderr, code) = wayhome_in(directory, &arguments);
    let lines = "empty: error\ntext: error\nnosuch: error\n.: error\n\
                 cube.wayhome: ok, 5670 states, God's number 7\n";
    assert_eq!((&*stdout, code), (lines, 2));
    assert_eq!(stderr.lines().count(), 4, "{stderr}");
    let label = "this is not a table image: its label is missing";
    assert!(stderr.starts_with(&format!("error: empty: {label}\nerror: text: {label}\n")));
    let (stdout, _, code) = wayhome_in(directory, &["verify", "--json", "empty"]);
    let facts: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(facts["is_proven"], false);
    assert_eq!(facts["error"], format!("empty: {label}"));
    assert_eq!(code, 2);
}

/// Nothing is known of a table whose proof takes more than the limits allow: it is not called damaged.
#[test]
fn limits_are_no_damage() {
    let directory = with_ring();
    let directory = directory.path();
    assert_eq!(wayhome_in(directory, &["build", "ring.toml"]).2, 0);
    let table = "ring.wayhome";
    for (limit, sentence) in [
        (
            ["--max-states", "23"],
            "the moves reach 24 states, expected at most 23 (`max-states`)",
        ),
        (
            ["--max-memory", "100"],
            "expected at most 100 bytes (`max-memory`)",
        ),
    ] {
        let arguments = [&["verify", table][..], &limit].concat();
        let (stdout, stderr, code) = wayhome_in(directory, &arguments);
        assert_eq!((stdout.as_str(), code), ("ring.wayhome: error\n", 2));
        assert!(stderr.trim_end().ends_with(sentence), "{stderr}");
    }
}
