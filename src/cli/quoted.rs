//! What somebody wrote, as a sentence shows it.

use std::fmt::{self, Display, Write as _};

/// The most characters that are shown.
const MOST: usize = 40;

/// A text between backticks: on one line, without control characters, and cut where it is long.
pub(super) struct Quoted<'t>(pub(super) &'t str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('`')?;
        for c in self.0.chars().take(MOST) {
            if c.is_control() {
                write!(f, "{}", c.escape_default())?;
            } else {
                f.write_char(c)?;
            }
        }
        let is_cut = self.0.chars().nth(MOST).is_some();
        f.write_str(if is_cut { "…`" } else { "`" })
    }
}
