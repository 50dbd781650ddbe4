//! `wayhome convert`: any definition as TOML, for the same puzzle.

use std::fs;

use tempfile::tempdir;

use crate::{answers, data, said, wayhome_in};

const PIECES: &str = "\u{feff}# Three on a wheel.\r\nSet T 3 1\r\nSolved\r\nEnd\r\n\
    Move left\r\nT\r\n2 3 1\r\nEnd\r\n";

#[test]
fn pieces_are_written_as_toml() {
    let directory = tempdir().unwrap();
    let directory = directory.path();
    fs::write(directory.join("three.tws"), PIECES).unwrap();
    let plain = "cells = \"1 2 3\"\n\n[moves]\nleft = \"(1 3 2)\"\n";
    let (stdout, stderr, code) = wayhome_in(directory, &["convert", "three.tws"]);
    assert_eq!((&*stdout, &*stderr, code), (plain, "", 0));
    let arguments = [
        "convert",
        "three.tws",
        "-o",
        "three.toml",
        "--metric",
        "half-turn",
    ];
    let written = wayhome_in(directory, &arguments);
    assert_eq!(written, (String::new(), String::new(), 0));
    let text = fs::read_to_string(directory.join("three.toml")).unwrap();
    let metric = "cells = \"1 2 3\"\nmetric = \"half-turn\"\n\n[moves]\nleft = \"(1 3 2)\"\n";
    assert_eq!(text, metric);
    let counted = "counts: 1 2\nstates: 3\nGod's number: 1\n";
    let (stdout, _, _) = wayhome_in(directory, &["count", "three.toml"]);
    assert_eq!(stdout, counted);
    let arguments = ["count", "three.tws", "--metric", "half-turn"];
    assert_eq!(wayhome_in(directory, &arguments).0, counted);
}

#[test]
fn what_is_written_is_the_same_puzzle() {
    let directory = tempdir().unwrap();
    for name in ["8-puzzle", "special-cube", "magic-board", "pyraminx"] {
        let text = said(&["convert", &data(name)]);
        let file = directory.path().join(format!("{name}.toml"));
        fs::write(&file, &text).unwrap();
        let file = file.to_str().unwrap();
        answers(&["convert", file], &text);
        answers(&["count", file], &said(&["count", &data(name)]));
    }
}
