//! The search of a space: layer by layer, a bit a state, a row at a time.

use std::num::NonZeroUsize;
use std::thread;

use super::distances::{self, Distances};
use super::space::{Lead, Space};

/// The fewest states in a layer for which another thread is worth its start.
const WORTH_THREADS: u64 = 20_000;

/// What a search has found.
pub(super) struct Layers<'s> {
    space: &'s Space,
    words: usize,
    threads: NonZeroUsize,
    found: Vec<u64>,
    layer: Layer,
    next: Layer,
    rows_left: Vec<u32>,
    /// How many states there are at each distance.
    counts: Vec<u64>,
    distances: Distances,
}

/// The states of a row at one distance.
struct Layer {
    bits: Vec<u64>,
    /// How many there are in each row.
    counts: Vec<u32>,
}

impl Layer {
    fn new(rows: usize, words: usize) -> Self {
        Self {
            bits: vec![0; rows * words],
            counts: vec![0; rows],
        }
    }
}

impl<'s> Layers<'s> {
    /// The bytes that a search of so many rows and columns takes, less the space itself.
    pub(super) fn bytes(rows: u64, columns: u64) -> u64 {
        rows * (3 * columns.div_ceil(64) * 8 + 12)
    }

    /// The layer of the goals. `distances` gets the distance of each state, in this and all later
    /// layers.
    pub(super) fn new(
        space: &'s Space,
        goals: &[u32],
        threads: NonZeroUsize,
        mut distances: Distances,
    ) -> Self {
        let (rows, columns) = (space.rows as usize, space.columns as usize);
        let words = columns.div_ceil(64);
        let mut layer = Layer::new(rows, words);
        let mut rows_left = vec![space.columns; rows];
        for goal in goals.iter().map(|goal| *goal as usize) {
            let (row, column) = (goal / columns, goal % columns);
            layer.bits[row * words + column / 64] |= 1 << (column % 64);
            layer.counts[row] += 1;
            rows_left[row] -= 1;
            if let Some(mut distances) = distances.parts(rows * columns, 0).next() {
                distances.set(goal, 0);
            }
        }
        let mut found = layer.bits.clone();
        let beyond = match columns % 64 {
            0 => 0,
            used => u64::MAX << used,
        };
        // What no column stands for is never left to find.
        found
            .iter_mut()
            .skip(words - 1)
            .step_by(words)
            .for_each(|word| *word |= beyond);
        Self {
            space,
            words,
            threads,
            found,
            layer,
            next: Layer::new(rows, words),
            rows_left,
            counts: vec![goals.len() as u64],
            distances,
        }
    }

    /// How many states there are at each distance so far.
    pub(super) fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// The distances of all states that were found.
    pub(super) fn into_distances(self) -> Distances {
        self.distances
    }

    /// The states of the last layer, by number; `most` of them.
    pub(super) fn last(&self, most: usize) -> Vec<u32> {
        let mut states = Vec::new();
        for (bits, row) in self.layer.bits.chunks(self.words).zip(0..) {
            if states.len() >= most {
                break;
            }
            let first = row * self.space.columns;
            for_each_column(bits, |column| states.push(first + column as u32));
        }
        states.truncate(most);
        states
    }

    /// Finds the next layer; `false` where there is none.
    pub(super) fn go_on(&mut self) -> bool {
        let distance = self.counts.len() as u32;
        let rows = self.space.rows as usize;
        let states = self.counts.last().copied().unwrap_or(0);
        let threads = if states < WORTH_THREADS {
            1
        } else {
            self.threads.get()
        };
        let rows_of_part = rows.div_ceil(threads);
        let words_of_part = rows_of_part * self.words;
        let distances_of_part = rows_of_part * self.space.columns as usize;
        let mut found = self.found.chunks_mut(words_of_part);
        let mut bits = self.next.bits.chunks_mut(words_of_part);
        let mut counts = self.next.counts.chunks_mut(rows_of_part);
        let mut left = self.rows_left.chunks_mut(rows_of_part);
        let mut distances = self.distances.parts(distances_of_part, distance);
        let mut parts: Vec<_> = (0..threads)
            .map(|number| Part {
                space: self.space,
                layer: &self.layer,
                words: self.words,
                distance,
                first_row: (number * rows_of_part) as u32,
                found: found.next().unwrap_or_default(),
                bits: bits.next().unwrap_or_default(),
                counts: counts.next().unwrap_or_default(),
                left: left.next().unwrap_or_default(),
                distances: distances.next().unwrap_or_default(),
                count: None,
            })
            .collect();
        if let Some((first, others)) = parts.split_first_mut() {
            thread::scope(|scope| {
                for part in others {
                    // A part for which no thread can be had is looked at below.
                    let _ = thread::Builder::new().spawn_scoped(scope, || part.find());
                }
                first.find();
            });
        }
        let counts = parts.iter_mut().map(Part::find);
        let count: u64 = counts.sum();
        if count > 0 {
            self.counts.push(count);
            std::mem::swap(&mut self.layer, &mut self.next);
        }
        count > 0
    }
}

/// Some rows of the next layer.
struct Part<'p> {
    space: &'p Space,
    layer: &'p Layer,
    words: usize,
    distance: u32,
    first_row: u32,
    found: &'p mut [u64],
    bits: &'p mut [u64],
    counts: &'p mut [u32],
    left: &'p mut [u32],
    distances: distances::Part<'p>,
    /// How many there are, once they are found.
    count: Option<u64>,
}

impl Part<'_> {
    /// Finds the states of all rows, unless that was done, and counts them.
    fn find(&mut self) -> u64 {
        if let Some(count) = self.count {
            return count;
        }
        let rows = 0..self.counts.len();
        let count = rows.map(|row| u64::from(self.find_in_row(row))).sum();
        self.count = Some(count);
        count
    }

    fn find_in_row(&mut self, row: usize) -> u32 {
        let words = row * self.words..(row + 1) * self.words;
        let bits = &mut self.bits[words.clone()];
        if self.counts[row] > 0 {
            bits.fill(0);
            self.counts[row] = 0;
        }
        let leads = self.space.leads(self.first_row + row as u32);
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
        let leads = leads.iter();
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

impl Layer {
    fn row(&self, row: u32, words: usize) -> &[u64] {
        let start = row as usize * words;
        &self.bits[start..start + words]
    }
}

/// Adds the states of a row from which a case leads to the layer, found from the layer.
fn look_back(space: &Space, layer: &Layer, words: usize, lead: &Lead, bits: &mut [u64]) {
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
    lead: &Lead,
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

/// Calls `visit` with each column whose bit is set.
fn for_each_column(bits: &[u64], mut visit: impl FnMut(usize)) {
    for (number, word) in bits.iter().enumerate() {
        let mut word = *word;
        while word != 0 {
            visit(number * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}
