//! What becomes of a table whose store was damaged, filled or shared.

use std::sync::Arc;

use app_core::protocol::{Damage, FileRequest, LibraryRequest, Problem, Reply, Resource, TableRequest, TableState};
use app_core::storage::StorageBackend as _;
use bucintoro_tests::Table;
use host::{App, OpenProblem};
use kernel::record::LineFault;
use serde_json::Value;
use storage_sqlite::Store;

async fn played(folder: &std::path::Path, entries: usize) -> (u32, u32) {
    let mut table = Table::new(folder, 2).await;
    for nth in 0..entries {
        table.play(nth * 7).await.expect("it stands");
    }
    let state = table.state().await;
    table.app.close().await;
    (table.id, state.length)
}

/// The damage reported for a table.
fn told(state: &TableState) -> Vec<Damage> {
    state.damage.iter().map(|loss| loss.damage.clone()).collect()
}

/// Runs a statement on the database behind the app's back.
pub(crate) async fn tamper(folder: &std::path::Path, sql: impl Into<String>) {
    let url = format!("sqlite://{}", folder.join("bucintoro.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&url).await.expect("the database");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.into())).execute(&pool).await.expect("it is tampered with");
    pool.close().await;
}

/// The mirror of a record.
fn mirror(folder: &std::path::Path, id: u32) -> std::path::PathBuf {
    folder.join("tables").join(format!("{id}.jsonl"))
}

/// Deletes all mirrors of a closed folder, as if an older version had written it.
fn without_mirrors(folder: &std::path::Path) {
    std::fs::remove_dir_all(folder.join("tables")).expect("they are there");
}

/// Leaves so many lines of a mirror.
fn cut_mirror(folder: &std::path::Path, id: u32, lines: usize) {
    let file = mirror(folder, id);
    let text = std::fs::read_to_string(&file).expect("the mirror");
    std::fs::write(&file, text.split_inclusive('\n').take(lines).collect::<String>()).expect("written");
}

/// A copy of the mirrors of a folder in another, once a record's has so many lines.
async fn copy_mirrors(folder: &std::path::Path, to: &std::path::Path, id: u32, lines: u32) {
    let read = |kind: &str| std::fs::read_to_string(folder.join(format!("tables/{id}.{kind}"))).unwrap_or_default();
    // There is none before it is written for the first time. Its files are written one after the other.
    let is_complete = || {
        let whole = read("jsonl").lines().count();
        let commits = read("commits.jsonl");
        let last: Option<Value> = commits.lines().last().and_then(|line| serde_json::from_str(line).ok());
        let is_last = last.is_some_and(|commit| commit["n"].as_u64().is_some_and(|n| n as usize + 1 == whole));
        whole >= lines as usize && is_last && !read("state.json").is_empty()
    };
    let is_written = async {
        while !is_complete() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), is_written).await.expect("it is written at once");
    std::fs::create_dir_all(to.join("tables")).expect("a folder");
    for file in std::fs::read_dir(folder.join("tables")).expect("a folder").flatten() {
        // An unfinished file can be renamed meanwhile.
        if file.path().extension().is_none_or(|extension| extension != "tmp") {
            std::fs::copy(file.path(), to.join("tables").join(file.file_name())).expect("a copy");
        }
    }
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
    // And it can be played on, here and after the next start.
    table.app.close().await;
    drop(table);
    let mut again = Table::at(folder.path(), id).await;
    again.play(3).await.expect("it stands");
    assert_eq!(again.state().await.damage, state.damage);
}

#[tokio::test]
async fn a_sound_line_of_a_newer_program_is_left_as_it_is() {
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
    // The newer program finds all that it has written.
    write(last).await;
    without_mirrors(folder.path());
    let state = Table::at(folder.path(), id).await.state().await;
    assert_eq!((state.length, told(&state)), (length, vec![]));
}

#[tokio::test]
async fn a_backup_brings_back_what_a_table_has_lost() {
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
    let restored = bucintoro_tests::files::taken_in(&table.session, &backup).await;
    assert!(matches!(restored, Ok(Reply::Restored { added: 1, known: 0, .. })), "{restored:?}");
    let again = table.state().await;
    assert_eq!((again.length, again.head, again.view_hash), (length, whole.head, whole.view_hash));
    table.play(1).await.expect("it goes on");
    let more = bucintoro_tests::files::taken_in_as_own(&table.session, &backup).await;
    assert!(matches!(more, Ok(Reply::Restored { added: 0, known: 1, .. })), "{more:?}");
    assert_eq!(table.state().await.length, length + 1);
}

#[tokio::test]
async fn damage_is_told_until_somebody_has_read_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    tamper(folder.path(), "DELETE FROM entries WHERE n > 6").await;
    cut_mirror(folder.path(), id, 5);
    let lost = vec![Damage::LostTail { last: 6, known: length - 1 }];
    for _ in 0..2 {
        let mut table = Table::at(folder.path(), id).await;
        assert_eq!(told(&table.state().await), lost, "after every start");
        table.play(1).await.expect("it stands");
        assert_eq!(told(&table.state().await), lost, "and when it was played on");
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
    assert_eq!(told(&table.state().await), [], "and for good");
    let Ok(Reply::Losses { losses, .. }) = table.session.request(LibraryRequest::Losses).await else { panic!("none") };
    assert_eq!(losses, []);
}

#[tokio::test]
async fn a_table_that_is_gone_is_told_and_one_that_was_deleted_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    let gone = bucintoro_tests::new_table(&table.session, 3).await;
    let deleted = bucintoro_tests::new_table(&table.session, 3).await;
    table.play(1).await.expect("it stands");
    table.session.request(LibraryRequest::Delete { table: deleted }).await.expect("it goes");
    table.app.close().await;
    tamper(folder.path(), "PRAGMA foreign_keys = ON; DELETE FROM tables WHERE id = 2").await;
    for file in ["2.jsonl", "2.state.json"] {
        std::fs::remove_file(folder.path().join("tables").join(file)).expect("it was there");
    }
    // Files that are none of ours say nothing.
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
        // Its number is not given to another.
        let next = bucintoro_tests::new_table(&table.session, 3).await;
        assert!(next > deleted, "{next}");
        table.app.close().await;
    }
}

