//! Proves what the program `wayhome` says to people and to programs, on both outputs and by its exit
//! code: answers, facts, help, and one sentence for each mistake.
#![cfg(feature = "cli")]

mod support;

use std::io;
use std::path::Path;
use std::process::Stdio;
use std::sync::LazyLock;

use serde_json::{Value, json};
use support::{program, run, wayhome};

const PUZZLES: [&str; 3] = ["magic-board", "magic-board-c", "special-cube"];

const COMMANDS: [&str; 6] = ["path", "judge", "puzzles", "info", "completions", "man"];

/// How many states of each puzzle are 0, 1, 2 … moves from a goal.
const BOARD_COUNTS: [u64; 23] = [
    1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240, 5840,
    4492, 2120, 328, 5,
];
const CUBE_COUNTS: [u64; 8] = [6, 24, 108, 444, 1440, 2760, 882, 6];

/// A white top with the right layer turned up; two white stickers on one corner.
const ONE_AWAY: &str = "010111111111111111111010";
const UNSOLVABLE: &str = "111111111110111111011010";

#[track_caller]
fn answers(arguments: &[&str], answer: &str) {
    let expected = (answer.to_string(), String::new(), 0);
    assert_eq!(wayhome(arguments, ""), expected, "{arguments:?}");
}

#[track_caller]
fn refuses(arguments: &[&str], sentence: &str) {
    let expected = (String::new(), format!("error: {sentence}\n"), 2);
    assert_eq!(wayhome(arguments, ""), expected, "{arguments:?}");
}

/// What is written to standard output where all goes well.
#[track_caller]
fn said(arguments: &[&str]) -> String {
    let (stdout, _, code) = wayhome(arguments, "");
    assert_eq!(code, 0, "{arguments:?}");
    stdout
}

/// What `info` writes for people and for programs, of each puzzle.
static INFO: LazyLock<[(String, Value); 3]> = LazyLock::new(|| {
    PUZZLES.map(|puzzle| {
        let for_programs = said(&["info", puzzle, "--json"]);
        let facts = serde_json::from_str(&for_programs).unwrap();
        (said(&["info", puzzle]), facts)
    })
});

/// The depth counts among the facts of a puzzle.
fn depth_counts(facts: &Value) -> Vec<u64> {
    let counts = facts["depth_counts"].as_array().unwrap();
    counts.iter().map(|count| count.as_u64().unwrap()).collect()
}

// A target and nothing else.

#[test]
fn a_target_is_read_from_eight_words_or_from_one() {
    let answer = "7\nBCABCCB\n";
    answers(&["2", "6", "8", "4", "5", "7", "3", "1"], answer);
    answers(&["26845731"], answer);
    answers(&["2,6,8,4,5,7,3,1"], answer);
    answers(&["2,", "6,", "8,", "4,", "5,", "7,", "3,", "1"], answer);
    answers(&["2684", "5731"], answer);
    answers(&["2 6 8 4\n5 7 3 1\n"], answer);
    answers(&["--color", "never", "26845731"], answer);
    answers(&["12345678"], "0\n\n");
}

#[test]
fn what_is_not_a_target_is_refused_in_one_sentence() {
    let refuses = |words: &[&str], sentence: &str| {
        let text = words.join(" ");
        refuses(
            words,
            &format!("`{text}` is not a state of magic-board: {sentence}"),
        );
    };
    refuses(
        &["2", "6", "8", "4", "5", "7", "3"],
        "expected a state of 8 labels, found 7",
    );
    refuses(&["123"], "expected a state of 8 labels, found 3");
    refuses(
        &["1", "2", "3", "4", "5", "6", "7", "8", "1"],
        "expected a state of 8 labels, found 9",
    );
    refuses(
        &["0", "1", "2"],
        "`0` in place 1 is not a label of this puzzle",
    );
    refuses(
        &["2684573x"],
        "`x` in place 8 is not a label of this puzzle",
    );
    refuses(
        &["1", "2", "3", "path"],
        "`p` in place 4 is not a label of this puzzle",
    );
    refuses(&["11345678"], "expected the label `1` once, found it twice");
    refuses(
        &["1", "2", "3", "4", "5", "8", "8", "8"],
        "expected the label `8` once, found it 3 times",
    );
    refuses(&["２"], "`２` in place 1 is not a label of this puzzle");
    refuses(&[""], "expected a state of 8 labels, found 0");
}

