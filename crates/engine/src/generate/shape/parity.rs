//! Families whose permutations are together always even or always odd.

/// The sets of families, a bit each, of which each permutation moves an even number by an odd
/// permutation. `odd` has the families that each permutation moves so. The last family of each
/// set is in no other, so that it can be the one whose parity is left out.
pub(super) fn relations(odd: &[u16], eligible: u16) -> Vec<u16> {
    // Gaussian elimination: the permutations that are odd in a first family of their own.
    let mut basis: Vec<(u16, u16)> = Vec::new();
    for row in odd {
        let mut row = row & eligible;
        for (pivot, other) in &basis {
            if row & pivot != 0 {
                row ^= other;
            }
        }
        if row != 0 {
            let pivot = 1 << row.trailing_zeros();
            for (_, other) in &mut basis {
                if *other & pivot != 0 {
                    *other ^= row;
                }
            }
            basis.push((pivot, row));
        }
    }
    let pivots = basis.iter().fold(0, |all, (pivot, _)| all | pivot);
    let free = (0..u16::BITS).map(|bit| 1u16 << bit);
    let free = free.filter(|bit| eligible & bit != 0 && pivots & bit == 0);
    let set_of = |family: u16| {
        let linked = basis.iter().filter(|(_, row)| row & family != 0);
        linked.fold(family, |set, (pivot, _)| set | pivot)
    };
    free.map(set_of).collect()
}

#[cfg(test)]
mod tests {
    use super::relations;

    /// Each set meets each permutation in an even number of families, and there are as many as there
    /// can be.
    #[test]
    fn each_set_is_even_in_each_permutation() {
        for families in 1..=4 {
            let all = 1u16 << families;
            for odd in 0..1u32 << (all.min(8)) {
                let rows: Vec<u16> = (0..all.min(8)).filter(|row| odd >> row & 1 == 1).collect();
                let sets = relations(&rows, all - 1);
                let is_even = |set: &u16| {
                    rows.iter()
                        .all(|row| (row & set).count_ones().is_multiple_of(2))
                };
                assert!(sets.iter().all(is_even), "{rows:?} {sets:?}");
                let possible = (0..all).filter(is_even).count();
                assert_eq!(possible, 1 << sets.len(), "{rows:?} {sets:?}");
                for set in &sets {
                    let last = 1 << (u16::BITS - 1 - set.leading_zeros());
                    let with_last = sets.iter().filter(|other| *other & last != 0);
                    assert_eq!(with_last.count(), 1, "{rows:?} {sets:?}");
                }
            }
        }
    }
}
