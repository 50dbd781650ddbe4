//! Pieces, found from what the moves do to the cells.

/// Places that pieces can trade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::generate) struct Family {
    /// The cells of each place, in such an order that a piece turned by one shows in each cell what it
    /// showed in the next of its cycle of `turns` cells.
    pub(in crate::generate) places: Vec<Vec<u8>>,
    pub(in crate::generate) turns: usize,
}

/// What a permutation of the cells does to the places of a family: from which place a piece comes to
/// each place, and by how much it is turned on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::generate) struct Motion {
    pub(in crate::generate) sources: Vec<u8>,
    pub(in crate::generate) turns: Vec<u8>,
}

impl Family {
    /// One family of all cells, each a place.
    pub(in crate::generate) fn of_single_cells(cells: usize) -> Self {
        Self {
            places: (0..cells as u8).map(|cell| vec![cell]).collect(),
            turns: 1,
        }
    }

    /// The cells of a place.
    pub(in crate::generate) fn width(&self) -> usize {
        self.places[0].len()
    }

    /// Where in its cycle a cell comes that is `by` behind another.
    pub(in crate::generate) fn turned(&self, position: usize, by: usize) -> usize {
        let within = position % self.turns;
        position - within + (within + by) % self.turns
    }

    pub(in crate::generate) fn motion(&self, sources: &[u8]) -> Motion {
        let place_and_position = |cell: u8| {
            let mut places = (0..).zip(&self.places);
            places.find_map(|(number, place)| {
                let position = place.iter().position(|other| *other == cell);
                Some((number, position?))
            })
        };
        let motions = self.places.iter().map(|place| {
            let from = place_and_position(sources[usize::from(place[0])]);
            let (number, position) = from.expect("a move keeps a family together");
            (number, position as u8)
        });
        let (sources, turns) = motions.unzip();
        Motion { sources, turns }
    }
}

/// The families of a puzzle whose cells are permuted so, in the order of their first cells; `None`
/// where the turns of some piece are not those of a wheel.
///
/// Cells that always travel together are a piece: each permutation that leaves the one leaves the
/// other, which is so where the orbit of the pair is as small as the orbit of either.
pub(in crate::generate) fn find(cells: usize, permutations: &[&[u8]]) -> Option<Vec<Family>> {
    let orbits = Classes::new(
        cells,
        permutations
            .iter()
            .map(|sources| move |cell: usize| usize::from(sources[cell])),
    );
    let pairs = Classes::new(
        cells * cells,
        permutations.iter().map(|sources| {
            move |pair: usize| {
                let from = |cell: usize| usize::from(sources[cell]);
                from(pair / cells) * cells + from(pair % cells)
            }
        }),
    );
    let together = |one: usize, other: usize| {
        let size = pairs.size(one * cells + other);
        size == orbits.size(one) && size == orbits.size(other)
    };
    let mut piece_of: Vec<Option<usize>> = vec![None; cells];
    let mut pieces: Vec<Vec<u8>> = Vec::new();
    for cell in 0..cells {
        if piece_of[cell].is_none() {
            let members = (cell..cells).filter(|other| together(cell, *other));
            let members: Vec<u8> = members.map(|member| member as u8).collect();
            for member in &members {
                piece_of[usize::from(*member)] = Some(pieces.len());
            }
            pieces.push(members);
        }
    }
    let mut families = Vec::new();
    let mut is_placed = vec![false; cells];
    for first in 0..cells {
        if !is_placed[first] {
            let family = family_of(&pieces[piece_of[first]?], permutations)?;
            for cell in family.places.iter().flatten() {
                is_placed[usize::from(*cell)] = true;
            }
            families.push(family);
        }
    }
    Some(families)
}

/// The family of a place, whose cells are in any order.
fn family_of(base: &[u8], permutations: &[&[u8]]) -> Option<Family> {
    let (_, turnings) = travel(base.to_vec(), permutations);
    let wheel = wheel(base.len(), &turnings)?;
    let turns = order_of(&wheel);
    let mut in_cycles: Vec<u8> = Vec::new();
    for cell in base {
        if !in_cycles.contains(cell) {
            let first = base.iter().position(|other| other == cell)?;
            let cycle = std::iter::successors(Some(first), |at| Some(wheel[*at]));
            in_cycles.extend(cycle.take(turns).map(|at| base[at]));
        }
    }
    let (mut places, _) = travel(in_cycles, permutations);
    places[1..].sort_by_key(|place| place.iter().min().copied());
    Some(Family { places, turns })
}

/// All places where the piece of a place can come, its cells in the order in which it brings them there;
/// and the ways in which it can come back turned.
fn travel(base: Vec<u8>, permutations: &[&[u8]]) -> (Vec<Vec<u8>>, Vec<Vec<usize>>) {
    let mut places = vec![base];
    let mut turnings = Vec::new();
    let mut next = 0;
    while let Some(place) = places.get(next).cloned() {
        next += 1;
        for sources in permutations {
            let came: Vec<u8> = place
                .iter()
                .map(|cell| sources[usize::from(*cell)])
                .collect();
            match places.iter().find(|known| known.contains(&came[0])) {
                Some(known) => {
                    let at = |cell: &u8| known.iter().position(|other| other == cell);
                    let turning: Option<Vec<_>> = came.iter().map(at).collect();
                    let turning = turning.expect("the cells of a piece travel together");
                    if !turnings.contains(&turning) {
                        turnings.push(turning);
                    }
                }
                None => places.push(came),
            }
        }
    }
    (places, turnings)
}

/// The turning of which all turnings are powers; `None` where there is none.
fn wheel(width: usize, turnings: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![(0..width).collect()];
    let mut next = 0;
    while let Some(turning) = all.get(next).cloned() {
        next += 1;
        for other in turnings {
            let then: Vec<_> = turning.iter().map(|at| other[*at]).collect();
            if !all.contains(&then) {
                all.push(then);
            }
        }
    }
    let count = all.len();
    all.into_iter().find(|turning| order_of(turning) == count)
}

/// How often a turning is made until each cell is back; no cell is before the others.
fn order_of(turning: &[usize]) -> usize {
    let cycle = std::iter::successors(Some(turning[0]), |at| Some(turning[*at]));
    1 + cycle.take_while(|at| *at != 0).count()
}

/// Numbers that permutations bring to each other.
struct Classes {
    first_of: Vec<usize>,
    sizes: Vec<usize>,
}

impl Classes {
    fn new<P: Fn(usize) -> usize>(count: usize, permutations: impl Iterator<Item = P>) -> Self {
        let mut first_of: Vec<usize> = (0..count).collect();
        for permutation in permutations {
            for number in 0..count {
                let one = first(&mut first_of, number);
                let other = first(&mut first_of, permutation(number));
                first_of[one.max(other)] = one.min(other);
            }
        }
        let mut sizes = vec![0; count];
        for number in 0..count {
            let first = first(&mut first_of, number);
            first_of[number] = first;
            sizes[first] += 1;
        }
        Self { first_of, sizes }
    }

    fn size(&self, number: usize) -> usize {
        self.sizes[self.first_of[number]]
    }
}

/// The number that stands for the class of a number.
fn first(first_of: &mut [usize], mut number: usize) -> usize {
    while first_of[number] != number {
        first_of[number] = first_of[first_of[number]];
        number = first_of[number];
    }
    number
}
