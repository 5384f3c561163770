//! Tests of the text mirror that would be slow through the store's API, or need a crash.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::path::Path;

use app_core::protocol::Damage;
use app_core::storage::{CorruptionReportStore as _, Label, NewTable, StorageBackend as _, TableStore as _};
use kernel::record::append_hash;
use serde::Serialize;

use super::compare::{Purpose, compare};
use super::deleted::{Deleted, Listed};
use super::*;
use crate::Store;
use crate::completion::{Backoff, Completion};

/// A line; its fields have the order of a record's lines.
#[derive(Serialize)]
struct SetUp {
    format: u32,
    game: &'static str,
}

#[derive(Serialize)]
struct Entry {
    n: u32,
    at: &'static str,
    /// An event with a number `n`, so that a search for `{"n":` anywhere in a line would fail.
    events: [Event; 1],
}

#[derive(Serialize)]
struct Event {
    n: u32,
}

/// Returns a record with this number of lines.
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

/// Opens a store with a game of five lines.
async fn store_with_game(folder: &Path) -> (Store, u32) {
    let store = Store::open(folder).await.expect("it opens");
    let (lines, label) = (record(5), Label::default());
    let new = NewTable { game: "chess", seed: None, lines: &lines, summary: "", request: "made", gone_to: None, label };
    let table = store.create(new).await.expect("created");
    (store, table)
}

/// Creates the completion task, so that a test can call it.
fn completion(store: &Store, folder: &Path) -> Completion {
    Completion::new(store.pool(), folder.join(crate::DAMAGED), &store.mirror)
}

fn deletion(table: u32, first: &str) -> Deletion {
    Deletion { table, first: first.to_owned(), last: None, own: None, deleted: true }
}

fn is_listed(folder: &Path, table: u32) -> bool {
    let deleted = Deleted::read(&MirrorFolder::at(folder)).expect("the list");
    matches!(deleted.find(table, &record(1)[0].hash, None), Listed::Deleted)
}

/// Reads the lines of a game's mirror from disk.
fn mirrored(folder: &Path, table: u32) -> Vec<u8> {
    std::fs::read(folder.join(format!("tables/{table}.jsonl"))).expect("the mirror")
}

/// Changes a line in the mirror of a game. Returns the new content.
fn damage_line(folder: &Path, table: u32) -> Vec<u8> {
    let mut damaged = mirrored(folder, table);
    let last = damaged.len() - "x\"}\n".len();
    damaged[last] = if damaged[last] == b'0' { b'1' } else { b'0' };
    std::fs::write(folder.join(format!("tables/{table}.jsonl")), &damaged).expect("damaged");
    damaged
}

/// Creates a file in place of the folder of damaged files, so that no file can be quarantined.
fn block_quarantine(folder: &Path) {
    std::fs::write(folder.join(crate::DAMAGED), "in the way").expect("written");
}

fn unblock_quarantine(folder: &Path) {
    std::fs::remove_file(folder.join(crate::DAMAGED)).expect("removed");
}

async fn reports(store: &Store) -> Vec<Damage> {
    store.corruption_reports(None).await.expect("read").into_iter().map(|loss| loss.damage).collect()
}

#[tokio::test]
async fn corruption_is_reported_after_the_first_report_fails() {
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
    assert_eq!(reports(&store).await, [Damage::LostTail { last: 2, known: 4 }]);
    store.close().await;
}

#[tokio::test]
async fn deleted_game_is_not_mirrored_until_deletion_is_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let (mirror, first) = (&store.mirror, record(1).remove(0).hash);
    mirror.delete(deletion(table, &first)).await.expect("deleted");
    // Data read from the database before the deletion may be sent after it.
    let files = TableFiles { lines: b"line\n".to_vec(), ..TableFiles::default() };
    let rewrite = |files: TableFiles| mirror.ask(|done| Job::Rewrite { table, files, end: "end".into(), done });
    rewrite(files.clone()).await.expect("answered").expect("ignored");
    assert_eq!(mirror.read(table).await.expect("read"), TableFiles::default());
    mirror.cancel_deletion(table, first);
    rewrite(files).await.expect("answered").expect("written");
    // Completing the mirror from the database may have written the file again.
    assert_ne!(mirror.read(table).await.expect("read").lines, [0; 0]);
    store.close().await;
}