#[test]
fn a_command_that_there_is_not_is_told_from_a_state() {
    for word in ["ifno", "Path", "solve", "é"] {
        let sentence = "is neither a command nor a state of magic-board; `wayhome --help` lists \
                        the commands";
        refuses(&[word], &format!("`{word}` {sentence}"));
    }
    refuses(
        &["--color", "never"],
        "expected a state or a command; `wayhome --help` shows both",
    );
}

// Paths.

#[test]
fn a_path_leads_from_one_end_to_the_other() {
    answers(&["path"], "0\n\n");
    answers(&["path", "--to", "26845731"], "7\nBCABCCB\n");
    answers(&["path", "--from", "26845731"], "7\nCCBCBBB\n");
    answers(
        &["path", "--from", "12345678", "--to", "17245368"],
        "1\nC\n",
    );
    answers(
        &["path", "--from", "12345678", "--to", "58763214"],
        "2\nAB\n",
    );
    answers(&["path", "--from", "26845731", "--to", "26845731"], "0\n\n");
    // What A makes of this start, and what B does.
    answers(
        &["path", "--from", "26845731", "--to", "13754862"],
        "1\nA\n",
    );
    answers(
        &["path", "--to", "42687315", "--from", "26845731"],
        "1\nB\n",
    );
    let words = [
        "path",
        "--to",
        "2",
        "6",
        "8",
        "4",
        "5",
        "7",
        "3",
        "1",
        "--from",
        "1,2,3,4 5678",
    ];
    answers(&words, "7\nBCABCCB\n");
    answers(
        &["path", "--puzzle", "magic-board", "--from=26845731"],
        "7\nCCBCBBB\n",
    );
}

#[test]
fn a_path_of_the_other_puzzles_is_asked_by_their_names() {
    let board_c = ["path", "--puzzle", "magic-board-c"];
    answers(&board_c, "0\n\n");
    answers(&[&board_c[..], &["--to", "34127856"]].concat(), "1\nA\n");
    answers(&[&board_c[..], &["--to", "23416785"]].concat(), "1\nB\n");
    answers(&[&board_c[..], &["--to", "13745268"]].concat(), "1\nC\n");
    answers(&[&board_c[..], &["--from", "41238567"]].concat(), "1\nB\n");
    let cube = ["path", "--puzzle", "special-cube"];
    answers(&cube, "0\n\n");
    answers(&[&cube[..], &["--from", ONE_AWAY]].concat(), "1\nRD\n");
    answers(
        &[
            &cube[..],
            &["--from", "1100 1111", "1111 1111", "1111 1001"],
        ]
        .concat(),
        "4\nDL RD DR C\n",
    );
}

#[test]
fn a_path_for_programs_is_one_line_of_json() {
    let base = r#""puzzle":"magic-board","from":"1 2 3 4 5 6 7 8""#;
    let to_itself = format!("{{{base},\"to\":\"1 2 3 4 5 6 7 8\",\"length\":0,\"moves\":[]}}\n");
    answers(&["path", "--json"], &to_itself);
    let there =
        format!("{{{base},\"to\":\"5 8 7 6 3 2 1 4\",\"length\":2,\"moves\":[\"A\",\"B\"]}}\n");
    answers(&["path", "--json", "--to", "58763214"], &there);
    answers(
        &["path", "--from", "12345678", "--to", "58763214", "--json"],
        &there,
    );
    let back = r#"{"puzzle":"magic-board","from":"8 2 7 5 4 6 3 1","to":"1 2 3 4 5 6 7 8","length":2,"moves":["A","C"]}"#;
    answers(
        &["path", "--json", "--from", "82754631"],
        &format!("{back}\n"),
    );
    let cube = r#"{"puzzle":"special-cube","from":"0 1 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 1 0","to":"0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1","length":1,"moves":["RD"]}"#;
    let arguments = [
        "path",
        "--puzzle",
        "special-cube",
        "--json",
        "--from",
        ONE_AWAY,
    ];
    answers(&arguments, &format!("{cube}\n"));
}

