//! Measures how long it takes to open a data folder with a thousand games.
//!
//! `cargo bench -p bucintoro-tests --bench start`: a folder with text mirrors, the same folder without them, and for
//! comparison the work of a start before there were mirrors: a quick check of the database, and one small file and one
//! query for each game.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::path::Path;
use std::time::{Duration, Instant};

use app_core::storage::{StorageBackend as _, TableStore as _};
use bucintoro_tests::backends;
use storage_sqlite::Store;

/// Number of starts of each kind.
const STARTS: usize = 7;

#[tokio::main]
async fn main() {
    let (games, lines) = if std::env::args().any(|argument| argument == "--bench") { (1_000, 500) } else { (4, 20) };
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).await.expect("the folder is free");
    for nth in 0..games {
        let lines = backends::lines(lines, &format!("{nth} {}", "x".repeat(500)));
        let request = format!("game {nth}");
        store.create(backends::plain(&lines, &request)).await.expect("stored");
    }
    store.close().await;
    drop(store);
    let mut times = [const { Vec::new() }; 3];
    for _ in 0..STARTS {
        times[0].push(open(folder.path()).await);
        std::fs::remove_dir_all(folder.path().join("tables")).expect("a folder of mirrors");
        times[1].push(open(folder.path()).await);
        times[2].push(without_mirrors(folder.path(), games).await);
    }
    for (what, times) in ["with mirrors", "mirrors to be written", "before mirrors"].iter().zip(&mut times) {
        times.sort_unstable();
        println!("{games} games of {lines} lines, {what}: median {:?} of {times:?}", times[STARTS / 2]);
    }
}

/// Opens and closes the folder. Returns the time to open it.
async fn open(folder: &Path) -> Duration {
    let begun = Instant::now();
    let store = Store::open(folder).await.expect("the folder is free");
    let took = begun.elapsed();
    store.close().await;
    took
}

/// Does the work of a start before there were mirrors. Returns its time.
async fn without_mirrors(folder: &Path, games: u32) -> Duration {
    let marker = folder.join("marker");
    std::fs::write(&marker, [b'x'; 85]).expect("written");
    let begun = Instant::now();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("bucintoro.sqlite"));
    let pool = sqlx::sqlite::SqlitePoolOptions::new().max_connections(1).connect_with(options);
    let pool = pool.await.expect("the database");
    sqlx::query("PRAGMA quick_check(1)").fetch_all(&pool).await.expect("checked");
    for game in 0..games {
        let marker = marker.clone();
        tokio::task::spawn_blocking(move || std::fs::read(marker)).await.expect("read").expect("read");
        sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(game).fetch_optional(&pool).await.expect("read");
    }
    let took = begun.elapsed();
    pool.close().await;
    took
}
