//! Arm's MPS2 board with the Cortex-M4 of AN386, after Arm's application note.

use crate::Board;
use crate::registers::Register;

/// The first serial line, and the first timer, of 25 MHz.
pub struct Mps2(());

const TIMER: usize = 0x4000_0000;
const UART: usize = 0x4000_4000;

/// A register of the device at `base`.
const fn register(base: usize, offset: usize) -> Register {
    // SAFETY: both devices are there on each MPS2, and neither reads or writes memory by itself.
    unsafe { Register::at(base + offset) }
}

const DATA: Register = register(UART, 0x00);
const STATUS: Register = register(UART, 0x04);
const CONTROL: Register = register(UART, 0x08);
const BAUD_DIVIDER: Register = register(UART, 0x10);

const TIMER_CONTROL: Register = register(TIMER, 0x00);
const TIMER_LEFT: Register = register(TIMER, 0x04);
const TIMER_RELOAD: Register = register(TIMER, 0x08);

impl Mps2 {
    /// Switches the devices on.
    #[must_use]
    pub fn start() -> Self {
        // 115,200 baud of 25 MHz.
        BAUD_DIVIDER.set(217);
        // Both ways.
        CONTROL.set(3);
        TIMER_RELOAD.set(u32::MAX);
        TIMER_LEFT.set(u32::MAX);
        TIMER_CONTROL.set(1);
        Self(())
    }
}

impl Board for Mps2 {
    fn read(&self) -> u8 {
        while STATUS.get() & 2 == 0 {}
        DATA.get() as u8
    }

    fn write(&self, byte: u8) {
        while STATUS.get() & 1 != 0 {}
        DATA.set(u32::from(byte));
    }

    fn ticks(&self) -> u32 {
        !TIMER_LEFT.get()
    }
}