#[test]
fn the_steps_are_drawn_move_by_move() {
    let none = "0\n\n\n1 2 3 4\n8 7 6 5\n";
    answers(&["path", "--steps"], none);
    let two = "2\nAB\n\n1 2 3 4\n8 7 6 5\n\nA\n8 7 6 5\n1 2 3 4\n\nB\n5 8 7 6\n4 1 2 3\n";
    answers(&["path", "--to", "58763214", "--steps"], two);
    let from = "1\nC\n\n2 6 8 4\n1 3 7 5\n\nC\n2 3 6 4\n1 7 8 5\n";
    answers(
        &["path", "--from", "26845731", "--to", "23645871", "--steps"],
        from,
    );
    let cube = "\
1
RD

       0  1
       0  1
1  1   1  1   1  1   0  1
1  1   1  1   1  1   0  1
       1  1
       1  1

RD
       0  0
       0  0
1  1   1  1   1  1   1  1
1  1   1  1   1  1   1  1
       1  1
       1  1
";
    answers(
        &[
            "path",
            "--puzzle",
            "special-cube",
            "--from",
            ONE_AWAY,
            "--steps",
        ],
        cube,
    );
}

#[test]
fn the_steps_for_programs_are_states() {
    let base = r#""puzzle":"magic-board","from":"1 2 3 4 5 6 7 8""#;
    let none =
        format!("{{{base},\"to\":\"1 2 3 4 5 6 7 8\",\"length\":0,\"moves\":[],\"steps\":[]}}\n");
    answers(&["path", "--json", "--steps"], &none);
    let a = r#"{"move":"A","state":"8 7 6 5 4 3 2 1"}"#;
    let b = r#"{"move":"B","state":"5 8 7 6 3 2 1 4"}"#;
    let head = format!("{base},\"to\":\"5 8 7 6 3 2 1 4\",\"length\":2,\"moves\":[\"A\",\"B\"]");
    let two = format!("{{{head},\"steps\":[{a},{b}]}}\n");
    answers(&["path", "--json", "--steps", "--to", "58763214"], &two);
    let arguments = [
        "path",
        "--puzzle",
        "special-cube",
        "--from",
        ONE_AWAY,
        "--json",
        "--steps",
    ];
    let answer: Value = serde_json::from_str(&said(&arguments)).unwrap();
    let solved = "0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1";
    let steps = json!([{ "move": "RD", "state": solved }]);
    assert_eq!(answer["steps"], steps);
}

#[test]
fn a_cube_that_cannot_be_solved_ends_with_1_and_a_sentence() {
    let sentence = "error: no moves lead from this state to a goal\n";
    let expected = (String::new(), sentence.to_string(), 1);
    let cube = ["path", "--puzzle", "special-cube", "--from", UNSOLVABLE];
    for options in [&[][..], &["--json"], &["--steps"], &["--json", "--steps"]] {
        assert_eq!(
            wayhome(&[&cube[..], options].concat(), ""),
            expected,
            "{options:?}"
        );
    }
}

#[test]
fn the_cube_has_no_target_to_ask_for() {
    let sentence = "this puzzle has repeated labels or several goals, so only the path to a goal \
                    has an answer";
    let cube = [
        "path",
        "--puzzle",
        "special-cube",
        "--to",
        "000011111111111111111111",
    ];
    refuses(&cube, sentence);
    refuses(&[&cube[..], &["--from", ONE_AWAY]].concat(), sentence);
    refuses(&[&cube[..], &["--json", "--steps"]].concat(), sentence);
}

