//! Tables whose database was damaged, full or shared.

use std::sync::Arc;

use app_core::protocol::{Damage, FileRequest, LibraryRequest, Problem, Reply, Resource, TableRequest, TableState};
use app_core::storage::StorageBackend as _;
use bucintoro_tests::Table;
use host::{App, OpenProblem};
use kernel::record::LineFault;
use serde_json::Value;
use storage_sqlite::Store;

mod mirror;

async fn played(folder: &std::path::Path, entries: usize) -> (u32, u32) {
    let mut table = Table::new(folder, 2).await;
    for nth in 0..entries {
        table.play(nth * 7).await.expect("accepted");
    }
    let state = table.state().await;
    table.app.close().await;
    (table.id, state.length)
}

/// The damage reported for a table.
fn told(state: &TableState) -> Vec<Damage> {
    state.damage.iter().map(|loss| loss.damage.clone()).collect()
}

/// Runs a statement on the database directly.
pub(crate) async fn tamper(folder: &std::path::Path, sql: impl Into<String>) {
    let url = format!("sqlite://{}", folder.join("bucintoro.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&url).await.expect("the database");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.into())).execute(&pool).await.expect("changed");
    pool.close().await;
}

/// The mirror of a record.
fn mirror(folder: &std::path::Path, id: u32) -> std::path::PathBuf {
    folder.join("tables").join(format!("{id}.jsonl"))
}

/// Deletes all mirrors of a closed folder, as if an older version had written it.
fn without_mirrors(folder: &std::path::Path) {
    std::fs::remove_dir_all(folder.join("tables")).expect("a folder of mirrors");
}

/// Truncates a mirror to this number of lines.
fn cut_mirror(folder: &std::path::Path, id: u32, lines: usize) {
    let file = mirror(folder, id);
    let text = std::fs::read_to_string(&file).expect("the mirror");
    std::fs::write(&file, text.split_inclusive('\n').take(lines).collect::<String>()).expect("written");
}

/// Returns all reported damage.
async fn all_told(table: &Table) -> Vec<(Option<u32>, Damage)> {
    match table.session.request(LibraryRequest::Losses).await {
        Ok(Reply::Losses { losses, .. }) => losses.into_iter().map(|loss| (loss.table, loss.damage)).collect(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_table_resumes_at_the_same_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    for nth in 0..20 {
        table.play(nth * 5).await.expect("accepted");
    }
    let before = table.state().await;
    table.app.close().await;
    drop(table);
    let again = Table::at(folder.path(), before.table).await.state().await;
    assert_eq!((again.asks, again.view_hash, again.head), (before.asks, before.view_hash, before.head));
}

#[tokio::test]
async fn damaged_tail_is_quarantined_and_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    without_mirrors(folder.path());
    tamper(folder.path(), "UPDATE entries SET line = replace(line, '\"at\":\"20', '\"at\":\"19') WHERE n = 8").await;
    let table = Table::at(folder.path(), id).await;
    let state = table.state().await;
    assert_eq!(state.length, 8, "every intact prefix is kept, of {length}");
    let [Damage::SetAside { line: 9, fault: LineFault::WrongHash, file }] = &told(&state)[..] else {
        panic!("{:?}", state.damage)
    };
    let kept = std::fs::read_to_string(folder.path().join("damaged").join(file)).expect("the file");
    assert_eq!(kept.lines().count() as u32, length - 8);
    // It can be continued, now and after a restart.
    table.app.close().await;
    drop(table);
    let mut again = Table::at(folder.path(), id).await;
    again.play(3).await.expect("accepted");
    assert_eq!(again.state().await.damage, state.damage);
}

#[tokio::test]
async fn valid_line_of_newer_program_is_preserved() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    let url = format!("sqlite://{}", folder.path().join("bucintoro.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&url).await.expect("the database");
    let lines: Vec<String> = sqlx::query_scalar("SELECT line FROM entries WHERE table_id = ? ORDER BY n")
        .bind(id)
        .fetch_all(&pool)
        .await
        .expect("lines");
    let [.., before, last] = &lines[..] else { panic!("{lines:?}") };
    let [before, mut newer] = [before, last].map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"));
    let members = newer.as_object_mut().expect("an object");
    members.remove("hash");
    members.insert("sung".to_owned(), true.into());
    let newer = kernel::record::append_hash(&newer, before["hash"].as_str().expect("a hash")).expect("a line").line;
    let write = async |line: &str| {
        let write = "UPDATE entries SET line = ? WHERE table_id = ? AND n = ?";
        sqlx::query(write).bind(line).bind(id).bind(length - 1).execute(&pool).await.expect("written");
    };
    write(&newer).await;
    without_mirrors(folder.path());
    let table = Table::at(folder.path(), id).await;
    let opened = table.session.request(TableRequest::Open { table: id, viewer: kernel::Viewer::Table }).await;
    let Err(Problem::Newer { line, fault: LineFault::Unreadable { .. } }) = opened else { panic!("{opened:?}") };
    assert_eq!(line, length);
    table.app.check_all_tables().await;
    table.app.close().await;
    drop(table);
    // The newer program finds everything that it has written.
    write(last).await;
    without_mirrors(folder.path());
    let state = Table::at(folder.path(), id).await.state().await;
    assert_eq!((state.length, told(&state)), (length, vec![]));
}

#[tokio::test]
async fn backup_restores_lost_entries_of_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    let table = Table::at(folder.path(), id).await;
    let whole = table.state().await;
    let backup = bucintoro_tests::files::backup(&table.session).await;
    table.app.close().await;
    drop(table);
    tamper(folder.path(), "DELETE FROM entries WHERE n > 6").await;
    without_mirrors(folder.path());
    let mut table = Table::at(folder.path(), id).await;
    assert_eq!(table.state().await.length, 7);
    let restored = bucintoro_tests::files::import_file(&table.session, &backup).await;
    assert!(matches!(restored, Ok(Reply::Restored { added: 1, known: 0, .. })), "{restored:?}");
    let again = table.state().await;
    assert_eq!((again.length, again.head, again.view_hash), (length, whole.head, whole.view_hash));
    table.play(1).await.expect("it continues");
    let more = bucintoro_tests::files::import_own_backup(&table.session, &backup).await;
    assert!(matches!(more, Ok(Reply::Restored { added: 0, known: 1, .. })), "{more:?}");
    assert_eq!(table.state().await.length, length + 1);
}

#[tokio::test]
async fn corruption_report_is_shown_until_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    tamper(folder.path(), "DELETE FROM entries WHERE n > 6").await;
    cut_mirror(folder.path(), id, 5);
    let lost = vec![Damage::LostTail { last: 6, known: length - 1 }];
    for _ in 0..2 {
        let mut table = Table::at(folder.path(), id).await;
        assert_eq!(told(&table.state().await), lost, "after every start");
        table.play(1).await.expect("accepted");
        assert_eq!(told(&table.state().await), lost, "and after the game was continued");
        table.app.close().await;
    }
    let table = Table::at(folder.path(), id).await;
    let Ok(Reply::Losses { losses, .. }) = table.session.request(LibraryRequest::Losses).await else { panic!("none") };
    assert_eq!(losses, table.state().await.damage);
    let read = losses.iter().map(|loss| loss.id).collect();
    assert_eq!(table.session.request(LibraryRequest::LossesRead { losses: read }).await, Ok(Reply::Done));
    assert_eq!(told(&table.state().await), [], "at once");
    table.app.close().await;
    drop(table);
    let table = Table::at(folder.path(), id).await;
    assert_eq!(told(&table.state().await), [], "and after a restart");
    let Ok(Reply::Losses { losses, .. }) = table.session.request(LibraryRequest::Losses).await else { panic!("none") };
    assert_eq!(losses, []);
}

#[tokio::test]
async fn missing_table_is_reported_unless_it_was_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    let gone = bucintoro_tests::new_table(&table.session, 3).await;
    let deleted = bucintoro_tests::new_table(&table.session, 3).await;
    table.play(1).await.expect("accepted");
    table.session.request(LibraryRequest::Delete { table: deleted }).await.expect("deleted");
    table.app.close().await;
    tamper(folder.path(), "PRAGMA foreign_keys = ON; DELETE FROM tables WHERE id = 2").await;
    for file in ["2.jsonl", "2.state.json"] {
        std::fs::remove_file(folder.path().join("tables").join(file)).expect("it existed");
    }
    // Unknown files are ignored.
    for alien in
        ["17", "notes", "+1.jsonl", "004.jsonl", "4294967296.jsonl", "4294967295.jsonl", "2147483647.jsonl", "0.jsonl"]
    {
        std::fs::write(folder.path().join("tables").join(alien), "0000000041 hello\n").expect("written");
    }
    for _ in 0..2 {
        let table = Table::at(folder.path(), table.id).await;
        let Ok(Reply::Losses { losses, .. }) = table.session.request(LibraryRequest::Losses).await else {
            panic!("none")
        };
        let told: Vec<_> = losses.iter().map(|loss| (loss.table, loss.damage.clone())).collect();
        assert!(
            matches!(told[..], [(Some(id), Damage::Missing { known: 1, first: Some(_) })] if id == gone),
            "{told:?}"
        );
        // The number is not used for another table.
        let next = bucintoro_tests::new_table(&table.session, 3).await;
        assert!(next > deleted, "{next}");
        table.app.close().await;
    }
}

#[tokio::test]
async fn lost_or_altered_seed_is_reported_and_replaced() {
    for seed in ["NULL", "'nonsense'", "(SELECT printf('%064d', 7))", "CAST(X'ff00' AS TEXT)"] {
        let folder = tempfile::tempdir().expect("a folder");
        let (id, length) = played(folder.path(), 12).await;
        tamper(folder.path(), format!("UPDATE tables SET seed = {seed}")).await;
        without_mirrors(folder.path());
        let mut table = Table::at(folder.path(), id).await;
        let state = table.state().await;
        assert_eq!((told(&state), state.length), (vec![Damage::Seed], length), "{seed}");
        for nth in 0..20 {
            table.play(nth * 3).await.expect("accepted, and the app draws");
        }
        table.app.close().await;
        drop(table);
        let state = Table::at(folder.path(), id).await.state().await;
        assert_eq!(told(&state), [Damage::Seed], "reported again, not found again");
    }
}

#[tokio::test]
async fn lost_tail_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    tamper(folder.path(), "DELETE FROM entries WHERE n > 6").await;
    cut_mirror(folder.path(), id, 7);
    let state = Table::at(folder.path(), id).await.state().await;
    assert_eq!(told(&state), [Damage::LostTail { last: 6, known: length - 1 }]);
}

