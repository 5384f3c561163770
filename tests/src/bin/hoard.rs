//! Measures the memory that a backup of many large tables needs, and its import.
//!
//! `hoard TABLES`: prints the size of the backup, the peak memory of the backup, and the peak memory of the import, in
//! bytes. Memory that was in use before is subtracted. Runs only on Linux.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use app_core::Session;
use app_core::protocol::{FileRequest, Reply};
use app_core::storage::{Label, NewTable};
use bucintoro_tests::backends::{Backend, InSqlite};
use bucintoro_tests::files::{done, fresh_id};
use kernel::record::append_hash;
use serde_json::{Value, json};

/// Length of the longest text of each table, in bytes.
const LONG: usize = 240_000;

#[tokio::main]
async fn main() {
    let tables: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).expect("a number");
    let (from, to) = (InSqlite::new().await, InSqlite::new().await);
    for nth in 0..tables {
        make(&from, nth).await;
    }
    let (here, _pushes) = from.app().session();
    let (there, _pushes) = to.app().session();
    let (before, request) = (reset_peak(), FileRequest::Backup { id: fresh_id() });
    let Ok(Reply::Parcel { parcel, parts, .. }) = done(&here, request).await else { panic!("no backup") };
    let backup = peak() - before;
    let size = transfer(&here, &there, &parcel, parts).await;
    let before = reset_peak();
    let request = FileRequest::TakeIn { id: fresh_id(), parcel, parts, sound_part: false, own: false, copy: false };
    let imported = done(&there, request).await;
    assert!(matches!(&imported, Ok(Reply::Restored { added, .. }) if *added == tables), "{imported:?}");
    println!("{size} {backup} {}", peak() - before);
}

/// Returns the first two lines of a golden record, without their hashes.
fn beginning() -> [Value; 2] {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("records/twilight");
    let record = std::fs::read_dir(folder).expect("records").flatten().map(|file| file.path());
    let record = record.filter(|file| file.extension().is_some_and(|kind| kind == "jsonl")).min().expect("a record");
    let text = std::fs::read_to_string(record).expect("a record");
    let mut lines = text.lines().map(|line| {
        let mut value: Value = serde_json::from_str(line).expect("JSON");
        value.as_object_mut().expect("an object").remove("hash");
        value
    });
    [lines.next().expect("a line"), lines.next().expect("a line")]
}

/// Stores a table with two lines. The second is long, because of its list of waived rules.
async fn make(backend: &InSqlite, nth: u32) {
    let [mut header, mut entry] = beginning();
    header["nonce"] = json!(nth.to_string());
    entry["deed"]["command"]["waived"] = json!(["x".repeat(LONG)]);
    let header = append_hash(&header, "").expect("a line");
    let entry = append_hash(&entry, &header.hash).expect("a line");
    let (lines, request) = ([header, entry], &nth.to_string());
    let new = NewTable {
        game: "twilight",
        seed: None,
        lines: &lines,
        summary: "{}",
        request,
        gone_to: None,
        label: Label::default(),
    };
    backend.records().create(new).await.expect("stored");
}

/// Sends a file from one app to another, part by part. Returns its size in bytes.
async fn transfer(from: &Session, to: &Session, parcel: &str, parts: u32) -> usize {
    let mut size = 0;
    for part in 0..parts {
        let fetch = FileRequest::Fetch { parcel: parcel.to_owned(), part };
        let Ok(Reply::Part { text }) = from.request(fetch).await else { panic!("no part {part}") };
        size += text.len();
        let send = FileRequest::Send { parcel: parcel.to_owned(), part, text };
        assert_eq!(to.request(send).await, Ok(Reply::Next { part: part + 1 }));
    }
    size
}

/// Resets the peak of resident memory to the current value. Returns that value in bytes.
fn reset_peak() -> u64 {
    std::fs::write("/proc/self/clear_refs", "5").expect("Linux");
    peak()
}

/// Returns the peak of resident memory in bytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a line with VmHWM");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") * 1_024
}
