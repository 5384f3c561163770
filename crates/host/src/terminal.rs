//! Code that the subcommands of the command line share: results, output and signals.

use std::io::Write as _;
use std::process::ExitCode;

/// The result of a subcommand. A failure is printed on standard error.
pub type CommandResult = Result<ExitCode, Box<dyn std::error::Error>>;

/// Wrong arguments: exit code 2, like the errors of clap itself.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct UsageError(pub String);

/// Prints a line.
///
/// # Errors
/// If standard output is closed, where `println!` would panic.
pub fn print_line(line: &dyn std::fmt::Display) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Waits for Ctrl+C, or for SIGTERM if the system has it.
pub async fn shutdown_requested() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
