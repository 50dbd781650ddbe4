//! How far a search has come, for people who wait at a terminal.

use std::time::{Duration, Instant};

use bytesize::ByteSize;
use indicatif::{HumanFloatCount, ProgressBar, ProgressState, ProgressStyle};
use wayhome_engine::generate::Progress;

/// A search that takes less has no bar.
const PATIENCE: Duration = Duration::from_millis(300);

/// How often the time is drawn anew; a layer of states can take longer.
const TICK: Duration = Duration::from_millis(200);

/// A bar on standard error, where that is a terminal; else nothing.
pub(super) struct Bar {
    start: Instant,
    bar: Option<ProgressBar>,
}

impl Bar {
    pub(super) fn new() -> Self {
        Self {
            start: Instant::now(),
            bar: None,
        }
    }

    pub(super) fn show(&mut self, progress: Progress) {
        if self.start.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::new(progress.slots.into()).with_elapsed(self.start.elapsed());
            bar.set_style(style());
            bar.enable_steady_tick(TICK);
            bar
        });
        let (distance, memory) = (progress.distance, ByteSize::b(progress.bytes));
        bar.set_message(format!("depth {distance}, {memory}"));
        bar.set_position(progress.states);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn style() -> ProgressStyle {
    let style = ProgressStyle::with_template(
        "{elapsed:>3} {wide_bar} {human_pos}/{human_len} states, {rate}/s, {msg}",
    );
    style
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key(
            "rate",
            |state: &ProgressState, text: &mut dyn std::fmt::Write| {
                let _ = write!(text, "{:.0}", HumanFloatCount(state.per_sec()));
            },
        )
}
