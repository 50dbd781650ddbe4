//! What a guarded move asks of a state.

/// A condition on one cell: that it holds a label, or that it holds another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Condition {
    cell: u8,
    label: u8,
    is_met_by_label: bool,
}

impl Condition {
    /// The bit that marks a condition that the label does not meet; cells need seven bits.
    const OTHER: u8 = 1 << 7;

    /// That the cell holds the label.
    #[must_use]
    pub const fn holds(cell: u8, label: u8) -> Self {
        Self {
            cell,
            label,
            is_met_by_label: true,
        }
    }

    /// That the cell holds another label.
    #[must_use]
    pub const fn holds_other(cell: u8, label: u8) -> Self {
        Self {
            cell,
            label,
            is_met_by_label: false,
        }
    }

    /// The number of the cell.
    #[must_use]
    pub const fn cell(&self) -> u8 {
        self.cell
    }

    /// The number of the label.
    #[must_use]
    pub const fn label(&self) -> u8 {
        self.label
    }

    /// Whether the cell must hold the label, and not another.
    #[must_use]
    pub const fn is_met_by_label(&self) -> bool {
        self.is_met_by_label
    }

    /// Whether a cell with this label meets it.
    #[must_use]
    pub const fn is_met_by(&self, label: u8) -> bool {
        (label == self.label) == self.is_met_by_label
    }

    /// The same asked of another cell.
    #[cfg(feature = "generate")]
    pub(crate) const fn at(self, cell: u8) -> Self {
        Self { cell, ..self }
    }

    #[cfg(feature = "generate")]
    pub(crate) const fn to_bytes(self) -> [u8; 2] {
        let mark = if self.is_met_by_label { 0 } else { Self::OTHER };
        [self.cell | mark, self.label]
    }

    pub(crate) const fn from_bytes([cell, label]: [u8; 2]) -> Self {
        Self {
            cell: cell & !Self::OTHER,
            label,
            is_met_by_label: cell & Self::OTHER == 0,
        }
    }
}
