//! A board in QEMU.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::program;

/// A kind of board, and how its clock counts instructions.
pub(crate) struct Board {
    /// The name that QEMU has for it.
    pub(crate) machine: &'static str,
    pub(crate) target: &'static str,
    /// Each instruction takes two to the power of this in nanoseconds.
    pub(crate) shift: u32,
    /// The frequency of the timer that the firmware reads, in MHz.
    pub(crate) timer: f64,
}

pub(crate) const MICROBIT: Board = Board {
    machine: "microbit",
    target: "thumbv6m-none-eabi",
    shift: 6,
    timer: 16.0,
};

pub(crate) const MPS2: Board = Board {
    machine: "mps2-an386",
    target: "thumbv7em-none-eabi",
    shift: 5,
    timer: 25.0,
};

/// A board that runs a program.
pub(crate) struct Machine {
    board: &'static Board,
    qemu: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What the paths of a machine have cost.
pub(crate) struct Cost {
    pub(crate) paths: u32,
    pub(crate) instructions: f64,
    pub(crate) most_instructions: f64,
    pub(crate) stack: u32,
}

impl Machine {
    pub(crate) fn start(board: &'static Board, name: &str) -> Self {
        let mut qemu = Command::new("qemu-system-arm")
            .args(["-M", board.machine, "-display", "none", "-monitor", "none"])
            .args([
                "-serial",
                "stdio",
                "-icount",
                &format!("shift={}", board.shift),
            ])
            .arg("-kernel")
            .arg(program(board.target, name))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("qemu-system-arm is there: scripts/firmware installs it");
        let input = qemu.stdin.take().unwrap();
        let output = BufReader::new(qemu.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            board,
            qemu,
            input,
            lines,
        }
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        self.input.write_all(bytes).unwrap();
        self.input.flush().unwrap();
    }

    /// Waits for a line.
    pub(crate) fn line(&self) -> String {
        let line = self.lines.recv_timeout(Duration::from_secs(300));
        line.expect("the machine answers each line")
    }

    /// The answer to a line.
    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.send(format!("{line}\n").as_bytes());
        self.line()
    }

    pub(crate) fn cost(&mut self) -> Cost {
        let answer = self.ask("cost");
        let numbers = answer.strip_prefix("cost ").expect(&answer).split(' ');
        let numbers: Vec<_> = numbers
            .map(|number| u32::from_str_radix(number, 16).unwrap())
            .collect();
        let [paths, high, low, most_ticks, stack] = numbers[..] else {
            panic!("{answer}")
        };
        let nanoseconds = f64::from(1 << self.board.shift);
        let ticks = f64::from(high) * 2f64.powi(32) + f64::from(low);
        let instructions = |ticks| ticks * 1000.0 / self.board.timer / nanoseconds;
        Cost {
            paths,
            instructions: instructions(ticks),
            most_instructions: instructions(f64::from(most_ticks)),
            stack,
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.qemu.kill();
        let _ = self.qemu.wait();
    }
}
