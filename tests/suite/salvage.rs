//! Rebuilding a damaged database from its readable rows, from the text mirror, and from a daily backup.

use std::collections::BTreeMap;
use std::path::Path;

use app_core::protocol::{
    BoardRequest, Damage, HostingRequest, LibraryRequest, Loss, Reply, Request, Role, TableRequest, TableState,
};
use app_core::storage::{StorageBackend as _, TableStore as _};
use bucintoro_tests::cases::cases;
use bucintoro_tests::lines::{Evening, serve_network};
use bucintoro_tests::{GAME, Table, new_table_of};
use host::daily::Daily;
use host::{App, OpenProblem};
use kernel::{Answering, Seat};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, Row};
use storage_sqlite::Store;

/// Number of damaged databases.
const CUTS: u64 = 60;

const FILE: &str = "bucintoro.sqlite";

/// Opens the database directly.
async fn database(folder: &Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(folder.join(FILE)).foreign_keys(false);
    SqlitePool::connect_with(options).await.expect("the database")
}

async fn run(folder: &Path, sql: &str) {
    let pool = database(folder).await;
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&pool).await.expect("changed");
    pool.close().await;
}

/// Changes bytes of a file.
fn spoil(file: &Path, how: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = std::fs::read(file).expect("the file");
    how(&mut bytes);
    std::fs::write(file, bytes).expect("written");
}

/// Creates two tables of each game with some entries, people, a board and preferences, and closes the app. Returns the
/// first table.
async fn furnished(folder: &Path, entries: usize) -> u32 {
    let mut table = Table::new(folder, 3).await;
    let first = table.id;
    for (game, seats) in [(GAME, 4), ("twilight", 2), ("twilight", 2)] {
        table.id = new_table_of(&table.session, game, seats, &[]).await;
        for nth in 0..entries {
            table.play(nth * 7).await.expect("accepted");
        }
    }
    table.id = first;
    for nth in 0..entries {
        table.play(nth * 5).await.expect("accepted");
    }
    let Ok(Reply::Boards { boards }) = table.session.request(BoardRequest::Boards { game: GAME.into() }).await else {
        panic!("no boards")
    };
    let copy = |id: &str| BoardRequest::CopyBoard {
        request: None,
        game: GAME.into(),
        from: boards[0].id.clone(),
        id: id.into(),
        name: "Mine".into(),
    };
    table.session.request(copy("mine")).await.expect("a board");
    let prefer = LibraryRequest::SetPreference { key: "language".into(), value: "fr".into() };
    table.session.request(prefer).await.expect("remembered");
    table.app.close().await;
    first
}

/// The tables of the database; for each column its name, its type and whether it may be NULL.
type Schema = Vec<(String, Vec<(String, String, bool)>)>;

/// Returns all tables of the migrations, as SQLite lists them.
async fn schema(pool: &SqlitePool) -> Schema {
    const TABLES: &str = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '!_sqlx%' ESCAPE '!'";
    let names: Vec<String> = sqlx::query_scalar(TABLES).fetch_all(pool).await.expect("tables");
    let mut schema = Vec::new();
    for name in names {
        let rows = sqlx::query("SELECT name, type, \"notnull\" OR pk > 0 FROM pragma_table_info(?)")
            .bind(&name)
            .fetch_all(pool)
            .await
            .expect("columns");
        schema.push((name, rows.iter().map(|row| (row.get(0), row.get(1), !row.get::<bool, _>(2))).collect()));
    }
    schema
}

/// Returns every row of every table, with values as SQL literals.
async fn everything(folder: &Path) -> Vec<String> {
    let pool = database(folder).await;
    let mut all = Vec::new();
    for (table, columns) in schema(&pool).await {
        let values: Vec<String> = columns.iter().map(|(name, ..)| format!("quote(\"{name}\")")).collect();
        let sql = format!("SELECT '{table} ' || {} FROM \"{table}\"", values.join(" || ' ' || "));
        let rows: Vec<String> = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&pool).await.expect("rows");
        all.extend(rows);
    }
    pool.close().await;
    all
}

