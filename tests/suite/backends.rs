//! Laws that every storage backend keeps.

use std::collections::BTreeSet;
use std::sync::Arc;

use app_core::protocol::{Damage, Loss, Role};
use app_core::storage::{
    EntryRef, Label, LabelChange, Listed, MOST_PEOPLE, NewEntries, NewTable, Quarantined, RememberedName,
    SettingsStore as _, StorageBackend, StoreError, StoredBoard, StoredDevice, StoredGroup, StoredTable,
    TableStore as _, key_of_group, key_of_name,
};
use bucintoro_tests::backends::{
    Backend, InFolder, InMemory, InPostgres, InSqlite, MOMENTS, fill, following, full_label, lines, lines_after, plain,
    told,
};
use kernel::Seat;
use kernel::record::{HashedLine, LineFault};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, Row};
use storage_sqlite::Store;

mod devices;
pub(crate) mod old_settings;
mod records;
pub(crate) mod settings;

use devices::*;
use records::*;
use settings::*;

/// Runs each law with each backend.
macro_rules! laws {
    ($($law:ident),* $(,)?) => {
        mod in_sqlite {
            $(#[tokio::test] async fn $law() { super::$law::<super::InSqlite>().await })*
        }
        mod in_files {
            $(#[tokio::test] async fn $law() { super::$law::<super::InFolder>().await })*
        }
        mod in_postgres {
            $(#[tokio::test]
            #[ignore = "needs PostgreSQL"]
            async fn $law() { super::$law::<super::InPostgres>().await })*
        }
        mod in_memory {
            $(#[tokio::test] async fn $law() { super::$law::<super::InMemory>().await })*
        }
    };
}

laws![
    every_field_of_everything_comes_back,
    everything_is_there_in_the_next_run,
    a_request_makes_one_table,
    every_table_with_the_same_first_line_is_found,
    entries_follow_the_last_one_or_are_refused,
    of_two_that_follow_the_same_entry_one_is_refused,
    entries_come_with_all_that_belongs_to_them_or_not_at_all,
    a_long_record_is_kept_and_goes_on_whole,
    figures_are_kept_of_records_that_end_as_they_did,
    what_is_set_aside_is_gone_noted_and_followed_no_more,
    a_tail_that_was_lost_is_noted_once,
    a_deleted_table_takes_its_own_along_and_its_number_is_not_given_again,
    tables_are_listed_with_what_was_said_of_them_last,
    devices_are_known_as_long_as_they_are_seen,
    a_seat_stays_reserved_until_it_is_released,
    boards_are_kept_by_game_and_id,
    people_who_played_last_are_told_first,
    what_is_remembered_is_the_last_that_was_said,
    settings_are_stored_replaced_and_deleted,
    a_loss_is_told_until_it_was_read,
    nothing_is_kept_in_what_is_closed,
];

/// Reads a table. Checks the stored end of the record, if the backend stores it; other backends find a lost tail
/// themselves.
async fn read(records: &dyn StorageBackend, table: u32) -> StoredTable {
    let stored = records.read(table).await.expect("read").expect("it exists");
    if let (Some(known), Some(last)) = (&stored.known, stored.lines.last()) {
        let end = format!("\"hash\":\"{}\"}}", known.hash);
        assert_eq!((known.n as usize + 1, last.ends_with(end.as_bytes())), (stored.lines.len(), true), "{known:?}");
    }
    StoredTable { known: None, ..stored }
}

fn bytes(lines: &[HashedLine]) -> Vec<Vec<u8>> {
    lines.iter().map(|sealed| sealed.line.clone().into_bytes()).collect()
}

/// Compares every field. A new field does not compile until it is listed here.
async fn every_field_of_everything_comes_back<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let filled = fill(records).await;
    let ([one, two], [first, second]) = (filled.tables, &filled.records);
    let wanted = StoredTable {
        seed: Some("0a 0b".into()),
        gone_to: None,
        lines: bytes(first),
        requests: vec![("said".into(), 4)],
        known: None,
    };
    assert_eq!(read(records, one).await, wanted);
    let wanted = StoredTable {
        seed: Some("0c".into()),
        gone_to: Some("192.0.2.1:7".into()),
        lines: bytes(second),
        requests: vec![],
        known: None,
    };
    assert_eq!(read(records, two).await, wanted);
    let listed = |table, game: &str, summary: Option<&str>| Listed {
        table,
        game: game.to_owned(),
        summary: summary.map(str::to_owned),
        label: full_label(),
    };
    // The summary of the second table was removed with the line in quarantine.
    let list = records.list().await.expect("read");
    assert_eq!(list.len(), 2);
    assert_eq!((list[0].table, list[0].game.as_str()), (two, "go"));
    assert_eq!(list[1], listed(one, "chess", Some("{\"a\":2}")));
    for (request, table) in [("made first", Some(one)), ("made second", Some(two)), ("said", None), ("", None)] {
        assert_eq!(records.table_of_request(request).await.expect("read"), table, "{request}");
    }
    for (line, table) in [(&first[0], vec![one]), (&second[0], vec![two]), (&first[1], vec![])] {
        assert_eq!(records.with_header(&line.line).await.expect("read"), table);
    }
    assert_eq!(records.read(two + 1).await.expect("read"), None);

    let device = |id, name: &str, role, muted, token: &str, seen: &str| StoredDevice {
        id,
        name: name.to_owned(),
        role,
        muted,
        token: token.to_owned(),
        seen: seen.to_owned(),
    };
    let here = records.devices(one, MOMENTS[0]).await.expect("read");
    let [ann, bo] = &here[..] else { panic!("{here:?}") };
    assert_eq!(*ann, device(ann.id, "Ann's phone", Role::Seat(Seat(1)), false, "token a", MOMENTS[1]));
    assert_eq!(*bo, device(bo.id, "Bo's phone", Role::Spectator, true, "token b", MOMENTS[0]));
    assert!(ann.id < bo.id);

    let board = |game: &str, id: &str, changed: &str| StoredBoard {
        game: game.to_owned(),
        id: id.to_owned(),
        board: format!("{{\"of\":\"{game}\"}}"),
        changed: changed.to_owned(),
    };
    let [earlier, later] = MOMENTS;
    let boards = [board("chess", "large", later), board("go", "small", later), board("chess", "small", earlier)];
    assert_eq!(records.boards().await.expect("read"), boards);
    assert_eq!(records.people().await.expect("read"), ["Bo", "Cy", "Ann"]);
    let remembered = records.preferences().await.expect("read");
    assert_eq!(
        remembered.into_iter().collect::<Vec<_>>(),
        [("language".into(), "fr".into()), ("sound".into(), "".into())]
    );

    let names = [name("Ana", Some("Ann"), false), name("Bo", None, true)];
    assert_eq!(records.remembered_names().await.expect("read"), names);
    assert_eq!(records.groups().await.expect("read"), [group("Tuesday é", "")]);
    assert_eq!(records.hosted_tables().await.expect("read"), [two, one]);
    assert_eq!(records.daily_backups().await.expect("read").as_deref(), Some("{\"folder\":\"é\"}"));

    let Quarantined { place: _, names } = records.quarantined().await.expect("read");
    let [file] = &names[..] else { panic!("{names:?}") };
    let losses = records.corruption_reports(None).await.expect("read");
    let ids: BTreeSet<u32> = losses.iter().map(|loss| loss.id).collect();
    assert_eq!(ids.len(), 3);
    let loss =
        |nth: usize, table, found: &str, damage| Loss { id: losses[nth].id, table, found: found.to_owned(), damage };
    let set_aside = Damage::SetAside { line: 4, fault: LineFault::WrongHash, file: file.clone() };
    let wanted = [
        loss(0, Some(one), earlier, Damage::LostTail { last: 4, known: 7 }),
        loss(1, None, later, Damage::Unknown),
        loss(2, Some(two), later, set_aside),
    ];
    assert_eq!(losses, wanted);
}

async fn everything_is_there_in_the_next_run<H: Backend>() {
    let backend = H::new().await;
    fill(&*backend.records()).await;
    let backend = backend.again().await;
    let first = told(&*backend.records()).await;
    let backend = backend.again().await;
    let mut second = told(&*backend.records()).await;
    // The first call lists devices that were last seen earlier; the second deletes them.
    let gone = first.iter().zip(&mut second).filter(|(first, second)| first != second);
    for (first, second) in gone {
        assert!(first.starts_with("devices") && first.contains("Bo's phone") && !second.contains("Bo's phone"));
    }
}

async fn boards_are_kept_by_game_and_id<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let board = |game: &str, id: &str, board: &str, changed: &str| StoredBoard {
        game: game.into(),
        id: id.into(),
        board: board.into(),
        changed: changed.into(),
    };
    let [earlier, later] = MOMENTS;
    for kept in [board("chess", "a", "1", earlier), board("go", "a", "2", earlier), board("chess", "b", "3", earlier)] {
        records.store_board(&kept).await.expect("stored");
    }
    let changed = board("chess", "b", "4", later);
    records.store_board(&changed).await.expect("stored");
    assert!(records.delete_board("go", "a").await.expect("gone"));
    assert!(!records.delete_board("go", "a").await.expect("no failure"));
    assert!(!records.delete_board("go", "b").await.expect("no failure"));
    assert_eq!(records.boards().await.expect("read"), [changed, board("chess", "a", "1", earlier)]);
}

async fn a_loss_is_told_until_it_was_read<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let table = records.create(plain(&lines(1, "one"), "one")).await.expect("stored");
    for moment in MOMENTS {
        records.report_corruption(Some(table), &Damage::Seed, moment).await.expect("stored");
        records.report_corruption(None, &Damage::Seed, moment).await.expect("stored");
        // A deleted table has no other reports.
        records
            .report_corruption(Some(9_999), &Damage::Missing { known: 3, first: None }, moment)
            .await
            .expect("stored");
    }
    let losses = records.corruption_reports(None).await.expect("read");
    assert_eq!(losses.iter().map(|loss| loss.table).collect::<Vec<_>>(), [Some(table), None, Some(9_999)]);
    assert!(losses.iter().all(|loss| loss.found == MOMENTS[0]));
    assert_eq!(records.corruption_reports(Some(table)).await.expect("read"), losses[..1]);
    records.acknowledge_reports(&[losses[0].id, losses[2].id, 12_345]).await.expect("read");
    assert_eq!(records.corruption_reports(None).await.expect("read"), losses[1..2]);
    records.report_corruption(Some(table), &Damage::Seed, MOMENTS[1]).await.expect("stored");
    let anew = records.corruption_reports(Some(table)).await.expect("read");
    assert_eq!((anew.len(), anew[0].found.as_str()), (1, MOMENTS[1]), "a new report");
}

