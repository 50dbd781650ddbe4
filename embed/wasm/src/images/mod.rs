//! Images that JavaScript has loaded, one at a time, and the sentences of the engine.

mod path;
mod room;
mod sentence;

use wayhome_engine::Image;

use crate::slate::{self, SLATE, Shared};
pub(crate) use path::{find, place};

static OPENED: Shared<Option<Image<'static>>> = Shared::new(None);

/// The image that is open. Asking before one is open stops the module.
pub(crate) fn opened() -> &'static Image<'static> {
    // SAFETY: as `Shared::take`; what closes an image is the export `room`, which holds no reference.
    match unsafe { &*OPENED.place() } {
        Some(image) => image,
        None => core::arch::wasm32::unreachable(),
    }
}

/// Closes the image and gives the place for the bytes of another; null where there is no memory.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    *OPENED.take() = None;
    room::for_image(bytes)
}

/// Opens the image whose bytes were put into the room: 0, or how many bytes the sentence on the slate
/// has.
#[unsafe(no_mangle)]
pub extern "C" fn open() -> usize {
    match Image::from_bytes(room::image()) {
        Ok(image) => {
            *OPENED.take() = Some(image);
            0
        }
        Err(error) => sentence::say(error),
    }
}

/// Reads a state from so many bytes of text on the slate. Gives back how many labels are on the slate
/// then, or less than 0: how many bytes the sentence has that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn read(bytes: usize) -> isize {
    let text = SLATE.take().get(..bytes).map(core::str::from_utf8);
    let Some(Ok(text)) = text else {
        return -(sentence::say("the text of a state is too long") as isize);
    };
    match opened().puzzle().state(text) {
        Ok(state) => slate::put(state.iter().copied()) as isize,
        Err(error) => -(sentence::say(error) as isize),
    }
}