#[tokio::test]
async fn a_lost_or_altered_seed_is_told_and_the_draws_go_on_from_a_new_one() {
    for seed in ["NULL", "'nonsense'", "(SELECT printf('%064d', 7))", "CAST(X'ff00' AS TEXT)"] {
        let folder = tempfile::tempdir().expect("a folder");
        let (id, length) = played(folder.path(), 12).await;
        tamper(folder.path(), format!("UPDATE tables SET seed = {seed}")).await;
        without_mirrors(folder.path());
        let mut table = Table::at(folder.path(), id).await;
        let state = table.state().await;
        assert_eq!((told(&state), state.length), (vec![Damage::Seed], length), "{seed}");
        for nth in 0..20 {
            table.play(nth * 3).await.expect("it stands, and the app draws");
        }
        table.app.close().await;
        drop(table);
        let state = Table::at(folder.path(), id).await.state().await;
        assert_eq!(told(&state), [Damage::Seed], "told once more, not found once more");
    }
}

#[tokio::test]
async fn a_damaged_seed_name_or_line_is_restored_from_the_mirror() {
    let lines = "UPDATE entries SET line = replace(line, '\"at\":\"20', '\"at\":\"19') WHERE n IN (0, 8)";
    let restored = |lines, state| vec![Damage::Restored { lines, state }];
    for (sql, expected) in [
        ("UPDATE tables SET seed = NULL", restored(0, true)),
        ("UPDATE tables SET seed = printf('%064d', 7)", restored(0, true)),
        ("UPDATE tables SET name = CAST(X'fffe' AS TEXT)", restored(0, true)),
        ("UPDATE tables SET location = NULL", restored(0, true)),
        ("UPDATE tables SET note = CAST(X'fffe' AS TEXT)", restored(0, true)),
        (lines, restored(2, false)),
        ("DELETE FROM entries WHERE n > 6", restored(6, false)),
        ("DELETE FROM entries WHERE n = 0", restored(1, false)),
        ("DELETE FROM tables", restored(13, true)),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (id, length) = played(folder.path(), 12).await;
        let whole = Table::at(folder.path(), id).await;
        let label = LibraryRequest::Label {
            table: id,
            name: "Sunday".into(),
            filed: false,
            location: Some("Café Rialto".into()),
            note: Some("Two lines:\nthis is the second.".into()),
        };
        whole.session.request(label).await.expect("named");
        let before = whole.state().await;
        whole.app.close().await;
        drop(whole);
        let expected = match expected[..] {
            // As many lines as there were.
            [Damage::Restored { lines, state }] if lines > 2 && sql.contains('>') => restored(length - 7, state),
            [Damage::Restored { lines: 13, state }] => restored(length, state),
            _ => expected,
        };
        tamper(folder.path(), format!("PRAGMA foreign_keys = ON; {sql}")).await;
        for _ in 0..2 {
            let table = Table::at(folder.path(), id).await;
            let mut after = table.state().await;
            assert_eq!(told(&after), expected, "{sql}");
            after.damage.clear();
            assert_eq!(after, before, "{sql}");
            let Ok(Reply::Tables { tables }) = table.session.request(LibraryRequest::Tables).await else {
                panic!("none")
            };
            let written = [&tables[0].name, &tables[0].location, &tables[0].note].map(String::as_str);
            assert_eq!(written, ["Sunday", "Café Rialto", "Two lines:\nthis is the second."], "{sql}");
            table.app.close().await;
        }
    }
}

