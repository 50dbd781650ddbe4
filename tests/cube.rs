//! Proves every answer of the special cube: all 5,670 states that can be solved, and that no other
//! can, against a plain breadth-first search on stickers that are turned in space.

use std::collections::{HashMap, VecDeque};
use std::sync::LazyLock;

use wayhome::{SPECIAL_CUBE, State};

/// A place or a direction in space: to the right, upwards, towards the one who looks at the front.
type Vector = [i8; 3];

const TOP: Vector = [0, 1, 0];
const BOTTOM: Vector = [0, -1, 0];
const LEFT: Vector = [-1, 0, 0];
const RIGHT: Vector = [1, 0, 0];
const FRONT: Vector = [0, 0, 1];
const BACK: Vector = [0, 0, -1];

/// The faces as the judge reads them. Top and bottom are seen from above with the back row first,
/// left and right from the left with the upper row first and the back column first, front and back
/// from the front with the upper row first and the left column first.
///
/// Each face, the directions of its first and second row, and those of its first and second column.
const FACES: [(Vector, [Vector; 2], [Vector; 2]); 6] = [
    (TOP, [BACK, FRONT], [LEFT, RIGHT]),
    (BOTTOM, [BACK, FRONT], [LEFT, RIGHT]),
    (LEFT, [TOP, BOTTOM], [BACK, FRONT]),
    (RIGHT, [TOP, BOTTOM], [BACK, FRONT]),
    (FRONT, [TOP, BOTTOM], [LEFT, RIGHT]),
    (BACK, [TOP, BOTTOM], [LEFT, RIGHT]),
];

/// One of the 24 small squares: the corner that it is on, and the face that it looks out of.
#[derive(Clone, Copy, PartialEq)]
struct Sticker {
    corner: Vector,
    face: Vector,
}

/// A quarter turn of one layer, by what the statement says of it: what is on the face `from` goes
/// to the face `to`.
struct Turn {
    name: &'static str,
    layer: Vector,
    from: Vector,
    to: Vector,
}

const fn turn(name: &'static str, layer: Vector, from: Vector, to: Vector) -> Turn {
    Turn {
        name,
        layer,
        from,
        to,
    }
}

/// The statement's moves: the bottom layer to the left and to the right, the right layer up and
/// down, the front layer clockwise and counter-clockwise, all as seen from the front.
const TURNS: [Turn; 6] = [
    turn("DL", BOTTOM, FRONT, LEFT),
    turn("DR", BOTTOM, FRONT, RIGHT),
    turn("RU", RIGHT, FRONT, TOP),
    turn("RD", RIGHT, FRONT, BOTTOM),
    turn("C", FRONT, TOP, RIGHT),
    turn("CC", FRONT, TOP, LEFT),
];

/// How many states are 0, 1, 2 … 7 moves from a goal.
const COUNTS: [u32; 8] = [6, 24, 108, 444, 1440, 2760, 882, 6];

fn dot(left: Vector, right: Vector) -> i8 {
    left.iter().zip(right).map(|(l, r)| l * r).sum()
}

fn sum(vectors: [Vector; 3]) -> Vector {
    [0, 1, 2].map(|axis| vectors.iter().map(|vector| vector[axis]).sum())
}

fn times(factor: i8, vector: Vector) -> Vector {
    vector.map(|part| factor * part)
}

impl Turn {
    /// Where a vector goes: what points along `from` then points along `to`, what points along `to`
    /// against `from`, and what points along the layer's own direction stays.
    fn rotate(&self, vector: Vector) -> Vector {
        sum([
            times(dot(vector, self.layer), self.layer),
            times(dot(vector, self.from), self.to),
            times(-dot(vector, self.to), self.from),
        ])
    }

    fn carry(&self, sticker: Sticker) -> Sticker {
        if dot(sticker.corner, self.layer) != 1 {
            return sticker;
        }
        Sticker {
            corner: self.rotate(sticker.corner),
            face: self.rotate(sticker.face),
        }
    }
}

