//! The plain search: every state that can be brought to a goal, with its distance and its path.

use std::collections::{HashMap, VecDeque};

use crate::space::{FACES, Sticker, Turn, stickers};

/// The colours of the stickers as the judge reads them, `0` for white and `1` for black.
pub(crate) type Colours = [u8; 24];

/// The cube on which the plain search is done.
pub(crate) struct Cube {
    pub(crate) stickers: Vec<Sticker>,
    names: [&'static str; 6],
    /// For each move and each sticker, the number of the sticker in whose place it comes.
    ends: [Vec<usize>; 6],
}

impl Cube {
    pub(crate) fn new(turns: &[Turn; 6]) -> Self {
        let stickers = stickers();
        let end = |sticker| stickers.iter().position(|s| *s == sticker).unwrap();
        let ends = turns.each_ref().map(|turn| {
            let carried = stickers.iter().map(|sticker| turn.carry(*sticker));
            carried.map(end).collect()
        });
        Self {
            names: turns.each_ref().map(|turn| turn.name),
            ends,
            stickers,
        }
    }

    pub(crate) fn make(&self, number: usize, colours: Colours) -> Colours {
        let mut made = [0; 24];
        for (colour, end) in colours.iter().zip(&self.ends[number]) {
            made[*end] = *colour;
        }
        made
    }

    pub(crate) fn undo(&self, number: usize, colours: Colours) -> Colours {
        let mut undone = [0; 24];
        for (colour, end) in undone.iter_mut().zip(&self.ends[number]) {
            *colour = colours[*end];
        }
        undone
    }

    /// The cube with these stickers white and all others black.
    pub(crate) fn white(&self, is_white: impl Fn(&Sticker) -> bool) -> Colours {
        let mut colours = [b'1'; 24];
        for (colour, sticker) in colours.iter_mut().zip(&self.stickers) {
            if is_white(sticker) {
                *colour = b'0';
            }
        }
        colours
    }

    /// All states that can be brought to a goal, each with its distance: a search backward from the
    /// six cubes with one white face.
    pub(crate) fn distances(&self) -> HashMap<Colours, usize> {
        let goals = FACES.map(|(face, ..)| self.white(|sticker| sticker.face == face));
        let mut distances = HashMap::from(goals.map(|goal| (goal, 0)));
        let mut queue = VecDeque::from(goals);
        while let Some(to) = queue.pop_front() {
            let distance = distances[&to] + 1;
            for number in 0..6 {
                let from = self.undo(number, to);
                distances.entry(from).or_insert_with(|| {
                    queue.push_back(from);
                    distance
                });
            }
        }
        distances
    }

    /// The smallest of all shortest paths to a goal: from each state the first move that comes
    /// nearer.
    pub(crate) fn path(
        &self,
        distances: &HashMap<Colours, usize>,
        start: Colours,
    ) -> Vec<&'static str> {
        let (mut at, mut path) = (start, Vec::new());
        while distances[&at] > 0 {
            let made = (0..6).map(|number| self.make(number, at));
            let (number, nearer) = made
                .enumerate()
                .find(|(_, made)| distances[made] < distances[&at])
                .unwrap();
            path.push(self.names[number]);
            at = nearer;
        }
        path
    }
}
