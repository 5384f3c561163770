//! The log of a program without a terminal: a file in the data folder, in which users look up the tickets of error
//! messages. It never takes more than two megabytes.

use std::fs::File;
use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use storage_sqlite::private_files;

mod recent;

pub use recent::{Recent, recent};

/// Name of the log file in the data folder.
pub const FILE: &str = "bucintoro.log";

/// Name of the previous log file.
const BEFORE: &str = "bucintoro.log.old";

/// Maximum size of the log file in bytes; then it replaces the previous one.
const MOST: u64 = 1_000_000;

/// Prefixes of the targets of our own crates.
const OURS: [&str; 5] = ["app", "bucintoro", "club_", "host", "storage_"];

/// Format of the log on standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Form {
    /// Lines for people.
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// True if an event may be logged at any filter setting. Events of libraries below `info` are excluded, because
/// they trace messages with the codes and tokens in them.
fn holds_no_secret(what: &Metadata<'_>) -> bool {
    *what.level() <= Level::INFO || OURS.iter().any(|ours| what.target().starts_with(ours))
}

/// Starts logging to standard error, with the filter in `RUST_LOG`.
pub fn to_standard_error(form: Form) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // `NO_COLOR` (https://no-color.org) turns colours off; files never get any.
    let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) && io::stderr().is_terminal();
    let lines = match form {
        Form::Text => lines.with_ansi(colours).boxed(),
        Form::Json => lines.json().flatten_event(true).with_ansi(false).boxed(),
    };
    let all = tracing_subscriber::registry().with(lines).with(filter).with(filter_fn(holds_no_secret)).with(Recent);
    // An installed logger is retained.
    let _ = all.try_init();
    if form == Form::Json {
        // Log readers lose lines that are not JSON, so panics are logged as events.
        std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a part of the program has failed")));
    }
}

/// Starts logging to a file in the data folder, including panics.
///
/// # Errors
/// If the file cannot be opened; then nothing is logged.
pub fn begin(folder: &Path) -> io::Result<()> {
    private_files::create_folder(folder)?;
    let log = Log::open(folder)?;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let logging = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(Mutex::new(log));
    // An installed logger is retained.
    let _ = logging.finish().with(Recent).try_init();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        tracing::error!(%panic, "a part of the program has failed");
        before(panic);
    }));
    Ok(())
}

/// Reports why the program ends, in the log and on standard error.
pub fn note(problem: &dyn std::fmt::Display) {
    tracing::error!(%problem, "the program ends");
    eprintln!("bucintoro: {problem}");
}

/// The open log file and its length.
struct Log {
    folder: PathBuf,
    file: File,
    length: u64,
}

impl Log {
    fn open(folder: &Path) -> io::Result<Self> {
        let file = private_files::options().create(true).append(true).open(folder.join(FILE))?;
        let length = file.metadata()?.len();
        Ok(Self { folder: folder.to_owned(), file, length })
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.length > 0 && self.length + bytes.len() as u64 > MOST {
            std::fs::rename(self.folder.join(FILE), self.folder.join(BEFORE))?;
            *self = Self::open(&self.folder)?;
        }
        let written = self.file.write(bytes)?;
        self.length += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    #[test]
    fn log_size_is_bounded_and_keeps_latest_lines() {
        let folder = tempfile::tempdir().expect("a folder");
        let line = [b'x'; 1_000];
        for _ in 0..3 {
            let mut log = Log::open(folder.path()).expect("a log");
            for _ in 0..900 {
                log.write_all(&line).expect("written");
            }
        }
        Log::open(folder.path()).expect("a log").write_all(b"the last\n").expect("written");
        let size = |name: &str| std::fs::metadata(folder.path().join(name)).expect("a file").len();
        assert!(size(FILE) <= MOST && size(BEFORE) <= MOST, "{} {}", size(FILE), size(BEFORE));
        let text = std::fs::read_to_string(folder.path().join(FILE)).expect("text");
        assert!(text.ends_with("the last\n"));
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 2);
    }

    #[test]
    fn internal_errors_are_logged_with_their_ticket() {
        let folder = tempfile::tempdir().expect("a folder");
        begin(folder.path()).expect("it begins");
        let ticket = app_core::tickets::log_with_ticket("the disk is on fire");
        let failed = std::thread::spawn(|| std::panic::panic_any("planted")).join();
        assert!(failed.is_err());
        let text = std::fs::read_to_string(folder.path().join(FILE)).expect("text");
        assert!(text.contains(&ticket) && text.contains("the disk is on fire"), "{text}");
        assert!(text.contains("a part of the program has failed"), "{text}");
    }
}