async fn losses(app: &App) -> Vec<Loss> {
    let (session, _pushes) = app.session();
    match session.request(LibraryRequest::Losses).await {
        Ok(Reply::Losses { losses, .. }) => losses,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn rebuild_restores_every_column() {
    let folder = tempfile::tempdir().expect("a folder");
    furnished(folder.path(), 4).await;
    // Two more rows in every table, without NULL. This includes columns of new migrations.
    let pool = database(folder.path()).await;
    let schema = schema(&pool).await;
    assert!(schema.len() >= 7, "{schema:?}");
    for (table, columns) in &schema {
        for row in [901, 902] {
            let value = |(name, kind, _): &(String, String, bool)| match kind.as_str() {
                "TEXT" => format!("'{table}.{name} {row} é'"),
                _ => row.to_string(),
            };
            let values: Vec<String> = columns.iter().map(value).collect();
            let sql = format!("INSERT INTO \"{table}\" VALUES ({})", values.join(", "));
            sqlx::query(AssertSqlSafe(sql)).execute(&pool).await.expect("a row");
        }
    }
    pool.close().await;
    let before = everything(folder.path()).await;
    type Spoiler = fn(&mut Vec<u8>);
    let ways: [(&str, Spoiler); 5] = [
        ("the first 16 bytes are gone", |bytes| bytes[..16].fill(0)),
        ("the first page is gone", |bytes| bytes[..4_096].fill(0xa5)),
        ("the number of pages is wrong", |bytes| bytes[28..32].fill(9)),
        ("the list of free pages is wrong", |bytes| bytes[32..40].copy_from_slice(&[0, 0, 0, 3, 0, 0, 0, 7])),
        ("the list of tables is wrong", |bytes| {
            let at = bytes.windows(12).position(|word| word == b"CREATE TABLE").expect("a table");
            bytes[at..at + 4_096 - at % 4_096].fill(b'x');
        }),
    ];
    for (way, how) in ways {
        let damaged = tempfile::tempdir().expect("a folder");
        std::fs::copy(folder.path().join(FILE), damaged.path().join(FILE)).expect("a copy");
        spoil(&damaged.path().join(FILE), how);
        let app = App::open(damaged.path()).await.expect(way);
        let told = losses(&app).await;
        assert!(told.iter().any(|loss| matches!(loss.damage, Damage::Database { .. })), "{way}: {told:?}");
        app.close().await;
        let after = everything(damaged.path()).await;
        // Figures are computed again.
        let is_lost = |row: &&String| !row.starts_with("figures ") && !after.contains(row);
        let lost: Vec<&String> = before.iter().filter(is_lost).collect();
        assert!(lost.is_empty(), "{way}: {lost:#?}");
    }
}

#[tokio::test]
async fn rebuild_restores_missing_data_from_newest_daily_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = furnished(folder.path(), 4).await;
    let app = App::open(folder.path()).await.expect("opened");
    let daily = Daily::for_data_folder(folder.path());
    daily.check(&app, "2026-03-01".into()).await.expect("a backup");
    let (session, _pushes) = app.session();
    session.request(LibraryRequest::Delete { table: first + 1 }).await.expect("deleted");
    app.close().await;
    drop((session, app));
    let [lost, kept] = [first, first + 2];
    let (before, other) = (before(folder.path(), lost).await, before(folder.path(), kept).await);
    // No row is readable.
    spoil(&folder.path().join(FILE), |bytes| bytes.fill(0));
    for kind in ["jsonl", "state.json", "commits.jsonl"] {
        std::fs::remove_file(folder.path().join(format!("tables/{lost}.{kind}"))).expect("it existed");
    }
    for _ in 0..2 {
        let app = App::open(folder.path()).await.expect("opened");
        let told = losses(&app).await;
        let database: Vec<_> = told
            .iter()
            .filter(|loss| matches!(loss.damage, Damage::Database { .. }))
            .map(|loss| &loss.damage)
            .collect();
        let [Damage::Database { backup: Some(day), .. }] = database[..] else { panic!("{told:?}") };
        assert_eq!(day, "2026-03-01");
        let (session, _pushes) = app.session();
        let Ok(Reply::Tables { tables }) = session.request(LibraryRequest::Tables).await else { panic!("no list") };
        assert_eq!(tables.len(), 3, "the deleted one stays deleted: {tables:?}");
        let Ok(Reply::Boards { boards }) = session.request(BoardRequest::Boards { game: GAME.into() }).await else {
            panic!("no boards")
        };
        assert!(boards.iter().any(|board| board.id == "mine"), "{boards:?}");
        let Ok(Reply::Preferences { preferences }) = session.request(LibraryRequest::Preferences).await else {
            panic!("none")
        };
        assert_eq!(preferences.get("language").map(String::as_str), Some("fr"));
        app.close().await;
        let again = tables.iter().map(|line| line.table).max().expect("a table");
        let restored = self::before(folder.path(), again).await;
        assert_eq!((restored.length, restored.view_hash.clone()), (before.length, before.view_hash.clone()));
        assert_eq!(self::before(folder.path(), kept).await, other);
    }
}

/// Returns the report of a rebuilt database.
async fn rebuild_report(app: &App) -> Damage {
    let told = losses(app).await;
    let mut all = told.iter().map(|loss| &loss.damage).filter(|damage| matches!(damage, Damage::Database { .. }));
    match (all.next(), all.next()) {
        (Some(report), None) => report.clone(),
        _ => panic!("{told:?}"),
    }
}

#[tokio::test]
async fn rebuild_retries_readable_daily_backup_at_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = furnished(folder.path(), 4).await;
    let app = App::open(folder.path()).await.expect("opened");
    let daily = Daily::for_data_folder(folder.path());
    daily.check(&app, "2026-03-01".into()).await.expect("a backup");
    let (session, _pushes) = app.session();
    let prefer = LibraryRequest::SetPreference { key: "language".into(), value: "de".into() };
    session.request(prefer).await.expect("remembered");
    daily.check(&app, "2026-03-02".into()).await.expect("a backup");
    app.close().await;
    drop((session, app));
    let length = before(folder.path(), first).await.length;
    let mut backups: Vec<_> =
        std::fs::read_dir(folder.path().join("backups")).expect("backups").flatten().map(|file| file.path()).collect();
    backups.sort();
    let [older, newer] = &backups[..] else { panic!("{backups:?}") };
    let sound = std::fs::read(older).expect("a backup");
    for backup in [older, newer] {
        spoil(backup, |bytes| bytes.truncate(bytes.len() / 2));
    }
    spoil(&folder.path().join(FILE), |bytes| bytes.fill(0));
    // The length of the record is still known.
    let mirror = folder.path().join(format!("tables/{first}.jsonl"));
    spoil(&mirror, |bytes| {
        let first_line = bytes.iter().position(|byte| *byte == b'\n').expect("a line");
        bytes.truncate(first_line + 1);
    });
    let app = App::open(folder.path()).await.expect("opened");
    let Damage::Database { lost, broken: 1.., backup: None, .. } = rebuild_report(&app).await else {
        panic!("{:?}", losses(&app).await)
    };
    assert_eq!(lost, length - 1);
    let tail = Damage::LostTail { last: 0, known: length - 1 };
    assert!(losses(&app).await.iter().any(|loss| loss.damage == tail), "{:?}", losses(&app).await);
    app.close().await;
    drop(app);
    std::fs::write(older, sound).expect("written");
    for _ in 0..2 {
        let app = App::open(folder.path()).await.expect("opened");
        let report = rebuild_report(&app).await;
        let Damage::Database { lost: 0, backup: Some(day), .. } = &report else { panic!("{report:?}") };
        assert_eq!(day, "2026-03-01");
        assert!(losses(&app).await.iter().all(|loss| loss.damage != tail), "the line is restored");
        let (session, _pushes) = app.session();
        let Ok(Reply::Tables { tables }) = session.request(LibraryRequest::Tables).await else { panic!("no list") };
        assert_eq!(tables.len(), 4, "{tables:?}");
        app.close().await;
        assert_eq!(before(folder.path(), first).await.length, length);
    }
}

