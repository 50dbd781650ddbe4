//! All shortest paths of a state: how many there are, and each of them in order.

use serde_json::{Value, json};

use crate::{SOLVED, UNSOLVABLE, answers, boards, refuses, said, wayhome};

#[test]
fn the_boards_have_as_many_shortest_paths_as_is_known() {
    let boards = boards().join("\n");
    let (stdout, stderr, code) = wayhome(&["path", "--to", "-", "--count"], boards);
    assert_eq!((&*stderr, code), ("", 0));
    let counts: Vec<u64> = stdout.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(counts.len(), 40_320);
    // 4,160 boards have exactly one; the most that any has is 414.
    assert_eq!(counts.iter().filter(|count| **count == 1).count(), 4_160);
    assert_eq!(counts.iter().max(), Some(&414));
}

#[test]
fn each_path_is_another_and_leads_there_and_they_come_in_order() {
    for (from, to) in [
        ("12345678", "87214356"),
        ("12345678", "43125678"),
        ("26845731", "12345678"),
        ("82754631", "58763214"),
    ] {
        let question = ["path", "--from", from, "--to", to];
        let all = said(&[&question[..], &["--all"]].concat());
        let all: Vec<_> = all.lines().collect();
        let count = said(&[&question[..], &["--count"]].concat());
        assert_eq!(count, format!("{}\n", all.len()));
        let smallest = said(&question);
        assert_eq!(smallest, format!("{}\n{}\n", all[0].len(), all[0]));
        assert!(all.is_sorted() && all.windows(2).all(|pair| pair[0] != pair[1]));
        for path in &all {
            assert_eq!(path.len(), all[0].len());
        }
        for path in [all[0], all[all.len() / 2], all[all.len() - 1]] {
            let parted: Vec<_> = to.chars().map(String::from).collect();
            answers(
                &["apply", path, "--from", from],
                &format!("{}\n", parted.join(" ")),
            );
        }
    }
}

#[test]
fn a_limit_cuts_the_list() {
    let question = ["path", "--to", "87214356", "--all"];
    let all = said(&question);
    for limit in [0, 1, 3, 165, 166, 1_000] {
        let limited = said(&[&question[..], &["--limit", &limit.to_string()]].concat());
        let expected: Vec<_> = all.lines().take(limit).collect();
        assert_eq!(limited.lines().collect::<Vec<_>>(), expected);
    }
}

#[test]
fn a_goal_has_one_path_and_it_is_empty() {
    answers(&["path", "--all"], "\n");
    answers(&["path", "--count"], "1\n");
    answers(
        &[
            "path",
            "--puzzle",
            "special-cube",
            "--from",
            SOLVED,
            "--count",
        ],
        "1\n",
    );
}

#[test]
fn programs_get_count_and_paths_beside_the_answer() {
    let question = ["path", "--to", "58763214", "--json"];
    let read = |more: &[&str]| -> Value {
        serde_json::from_str(&said(&[&question[..], more].concat())).unwrap()
    };
    // Both ways around are shortest, and AB is the smaller.
    let paths = json!([["A", "B"], ["B", "A"]]);
    assert_eq!(read(&["--all"])["paths"], paths);
    assert_eq!(read(&["--all"])["moves"], paths[0]);
    assert_eq!(read(&["--count"])["count"], json!(2));
    assert_eq!(read(&[])["count"], Value::Null);
    let (stdout, _, code) = wayhome(&["path", "--to", "-", "--count", "--json"], "58763214\nx\n");
    let lines: Vec<Value> = stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        (lines[0]["count"].as_u64(), lines.len(), code),
        (Some(2), 2, 2)
    );
}

#[test]
fn what_is_no_question_is_refused() {
    let lines = "`--all` lists the paths of one state, not of each line of standard input";
    refuses(&["path", "--to", "-", "--all"], lines);
    for arguments in [
        &["path", "--all", "--count"][..],
        &["path", "--all", "--steps"],
        &["path", "--count", "--steps"],
        &["path", "--limit", "3"],
        &["path", "--all", "--limit", "-1"],
    ] {
        let (stdout, stderr, code) = wayhome(arguments, "");
        assert_eq!((&*stdout, code), ("", 2), "{arguments:?}");
        assert!(stderr.starts_with("error: "), "{stderr}");
    }
    let cube = ["path", "--puzzle", "special-cube", "--from", UNSOLVABLE];
    for option in ["--all", "--count"] {
        let (stdout, _, code) = wayhome(&[&cube[..], &[option]].concat(), "");
        assert_eq!((&*stdout, code), ("", 1));
    }
    let (stdout, _, code) = wayhome(
        &["path", "--puzzle", "special-cube", "--from", "-", "--count"],
        format!("{UNSOLVABLE}\n{SOLVED}\n"),
    );
    assert_eq!((&*stdout, code), ("unreachable\n1\n", 1));
}