#[test]
fn an_end_that_is_not_a_state_is_refused_in_one_sentence() {
    let refuses = |end: &str, puzzle: &str, text: &str, sentence: &str| {
        let sentence = format!("`{text}` is not a state of {puzzle}: {sentence}");
        refuses(&["path", "--puzzle", puzzle, end, text], &sentence);
        refuses(
            &["path", "--puzzle", puzzle, "--json", "--steps", end, text],
            &sentence,
        );
    };
    for end in ["--from", "--to"] {
        for board in ["magic-board", "magic-board-c"] {
            refuses(
                end,
                board,
                "1234567",
                "expected a state of 8 labels, found 7",
            );
            refuses(
                end,
                board,
                "123456781",
                "expected a state of 8 labels, found 9",
            );
            refuses(
                end,
                board,
                "1 2 3 4 5 6 7 9",
                "`9` in place 8 is not a label of this puzzle",
            );
            refuses(
                end,
                board,
                "12345677",
                "expected the label `7` once, found it twice",
            );
        }
        let (short, white, twos) = ("1".repeat(23), "0".repeat(24), "2".repeat(24));
        let cube = "special-cube";
        refuses(end, cube, &short, "expected a state of 24 labels, found 23");
        refuses(
            end,
            cube,
            &white,
            "expected the label `0` 4 times, found it 24 times",
        );
        refuses(
            end,
            cube,
            &twos,
            "`2` in place 1 is not a label of this puzzle",
        );
    }
}

#[test]
fn of_two_wrong_ends_the_start_is_told() {
    let sentence = "`1` is not a state of magic-board: expected a state of 8 labels, found 1";
    refuses(&["path", "--to", "2", "--from", "1"], sentence);
}

// Facts.

#[test]
fn the_puzzles_are_listed_in_a_table() {
    let expected = "\
name           states  moves  God's number  table bytes  title
magic-board     40320      3            22       120960  Magic board (魔板)
magic-board-c   40320      3            22       120960  Magic board C (魔板C)
special-cube     5670      6             7        11340  Special 2x2 cube
";
    answers(&["puzzles"], expected);
}

#[test]
fn the_puzzles_are_listed_for_programs() {
    let list: Value = serde_json::from_str(&said(&["puzzles", "--json"])).unwrap();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), PUZZLES.len());
    for (puzzle, (_, facts)) in list.iter().zip(INFO.iter()) {
        assert_eq!(puzzle["name"], facts["name"]);
        assert_eq!(puzzle["title"], facts["title"]);
        assert_eq!(puzzle["states"], facts["states"]);
        assert_eq!(puzzle["moves"], facts["moves"].as_array().unwrap().len());
        assert_eq!(puzzle["gods_number"], facts["gods_number"]);
        assert_eq!(puzzle["table_bytes"], facts["table_bytes"]);
        assert_eq!(puzzle.as_object().unwrap().len(), 6);
    }
}

#[test]
fn the_facts_for_programs_are_the_known_figures() {
    let [board, board_c, cube] = INFO.each_ref().map(|(_, facts)| facts);
    assert_eq!(depth_counts(board), BOARD_COUNTS);
    assert_eq!(board["name"], "magic-board");
    assert_eq!(board["states"], 40_320);
    assert_eq!(board["gods_number"], 22);
    assert_eq!(board["moves"], json!(["A", "B", "C"]));
    assert_eq!(board["goals"], json!(["1 2 3 4 5 6 7 8"]));
    assert_eq!(board["table_bytes"], 120_960);

    assert_eq!(depth_counts(board_c)[21..], [83, 1]);
    assert_eq!(depth_counts(board_c).iter().sum::<u64>(), 40_320);
    assert_eq!(board_c["name"], "magic-board-c");
    assert_eq!(board_c["gods_number"], 22);

    assert_eq!(depth_counts(cube), CUBE_COUNTS);
    assert_eq!(cube["name"], "special-cube");
    assert_eq!(cube["states"], 5_670);
    assert_eq!(cube["gods_number"], 7);
    assert_eq!(cube["moves"], json!(["DL", "DR", "RU", "RD", "C", "CC"]));
    assert_eq!(cube["labels"], json!(["0", "1"]));
    assert_eq!(cube["goals"].as_array().unwrap().len(), 6);
    assert_eq!(cube["cells"].as_array().unwrap().len(), 24);
}

