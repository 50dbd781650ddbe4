//! Where states are found again: open addressing by their hash.

/// For each place a mark of the hash, or 0 where it is free, and the number of a state.
pub(super) struct Places {
    marks: Vec<u8>,
    numbers: Vec<u32>,
}

/// The bytes of so many places as a state has at most: more than two, and four after they have grown.
pub(super) const BYTES_OF_STATE: u64 = 4 * (1 + 4);

impl Places {
    /// For up to `states` states.
    pub(super) fn for_states(states: usize) -> Self {
        let places = (2 * states).next_power_of_two();
        Self {
            marks: vec![0; places],
            numbers: vec![0; places],
        }
    }

    /// How many states there can be.
    pub(super) fn most_states(&self) -> usize {
        self.marks.len() / 2
    }

    fn start(&self, hash: u64) -> usize {
        hash as usize & (self.marks.len() - 1)
    }

    /// The number of the state with this hash for which `is_it` holds, or its free place.
    #[inline]
    pub(super) fn find(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> Result<u32, usize> {
        let mut place = self.start(hash);
        while self.marks[place] != 0 {
            if self.marks[place] == mark(hash) && is_it(self.numbers[place]) {
                return Ok(self.numbers[place]);
            }
            place = (place + 1) & (self.marks.len() - 1);
        }
        Err(place)
    }

    /// The number that is likely to be found.
    #[inline]
    pub(super) fn guess(&self, hash: u64) -> Option<u32> {
        let place = self.start(hash);
        (self.marks[place] == mark(hash)).then(|| self.numbers[place])
    }

    pub(super) fn set(&mut self, place: usize, hash: u64, number: u32) {
        self.marks[place] = mark(hash);
        self.numbers[place] = number;
    }
}

/// Of bits that do not say where a state begins to be looked for.
fn mark(hash: u64) -> u8 {
    (hash >> 56) as u8 | 1
}
