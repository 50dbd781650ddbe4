//! What the program tells of itself: help, version, completions and manual pages.

use std::fs;
use std::path::Path;

use super::build::with_ring;
use super::{answers, data, program, refuses, run, said, wayhome, wayhome_in};

const COMMANDS: [&str; 11] = [
    "path",
    "apply",
    "judge",
    "puzzles",
    "info",
    "build",
    "verify",
    "count",
    "convert",
    "completions",
    "man",
];

#[test]
fn without_arguments_the_help_is_told_as_a_mistake() {
    let (stdout, stderr, code) = wayhome(&[], "");
    assert_eq!((&*stdout, code), ("", 2));
    assert!(
        stderr.starts_with("Instant, provably shortest answers"),
        "{stderr}"
    );
    assert_eq!(stderr, said(&["-h"]));
}

#[test]
fn the_help_lists_commands_examples_and_exit_codes() {
    for option in ["-h", "--help"] {
        let help = said(&[option]);
        for command in COMMANDS {
            assert!(
                help.contains(&format!("\n  {command} ")),
                "{command}: {help}"
            );
        }
        assert!(
            help.contains("\nExamples:\n  wayhome 2 6 8 4 5 7 3 1 "),
            "{help}"
        );
        assert!(
            help.contains("\nExit codes: 0 answered, 1 no answer exists, 2 wrong"),
            "{help}"
        );
        assert!(help.ends_with('\n'));
        for command in COMMANDS {
            let help = said(&[command, option]);
            assert!(
                help.contains(&format!("Usage: wayhome {command} ")),
                "{help}"
            );
        }
    }
    let protocols = said(&["judge", "--help"]);
    for protocol in [
        "usaco", "acwing", "ioi", "length", "hdu", "restore", "sicily", "sicily-c", "cube",
    ] {
        assert!(
            protocols.contains(&format!("- {protocol}: ")),
            "{protocols}"
        );
    }
}

#[test]
fn every_example_of_the_help_is_answered() {
    let directory = with_ring();
    let directory = directory.path();
    fs::write(directory.join("msquare.in"), "2 6 8 4 5 7 3 1\n").unwrap();
    fs::copy(data("magic-board"), directory.join("my-board.toml")).unwrap();
    let pieces = "crates/engine/tests/counts/pyramorphix.tws";
    let pieces = Path::new(env!("CARGO_MANIFEST_DIR")).join(pieces);
    fs::copy(pieces, directory.join("pyramorphix.tws")).unwrap();
    assert_eq!(wayhome_in(directory, &["build", "ring.toml"]).2, 0);
    let mut tried = 0;
    for command in [""].into_iter().chain(COMMANDS) {
        let arguments: Vec<_> = command.split_whitespace().chain(["--help"]).collect();
        let help = said(&arguments);
        let examples = help
            .lines()
            .filter_map(|line| line.strip_prefix("  wayhome "));
        for example in examples {
            // Two blanks part an example from what is said of it; what the shell does is left out.
            let example = example.split("  ").next().unwrap();
            let is_for_shell = |word: &&str| ["<", ">", "|"].contains(word);
            let words = example.split(' ').take_while(|word| !is_for_shell(word));
            let words: Vec<_> = words.collect();
            let mut program = program(&words);
            program.current_dir(directory);
            let (stdout, stderr, code) = run(program, "26845731\n");
            assert_eq!((&*stderr, code), ("", 0), "wayhome {example}");
            let is_silent = words[0] == "build" || words.contains(&"-o");
            assert!(is_silent || !stdout.is_empty(), "wayhome {example}");
            tried += 1;
        }
    }
    assert!(tried >= 28, "{tried} examples");
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = concat!("wayhome ", env!("CARGO_PKG_VERSION"), "\n");
    answers(&["--version"], version);
    answers(&["-V"], version);
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = said(&["completions", shell]);
        for word in COMMANDS
            .into_iter()
            .chain(["wayhome", "json", "steps", "magic-board-c"])
        {
            // PowerShell and Elvish complete no values.
            if word == "magic-board-c" && ["elvish", "powershell"].contains(&shell) {
                continue;
            }
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn there_is_a_manual_page_of_the_program_and_of_each_command() {
    let page = said(&["man"]);
    assert!(page.contains(".TH wayhome 1 "), "{page}");
    for command in COMMANDS {
        assert!(page.contains(&format!("wayhome\\-{command}(1)")), "{page}");
        let page = said(&["man", command]);
        assert!(
            page.contains(&format!(".TH wayhome-{command} 1 ")),
            "{page}"
        );
        assert!(page.contains("\n.SH OPTIONS\n"), "{page}");
    }
    assert!(said(&["man", "path"]).contains("\\-\\-steps"));
    refuses(
        &["man", "nosuch"],
        "`nosuch` is not a command; `wayhome --help` lists them",
    );
    refuses(
        &["man", ""],
        "`` is not a command; `wayhome --help` lists them",
    );
}
