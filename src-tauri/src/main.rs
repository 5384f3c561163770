//! The native app. In packages the same program is also the command line.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

/// The argument that starts the command line instead of the app.
const COMMAND_LINE: &str = "--command-line";

fn main() -> std::process::ExitCode {
    let mut words = std::env::args_os().skip(1).peekable();
    match words.next_if(|word| word == COMMAND_LINE) {
        Some(_) => app::run(std::iter::once("bucintoro".into()).chain(words)),
        None => shell::run(),
    }
}
