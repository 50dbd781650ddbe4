//! An image taken apart, to put it together with other parts and sums that are right again.

use wayhome_engine::definition::Definition;
use wayhome_engine::generate::Generator;
use wayhome_engine::{Encoding, IndexKind};

/// The bytes of a header.
pub(crate) const HEADER: usize = 56;
/// The bytes in front of those that the header's own checksum covers.
const UNCOVERED: usize = 16;

pub(crate) const PUZZLE: usize = 0;
pub(crate) const COUNTS: usize = 1;
pub(crate) const INDEX: usize = 2;
pub(crate) const TABLE: usize = 3;

pub(crate) const BOARD: &str = include_str!("../../../../data/magic-board.toml");
pub(crate) const CUBE: &str = include_str!("../../../../data/special-cube.toml");
/// A small puzzle where many states have several shortest paths.
pub(crate) const RING: &str = "
cells = '1 2 3 4 5'
[moves]
left = '2 3 4 5 1'
right = '5 1 2 3 4'
swap = '(1 2)'
";

/// Three pieces of two cells, whose turns add up to an even number, and three of one cell, which are odd
/// together with them. The second goal has one piece turned, so that no moves lead from one to the other.
pub(crate) const PIECES: &str = "
cells = 'a A b B c C x y z'
goals = ['a A b B c C x y z', 'A a b B c C x y z']
[moves]
trade = '(a b)(A B)(x y)'
round = '(a b c)(A B C)'
other = '(x y z)'
twist = '(a A)(b B)'
";

/// The image of a definition.
pub(crate) fn generate(
    definition: &str,
    index: impl Into<Option<IndexKind>>,
    encoding: Encoding,
) -> Vec<u8> {
    let definition = Definition::parse("puzzle", "puzzle.toml", definition.as_bytes())
        .expect("the definitions of these tests have no mistake");
    let generator = Generator::new().encoding(encoding);
    let generator = match index.into() {
        Some(kind) => generator.index(kind),
        None => generator,
    };
    let generated = generator.generate(&definition);
    generated.expect("the puzzle is small").image().to_vec()
}

/// An image of each index in each encoding; those of the indexes that can have several blocks are of
/// pieces.
pub(crate) fn samples() -> Vec<Vec<u8>> {
    let kinds = IndexKind::ALL.map(|kind| match kind {
        IndexKind::Coordinates | IndexKind::Chain => (PIECES, kind),
        _ => (RING, kind),
    });
    // A chain of one block takes a shorter way along a path.
    let kinds = kinds.into_iter().chain([(RING, IndexKind::Chain)]);
    let all = kinds.flat_map(|(definition, kind)| {
        Encoding::ALL.map(|encoding| generate(definition, kind, encoding))
    });
    all.collect()
}

/// The parts of an image. The layout is that of `src/table/header.rs`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) digest: u64,
    pub(crate) states: u32,
    pub(crate) slots: u32,
    /// Puzzle, counts, index and table.
    pub(crate) sections: [Vec<u8>; 4],
    /// Index kind, encoding, the number to which distances are kept, and whether a slot can say that there is
    /// no path.
    pub(crate) codes: [u8; 4],
}

impl Parts {
    pub(crate) fn of(image: &[u8]) -> Self {
        let number = |at: usize| {
            let bytes = image[at..at + 4].try_into();
            u32::from_le_bytes(bytes.expect("these are four bytes"))
        };
        let mut start = HEADER;
        let sections = [36, 40, 44, 48].map(|at| {
            let end = number(at) as usize;
            image[std::mem::replace(&mut start, end)..end].to_vec()
        });
        Self {
            digest: u64::from(number(16)) | u64::from(number(20)) << 32,
            states: number(28),
            slots: number(32),
            sections,
            codes: [52, 53, 54, 55].map(|at| image[at]),
        }
    }

    /// Makes the digest that of the puzzle section, as an honest generator would: FNV-1a.
    pub(crate) fn digest_anew(&mut self) {
        self.digest = self.sections[PUZZLE]
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
                (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
            });
    }

    /// The image of these parts, with right checksums.
    pub(crate) fn image(&self) -> Vec<u8> {
        let body = self.sections.concat();
        let mut end = HEADER;
        let ends = self.sections.each_ref().map(|section| {
            end += section.len();
            u32::try_from(end).expect("the image is small")
        });
        let mut covered = self.digest.to_le_bytes().to_vec();
        covered.extend(crc32fast::hash(&body).to_le_bytes());
        for number in [self.states, self.slots].iter().chain(&ends) {
            covered.extend(number.to_le_bytes());
        }
        covered.extend(self.codes);
        assert_eq!(UNCOVERED + covered.len(), HEADER);

        let mut image = b"wayhome\0\x03\0\0\0".to_vec();
        image.extend(crc32fast::hash(&covered).to_le_bytes());
        image.extend(covered);
        image.extend(body);
        image
    }
}
