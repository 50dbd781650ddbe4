//! Asking a table about each state, and comparing with a plain search.

use std::collections::BTreeSet;

use wayhome_engine::definition::{DefinedMove, Definition};
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, Image, IndexKind};

use crate::plain::{Labels, Plain};

/// No index, and each that can be asked for.
const INDEXES: [Option<IndexKind>; 5] = [
    None,
    Some(IndexKind::Lehmer),
    Some(IndexKind::Coordinates),
    Some(IndexKind::Chain),
    Some(IndexKind::Hash),
];

/// The most slots of an index that is worth a look here.
const MOST_SLOTS: u64 = 400_000;

/// The most arrangements of the labels that are all asked for.
const ALL: usize = 5_040;

/// Arrangements of the labels of a goal: all, or where they are many those that a search meets first.
fn arrangements(goal: &[u8]) -> BTreeSet<Labels> {
    let mut found = BTreeSet::from([goal.to_vec()]);
    let mut left = vec![goal.to_vec()];
    while let Some(state) = left.pop() {
        for (one, other) in
            (0..goal.len()).flat_map(|other| (0..other).map(move |one| (one, other)))
        {
            let mut next = state.clone();
            next.swap(one, other);
            if found.len() < ALL && found.insert(next.clone()) {
                left.push(next);
            }
        }
    }
    found
}

/// The numbers of the moves of a path, or whether there is none because no moves lead there.
fn numbers(image: &Image<'_>, from: &[u8]) -> Result<Option<Vec<u8>>, String> {
    match image.path(from) {
        Ok(path) => {
            let length = path.len();
            let numbers: Vec<u8> = path.map(|step| step.number()).collect();
            if numbers.len() == length {
                Ok(Some(numbers))
            } else {
                Err(format!("{} of {length} moves", numbers.len()))
            }
        }
        Err(error) if error.is_unreachable() => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

/// Whether an index may be refused for this puzzle.
fn may_refuse(definition: &Definition, index: Option<IndexKind>, sentence: &str) -> bool {
    match index {
        Some(IndexKind::Lehmer) if definition.labels().len() < definition.cells().len() => {
            sentence == "the index lehmer needs labels that all differ"
        }
        Some(IndexKind::Lehmer) if definition.cells().len() > 12 => {
            sentence.starts_with("the index lehmer counts the states of at most 12 cells")
        }
        Some(IndexKind::Lehmer) if definition.cells().len() > 9 => {
            sentence.starts_with("the index lehmer has ")
                && sentence.ends_with("expected at most 400,000 (`max-states`)")
        }
        Some(IndexKind::Coordinates) => {
            sentence
                == "the index coordinates needs pieces that turn as a wheel does, and guards that ask \
                    for pieces of one cell"
        }
        Some(IndexKind::Chain) => {
            let is_guarded = definition.moves().iter().any(DefinedMove::is_guarded);
            let is_group = definition.all_labels_differ() && !is_guarded;
            !is_group
                && sentence
                    == "the index chain needs labels that all differ, and moves without guards"
        }
        _ => false,
    }
}

fn is_too_far(sentence: &str) -> bool {
    sentence.starts_with("the moves lead to neighbours of so many distances")
}

/// Compares the counts, the hardest states and each path, by each index and in each encoding that fits. A
/// difference is a sentence.
pub(crate) fn check(definition: &Definition) -> Result<(), String> {
    let plain = Plain::search(definition);
    let mut states = arrangements(&definition.goals()[0]);
    states.extend(plain.distances.keys().cloned());
    let paths: Vec<_> = states
        .into_iter()
        .map(|state| (plain.path(&state), state))
        .collect();
    for index in INDEXES {
        let generator = Generator::new().max_states(MOST_SLOTS);
        let generator = index.map_or(generator.clone(), |kind| generator.index(kind));
        let refused = check_count(&generator, definition, &plain)?;
        if let Some(sentence) = refused {
            if may_refuse(definition, index, &sentence) {
                continue;
            }
            return Err(format!("{index:?}: {sentence}"));
        }
        for encoding in Encoding::ALL {
            let generated = generator.clone().encoding(encoding).generate(definition);
            match generated {
                Ok(generated) => {
                    check_image(generated.image(), &plain, &paths).map_err(|difference| {
                        format!("{encoding}, {}: {difference}", generated.reason())
                    })?;
                }
                Err(error) if encoding == Encoding::Distance && is_too_far(error.sentence()) => {}
                Err(error) => return Err(format!("{index:?} {encoding}: {error}")),
            }
        }
    }
    Ok(())
}

/// The sentence by which the generator refuses to count, if it does.
fn check_count(
    generator: &Generator,
    definition: &Definition,
    plain: &Plain<'_>,
) -> Result<Option<String>, String> {
    let counted = match generator.count_with(definition, 3, &mut |_| {}) {
        Ok(counted) => counted,
        Err(error) => return Ok(Some(error.sentence().to_owned())),
    };
    let counts = plain.counts();
    if counted.depth_counts() != counts {
        return Err(format!(
            "counts {:?} and not {counts:?}",
            counted.depth_counts()
        ));
    }
    let hardest: BTreeSet<_> = counted.hardest().iter().collect();
    let expected = counts[counts.len() - 1].min(3) as usize;
    let furthest = Some(counted.gods_number() as u32);
    let are_hardest = hardest
        .iter()
        .all(|state| plain.distances.get(*state).copied() == furthest);
    if counted.hardest().len() != expected || hardest.len() != expected || !are_hardest {
        return Err(format!("the hardest are not {hardest:?}"));
    }
    Ok(None)
}

/// Compares what an image says with the plain search: its counts, and the path of each of these states.
pub(crate) fn check_image(
    image: &[u8],
    plain: &Plain<'_>,
    paths: &[(Option<Vec<u8>>, Labels)],
) -> Result<(), String> {
    let image = Image::from_bytes(image).map_err(|error| error.to_string())?;
    Generator::new()
        .verify(&image)
        .map_err(|error| error.to_string())?;
    let counts = plain.counts();
    if !image
        .depth_counts()
        .map(u64::from)
        .eq(counts.iter().copied())
    {
        return Err(format!("the image does not count {counts:?}"));
    }
    if u64::from(image.states()) != counts.iter().sum::<u64>() {
        return Err(format!("the image has {} states", image.states()));
    }
    for (expected, state) in paths {
        let found = numbers(&image, state);
        if found.as_ref() != Ok(expected) {
            return Err(format!("{state:?} has {found:?} and not {expected:?}"));
        }
    }
    Ok(())
}