async fn opened(table: &Table) -> TableState {
    let mut state = table.state().await;
    state.damage.clear();
    state
}

/// Returns the state of a table in a folder that is not open.
async fn before(folder: &Path, id: u32) -> TableState {
    let table = Table::at(folder, id).await;
    let state = opened(&table).await;
    table.app.close().await;
    state
}

#[tokio::test]
async fn damaged_database_header_is_repaired_without_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 3).await;
    table.play(1).await.expect("accepted");
    let Ok(Reply::Setup { setup, .. }) =
        table.session.request(LibraryRequest::DefaultSetup { game: GAME.into(), seats: 2, programs: false }).await
    else {
        panic!("no set-up")
    };
    let (seating, answering) = (bucintoro_tests::chairs(2), Answering::default());
    let new = LibraryRequest::NewTable {
        id: Some("made".into()),
        game: GAME.into(),
        seating,
        answering,
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let made = table.session.request(new.clone()).await;
    let head = table.state().await.head;
    let (by, commands) = bucintoro_tests::awaited(&table.state().await).expect("an actor is asked");
    let said = TableRequest::Command {
        table: table.id,
        id: "said".into(),
        head,
        question: None,
        by,
        command: commands[0].clone(),
        waive: vec![],
    };
    let moved = table.session.request(said.clone()).await;
    let before = opened(&table).await;
    table.app.close().await;
    drop(table);
    spoil(&folder.path().join(FILE), |bytes| bytes[..16].fill(0));
    let table = Table::at(folder.path(), before.table).await;
    assert_eq!(opened(&table).await, before);
    assert_eq!(table.session.request(new).await, made, "the same table for the same request");
    assert_eq!(table.session.request(said).await, moved, "a repeated request has one effect");
    assert_eq!(opened(&table).await.length, before.length);
}

