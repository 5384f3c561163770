//! Measures the memory that open tables use, and how much of it is freed after they are closed.
//!
//! `cargo bench -p bucintoro-tests --bench open_tables`: imports tables of random games, opens each once, then waits
//! until they are closed. Reports the resident memory of this process, on Linux only.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::time::Duration;

use app_core::protocol::{Reply, TableRequest};
use app_core::{Limits, Session};
use bucintoro_tests::chairs;
use bucintoro_tests::files::import_file;
use host::App;
use kernel::suite::random_table;
use kernel::{Rules, Viewer};
use serenissima::Serenissima;

/// Size of the measurement.
struct Size {
    tables: usize,
    entries: usize,
}

const WHOLE: Size = Size { tables: 200, entries: 400 };

/// Size while tests run, which only checks that the bench works.
const TRIED: Size = Size { tables: 2, entries: 40 };

/// Time for which a table stays open without a viewer.
const QUIET: Duration = Duration::from_secs(2);

#[tokio::main]
async fn main() {
    let size = if std::env::args().any(|argument| argument == "--bench") { WHOLE } else { TRIED };
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let mut tables = Vec::new();
    for nth in 0..size.tables {
        tables.push(import_random_game(&session, nth as u64, size.entries).await);
    }
    drop(session);
    app.close().await;

    // A new app, so that memory of the imports is not counted.
    let limits = Limits { quiet: QUIET, ..Limits::default() };
    let app = App::open_within(folder.path(), limits).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let before = resident();
    for table in tables {
        drop(session.request(TableRequest::Open { table, viewer: Viewer::Table }).await.expect("opened"));
    }
    let open = resident();
    drop(session);
    tokio::time::sleep(QUIET * 3).await;
    let closed = resident();
    println!(
        "{} tables of {} entries: {} MB when open, {} MB when closed",
        size.tables,
        size.entries,
        open - before,
        closed - before
    );
    app.close().await;
}

/// Imports the record of a random game. Returns its table.
async fn import_random_game(session: &Session, seed: u64, entries: usize) -> u32 {
    let table = random_table::<Serenissima>(Serenissima::default_setup(4), chairs(4), seed, entries, true);
    let table = table.expect("a random game");
    let lines: Vec<&str> = table.lines().iter().map(|sealed| sealed.line.as_str()).collect();
    match import_file(session, &(lines.join("\n") + "\n")).await {
        Ok(Reply::Table { table }) => table,
        other => panic!("{other:?}"),
    }
}

/// Returns the resident memory of this process in MB; 0 if the system does not report it.
fn resident() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|text| text.trim().trim_end_matches(" kB").parse::<i64>().ok()).unwrap_or(0) / 1024
}
