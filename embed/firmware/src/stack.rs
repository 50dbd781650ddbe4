//! How deep the stack has been.

/// What each word of the stack holds before it is used.
pub(crate) const PAINT: u32 = 0xc0de_cafe;

unsafe extern "C" {
    static stack_end: u32;
    static stack_top: u32;
}

/// The most bytes that the stack has taken since the reset.
pub(crate) fn most() -> u32 {
    let (mut word, top) = (&raw const stack_end, &raw const stack_top);
    while word < top {
        // SAFETY: from `stack_end` to `stack_top` the linker has left RAM to the stack alone, whose
        // words are aligned and were painted at the start.
        if unsafe { word.read_volatile() } != PAINT {
            break;
        }
        word = word.wrapping_add(1);
    }
    (top.addr() - word.addr()) as u32
}
