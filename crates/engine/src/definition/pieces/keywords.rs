//! The words of the language: those that are read, and those that say what a definition cannot.

/// The words that are read. None of them is the name of a set or of a move.
const KEYWORDS: [&str; 9] = [
    "Name",
    "Set",
    "Solved",
    "Goal",
    "Illegal",
    "Move",
    "MoveSequence",
    "MoveAlias",
    "End",
];

/// What a definition cannot say here, with the reason.
const UNSUPPORTED: [(&[&str], &str); 5] = [
    (
        &["Ignore"],
        "expected equal piece numbers, or `?` as the orientation, in `Solved`",
    ),
    (
        &["Block"],
        "expected `Illegal`, or guarded moves in a TOML definition, for moves that some states do not \
         have",
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
            "SwizzleSet",
            "Unique",
            "Rotation",
            "Symmetry",
            "Multiphase",
        ],
        "expected no other words than `Name`, `Set`, `Solved`, `Goal`, `Illegal`, `Move`, \
         `MoveSequence` and `MoveAlias`",
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
        None => format!(
            "expected `Name`, `Set`, `Solved`, `Goal`, `Illegal`, `Move`, `MoveSequence` or \
             `MoveAlias`, found `{word}`"
        ),
    }
}