/// All stickers as the judge reads them.
fn stickers() -> Vec<Sticker> {
    let mut stickers = Vec::new();
    for (face, rows, columns) in FACES {
        for row in rows {
            for column in columns {
                let corner = sum([face, row, column]);
                stickers.push(Sticker { corner, face });
            }
        }
    }
    stickers
}

/// The colours of the stickers as the judge reads them, `0` for white and `1` for black.
type Colours = [u8; 24];

/// The cube on which the plain search is done.
struct Cube {
    stickers: Vec<Sticker>,
    names: [&'static str; 6],
    /// For each move and each sticker, the number of the sticker in whose place it comes.
    ends: [Vec<usize>; 6],
}

impl Cube {
    fn new(turns: &[Turn; 6]) -> Self {
        let stickers = stickers();
        let end = |sticker| stickers.iter().position(|s| *s == sticker).unwrap();
        let ends = turns.each_ref().map(|turn| {
            let carried = stickers.iter().map(|sticker| turn.carry(*sticker));
            carried.map(end).collect()
        });
        Self {
            names: turns.each_ref().map(|turn| turn.name),
            ends,
            stickers,
        }
    }

    fn make(&self, number: usize, colours: Colours) -> Colours {
        let mut made = [0; 24];
        for (colour, end) in colours.iter().zip(&self.ends[number]) {
            made[*end] = *colour;
        }
        made
    }

    fn undo(&self, number: usize, colours: Colours) -> Colours {
        let mut undone = [0; 24];
        for (colour, end) in undone.iter_mut().zip(&self.ends[number]) {
            *colour = colours[*end];
        }
        undone
    }

    /// The cube with these stickers white and all others black.
    fn white(&self, is_white: impl Fn(&Sticker) -> bool) -> Colours {
        let mut colours = [b'1'; 24];
        for (colour, sticker) in colours.iter_mut().zip(&self.stickers) {
            if is_white(sticker) {
                *colour = b'0';
            }
        }
        colours
    }

    /// All states that can be brought to a goal, each with its distance: a search backward from the
    /// six cubes with one white face.
    fn distances(&self) -> HashMap<Colours, usize> {
        let goals = FACES.map(|(face, ..)| self.white(|sticker| sticker.face == face));
        let mut distances = HashMap::from(goals.map(|goal| (goal, 0)));
        let mut queue = VecDeque::from(goals);
        while let Some(to) = queue.pop_front() {
            let distance = distances[&to] + 1;
            for number in 0..6 {
                let from = self.undo(number, to);
                distances.entry(from).or_insert_with(|| {
                    queue.push_back(from);
                    distance
                });
            }
        }
        distances
    }

    /// The smallest of all shortest paths to a goal: from each state the first move that comes
    /// nearer.
    fn path(&self, distances: &HashMap<Colours, usize>, start: Colours) -> Vec<&'static str> {
        let (mut at, mut path) = (start, Vec::new());
        while distances[&at] > 0 {
            let made = (0..6).map(|number| self.make(number, at));
            let (number, nearer) = made
                .enumerate()
                .find(|(_, made)| distances[made] < distances[&at])
                .unwrap();
            path.push(self.names[number]);
            at = nearer;
        }
        path
    }
}

static CUBE: LazyLock<Cube> = LazyLock::new(|| Cube::new(&TURNS));

/// A state as the judge's sample writes it: twelve rows of two glued digits.
fn text(colours: Colours) -> String {
    let rows = colours.chunks(2).map(|row| str::from_utf8(row).unwrap());
    rows.collect::<Vec<_>>().join("\n")
}

fn state(colours: Colours) -> State {
    SPECIAL_CUBE.puzzle().state(&text(colours)).unwrap()
}

fn depth_counts(distances: &HashMap<Colours, usize>) -> Vec<u32> {
    let mut counts = vec![0; distances.values().max().unwrap() + 1];
    for distance in distances.values() {
        counts[*distance] += 1;
    }
    counts
}

/// Every way to choose four stickers.
fn placements() -> impl Iterator<Item = [usize; 4]> {
    (0..24).flat_map(|a| {
        (0..a).flat_map(move |b| (0..b).flat_map(move |c| (0..c).map(move |d| [a, b, c, d])))
    })
}

