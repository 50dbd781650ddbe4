//! A state is drawn as its definition draws the puzzle, with room for each label.

use wayhome_engine::Image;
use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;

/// How a state is drawn by a puzzle with these cells and, if not empty, this goal.
fn drawn(cells: &str, goal: &str, state: &str) -> String {
    let goals = if goal.is_empty() {
        String::new()
    } else {
        format!("goals = ['{goal}']")
    };
    let text = format!("cells = '''\n{cells}'''\n{goals}\nmoves.A = '()'");
    let definition = Definition::parse("drawing", "drawing.toml", text.as_bytes())
        .expect("the definitions of these tests have no mistake");
    let generated = Generator::new().generate(&definition);
    let generated = generated.expect("the only state is the goal");
    let image = Image::open(generated.image()).expect("the image is sound");
    let puzzle = image.puzzle();
    let state = puzzle.state(state).expect("the labels are right");
    assert_eq!(puzzle.state(&puzzle.show(&state).to_string()), Ok(state));
    format!("{:#}", puzzle.show(&state))
}

#[test]
fn a_drawing_keeps_its_shape() {
    for (cells, state, expected) in [
        ("1 2\n4 3", "4 3 1 2", "4 3\n1 2"),
        ("1,2\n4,3", "4 3 1 2", "4 3\n1 2"),
        ("  a\nb   c", "c b a", "  c\nb   a"),
        ("\n\n   1\n\n 2 3\n\n", "3 2 1", "   3\n\n 2 1"),
        ("1\t2\n3\t4", "2 1 4 3", "2       1\n4       3"),
    ] {
        assert_eq!(drawn(cells, "", state), expected, "\n{cells}");
    }
}

#[test]
fn a_column_is_as_wide_as_the_widest_label() {
    let goal = "yellow red red yellow";
    assert_eq!(
        drawn("a b\nc d", goal, "red yellow yellow red"),
        "red    yellow\nyellow red"
    );
    // An L of three cells; what stands above each other does so still.
    assert_eq!(
        drawn("a\nb c", "ten ten two", "two ten ten"),
        "two\nten ten"
    );
    // Han characters are two columns wide.
    assert_eq!(drawn("魔 a\nbc 板", "", "a 魔 板 bc"), "a  魔\n板 bc");
}

#[test]
fn numbers_that_are_drawn_to_the_right_stay_there() {
    let cells = " 1  2  3\n 4  5  6\n 7  8  9\n10 11 12";
    assert_eq!(
        drawn(cells, "", "10 2 3 4 5 6 7 8 9 1 11 12"),
        "10  2  3\n 4  5  6\n 7  8  9\n 1 11 12"
    );
}

#[test]
fn labels_stay_apart_where_the_rows_are_not_in_columns() {
    for (cells, state) in [
        ("8 10\n12", "10 8 12"),
        ("1 2 3\n10 11 12", "10 11 12 1 2 3"),
        ("aa\n  bb\nx y", "x y aa bb"),
    ] {
        let drawn = drawn(cells, "", state);
        let words: Vec<_> = drawn.split_whitespace().collect();
        assert_eq!(words.join(" "), state, "\n{drawn}");
        let lines = drawn.lines().map(|line| line.split_whitespace().count());
        let expected = cells.lines().map(|line| line.split_whitespace().count());
        assert!(lines.eq(expected), "\n{drawn}");
    }
}

#[test]
fn a_drawing_may_be_wide_but_not_endless() {
    let blanks = " ".repeat(9_000);
    let cells = format!("1{blanks}333\n2{blanks}  4");
    let drawn = drawn(&cells, "", "1 333 2 4");
    let words: Vec<_> = drawn.split_whitespace().collect();
    assert_eq!(words, ["1", "333", "2", "4"]);

    for far in [
        "1".to_string() + &" ".repeat(9_999) + "2",
        "1".to_string() + &"\n".repeat(255) + "2",
    ] {
        let text = format!("cells = \'\'\'{far}\'\'\'\nmoves.A = '()'");
        let error = Definition::parse("drawing", "drawing.toml", text.as_bytes()).unwrap_err();
        let sentence = "the cell `2` is drawn beyond row 255 or column 9999";
        assert_eq!(error.sentence(), sentence);
    }
}

#[test]
fn places_say_where_the_drawing_has_each_cell() {
    let text = "cells = '''\n  a\nb   c'''\norder = 'c a b'\nmoves.A = '()'";
    let definition = Definition::parse("drawing", "drawing.toml", text.as_bytes())
        .expect("the definition has no mistake");
    let generated = Generator::new().generate(&definition);
    let generated = generated.expect("the only state is the goal");
    let image = Image::open(generated.image()).expect("the image is sound");
    let places: Vec<_> = image
        .puzzle()
        .places()
        .map(|place| (place.cell(), place.line(), place.column(), place.width()))
        .collect();
    assert_eq!(places, [(1, 0, 2, 1), (2, 1, 0, 1), (0, 1, 4, 1)]);
}
