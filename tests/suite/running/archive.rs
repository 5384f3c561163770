//! A club's archive: every record as a file, which the app and another club can import.

use std::path::Path;
use std::process::{Command, Output};

use app_core::protocol::{FileRequest, HostingRequest, LibraryRequest, Reply, Role};
use bucintoro_tests::lines::Line;
use bucintoro_tests::{files, postgres};
use host::App;
use kernel::Seat;
use serde_json::{Value, json};
use sqlx::postgres::PgPool;

use super::{Node, by_code, code, played, set_up};

fn program(words: &[&str], database: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_node"));
    command.args(words).env("BUCINTORO_DATABASE", database);
    command
}

/// Runs the archive command. Returns its success and its output.
pub fn archive(database: &str, folder: &Path) -> (bool, Value) {
    let out = program(&["archive"], database).arg(folder).output().expect("it runs");
    let said = serde_json::from_slice(&out.stdout).unwrap_or(Value::Null);
    (out.status.success(), if said.is_null() { json!(String::from_utf8_lossy(&out.stderr)) } else { said })
}

/// True if a record is valid and gives the same decisions again.
pub fn is_clean(file: &Path) -> bool {
    let out = program(&["replay", "--strict"], "").arg(file).output().expect("it runs");
    if !out.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&out.stderr));
    }
    out.status.success()
}

fn record(folder: &Path, table: u32) -> std::path::PathBuf {
    folder.join("tables").join(format!("{table:07}.bucintoro"))
}

/// Returns the record of a table in the database, and its seeds.
pub async fn stored(url: &str, table: u32) -> (String, Option<String>) {
    let pool = PgPool::connect(url).await.expect("the database");
    let lines = sqlx::query_scalar("SELECT line FROM entries WHERE table_id = $1 ORDER BY n").bind(i64::from(table));
    let lines: Vec<String> = lines.fetch_all(&pool).await.expect("the record");
    let seed = sqlx::query_scalar("SELECT seed FROM tables WHERE id = $1").bind(i64::from(table));
    (lines.join("\n") + "\n", seed.fetch_one(&pool).await.expect("a seed"))
}