#[tokio::test]
async fn a_mirror_that_differs_from_the_database_is_set_aside_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, _) = played(folder.path(), 2).await;
    let kept = tempfile::tempdir().expect("a folder");
    let file = "bucintoro.sqlite";
    std::fs::copy(folder.path().join(file), kept.path().join(file)).expect("a copy");
    let mut lengths = Vec::new();
    for way in [2, 3] {
        let mut table = Table::at(folder.path(), id).await;
        for nth in 0..3 {
            table.play(way + nth).await.expect("it stands");
        }
        lengths.push(table.state().await.length);
        table.app.close().await;
        if way == 2 {
            // The database comes back from a copy, and something else is played.
            std::fs::copy(mirror(folder.path(), id), kept.path().join("mirror")).expect("a copy");
            std::fs::copy(kept.path().join(file), folder.path().join(file)).expect("a copy");
            without_mirrors(folder.path());
        } else {
            std::fs::copy(kept.path().join("mirror"), mirror(folder.path(), id)).expect("a copy");
        }
    }
    for _ in 0..2 {
        let table = Table::at(folder.path(), id).await;
        let state = table.state().await;
        let [Damage::Mirror { file }] = &told(&state)[..] else { panic!("{:?}", state.damage) };
        assert_eq!(state.length, lengths[1], "the database is used");
        let aside = std::fs::read(folder.path().join("damaged").join(file)).expect("the mirror");
        assert_eq!(aside, std::fs::read(kept.path().join("mirror")).expect("the mirror"));
        table.app.close().await;
    }
}

#[tokio::test]
async fn the_mirror_of_another_game_is_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    let other = bucintoro_tests::new_table(&table.session, 3).await;
    table.play(1).await.expect("it stands");
    let length = table.state().await.length;
    table.app.close().await;
    std::fs::copy(mirror(folder.path(), other), mirror(folder.path(), table.id)).expect("a copy");
    let state = Table::at(folder.path(), table.id).await.state().await;
    assert!(matches!(told(&state)[..], [Damage::Mirror { .. }]), "{:?}", state.damage);
    assert_eq!(state.length, length);
}

#[tokio::test]
async fn a_lost_tail_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 12).await;
    tamper(folder.path(), "DELETE FROM entries WHERE n > 6").await;
    cut_mirror(folder.path(), id, 7);
    let state = Table::at(folder.path(), id).await.state().await;
    assert_eq!(told(&state), [Damage::LostTail { last: 6, known: length - 1 }]);
}