#[tokio::test]
async fn rebuild_keeps_devices_and_hand_over_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    let token = evening.phone(Role::Seat(Seat(1))).await.token.expect("a token");
    let table = evening.table;
    evening.app.close().await;
    drop(evening);
    spoil(&folder.path().join(FILE), |bytes| bytes[..16].fill(0));
    let evening = Evening::at(App::open(folder.path()).await.expect("opened"), table).await;
    let again = evening.again(&token).await.expect("the device is known");
    assert_eq!(again.guest.map(|guest| guest.role), Some(Role::Seat(Seat(1))));
    evening.app.close().await;
    drop(evening);
    let store = Store::open(folder.path()).await.expect("opened");
    store.set_gone(table, Some("192.0.2.1:7")).await.expect("stored");
    store.close().await;
    drop(store);
    spoil(&folder.path().join(FILE), |bytes| bytes[..16].fill(0));
    let gone = Table::at(folder.path(), table).await.state().await.gone_to;
    assert_eq!(gone.as_deref(), Some("192.0.2.1:7"), "it cannot be played in two places");
}

#[tokio::test]
async fn rebuild_does_not_restore_removed_devices() {
    let folder = tempfile::tempdir().expect("a folder");
    furnished(folder.path(), 1).await;
    let many = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600) \
        INSERT INTO devices (table_id, name, role, muted, token, seen) \
        SELECT 1, 'phone ' || i, '\"Watcher\"', 0, printf('%064d', i), '2026-01-01T00:00:00Z' FROM n";
    run(folder.path(), many).await;
    run(folder.path(), "DELETE FROM devices WHERE name <> 'phone 1'").await;
    spoil(&folder.path().join(FILE), |bytes| bytes[..4_096].fill(0xa5));
    Table::at(folder.path(), 1).await.app.close().await;
    let pool = database(folder.path()).await;
    let back: Vec<String> = sqlx::query_scalar("SELECT name FROM devices").fetch_all(&pool).await.expect("rows");
    assert_eq!(back.iter().filter(|name| *name != "phone 1").count(), 0, "of {}", back.len());
}

/// Returns a copy of the files that a killed program would leave: the database and its log.
fn killed(folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().expect("a folder");
    for part in [FILE, "bucintoro.sqlite-wal"] {
        std::fs::copy(folder.join(part), copy.path().join(part)).expect("a copy");
    }
    copy
}

#[tokio::test]
async fn new_database_of_killed_program_is_not_reported_as_damaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 3).await;
    for _ in 0..2 {
        let copy = killed(folder.path());
        let before = table.state().await;
        let again = Table::at(copy.path(), table.id).await;
        assert_eq!(losses(&again.app).await, []);
        assert_eq!(again.state().await, before);
        assert!(!copy.path().join("damaged").exists());
        table.play(3).await.expect("accepted");
    }
}

