//! Compares an accepted, durable command with a bare commit of the same bytes, through the same pool, pragmas and
//! file. A third series calls only the storage, to show how much of the difference is its part. All alternate, so that
//! other work of the disk affects them alike. The goal: the median of a command is at most 1.3 times that of a bare
//! commit.
#![expect(clippy::disallowed_types, reason = "the store itself is measured")]
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use app_core::Session;
use app_core::protocol::{LibraryRequest, Reply, TableRequest};
use app_core::storage::{EntryRef, Label, NewEntries, NewTable, TableStore as _};
use host::App;
use kernel::record::append_hash;
use kernel::{Actor, Answering, Chair, Seat, Viewer};
use serde_json::json;
use sqlx::SqlitePool;
use storage_sqlite::Store;

const GAME: &str = "serenissima-2e";

/// Number of rounds, each with one measurement of each series.
const ROUNDS: u32 = 1_000;

/// Number of rounds at the beginning that are not counted, while files and caches grow.
const WARM_UP: u32 = 50;

/// A game to which commands are sent.
struct Commands {
    session: Session,
    table: u32,
    head: u32,
}

impl Commands {
    async fn new(session: Session) -> Self {
        let seating = (1..=4).map(|n| Chair::with_player(format!("Player {n}"))).collect();
        let request = LibraryRequest::NewTable {
            id: None,
            game: GAME.into(),
            seating,
            answering: Answering::default(),
            waivers: vec![],
            suggestions: false,
            setup: json!({"colours": ["red", "blue", "orange", "black"]}),
        };
        let Ok(Reply::Table { table }) = session.request(request).await else { panic!("no table") };
        let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: Viewer::Table }).await
        else {
            panic!("not opened")
        };
        session.request(TableRequest::Leave).await.expect("left");
        Self { session, table, head: state.head }
    }

    /// Returns the time from the request to the acknowledged reply.
    async fn send(&mut self, n: u32) -> Duration {
        let request = TableRequest::Command {
            table: self.table,
            id: format!("{n:032}"),
            head: self.head,
            question: None,
            by: Actor::Seat(Seat(0)),
            command: json!({"do": "Correct", "fix": {"what": "Purse", "seat": 0, "ducats": n % 100}}),
            waive: vec![],
        };
        let began = Instant::now();
        let reply = self.session.request(request).await;
        let took = began.elapsed();
        match reply {
            Ok(Reply::Moved { head }) => self.head = head,
            other => panic!("{other:?}"),
        }
        took
    }
}

/// A record to which lines are appended without a table actor.
struct Appends {
    store: Store,
    table: u32,
    last: EntryRef,
}

impl Appends {
    async fn new(store: Store) -> Self {
        let header = append_hash(&json!({"text": "x".repeat(300)}), "").expect("an object");
        let last = EntryRef { n: 0, hash: header.hash.clone() };
        let new = NewTable {
            game: GAME,
            seed: None,
            lines: &[header],
            summary: "{}",
            request: "appends",
            gone_to: None,
            label: Label::default(),
        };
        let table = store.create(new).await.expect("created");
        Self { store, table, last }
    }

    /// Returns the time of one append.
    async fn append(&mut self, n: u32) -> Duration {
        // With the hash member the line has the length of a command's.
        let line = append_hash(&json!({"text": "x".repeat(340)}), &self.last.hash).expect("an object");
        let next = EntryRef { n: self.last.n + 1, hash: line.hash.clone() };
        let (request, summary) = (format!("a{n:031}"), "x".repeat(330));
        let fresh = NewEntries {
            after: std::mem::replace(&mut self.last, next),
            lines: &[line],
            request: Some(&request),
            seeds: None,
            summary: &summary,
        };
        let began = Instant::now();
        self.store.append(self.table, fresh).await.expect("appended");
        began.elapsed()
    }
}

/// Returns the time of one insert of the same number of bytes.
async fn commit(pool: &SqlitePool, n: u32) -> Duration {
    // The line, the request id and the summary of a command as above.
    let bytes = "x".repeat(430 + 32 + 330);
    let insert = sqlx::query("INSERT INTO bare (n, line) VALUES (?, ?)").bind(n).bind(&bytes);
    let began = Instant::now();
    insert.execute(pool).await.expect("committed");
    began.elapsed()
}

/// Returns the median, the mean and the 95th percentile, in microseconds.
fn figures(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort_unstable();
    let mean = times.iter().sum::<Duration>() / times.len() as u32;
    [times[times.len() / 2], mean, times[times.len() * 95 / 100]].map(|time| time.as_secs_f64() * 1e6)
}

#[tokio::main]
async fn main() {
    // As in the program, where each connection is a task of its own.
    tokio::spawn(measure()).await.expect("measured");
}

async fn measure() {
    let rounds = if std::env::args().any(|argument| argument == "--bench") { ROUNDS } else { 1 };
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).await.expect("the folder is free");
    let app = App::new(Arc::new(store.clone()), folder.path());
    let (session, mut pushes) = app.session();
    let mut commands = Commands::new(session).await;
    let pool = store.pool().clone();
    sqlx::query("CREATE TABLE bare (n INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT")
        .execute(&pool)
        .await
        .expect("made");
    let mut appends = Appends::new(store).await;
    let mut times = [vec![], vec![], vec![]];
    for n in 0..WARM_UP + rounds {
        // Each goes first in every third round.
        for nth in 0..3 {
            let series = (n as usize + nth) % 3;
            let took = match series {
                0 => commit(&pool, n).await,
                1 => appends.append(n).await,
                _ => commands.send(n).await,
            };
            if n >= WARM_UP {
                times[series].push(took);
            }
        }
    }
    assert!(pushes.try_recv().is_err(), "no device watched");
    let all = times.map(figures);
    let bare = all[0];
    println!("{rounds} rounds, microseconds  median     mean      95 %   ratio of medians");
    for (name, [median, mean, most]) in ["bare commit", "append of the storage", "durable command"].iter().zip(all) {
        println!("{name:<24} {median:>8.0} {mean:>8.0}  {most:>8.0}   {:>16.2}", median / bare[0]);
    }
}
