//! When to use colours.

use std::env;

use clap::{ColorChoice, ValueEnum as _};

/// What the command line says of colours, for help and wrong usage too: clap writes those before the
/// arguments are read. A value that is wrong is left for clap to tell.
pub(super) fn wanted() -> ColorChoice {
    let mut arguments = env::args_os().skip(1);
    let mut wanted = None;
    while let Some(argument) = arguments.next() {
        let argument = argument.to_string_lossy().into_owned();
        let value = match argument.strip_prefix("--color") {
            Some("") => arguments.next().map(|v| v.to_string_lossy().into_owned()),
            Some(value) => value.strip_prefix('=').map(str::to_string),
            None => None,
        };
        wanted = value
            .and_then(|value| ColorChoice::from_str(&value, false).ok())
            .or(wanted);
    }
    wanted.unwrap_or(ColorChoice::Auto)
}

/// Makes our own output do as wanted.
pub(super) fn apply(wanted: ColorChoice) {
    match wanted {
        ColorChoice::Auto => {}
        ColorChoice::Always => anstream::ColorChoice::Always.write_global(),
        ColorChoice::Never => anstream::ColorChoice::Never.write_global(),
    }
}