#[tokio::test]
async fn what_a_lost_log_had_is_restored_from_the_mirror() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, short) = played(folder.path(), 6).await;
    // Copied while the app runs: the database file with a part of its log, or without it.
    let mut table = Table::at(folder.path(), id).await;
    for nth in 0..8 {
        table.play(nth * 3).await.expect("it stands");
    }
    let whole = table.state().await.length;
    assert!(whole > short);
    for share in [2, 1, 0] {
        let copy = tempfile::tempdir().expect("a folder");
        for part in ["bucintoro.sqlite", "bucintoro.sqlite-wal"] {
            let bytes = std::fs::read(folder.path().join(part)).expect("a part");
            let kept = if part.ends_with("wal") { bytes.len() * share / 3 } else { bytes.len() };
            std::fs::write(copy.path().join(part), &bytes[..kept]).expect("a copy");
        }
        copy_mirrors(folder.path(), copy.path(), id, whole).await;
        let state = Table::at(copy.path(), id).await.state().await;
        assert_eq!(state.length, whole);
        assert!(matches!(told(&state)[..], [Damage::Restored { lines: 1.., .. }]), "{:?}", state.damage);
    }
}

/// The damage reported for everything.
async fn all_told(table: &Table) -> Vec<(Option<u32>, Damage)> {
    match table.session.request(LibraryRequest::Losses).await {
        Ok(Reply::Losses { losses, .. }) => losses.into_iter().map(|loss| (loss.table, loss.damage)).collect(),
        other => panic!("{other:?}"),
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_mirror_that_cannot_be_read_stops_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 3).await;
    for file in ["state.json", "jsonl", "commits.jsonl", "jsonl.tmp"] {
        for without_database in [false, true] {
            let copy = tempfile::tempdir().expect("a folder");
            copy_mirrors(folder.path(), copy.path(), id, length).await;
            let database = "bucintoro.sqlite";
            std::fs::copy(folder.path().join(database), copy.path().join(database)).expect("a copy");
            if without_database {
                // Only its first page is damaged: everything else can still be read.
                let mut bytes = std::fs::read(copy.path().join(database)).expect("the database");
                bytes[..16].fill(0);
                std::fs::write(copy.path().join(database), bytes).expect("damaged");
            }
            let path = copy.path().join("tables").join(format!("{id}.{file}"));
            match file.ends_with("tmp") {
                true => std::fs::create_dir(&path).expect("a folder"),
                false => {
                    std::fs::remove_file(&path).expect("it was there");
                    // Following this link fails.
                    std::os::unix::fs::symlink(&path, &path).expect("a link");
                }
            }
            let table = Table::at(copy.path(), id).await;
            assert_eq!(table.state().await.length, length, "{file}");
            let is_told = all_told(&table).await.iter().any(|(_, damage)| matches!(damage, Damage::Mirror { .. }));
            assert_eq!(is_told, !file.ends_with("tmp"), "{file}: {:?}", all_told(&table).await);
            table.app.close().await;
        }
    }
}

#[tokio::test]
async fn a_deletion_is_finished_only_if_the_game_was_not_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 3).await;
    let copy = tempfile::tempdir().expect("a folder");
    copy_mirrors(folder.path(), copy.path(), id, length).await;
    std::fs::copy(folder.path().join("bucintoro.sqlite"), copy.path().join("bucintoro.sqlite")).expect("a copy");
    let table = Table::at(copy.path(), id).await;
    table.session.request(LibraryRequest::Delete { table: id }).await.expect("it goes");
    table.app.close().await;
    drop(table);
    let list = std::fs::read(copy.path().join("tables/deleted.jsonl")).expect("the list");
    let mut table = Table::at(folder.path(), id).await;
    table.play(1).await.expect("it stands");
    let before = table.state().await;
    table.app.close().await;
    drop(table);
    // The list has the game, but the program ended before it was deleted.
    std::fs::write(folder.path().join("tables/deleted.jsonl"), &list).expect("written");
    for _ in 0..2 {
        let table = Table::at(folder.path(), id).await;
        assert_eq!(table.state().await, before);
        table.app.close().await;
    }
    let mut bytes = std::fs::read(folder.path().join("bucintoro.sqlite")).expect("the database");
    bytes.fill(0);
    std::fs::write(folder.path().join("bucintoro.sqlite"), bytes).expect("damaged");
    let mut again = Table::at(folder.path(), id).await.state().await;
    again.damage.clear();
    assert_eq!(again, before, "nor is it deleted when the database is rebuilt");
}

