//! Runs the real binary, for the tests of the command line.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the command line with an input.
pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bucintoro"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // The program may end before it has read everything.
    let _ = child.stdin.take().expect("its input").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// Returns the exit code.
pub fn code(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

/// Returns the standard output.
pub fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// Returns the standard error.
pub fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// Creates a file in a folder. Returns its path.
pub fn file(folder: &tempfile::TempDir, name: &str, text: &[u8]) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("written");
    path.display().to_string()
}
