//! A number of states that a puzzle cannot exceed, from what its moves keep.

use super::{Family, Shape, cases, is_odd};
use crate::definition::Definition;
use crate::generate::order::Order;

impl Shape {
    /// How many states there can be at most of a puzzle whose labels all differ and whose moves have no
    /// guards, and from one goal: all arrangements and turns, less what sums of turns and parities exclude.
    /// However many families and places there are, unlike the slots of an index.
    pub(in crate::generate) fn most_states(&self, definition: &Definition) -> Order {
        let families = self.families.iter();
        let traded: Vec<&Family> = families.filter(|family| family.places.len() > 1).collect();
        let odd: Vec<u128> = cases(definition)
            .iter()
            .map(|case| {
                let odd = traded
                    .iter()
                    .map(|family| is_odd(&family.motion(case.sources()).sources));
                odd.fold(0, |all, is_odd| all << 1 | u128::from(is_odd))
            })
            .collect();
        // Each set of families that is even in all moves excludes one of two arrangements.
        let even_sets = traded.len() - rank(odd);
        let halved = std::iter::repeat_n(2, traded.len() - even_sets);
        let arrangements = traded
            .iter()
            .flat_map(|family| 3..=family.places.len() as u32);
        let contents = self.blocks.iter().take(1).flat_map(|block| &block.contents);
        let turns = contents.flat_map(|content| {
            let period = u32::from(content.kinds[0].period);
            let last = period / u32::from(content.modulus);
            std::iter::repeat_n(period, content.kinds.len() - 1).chain([last])
        });
        Order::of_product(halved.chain(arrangements).chain(turns))
    }
}

/// How many of these sets, a bit for each member, are no sums of others.
fn rank(mut sets: Vec<u128>) -> usize {
    let mut rank = 0;
    while let Some(pivot) = sets.pop() {
        if pivot != 0 {
            rank += 1;
            let bit = pivot & pivot.wrapping_neg();
            for set in sets.iter_mut().filter(|set| **set & bit != 0) {
                *set ^= pivot;
            }
        }
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::rank;

    #[test]
    fn the_rank_counts_what_is_no_sum() {
        assert_eq!(rank(vec![]), 0);
        assert_eq!(rank(vec![0, 0]), 0);
        assert_eq!(rank(vec![1, 2, 3]), 2);
        assert_eq!(rank(vec![0b110, 0b011, 0b101, 0b111]), 3);
        assert_eq!(rank((0..128).map(|bit| 1 << bit).collect()), 128);
    }
}