#[tokio::test]
async fn nothing_of_another_game_is_merged_into_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    let id = table.id;
    let other = bucintoro_tests::new_table(&table.session, 3).await;
    table.play(1).await.expect("it stands");
    let before = table.state().await;
    table.id = other;
    for nth in 0..8 {
        table.play(nth * 5).await.expect("it stands");
    }
    for name in ["Other", "Another"] {
        let label = LibraryRequest::Label { table: other, name: name.into(), filed: false, location: None, note: None };
        table.session.request(label).await.expect("named");
    }
    table.app.close().await;
    drop(table);
    let kept = tempfile::tempdir().expect("a folder");
    let (database, tables) = ("bucintoro.sqlite", folder.path().join("tables"));
    std::fs::copy(folder.path().join(database), kept.path().join(database)).expect("a copy");
    copy_mirrors(folder.path(), kept.path(), id, before.length).await;
    for kind in ["state.json", "commits.jsonl"] {
        for with_lines in [false, true] {
            std::fs::copy(kept.path().join(database), folder.path().join(database)).expect("a copy");
            std::fs::remove_dir_all(&tables).expect("it is there");
            copy_mirrors(kept.path(), folder.path(), id, before.length).await;
            std::fs::copy(tables.join(format!("{other}.{kind}")), tables.join(format!("{id}.{kind}"))).expect("a copy");
            if !with_lines {
                std::fs::remove_file(mirror(folder.path(), id)).expect("it is there");
            }
            let table = Table::at(folder.path(), id).await;
            let mut after = table.state().await;
            let told = told(&after);
            assert!(told.iter().all(|damage| matches!(damage, Damage::Mirror { .. })), "{kind}: {told:?}");
            after.damage.clear();
            assert_eq!(after, before, "{kind}");
            let Ok(Reply::Tables { tables }) = table.session.request(LibraryRequest::Tables).await else {
                panic!("none")
            };
            let name = tables.iter().find(|line| line.table == id).map(|line| line.name.as_str());
            assert_eq!(name, Some(""), "{kind}");
            table.app.close().await;
        }
    }
}

#[tokio::test]
async fn a_damaged_first_line_is_restored_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, _) = played(folder.path(), 3).await;
    tamper(folder.path(), "UPDATE entries SET line = substr(line, 1, length(line) - 3) || 'x\"}' WHERE n = 0").await;
    let store = Store::open(folder.path()).await.expect("it opens");
    let line: String = sqlx::query_scalar("SELECT line FROM entries WHERE table_id = ? AND n = 0")
        .bind(id)
        .fetch_one(store.pool())
        .await
        .expect("a line");
    assert!(!line.ends_with("x\"}"), "{line}");
    store.close().await;
}

#[tokio::test]
async fn a_restored_name_says_nothing_of_games_without_a_mirror() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    let other = bucintoro_tests::new_table(&table.session, 3).await;
    table.app.close().await;
    for kind in ["jsonl", "state.json", "commits.jsonl"] {
        std::fs::remove_file(folder.path().join(format!("tables/{other}.{kind}"))).expect("it was there");
    }
    tamper(folder.path(), format!("UPDATE tables SET name = 'x' WHERE id = {}", table.id)).await;
    let again = Table::at(folder.path(), table.id).await;
    let told = all_told(&again).await;
    assert_eq!(told, [(Some(table.id), Damage::Restored { lines: 0, state: true })]);
}

