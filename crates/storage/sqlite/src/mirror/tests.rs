//! Cases of the text mirror that cannot be reached from outside in a short time, or only by a crash.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::path::Path;

use app_core::storage::{CorruptionReportStore as _, Label, NewTable, StorageBackend as _, TableStore as _};
use kernel::record::append_hash;
use serde::Serialize;

use super::compare::{Purpose, compare};
use super::completion::{Backoff, check, complete};
use super::*;
use crate::Store;

/// The order of the fields is that of a record's lines.
#[derive(Serialize)]
struct SetUp {
    format: u32,
    game: &'static str,
}

#[derive(Serialize)]
struct Entry {
    n: u32,
    at: &'static str,
    /// An event has a number too, so that a line cannot be recognised by any `{"n":` in it.
    events: [Event; 1],
}

#[derive(Serialize)]
struct Event {
    n: u32,
}

/// A record of so many lines.
pub(super) fn record(length: u32) -> Vec<HashedLine> {
    let mut before = String::new();
    let line = |n: u32| {
        let sealed = match n {
            0 => append_hash(&SetUp { format: 3, game: "chess" }, &before),
            n => append_hash(&Entry { n, at: "now", events: [Event { n: 70 }] }, &before),
        };
        let sealed = sealed.expect("a line");
        before.clone_from(&sealed.hash);
        sealed
    };
    (0..length).map(line).collect()
}

/// A store with a game of five lines.
async fn store_with_game(folder: &Path) -> (Store, u32) {
    let store = Store::open(folder).await.expect("it opens");
    let (lines, label) = (record(5), Label::default());
    let new = NewTable { game: "chess", seed: None, lines: &lines, summary: "", request: "made", gone_to: None, label };
    let table = store.create(new).await.expect("created");
    (store, table)
}

async fn reports(store: &Store) -> Vec<app_core::protocol::Damage> {
    store.corruption_reports(None).await.expect("read").into_iter().map(|loss| loss.damage).collect()
}

#[tokio::test]
async fn a_loss_is_reported_even_if_the_first_report_failed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    store.close().await;
    let mirror = folder.path().join(format!("tables/{table}.jsonl"));
    let text = std::fs::read_to_string(&mirror).expect("the mirror");
    std::fs::write(&mirror, text.split_inclusive('\n').take(3).collect::<String>()).expect("written");
    drop(store);
    let pool = crate::connect(&folder.path().join(crate::FILE)).await.expect("the database");
    let run = async |sql: &'static str| sqlx::raw_sql(sql).execute(&pool).await.expect("it runs");
    run("DELETE FROM entries WHERE n > 2").await;
    run("CREATE TEMP TRIGGER full BEFORE INSERT ON losses BEGIN SELECT RAISE(ABORT, 'full'); END").await;
    let mut connection = pool.acquire().await.expect("a connection");
    let failed = compare(&mut connection, folder.path(), Purpose::Open).await;
    assert!(failed.is_err(), "nothing can be reported");
    drop(connection);
    run("DROP TRIGGER full").await;
    pool.close().await;
    let store = Store::open(folder.path()).await.expect("it opens");
    assert_eq!(reports(&store).await, [app_core::protocol::Damage::LostTail { last: 2, known: 4 }]);
    store.close().await;
}

#[tokio::test]
async fn nothing_is_written_of_a_deleted_game_until_the_deletion_is_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let (mirror, first) = (&store.mirror, record(1).remove(0).hash);
    mirror.delete(table, first.clone(), None).await.expect("deleted");
    // What was read of the database before the deletion may be sent after it.
    let files = TableFiles { lines: b"line\n".to_vec(), ..TableFiles::default() };
    let rewrite = |files: TableFiles| mirror.ask(|done| Job::Rewrite { table, files, end: "end".into(), done });
    rewrite(files.clone()).await.expect("answered").expect("ignored");
    assert_eq!(mirror.read(table).await.expect("read"), TableFiles::default());
    mirror.cancel_deletion(table, first);
    rewrite(files).await.expect("answered").expect("written");
    // Completing the mirror from the database may have written it again.
    assert_ne!(mirror.read(table).await.expect("read").lines, [0; 0]);
    store.close().await;
}