#[tokio::test]
async fn rebuild_uses_readable_write_ahead_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    table.app.close().await;
    table = Table::at(folder.path(), table.id).await;
    for nth in 0..12 {
        table.play(nth * 3).await.expect("accepted");
    }
    let before = opened(&table).await;
    type Spoiler = fn(&Path);
    let ways: [(&str, Spoiler); 5] = [
        ("the head of the file is gone", |folder| spoil(&folder.join(FILE), |bytes| bytes[..100].fill(0))),
        ("the file is empty", |folder| spoil(&folder.join(FILE), Vec::clear)),
        ("the file is gone", |folder| std::fs::remove_file(folder.join(FILE)).expect("gone")),
        ("the log's head is spoilt", |folder| {
            spoil(&folder.join("bucintoro.sqlite-wal"), |bytes| bytes[17] ^= 1);
        }),
        ("an early page of the log is spoilt", |folder| {
            spoil(&folder.join("bucintoro.sqlite-wal"), |bytes| bytes[32 + 2_000] ^= 1);
        }),
    ];
    for (way, how) in ways {
        let copy = killed(folder.path());
        how(copy.path());
        let again = Table::at(copy.path(), table.id).await;
        let told = losses(&again.app).await;
        assert!(told.iter().any(|loss| matches!(loss.damage, Damage::Database { .. })), "{way}: {told:?}");
        if way.starts_with("the file") {
            // Only the database had the set-up, so this table cannot be continued. This is reported too.
            let unopened = |loss: &Loss| matches!(loss.damage, Damage::Unopened { .. });
            assert!(told.iter().any(|loss| loss.table == Some(table.id) && unopened(loss)), "{way}: {told:?}");
        } else {
            assert_eq!(opened(&again).await, before, "{way}");
        }
        again.app.close().await;
    }
}

#[tokio::test]
async fn interrupted_rebuild_is_completed_at_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = furnished(folder.path(), 3).await;
    let before = before(folder.path(), table).await;
    // The new database is ready, while the old one and its log still exist.
    std::fs::rename(folder.path().join(FILE), folder.path().join("bucintoro-ready.sqlite")).expect("ready");
    std::fs::write(folder.path().join(FILE), "the damaged one").expect("written");
    std::fs::write(folder.path().join("bucintoro.sqlite-wal"), [7; 9_000]).expect("written");
    assert_eq!(opened(&Table::at(folder.path(), table).await).await, before);
}

#[tokio::test]
async fn damaged_migration_list_does_not_prevent_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let id = furnished(folder.path(), 3).await;
    let before = before(folder.path(), id).await;
    for way in [
        "UPDATE _sqlx_migrations SET version = 77 WHERE version = 2",
        "UPDATE _sqlx_migrations SET version = 'two' WHERE version = 2",
        "UPDATE _sqlx_migrations SET checksum = X'00'",
        "UPDATE _sqlx_migrations SET checksum = 'none'",
        "UPDATE _sqlx_migrations SET success = 0",
        "UPDATE _sqlx_migrations SET success = 'perhaps'",
        "DELETE FROM _sqlx_migrations WHERE version > 2",
        "DELETE FROM _sqlx_migrations",
        "DROP TABLE _sqlx_migrations",
    ] {
        run(folder.path(), way).await;
        let table = Table::at(folder.path(), id).await;
        assert_eq!(opened(&table).await, before, "{way}");
        table.app.close().await;
    }
    // A database of a build with other migrations is not changed.
    let folder_of_other_build = tempfile::tempdir().expect("a folder");
    std::fs::copy(folder.path().join(FILE), folder_of_other_build.path().join(FILE)).expect("a copy");
    let other = "UPDATE _sqlx_migrations SET checksum = \
        (SELECT checksum FROM _sqlx_migrations WHERE version = 3) WHERE version = 2";
    run(folder_of_other_build.path(), other).await;
    let refused = App::open(folder_of_other_build.path()).await;
    assert!(matches!(refused, Err(OpenProblem::OtherBuild(_, 2))));
    assert!(!folder_of_other_build.path().join("damaged").exists(), "it is not rebuilt");
    // Nor is the database of a newer program.
    run(folder.path(), "CREATE TABLE later (id INTEGER PRIMARY KEY)").await;
    run(folder.path(), "UPDATE _sqlx_migrations SET version = 77 WHERE version = 2").await;
    assert!(matches!(App::open(folder.path()).await, Err(OpenProblem::Newer(_))));
}

