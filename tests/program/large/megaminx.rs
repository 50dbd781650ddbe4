//! The megaminx as a definition: a dodecahedron of twelve faces that turn, a cell for each sticker that moves.

use std::fmt::Write as _;

/// The faces, as the corners of an icosahedron: one above, a ring, a ring, one below.
const FACES: usize = 12;

fn are_neighbours(one: usize, other: usize) -> bool {
    let (low, high) = (one.min(other), one.max(other));
    match (low, high) {
        (0, 1..=5) | (6..=10, 11) => true,
        (1..=5, 1..=5) | (6..=10, 6..=10) => [1, 4].contains(&(high - low)),
        // Each of the upper ring touches two of the lower one.
        (1..=5, 6..=10) => high - 6 == low - 1 || high - 6 == low % 5,
        _ => false,
    }
}

/// The face on the other side, which no neighbour of a face touches.
fn opposite(face: usize) -> usize {
    let neighbours = || (0..FACES).filter(|other| are_neighbours(face, *other));
    let is_far = |other: &usize| {
        *other != face
            && !are_neighbours(face, *other)
            && !neighbours().any(|between| are_neighbours(between, *other))
    };
    (0..FACES).find(is_far).expect("each face has one")
}

/// The five neighbours of a face, each beside the one before.
fn ring(face: usize) -> Vec<usize> {
    let mut ring: Vec<usize> = Vec::new();
    while ring.len() < 5 {
        let next = (0..FACES).find(|next| {
            let touches = ring.last().is_none_or(|last| are_neighbours(*last, *next));
            are_neighbours(face, *next) && !ring.contains(next) && touches
        });
        ring.push(next.expect("the neighbours are a ring"));
    }
    ring
}

/// Where each face goes when the whole solid turns around one of them.
fn rotation(around: usize) -> [usize; FACES] {
    let mut to = [around; FACES];
    to[opposite(around)] = opposite(around);
    let ring = ring(around);
    for (place, face) in ring.iter().enumerate() {
        let next = ring[(place + 1) % 5];
        to[*face] = next;
        to[opposite(*face)] = opposite(next);
    }
    to
}

/// A sticker: the face that it is on, and the other faces of its piece.
type Sticker = (usize, Vec<usize>);

fn stickers() -> Vec<Sticker> {
    let mut stickers = Vec::new();
    for face in 0..FACES {
        let ring = ring(face);
        for (place, beside) in ring.iter().enumerate() {
            stickers.push((face, vec![*beside]));
            let mut corner = vec![*beside, ring[(place + 1) % 5]];
            corner.sort_unstable();
            stickers.push((face, corner));
        }
    }
    stickers
}

fn name((face, others): &Sticker) -> String {
    let letter = |face: usize| char::from(b'A' + face as u8);
    let others = others.iter().map(|other| letter(*other));
    format!("{}{}", letter(*face), others.collect::<String>())
}

/// The definition, with a move for each face.
pub(super) fn definition() -> String {
    let stickers = stickers();
    let names: Vec<_> = stickers.iter().map(name).collect();
    let mut text = format!(
        "title = 'Megaminx'\ncells = '{}'\n[moves]\n",
        names.join(" ")
    );
    for turned in 0..FACES {
        let to = rotation(turned);
        let turn = |(face, others): &Sticker| {
            let mut others: Vec<_> = others.iter().map(|other| to[*other]).collect();
            others.sort_unstable();
            (to[*face], others)
        };
        let mut cycles = String::new();
        let mut seen = Vec::new();
        for first in &stickers {
            let is_moved = first.0 == turned || first.1.contains(&turned);
            if !is_moved || seen.contains(first) {
                continue;
            }
            let mut cycle = vec![first.clone()];
            while turn(&cycle[cycle.len() - 1]) != *first {
                cycle.push(turn(&cycle[cycle.len() - 1]));
            }
            let names: Vec<_> = cycle.iter().map(name).collect();
            let _ = write!(cycles, "({})", names.join(" "));
            seen.extend(cycle);
        }
        let letter = char::from(b'a' + turned as u8);
        let _ = writeln!(text, "{letter} = '{cycles}'");
    }
    text
}
