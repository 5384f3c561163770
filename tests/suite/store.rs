//! What becomes of a table whose store was damaged, filled or shared.

use bucintoro_tests::Table;
use companion::wire::{Damage, Problem, Request};
use companion::{App, OpenProblem};
use kernel::record::LineFault;

async fn played(folder: &std::path::Path, entries: usize) -> (u32, u32) {
    let mut table = Table::new(folder, 2).await;
    for nth in 0..entries {
        table.play(nth * 7).await.expect("it stands");
    }
    let state = table.state().await;
    table.app.close().await;
    (table.id, state.length)
}

/// Runs a statement on the database behind the app's back.
async fn tamper(folder: &std::path::Path, sql: &'static str) {
    let url = format!("sqlite://{}", folder.join("bucintoro.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&url).await.expect("the database");
    sqlx::query(sql).execute(&pool).await.expect("it is tampered with");
    pool.close().await;
}

#[tokio::test]
async fn a_table_resumes_at_the_same_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    for nth in 0..20 {
        table.play(nth * 5).await.expect("it stands");
    }
    let before = table.state().await;
    table.app.close().await;
    drop(table);
    let again = Table::at(folder.path(), before.table).await.state().await;
    assert_eq!((again.asks, again.view_hash, again.head), (before.asks, before.view_hash, before.head));
}

#[tokio::test]
async fn a_damaged_tail_is_set_aside_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    tamper(folder.path(), "UPDATE entries SET line = replace(line, '\"at\":\"20', '\"at\":\"19') WHERE n = 8").await;
    let table = Table::at(folder.path(), id).await;
    let state = table.state().await;
    assert_eq!(state.length, 8, "every intact prefix is kept, of {length}");
    let Some(Damage::SetAside { line: 9, fault: LineFault::WrongHash, file }) = state.damage else {
        panic!("{:?}", state.damage)
    };
    let kept = std::fs::read_to_string(folder.path().join("damaged").join(file)).expect("the file");
    assert_eq!(kept.lines().count() as u32, length - 8);
    // And it can be played on, here and after the next start.
    table.app.close().await;
    drop(table);
    let mut again = Table::at(folder.path(), id).await;
    again.play(3).await.expect("it stands");
    assert_eq!(again.state().await.damage, None);
}

#[tokio::test]
async fn a_lost_tail_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    tamper(folder.path(), "DELETE FROM entries WHERE n > 6").await;
    let state = Table::at(folder.path(), id).await.state().await;
    assert_eq!(state.damage, Some(Damage::LostTail { last: 6, known: length - 1 }));
}

#[tokio::test]
async fn a_dropped_write_ahead_log_leaves_a_prefix() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, _) = played(folder.path(), 6).await;
    // Copied while the app runs: the database file without its log.
    let mut table = Table::at(folder.path(), id).await;
    for nth in 0..8 {
        table.play(nth * 3).await.expect("it stands");
    }
    let copy = tempfile::tempdir().expect("a folder");
    for part in ["bucintoro.sqlite", "bucintoro.sqlite-wal"] {
        let bytes = std::fs::read(folder.path().join(part)).expect("a part");
        let kept = if part.ends_with("wal") { bytes.len() * 2 / 3 } else { bytes.len() };
        std::fs::write(copy.path().join(part), &bytes[..kept]).expect("a copy");
    }
    std::fs::create_dir(copy.path().join("heads")).expect("heads");
    std::fs::copy(folder.path().join("heads").join(id.to_string()), copy.path().join("heads").join(id.to_string()))
        .expect("a copy");
    let whole = table.state().await.length;
    let cut = Table::at(copy.path(), id).await.state().await;
    assert!(cut.length < whole && cut.length > 1, "{} of {whole}", cut.length);
    assert!(matches!(cut.damage, Some(Damage::LostTail { .. })), "{:?}", cut.damage);
}

#[tokio::test]
async fn a_second_app_is_kept_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = App::open(folder.path()).await.expect("the folder is free");
    assert!(matches!(App::open(folder.path()).await, Err(OpenProblem::SecondApp(_))));
    first.close().await;
    drop(first);
    App::open(folder.path()).await.expect("the lock goes with the app");
}

#[tokio::test]
async fn a_full_disk_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    let pages: i64 =
        sqlx::query_scalar("PRAGMA page_count").fetch_one(table.app.store().pool()).await.expect("a number");
    sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}")))
        .execute(table.app.store().pool())
        .await
        .expect("set");
    let mut before = table.state().await;
    let full = loop {
        match table.play(5).await {
            Ok(_) => before = table.state().await,
            Err(problem) => break problem,
        }
    };
    assert_eq!(full, Problem::DiskFull);
    let after = table.state().await;
    assert_eq!((after.head, after.length, after.view_hash), (before.head, before.length, before.view_hash));
    sqlx::query("PRAGMA max_page_count = 1000000").execute(table.app.store().pool()).await.expect("set");
    table.play(5).await.expect("with room again it stands");
}

#[tokio::test]
async fn a_deleted_table_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    table.session.request(Request::Delete { table: table.id }).await.expect("it goes");
    let gone = table.session.request(Request::Export { table: table.id }).await;
    assert_eq!(gone, Err(Problem::NotFound { what: "table".into() }));
}
