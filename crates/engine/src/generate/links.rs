//! The entry of each state.

use super::choice::ChosenIndex;
use super::search::{Search, make};
use crate::definition::Definition;
use crate::table::{Entry, Link};

/// The links of all slots. Each is the first move, in the definition's order, that comes nearer, not
/// the move that found the state: so paths are the smallest of all shortest ones.
pub(super) fn of_all_slots(
    definition: &Definition,
    search: &Search,
    index: &ChosenIndex,
) -> Vec<Link> {
    let view = index
        .view()
        .expect("an index that was just made can be read");
    let slot = |state: &[u8]| {
        let slot = view.slot(state);
        slot.expect("the index covers each state that was found")
    };
    let mut links = vec![Link::Unreachable; index.slots as usize];
    let mut there = vec![0; definition.cells().len()];
    for number in 0..search.states() {
        let state = search.state(number);
        let distance = search.distance(number);
        let mut link = Link::Goal;
        for (step, name) in definition.moves().iter().zip(0..=u8::MAX) {
            let Some(case) = step.cases().iter().find(|case| case.holds(state)) else {
                continue;
            };
            make(state, case.sources(), &mut there);
            let neighbour = search.find(&there);
            if neighbour.is_some_and(|n| search.distance(n) + 1 == distance) {
                link = Link::Step(Entry {
                    number: name,
                    parent: slot(&there),
                });
                break;
            }
        }
        links[slot(state) as usize] = link;
    }
    links
}
