//! The first of the counts that others have published: they tell apart readings of the language.

use std::collections::HashSet;

use wayhome_engine::definition::{Definition, Metric};

use crate::{CORNERS, make, read};

/// The pyraminx without its tips.
const PYRAMINX: &str = "
Set EDGES 6 2
Set CENTERS 4 3
Solved
End
Move U
EDGES
2 3 1 4 5 6
CENTERS
1 2 3 4
1 0 0 0
End
Move R
EDGES
1 4 3 5 2 6
0 1 0 0 1 0
CENTERS
1 2 3 4
0 0 1 0
End
Move L
EDGES
6 2 3 1 5 4
1 0 0 1 0 0
CENTERS
1 2 3 4
0 1 0 0
End
Move B
EDGES
1 2 5 4 6 3
0 0 1 0 0 1
CENTERS
1 2 3 4
0 0 0 1
End";

/// How many states are at each distance from the goal, up to some distance.
fn counts(definition: &Definition, distances: usize) -> Vec<usize> {
    let goal = definition.goals()[0].clone();
    let mut seen = HashSet::from([goal.clone()]);
    let mut layers = vec![vec![goal]];
    while layers.len() <= distances {
        let mut next = Vec::new();
        for state in &layers[layers.len() - 1] {
            for step in definition.moves() {
                let after = make(step, state);
                if seen.insert(after.clone()) {
                    next.push(after);
                }
            }
        }
        layers.push(next);
    }
    layers.iter().map(Vec::len).collect()
}

#[test]
fn the_pocket_cube_and_the_pyraminx_have_the_published_counts() {
    // OEIS A079761, A079762 and A152169.
    let corners = |metric| read(CORNERS, metric);
    assert_eq!(
        counts(&corners(Metric::HalfTurn), 5),
        [1, 9, 54, 321, 1847, 9992]
    );
    assert_eq!(
        counts(&corners(Metric::QuarterTurn), 6),
        [1, 6, 27, 120, 534, 2256, 8969]
    );
    assert_eq!(
        counts(&corners(Metric::AsWritten), 8),
        [1, 3, 9, 27, 78, 216, 583, 1546, 4035]
    );
    // OEIS A079744. If an orientation stood at the place that a piece goes to, and not at that which
    // it comes from, there would be 1,640 states at the fourth distance.
    assert_eq!(
        counts(&read(PYRAMINX, Metric::HalfTurn), 5),
        [1, 8, 48, 288, 1728, 9896]
    );
}

#[test]
fn the_pyramorphix_is_the_pocket_cube_with_open_orientations() {
    // OEIS A079764.
    let text = CORNERS.replace("1 2 3 4 5 6 7\n", "1 2 3 4 5 6 7\n? 0 ? 0 ? 0 ?\n");
    let definition = read(text, Metric::HalfTurn);
    assert_eq!(definition.labels().len(), 13);
    assert_eq!(counts(&definition, 5), [1, 9, 54, 321, 1835, 9716]);
}
