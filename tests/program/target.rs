//! A target without a command: the words that make one, and those that do not.

use super::{answers, refuses};

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
