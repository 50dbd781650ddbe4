//! Moves with cases: which can hold together, and what a metric makes of them.

mod random;

use wayhome_engine::definition::{DefinedMove, Definition, DefinitionError, Metric, Reading};
use wayhome_engine::generate::Generator;

/// Sliding tiles on two rows of three, with a move for each way of the blank.
const TILES: &str = "
cells = '''
1 2 3
4 5 6
'''
goals = ['abcde_']
[moves]
left = [
  { when = '2 = _', then = '(1 2)' },
  { when = '3 = _', then = '(2 3)' },
  { when = '5 = _', then = '(4 5)' },
  { when = '6 = _', then = '(5 6)' },
]
";

const RIGHT: &str = "
right = [
  { when = '1 = _', then = '(1 2)' },
  { when = '2 = _', then = '(2 3)' },
  { when = '4 = _', then = '(4 5)' },
  { when = '5 = _', then = '(5 6)' },
]
";

const UP_AND_DOWN: &str = "
up = [
  { when = '4 = _', then = '(1 4)' },
  { when = '5 = _', then = '(2 5)' },
  { when = '6 = _', then = '(3 6)' },
]
down = [
  { when = '1 = _', then = '(1 4)' },
  { when = '2 = _', then = '(2 5)' },
  { when = '3 = _', then = '(3 6)' },
]
";

fn read(text: &str, metric: Metric) -> Result<Definition, DefinitionError> {
    Reading::new()
        .metric(metric)
        .parse("puzzle", "puzzle.toml", text.as_bytes())
}

