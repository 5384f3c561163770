//! How many entries a second a node's home of records adds, against bare commits of the same bytes.

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

/// How many are on their way at a time: as many as a node has connections.
const LANES: [usize; 2] = [1, 16];

/// How often they take turns, so that whatever else the machine does meets both.
const TURNS: usize = 4;

/// As long as a line of a game is.
const LINE: usize = 420;

/// A line that follows another.
fn after(last: &HashedLine, n: u32) -> HashedLine {
    append_hash(&json!({"n": n, "says": "x".repeat(LINE)}), &last.hash).expect("a line")
}

/// Prints both, for one at a time and for many.
pub async fn compared(server: &Server, long: Duration) {
    println!();
    for lanes in LANES {
        let (mut added, mut bare) = (0.0, 0.0);
        for _ in 0..TURNS {
            bare += a_second(server, lanes, long, Of::Bare).await / TURNS as f64;
            added += a_second(server, lanes, long, Of::Appends).await / TURNS as f64;
        }
        println!("{lanes} at a time: {added:.0} appends a second, {bare:.0} bare commits: {:.2} of them", added / bare);
    }
}

#[derive(Clone, Copy)]
enum Of {
    Appends,
    Bare,
}

/// How many there are a second over so many lanes.
async fn a_second(server: &Server, lanes: usize, long: Duration, of: Of) -> f64 {
    let url = server.net_url(&server.database().await);
    let club = Arc::new(Club::open(&url, "127.0.0.1:1", PATIENT).await.expect("it opens"));
    let mut line = PgConnection::connect(&url).await.expect("it opens");
    sqlx::query("CREATE TABLE bare (line text NOT NULL)").execute(&mut line).await.expect("made");
    let begun = Instant::now();
    let lane = |nth: usize| {
        let (club, url) = (Arc::clone(&club), url.clone());
        tokio::spawn(async move {
            match of {
                Of::Appends => appends(&club, nth, begun + long).await,
                Of::Bare => commits(&url, begun + long).await,
            }
        })
    };
    let lanes: Vec<_> = (0..lanes).map(lane).collect();
    let mut count = 0;
    for lane in lanes {
        count += lane.await.expect("it ends");
    }
    let took = begun.elapsed().as_secs_f64();
    club.close().await;
    f64::from(count) / took
}

/// Adds to a table of its own.
async fn appends(club: &Club, nth: usize, end: Instant) -> u32 {
    let begun = lines(1, "whole");
    let id = club.create(plain(&begun, &format!("table {nth}"))).await.expect("kept");
    let (mut last, mut n) = (begun.into_iter().next().expect("a line"), 0);
    while Instant::now() < end {
        n += 1;
        let fresh = [after(&last, n)];
        let request = format!("{nth:016x}{n:016x}");
        let known = EntryRef { n: n - 1, hash: last.hash };
        let said = NewEntries { after: known, lines: &fresh, request: Some(&request), seeds: None, summary: "{}" };
        club.append(id, said).await.expect("kept");
        [last] = fresh;
    }
    n
}

/// Inserts as many bytes, and nothing else.
async fn commits(url: &str, end: Instant) -> u32 {
    let mut line = PgConnection::connect(url).await.expect("it opens");
    let (mut last, mut n) = (lines(1, "whole").into_iter().next().expect("a line"), 0);
    while Instant::now() < end {
        n += 1;
        last = after(&last, n);
        let insert = sqlx::query("INSERT INTO bare (line) VALUES ($1)").bind(&last.line);
        insert.execute(&mut line).await.expect("kept");
    }
    n
}
