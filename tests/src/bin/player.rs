//! Plays random legal commands at a stored table, and prints what was acknowledged, until it is killed.
//!
//! `player FOLDER TABLE`: prints the table, the length of its record and the number of visible entries after each
//! acknowledged command. Table 0 creates a new table. The table's number is printed first.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::io::Write as _;
use std::path::PathBuf;

use bucintoro_tests::{Table, awaited};

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("a folder"));
    let id: u32 = arguments.next().and_then(|text| text.parse().ok()).expect("a table");
    let mut table = if id == 0 { Table::new(&folder, 3).await } else { Table::at(&folder, id).await };
    let mut out = std::io::stdout();
    writeln!(out, "table {}", table.id).expect("an open output");
    out.flush().expect("an open output");
    let mut nth: usize = std::process::id() as usize;
    loop {
        let state = table.state().await;
        if awaited(&state).is_none() {
            let session = &table.session;
            table.id = bucintoro_tests::new_table(session, 3).await;
            writeln!(out, "table {}", table.id).expect("an open output");
            continue;
        }
        nth = nth.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if table.play(nth >> 33).await.is_ok() {
            let state = table.state().await;
            writeln!(out, "{} {} {}", table.id, state.length, state.told.len()).expect("an open output");
            out.flush().expect("an open output");
        }
    }
}
