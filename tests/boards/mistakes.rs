//! The mistakes that solvers of these problems make: each gives other answers than the right ones.

use crate::plain::{MAGIC, ORDER};

fn differing<T: PartialEq>(left: &[T], right: &[T]) -> usize {
    left.iter().zip(right).filter(|(l, r)| l != r).count()
}

#[test]
fn the_path_to_the_base_is_no_answer_to_the_question_from_the_base() {
    let (from, to) = (MAGIC.paths_from(0, ORDER), MAGIC.paths_to_base());
    let lengths = |paths: &[String]| paths.iter().map(String::len).collect::<Vec<_>>();
    assert_eq!(differing(&lengths(&from), &lengths(&to)), 29_694);
    assert_eq!(differing(&from, &to), 39_556);

    assert_eq!(MAGIC.answer("12345678", "26845731"), "BCABCCB");
    assert_eq!(MAGIC.answer("26845731", "12345678"), "CCBCBBB");
}

#[test]
fn the_links_found_first_are_no_smallest_paths() {
    let found = MAGIC.first_found_paths_to_base();
    assert_eq!(differing(&found, &MAGIC.paths_to_base()), 35_942);

    // The question from the base to the target, with labels exchanged so that it leads to the base:
    // each label becomes the number of the cell that it has in the target.
    let target = "26845731";
    let start: String = ('1'..='8')
        .map(|label| (target.find(label).unwrap() + 1).to_string())
        .collect();
    assert_eq!(found[MAGIC.number(&start)], "BCBCCBA");
    assert_eq!(MAGIC.made_by("BCBCCBA"), MAGIC.number(target));
    assert_eq!(MAGIC.answer(&start, "12345678"), "BCABCCB");
}

#[test]
fn moves_tried_in_the_order_a_c_b_pass_the_sample_but_not_all_boards() {
    let other = MAGIC.paths_from(0, [0, 2, 1]);
    assert_eq!(other[MAGIC.number("26845731")], "BCABCCB");
    assert_eq!(differing(&other, &MAGIC.paths_from(0, ORDER)), 7_688);
}

#[test]
fn of_two_shortest_paths_the_one_with_the_smaller_beginning_is_the_answer() {
    assert_eq!(MAGIC.made_by("AB"), MAGIC.number("58763214"));
    assert_eq!(MAGIC.made_by("BA"), MAGIC.number("58763214"));
    assert_eq!(MAGIC.answer("12345678", "58763214"), "AB");
}

#[test]
fn the_start_is_relabelled_by_the_target_and_not_the_target_by_the_start() {
    // The samples of HDU 1430. The wrong way round is the way from target to start: the first sample
    // notices, the second does not.
    assert_eq!(MAGIC.answer("12345678", "17245368"), "C");
    assert_eq!(MAGIC.answer("17245368", "12345678"), "ACA");
    assert_eq!(MAGIC.answer("12345678", "82754631"), "AC");
    assert_eq!(MAGIC.answer("82754631", "12345678"), "AC");
}

#[test]
fn the_base_in_row_order_is_17_moves_from_the_base_read_clockwise() {
    assert_eq!(MAGIC.answer("12345678", "12345678"), "");
    assert_eq!(MAGIC.answer("12345678", "12348765").len(), 17);
}
