//! Names of cells, labels and moves, as an image holds them.

use crate::bytes::Bytes;

/// The names of a puzzle's cells, labels or moves, by number.
///
/// In an image: the end of each name in the text (two bytes each), then the text.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    ends: &'a [u8],
    text: &'a str,
    single: bool,
}

impl<'a> Names<'a> {
    /// Reads `count` names, none of them empty.
    pub(crate) const fn read(bytes: &mut Bytes<'a>, count: usize) -> Option<Self> {
        let Some(ends) = bytes.take(2 * count) else {
            return None;
        };
        let length = match ends {
            [.., low, high] => u16::from_le_bytes([*low, *high]) as usize,
            _ => 0,
        };
        let Some(text) = bytes.take_text(length) else {
            return None;
        };
        let (mut start, mut at) = (0, 0);
        while at < ends.len() {
            let end = u16::from_le_bytes([ends[at], ends[at + 1]]) as usize;
            if end <= start || !text.is_char_boundary(end) {
                return None;
            }
            start = end;
            at += 2;
        }
        Some(Self {
            ends,
            text,
            single: chars(text) == count,
        })
    }

    /// How many names there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.ends.len() / 2
    }

    /// Whether there is no name at all.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Whether each name is a single character, so that names can be written without blanks.
    #[must_use]
    pub const fn are_single(&self) -> bool {
        self.single
    }

    /// What stands between names that are written one after the other: nothing where each is a single
    /// character, else a blank.
    #[must_use]
    pub const fn separator(&self) -> &'static str {
        if self.single { "" } else { " " }
    }

    /// The names as bytes, where each is a single one.
    #[inline]
    pub(crate) const fn letters(&self) -> Option<&'a [u8]> {
        if self.single && self.text.len() == self.len() {
            Some(self.text.as_bytes())
        } else {
            None
        }
    }

    /// The name with this number.
    #[must_use]
    #[inline]
    pub fn get(&self, number: u8) -> Option<&'a str> {
        let start = match number.checked_sub(1) {
            Some(before) => self.end(before)?,
            None => 0,
        };
        self.text.get(start..self.end(number)?)
    }

    /// All names, by number.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'a str> + use<'a> {
        let names = *self;
        (0..self.len() as u8).map(move |number| names.get(number).unwrap_or_default())
    }

    /// The number of a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<u8> {
        if let (Some(letters), &[byte]) = (self.letters(), name.as_bytes()) {
            return find_letter(letters, byte);
        }
        let number = self.iter().position(|known| known == name)?;
        u8::try_from(number).ok()
    }

    fn end(&self, number: u8) -> Option<usize> {
        match *self.ends.get(2 * usize::from(number)..)? {
            [low, high, ..] => Some(usize::from(u16::from_le_bytes([low, high]))),
            _ => None,
        }
    }
}

/// The place of a letter. Letters that follow each other like digits do are found without looking
/// through the others.
pub(super) fn find_letter(letters: &[u8], letter: u8) -> Option<u8> {
    let guess = letter.wrapping_sub(*letters.first()?);
    if letters.get(usize::from(guess)) == Some(&letter) {
        return Some(guess);
    }
    let place = letters.iter().position(|known| *known == letter)?;
    u8::try_from(place).ok()
}

/// The characters of a text, counted where `str::chars` is not at hand: in a `const fn`.
const fn chars(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut count = 0;
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] & 0xc0 != 0x80 {
            count += 1;
        }
        at += 1;
    }
    count
}