#[test]
fn the_hardest_states_are_as_far_from_a_goal_as_is_said() {
    for (puzzle, (shown, facts)) in PUZZLES.iter().zip(INFO.iter()) {
        let hardest = facts["hardest"].as_array().unwrap();
        let hardest: Vec<_> = hardest.iter().map(|s| s.as_str().unwrap()).collect();
        assert_eq!(Some(&(hardest.len() as u64)), depth_counts(facts).last());
        let arguments = ["path", "--puzzle", puzzle, "--from", "-"];
        let (stdout, _, code) = wayhome(&arguments, hardest.join("\n"));
        let length = format!("{} ", facts["gods_number"]);
        assert!(
            stdout.lines().all(|line| line.starts_with(&length)),
            "{stdout}"
        );
        assert_eq!((stdout.lines().count(), code), (hardest.len(), 0));
        // People are shown the same.
        let (_, shown) = shown.split_once("\nhardest: ").unwrap();
        let shown: Vec<_> = shown.lines().skip(1).map(str::trim).collect();
        assert_eq!(shown, hardest);
    }
}

#[test]
fn the_facts_for_people_are_drawn_without_colour_in_a_pipe() {
    let heads = [
        "Magic board (魔板)",
        "Magic board C (魔板C)",
        "Special 2x2 cube",
    ];
    let bars = [23, 23, 8];
    for (number, (shown, facts)) in INFO.iter().enumerate() {
        assert!(!shown.contains('\x1b'), "{shown:?}");
        let head = format!("{}  {}\n\n", PUZZLES[number], heads[number]);
        assert!(shown.starts_with(&head), "{shown}");
        assert!(
            shown.ends_with('\n') && !shown.ends_with("\n\n"),
            "{shown:?}"
        );
        let is_bar = |c: char| ('\u{2588}'..='\u{258f}').contains(&c);
        let barred: Vec<_> = shown
            .lines()
            .filter(|line| line.ends_with(is_bar))
            .collect();
        assert_eq!(barred.len(), bars[number], "{shown}");
        for (depth, (line, count)) in barred.iter().zip(depth_counts(facts)).enumerate() {
            let words: Vec<_> = line.split_whitespace().collect();
            assert_eq!(words[..2], [depth.to_string(), count.to_string()], "{line}");
            assert!(line.chars().count() <= 80, "{line}");
        }
        for line in shown.lines() {
            assert_eq!(line, line.trim_end(), "a trailing blank");
        }
        for fact in [
            "states",
            "gods_number",
            "table_bytes",
            "image_bytes",
            "encoding",
            "digest",
        ] {
            let fact = facts[fact].to_string();
            assert!(shown.contains(fact.trim_matches('"')), "{fact}");
        }
    }
    assert_eq!(said(&["info"]), INFO[0].0);
}

#[test]
fn one_state_is_not_told_as_many() {
    let (shown, _) = &INFO[1];
    let (_, hardest) = shown.split_once("\nhardest: ").unwrap();
    assert!(!hardest.starts_with("1 states are"), "{hardest}");
}

// Colours.

