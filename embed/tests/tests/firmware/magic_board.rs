//! The magic board on the micro:bit.

use wayhome_embed_tests::magic_board;

use crate::machine::{MICROBIT, Machine};

const PROGRAMS: [&str; 2] = ["microbit", "microbit-distance"];

fn text(state: [u8; 8]) -> String {
    state.iter().map(|label| char::from(b'1' + label)).collect()
}

#[test]
fn boards_come_in_and_paths_go_out() {
    let plain = magic_board();
    for program in PROGRAMS {
        let mut machine = Machine::start(&MICROBIT, program);
        // The sample of the statement, from the base to the target.
        assert_eq!(machine.ask("12345678 > 26845731"), "BCABCCB");
        assert_eq!(machine.ask("1 2 3 4 5 6 7 8>2 6 8 4 5 7 3 1"), "BCABCCB");
        assert_eq!(machine.ask("12345678"), "");
        assert_eq!(machine.ask("26845731 > 26845731"), "");
        let states = plain.states();
        for (number, state) in states.iter().enumerate().step_by(97) {
            assert_eq!(machine.ask(&text(*state)), plain.path(*state), "{state:?}");
            let target = states[(number * 7919) % states.len()];
            let question = format!("{}>{}", text(*state), text(target));
            assert_eq!(
                machine.ask(&question),
                plain.path_between(*state, target),
                "{question}"
            );
        }
    }
}

#[test]
fn lines_may_end_and_be_spaced_in_any_usual_way() {
    let path = magic_board().path([1, 5, 7, 3, 4, 6, 2, 0]);
    let mut machine = Machine::start(&MICROBIT, "microbit");
    for line in [
        "26845731\n",
        "26845731\r",
        "26845731\r\n",
        "\n\n\r26845731\r\n",
        "2 6 8 4 5 7 3 1\n",
        "2,6,8,4,5,7,3,1\n",
        "  2, 6, 8, 4,\t5 7 3 1  \r\n",
    ] {
        machine.send(line.as_bytes());
        assert_eq!(machine.line(), path, "{line:?}");
    }
}

#[test]
fn bad_lines_get_an_error_line_and_the_next_line_its_answer() {
    let long = "1".repeat(100_000);
    let long_blanks = format!("12345678{}", " ".repeat(160));
    for program in PROGRAMS {
        let mut machine = Machine::start(&MICROBIT, program);
        let bad: [&[u8]; 21] = [
            b"foo",
            b"1",
            b"1234567",
            b"123456789",
            b"12345677",
            b"02345678",
            b"1234567x",
            b" ",
            b",",
            b">",
            b">>",
            b"12345678>",
            b">12345678",
            b"12345678>1234567",
            b"1234567>12345678",
            b"12345678>12345678>12345678",
            b"\0\0\0\0\0\0\0\0",
            b"\xff\xfe\x80",
            "１２３４５６７８".as_bytes(),
            b"selftest ",
            b"Cost",
        ];
        for line in bad {
            machine.send(line);
            machine.send(b"\n");
            let shown = String::from_utf8_lossy(line);
            assert_eq!(machine.line(), "error: this is not a state", "{shown}");
            assert_eq!(machine.ask("12345678 > 26845731"), "BCABCCB", "{shown}");
        }
        for line in [&long, &long_blanks] {
            assert_eq!(machine.ask(line), "error: the line is too long");
            assert_eq!(machine.ask("12345678 > 26845731"), "BCABCCB");
        }
    }
}

/// Each byte, in each place of a line.
#[test]
fn no_byte_stops_the_conversation() {
    let mut machine = Machine::start(&MICROBIT, "microbit");
    for byte in 0..=u8::MAX {
        if byte == b'\r' || byte == b'\n' {
            continue;
        }
        for place in 0..=8 {
            let mut line = b"12345678".to_vec();
            line.insert(place, byte);
            line.push(b'\n');
            machine.send(&line);
            let expected = match byte {
                b' ' | b',' | b'\t' => "",
                _ => "error: this is not a state",
            };
            assert_eq!(machine.line(), expected, "{byte} in place {place}");
        }
    }
}

/// The digest is FNV-1a of 32 bits over the paths of all boards in order, a line each.
#[test]
fn all_boards_have_the_paths_of_the_plain_search() {
    let plain = magic_board();
    let lines: String = plain
        .states()
        .iter()
        .map(|state| plain.path(*state) + "\n")
        .collect();
    let moves: u32 = plain
        .states()
        .iter()
        .map(|state| u32::from(plain.distance(*state)))
        .sum();
    let digest = lines.bytes().fold(0x811c_9dc5u32, |digest, byte| {
        (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    for program in PROGRAMS {
        let mut machine = Machine::start(&MICROBIT, program);
        assert_eq!(machine.ask("selftest"), format!("digest {digest:08x}"));
        let cost = machine.cost();
        assert_eq!(cost.paths, 40_320);
        println!(
            "{program}: {:.0} instructions a path of {:.2} moves, {:.0} at most; {} bytes of stack",
            cost.instructions / f64::from(cost.paths),
            f64::from(moves) / 40_320.0,
            cost.most_instructions,
            cost.stack,
        );
        assert!(cost.stack <= 4096, "{}", cost.stack);
    }
}
