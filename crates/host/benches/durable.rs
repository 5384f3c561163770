//! Compares an accepted, durable command with a bare commit of the same bytes, through the same pool, pragmas and
//! file. The goal is a factor of at most 1.5.
#![expect(clippy::disallowed_types, reason = "the store itself is measured")]
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::sync::Arc;

use app_core::protocol::{LibraryRequest, Reply, TableRequest};
use host::App;
use kernel::{Actor, Answering, Chair, Seat, Viewer};
use serde_json::json;
use storage_sqlite::Store;
use tokio::runtime::Runtime;

fn main() {
    divan::main();
}

const GAME: &str = "serenissima-2e";

struct Bench {
    runtime: Runtime,
    app: App,
    store: Store,
    _folder: tempfile::TempDir,
}

fn bench() -> Bench {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = Runtime::new().expect("a runtime");
    let store = runtime.block_on(Store::open(folder.path())).expect("the folder is free");
    let app = App::new(Arc::new(store.clone()), folder.path());
    Bench { runtime, app, store, _folder: folder }
}

/// Time from the request to the acknowledged reply.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn durable_command(bencher: divan::Bencher) {
    let Bench { runtime, app, store: _, _folder } = bench();
    // A session needs a runtime.
    let _within = runtime.enter();
    let (session, mut pushes) = app.session();
    let (table, mut head) = runtime.block_on(async {
        let seating =
            (1..=4).map(|n| Chair { name: format!("Player {n}"), side: Default::default(), empty: false }).collect();
        let setup = json!({"colours": ["red", "blue", "orange", "black"]});
        let request = LibraryRequest::NewTable {
            id: None,
            game: GAME.into(),
            seating,
            answering: Answering::default(),
            waivers: vec![],
            setup,
        };
        let Ok(Reply::Table { table }) = session.request(request).await else { panic!("no table") };
        let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: Viewer::Table }).await
        else {
            panic!("not opened")
        };
        session.request(TableRequest::Leave).await.expect("left");
        (table, state.head)
    });
    let mut n = 0_u32;
    bencher.bench_local(|| {
        n += 1;
        let command = json!({"do": "Correct", "fix": {"what": "Purse", "seat": 0, "ducats": n % 100}});
        let by = Actor::Seat(Seat(0));
        let request =
            TableRequest::Command { table, id: format!("{n:032}"), head, question: None, by, command, waive: vec![] };
        match runtime.block_on(session.request(request)) {
            Ok(Reply::Moved { head: now }) => head = now,
            other => panic!("{other:?}"),
        }
    });
    assert!(pushes.try_recv().is_err(), "nobody watched");
}

/// One insert of the same number of bytes.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn bare_commit(bencher: divan::Bencher) {
    let Bench { runtime, app: _, store, _folder } = bench();
    let pool = store.pool().clone();
    runtime.block_on(async {
        sqlx::query("CREATE TABLE bare (n INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT")
            .execute(&pool)
            .await
            .expect("made");
    });
    // The line, the request id and the summary of a command as above.
    let bytes = "x".repeat(430 + 32 + 330);
    let mut n = 0_i64;
    bencher.bench_local(|| {
        n += 1;
        let insert = sqlx::query("INSERT INTO bare (n, line) VALUES (?, ?)").bind(n).bind(&bytes);
        runtime.block_on(insert.execute(&pool)).expect("committed");
    });
}