#[tokio::test]
async fn damage_in_the_database_that_was_mirrored_is_not_reported_as_damage_to_the_mirror() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let sql = "UPDATE entries SET line = replace(line, '\"now\"', '\"nov\"') WHERE n = 3";
    sqlx::raw_sql(sql).execute(store.pool()).await.expect("damaged");
    let mirror = folder.path().join(format!("tables/{table}.jsonl"));
    let text = String::from_utf8(store.mirror.read(table).await.expect("read").lines).expect("text");
    let lines: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(n, line)| match n {
            3 => line.replace("\"now\"", "\"nov\""),
            _ => line.to_owned(),
        })
        .collect();
    std::fs::write(&mirror, lines.join("\n") + "\n").expect("damaged");
    let damaged = folder.path().join(crate::DAMAGED);
    let checked = check(store.pool(), &damaged, &store.mirror.shared, &store.mirror.jobs, table).await;
    assert_eq!(checked.expect("checked"), None, "the mirror is as good as the database");
    let reported = reports(&store).await;
    assert!(matches!(reported[..], [app_core::protocol::Damage::SetAside { line: 4, .. }]), "{reported:?}");
    // A mirror that alone is damaged is set aside.
    store.close().await;
    drop(store);
    let store = Store::open(folder.path()).await.expect("it opens");
    complete(store.pool(), &store.mirror.jobs, &store.mirror.shared, table).await.expect("written");
    let text = std::fs::read_to_string(&mirror).expect("the mirror");
    std::fs::write(&mirror, text.replace("\"n\":1", "\"n\":7")).expect("damaged");
    let checked = check(store.pool(), &damaged, &store.mirror.shared, &store.mirror.jobs, table).await;
    assert!(checked.expect("checked").is_some_and(|name| name.ends_with(".jsonl")));
    store.close().await;
}

#[tokio::test]
async fn a_check_completes_the_database_before_it_sets_a_damaged_mirror_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let sql = "UPDATE entries SET line = replace(line, '\"now\"', '\"nov\"') WHERE n = 1";
    sqlx::raw_sql(sql).execute(store.pool()).await.expect("damaged");
    let mirror = folder.path().join(format!("tables/{table}.jsonl"));
    let text = String::from_utf8(store.mirror.read(table).await.expect("read").lines).expect("text");
    std::fs::write(&mirror, text.replace("\"n\":3", "\"n\":8")).expect("damaged");
    let damaged = folder.path().join(crate::DAMAGED);
    let checked = check(store.pool(), &damaged, &store.mirror.shared, &store.mirror.jobs, table).await;
    assert!(checked.expect("checked").is_some(), "the mirror is set aside");
    let stored = store.read(table).await.expect("read").expect("a game");
    let whole: Vec<Vec<u8>> = record(5).into_iter().map(|line| line.line.into_bytes()).collect();
    assert_eq!(stored.lines, whole, "together they were whole");
    store.close().await;
}

#[test]
fn failed_rounds_wait_longer_and_longer_and_the_second_is_reported() {
    let mut backoff = Backoff::default();
    let delays: Vec<u64> = (0..10)
        .map(|round| {
            assert_eq!(backoff.should_report(), round >= 2, "{round}");
            backoff.fail().as_secs()
        })
        .collect();
    assert_eq!(delays, [5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
}

#[test]
fn the_highest_number_of_a_line_does_not_overflow() {
    let line = append_hash(&Entry { n: u32::MAX, at: "now", events: [Event { n: 70 }] }, "").expect("a line").line;
    let found = lines::Candidates::parse(format!("{line}\nnonsense\n").as_bytes());
    assert!(found.has(u32::MAX, line.as_bytes()));
}
