//! Goals of a puzzle whose labels all differ, as far as moves bring them to each other.

use crate::generate::group::Group;

/// Goals that moves bring to each other.
pub(in crate::generate) struct GoalBlock {
    pub(super) goals: Vec<Vec<u8>>,
    /// The cell of each label in the first of the goals.
    pub(super) homes: Vec<u8>,
}

impl GoalBlock {
    /// All goals, in their order, in as few blocks as there can be.
    pub(super) fn all(group: &Group, goals: &[Vec<u8>]) -> Vec<Self> {
        let mut blocks: Vec<Self> = Vec::new();
        for goal in goals {
            match blocks.iter_mut().find(|block| block.reaches(group, goal)) {
                Some(block) => block.goals.push(goal.clone()),
                None => blocks.push(Self {
                    homes: cells_of_labels(goal),
                    goals: vec![goal.clone()],
                }),
            }
        }
        blocks
    }

    /// Whether moves bring the first goal of the block to another one.
    fn reaches(&self, group: &Group, goal: &[u8]) -> bool {
        let there = cells_of_labels(goal);
        let mut images = vec![0; goal.len()];
        for (home, cell) in self.homes.iter().zip(there) {
            images[usize::from(*home)] = cell;
        }
        group.contains(&images)
    }
}

fn cells_of_labels(state: &[u8]) -> Vec<u8> {
    let mut cells = vec![0; state.len()];
    for (cell, label) in (0..).zip(state) {
        cells[usize::from(*label)] = cell;
    }
    cells
}
