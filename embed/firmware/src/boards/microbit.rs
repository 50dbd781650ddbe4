//! The BBC micro:bit with its nRF51822, after the chip's reference manual.

use crate::Board;
use crate::registers::Register;

/// The serial line of the USB plug, 115,200 baud, and a timer of 16 MHz.
///
/// The chip keeps six bytes that have come and not been read, so a person's program should wait for the answer
/// before it sends the next line.
pub struct Microbit(());

const UART: usize = 0x4000_2000;
const TIMER: usize = 0x4000_8000;

/// A register of the device at `base`.
const fn register(base: usize, offset: usize) -> Register {
    // SAFETY: both devices are there on each nRF51, and neither reads or writes memory by itself.
    unsafe { Register::at(base + offset) }
}

const START_READING: Register = register(UART, 0x000);
const START_WRITING: Register = register(UART, 0x008);
const HAS_READ: Register = register(UART, 0x108);
const HAS_WRITTEN: Register = register(UART, 0x11c);
const ENABLE: Register = register(UART, 0x500);
const WRITE_PIN: Register = register(UART, 0x50c);
const READ_PIN: Register = register(UART, 0x514);
const READ: Register = register(UART, 0x518);
const WRITE: Register = register(UART, 0x51c);
const BAUD_RATE: Register = register(UART, 0x524);

const START_TIMER: Register = register(TIMER, 0x000);
const CAPTURE: Register = register(TIMER, 0x040);
const BIT_MODE: Register = register(TIMER, 0x508);
const PRESCALER: Register = register(TIMER, 0x510);
const CAPTURED: Register = register(TIMER, 0x540);

impl Microbit {
    /// Switches the devices on.
    #[must_use]
    pub fn start() -> Self {
        WRITE_PIN.set(24);
        READ_PIN.set(25);
        // 115,200 baud.
        BAUD_RATE.set(0x01d7_e000);
        ENABLE.set(4);
        START_READING.set(1);
        START_WRITING.set(1);
        // 32 bits, each tick of the chip's 16 MHz.
        BIT_MODE.set(3);
        PRESCALER.set(0);
        START_TIMER.set(1);
        Self(())
    }
}

impl Board for Microbit {
    fn read(&self) -> u8 {
        while HAS_READ.get() == 0 {}
        HAS_READ.set(0);
        READ.get() as u8
    }

    fn write(&self, byte: u8) {
        HAS_WRITTEN.set(0);
        WRITE.set(u32::from(byte));
        while HAS_WRITTEN.get() == 0 {}
    }

    fn ticks(&self) -> u32 {
        CAPTURE.set(1);
        CAPTURED.get()
    }
}