/// Checks what must work, whichever cell is damaged: starting, the list, a backup, people, preferences, boards, tables
/// with valid records, and new tables.
async fn goes_on(folder: &Path, sound: &[u32], way: &str) -> App {
    let app = App::open(folder).await.expect(way);
    let (session, _pushes) = app.session();
    let boards = BoardRequest::Boards { game: GAME.into() };
    let library = [LibraryRequest::People, LibraryRequest::Preferences, LibraryRequest::Losses].map(Request::from);
    for request in library.into_iter().chain([boards.into()]) {
        session.request(request.clone()).await.unwrap_or_else(|problem| panic!("{way}: {request:?}: {problem:?}"));
    }
    let Ok(Reply::Tables { tables }) = session.request(LibraryRequest::Tables).await else { panic!("{way}: no list") };
    let text = bucintoro_tests::files::backup(&session).await;
    let backup: Value = serde_json::from_str(&text).expect("JSON");
    assert!(backup["tables"].as_array().is_some_and(|tables| tables.len() >= sound.len()), "{way}");
    for &table in sound {
        let line = tables.iter().find(|line| line.table == table);
        assert!(line.is_some_and(|line| [GAME, "twilight"].contains(&line.game.as_str())), "{way}: {line:?}");
        let open = TableRequest::Open { table, viewer: kernel::Viewer::Table };
        session.request(open).await.unwrap_or_else(|problem| panic!("{way}: table {table}: {problem:?}"));
    }
    let new = new_table_of(&session, GAME, 2, &[]).await;
    session.request(LibraryRequest::Delete { table: new }).await.expect(way);
    app
}

#[tokio::test]
async fn damaged_cell_affects_only_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = furnished(folder.path(), 2).await;
    run(
        folder.path(),
        "INSERT INTO devices VALUES (1, 1, 'Phone', '{\"seat\":1}', 0, 'token', '2999-01-01T00:00:00Z');
         INSERT INTO losses VALUES (1, 1, '2026-01-01T00:00:00Z', '{\"damage\":\"seed\"}');",
    )
    .await;
    let pool = database(folder.path()).await;
    let schema = schema(&pool).await;
    pool.close().await;
    let others: Vec<u32> = (first + 1..first + 4).collect();
    let everyone: Vec<u32> = (first..first + 4).collect();
    for (table, columns) in &schema {
        let (row, sound) = match table.as_str() {
            "entries" => (format!("table_id = {first} AND n = 1"), &others),
            "tables" => (format!("id = {first}"), &everyone),
            "people" => ("name = (SELECT min(name) FROM people)".to_owned(), &everyone),
            _ => ("true".to_owned(), &everyone),
        };
        for (column, kind, empty) in columns {
            let bad: &[&str] = match kind.as_str() {
                "TEXT" => &["CAST(X'fffe' AS TEXT)", "'nonsense'", "''", "NULL"],
                _ => &["-1", "4294967299", "9223372036854775807", "NULL"],
            };
            for bad in bad.iter().filter(|bad| *empty || **bad != "NULL") {
                let spoilt = tempfile::tempdir().expect("a folder");
                std::fs::copy(folder.path().join(FILE), spoilt.path().join(FILE)).expect("a copy");
                let way = format!("UPDATE \"{table}\" SET \"{column}\" = {bad} WHERE {row}");
                run(spoilt.path(), &way).await;
                let app = goes_on(spoilt.path(), sound, &way).await;
                if ["devices", "reserved_seats"].contains(&table.as_str()) {
                    serve_network(&app).await;
                    let (session, _pushes) = app.session();
                    session.request(HostingRequest::Host { table: first }).await.expect(&way);
                }
                app.close().await;
            }
        }
    }
    run(folder.path(), "UPDATE sqlite_sequence SET seq = 9223372036854775807").await;
    goes_on(folder.path(), &everyone, "the numbers of tables").await.close().await;
    run(folder.path(), "UPDATE sqlite_sequence SET seq = 'nonsense'").await;
    goes_on(folder.path(), &everyone, "the numbers of tables").await.close().await;
}