fn definition(text: &str, metric: Metric) -> Definition {
    match read(text, metric) {
        Ok(definition) => definition,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn names(definition: &Definition) -> Vec<&str> {
    definition.moves().iter().map(DefinedMove::name).collect()
}

/// The state that a move leads to, from what the words mean.
fn make(step: &DefinedMove, state: &[u8]) -> Option<Vec<u8>> {
    let holds = |case: &&wayhome_engine::definition::DefinedCase| {
        case.conditions().iter().all(|condition| {
            let is_equal = state[usize::from(condition.cell())] == condition.label();
            is_equal == condition.is_met_by_label()
        })
    };
    let holding: Vec<_> = step.cases().iter().filter(holds).collect();
    assert!(holding.len() < 2, "two cases hold in one state");
    let case = holding.first()?;
    let sources = case.sources().iter();
    Some(sources.map(|from| state[usize::from(*from)]).collect())
}

/// All arrangements of some labels.
fn arrangements(labels: &[u8]) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    for _ in labels {
        all = all
            .iter()
            .flat_map(|start: &Vec<u8>| {
                let count =
                    |label: u8, of: &[u8]| of.iter().filter(|other| **other == label).count();
                let is_left = move |label: &u8| count(*label, start) < count(*label, labels);
                let longer = move |label| start.iter().copied().chain([label]).collect();
                (0..=u8::MAX)
                    .filter(|label| labels.contains(label))
                    .filter(is_left)
                    .map(longer)
            })
            .collect();
    }
    all
}

#[test]
fn sliding_tiles_have_the_published_counts() {
    // OEIS A090034.
    let text = format!("{TILES}{RIGHT}{UP_AND_DOWN}");
    let counts = [
        1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1,
    ];
    for metric in [Metric::AsWritten, Metric::QuarterTurn] {
        let definition = definition(&text, metric);
        assert_eq!(names(&definition), ["left", "right", "up", "down"]);
        let generated = Generator::new().generate(&definition);
        let generated = generated.expect("the puzzle is small");
        let image = wayhome_engine::Image::from_bytes(generated.image()).expect("it is sound");
        assert!(image.depth_counts().eq(counts));
    }
}

#[test]
fn powers_of_guarded_moves_have_the_cases_that_can_hold() {
    let left = definition(TILES, Metric::QuarterTurn);
    assert_eq!(names(&left), ["left", "left'"]);
    let right = definition(&format!("{TILES}{RIGHT}"), Metric::AsWritten);
    assert_eq!(left.moves()[1].cases(), right.moves()[1].cases());

    // The blank can go left twice at most.
    let powers = definition(&format!("{TILES}{RIGHT}{UP_AND_DOWN}"), Metric::HalfTurn);
    assert_eq!(
        names(&powers),
        ["left", "left2", "right", "right2", "up", "down"]
    );
    assert_eq!(powers.moves()[1].cases().len(), 2);
    for state in arrangements(&powers.goals()[0]) {
        let once = make(&powers.moves()[0], &state);
        let twice = once.and_then(|state| make(&powers.moves()[0], &state));
        assert_eq!(make(&powers.moves()[1], &state), twice);
    }
}

#[test]
fn a_power_that_undoes_a_guarded_move_has_the_name_of_the_inverse() {
    // The blank stays where it is, and three tiles turn around it.
    let text = "
        cells = '1 2 3 4'
        goals = ['abc_']
        moves.turn = [{ when = '4 = _', then = '(1 2 3)' }]
    ";
    let powers = definition(text, Metric::HalfTurn);
    assert_eq!(names(&powers), ["turn", "turn'"]);
    assert_eq!(
        powers.moves(),
        definition(text, Metric::QuarterTurn).moves()
    );
}

#[test]
fn powers_without_an_inverse_end_where_they_come_round() {
    // After two moves the label 1 is in its cell, and then 4 and 5 change places for ever.
    let text = "
        cells = '1 2 3 4 5'
        [moves]
        to = [
          { when = '1 = 1', then = '(4 5)' },
          { when = '2 = 1', then = '(1 2)' },
          { when = '3 = 1', then = '(2 3)' },
        ]
    ";
    let powers = definition(text, Metric::HalfTurn);
    assert_eq!(names(&powers), ["to", "to2", "to3"]);
    let error = read(text, Metric::QuarterTurn).expect_err("there is no inverse");
    assert_eq!((error.line(), error.column()), (Some(4), Some(9)));
}

#[test]
fn the_order_of_cases_and_what_is_said_twice_make_no_other_move() {
    let text = "
        cells = '1 2 3'
        [moves]
        A = [{ when = '1 = 1, 1 != 2', then = '(1 2)' }, { when = '2 = 1', then = '(2 3)' }]
        B = [{ when = '2 = 1 2 = 1', then = '(2 3)' }, { when = '1 = 1', then = '2 1 3' }]
        C = [{ when = '2 = 1', then = '(1)' }]
    ";
    let definition = definition(text, Metric::AsWritten);
    let remarks = [
        "the move `B` does the same as `A`",
        "the move `C` moves nothing",
    ];
    assert_eq!(definition.remarks(), remarks);
    assert!(definition.moves().iter().all(DefinedMove::is_guarded));
}

#[test]
fn the_limits_of_cases_and_conditions_are_mistakes_with_a_place() {
    let cells: Vec<_> = (1..=128).map(|cell| cell.to_string()).collect();
    let head = format!("cells = '{}'\n[moves]\n", cells.join(" "));
    // A case for each two labels of the first two cells.
    let case =
        |one: usize, two: usize| format!("{{ when = '1 = {one}, 2 = {two}', then = '()' }},\n");
    let pairs = (1..=128).flat_map(|one| (1..=128).map(move |two| (one, two)));
    let cases = pairs.filter(|(one, two)| one != two);
    let cases: Vec<_> = cases.map(|(one, two)| case(one, two)).collect();
    let text = |count: usize| format!("{head}A = [\n{}]\n", cases[..count].concat());
    assert_eq!(
        definition(&text(4_096), Metric::AsWritten).moves()[0]
            .cases()
            .len(),
        4_096
    );
    let error = read(&text(4_097), Metric::AsWritten).expect_err("there are too many cases");
    assert_eq!(
        error.sentence(),
        "the moves have more than 4096 cases in all"
    );
    assert_eq!((error.line(), error.column()), (Some(4_100), Some(1)));
    let error = read(&format!("{}B = '(1 2)'", text(4_096)), Metric::AsWritten);
    let error = error.expect_err("a plain move is a case too");
    assert_eq!((error.line(), error.column()), (Some(4_101), Some(5)));

    // In each case another cell holds 1, since no other cell does; and 5 labels are in the last cells.
    let cases = (1..=128).map(|cell| {
        let others = (1..=128).filter(|other| *other != cell);
        let others = others.map(|other| format!("{other} != 1 "));
        let more = (2..=6).flat_map(|label| (1..=100).map(move |cell| (cell, label)));
        let more = more.map(|(cell, label)| format!("{cell} != {label} "));
        let more: String = more.collect();
        format!(
            "{{ when = '{}{more}', then = '()' }},\n",
            others.collect::<String>()
        )
    });
    let cases: Vec<_> = cases.take(105).collect();
    let text = |count: usize| format!("{head}A = [\n{}]\n", cases[..count].concat());
    let conditions = |definition: &Definition| {
        let cases = definition.moves()[0].cases().iter();
        cases.map(|case| case.conditions().len()).sum::<usize>()
    };
    assert_eq!(
        conditions(&definition(&text(104), Metric::AsWritten)),
        104 * 627
    );
    let error = read(&text(105), Metric::AsWritten).expect_err("there are too many conditions");
    assert_eq!(
        error.sentence(),
        "the cases have more than 65535 conditions in all"
    );
    assert_eq!((error.line(), error.column()), (Some(108), Some(1)));
}

#[test]
fn powers_count_their_cases_too() {
    let cells: Vec<_> = (1..=40).map(|cell| cell.to_string()).collect();
    let cycles = "(2 3)(4 5 6)(7 8 9 10 11)(12 13 14 15 16 17 18)(19 20 21 22)";
    let cases = (1..=40).map(|label| format!("{{ when = '1 = {label}', then = '{cycles}' }},\n"));
    let text = format!(
        "cells = '{}'\n[moves]\nA = [\n{}]\n",
        cells.join(" "),
        cases.collect::<String>()
    );
    let error = read(&text, Metric::HalfTurn).expect_err("there are too many cases");
    let sentence = "with the powers up to those of `A` the moves have more than 4096 cases in all";
    assert_eq!(error.sentence(), sentence);
    assert_eq!((error.line(), error.column()), (Some(3), Some(1)));
}
