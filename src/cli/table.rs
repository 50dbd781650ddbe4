//! Table files, opened by memory map.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use memmap2::Mmap;
use wayhome::Image;

use super::exit::Failure;

/// How the names of table files end.
pub(super) const ENDING: &str = "wayhome";

/// What they begin with.
const LABEL: &[u8; 8] = b"wayhome\0";

/// The most bytes of a file whose checksum is compared before each question, which takes some
/// hundredths of a second: as many as a table with links takes unless it is asked for.
const MAX_CHECKED: usize = 16 << 20;

/// Whether a file begins as a table does, whatever its name.
pub(super) fn has_label(path: &Path) -> bool {
    let mut label = [0; LABEL.len()];
    let is_file = path.is_file();
    is_file
        && File::open(path)
            .is_ok_and(|mut file| file.read_exact(&mut label).is_ok() && label == *LABEL)
}

/// The bytes of a table file.
pub(super) struct Table {
    path: PathBuf,
    bytes: Bytes,
}

enum Bytes {
    Mapped(Mmap),
    /// Of what cannot be mapped: pipes.
    Read(Vec<u8>),
}

impl Table {
    /// Opens a file, whatever it holds.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        let bytes = Bytes::open(path).map_err(|error| {
            Failure::wrong_input(format!("cannot open {}: {error}", path.display()))
        })?;
        let path = path.to_path_buf();
        Ok(Self { path, bytes })
    }

    pub(super) fn bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Mapped(map) => map,
            Bytes::Read(bytes) => bytes,
        }
    }

    /// Opens the image. Only a small one is read as a whole for its checksum; damage in a large one is
    /// found where a path meets it, or by `wayhome verify`.
    pub(super) fn image(&self) -> Result<Image<'_>, Failure> {
        let bytes = self.bytes();
        let image = if bytes.len() <= MAX_CHECKED {
            Image::from_bytes(bytes)
        } else {
            Image::open(bytes)
        };
        image.map_err(|error| Failure::wrong_input(format!("{}: {error}", self.path.display())))
    }
}

impl Bytes {
    fn open(path: &Path) -> io::Result<Self> {
        let mut file = File::open(path)?;
        if file.metadata()?.is_file() {
            return map(&file).map(Self::Mapped);
        }
        let mut bytes = Vec::new();
        file.by_ref()
            .take(LABEL.len() as u64)
            .read_to_end(&mut bytes)?;
        if bytes == LABEL {
            // An image is never larger.
            file.take(u32::MAX.into()).read_to_end(&mut bytes)?;
        }
        Ok(Self::Read(bytes))
    }
}

/// Maps a file into memory.
#[allow(unsafe_code)]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: the map is only read, as bytes that may be anything, and the engine trusts none of them.
    // What remains is a file that somebody changes in place meanwhile: then an answer may be wrong, and
    // where the file gets shorter, the system ends this program with a signal. `wayhome build` never
    // does that: it writes beside and renames, and a map keeps the file that it was made of.
    unsafe { Mmap::map(file) }
}