/// Returns the lines in a database, by table and number.
async fn lines(pool: &SqlitePool) -> BTreeMap<(i64, i64), Vec<u8>> {
    let rows = sqlx::query("SELECT table_id, n, CAST(line AS BLOB) FROM entries").fetch_all(pool).await.expect("lines");
    rows.iter().map(|row| ((row.get(0), row.get(1)), row.get(2))).collect()
}

/// Returns the byte ranges of a text in a file: one, or several if the text is longer than its page.
fn pieces(file: &[u8], text: &[u8]) -> Vec<(usize, usize)> {
    let (mut pieces, mut from) = (Vec::new(), 0);
    while from < text.len() {
        let rest = &text[from..];
        let head = &rest[..rest.len().min(40)];
        let all = file.windows(head.len()).enumerate().filter(|(_, window)| *window == head);
        let length = |at: usize| rest.iter().zip(&file[at..]).take_while(|(a, b)| a == b).count();
        let (length, at) = all.map(|(at, _)| (length(at), at)).max().expect("it exists");
        pieces.push((at, at + length));
        from += length;
    }
    pieces
}

/// The damage of a file.
enum Damaged {
    Cut,
    Flips,
    Block,
}

/// Databases with truncated files, flipped bits and lost sectors: every line whose bytes exist is restored, except if
/// its key, length or place cannot be read.
#[tokio::test]
async fn rebuild_restores_every_readable_line() {
    let cuts = cases(CUTS);
    let folder = tempfile::tempdir().expect("a folder");
    furnished(folder.path(), 60).await;
    let sound = std::fs::read(folder.path().join(FILE)).expect("the file");
    let pool = database(folder.path()).await;
    let before = lines(&pool).await;
    pool.close().await;
    let places: BTreeMap<_, _> = before.iter().map(|(key, line)| (*key, pieces(&sound, line))).collect();
    let mut chance = StdRng::seed_from_u64(12);
    for (name, kind) in [("cut", Damaged::Cut), ("flips", Damaged::Flips), ("a sector gone", Damaged::Block)] {
        let (mut there, mut saved, mut worst, mut tries) = (0, 0, 1.0_f64, 0);
        for _ in 0..cuts / 3 {
            let spoilt = tempfile::tempdir().expect("a folder");
            let mut bytes = sound.clone();
            match kind {
                Damaged::Cut => bytes.truncate(chance.random_range(0..sound.len())),
                Damaged::Flips => {
                    for _ in 0..1 << chance.random_range(0..6) {
                        let at = chance.random_range(0..sound.len());
                        bytes[at] ^= 1 << chance.random_range(0..8);
                    }
                }
                Damaged::Block => {
                    let at = chance.random_range(0..sound.len() / 512) * 512;
                    bytes[at..at + 512].fill(0);
                }
            }
            let readable: Vec<_> = places
                .iter()
                .filter(|(_, pieces)| pieces.iter().all(|(from, to)| bytes.get(*from..*to) == Some(&sound[*from..*to])))
                .map(|(key, _)| *key)
                .collect();
            std::fs::write(spoilt.path().join(FILE), bytes).expect("written");
            let store = Store::open(spoilt.path()).await.expect("a damaged database opens");
            let after = lines(store.pool()).await;
            store.close().await;
            let back = readable.iter().filter(|key| after.get(key) == before.get(key)).count();
            if !readable.is_empty() {
                worst = worst.min(back as f64 / readable.len() as f64);
            }
            (there, saved, tries) = (there + readable.len(), saved + back, tries + 1);
        }
        let share = saved as f64 / there as f64;
        println!(
            "{name}: {tries} tries, {saved} of {there} readable lines saved: {:.3} %, at worst {:.3} %",
            share * 100.0,
            worst * 100.0
        );
        assert!(share > 0.998, "{name}: {share}");
    }
}
