//! The shape of an index that counts arrangements and turns: families of places and blocks of states.

mod colors;
mod content;
mod most_states;
mod parity;
mod pieces;

pub(super) use content::Content;
pub(super) use pieces::{Family, Motion};

use super::section::Section;
use crate::definition::{DefinedCase, DefinedMove, Definition};
use crate::puzzle::Condition;
use content::greatest_common_divisor;

/// The families of a puzzle and the blocks of its goals.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) families: Vec<Family>,
    pub(super) blocks: Vec<Block>,
}

/// The states whose families hold the same pieces as some goals.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// What each family holds.
    pub(super) contents: Vec<Content>,
    pub(super) goals: Vec<Vec<u8>>,
    /// The largest number for more.
    pub(super) slots: u128,
}

impl Shape {
    /// The pieces that the moves of a puzzle keep together; `None` where there is no such index: where
    /// a piece turns in other ways than a wheel, or a guard asks for a label of a piece of several
    /// cells.
    pub(super) fn of_pieces(definition: &Definition) -> Option<Self> {
        let cases = cases(definition);
        let mut permutations: Vec<_> = cases.iter().map(|case| case.sources()).collect();
        permutations.sort_unstable();
        permutations.dedup();
        let families = pieces::find(definition.cells().len(), &permutations)?;
        let is_guarded = guarded_families(&families, &cases);
        let mut pairs = families.iter().zip(&is_guarded);
        if pairs.any(|(family, is_guarded)| *is_guarded && family.width() > 1) {
            return None;
        }
        let motions: Vec<Vec<Motion>> = permutations
            .iter()
            .map(|sources| {
                families
                    .iter()
                    .map(|family| family.motion(sources))
                    .collect()
            })
            .collect();
        let kept: Vec<u8> = (0..families.len())
            .map(|family| kept_sum(&families[family], motions.iter().map(|all| &all[family])))
            .collect();
        let colors: Vec<_> = families
            .iter()
            .zip(&is_guarded)
            .map(|(family, is_guarded)| is_guarded.then(|| colors::of_guard(family, &cases))?)
            .collect();
        let colored = (0..u16::BITS)
            .zip(&colors)
            .filter(|(_, colors)| colors.is_some());
        let colored = colored.fold(0u16, |all, (family, _)| all | 1 << family);
        // What a coloured family does is even in each case.
        let odd = motions.iter().map(|all| odd_families(all) & !colored);
        let odd: Vec<u16> = odd.collect();
        let mut blocks: Vec<Block> = Vec::new();
        for goal in definition.goals() {
            let (mut contents, seen): (Vec<_>, Vec<_>) = families
                .iter()
                .zip(&kept)
                .zip(&colors)
                .map(|((family, modulus), colors)| {
                    let first = colors.map(|(label, _)| label);
                    Content::of_state(family, goal, *modulus, first)
                })
                .unzip();
            let mut eligible = 0;
            for (family, content) in contents.iter_mut().enumerate().take(16) {
                let first = content.kinds[0].labels[0];
                let odd_places = colors[family].map(
                    |(label, odd_places)| {
                        if label == first { odd_places } else { 0 }
                    },
                );
                content.odd_places = odd_places.unwrap_or(0);
                if content.can_tell_parity() && (!is_guarded[family] || colors[family].is_some()) {
                    eligible |= 1 << family;
                }
            }
            for set in parity::relations(&odd, eligible) {
                let last = (u16::BITS - 1 - set.leading_zeros()) as usize;
                let members = (0..=last).filter(|family| set >> family & 1 == 1);
                let mut is_odd = false;
                for family in members {
                    contents[family].is_in_parity = true;
                    is_odd ^= contents[family].is_odd_arrangement(&seen[family].kinds);
                }
                contents[last].parity = set;
                contents[last].is_odd = is_odd;
            }
            match blocks.iter_mut().find(|block| block.contents == contents) {
                Some(block) => block.goals.push(goal.clone()),
                None => blocks.push(Block::new(contents, goal.clone())),
            }
        }
        Some(Self { families, blocks })
    }

    /// One family of all cells, each of which holds a label of its own; `None` where labels repeat.
    pub(super) fn of_permutations(definition: &Definition) -> Option<Self> {
        if !definition.all_labels_differ() {
            return None;
        }
        let family = Family::of_single_cells(definition.cells().len());
        let (content, _) = Content::of_state(&family, &definition.goals()[0], 1, None);
        let mut block = Block::new(vec![content], definition.goals()[0].clone());
        block.goals = definition.goals().to_vec();
        Some(Self {
            families: vec![family],
            blocks: vec![block],
        })
    }