#[test]
fn colours_are_used_where_they_are_wanted_and_nowhere_else() {
    let coloured = |arguments: &[&str], variables: &[&str]| {
        let mut program = program(arguments);
        program.envs(variables.iter().map(|variable| (variable, "1")));
        let (stdout, stderr, _) = run(program, "");
        stdout.contains('\x1b') || stderr.contains('\x1b')
    };
    let wrong = ["path", "--to", "1"];
    for arguments in [&["info", "special-cube"][..], &wrong] {
        let with = |when: &'static str| [arguments, &["--color", when]].concat();
        assert!(!coloured(arguments, &[]), "a pipe");
        assert!(!coloured(&with("auto"), &[]), "a pipe");
        assert!(coloured(&with("always"), &[]));
        assert!(
            coloured(&with("always"), &["NO_COLOR"]),
            "the option is nearer"
        );
        assert!(!coloured(&with("never"), &[]));
        assert!(coloured(arguments, &["CLICOLOR_FORCE"]));
        assert!(!coloured(arguments, &["CLICOLOR_FORCE", "NO_COLOR"]));
        assert!(!coloured(&with("never"), &["CLICOLOR_FORCE"]));
    }
    // Before the command too.
    assert!(coloured(
        &["--color", "always", "info", "special-cube"],
        &[]
    ));
    assert!(!coloured(
        &["--color=never", "info", "special-cube"],
        &["CLICOLOR_FORCE"]
    ));
    // What programs read is never coloured.
    for arguments in [
        &["path"][..],
        &["path", "--json"],
        &["puzzles"],
        &["info", "special-cube", "--json"],
        &["man"],
    ] {
        let always = [arguments, &["--color", "always"]].concat();
        assert!(!coloured(&always, &["CLICOLOR_FORCE"]), "{arguments:?}");
    }
}

#[test]
fn help_and_wrong_usage_keep_to_the_wanted_colours_too() {
    for arguments in [
        &["--color", "never", "--help"][..],
        &["--color", "never", "info", "nosuch"],
    ] {
        let mut program = program(arguments);
        program.env("CLICOLOR_FORCE", "1");
        let (stdout, stderr, _) = run(program, "");
        assert!(!(stdout + &stderr).contains('\x1b'), "{arguments:?}");
    }
}

// Help.

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
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(directory.join("msquare.in"), "2 6 8 4 5 7 3 1\n").unwrap();
    let mut tried = 0;
    for command in [
        &[][..],
        &["path"],
        &["judge"],
        &["puzzles"],
        &["info"],
        &["completions"],
        &["man"],
    ] {
        let help = said(&[command, &["--help"]].concat());
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
            assert!(!stdout.is_empty(), "wayhome {example}");
            tried += 1;
        }
    }
    assert!(tried >= 12, "{tried} examples");
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

// Mistakes.

#[test]
fn a_name_that_there_is_not_is_refused_with_those_that_there_are() {
    let names = "[possible values: magic-board, magic-board-c, special-cube]";
    let tip = "tip: a similar value exists: ";
    for (arguments, value, of, similar) in [
        (
            ["path", "--puzzle", "magic-bord"],
            "magic-bord",
            "--puzzle <NAME>",
            "'magic-board'",
        ),
        (
            ["path", "--puzzle", "specialcube"],
            "specialcube",
            "--puzzle <NAME>",
            "'special-cube'",
        ),
        (
            ["info", "--json", "magic-board-d"],
            "magic-board-d",
            "[NAME]",
            "'magic-board-c'",
        ),
        (["info", "--json", "nosuch"], "nosuch", "[NAME]", ""),
    ] {
        let (stdout, stderr, code) = wayhome(&arguments, "");
        assert_eq!((&*stdout, code), ("", 2), "{arguments:?}");
        let first = format!("error: invalid value '{value}' for '{of}'\n  {names}\n");
        assert!(stderr.starts_with(&first), "{stderr}");
        assert_eq!(stderr.contains(tip), !similar.is_empty(), "{stderr}");
        assert!(stderr.contains(similar), "{stderr}");
    }
}