#[tokio::test]
async fn mirrored_database_damage_is_not_reported_as_mirror_damage() {
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
    let checked = completion(&store, folder.path()).check(table).await;
    assert_eq!(checked.expect("checked"), None, "the mirror is as good as the database");
    let reported = reports(&store).await;
    assert!(matches!(reported[..], [Damage::SetAside { line: 4, .. }]), "{reported:?}");
    // A mirror is quarantined if only it is damaged.
    store.close().await;
    drop(store);
    let store = Store::open(folder.path()).await.expect("it opens");
    completion(&store, folder.path()).complete(table).await.expect("written");
    let text = std::fs::read_to_string(&mirror).expect("the mirror");
    std::fs::write(&mirror, text.replace("\"n\":1", "\"n\":7")).expect("damaged");
    let checked = completion(&store, folder.path()).check(table).await;
    assert!(checked.expect("checked").is_some_and(|name| name.ends_with(".jsonl")));
    store.close().await;
}

#[tokio::test]
async fn check_repairs_database_before_quarantining_the_mirror() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let sql = "UPDATE entries SET line = replace(line, '\"now\"', '\"nov\"') WHERE n = 1";
    sqlx::raw_sql(sql).execute(store.pool()).await.expect("damaged");
    let mirror = folder.path().join(format!("tables/{table}.jsonl"));
    let text = String::from_utf8(store.mirror.read(table).await.expect("read").lines).expect("text");
    std::fs::write(&mirror, text.replace("\"n\":3", "\"n\":8")).expect("damaged");
    let checked = completion(&store, folder.path()).check(table).await;
    assert!(checked.expect("checked").is_some(), "the mirror is set aside");
    let stored = store.read(table).await.expect("read").expect("a game");
    let whole: Vec<Vec<u8>> = record(5).into_iter().map(|line| line.line.into_bytes()).collect();
    assert_eq!(stored.lines, whole, "together they were whole");
    store.close().await;
}

#[test]
fn failed_rounds_back_off_and_are_reported_after_the_second() {
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
fn highest_line_number_does_not_overflow() {
    let line = append_hash(&Entry { n: u32::MAX, at: "now", events: [Event { n: 70 }] }, "").expect("a line").line;
    let found = lines::Candidates::parse(format!("{line}\nnonsense\n").as_bytes());
    assert!(found.has(u32::MAX, line.as_bytes()));
}

#[tokio::test]
async fn damaged_mirror_is_kept_if_quarantine_fails_at_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    store.close().await;
    drop(store);
    let damaged = damage_line(folder.path(), table);
    block_quarantine(folder.path());
    let store = Store::open(folder.path()).await.expect("it opens");
    let task = completion(&store, folder.path());
    assert!(task.complete(table).await.is_err(), "it is not replaced");
    assert_eq!(mirrored(folder.path(), table), damaged);
    assert!(matches!(reports(&store).await[..], [Damage::Unmirrored { .. }]));
    unblock_quarantine(folder.path());
    task.complete(table).await.expect("moved and written");
    task.report_quarantined().await;
    let reported = reports(&store).await;
    let [_, Damage::Mirror { file: name }] = &reported[..] else { panic!("{reported:?}") };
    assert_eq!(std::fs::read(folder.path().join(crate::DAMAGED).join(name)).expect("it is kept"), damaged);
    let names = std::fs::read_dir(folder.path().join(crate::DAMAGED)).expect("the folder").count();
    assert_eq!(names, 3, "its three files");
    assert_eq!(mirrored(folder.path(), table).split(|byte| *byte == b'\n').count(), 6, "five lines");
    store.close().await;
}