#[test]
fn the_layers_turn_as_the_statement_says() {
    // A row or a column on one face and the one in its place after the move.
    let turned = [
        (0, [FRONT, BOTTOM], [LEFT, BOTTOM]),
        (1, [FRONT, BOTTOM], [RIGHT, BOTTOM]),
        (2, [FRONT, RIGHT], [TOP, RIGHT]),
        (3, [FRONT, RIGHT], [BOTTOM, RIGHT]),
        (4, [TOP, FRONT], [RIGHT, FRONT]),
        (5, [TOP, FRONT], [LEFT, FRONT]),
    ];
    for (number, before, after) in turned {
        let row = |[face, side]: [Vector; 2]| {
            CUBE.white(|sticker| sticker.face == face && dot(sticker.corner, side) == 1)
        };
        assert_eq!(CUBE.make(number, row(before)), row(after));
        assert_eq!(CUBE.undo(number, row(after)), row(before));
    }
}

#[test]
fn every_path_of_the_special_cube_is_the_smallest_shortest() {
    let distances = CUBE.distances();
    assert_eq!(distances.len(), 5_670);
    for (start, distance) in &distances {
        let path = SPECIAL_CUBE.path(&state(*start)).unwrap();
        assert_eq!(path.len(), *distance, "{}", text(*start));
        let expected = CUBE.path(&distances, *start).join(" ");
        assert_eq!(path.to_string(), expected, "{}", text(*start));
    }
}

#[test]
fn the_known_counts_of_the_special_cube_hold() {
    assert_eq!(depth_counts(&CUBE.distances()), COUNTS);
    assert!(SPECIAL_CUBE.depth_counts().eq(COUNTS));
    assert_eq!(SPECIAL_CUBE.gods_number(), 7);
    assert_eq!(SPECIAL_CUBE.states(), 5_670);
}

#[test]
fn the_back_layer_instead_of_the_front_layer_gives_the_same_counts() {
    let mut turns = TURNS;
    for turn in &mut turns[4..] {
        assert_eq!(turn.layer, FRONT);
        turn.layer = BACK;
    }
    assert_eq!(depth_counts(&Cube::new(&turns).distances()), COUNTS);
}

#[test]
fn a_cube_can_be_solved_when_its_white_stickers_are_on_four_corners_and_never_else() {
    let (mut all, mut solved) = (0, 0);
    for placement in placements() {
        let corners = placement.map(|number| CUBE.stickers[number].corner);
        let different = (1..4).all(|place| !corners[..place].contains(&corners[place]));
        let mut colours = [b'1'; 24];
        for number in placement {
            colours[number] = b'0';
        }
        let start = state(colours);
        match SPECIAL_CUBE.path(&start) {
            Ok(_) => assert!(different, "{}", text(colours)),
            Err(error) => {
                assert!(error.is_unreachable(), "{error}: {}", text(colours));
                assert!(!different, "{}", text(colours));
            }
        }
        all += 1;
        solved += usize::from(different);
    }
    assert_eq!((all, solved), (10_626, 5_670));
}

#[test]
fn glued_digits_and_digits_with_blanks_are_the_same_cube() {
    let glued = text(CUBE.white(|sticker| sticker.face == FRONT));
    let parted = glued.replace('0', "0 ").replace('1', "1 ");
    let puzzle = SPECIAL_CUBE.puzzle();
    assert_eq!(puzzle.state(&parted), puzzle.state(&glued));
    assert!(puzzle.is_goal(&puzzle.state(&glued).unwrap()));
}

#[test]
fn a_path_between_two_cubes_is_refused() {
    let puzzle = SPECIAL_CUBE.puzzle();
    for goal in puzzle.goals() {
        let error = SPECIAL_CUBE.path_between(puzzle.goal(), goal).unwrap_err();
        assert!(!error.is_unreachable());
        assert!(error.to_string().contains("repeated labels"), "{error}");
    }
}
