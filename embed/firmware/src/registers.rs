//! Registers of a board's devices.

/// A register of 32 bits.
pub(crate) struct Register(*mut u32);

impl Register {
    /// The register at an address.
    ///
    /// # Safety
    ///
    /// The address is that of a device's register of 32 bits, and to read or write any value there does
    /// nothing to the program's own memory.
    pub(crate) const unsafe fn at(address: usize) -> Self {
        Self(core::ptr::without_provenance_mut(address))
    }

    pub(crate) fn get(&self) -> u32 {
        // SAFETY: `at` was promised a register here.
        unsafe { self.0.read_volatile() }
    }

    pub(crate) fn set(&self, value: u32) {
        // SAFETY: as above.
        unsafe { self.0.write_volatile(value) }
    }
}
