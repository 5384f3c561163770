//! The time of a command at one table while programs search for plans at two other tables, compared with a quiet
//! device. The goal: the 95th percentile is at most 1.2 times as long. Quiet and busy rounds alternate, so that other
//! work of the machine affects both alike.
//!
//! `cargo bench -p bucintoro-tests --bench thinking`.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::path::Path;
use std::time::{Duration, Instant};

use app_core::Session;
use app_core::protocol::{Reply, TableRequest};
use bucintoro_tests::files::{fresh_id, import_copy};
use bucintoro_tests::{Table, awaited};
use host::App;
use kernel::record::Settings;
use kernel::{Actor, Seat, Viewer};
use serde_json::json;
use tokio::task::JoinSet;

/// Number of rounds of each kind, and of commands in a round.
const WHOLE: [usize; 2] = [20, 200];

/// The same while tests run, which only checks that the bench works.
const TRIED: [usize; 2] = [1, 2];

/// A table whose asked seat wants suggestions.
struct Asking {
    session: Session,
    table: u32,
    seat: Seat,
}

impl Asking {
    /// Imports the beginning of a recorded game.
    async fn new(app: &App) -> Self {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("records/serenissima-2e/four-players.jsonl");
        let text = std::fs::read_to_string(file).expect("a record");
        let beginning = text.lines().take(60).collect::<Vec<_>>().join("\n");
        let (session, _) = app.session();
        let Ok(Reply::Table { table }) = import_copy(&session, &beginning).await else { panic!("not imported") };
        let open = TableRequest::Open { table, viewer: Viewer::Table };
        let Ok(Reply::State { state }) = session.request(open).await else { panic!("not opened") };
        let Some((Actor::Seat(seat), _)) = awaited(&state) else { panic!("no seat is asked") };
        let settings = Settings { suggestions: true, ..state.settings };
        let set = TableRequest::Settings { table, id: fresh_id(), head: state.head, settings };
        session.request(set).await.expect("the setting is changed");
        Self { session, table, seat }
    }

    /// Asks for suggestions until the task is aborted.
    async fn ask(self) {
        loop {
            self.session
                .request(TableRequest::Suggestions { table: self.table, seat: self.seat })
                .await
                .expect("allowed");
        }
    }
}

/// Returns the times of accepted commands.
async fn times(table: &mut Table, head: &mut u32, commands: usize) -> Vec<Duration> {
    let mut times = Vec::with_capacity(commands);
    for nth in 0..commands {
        let command = json!({"do": "Correct", "fix": {"what": "Purse", "seat": 0, "ducats": nth % 100 + 1}});
        let began = Instant::now();
        *head = table.say(Actor::Seat(Seat(0)), command, *head).await.expect("accepted");
        times.push(began.elapsed());
    }
    times
}

/// Prints the median and the 95th percentile, in microseconds, and returns the latter.
fn print(name: &str, mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    let [median, most] = [50, 95].map(|part| times[times.len() * part / 100].as_secs_f64() * 1e6);
    println!("{name:<24} {median:>8.0} {most:>8.0}");
    most
}

#[tokio::main]
async fn main() {
    // As in the program, where each connection is a task of its own.
    tokio::spawn(measure()).await.expect("measured");
}

async fn measure() {
    let [rounds, commands] = if std::env::args().any(|argument| argument == "--bench") { WHOLE } else { TRIED };
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    let mut head = table.state().await.head;
    let mut all = [vec![], vec![]];
    for _ in 0..rounds {
        all[0].extend(times(&mut table, &mut head, commands).await);
        let mut asking = JoinSet::new();
        for _ in 0..2 {
            let one = Asking::new(&table.app).await;
            asking.spawn(one.ask());
        }
        all[1].extend(times(&mut table, &mut head, commands).await);
        asking.shutdown().await;
    }
    println!("{} commands, microseconds     median     95 %", all[0].len());
    let [quiet, busy] = all;
    let quiet = print("quiet", quiet);
    let busy = print("two programs think", busy);
    println!("ratio of the 95th percentiles: {:.2}", busy / quiet);
}
