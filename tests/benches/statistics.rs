//! Measures the time of the statistics of a thousand tables.
//!
//! `cargo bench -p bucintoro-tests --bench statistics`: stores records of random games in SQLite. Computes the
//! statistics first from the records, then from stored figures: right after a start, and again.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::time::Instant;

use app_core::Session;
use app_core::protocol::{LibraryRequest, Reply, StatisticsFilter, TableRequest};
use app_core::storage::{Label, NewTable};
use bucintoro_tests::chairs;
use host::App;
use kernel::suite::random_table;
use kernel::{GameTestExt, Viewer};
use libertalia::Libertalia;
use serde_json::json;
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

/// Maximum number of lines of a game; random games end before it.
const MOST: usize = 20_000;

#[tokio::main]
async fn main() {
    let whole = std::env::args().any(|argument| argument == "--bench");
    let (tables, kinds) = if whole { (1_000, 40) } else { (8, 4) };
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    for nth in 0..tables {
        // Equal records take as long as different ones.
        let seed = (nth % kinds) as u64;
        match nth % 4 {
            0 => store_game::<Serenissima>(&app, seed, nth).await,
            1 => store_game::<Serenissima1996>(&app, seed, nth).await,
            2 => store_game::<Libertalia>(&app, seed, nth).await,
            _ => store_game::<Twilight>(&app, seed, nth).await,
        }
    }
    let (session, pushes) = app.session();
    let since = Instant::now();
    let counted = count(&session).await;
    println!("{counted} tables counted from their records: {:?}", since.elapsed());
    drop((session, pushes));
    app.close().await;
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    for which in ["after a start", "again"] {
        let since = Instant::now();
        let counted = count(&session).await;
        println!("{counted} tables counted from stored figures, {which}: {:?}", since.elapsed());
    }
    let since = Instant::now();
    let account = session.request(TableRequest::Account { table: 1, viewer: Viewer::Table }).await.expect("an account");
    println!("the account of one table: {:?}", since.elapsed());
    drop(account);
    app.close().await;
}

/// Stores the record of a random game.
async fn store_game<G: GameTestExt>(app: &App, seed: u64, nth: usize) {
    let seats = *G::INFO.seats.end();
    let table = random_table::<G>(G::default_setup(seats), chairs(seats), seed, MOST, false).expect("a game");
    let (seating, progress) = (&table.settings().seating, table.progress());
    let places = table.places().to_vec();
    let summary =
        json!({"seating": seating, "progress": progress, "asked": [], "places": places, "played": "2026-01-01"});
    let new = NewTable {
        game: G::INFO.id,
        seed: None,
        lines: table.lines(),
        summary: &summary.to_string(),
        request: &format!("request {nth}"),
        gone_to: None,
        label: Label::default(),
    };
    app.records().create(new).await.expect("stored");
}

/// Requests the statistics until they are complete. Returns the number of tables.
async fn count(session: &Session) -> u32 {
    loop {
        match session.request(LibraryRequest::Statistics { filter: StatisticsFilter::default() }).await {
            Ok(Reply::Working { .. }) => {}
            Ok(Reply::Statistics { statistics }) => return statistics.tables,
            other => panic!("{other:?}"),
        }
    }
}