#[tokio::test]
async fn deletion_of_unknown_table_does_not_affect_later_ids() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    for unknown in [table.id + 1, i32::MAX as u32, u32::MAX] {
        let refused = table.session.request(LibraryRequest::Delete { table: unknown }).await;
        assert!(matches!(refused, Err(Problem::NotFound { .. })), "{refused:?}");
    }
    let next = bucintoro_tests::new_table(&table.session, 2).await;
    assert_eq!(next, table.id + 1);
    table.app.close().await;
    let again = Table::at(folder.path(), next).await;
    let last = bucintoro_tests::new_table(&again.session, 2).await;
    assert_eq!(last, next + 1);
    let lines = std::fs::read_to_string(mirror(folder.path(), next)).expect("a mirror").lines().count();
    assert!(lines > 0);
}

#[tokio::test]
async fn store_opens_with_any_report_ids() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, _) = played(folder.path(), 2).await;
    for number in ["-7", "-3", "9000000000"] {
        let report = "INSERT INTO losses (id, table_id, found, damage) VALUES";
        let damage = serde_json::to_string(&Damage::Unknown).expect("JSON");
        tamper(folder.path(), format!("{report} ({number}, {id}, '2026-01-01T00:00:00Z {number}', '{damage}')")).await;
    }
    let again = Table::at(folder.path(), id).await;
    assert_eq!(all_told(&again).await.len(), 3);
}