#[tokio::test]
async fn damaged_mirror_is_kept_if_quarantine_fails_in_a_check() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    store.mirror.read(table).await.expect("it is written");
    let damaged = damage_line(folder.path(), table);
    block_quarantine(folder.path());
    let task = completion(&store, folder.path());
    assert!(task.check(table).await.is_err(), "it cannot be moved");
    assert!(task.complete(table).await.is_err(), "it is not replaced");
    assert_eq!(mirrored(folder.path(), table), damaged);
    unblock_quarantine(folder.path());
    task.complete(table).await.expect("moved and written");
    assert_ne!(mirrored(folder.path(), table), damaged);
    store.close().await;
}

#[tokio::test]
async fn failed_cancellation_of_a_deletion_is_retried() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let first = record(1).remove(0).hash;
    store.mirror.delete(deletion(table, &first)).await.expect("deleted");
    // The list cannot be written.
    let (list, hidden) = (folder.path().join("tables/deleted.jsonl"), folder.path().join("hidden"));
    std::fs::rename(&list, &hidden).expect("moved");
    std::fs::create_dir(&list).expect("in the way");
    store.mirror.cancel_deletion(table, first.clone());
    let task = completion(&store, folder.path());
    assert!(task.complete(table).await.is_err(), "it is still listed");
    std::fs::remove_dir(&list).expect("removed");
    std::fs::rename(&hidden, &list).expect("moved back");
    assert!(is_listed(folder.path(), table));
    task.complete(table).await.expect("cancelled and written");
    assert!(!is_listed(folder.path(), table));
    assert_eq!(mirrored(folder.path(), table).split(|byte| *byte == b'\n').count(), 6, "five lines");
    // Closing tries again too.
    store.mirror.delete(deletion(table, &first)).await.expect("deleted");
    std::fs::rename(&list, &hidden).expect("moved");
    std::fs::create_dir(&list).expect("in the way");
    store.mirror.cancel_deletion(table, first);
    store.mirror.read(table).await.expect("the cancellation has failed");
    std::fs::remove_dir(&list).expect("removed");
    std::fs::rename(&hidden, &list).expect("moved back");
    store.close().await;
    drop(store);
    assert!(!is_listed(folder.path(), table));
    let store = Store::open(folder.path()).await.expect("it opens");
    assert!(store.read(table).await.expect("read").is_some(), "the game is still here");
    store.close().await;
}

#[tokio::test]
async fn unknown_deletion_is_cancelled_if_the_game_still_exists() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let first = record(1).remove(0).hash;
    let task = completion(&store, folder.path());
    store.mirror.delete(deletion(table, &first)).await.expect("deleted");
    store.mirror.resolve_deletion(table, first.clone());
    task.complete(table).await.expect("written");
    assert!(!is_listed(folder.path(), table));
    assert_eq!(mirrored(folder.path(), table).split(|byte| *byte == b'\n').count(), 6, "five lines");
    // A game that is gone stays deleted.
    store.mirror.delete(deletion(table, &first)).await.expect("deleted");
    sqlx::query("DELETE FROM tables").execute(store.pool()).await.expect("deleted");
    store.mirror.resolve_deletion(table, first);
    task.complete(table).await.expect("nothing to write");
    store.close().await;
    assert!(is_listed(folder.path(), table));
}

