//! Index sections of pieces that make no sense, behind sums that are right.

use wayhome_engine::{Encoding, Image, IndexKind};

use crate::parts::{INDEX, PIECES, Parts, generate};
use crate::states::states;

/// A section in its parts, to be damaged. The layout is that of `src/index/coordinates/`.
#[derive(Clone)]
struct Section {
    families: Vec<(u8, u8, u8, Vec<u8>)>,
    blocks: Vec<(u32, Vec<Content>)>,
}

#[derive(Clone)]
struct Content {
    modulus: u8,
    remainder: u8,
    same_period: u8,
    parity: u16,
    odd_places: u16,
    flags: u8,
    firsts: Vec<u8>,
    kinds: Vec<(u8, u8, Vec<u8>)>,
}

/// The flag of a family whose parity is asked for; that of odd permutations is 1.
const IN_PARITY: u8 = 2;

impl Section {
    /// Three pieces of two cells, and three of one, each different; two goals apart.
    fn of_pieces() -> Self {
        let pairs = |remainder: u8| Content {
            modulus: 2,
            remainder,
            same_period: 2,
            parity: 0,
            odd_places: 0,
            flags: IN_PARITY,
            firsts: vec![0, 0, 1, 1, 2, 2, 3, 3, 3],
            kinds: [[0, 1], [2, 3], [4, 5]]
                .map(|pair| (1, 2, pair.to_vec()))
                .to_vec(),
        };
        let singles = Content {
            modulus: 1,
            remainder: 0,
            same_period: 1,
            parity: 0b11,
            odd_places: 0,
            flags: IN_PARITY,
            firsts: vec![3, 3, 3, 3, 3, 3, 0, 1, 2],
            kinds: [6, 7, 8].map(|label| (1, 1, vec![label])).to_vec(),
        };
        Self {
            families: vec![(3, 2, 2, vec![0, 1, 2, 3, 4, 5]), (3, 1, 1, vec![6, 7, 8])],
            blocks: [0, 1]
                .map(|remainder| (72, vec![pairs(remainder), singles.clone()]))
                .to_vec(),
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![self.families.len() as u8];
        for (places, width, turns, cells) in &self.families {
            bytes.extend([*places, *width, *turns]);
            bytes.extend(cells);
        }
        bytes.extend((self.blocks.len() as u16).to_le_bytes());
        for (slots, contents) in &self.blocks {
            let contents: Vec<u8> = contents.iter().flat_map(Content::bytes).collect();
            bytes.extend(slots.to_le_bytes());
            bytes.extend((contents.len() as u16).to_le_bytes());
            bytes.extend(contents);
        }
        bytes
    }
}

impl Content {
    fn bytes(&self) -> Vec<u8> {
        let kinds = self.kinds.len() as u8;
        let mut bytes = vec![kinds, self.modulus, self.remainder, self.same_period];
        bytes.extend(self.parity.to_le_bytes());
        bytes.extend(self.odd_places.to_le_bytes());
        bytes.push(self.flags);
        bytes.extend(&self.firsts);
        for (count, period, labels) in &self.kinds {
            bytes.extend([*count, *period]);
            bytes.extend(labels);
        }
        bytes
    }
}

/// Opens the image with another section and asks for all paths; whether it could be opened.
fn opens(section: &Section) -> bool {
    let sound = generate(PIECES, IndexKind::Coordinates, Encoding::Moves);
    let questions = Image::open(&sound)
        .map(|image| states(&image))
        .expect("it is sound");
    let mut parts = Parts::of(&sound);
    parts.sections[INDEX] = section.bytes();
    let bytes = parts.image();
    let Ok(image) = Image::from_bytes(&bytes) else {
        return false;
    };
    for state in &questions {
        if let Ok(path) = image.path(state) {
            assert_eq!(path.len(), path.count());
        }
    }
    true
}

fn check(expected: bool, damage: impl FnOnce(&mut Section)) {
    let mut section = Section::of_pieces();
    damage(&mut section);
    assert_eq!(opens(&section), expected);
}

#[test]
fn the_section_is_what_the_generator_writes() {
    let sound = generate(PIECES, IndexKind::Coordinates, Encoding::Moves);
    assert_eq!(
        Section::of_pieces().bytes(),
        Parts::of(&sound).sections[INDEX]
    );
}

#[test]
fn families_that_are_none_are_refused() {
    for (places, width, turns) in [
        (0, 2, 2),
        (3, 0, 1),
        (3, 2, 0),
        (3, 2, 4),
        (2, 3, 2),
        (255, 255, 255),
    ] {
        check(false, |section| {
            let (_, _, _, cells) = section.families[0].clone();
            section.families[0] = (places, width, turns, cells);
        });
    }
    check(false, |section| section.families.clear());
    check(false, |section| drop(section.families.pop()));
    check(false, |section| section.families.push((1, 1, 1, vec![8])));
    for cell in [9, 127, 128, 255] {
        check(false, |section| section.families[0].3[5] = cell);
    }
    // More places than cells, each of them the same.
    check(false, |section| {
        section.families = vec![(200, 1, 1, vec![0; 200])];
    });
    check(false, |section| {
        section.families = vec![(16, 8, 8, vec![0; 128])];
    });
    // A cell twice is in no other place, which is nothing that can panic.
    check(true, |section| section.families[0].3[5] = 0);
}

#[test]
fn blocks_that_are_none_are_refused() {
    check(false, |section| section.blocks.clear());
    check(false, |section| drop(section.blocks.pop()));
    for slots in [0, 71, 73, u32::MAX] {
        check(false, |section| section.blocks[0].0 = slots);
    }
    check(false, |section| drop(section.blocks[0].1.pop()));
    check(false, |section| {
        let more = section.blocks[0].1[1].clone();
        section.blocks[0].1.push(more);
    });
    // As many slots in all, but shared out wrongly: an index beyond the table or of another state.
    check(true, |section| {
        (section.blocks[0].0, section.blocks[1].0) = (144, 0);
    });
    check(true, |section| {
        (section.blocks[0].0, section.blocks[1].0) = (0, 144);
    });
    check(true, |section| {
        section
            .blocks
            .extend(vec![(0, section.blocks[0].1.clone()); 1_000]);
    });
}

#[test]
fn contents_that_are_none_are_refused() {
    let content =
        |section: &mut Section, damage: &dyn Fn(&mut Content)| damage(&mut section.blocks[0].1[0]);
    for (count, period) in [(0, 2), (2, 2), (255, 2), (1, 0), (1, 3), (1, 255)] {
        check(false, |section| {
            content(section, &|content| {
                (content.kinds[0].0, content.kinds[0].1) = (count, period);
            });
        });
    }
    for modulus in [0, 3, 4, 255] {
        check(false, |section| {
            content(section, &|content| content.modulus = modulus);
        });
    }
    check(false, |section| {
        content(section, &|content| content.kinds.clear());
    });
    check(false, |section| {
        content(section, &|content| drop(content.kinds.pop()));
    });
    check(false, |section| {
        content(section, &|content| content.firsts.truncate(8));
    });
    // Pieces that repeat have no parity.
    check(false, |section| {
        content(section, &|content| {
            content.kinds = vec![(3, 2, vec![0, 1])];
            content.parity = 1;
        });
    });
    for remainder in [1, 2, 255] {
        check(true, |section| {
            content(section, &|content| content.remainder = remainder);
        });
    }
    for (parity, flags) in [(1, 2), (1, 3), (0b11, 255), (0xffff, 3), (0x8000, 3)] {
        check(true, |section| {
            content(section, &|content| {
                (content.parity, content.flags) = (parity, flags);
            });
        });
    }
    // A parity that is kept but not asked for.
    check(false, |section| {
        content(section, &|content| (content.parity, content.flags) = (1, 0));
    });
    for same_period in [1, 3, 255] {
        check(false, |section| {
            content(section, &|content| content.same_period = same_period);
        });
    }
    check(true, |section| {
        content(section, &|content| content.same_period = 0);
    });
    for odd_places in [1, 0b111, u16::MAX] {
        check(true, |section| {
            content(section, &|content| content.odd_places = odd_places);
        });
    }
    for first in [0, 5, 6, 127, 255] {
        check(true, |section| {
            content(section, &|content| content.firsts.fill(first));
        });
    }
    for label in [0, 8, 9, 255] {
        check(true, |section| {
            content(section, &|content| content.kinds[1].2.fill(label));
        });
    }
    check(true, |section| {
        content(section, &|content| content.kinds[1].1 = 2);
    });
    check(true, |section| {
        content(section, &|content| {
            content.kinds = vec![(3, 2, vec![0, 1])];
            content.flags = 0;
        });
    });
}