    /// The index section of an image, whose slots are within 32 bits.
    pub(super) fn section(&self, labels: usize) -> Vec<u8> {
        let mut section = Section::default();
        section.put(self.families.len() as u8);
        for family in &self.families {
            let places = family.places.len() as u8;
            section.put((places, family.width() as u8, family.turns as u8));
            for place in &family.places {
                section.put_bytes(place);
            }
        }
        section.put(self.blocks.len() as u16);
        for block in &self.blocks {
            let mut contents = Section::default();
            for (family, content) in self.families.iter().zip(&block.contents) {
                put_content(&mut contents, family, content, labels);
            }
            let contents = contents.into_bytes();
            section.put((block.slots as u32, contents.len() as u16));
            section.put_bytes(&contents);
        }
        section.into_bytes()
    }
}

impl Block {
    fn new(contents: Vec<Content>, goal: Vec<u8>) -> Self {
        let slots = contents.iter().map(|content| {
            arrangements(&content.arranged_counts()).saturating_mul(content.turn_slots())
        });
        let slots = slots.fold(1, u128::saturating_mul);
        Self {
            contents,
            goals: vec![goal],
            slots,
        }
    }
}

/// The cases of all moves, in their order.
pub(super) fn cases(definition: &Definition) -> Vec<&DefinedCase> {
    let moves = definition.moves().iter();
    moves.flat_map(DefinedMove::cases).collect()
}

/// Whether each move has one that undoes it, so that the distances of neighbours differ by one at most.
pub(super) fn moves_go_both_ways(definition: &Definition) -> bool {
    let cases = cases(definition);
    let are_plain = cases.iter().all(|case| case.conditions().is_empty());
    are_plain && cases.iter().all(|case| cases.contains(&&case.inverse()))
}

/// For each family whether a guard asks for a label of its cells.
fn guarded_families(families: &[Family], cases: &[&DefinedCase]) -> Vec<bool> {
    let conditions = || cases.iter().flat_map(|case| case.conditions());
    let mut guarded = [false; u8::MAX as usize + 1];
    conditions()
        .map(Condition::cell)
        .for_each(|cell| guarded[usize::from(cell)] = true);
    let is_guarded = |family: &Family| {
        let mut cells = family.places.iter().flatten();
        cells.any(|cell| guarded[usize::from(*cell)])
    };
    families.iter().map(is_guarded).collect()
}

/// The modulus to which no motion changes the sum of a family's turns.
fn kept_sum<'m>(family: &Family, motions: impl Iterator<Item = &'m Motion>) -> u8 {
    let turns = family.turns as u32;
    motions.fold(family.turns as u8, |kept, motion| {
        let sum: u32 = motion.turns.iter().copied().map(u32::from).sum();
        greatest_common_divisor(kept, (sum % turns) as u8)
    })
}

/// The first 16 families whose places a permutation of the cells permutes oddly.
fn odd_families(motions: &[Motion]) -> u16 {
    let odd = (0..u16::BITS)
        .zip(motions)
        .filter(|(_, motion)| is_odd(&motion.sources));
    odd.fold(0, |all, (family, _)| all | 1 << family)
}

/// Whether a permutation is odd.
fn is_odd(permutation: &[u8]) -> bool {
    let pairs = (0..permutation.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    pairs
        .filter(|(a, b)| permutation[*a] > permutation[*b])
        .count()
        % 2
        == 1
}

/// How many arrangements there are of so many pieces of each kind; the largest number for more.
fn arrangements(counts: &[u8]) -> u128 {
    let mut places: u32 = counts.iter().copied().map(u32::from).sum();
    counts.iter().fold(1, |arrangements: u128, count| {
        let sets = choose(places, u32::from(*count));
        places -= u32::from(*count);
        arrangements.saturating_mul(sets)
    })
}

/// How many sets of `pieces` places there are among `places`; the largest number for more.
pub(super) fn choose(places: u32, pieces: u32) -> u128 {
    if pieces > places {
        return 0;
    }
    let pieces = pieces.min(places - pieces);
    let next = |sets: u128, piece: u32| {
        let left = u128::from(places + 1 - piece);
        Some(sets.checked_mul(left)? / u128::from(piece))
    };
    (1..=pieces).try_fold(1, next).unwrap_or(u128::MAX)
}

fn put_content(section: &mut Section, family: &Family, content: &Content, labels: usize) {
    section.put((
        content.kinds.len() as u8,
        content.modulus,
        content.remainder,
        content.same_period().unwrap_or(0),
    ));
    let flags = u8::from(content.is_odd) | u8::from(content.is_in_parity) << 1;
    section.put((content.parity, content.odd_places, flags));
    let none = content.kinds.len() as u8;
    let mut firsts = vec![none; labels];
    for (number, kind) in (0..none).zip(&content.kinds).rev() {
        for label in &kind.labels[..family.turns] {
            firsts[usize::from(*label)] = number;
        }
    }
    section.put_bytes(&firsts);
    for kind in &content.kinds {
        section.put((kind.count, kind.period));
        section.put_bytes(&kind.labels);
    }
}