#[tokio::test]
async fn second_app_cannot_open_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = App::open(folder.path()).await.expect("the folder is free");
    assert!(matches!(App::open(folder.path()).await, Err(OpenProblem::SecondApp(_))));
    first.close().await;
    drop(first);
    App::open(folder.path()).await.expect("the lock ends with the app");
}

/// Some systems release the lock of an ended program late.
#[tokio::test]
async fn start_waits_for_release_of_folder_lock() {
    let folder = tempfile::tempdir().expect("a folder");
    let held = std::fs::File::create(folder.path().join("lock")).expect("a file");
    held.lock().expect("it is not locked");
    let unlocked = async {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        held.unlock().expect("it was locked");
    };
    // Unlocks first, even if a busy machine delays the test for longer than the app waits.
    let ((), opened) = futures_util::future::join(unlocked, App::open(folder.path())).await;
    opened.expect("the lock was released");
}

#[tokio::test]
async fn a_full_disk_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).await.expect("the folder is free");
    let mut table = Table::on(App::new(Arc::new(store.clone()), folder.path()), 2).await;
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(store.pool()).await.expect("a number");
    sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}")))
        .execute(store.pool())
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
    sqlx::query("PRAGMA max_page_count = 1000000").execute(store.pool()).await.expect("set");
    table.play(5).await.expect("accepted after space is free");
}

#[tokio::test]
async fn a_deleted_table_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    table.session.request(LibraryRequest::Delete { table: table.id }).await.expect("deleted");
    let gone = table.session.request(FileRequest::Export { table: table.id }).await;
    assert_eq!(gone, Err(Problem::NotFound { what: Resource::Table }));
}

/// Returns the files of a folder that this process has open.
#[cfg(target_os = "linux")]
fn open_files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir("/proc/self/fd").expect("a list");
    let targets = entries.flatten().filter_map(|entry| std::fs::read_link(entry.path()).ok());
    targets.filter(|target| target.starts_with(folder)).collect()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn open_files_do_not_grow_with_the_number_of_games() {
    const GAMES: u32 = 60;
    const MOST_OPEN: usize = 24;
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let table = Table::new(here.path(), 2).await;
    for _ in 1..GAMES {
        bucintoro_tests::new_table(&table.session, 2).await;
    }
    let files = open_files(here.path());
    assert!(!files.is_empty() && files.len() < MOST_OPEN, "{files:?}");
    let backup = bucintoro_tests::files::backup(&table.session).await;
    let app = App::open(there.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let restored = bucintoro_tests::files::import_file(&session, &backup).await;
    assert!(matches!(restored, Ok(Reply::Restored { added: GAMES, .. })), "{restored:?}");
    let files = open_files(there.path());
    assert!(!files.is_empty() && files.len() < MOST_OPEN, "{files:?}");
}
