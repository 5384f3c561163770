//! What open tables hold in memory, and what of it is given back once no one looks any more.
//!
//! `cargo bench -p bucintoro-tests --bench open_tables`: tables of random games are taken in, each is
//! looked at once, then all are left alone. Resident memory of this process, from Linux's own count.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::time::Duration;

use app_core::protocol::{Reply, TableRequest};
use app_core::{Limits, Session};
use bucintoro_tests::chairs;
use bucintoro_tests::files::taken_in;
use host::App;
use kernel::suite::random_table;
use kernel::{Rules, Viewer};
use serenissima::Serenissima;

/// How much of it there is.
struct Size {
    tables: usize,
    entries: usize,
}

const WHOLE: Size = Size { tables: 200, entries: 400 };

/// Where the bench is only tried: when tests are run, not benches.
const TRIED: Size = Size { tables: 2, entries: 40 };

/// How long a table stays open unwatched here.
const QUIET: Duration = Duration::from_secs(2);

#[tokio::main]
async fn main() {
    let size = if std::env::args().any(|argument| argument == "--bench") { WHOLE } else { TRIED };
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let mut tables = Vec::new();
    for nth in 0..size.tables {
        tables.push(taken(&session, nth as u64, size.entries).await);
    }
    drop(session);
    app.close().await;

    // Again, so that nothing that taking them in needed is counted.
    let limits = Limits { quiet: QUIET, ..Limits::default() };
    let app = App::open_within(folder.path(), limits).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let none = resident();
    let mut looks = Vec::new();
    for table in tables {
        looks.push(session.request(TableRequest::Open { table, viewer: Viewer::Table }).await.expect("it opens"));
        looks.clear();
    }
    let open = resident();
    drop(session);
    tokio::time::sleep(QUIET * 3).await;
    let left = resident();
    println!(
        "{} tables of {} entries: {} MB open, {} MB left when closed",
        size.tables,
        size.entries,
        open - none,
        left - none
    );
    app.close().await;
}

/// Takes in the record of a random game; gives its table.
async fn taken(session: &Session, seed: u64, entries: usize) -> u32 {
    let table = random_table::<Serenissima>(Serenissima::default_setup(4), chairs(4), seed, entries, true);
    let table = table.expect("random play goes on");
    let lines: Vec<&str> = table.lines().iter().map(|sealed| sealed.line.as_str()).collect();
    match taken_in(session, &(lines.join("\n") + "\n")).await {
        Ok(Reply::Table { table }) => table,
        other => panic!("{other:?}"),
    }
}

/// Resident memory of this process in MB, 0 where no one counts it.
fn resident() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|text| text.trim().trim_end_matches(" kB").parse::<i64>().ok()).unwrap_or(0) / 1024
}
