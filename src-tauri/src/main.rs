//! The native app, and the command line of packages, which are one program there.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

/// The word that makes it the command line.
const COMMAND_LINE: &str = "--command-line";

fn main() -> std::process::ExitCode {
    let mut words = std::env::args_os().skip(1).peekable();
    match words.next_if(|word| word == COMMAND_LINE) {
        Some(_) => app::run(std::iter::once("bucintoro".into()).chain(words)),
        None => shell::run(),
    }
}
