//! The exports: what can be asked of an image.
//!
//! A list or a text that an export writes stands on the slate, and the export gives back how many
//! bytes it has.

use wayhome_engine::{MAX_CELLS, Names};

use crate::opened::{find, opened, place};
use crate::slate::{self, SLATE, Shared};

static FROM: Shared<[u8; MAX_CELLS]> = Shared::new([0; MAX_CELLS]);
static TO: Shared<[u8; MAX_CELLS]> = Shared::new([0; MAX_CELLS]);

fn labels_of(state: &Shared<[u8; MAX_CELLS]>) -> &[u8] {
    let cells = opened().puzzle().cells().len();
    state.take().get(..cells).unwrap_or_default()
}

/// The place of the slate.
#[unsafe(no_mangle)]
pub extern "C" fn slate() -> *mut u8 {
    SLATE.place().cast()
}

/// The bytes of the slate.
#[unsafe(no_mangle)]
pub extern "C" fn slate_bytes() -> usize {
    slate::BYTES
}

/// The place of the start: the numbers of the labels of all cells.
#[unsafe(no_mangle)]
pub extern "C" fn from() -> *mut u8 {
    FROM.place().cast()
}

/// The place of the target.
#[unsafe(no_mangle)]
pub extern "C" fn to() -> *mut u8 {
    TO.place().cast()
}

/// The puzzle's name.
#[unsafe(no_mangle)]
pub extern "C" fn name() -> usize {
    slate::put(opened().puzzle().name().bytes())
}

/// The puzzle's title.
#[unsafe(no_mangle)]
pub extern "C" fn title() -> usize {
    slate::put(opened().puzzle().title().bytes())
}

/// How many cells there are.
#[unsafe(no_mangle)]
pub extern "C" fn cells() -> usize {
    opened().puzzle().cells().len()
}

/// How many labels there are.
#[unsafe(no_mangle)]
pub extern "C" fn labels() -> usize {
    opened().puzzle().labels().len()
}

/// How many moves there are.
#[unsafe(no_mangle)]
pub extern "C" fn moves() -> usize {
    opened().puzzle().moves().len()
}

/// How many goals there are.
#[unsafe(no_mangle)]
pub extern "C" fn goals() -> usize {
    opened().puzzle().goals().len()
}

/// The largest distance of any state.
#[unsafe(no_mangle)]
pub extern "C" fn gods_number() -> u32 {
    opened().gods_number()
}

/// How many states there are at a distance.
#[unsafe(no_mangle)]
pub extern "C" fn depth_count(distance: usize) -> u32 {
    opened().depth_counts().nth(distance).unwrap_or(0)
}

/// The bytes of the image.
#[unsafe(no_mangle)]
pub extern "C" fn bytes() -> usize {
    opened().as_bytes().len()
}

/// Whether there is an answer for targets that are no goal.
#[unsafe(no_mangle)]
pub extern "C" fn any_target() -> bool {
    opened().puzzle().any_target()
}

/// Whether some states do not have some moves.
#[unsafe(no_mangle)]
pub extern "C" fn guarded() -> bool {
    opened().puzzle().moves().are_guarded()
}

/// The name of a cell.
#[unsafe(no_mangle)]
pub extern "C" fn cell_name(number: u8) -> usize {
    put_name(opened().puzzle().cells(), number)
}

/// The name of a label.
#[unsafe(no_mangle)]
pub extern "C" fn label_name(number: u8) -> usize {
    put_name(opened().puzzle().labels(), number)
}

/// The name of a move.
#[unsafe(no_mangle)]
pub extern "C" fn move_name(number: u8) -> usize {
    put_name(opened().puzzle().moves().names(), number)
}

fn put_name(names: Names<'_>, number: u8) -> usize {
    slate::put(names.get(number).unwrap_or_default().bytes())
}

/// The labels of all cells in a goal.
#[unsafe(no_mangle)]
pub extern "C" fn goal(number: usize) -> usize {
    let goal = opened().puzzle().goals().nth(number);
    slate::put(goal.unwrap_or_default().iter().copied())
}

/// Where the drawing has each cell, in reading order; five bytes each: the cell, the line, the column
/// (two), the width.
#[unsafe(no_mangle)]
pub extern "C" fn places() -> usize {
    slate::put(opened().puzzle().places().flat_map(|place| {
        let [low, high] = place.column().to_le_bytes();
        [place.cell(), place.line(), low, high, place.width()]
    }))
}

/// For each cell the cell whose label a move brings there, in the start; 0 bytes where the start does
/// not have the move.
#[unsafe(no_mangle)]
pub extern "C" fn sources(number: u8) -> usize {
    let state = labels_of(&FROM);
    let cases = opened()
        .puzzle()
        .moves()
        .get(number)
        .map(|step| step.cases());
    let case = cases.and_then(|mut cases| cases.find(|case| case.holds(state)));
    let sources = case.map(|case| case.sources());
    slate::put(sources.unwrap_or_default().iter().copied())
}

/// The path from the start, to the target or else to the nearest goal. Gives back its length, or less
/// than 0 where there is none; with images, so many bytes has the sentence on the slate that says why.
#[unsafe(no_mangle)]
pub extern "C" fn path(to_target: bool) -> isize {
    find(labels_of(&FROM), to_target.then(|| labels_of(&TO)))
}

/// The place of the moves of the last path, a byte each.
#[unsafe(no_mangle)]
pub extern "C" fn path_moves() -> *const u8 {
    place()
}
