//! Maps of columns: in which column a case of a move brings each state of a row.

/// No column: there is none, its state does not have the move, or no state comes there. It is in no word of
/// a row.
pub(in crate::generate) const NONE: u16 = u16::MAX;

/// The most columns: their numbers are kept in two bytes.
pub(super) const MAX_COLUMNS: u64 = 1_023 * 64;

/// The maps of a space, each made once for all rows and cases that it serves: 64 columns after 64, as
/// the bits of a row are.
pub(in crate::generate) struct Maps {
    words: usize,
    forward: Vec<[u16; 64]>,
    backward: Vec<[u16; 64]>,
}

/// A map that is being made.
pub(super) struct NewMap<'m> {
    forward: &'m mut [u16],
    backward: &'m mut [u16],
}

impl NewMap<'_> {
    #[inline]
    pub(super) fn set(&mut self, from: u32, to: u32) {
        self.forward[from as usize] = to as u16;
        self.backward[to as usize] = from as u16;
    }
}

impl Maps {
    pub(super) fn new(columns: u32) -> Self {
        Self {
            words: columns.div_ceil(64) as usize,
            forward: Vec::new(),
            backward: Vec::new(),
        }
    }

    /// The bytes of so many maps of so many columns.
    pub(super) fn bytes(maps: u64, columns: u64) -> u64 {
        maps.saturating_mul(columns.div_ceil(64) * 64 * 4)
    }

    /// Adds a map, which `fill` makes of one that brings nothing anywhere, and gives back its number.
    pub(super) fn add(&mut self, fill: impl FnOnce(&mut NewMap<'_>)) -> u32 {
        let start = self.forward.len();
        let end = start + self.words;
        self.forward.resize(end, [NONE; 64]);
        self.backward.resize(end, [NONE; 64]);
        fill(&mut NewMap {
            forward: self.forward[start..].as_flattened_mut(),
            backward: self.backward[start..].as_flattened_mut(),
        });
        (start / self.words) as u32
    }

    /// For each column the column to which its state comes.
    pub(in crate::generate) fn forward(&self, map: u32) -> &[[u16; 64]] {
        let start = map as usize * self.words;
        &self.forward[start..start + self.words]
    }

    /// For each column the column from which a state comes there.
    pub(in crate::generate) fn backward(&self, map: u32) -> &[[u16; 64]] {
        let start = map as usize * self.words;
        &self.backward[start..start + self.words]
    }
}
