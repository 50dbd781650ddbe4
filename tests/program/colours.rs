//! Colours: where they are wanted, and nowhere else.

use super::{program, run};

#[test]
fn colours_are_used_where_they_are_wanted_and_nowhere_else() {
    let coloured = |arguments: &[&str], variables: &[&str]| {
        let mut program = program(arguments);
        program.envs(variables.iter().map(|variable| (variable, "1")));
        let (stdout, stderr, _) = run(program, "");
        stdout.contains('\x1b') || stderr.contains('\x1b')
    };
    let wrong = ["path", "--to", "1"];
    for arguments in [&["info", "special-cube"][..], &wrong] {
        let with = |when: &'static str| [arguments, &["--color", when]].concat();
        assert!(!coloured(arguments, &[]), "a pipe");
        assert!(!coloured(&with("auto"), &[]), "a pipe");
        assert!(coloured(&with("always"), &[]));
        assert!(
            coloured(&with("always"), &["NO_COLOR"]),
            "the option is nearer"
        );
        assert!(!coloured(&with("never"), &[]));
        assert!(coloured(arguments, &["CLICOLOR_FORCE"]));
        assert!(!coloured(arguments, &["CLICOLOR_FORCE", "NO_COLOR"]));
        assert!(!coloured(&with("never"), &["CLICOLOR_FORCE"]));
    }
    // Before the command too.
    assert!(coloured(
        &["--color", "always", "info", "special-cube"],
        &[]
    ));
    assert!(!coloured(
        &["--color=never", "info", "special-cube"],
        &["CLICOLOR_FORCE"]
    ));
    // What programs read is never coloured.
    for arguments in [
        &["path"][..],
        &["path", "--json"],
        &["puzzles"],
        &["info", "special-cube", "--json"],
        &["man"],
    ] {
        let always = [arguments, &["--color", "always"]].concat();
        assert!(!coloured(&always, &["CLICOLOR_FORCE"]), "{arguments:?}");
    }
}

#[test]
fn help_and_wrong_usage_keep_to_the_wanted_colours_too() {
    for arguments in [
        &["--color", "never", "--help"][..],
        &["--color", "never", "info", "nosuch"],
    ] {
        let mut program = program(arguments);
        program.env("CLICOLOR_FORCE", "1");
        let (stdout, stderr, _) = run(program, "");
        assert!(!(stdout + &stderr).contains('\x1b'), "{arguments:?}");
    }
}
