//! Room for one image and for the moves of a path, at the end of memory, which grows as needed.

use core::arch::wasm32::{memory_grow, memory_size};
use core::{ptr, slice};

use crate::slate::Shared;

const PAGE: usize = 1 << 16;

/// Where the room starts, once it was asked for, and how many bytes of it hold an image.
struct Room {
    start: usize,
    image: usize,
}

static ROOM: Shared<Room> = Shared::new(Room { start: 0, image: 0 });

impl Room {
    /// Makes the room so long; `None` where the browser gives no more memory.
    fn reach(&mut self, bytes: usize) -> Option<()> {
        let pages = memory_size::<0>();
        if self.start == 0 {
            self.start = pages.checked_mul(PAGE)?;
        }
        let end = self.start.checked_add(bytes)?.div_ceil(PAGE);
        let missing = end.saturating_sub(pages);
        (missing == 0 || memory_grow::<0>(missing) != usize::MAX).then_some(())
    }
}

/// Room for the bytes of an image; null where there is no memory for it.
pub(crate) fn for_image(bytes: usize) -> *mut u8 {
    let room = ROOM.take();
    if room.reach(bytes).is_none() {
        return ptr::null_mut();
    }
    room.image = bytes;
    ptr::with_exposed_provenance_mut(room.start)
}

/// The bytes of the image that JavaScript has put into its room.
pub(crate) fn image() -> &'static [u8] {
    let room = ROOM.take();
    if room.image == 0 {
        return &[];
    }
    // SAFETY: `reach` has made this room, which nothing else uses: Rust's own data lie before it, and
    // there is no allocator. JavaScript has filled it and writes there again only after it has
    // asked for room, which closes the image.
    unsafe { slice::from_raw_parts(ptr::with_exposed_provenance(room.start), room.image) }
}

/// Room behind the image for so many moves.
pub(crate) fn for_moves(count: usize) -> Option<&'static mut [u8]> {
    let room = ROOM.take();
    room.reach(room.image.checked_add(count)?)?;
    let start = ptr::with_exposed_provenance_mut(room.start + room.image);
    // SAFETY: as `image`, and behind its bytes; each path is read before the next is asked for.
    Some(unsafe { slice::from_raw_parts_mut(start, count) })
}