#[tokio::test]
async fn a_mirror_that_cannot_be_written_is_told_once_and_completed_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, _) = played(folder.path(), 2).await;
    without_mirrors(folder.path());
    let mut table = Table::at(folder.path(), id).await;
    // A file blocks the folder's name. The folder may be written to until then.
    let blocked = async {
        while std::fs::remove_dir_all(folder.path().join("tables")).is_err() {
            tokio::task::yield_now().await;
        }
        std::fs::write(folder.path().join("tables"), "").expect("written");
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), blocked).await.expect("it is removed");
    let losses = async |table: &Table| match table.session.request(LibraryRequest::Losses).await {
        Ok(Reply::Losses { losses, .. }) => losses.into_iter().map(|loss| loss.damage).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let told = async {
        for _ in 0..5 {
            table.play(1).await.expect("the game goes on");
        }
        loop {
            let told = losses(&table).await;
            if !told.is_empty() {
                break told;
            }
            tokio::task::yield_now().await;
        }
    };
    let told = tokio::time::timeout(std::time::Duration::from_secs(30), told).await.expect("it is told");
    assert!(matches!(told[..], [Damage::Unmirrored { .. }]), "{told:?}");
    table.play(1).await.expect("the game goes on");
    assert_eq!(losses(&table).await, told, "once");
    let length = table.state().await.length;
    table.app.close().await;
    drop(table);
    let mut table = Table::at(folder.path(), id).await;
    table.play(2).await.expect("it stands");
    let copy = tempfile::tempdir().expect("a folder");
    copy_mirrors(folder.path(), copy.path(), id, length + 1).await;
}

#[tokio::test]
async fn deleting_a_game_that_is_not_there_changes_no_number_of_a_later_game() {
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
    let lines = std::fs::read_to_string(mirror(folder.path(), next)).expect("it has a mirror").lines().count();
    assert!(lines > 0);
}

#[tokio::test]
async fn a_store_opens_whatever_numbers_its_reports_have() {
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
async fn a_deleted_game_stays_deleted_when_the_database_is_rebuilt_or_older() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    let deleted = bucintoro_tests::new_table(&table.session, 3).await;
    table.app.close().await;
    let file = folder.path().join("bucintoro.sqlite");
    let older = std::fs::read(&file).expect("the database");
    let leftover = std::fs::read(mirror(folder.path(), deleted)).expect("the mirror");
    let again = Table::at(folder.path(), table.id).await;
    again.session.request(LibraryRequest::Delete { table: deleted }).await.expect("it goes");
    let names: Vec<String> = std::fs::read_dir(folder.path().join("tables"))
        .expect("a folder")
        .flatten()
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .filter(|name| name.starts_with(&format!("{deleted}.")))
        .collect();
    assert_eq!(names, [] as [String; 0]);
    again.app.close().await;
    drop(again);
    for (database, mirrored) in [(Some(&older), false), (Some(&older), true), (None, true), (None, false)] {
        match database {
            Some(bytes) => std::fs::write(&file, bytes).expect("written"),
            None => std::fs::remove_file(&file).expect("it is there"),
        }
        if mirrored {
            std::fs::write(mirror(folder.path(), deleted), &leftover).expect("written");
        }
        let table = Table::at(folder.path(), table.id).await;
        let Ok(Reply::Tables { tables }) = table.session.request(LibraryRequest::Tables).await else { panic!("none") };
        assert_eq!(tables.iter().map(|line| line.table).collect::<Vec<_>>(), [table.id]);
        let next = bucintoro_tests::new_table(&table.session, 3).await;
        assert!(next > deleted, "its number is not given again");
        table.session.request(LibraryRequest::Delete { table: next }).await.expect("it goes");
        table.app.close().await;
    }
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

/// What a system does that is slow to let go of what an ended program held.
#[tokio::test]
async fn whoever_starts_again_at_once_gets_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let held = std::fs::File::create(folder.path().join("lock")).expect("a file");
    held.lock().expect("nobody holds it");
    let unlocked = async {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        held.unlock().expect("it was held");
    };
    // Unlocks first if a busy machine was asleep for longer than the app waits.
    let ((), opened) = futures_util::future::join(unlocked, App::open(folder.path())).await;
    opened.expect("the lock was let go of");
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
    table.play(5).await.expect("with room again it stands");
}

#[tokio::test]
async fn a_deleted_table_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    table.session.request(LibraryRequest::Delete { table: table.id }).await.expect("it goes");
    let gone = table.session.request(FileRequest::Export { table: table.id }).await;
    assert_eq!(gone, Err(Problem::NotFound { what: Resource::Table }));
}

/// The files of a folder that this process holds open.
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
    let restored = bucintoro_tests::files::taken_in(&session, &backup).await;
    assert!(matches!(restored, Ok(Reply::Restored { added: GAMES, .. })), "{restored:?}");
    let files = open_files(there.path());
    assert!(!files.is_empty() && files.len() < MOST_OPEN, "{files:?}");
}
