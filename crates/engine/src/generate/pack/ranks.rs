//! Some of many slots, numbered without a gap.

/// A bit for each slot, and how many bits are set before each word.
pub(super) struct Ranks {
    words: Vec<u64>,
    before: Vec<u32>,
}

impl Ranks {
    /// Of no slot yet.
    pub(super) fn new(slots: u32) -> Self {
        Self {
            words: vec![0; slots.div_ceil(64) as usize],
            before: Vec::new(),
        }
    }

    pub(super) fn insert(&mut self, slot: u32) {
        self.words[slot as usize / 64] |= 1 << (slot % 64);
    }

    /// Counts, after the last slot was inserted.
    pub(super) fn count(&mut self) -> u32 {
        self.before = Vec::with_capacity(self.words.len());
        let mut count = 0;
        for word in &self.words {
            self.before.push(count);
            count += word.count_ones();
        }
        count
    }

    /// The slots, in their order.
    pub(super) fn slots(&self) -> impl Iterator<Item = u32> {
        let words = (0..).zip(&self.words);
        words.flat_map(|(number, word)| {
            let bits = (0..64).filter(move |bit| word >> bit & 1 == 1);
            bits.map(move |bit| number * 64 + bit)
        })
    }

    /// How many slots come before this one, if it was inserted.
    pub(super) fn rank(&self, slot: u32) -> Option<u32> {
        let (word, bit) = (slot as usize / 64, slot % 64);
        let bits = self.words[word];
        let below = bits & !(u64::MAX << bit);
        (bits >> bit & 1 == 1).then(|| self.before[word] + below.count_ones())
    }
}
