//! Files that are there whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Mutex, PoisonError};

use tempfile::Builder;

use super::exit::Failure;

/// A file that is to be written. Nothing of it is seen before its last byte is there.
pub(super) struct WholeFile {
    /// As somebody named it, and without links.
    name: PathBuf,
    path: PathBuf,
    way: Way,
}

/// How a file gets there.
enum Way {
    /// A device or a pipe, which cannot be replaced.
    Into(File),
    /// A file without a name, which gets it at the end: until then it goes with the program, whatever
    /// ends that.
    #[cfg(target_os = "linux")]
    Unnamed(File),
    /// A file beside it, which is renamed at the end, where the system has no files without a name.
    Beside,
}

/// The file beside, as long as it is there.
static BESIDE: Mutex<Option<PathBuf>> = Mutex::new(None);

/// What a shell expects of a program that was interrupted.
const INTERRUPTED: i32 = 130;

impl WholeFile {
    /// Looks whether a file can be written here, before somebody works long for it.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        // What a link leads to is replaced, and not the link.
        let name = path.to_path_buf();
        let path = fs::canonicalize(path).unwrap_or_else(|_| name.clone());
        let way = Way::to(&path).map_err(|error| cannot_write(&name, &error))?;
        // A second handler is refused, and the first does the same.
        let _ = ctrlc::set_handler(remove_and_exit);
        Ok(Self { name, path, way })
    }

    /// Writes the file and gives it its name.
    pub(super) fn write(self, bytes: &[u8]) -> Result<(), Failure> {
        let Self { name, path, way } = self;
        let permissions = fs::metadata(&path).map(|there| there.permissions());
        let written = match way {
            Way::Into(mut file) => file.write_all(bytes),
            #[cfg(target_os = "linux")]
            Way::Unnamed(file) => write_unnamed(file, bytes, &path),
            Way::Beside => write_beside(bytes, &path),
        };
        let kept = written.and_then(|()| match permissions {
            Ok(permissions) if path.is_file() => fs::set_permissions(&path, permissions),
            _ => Ok(()),
        });
        kept.map_err(|error| cannot_write(&name, &error))
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::wrong_input(format!("cannot write {}: {error}", path.display()))
}

impl Way {
    fn to(path: &Path) -> io::Result<Self> {
        match fs::metadata(path) {
            Ok(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Ok(there) if !there.is_file() => {
                return OpenOptions::new().write(true).open(path).map(Self::Into);
            }
            _ => {}
        }
        #[cfg(target_os = "linux")]
        {
            use rustix::fs::{CWD, Mode, OFlags, openat};
            use rustix::io::Errno;

            let flags = OFlags::WRONLY | OFlags::TMPFILE | OFlags::CLOEXEC;
            match openat(CWD, directory(path), flags, Mode::from_raw_mode(0o666)) {
                Ok(file) => return Ok(Self::Unnamed(file.into())),
                // What an old system and some file systems say.
                Err(Errno::ISDIR | Errno::OPNOTSUPP) => {}
                Err(error) => return Err(error.into()),
            }
        }
        tempfile::tempfile_in(directory(path))?;
        Ok(Self::Beside)
    }
}

fn directory(path: &Path) -> &Path {
    let parent = path.parent().filter(|parent| *parent != Path::new(""));
    parent.unwrap_or(Path::new("."))
}

#[cfg(target_os = "linux")]
fn write_unnamed(mut file: File, bytes: &[u8], path: &Path) -> io::Result<()> {
    use std::os::fd::AsRawFd as _;

    use rustix::fs::{AtFlags, CWD, linkat};

    file.write_all(bytes)?;
    file.sync_all()?;
    let unnamed = format!("/proc/self/fd/{}", file.as_raw_fd());
    let link = |name: &Path| {
        linkat(CWD, &*unnamed, CWD, name, AtFlags::SYMLINK_FOLLOW).map_err(io::Error::from)
    };
    match link(path) {
        Ok(()) => Ok(()),
        // A name that is taken can only be taken over by renaming.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let _beside = BESIDE.lock().unwrap_or_else(PoisonError::into_inner);
            let named = beside().make_in(directory(path), link)?;
            Ok(named.into_temp_path().persist(path)?)
        }
        Err(_) => write_beside(bytes, path),
    }
}

fn write_beside(bytes: &[u8], path: &Path) -> io::Result<()> {
    let lock = || BESIDE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut file = {
        let mut name = lock();
        let file = beside().tempfile_in(directory(path))?;
        *name = Some(file.path().to_path_buf());
        file
    };
    let written = file
        .write_all(bytes)
        .and_then(|()| file.as_file().sync_all());
    let mut name = lock();
    // A file that is not renamed is removed here.
    let renamed = written.and_then(|()| Ok(file.persist(path)?));
    *name = None;
    renamed.map(|_| ())
}

/// The names of files beside, and the permissions of any new file.
fn beside() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(".wayhome-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}

/// Ends the program, without the file beside. While the lock is held, none is made and none is renamed.
fn remove_and_exit() {
    let name = BESIDE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(name) = &*name {
        let _ = fs::remove_file(name);
    }
    process::exit(INTERRUPTED);
}

#[cfg(test)]
mod tests {
    use super::write_beside;
    use std::fs;

    /// Linux goes another way, wherever it can.
    #[test]
    fn a_file_beside_is_renamed_or_removed() {
        let directory = tempfile::tempdir().unwrap();
        let files = || fs::read_dir(&directory).unwrap().count();
        let path = directory.path().join("file");
        for bytes in [&b"first"[..], b"second"] {
            write_beside(bytes, &path).unwrap();
            assert_eq!(fs::read(&path).unwrap(), bytes);
            assert_eq!(files(), 1);
        }
        let taken = directory.path().join("taken");
        fs::create_dir(&taken).unwrap();
        write_beside(b"third", &taken).unwrap_err();
        assert_eq!(files(), 2);
        write_beside(b"third", &directory.path().join("nosuch/file")).unwrap_err();
    }
}
