//! The rank of a permutation among all permutations of as many labels, in lexicographic order (the
//! Cantor expansion).

/// The most cells whose permutations can be counted in 32 bits: 12! is 479,001,600.
pub(crate) const MAX_CELLS: usize = 12;

/// The slots for `cells` cells: `cells!`, if that is not more than an index can count.
pub(crate) const fn slots(cells: usize) -> Option<u32> {
    if cells > MAX_CELLS {
        return None;
    }
    let mut slots = 1;
    let mut cell = 2;
    while cell <= cells {
        slots *= cell as u32;
        cell += 1;
    }
    Some(slots)
}

/// The rank of `state`, which holds each of the labels `0..n` once, for `n` up to [`MAX_CELLS`].
///
/// `smaller` keeps, in four bits for each label, how many of the labels that are still to come are
/// smaller. When a label has come, each larger label loses one.
pub(crate) fn rank(state: &[u8]) -> u32 {
    let mut smaller = 0xfedc_ba98_7654_3210u64;
    let mut rank = 0u32;
    for (place, label) in state.iter().enumerate() {
        let shift = 4 * u32::from(label & 15);
        let digit = (smaller >> shift) as u32 & 15;
        smaller = smaller.wrapping_sub(0x1111_1111_1111_1110 << shift);
        rank = rank
            .wrapping_mul((state.len() - place) as u32)
            .wrapping_add(digit);
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::{rank, slots};

    #[test]
    fn ranks_count_up_in_lexicographic_order() {
        for cells in 1..=8u8 {
            let mut state = [0, 1, 2, 3, 4, 5, 6, 7];
            let state = &mut state[..usize::from(cells)];
            for expected in 0..slots(state.len()).unwrap() {
                assert_eq!(rank(state), expected, "{state:?}");
                next_permutation(state);
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
