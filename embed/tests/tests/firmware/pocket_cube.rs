//! The pocket cube on a larger board.

use std::sync::LazyLock;

use wayhome_embed_tests::{CELLS, Plain, pocket_cube};

use crate::machine::{MPS2, Machine};

static PLAIN: LazyLock<Plain<21>> = LazyLock::new(pocket_cube);

fn text(state: [u8; 21]) -> String {
    state.map(|label| CELLS[usize::from(label)]).join(" ")
}

#[test]
fn cubes_come_in_and_paths_go_out() {
    let plain = &*PLAIN;
    let mut machine = Machine::start(&MPS2, "mps2-an386");
    let states = plain.states();
    assert_eq!(states.len(), 3_674_160);
    let mut moves = 0;
    // A prime, so that the states are of all kinds.
    for (number, state) in states.iter().enumerate().step_by(4001) {
        assert_eq!(machine.ask(&text(*state)), plain.path(*state), "{state:?}");
        moves += usize::from(plain.distance(*state));
        if number % 7 == 0 {
            let target = states[(number * 7919) % states.len()];
            let question = format!("{} > {}", text(*state), text(target));
            let path = plain.path_between(*state, target);
            assert_eq!(machine.ask(&question), path, "{question}");
            moves += path.split_whitespace().count();
        }
    }
    let cost = machine.cost();
    println!(
        "mps2-an386: {:.0} instructions a path of {:.2} moves, {:.0} at most; {} bytes of stack",
        cost.instructions / f64::from(cost.paths),
        f64::from(u32::try_from(moves).unwrap()) / f64::from(cost.paths),
        cost.most_instructions,
        cost.stack,
    );
    assert!(cost.stack <= 8192, "{}", cost.stack);
}

#[test]
fn the_farthest_cubes_have_eleven_moves() {
    let plain = &*PLAIN;
    let mut machine = Machine::start(&MPS2, "mps2-an386");
    let states = plain.states();
    let farthest = states.iter().filter(|state| plain.distance(**state) == 11);
    for state in farthest.step_by(100) {
        assert_eq!(machine.ask(&text(*state)), plain.path(*state), "{state:?}");
    }
}

#[test]
fn bad_lines_get_an_error_line() {
    let mut machine = Machine::start(&MPS2, "mps2-an386");
    let solved = CELLS.join(" ");
    // Two stickers trade places, which no moves do; a label twice; a label of two in one.
    let traded = solved.replace("u1 u2", "u2 u1");
    let twice = solved.replace("u1", "u2");
    let glued = solved.replace("u1 u2", "u1u2");
    let long = solved.repeat(10);
    assert_eq!(machine.ask(&solved), "");
    for line in [&traded, &twice, &glued, "u1", "x"] {
        assert_eq!(machine.ask(line), "error: this is not a state", "{line}");
        assert_eq!(machine.ask(&solved), "");
    }
    assert_eq!(machine.ask(&long), "error: the line is too long");
    assert_eq!(machine.ask("selftest"), "error: this puzzle is too large");
    assert_eq!(machine.ask(&solved), "");
}