async fn nothing_is_kept_in_what_is_closed<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let whole = lines(2, "one");
    let id = records.create(plain(&whole, "one")).await.expect("stored");
    records.close().await;
    records.close().await;
    let fresh = lines_after(&whole[1].hash, 2, 1, "fresh");
    assert!(matches!(records.append(id, following(&whole, &fresh)).await, Err(StoreError::Closed)));
    assert!(matches!(records.read(id).await, Err(StoreError::Closed)));
    let backend = backend.again().await;
    assert_eq!(read(&*backend.records(), id).await.lines, bytes(&whole));
}

/// Opens the database directly.
async fn database(folder: &std::path::Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(folder.join("bucintoro.sqlite")).foreign_keys(false);
    SqlitePool::connect_with(options).await.expect("the database")
}

/// Checks that each column of each table in the migrations is written and read through the contract. It finds a column
/// that one side forgets.
#[tokio::test]
async fn every_column_is_written_and_read() {
    let backend = InSqlite::new().await;
    fill(&*backend.records()).await;
    let folder = backend.folder().to_owned();
    backend.records().close().await;
    let pool = database(&folder).await;
    let columns = sqlx::query(
        "SELECT t.name, c.name, c.type FROM sqlite_master t, pragma_table_info(t.name) c \
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '!_sqlx%' ESCAPE '!'",
    );
    let columns: Vec<(String, String, String)> = columns
        .fetch_all(&pool)
        .await
        .expect("columns")
        .iter()
        .map(|row| (row.get(0), row.get(1), row.get(2)))
        .collect();
    assert!(columns.len() >= 29, "{columns:?}");
    for (table, column, _) in &columns {
        let filled = format!("SELECT count(*) FROM \"{table}\" WHERE \"{column}\" IS NOT NULL AND \"{column}\" <> ''");
        let filled: u32 = sqlx::query_scalar(AssertSqlSafe(filled)).fetch_one(&pool).await.expect("a number");
        assert!(filled > 0, "{table}.{column} is never written");
    }
    pool.close().await;
    let told_in = |change: Option<String>| {
        let folder = folder.clone();
        async move {
            let copy = tempfile::tempdir().expect("a folder");
            std::fs::copy(folder.join("bucintoro.sqlite"), copy.path().join("bucintoro.sqlite")).expect("a copy");
            if let Some(change) = change {
                let pool = database(copy.path()).await;
                sqlx::query(AssertSqlSafe(change)).execute(&pool).await.expect("changed");
                pool.close().await;
            }
            let store = Store::open(copy.path()).await.expect("opened");
            let told = told(&store).await;
            store.close().await;
            told
        }
    };
    let before = told_in(None).await;
    // Read only to decide whether the database or the text mirror is newer: `damage.rs` tests that.
    let read = columns.iter().filter(|(table, column, _)| (table.as_str(), column.as_str()) != ("tables", "state"));
    for (table, column, kind) in read {
        let other = match kind.as_str() {
            // Timestamps are recognised by their beginning.
            "TEXT" => format!("CASE \"{column}\" WHEN '{}' THEN '2000' ELSE \"{column}\" || '0' END", MOMENTS[1]),
            _ if column == "muted" => "1 - muted".to_owned(),
            // Only the order matters.
            _ if column == "position" => "-position".to_owned(),
            _ => format!("\"{column}\" + 40"),
        };
        let change = format!("UPDATE \"{table}\" SET \"{column}\" = {other} WHERE \"{column}\" IS NOT NULL");
        let after = told_in(Some(change.clone())).await;
        assert_ne!(before, after, "{table}.{column} is never read: {change}");
    }
}