/// Starts a node with tables, of which one is being played.
async fn club(url: &str) -> (Node, Vec<u32>, Line) {
    let node = Node::on(url);
    let mut organiser = node.organiser().await;
    let (first, hosting) = set_up(&mut organiser, "localhost").await;
    let mut tables = vec![first];
    for _ in 0..2 {
        tables.push(set_up(&mut organiser, "localhost").await.0);
    }
    let pool = PgPool::connect(url).await.expect("the database");
    let named = sqlx::query(
        "UPDATE tables SET name = 'The long évening', filed = true, location = 'Café', note = 'A draw' WHERE id = $1",
    );
    named.bind(i64::from(first)).execute(&pool).await.expect("named");
    sqlx::query("INSERT INTO people VALUES ('Ána', '2026-01-01T10:00:00Z')").execute(&pool).await.expect("stored");
    let mut phone =
        Line::enter(node.listen, &by_code(&code(&hosting, Role::Seat(Seat(0)))).0).await.expect("the code is right");
    assert!(played(&mut phone, first, 3).await > 0);
    (node, tables, phone)
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn archive_refuses_unprepared_database() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path().join("archive");
    let (archived, printed) = archive(&url, &at);
    let sentence = "the database holds no club: check its address, or start `bucintoro serve` once";
    assert!(!archived && printed.to_string().contains(sentence), "{printed}");
    assert!(!at.exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn archive_of_running_club_restores_into_app_and_other_club() {
    let server = postgres::shared();
    let (url, fresh) = (server.net_url(&server.database().await), server.net_url(&server.database().await));
    let (_node, tables, mut phone) = club(&url).await;
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path().join("archive");
    assert_eq!(archive(&url, &at), (true, json!({"tables": 3, "written": 3, "damaged": 0})));
    assert_eq!(archive(&url, &at), (true, json!({"tables": 3, "written": 0, "damaged": 0})), "nothing has changed");
    // Only its owner may read it.
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).expect("it exists").permissions().mode() & 0o777;
    assert_eq!((mode(&at), mode(&at.join("tables.jsonl")), mode(&record(&at, tables[0]))), (0o700, 0o600, 0o600));

    assert!(played(&mut phone, tables[0], 2).await > 0);
    assert_eq!(archive(&url, &at), (true, json!({"tables": 3, "written": 1, "damaged": 0})), "one is being played");
    for table in &tables {
        let file = record(&at, *table);
        assert_eq!(std::fs::read_to_string(&file).expect("a record"), stored(&url, *table).await.0);
        assert!(is_clean(&file));
    }

    // Restored in the app of a device.
    let data = folder.path().join("data");
    let restore =
        || -> Output { program(&["restore"], "").arg(&at).env("BUCINTORO_DATA", &data).output().expect("it runs") };
    let out = restore();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    assert_eq!(serde_json::from_slice::<Value>(&out.stdout).ok(), Some(json!({"added": 3, "known": 0, "failed": 0})));
    let app = App::open(&data).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let Ok(Reply::Tables { tables: listed }) = session.request(LibraryRequest::Tables).await else { panic!("no list") };
    assert_eq!(listed.len(), 3);
    let named: Vec<_> = listed.iter().filter(|line| line.name == "The long évening" && line.filed).collect();
    let written = named.iter().map(|line| (line.location.as_str(), line.note.as_str()));
    assert_eq!(written.collect::<Vec<_>>(), [("Café", "A draw")]);
    for line in &listed {
        let Ok(Reply::File { text, .. }) = session.request(FileRequest::Export { table: line.table }).await else {
            panic!("no file")
        };
        let was = tables.iter().map(|table| std::fs::read_to_string(record(&at, *table)).expect("a record"));
        assert!(was.into_iter().any(|record| record == text), "with its seed the record continues unchanged");
    }
    assert!(files::backup(&session).await.contains("Ána"));
    app.close().await;
    assert!(String::from_utf8_lossy(&restore().stdout).contains("\"known\":3"), "the restore can be repeated");

    // Restored in another club, where the tables can be continued.
    let out = program(&["restore"], &fresh).arg(&at).arg("--database").output().expect("it runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    for (nth, table) in tables.iter().enumerate() {
        // They are restored in the order of their creation.
        assert_eq!(stored(&fresh, nth as u32 + 1).await, stored(&url, *table).await);
    }
    let node = Node::on(&fresh);
    let mut organiser = node.organiser().await;
    organiser.ask(&HostingRequest::Host { table: 1 }).await.expect("hosted");
    let options =
        HostingRequest::HostOptions { table: 1, open: false, trusting: true, address: "localhost".to_owned() };
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = organiser.ask(&options).await else { panic!("no codes") };
    let greeting = by_code(&code(&hosting, Role::Seat(Seat(0)))).0;
    let mut phone = Line::enter(node.listen, &greeting).await.expect("the code is right");
    played(&mut phone, 1, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn archive_resumes_after_interruption_and_reports_damage() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    let (_node, tables, _phone) = club(&url).await;
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    assert!(archive(&url, at).0);
    // As after an interruption, one file is truncated, and another is incomplete.
    let lines = std::fs::read_to_string(at.join("tables.jsonl")).expect("lines");
    std::fs::write(at.join("tables.jsonl"), &lines[..lines.len() - 20]).expect("cut");
    let cut = std::fs::read(record(at, tables[0])).expect("a record");
    std::fs::write(record(at, tables[0]), &cut[..cut.len() / 2]).expect("cut");
    std::fs::write(record(at, tables[1]).with_extension("part"), "half").expect("written");
    assert_eq!(archive(&url, at), (true, json!({"tables": 3, "written": 2, "damaged": 0})));
    assert_eq!(std::fs::read_to_string(at.join("tables.jsonl")).expect("lines"), lines);
    assert_eq!(std::fs::read_dir(at.join("tables")).expect("a folder").count(), 3, "nothing half written is left");

    let pool = PgPool::connect(&url).await.expect("the database");
    let spoil =
        sqlx::query("UPDATE entries SET line = replace(line, '\"at\"', '\"ta\"') WHERE table_id = $1 AND n = 2");
    spoil.bind(i64::from(tables[0])).execute(&pool).await.expect("spoilt");
    let lose =
        sqlx::query("DELETE FROM entries WHERE table_id = $1 AND n = (SELECT max(n) FROM entries WHERE table_id = $1)");
    lose.bind(i64::from(tables[1])).execute(&pool).await.expect("lost");
    let fresh = tempfile::tempdir().expect("a folder");
    assert_eq!(archive(&url, fresh.path()), (false, json!({"tables": 1, "written": 1, "damaged": 2})));
    assert!(is_clean(&record(fresh.path(), tables[0])), "the part before the damage is a valid record");
    assert!(is_clean(&record(fresh.path(), tables[2])));
}
