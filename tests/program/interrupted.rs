//! A search that is interrupted at any instant leaves no file, or a whole one.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::tempdir;
use wayhome::Image;

use crate::build::files;
use crate::{data, program};

fn start(directory: &Path, definition: &str) -> Child {
    let mut program = program(&["build", &data(definition), "-o", "board.wayhome"]);
    program.current_dir(directory).stdin(Stdio::null());
    program.stderr(Stdio::null()).spawn().unwrap()
}

fn send(signal: &str, child: &Child) {
    let mut kill = Command::new("kill");
    // A child that has ended by itself cannot be reached.
    kill.args([signal, &child.id().to_string()])
        .stderr(Stdio::null());
    assert!(kill.status().is_ok(), "there is the command `kill`");
}

#[test]
fn a_search_that_is_interrupted_leaves_no_file() {
    let directory = tempdir().unwrap();
    for signal in ["-INT", "-TERM", "-HUP", "-KILL"] {
        let mut child = start(directory.path(), "magic-board-2x6");
        thread::sleep(Duration::from_millis(300));
        assert_eq!(files(directory.path()), [""; 0], "while it searches");
        assert!(
            child.try_wait().unwrap().is_none(),
            "it has ended by itself"
        );
        send(signal, &child);
        assert!(!child.wait().unwrap().success());
        assert_eq!(files(directory.path()), [""; 0], "{signal}");
    }
}

#[test]
fn a_file_that_is_replaced_is_the_old_one_or_the_new_one_at_any_instant() {
    let directory = tempdir().unwrap();
    let path = directory.path().join("board.wayhome");
    let old = b"what was there before";
    let (mut kept, mut replaced) = (0, 0);
    let mut wait = 10;
    // Until one search has come to its end before it was interrupted.
    while replaced == 0 && wait < 60_000 {
        for signal in ["-INT", "-KILL"] {
            fs::write(&path, old).unwrap();
            let mut child = start(directory.path(), "magic-board-2x5");
            thread::sleep(Duration::from_millis(wait));
            send(signal, &child);
            child.wait().unwrap();
            assert_eq!(files(directory.path()), ["board.wayhome"], "{signal}");
            let found = fs::read(&path).unwrap();
            if found == old {
                kept += 1;
            } else {
                assert_eq!(Image::from_bytes(&found).unwrap().states(), 3_628_800);
                replaced += 1;
            }
        }
        wait += wait / 4 + 10;
    }
    assert!(kept > 0 && replaced > 0, "{kept} kept, {replaced} replaced");
}
