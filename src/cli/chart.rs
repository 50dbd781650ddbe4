//! The depth counts as a chart.

use std::io::{self, Write};

use clap::builder::styling::AnsiColor;
use wayhome::Image;

/// The depth counts, with a bar for each.
pub(super) fn write(out: &mut impl Write, image: &Image<'_>) -> io::Result<()> {
    let most = image.depth_counts().max().unwrap_or(1);
    let count_width = most.to_string().len().max("states".len());
    let columns = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
    let columns = columns.min(100);
    let room = columns
        .saturating_sub("depth  ".len() + count_width + 2)
        .max(8);
    let colour = AnsiColor::Cyan.on_default();
    writeln!(out, "depth  {:>count_width$}", "states")?;
    for (depth, count) in image.depth_counts().enumerate() {
        let bar = bar(count, most, room);
        writeln!(
            out,
            "{depth:>5}  {count:>count_width$}  {colour}{bar}{colour:#}"
        )?;
    }
    Ok(())
}

/// A bar of `count` out of `most`, in eighths of a column; never nothing for something.
fn bar(count: u32, most: u32, room: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = u64::from(count) * room as u64 * 8 / u64::from(most.max(1));
    let eighths = (eighths as usize).max(usize::from(count > 0));
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}
