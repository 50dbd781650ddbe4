//! The words of the language: those that are read, and those that say what a definition cannot.

/// The words that are read. None of them is the name of a set.
const KEYWORDS: [&str; 6] = ["Name", "Set", "Solved", "Goal", "Move", "End"];

/// What a definition cannot say here, with the reason.
const UNSUPPORTED: [(&[&str], &str); 5] = [
    (
        &["Ignore"],
        "expected equal piece numbers, or `?` as the orientation, in `Solved`",
    ),
    (
        &["Block", "Illegal"],
        "expected guarded moves in a TOML definition for moves that some states do not have",
    ),
    (
        &[
            "ForbiddenPairs",
            "ForbiddenGroups",
            "MoveLimits",
            "ParallelMoves",
            "Multiplicators",
        ],
        "whether a state has a move cannot depend on the moves before",
    ),
    (
        &[
            "Scramble",
            "ScrambleAlg",
            "ScrambleState",
            "CPOS",
            "RandomScramble",
            "MaxDepth",
            "Slack",
            "QTM",
            "HTM",
        ],
        "a definition says nothing of a single question",
    ),
    (
        &[
            "StartState",
            "MoveTransformation",
            "MoveAlias",
            "MoveSequence",
            "SwizzleSet",
            "Unique",
            "Rotation",
            "Symmetry",
            "Multiphase",
        ],
        "expected `Name`, `Set`, `Solved`, `Goal` and `Move` only",
    ),
];

pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// What is said of a word that begins a line and is not read.
pub(super) fn mistake_of(word: &str) -> String {
    let mut unsupported = UNSUPPORTED.iter();
    match unsupported.find(|(words, _)| words.contains(&word)) {
        Some((_, reason)) => format!("`{word}` is not supported here: {reason}"),
        None => format!("expected `Name`, `Set`, `Solved`, `Goal` or `Move`, found `{word}`"),
    }
}
