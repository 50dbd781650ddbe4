//! From reset to `main`: paints the stack, clears the statics.

use core::arch::global_asm;

use crate::stack::PAINT;

unsafe extern "C" {
    fn reset();
    fn fault();
    static stack_top: u32;
}

/// A word of the vector table.
#[repr(C)]
union Vector {
    stack: *const u32,
    handler: unsafe extern "C" fn(),
}

// SAFETY: nothing changes it, and only the processor reads it.
unsafe impl Sync for Vector {}

/// Where the stack starts, and where the processor goes after a reset, an NMI and a fault. No other
/// exception can come, since no interrupt is switched on.
#[used]
#[unsafe(link_section = ".vectors")]
static VECTORS: [Vector; 4] = [
    Vector {
        stack: &raw const stack_top,
    },
    Vector { handler: reset },
    Vector { handler: fault },
    Vector { handler: fault },
];

global_asm!(
    ".pushsection .text.reset, \"ax\"",
    ".thumb_func",
    ".global reset",
    "reset:",
    // Statics come first in the RAM, and the stack fills the rest.
    "ldr r0, =stack_end",
    "ldr r1, =stack_top",
    "ldr r2, ={paint}",
    "1: stm r0!, {{r2}}",
    "cmp r0, r1",
    "blo 1b",
    "bl main",
    // A fault starts the program anew: it waits for the next line.
    ".thumb_func",
    ".global fault",
    "fault:",
    "ldr r0, =0xe000ed0c",
    "ldr r1, =0x05fa0004",
    "str r1, [r0]",
    "2: b 2b",
    ".popsection",
    paint = const PAINT,
);
