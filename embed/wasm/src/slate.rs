//! Buffers that JavaScript reads and writes between two calls.

use core::cell::UnsafeCell;

/// Something that the exports share. There is one thread, and no export calls another.
pub(crate) struct Shared<T>(UnsafeCell<T>);

// SAFETY: a module without the feature `atomics` has one thread.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self(UnsafeCell::new(value))
    }

    /// Where it is, for JavaScript.
    pub(crate) const fn place(&self) -> *mut T {
        self.0.get()
    }

    /// What is shared, for the length of one export.
    #[expect(clippy::mut_from_ref, reason = "this is what `Shared` is for")]
    pub(crate) fn take(&self) -> &mut T {
        // SAFETY: each export takes a shared thing once and keeps it no longer than it runs; JavaScript
        // reads and writes it only between two calls.
        unsafe { &mut *self.0.get() }
    }
}

/// The bytes of the slate: enough for a state whose labels all have the longest names. They are zero at
/// first, so the module does not hold them.
pub(crate) const BYTES: usize = 1 << 16;

/// What goes in and out.
pub(crate) static SLATE: Shared<[u8; BYTES]> = Shared::new([0; BYTES]);

/// Writes bytes on the slate, as many as there is room for, and tells how many.
pub(crate) fn put(bytes: impl Iterator<Item = u8>) -> usize {
    let mut count = 0;
    for (to, from) in SLATE.take().iter_mut().zip(bytes) {
        *to = from;
        count += 1;
    }
    count
}
