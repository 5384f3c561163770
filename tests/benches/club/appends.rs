//! Compares appends of a node's storage backend with bare commits of the same bytes, per second.

use std::sync::Arc;
use std::time::Duration;

use app_core::storage::{EntryRef, NewEntries, StorageBackend as _, TableStore as _};
use bucintoro_tests::backends::{PATIENT, lines, plain};
use bucintoro_tests::postgres::Server;
use club_postgres::Club;
use kernel::record::{HashedLine, append_hash};
use serde_json::json;
use sqlx::{Connection as _, PgConnection};
use tokio::time::Instant;

/// Numbers of concurrent writers. The larger one is the number of a node's connections.
const WRITERS: [usize; 2] = [1, 16];

/// Number of rounds. The two kinds alternate, so that other work of the machine affects both alike.
const ROUNDS: usize = 4;

/// Length of a line in bytes, as in a usual game.
const LINE: usize = 420;

/// Returns a line that follows another.
fn after(last: &HashedLine, n: u32) -> HashedLine {
    append_hash(&json!({"n": n, "says": "x".repeat(LINE)}), &last.hash).expect("a line")
}

/// Measures both for each number of writers, and prints them.
pub async fn compare(server: &Server, duration: Duration) {
    println!();
    for writers in WRITERS {
        let (mut appends, mut bare) = (0.0, 0.0);
        for _ in 0..ROUNDS {
            bare += per_second(server, writers, duration, Kind::BareCommits).await / ROUNDS as f64;
            appends += per_second(server, writers, duration, Kind::Appends).await / ROUNDS as f64;
        }
        println!(
            "{writers} at a time: {appends:.0} appends per second, {bare:.0} bare commits; ratio {:.2}",
            appends / bare
        );
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Appends,
    BareCommits,
}

/// Runs this number of writers for a time. Returns the writes per second.
async fn per_second(server: &Server, writers: usize, duration: Duration, kind: Kind) -> f64 {
    let url = server.net_url(&server.database().await);
    let club = Arc::new(Club::open(&url, "127.0.0.1:1", PATIENT).await.expect("opened"));
    let mut connection = PgConnection::connect(&url).await.expect("connected");
    sqlx::query("CREATE TABLE bare (line text NOT NULL)").execute(&mut connection).await.expect("created");
    let begun = Instant::now();
    let spawn_writer = |nth: usize| {
        let (club, url) = (Arc::clone(&club), url.clone());
        tokio::spawn(async move {
            match kind {
                Kind::Appends => append(&club, nth, begun + duration).await,
                Kind::BareCommits => commit(&url, begun + duration).await,
            }
        })
    };
    let writers: Vec<_> = (0..writers).map(spawn_writer).collect();
    let mut count = 0;
    for writer in writers {
        count += writer.await.expect("the writer ends");
    }
    let took = begun.elapsed().as_secs_f64();
    club.close().await;
    f64::from(count) / took
}

/// Appends to a new table until `end`. Returns the number of appends.
async fn append(club: &Club, nth: usize, end: Instant) -> u32 {
    let header = lines(1, "whole");
    let id = club.create(plain(&header, &format!("table {nth}"))).await.expect("created");
    let (mut last, mut n) = (header.into_iter().next().expect("a line"), 0);
    while Instant::now() < end {
        n += 1;
        let fresh = [after(&last, n)];
        let request = format!("{nth:016x}{n:016x}");
        let known = EntryRef { n: n - 1, hash: last.hash };
        let entries = NewEntries { after: known, lines: &fresh, request: Some(&request), seeds: None, summary: "{}" };
        club.append(id, entries).await.expect("appended");
        [last] = fresh;
    }
    n
}

/// Inserts the same bytes without a storage backend, until `end`. Returns the number of commits.
async fn commit(url: &str, end: Instant) -> u32 {
    let mut connection = PgConnection::connect(url).await.expect("connected");
    let (mut last, mut n) = (lines(1, "whole").into_iter().next().expect("a line"), 0);
    while Instant::now() < end {
        n += 1;
        last = after(&last, n);
        let insert = sqlx::query("INSERT INTO bare (line) VALUES ($1)").bind(&last.line);
        insert.execute(&mut connection).await.expect("committed");
    }
    n
}
