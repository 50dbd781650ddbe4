//! How far a search has come, for people who wait at a terminal.

use std::time::Duration;

use bytesize::ByteSize;
use indicatif::{ProgressBar, ProgressStyle};
use wayhome_engine::generate::Progress;

/// How often the time is drawn anew; a layer of states can take longer.
const TICK: Duration = Duration::from_millis(200);

/// A bar on standard error, where that is a terminal; else nothing.
pub(super) struct Bar {
    bar: ProgressBar,
}

impl Bar {
    pub(super) fn new() -> Self {
        let bar = ProgressBar::no_length();
        let style = ProgressStyle::with_template(
            "{elapsed:>4} {wide_bar} {human_pos} of at most {human_len} states, {per_sec}{msg}",
        );
        if let Ok(style) = style {
            bar.set_style(style);
        }
        Self { bar }
    }

    pub(super) fn show(&self, progress: Progress) {
        if self.bar.length().is_none() {
            self.bar.set_length(progress.slots.into());
            self.bar.enable_steady_tick(TICK);
        }
        let (distance, memory) = (progress.distance, ByteSize::b(progress.bytes));
        self.bar
            .set_message(format!(", depth {distance}, {memory}"));
        self.bar.set_position(progress.states);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
