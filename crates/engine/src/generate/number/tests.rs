//! From an index to its state and back, and how many bytes an index takes.

use std::path::Path;

use super::{Fitting, Numbering};
use crate::definition::{Definition, Reading};
use crate::generate::wanted::Wanted;
use crate::index::{Index, IndexKind};

/// The most states that are all looked at, and how many are where there are more.
const ALL: u128 = 1_000_000;
const SCATTERED: u128 = 100_000;

/// Reads a definition, named from the crate's directory.
fn read(file: &str) -> Definition {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let definition = Reading::new().read(file);
    definition.unwrap_or_else(|error| panic!("{error}"))
}

fn numbering(definition: &Definition, kind: IndexKind) -> Option<Numbering> {
    let chosen = Fitting::of(definition).of_kind(kind, Wanted::default());
    chosen.ok().map(|chosen| chosen.numbering)
}

/// Whether each index, or many of them, is that of the state which it stands for.
fn check(definition: &Definition, numbering: &Numbering) {
    let kind = numbering.kind();
    let (cells, labels) = (definition.cells().len(), definition.labels().len());
    let section = numbering.section(labels);
    let slots = numbering.slots();
    let index = Index::read(kind, &section, cells, labels, slots as u32);
    let index = index.expect("the index was just written");
    let step = if slots <= ALL { 1 } else { slots / SCATTERED };
    let mut state = vec![0; cells];
    let mut first = 0;
    for (number, block) in numbering.blocks().into_iter().enumerate() {
        let mut states = numbering.states(number);
        // Any index of the block, of which a path may come.
        let before = (first + block.slots / 2) as u32;
        for of_block in (0..block.slots)
            .step_by(step as usize)
            .chain([block.slots - 1])
        {
            states.write(of_block as u32, &mut state);
            let slot = Some((first + of_block) as u32);
            assert_eq!(index.slot(&state), slot, "{kind} {state:?}");
            assert_eq!(index.slot_on_path(&state, before), slot, "{kind} {state:?}");
        }
        first += block.slots;
    }
    assert_eq!(first, slots);
}

#[test]
fn each_index_is_that_of_its_state() {
    let files = "magic-board magic-board-c magic-board-2x3 magic-board-2x5 magic-board-2x6 special-cube \
                 pocket-cube pocket-cube-qtm floppy-cube pyraminx 8-puzzle sliding-2x3 topspin pancakes \
                 lights-out skewb m12";
    let files = files.split_whitespace();
    let files = files.map(|name| format!("../../data/{name}.toml"));
    let mut checked = 0;
    for file in files.chain(["tests/counts/m24.toml".to_owned()]) {
        let definition = read(&file);
        for kind in [IndexKind::Lehmer, IndexKind::Coordinates, IndexKind::Chain] {
            let numbering = numbering(&definition, kind);
            let fits = |numbering: &Numbering| numbering.slots() <= u32::MAX.into();
            if let Some(numbering) = numbering.filter(fits) {
                check(&definition, &numbering);
                checked += usize::from(kind == IndexKind::Chain);
            }
        }
    }
    // The thirteen puzzles of data/ that are groups, and M24.
    assert_eq!(checked, 14);
}

#[test]
fn goals_in_orbits_of_their_own_have_blocks() {
    let text = "
        cells = 'a b c d'
        goals = ['a b c d', 'b c d a', 'b a c d', 'a c b d', 'd c b a']
        moves.turn = '(a b c d)'
    ";
    let definition = Definition::parse("ring", "ring.toml", text.as_bytes());
    let definition = definition.expect("it has no mistake");
    let numbering = numbering(&definition, IndexKind::Chain).expect("labels differ");
    let goals: Vec<_> = numbering
        .blocks()
        .iter()
        .map(|block| block.goals.len())
        .collect();
    assert_eq!(goals, [2, 1, 1, 1]);
    check(&definition, &numbering);
}

/// A stranger has no index, and every label sequence that is no state has none either.
#[test]
fn what_no_moves_reach_has_no_index() {
    let definition = read("../../data/m12.toml");
    let numbering = numbering(&definition, IndexKind::Chain).expect("labels differ");
    let section = numbering.section(12);
    let index = Index::read(IndexKind::Chain, &section, 12, 12, 95_040);
    let index = index.expect("the index was just written");
    let mut state = [0; 12];
    numbering.states(0).write(12_345, &mut state);
    // M12 moves at least eight of its twelve labels, if any.
    for (one, other) in (0..12).flat_map(|one| (0..one).map(move |other| (one, other))) {
        let mut stranger = state;
        stranger.swap(one, other);
        assert_eq!(index.slot(&stranger), None);
        for third in 0..other {
            let mut stranger = stranger;
            stranger.swap(other, third);
            assert_eq!(index.slot(&stranger), None);
        }
    }
}

#[test]
fn chains_take_some_thousand_bytes() {
    let bytes = |file: &str| {
        let definition = read(file);
        let numbering = numbering(&definition, IndexKind::Chain).expect("labels differ");
        numbering.section(definition.labels().len()).len()
    };
    assert_eq!(bytes("tests/counts/m12.toml"), 613);
    assert_eq!(bytes("../../data/skewb.toml"), 1_400);
    assert_eq!(bytes("tests/counts/m24.toml"), 3_113);
}
