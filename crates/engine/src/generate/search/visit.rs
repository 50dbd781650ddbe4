//! Passing over all states with what the moves make of each.

/// Where a move leads from a state.
pub(in crate::generate) struct Neighbour {
    /// The number of the move.
    pub(in crate::generate) number: u8,
    pub(in crate::generate) slot: u32,
    /// `None` where no moves lead on to a goal.
    pub(in crate::generate) distance: Option<u32>,
}

/// What wants to see all states.
pub(in crate::generate) trait Visit {
    /// Whether neighbours are wanted at all; without them a visit is shorter.
    fn wants_neighbours(&self) -> bool {
        true
    }

    /// A state with its distance, and where the moves lead from it, in their order.
    fn state(&mut self, slot: u32, distance: u32, neighbours: impl Iterator<Item = Neighbour>);

    /// A slot without a state that moves bring to a goal.
    fn none(&mut self, slot: u32);
}
