//! How the states of a puzzle are numbered before any is searched: by where its labels or pieces are, or by
//! the places of a stabiliser chain.

mod choice;
mod goals;
#[cfg(test)]
mod tests;

pub(super) use choice::{Chosen, Fitting, Other};

use super::group::{Group, Permutation};
use super::section::Section;
use super::shape::Shape;
use super::space::{Cosets, PieceStates, Pieces, Size, Space};
use crate::definition::DefinedCase;
use crate::index::IndexKind;
use goals::GoalBlock;

/// An index that can be computed in both directions, with its slots in blocks that no moves leave.
pub(super) enum Numbering {
    /// All arrangements of labels that differ.
    Lehmer(Shape),
    Coordinates(Shape),
    Chain(Group, Vec<GoalBlock>),
}

/// A block: its goals, and how many slots it has.
pub(super) struct BlockOf<'n> {
    pub(super) goals: &'n [Vec<u8>],
    pub(super) slots: u128,
}

impl Numbering {
    pub(super) fn kind(&self) -> IndexKind {
        match self {
            Self::Lehmer(_) => IndexKind::Lehmer,
            Self::Coordinates(_) => IndexKind::Coordinates,
            Self::Chain(..) => IndexKind::Chain,
        }
    }

    pub(super) fn blocks(&self) -> Vec<BlockOf<'_>> {
        match self {
            Self::Lehmer(shape) | Self::Coordinates(shape) => {
                let blocks = shape.blocks.iter();
                let blocks = blocks.map(|block| BlockOf {
                    goals: &block.goals,
                    slots: block.slots,
                });
                blocks.collect()
            }
            Self::Chain(group, blocks) => {
                let slots = group.order().to_u128().unwrap_or(u128::MAX);
                let blocks = blocks.iter();
                let blocks = blocks.map(|block| BlockOf {
                    goals: &block.goals,
                    slots,
                });
                blocks.collect()
            }
        }
    }

    /// All slots; the largest number for more.
    pub(super) fn slots(&self) -> u128 {
        let slots = self.blocks().into_iter().map(|block| block.slots);
        slots.fold(0, u128::saturating_add)
    }

    /// The index section of an image, whose slots are within 32 bits.
    pub(super) fn section(&self, labels: usize) -> Vec<u8> {
        match self {
            Self::Lehmer(_) => Vec::new(),
            Self::Coordinates(shape) => shape.section(labels),
            Self::Chain(group, blocks) => {
                let mut section = Section::default();
                section.put((group.levels().len() as u8, blocks.len() as u16));
                for block in &blocks[1..] {
                    section.put_bytes(&block.homes);
                }
                group.put_levels(&mut section);
                section.into_bytes()
            }
        }
    }

    /// How large the space of each block will be; all blocks of a chain share one.
    pub(super) fn sizes(&self, cases: &[&DefinedCase]) -> Vec<Size> {
        match self {
            Self::Lehmer(shape) | Self::Coordinates(shape) => {
                let blocks = shape.blocks.iter();
                let sizes = blocks.map(|block| Pieces::new(shape, block, cases).size());
                sizes.collect()
            }
            Self::Chain(group, _) => vec![Cosets::new(group, Permutation::of_cases(cases)).size()],
        }
    }

    /// The number of the space of a block.
    pub(super) fn space_of(&self, block: usize) -> usize {
        match self {
            Self::Lehmer(_) | Self::Coordinates(_) => block,
            Self::Chain(..) => 0,
        }
    }

    /// The space with a number, whose slots are within 32 bits.
    pub(super) fn space(&self, number: usize, cases: &[&DefinedCase]) -> Space {
        match self {
            Self::Lehmer(shape) | Self::Coordinates(shape) => {
                Pieces::new(shape, &shape.blocks[number], cases).space()
            }
            Self::Chain(group, _) => Cosets::new(group, Permutation::of_cases(cases)).space(),
        }
    }

    /// What it counts, for people.
    pub(super) fn in_words(&self) -> Option<String> {
        match self {
            Self::Lehmer(_) => None,
            Self::Coordinates(shape) => {
                let families = &shape.families;
                let places = families.iter().map(|family| family.places.len());
                let cells = families.iter().flat_map(|family| &family.places);
                Some(format!(
                    "{} cells are {} places of {} {}",
                    cells.map(Vec::len).sum::<usize>(),
                    places.sum::<usize>(),
                    families.len(),
                    if families.len() == 1 {
                        "family"
                    } else {
                        "families"
                    }
                ))
            }
            Self::Chain(group, _) => {
                let levels = group.levels().len();
                Some(format!(
                    "where {levels} {} of {} are says where all are",
                    if levels == 1 { "label" } else { "labels" },
                    group.cells()
                ))
            }
        }
    }

    /// Reads the states of a block.
    pub(super) fn states(&self, block: usize) -> States<'_> {
        match self {
            Self::Lehmer(shape) | Self::Coordinates(shape) => {
                States::Pieces(PieceStates::new(shape, &shape.blocks[block]))
            }
            Self::Chain(group, blocks) => States::Elements(group, &blocks[block].goals[0]),
        }
    }
}

/// The states of a block, by number.
pub(super) enum States<'n> {
    Pieces(PieceStates<'n>),
    /// The elements of a group, each of which sends the labels of a goal on.
    Elements(&'n Group, &'n [u8]),
}

impl States<'_> {
    /// Writes the labels of all cells of the state with a number.
    pub(super) fn write(&mut self, number: u32, state: &mut [u8]) {
        match self {
            Self::Pieces(states) => states.write(number, state),
            Self::Elements(group, goal) => {
                let element = group.element(number);
                for (cell, label) in (0..=u8::MAX).zip(goal.iter()) {
                    state[usize::from(element.of(cell))] = *label;
                }
            }
        }
    }
}
