//! The search of a space: layer by layer, a bit a state, a row at a time.

mod part;
mod rows_before;

use std::num::NonZeroUsize;
use std::thread;

use super::distances::Distances;
use crate::generate::space::Space;
use part::Part;
use rows_before::RowsBefore;

/// The fewest states in a layer for which another thread is worth its start.
const WORTH_THREADS: u64 = 20_000;

/// The most threads, however many are asked for.
const MAX_THREADS: usize = 256;

/// The layers after which it is worth to know which rows lead to a row.
const MANY_LAYERS: usize = 64;

/// What a search has found.
pub(in crate::generate::search) struct Layers<'s> {
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
    /// Made when a layer of a long search is found from few rows.
    before: Option<RowsBefore>,
}

/// The states at one distance, a bit each.
struct Layer {
    bits: Vec<u64>,
    /// How many there are in each row.
    counts: Vec<u32>,
    /// The rows in which there are some, once somebody has asked for them.
    used: Option<Vec<u32>>,
}

impl Layer {
    fn new(rows: usize, words: usize) -> Self {
        Self {
            bits: vec![0; rows * words],
            counts: vec![0; rows],
            used: None,
        }
    }

    fn row(&self, row: u32, words: usize) -> &[u64] {
        let start = row as usize * words;
        &self.bits[start..start + words]
    }

    /// The rows in which there are states.
    fn rows(&mut self) -> impl Iterator<Item = u32> {
        let used = self.used.get_or_insert_with(|| {
            let rows = (0..).zip(&self.counts).filter(|(_, count)| **count > 0);
            rows.map(|(row, _)| row).collect()
        });
        used.iter().copied()
    }

    fn clear(&mut self, words: usize) {
        let used: Vec<u32> = self.rows().collect();
        for row in used.into_iter().map(|row| row as usize) {
            self.counts[row] = 0;
            self.bits[row * words..(row + 1) * words].fill(0);
        }
    }
}

impl<'s> Layers<'s> {
    /// The layer of the goals. `distances` gets the distance of each state, in this and all later
    /// layers.
    pub(in crate::generate::search) fn new(
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
            before: None,
        }
    }

    /// How many states there are at each distance so far.
    pub(in crate::generate::search) fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// The distances of all states that were found.
    pub(in crate::generate::search) fn into_distances(self) -> Distances {
        self.distances
    }

    /// The states of the last layer, by number; `most` of them.
    pub(in crate::generate::search) fn last(&self, most: usize) -> Vec<u32> {
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
    pub(in crate::generate::search) fn go_on(&mut self) -> bool {
        let states = self.counts.last().copied().unwrap_or(0);
        let near = states.saturating_mul(self.space.leads.most_of_row());
        let is_sparse = self.counts.len() > MANY_LAYERS && near < u64::from(self.space.rows) / 4;
        let count = if is_sparse {
            self.find_near()
        } else {
            self.find_in_all_rows()
        };
        if count > 0 {
            self.counts.push(count);
            std::mem::swap(&mut self.layer, &mut self.next);
        }
        count > 0
    }

    fn find_in_all_rows(&mut self) -> u64 {
        let distance = self.counts.len() as u32;
        let rows = self.space.rows as usize;
        self.next.used = None;
        let states = self.counts.last().copied().unwrap_or(0);
        let threads = if states < WORTH_THREADS {
            1
        } else {
            self.threads.get().min(MAX_THREADS).min(rows)
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
        counts.sum()
    }

    /// Looks only at the rows that lead to rows with states of the layer.
    fn find_near(&mut self) -> u64 {
        let before = self
            .before
            .get_or_insert_with(|| RowsBefore::new(self.space));
        let mut near: Vec<u32> = self
            .layer
            .rows()
            .flat_map(|row| before.rows(row))
            .copied()
            .collect();
        near.sort_unstable();
        near.dedup();
        self.next.clear(self.words);
        let mut part = Part {
            space: self.space,
            layer: &self.layer,
            words: self.words,
            distance: self.counts.len() as u32,
            first_row: 0,
            found: &mut self.found,
            bits: &mut self.next.bits,
            counts: &mut self.next.counts,
            left: &mut self.rows_left,
            distances: self.distances.whole(self.counts.len() as u32),
            count: None,
        };
        let mut count = 0;
        near.retain(|row| {
            let found = part.find_in_row(*row as usize);
            count += u64::from(found);
            found > 0
        });
        self.next.used = Some(near);
        count
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
