//! What a function gives back: how it went.

use core::ffi::{CStr, c_char, c_int};
use core::fmt;

use wayhome_engine::{ImageError, PathError, StateError};

/// How a call went. The numbers are those of `enum wayhome_status`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    Done,
    Null,
    Image,
    Text,
    State,
    Target,
    Move,
    Unreachable,
    GoalsOnly,
    Room,
    Name,
}

impl Status {
    const ALL: [Self; 11] = [
        Self::Done,
        Self::Null,
        Self::Image,
        Self::Text,
        Self::State,
        Self::Target,
        Self::Move,
        Self::Unreachable,
        Self::GoalsOnly,
        Self::Room,
        Self::Name,
    ];

    const fn sentence(self) -> &'static CStr {
        match self {
            Self::Done => c"all is well",
            Self::Null => c"a pointer is null, or a length is larger than memory can be",
            Self::Image => c"the bytes are not a sound table image of this version of Wayhome",
            Self::Text => c"a text is not UTF-8",
            Self::State => c"this is not a state of the puzzle",
            Self::Target => c"the target is not a state of the puzzle",
            Self::Move => c"the state does not have this move",
            Self::Unreachable => c"no moves lead there",
            Self::GoalsOnly => c"of this puzzle or target only the path to a goal has an answer",
            Self::Room => c"the buffer is too small",
            Self::Name => c"the puzzle has nothing with this number",
        }
    }
}

/// The number that C gets.
pub(crate) fn code(result: Result<(), Status>) -> c_int {
    match result {
        Ok(()) => Status::Done as c_int,
        Err(status) => status as c_int,
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence().to_str().unwrap_or_default())
    }
}

impl From<ImageError> for Status {
    fn from(_: ImageError) -> Self {
        Self::Image
    }
}

impl From<StateError> for Status {
    fn from(_: StateError) -> Self {
        Self::State
    }
}

impl From<core::str::Utf8Error> for Status {
    fn from(_: core::str::Utf8Error) -> Self {
        Self::Text
    }
}

/// Why there is no path from one state to another, where both are states.
impl From<PathError> for Status {
    fn from(error: PathError) -> Self {
        if error.state_error().is_some() {
            Self::State
        } else if error.is_unreachable() {
            Self::Unreachable
        } else if error.is_for_goals_only() {
            Self::GoalsOnly
        } else {
            Self::Image
        }
    }
}

/// A sentence about a status.
#[unsafe(no_mangle)]
pub extern "C" fn wayhome_sentence(status: c_int) -> *const c_char {
    let mut all = Status::ALL.iter();
    let known = all.find(|known| **known as c_int == status);
    known
        .map_or(c"there is no such status", |known| known.sentence())
        .as_ptr()
}
