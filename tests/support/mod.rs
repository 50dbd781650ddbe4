//! The program, run as a person or a script runs it.

use std::process;
use std::time::Duration;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;

/// No question takes that long.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program with these arguments, free of what the terminal of the tester asks for.
pub(crate) fn program(arguments: &[&str]) -> process::Command {
    let mut program = process::Command::new(cargo_bin!("wayhome"));
    program.args(arguments);
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        program.env_remove(variable);
    }
    program
}

/// Standard output, standard error and the exit code of a program that is given this input.
pub(crate) fn run(program: process::Command, stdin: impl Into<Vec<u8>>) -> (String, String, i32) {
    let mut command = Command::from_std(program);
    let output = command.timeout(PATIENCE).write_stdin(stdin).output();
    let output = output.expect("the program can be started");
    let code = output.status.code();
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8 on both outputs");
    let (stdout, stderr) = (text(output.stdout), text(output.stderr));
    let code = code.unwrap_or_else(|| panic!("ended by a signal: {stderr}"));
    for word in ["panicked", "RUST_BACKTRACE"] {
        assert!(!stderr.contains(word), "{stderr}");
    }
    assert!(code != 0 || stderr.is_empty(), "code 0, but: {stderr}");
    (stdout, stderr, code)
}

/// Standard output, standard error and the exit code for these arguments and this input.
pub(crate) fn wayhome(arguments: &[&str], stdin: impl Into<Vec<u8>>) -> (String, String, i32) {
    run(program(arguments), stdin)
}
