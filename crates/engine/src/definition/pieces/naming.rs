//! The names of cells and labels: the set's where there are several, the number of the place or
//! piece, and a letter for the side.

use std::collections::HashSet;

use super::set::Set;

pub(super) struct Naming<'s> {
    sets: &'s [Set],
    /// What stands between the name of a set and a number; `None` where names of sets are left out.
    gap: Option<&'static str>,
}

impl<'s> Naming<'s> {
    pub(super) fn new(sets: &'s [Set]) -> Self {
        let gaps = [(sets.len() == 1).then_some(None), Some(Some(""))];
        let of_gap = |gap| Self { sets, gap };
        let mut namings = gaps.into_iter().flatten().map(of_gap);
        let unambiguous = namings.find(Self::is_unambiguous);
        unambiguous.unwrap_or(of_gap(Some(".")))
    }

    /// The name of a cell or label; without a side, that of a piece whose sides are all the same.
    pub(super) fn name(&self, set: &Set, number: usize, side: Option<usize>) -> String {
        name(self.gap, set, number, side)
    }

    /// A row for each set.
    pub(super) fn drawing(&self) -> String {
        let place = |set: &Set, place: usize| {
            let sides = 0..set.orientations;
            let names = sides.map(|side| self.name(set, place, Some(side)));
            names.collect::<Vec<_>>().join(" ")
        };
        let row = |set: &Set| {
            let places: Vec<_> = (0..set.places).map(|number| place(set, number)).collect();
            places.join(if set.orientations > 1 { "  " } else { " " })
        };
        self.sets.iter().map(row).collect::<Vec<_>>().join("\n")
    }

    fn is_unambiguous(&self) -> bool {
        let mut seen = HashSet::new();
        self.sets.iter().all(|set| {
            let sides = || (0..set.orientations).map(Some);
            // Of a set with one side each, both names are the same.
            let whole = (set.orientations > 1).then_some(None);
            (0..set.places).all(|number| {
                sides()
                    .chain(whole)
                    .all(|side| seen.insert(self.name(set, number, side)))
            })
        })
    }
}

fn name(gap: Option<&str>, set: &Set, number: usize, side: Option<usize>) -> String {
    let number = number + 1;
    let side = match side {
        Some(side) if set.orientations > usize::from(b'z' - b'a') + 1 => format!("_{}", side + 1),
        Some(side) if set.orientations > 1 => char::from(b'a' + side as u8).to_string(),
        _ => String::new(),
    };
    match gap {
        Some(gap) => format!("{}{gap}{number}{side}", set.name),
        None => format!("{number}{side}"),
    }
}

/// The longest name that a cell of a set can get.
pub(super) fn longest(set: &Set) -> String {
    name(Some("."), set, set.places - 1, Some(set.orientations - 1))
}