#[tokio::test]
async fn damaged_database_line_does_not_replace_whole_mirror_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let whole = store.mirror.read(table).await.expect("read").lines;
    let sql = "UPDATE entries SET line = replace(line, '\"now\"', '\"nov\"') WHERE n = 2";
    sqlx::raw_sql(sql).execute(store.pool()).await.expect("damaged");
    let task = completion(&store, folder.path());
    task.complete(table).await.expect("written");
    assert_eq!(mirrored(folder.path(), table), whole);
    assert_eq!(reports(&store).await, [Damage::Restored { lines: 1, state: false }]);
    // Lines that are damaged in both are quarantined.
    sqlx::raw_sql(sql).execute(store.pool()).await.expect("damaged");
    std::fs::remove_file(folder.path().join(format!("tables/{table}.jsonl"))).expect("removed");
    task.complete(table).await.expect("written");
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    assert_eq!(mirrored(folder.path(), table), lines[..2].concat());
    let reported = reports(&store).await;
    assert!(matches!(reported[..], [_, Damage::SetAside { line: 3, .. }]), "{reported:?}");
    store.close().await;
}

#[tokio::test]
async fn invalid_mirrored_device_is_skipped_and_reported_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, table) = store_with_game(folder.path()).await;
    let sql = "INSERT INTO devices VALUES (9223372036854775807, 1, 'Phone', '\"Spectator\"', 0, 't', '2999'), \
        (7, 1, 'Phone', '\"Spectator\"', 0, 'u', '2999'); UPDATE tables SET state = state + 1";
    sqlx::raw_sql(sql).execute(store.pool()).await.expect("a device");
    completion(&store, folder.path()).complete(table).await.expect("written");
    store.close().await;
    drop(store);
    let store = Store::open(folder.path()).await.expect("it opens");
    let ids: Vec<i64> = sqlx::query_scalar("SELECT id FROM devices").fetch_all(store.pool()).await.expect("read");
    assert_eq!(ids, [7]);
    let reported = reports(&store).await;
    assert_eq!(reported, [Damage::Restored { lines: 0, state: true }]);
    let read: Vec<u32> = store.corruption_reports(None).await.expect("read").iter().map(|loss| loss.id).collect();
    store.acknowledge_reports(&read).await.expect("read");
    store.close().await;
    drop(store);
    let store = Store::open(folder.path()).await.expect("it opens");
    assert_eq!(reports(&store).await, [], "not again");
    store.close().await;
}

#[test]
fn full_disk_and_exceeded_quota_are_reported_as_full() {
    let error = std::io::Error::from(crate::StoreProblem::Full);
    assert_eq!(fault_of(&error), FolderFault::Full);
    let quota = std::io::Error::from(std::io::ErrorKind::QuotaExceeded);
    assert_eq!(fault_of(&crate::StoreProblem::from(quota).into()), FolderFault::Full);
}

#[tokio::test]
async fn deleted_copy_is_distinguished_from_its_original() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, original) = store_with_game(folder.path()).await;
    // The copy has the first three lines of the original, and one of its own.
    let mut lines = record(3);
    let own = append_hash(&Entry { n: 3, at: "later", events: [Event { n: 1 }] }, &lines[2].hash).expect("a line");
    lines.push(own);
    let new = NewTable {
        game: "chess",
        seed: None,
        lines: &lines,
        summary: "",
        request: "copied",
        gone_to: None,
        label: Label::default(),
    };
    let copy = store.create(new).await.expect("created");
    store.delete(copy).await.expect("deleted");
    let texts = |lines: &[HashedLine]| lines.iter().map(|line| line.line.clone()).collect::<Vec<_>>();
    let is_deleted = |record: &[String]| {
        let deleted = Deleted::read(&MirrorFolder::at(folder.path())).expect("the list");
        deleted.records().iter().any(|game| game.is_of(record))
    };
    assert!(is_deleted(&texts(&lines)), "the copy");
    assert!(!is_deleted(&texts(&record(5))), "the original");
    assert!(!is_deleted(&texts(&record(3))), "an earlier state of the original");
    store.delete(original).await.expect("deleted");
    assert!(is_deleted(&texts(&record(5))) && is_deleted(&texts(&record(3))), "the original");
    assert!(!is_deleted(&texts(&record(6))), "a copy that was made of it later");
    store.close().await;
}
