//! What can be said of a search, and the names of metrics, indexes and encodings.

use std::num::NonZeroUsize;

use bytesize::ByteSize;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, value_parser};
use wayhome::{Encoding, IndexKind};
use wayhome_engine::definition::Metric;
use wayhome_engine::generate::Generator;

/// The generator's own limit, as somebody would write it.
const MAX_MEMORY: &str = "3GiB";
const _: () = assert!(Generator::MAX_MEMORY == 3 << 30);

/// What a search may take.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Search on this many threads; left out, one for each core
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// The most states and slots, up to 4294967295
    #[arg(
        long,
        value_name = "N",
        value_parser = value_parser!(u64).range(1..=u32::MAX.into()),
        default_value_t = Generator::MAX_STATES
    )]
    max_states: u64,

    /// The most memory, in bytes or with a unit: 500MB, 2GiB
    #[arg(long, value_name = "SIZE", value_parser = size, default_value = MAX_MEMORY)]
    max_memory: ByteSize,
}

impl Limits {
    pub(super) fn generator(&self) -> Generator {
        let generator = Generator::new()
            .max_states(self.max_states)
            .max_memory(self.max_memory.as_u64());
        match self.threads {
            Some(threads) => generator.threads(threads),
            None => generator,
        }
    }
}

fn size(text: &str) -> Result<ByteSize, &'static str> {
    let size = text.parse();
    size.map_err(|_| "expected a number of bytes, or one with a unit like 500MB or 2GiB")
}

pub(super) fn metrics() -> impl TypedValueParser<Value = Metric> {
    one_of(Metric::ALL, Metric::name)
}

pub(super) fn index_kinds() -> impl TypedValueParser<Value = IndexKind> {
    one_of(IndexKind::ALL, IndexKind::name)
}

pub(super) fn encodings() -> impl TypedValueParser<Value = Encoding> {
    one_of(Encoding::ALL, Encoding::name)
}

/// A parser that knows the names of all values.
fn one_of<T: Copy + Send + Sync + 'static, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let names = PossibleValuesParser::new(all.map(name));
    names.try_map(move |text| {
        let mut all = all.into_iter();
        all.find(|value| name(*value) == text)
            .ok_or("there is no such value")
    })
}
