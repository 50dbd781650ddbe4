//! The path of every arrangement of the labels.

use crate::answer::PATH_ROOM;
use crate::cost::Cost;
use crate::{Board, Embedded, say};

/// A digest (FNV-1a of 32 bits) of the paths of all arrangements in lexicographic order, a line each.
pub(crate) fn run(board: &impl Board, image: Embedded, cost: &mut Cost) {
    let mut labels = [0, 1, 2, 3, 4, 5, 6, 7];
    let labels = match labels.get_mut(..image.puzzle().cells().len()) {
        Some(labels) if image.puzzle().all_labels_differ() => labels,
        _ => return say::text(board, "error: this puzzle is too large"),
    };
    *cost = Cost::default();
    let mut digest = 0x811c_9dc5;
    let mut add = |byte: u8| digest = (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    loop {
        let mut room = [0; PATH_ROOM];
        let path = cost.path(board, image, labels, None, &mut room);
        path.unwrap_or_default().iter().copied().for_each(&mut add);
        add(b'\n');
        if advance(labels).is_none() {
            break;
        }
    }
    say::text(board, "digest");
    say::number(board, digest);
}

/// Makes the next arrangement in lexicographic order; `None` after the last.
fn advance(labels: &mut [u8]) -> Option<()> {
    let pivot = labels.windows(2).rposition(<[u8]>::is_sorted)?;
    let (head, tail) = labels.split_at_mut_checked(pivot + 1)?;
    let pivot = head.last_mut()?;
    let larger = tail.iter_mut().rfind(|label| **label > *pivot)?;
    core::mem::swap(pivot, larger);
    tail.reverse();
    Some(())
}