#[test]
fn a_wrong_command_line_is_refused_and_nothing_is_answered() {
    for arguments in [
        &["--json"][..],
        &["--nosuch"],
        &["path", "26845731"],
        &["path", "--from"],
        &["path", "--to", "--json"],
        &["path", "--puzzle"],
        &["path", "--json", "--json"],
        &["path", "--steps=yes"],
        &["judge"],
        &["judge", "uscao"],
        &["judge", "USACO"],
        &["judge", "usaco", "-", "-"],
        &["puzzles", "magic-board"],
        &["info", "magic-board", "special-cube"],
        &["info", "--color", "sometimes"],
        &["completions"],
        &["completions", "tcsh"],
        &["man", "path", "judge"],
    ] {
        let (stdout, stderr, code) = wayhome(arguments, "2 6 8 4 5 7 3 1\n");
        assert_eq!((&*stdout, code), ("", 2), "{arguments:?}");
        let heads = stderr.lines().filter(|line| line.starts_with("error: "));
        assert_eq!(heads.count(), 1, "{stderr}");
        assert!(
            stderr.starts_with("error: ") && stderr.ends_with('\n'),
            "{stderr}"
        );
    }
}

#[test]
fn a_sentence_is_one_line_of_text_whatever_the_arguments_hold() {
    for wrong in [
        "1 2 3 4\n8 7 6 x",
        "1 2 3 4\r\n5 6 7 7\r\n",
        "12345\x1b[31m678",
        "\x1b[31mred",
        "1234567\x08",
        "1234567\x07",
    ] {
        for arguments in [
            &[wrong][..],
            &["path", "--to", wrong],
            &["path", "--from", wrong],
        ] {
            let (stdout, stderr, code) = wayhome(arguments, "");
            assert_eq!((&*stdout, code), ("", 2), "{wrong:?}");
            let sentence = stderr.strip_suffix('\n').unwrap();
            assert!(sentence.starts_with("error: `"), "{sentence:?}");
            assert!(!sentence.contains(char::is_control), "{sentence:?}");
            // No backtick is swallowed by what is in front of it.
            assert_eq!(sentence.matches('`').count() % 2, 0, "{sentence:?}");
            assert!(!sentence.contains("``"), "{sentence:?}");
        }
    }
}

#[test]
fn a_sentence_shows_no_more_of_a_long_argument_than_can_be_read() {
    let long = "x".repeat(50_000);
    for arguments in [&[&*long][..], &["path", "--to", &long], &["man", &long]] {
        let (stdout, stderr, code) = wayhome(arguments, "");
        assert_eq!((&*stdout, code), ("", 2));
        let length = stderr.chars().count();
        assert!(
            length < 300,
            "{}: a sentence of {length} characters",
            arguments[0].len()
        );
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf8_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    for before in [
        &[][..],
        &["path", "--to"],
        &["judge", "usaco", "-"],
        &["info"],
        &["man"],
    ] {
        let mut program = program(before);
        program.arg(OsStr::from_bytes(b"1\xff"));
        let (stdout, stderr, code) = run(program, "");
        assert_eq!((&*stdout, code), ("", 2));
        assert!(stderr.starts_with("error: "), "{stderr}");
    }
}

// A reader that is gone.

#[test]
fn an_output_that_nobody_reads_is_no_mistake() {
    for arguments in [
        &["26845731"][..],
        &["path", "--to", "26845731", "--steps"],
        &["path", "--json", "--steps"],
        &["info"],
        &["info", "--json"],
        &["info", "special-cube", "--color", "always"],
        &["puzzles"],
        &["puzzles", "--json"],
        &["completions", "bash"],
        &["man", "path"],
        &["--help"],
        &["--version"],
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let mut program = program(arguments);
        let output = program
            .stdin(Stdio::null())
            .stdout(writer)
            .output()
            .unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (&*stderr, output.status.code()),
            ("", Some(0)),
            "{arguments:?}"
        );
    }
}
