//! Compiles the puzzle twice: as it is written, and with settings.

use wayhome_engine::Encoding;
use wayhome_engine::build::{BuildError, Builder, compile};
use wayhome_engine::definition::Metric;

fn main() -> Result<(), BuildError> {
    compile("data/wheel.toml")?;
    let builder = Builder::new().name("free-wheel").metric(Metric::HalfTurn);
    builder
        .encoding(Encoding::Distance)
        .compile("data/wheel.toml")
}
