//! The rank of a permutation among all permutations of as many labels: the Cantor expansion of where
//! each label is.
//!
//! It ranks places and not labels, since a move acts on places: wherever the first labels are, a move
//! sends all states that have them there to states that have them in one other arrangement. So the
//! search can treat many states as one.

/// The most cells whose permutations can be counted in 32 bits: 12! is 479,001,600.
pub(crate) const MAX_CELLS: usize = 12;

/// The permutations of so many cells.
const FACTORIALS: [u32; MAX_CELLS + 1] = {
    let mut factorials = [1; MAX_CELLS + 1];
    let mut cells = 1;
    while cells <= MAX_CELLS {
        factorials[cells] = factorials[cells - 1] * cells as u32;
        cells += 1;
    }
    factorials
};

/// The slots for `cells` cells: `cells!`, if that is not more than an index can count.
pub(crate) const fn slots(cells: usize) -> Option<u32> {
    if cells > MAX_CELLS {
        return None;
    }
    Some(FACTORIALS[cells])
}

/// The rank of `state`, which holds each of the labels `0..n` once, for `n` up to [`MAX_CELLS`].
///
/// `larger` keeps, in four bits for each label, how many larger labels have come. That many of the
/// places that are left to a label and those behind it lie before its own.
pub(crate) fn rank(state: &[u8]) -> u32 {
    let (mut larger, mut rank) = (0u64, 0u32);
    for label in state {
        let label = usize::from(label & 15);
        let shift = 4 * label as u32;
        let digit = (larger >> shift) as u32 & 15;
        larger = larger.wrapping_add(0x1111_1111_1111_1111 & !(u64::MAX << shift));
        let behind = (state.len() - 1).saturating_sub(label);
        let weight = FACTORIALS.get(behind).copied().unwrap_or(0);
        rank = rank.wrapping_add(digit.wrapping_mul(weight));
    }
    rank
}

/// Whether a permutation is odd. As [`rank`], for up to 16 labels.
pub(crate) fn is_odd(state: &[u8]) -> bool {
    let (mut seen, mut odd) = (0u32, 0);
    for label in state {
        let bit = 1 << (label & 15);
        odd ^= (seen & !(bit - 1)).count_ones();
        seen |= bit;
    }
    odd & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::{is_odd, rank, slots};

    /// The places of the labels in lexicographic order are ranked `0, 1, 2, …`.
    #[test]
    fn ranks_count_up_in_lexicographic_order_of_the_places() {
        for cells in 1..=8u8 {
            let mut places = [0, 1, 2, 3, 4, 5, 6, 7];
            let places = &mut places[..usize::from(cells)];
            for expected in 0..slots(places.len()).unwrap() {
                let mut state = vec![0; places.len()];
                for (label, place) in (0..).zip(places.iter()) {
                    state[usize::from(*place)] = label;
                }
                assert_eq!(rank(&state), expected, "{state:?}");
                let pairs = (0..state.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
                let inversions = pairs.filter(|(a, b)| state[*a] > state[*b]).count();
                assert_eq!(is_odd(&state), inversions % 2 == 1, "{state:?}");
                next_permutation(places);
            }
        }
    }

    #[test]
    fn the_last_of_twelve_is_the_last_slot() {
        let mut state = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
        assert_eq!(rank(&state), 479_001_599);
        state.reverse();
        assert_eq!(rank(&state), 0);
        assert_eq!(slots(12), Some(479_001_600));
        assert_eq!(slots(13), None);
    }

    fn next_permutation(state: &mut [u8]) {
        let Some(pivot) = (1..state.len()).rev().find(|i| state[i - 1] < state[*i]) else {
            return;
        };
        let swap = (pivot..state.len())
            .rev()
            .find(|i| state[*i] > state[pivot - 1])
            .unwrap();
        state.swap(pivot - 1, swap);
        state[pivot..].reverse();
    }
}
