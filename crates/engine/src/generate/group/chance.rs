//! Elements of a group, chosen as if by chance: the same on every machine.

use super::permutation::Permutation;

/// Products of generators that are mixed with each further one (after Celler, Leedham-Green, Murray,
/// Niemeyer and O'Brien, "Generating random elements of a finite group", 1995).
pub(super) struct Chance {
    pool: Vec<Permutation>,
    last: Permutation,
    seed: u64,
}

/// How many products the pool has at least, and how often they are mixed before the first is used.
const POOL: usize = 10;
const MIXED: usize = 60;

impl Chance {
    /// Of a group with at least one generator.
    pub(super) fn new(generators: &[Permutation]) -> Self {
        let pool = generators.iter().cycle().copied();
        let mut chance = Self {
            pool: pool.take(generators.len().max(POOL)).collect(),
            last: Permutation::identity(),
            seed: 0x9e37_79b9_7f4a_7c15,
        };
        for _ in 0..MIXED {
            chance.element();
        }
        chance
    }

    pub(super) fn element(&mut self) -> Permutation {
        let count = self.pool.len();
        let one = self.number() % count;
        // Another one than the first.
        let other = (one + 1 + self.number() % (count - 1)) % count;
        let factor = if self.number().is_multiple_of(2) {
            self.pool[other]
        } else {
            self.pool[other].inverse()
        };
        self.pool[one] = if self.number().is_multiple_of(2) {
            self.pool[one].then(&factor)
        } else {
            factor.then(&self.pool[one])
        };
        self.last = self.last.then(&self.pool[one]);
        self.last
    }

    /// Marsaglia, "Xorshift RNGs", 2003.
    fn number(&mut self) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed >> 33) as usize
    }
}
