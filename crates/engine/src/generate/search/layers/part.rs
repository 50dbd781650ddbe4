//! Some rows of the next layer.

use super::super::distances;
use super::{Layer, for_each_column};
use crate::generate::space::{Lead, Space};

/// Some rows of the next layer.
pub(super) struct Part<'p> {
    pub(super) space: &'p Space,
    pub(super) layer: &'p Layer,
    pub(super) words: usize,
    pub(super) distance: u32,
    pub(super) first_row: u32,
    pub(super) found: &'p mut [u64],
    pub(super) bits: &'p mut [u64],
    pub(super) counts: &'p mut [u32],
    pub(super) left: &'p mut [u32],
    pub(super) distances: distances::Part<'p>,
    /// How many there are, once they are found.
    pub(super) count: Option<u64>,
}

impl Part<'_> {
    /// Finds the states of all rows, unless that was done, and counts them.
    pub(super) fn find(&mut self) -> u64 {
        if let Some(count) = self.count {
            return count;
        }
        let rows = 0..self.counts.len();
        let count = rows.map(|row| u64::from(self.find_in_row(row))).sum();
        self.count = Some(count);
        count
    }

    /// Finds the states of a row, which counts from the first of this part, and counts them.
    pub(super) fn find_in_row(&mut self, row: usize) -> u32 {
        let words = row * self.words..(row + 1) * self.words;
        let bits = &mut self.bits[words.clone()];
        if self.counts[row] > 0 {
            bits.fill(0);
            self.counts[row] = 0;
        }
        let leads = self.space.leads.of_row(self.first_row + row as u32);
        let counts = leads
            .iter()
            .map(|lead| u64::from(self.layer.counts[lead.row as usize]));
        let near: u64 = counts.sum();
        let left = u64::from(self.left[row]);
        if near == 0 || left == 0 {
            return 0;
        }
        let found = &mut self.found[words];
        let all = leads.len() as u64 * u64::from(self.space.columns);
        // A state that is left looks at so many others before it finds one of the layer.
        let looks = (all / near).clamp(1, leads.len() as u64);
        let leads = leads.iter().copied();
        let leads = leads.filter(|lead| self.layer.counts[lead.row as usize] > 0);
        if near <= left * looks {
            leads.for_each(|lead| look_back(self.space, self.layer, self.words, lead, bits));
            for (bits, found) in bits.iter_mut().zip(found.iter()) {
                *bits &= !found;
            }
        } else {
            leads
                .for_each(|lead| look_ahead(self.space, self.layer, self.words, lead, found, bits));
        }
        let mut count = 0;
        for (bits, found) in bits.iter().zip(found) {
            *found |= bits;
            count += bits.count_ones();
        }
        self.counts[row] = count;
        self.left[row] -= count;
        let first = row * self.space.columns as usize;
        let (distances, distance) = (&mut self.distances, self.distance);
        for_each_column(bits, |column| distances.set(first + column, distance));
        count
    }
}

/// Adds the states of a row from which a case leads to the layer, found from the layer.
fn look_back(space: &Space, layer: &Layer, words: usize, lead: Lead, bits: &mut [u64]) {
    let map = space.maps.backward(lead.map);
    for (word, columns) in layer.row(lead.row, words).iter().zip(map) {
        let mut word = *word;
        while word != 0 {
            let column = columns[word.trailing_zeros() as usize];
            // "None" is beyond the last word.
            if let Some(bits) = bits.get_mut(usize::from(column / 64)) {
                *bits |= 1 << (column % 64);
            }
            word &= word - 1;
        }
    }
}

/// Adds the states of a row that are left and from which a case leads to the layer, found from those
/// states.
fn look_ahead(
    space: &Space,
    layer: &Layer,
    words: usize,
    lead: Lead,
    found: &[u64],
    bits: &mut [u64],
) {
    let map = space.maps.forward(lead.map);
    let row = layer.row(lead.row, words);
    for ((found, bits), columns) in found.iter().zip(bits).zip(map) {
        let mut left = !(found | *bits);
        while left != 0 {
            let bit = left.trailing_zeros();
            let column = columns[bit as usize];
            let word = row.get(usize::from(column / 64)).copied().unwrap_or(0);
            *bits |= (word >> (column % 64) & 1) << bit;
            left &= left - 1;
        }
    }
}
