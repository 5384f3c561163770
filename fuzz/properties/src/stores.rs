//! Damaged data folders, as the storage backends open them.

use std::sync::Arc;

use app_core::protocol::LibraryRequest;
use app_core::storage::StorageBackend;
use kernel::record::append_hash;
use serde_json::value::RawValue;
use storage_files::Home;
use storage_sqlite::Store;

use crate::memory::MemoryFolder;
use crate::records::sealed_lines;
use crate::rooms::{App, run};

/// Separates the files of an input. A file begins with its name on a line.
const SEPARATOR: &str = "\n====\n";

/// The most files of one input.
const MOST_FILES: usize = 8;

/// Splits an input into files: names and contents.
fn files(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(SEPARATOR).take(MOST_FILES).map(|file| file.split_once('\n').unwrap_or((file, "")))
}

/// Returns lines that each end in their own hash. Lines that have a hash, or are no objects, stay as they are.
fn hashed(text: &str) -> String {
    let hash = |line: &str| {
        let object = Some(line).filter(|line| line.starts_with('{') && !line.contains("\"hash\":"));
        let value = object.and_then(|line| RawValue::from_string(line.to_owned()).ok());
        value.and_then(|value| append_hash(&value, "").ok()).map_or_else(|| line.to_owned(), |hashed| hashed.line)
    };
    text.split('\n').map(hash).collect::<Vec<_>>().join("\n")
}

/// Returns the lines of a table's file: those of its record are chained, and each card has its own hash.
fn chained(text: &str) -> String {
    let is_card = |line: &&str| line.starts_with("{\"card\":");
    let record: Vec<&str> = text.lines().filter(|line| !is_card(line)).collect();
    let mut record = sealed_lines(&record.join("\n")).into_iter();
    let lines = text.lines().filter_map(|line| if is_card(&line) { Some(hashed(line)) } else { record.next() });
    lines.map(|line| line + "\n").collect()
}

/// The storage in files opens a damaged folder, and what it restores can be listed. Opened again, it has the same.
pub fn file_store(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let folder = MemoryFolder::default();
    for (name, content) in files(&text) {
        let content = if name.starts_with("tables/") { chained(content) } else { hashed(content) };
        folder.put(name, content.as_bytes());
    }
    run(async {
        let mut before = None;
        for _ in 0..2 {
            let home = Home::open(Arc::new(folder.clone())).await.expect("the storage opens");
            let found = stored(App::on(home)).await;
            assert!(before.is_none_or(|before| before == found), "opened again, the folder has other games");
            before = Some(found);
        }
    });
}

/// The database is rebuilt from a damaged text mirror, and what it restores can be listed. Opened again, it has the
/// same.
pub fn text_mirror(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    // A folder in memory: the database writes through to the disk at each commit.
    let memory = std::path::Path::new("/dev/shm");
    let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    let folder = folder.expect("a folder");
    let tables = folder.path().join("tables");
    std::fs::create_dir(&tables).expect("a folder");
    for (name, content) in files(&text) {
        let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'-');
        if !is_plain || name.trim_matches('.').is_empty() || name.len() > 60 {
            continue;
        }
        let is_chained = name.ends_with(".jsonl") && !name.ends_with(".commits.jsonl");
        let lines = |lines: Vec<String>| lines.into_iter().map(|line| line + "\n").collect::<String>();
        let content = if is_chained { lines(sealed_lines(content)) } else { hashed(content) };
        std::fs::write(tables.join(name), content).expect("the file is written");
    }
    run(async {
        let mut before = None;
        for _ in 0..2 {
            let store = Store::open(folder.path()).await.expect("the database is rebuilt");
            let found = stored(App::on(store)).await;
            assert!(before.is_none_or(|before| before == found), "opened again, the database has other games");
            before = Some(found);
        }
    });
}

/// Lists the stored games and reads all that an app reads at its start. Returns the records.
async fn stored(app: App) -> Vec<(u32, Vec<Vec<u8>>)> {
    app.request(LibraryRequest::Tables).await.expect("the tables are listed");
    let records = app.rooms.records();
    for known in app.records().await {
        records.read(known.0).await.expect("a table is read");
    }
    records.boards().await.expect("the boards are read");
    records.people().await.expect("the people are read");
    records.preferences().await.expect("the preferences are read");
    let found = app.records().await;
    StorageBackend::close(&**records).await;
    app.rooms.close().await;
    found
}
