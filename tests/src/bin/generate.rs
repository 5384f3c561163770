//! Writes the generated files: `generate ROOT`, with the root of the repository.
#![allow(clippy::expect_used, reason = "a file that cannot be written has failed")]

use std::path::PathBuf;

use bucintoro_tests::generated;

fn main() {
    let root = PathBuf::from(std::env::args().nth(1).expect("usage: generate ROOT"));
    for (path, text) in generated::all() {
        let file = root.join(path);
        // An unchanged file keeps its modification time, so that nothing is rebuilt.
        if !std::fs::read_to_string(&file).is_ok_and(|old| old == text) {
            std::fs::write(&file, text).expect("the file can be written");
        }
    }
}
