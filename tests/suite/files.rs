//! Export, import and backup.

use app_core::protocol::{FileRequest, LibraryRequest, Problem, Reply, Resource};
use bucintoro_tests::Table;
use bucintoro_tests::files::{backup, done, import_copy, import_file};
use kernel::record::LineFault;

async fn exported(table: &Table) -> String {
    match table.session.request(FileRequest::Export { table: table.id }).await {
        Ok(Reply::File { text, .. }) => text,
        other => panic!("{other:?}"),
    }
}

async fn tables(table: &Table) -> usize {
    match table.session.request(LibraryRequest::Tables).await {
        Ok(Reply::Tables { tables }) => tables.len(),
        other => panic!("{other:?}"),
    }
}

async fn some_table(folder: &std::path::Path) -> Table {
    let mut table = Table::new(folder, 3).await;
    for nth in 0..15 {
        table.play(nth * 11).await.expect("accepted");
    }
    table
}

#[tokio::test]
async fn exported_record_is_imported_with_new_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = some_table(folder.path()).await;
    let (text, state) = (exported(&table).await, table.state().await);
    let Ok(Reply::Table { table: id }) = import_copy(&table.session, &text).await else { panic!("not imported") };
    table.app.close().await;
    let mut copy = Table::at(folder.path(), id).await;
    let taken = copy.state().await;
    assert_eq!((taken.view_hash, taken.head, taken.length), (state.view_hash, state.head, state.length + 1));
    copy.play(2).await.expect("the game continues");
}

#[tokio::test]
async fn import_of_bad_file_lists_every_fault_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = some_table(folder.path()).await;
    let text = exported(&table).await;
    let bad: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(index, line)| match index {
            3 => line.replace("\"n\":3", "\"n\":33"),
            7 => "{}".to_owned(),
            _ => line.to_owned(),
        })
        .collect();
    let Err(Problem::Import { faults, sound }) = import_file(&table.session, &bad.join("\n")).await else {
        panic!("imported")
    };
    assert_eq!(sound, Some(2));
    let told: Vec<(u32, &LineFault)> = faults.iter().map(|fault| (fault.line, &fault.fault)).collect();
    assert!(told.contains(&(4, &LineFault::WrongHash)), "{told:?}");
    assert!(told.contains(&(8, &LineFault::NoHash)), "{told:?}");
    assert_eq!(tables(&table).await, 1);
    for (text, line) in [("", 1), ("hello", 1), ("{\"format\":1,\"game\":\"chess\"}", 1)] {
        let Err(Problem::Import { faults, sound }) = import_file(&table.session, text).await else {
            panic!("{text} was imported")
        };
        assert_eq!((faults.len(), faults[0].line, sound), (1, line, None));
        assert!(text != "hello" || faults[0].fault == LineFault::NotARecord, "{faults:?}");
    }
}

#[tokio::test]
async fn import_names_newer_format() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = some_table(folder.path()).await;
    let mut header: serde_json::Value =
        serde_json::from_str(exported(&table).await.lines().next().expect("a line")).expect("JSON");
    header["format"] = 99.into();
    header.as_object_mut().expect("an object").remove("hash");
    let text = kernel::record::append_hash(&header, "").expect("a line").line;
    let Err(Problem::Import { faults, .. }) = import_file(&table.session, &text).await else { panic!("imported") };
    assert_eq!(faults[0].fault, LineFault::Newer { found: 99, known: kernel::record::FORMAT });
}

#[tokio::test]
async fn backup_restores_all_tables_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = some_table(folder.path()).await;
    bucintoro_tests::new_table(&table.session, 2).await;
    let text = backup(&table.session).await;
    let restored = |added, known| Ok(Reply::Restored { added, known, devices: 0, cut: vec![], boards: vec![] });
    assert_eq!(import_file(&table.session, &text).await, restored(0, 2));
    let elsewhere = tempfile::tempdir().expect("a folder");
    let other = Table::new(elsewhere.path(), 4).await;
    assert_eq!(import_file(&other.session, &text).await, restored(2, 0));
    assert_eq!(tables(&other).await, 3);
    // A backup that is truncated, or has further lines, restores nothing.
    for bad in [&text[..text.len() - 1], &text[..text.len() / 2], &(text.clone() + "x")] {
        let bad = import_file(&other.session, bad).await;
        assert!(matches!(bad, Err(Problem::Unreadable { .. })), "{bad:?}");
    }
    assert_eq!(tables(&other).await, 3);
}

#[tokio::test]
async fn part_beyond_end_of_transfer_is_not_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = some_table(folder.path()).await;
    let made = done(&table.session, FileRequest::Backup { id: "backup".into() }).await;
    let Ok(Reply::Parcel { parcel, parts, .. }) = made else { panic!("{made:?}") };
    for part in [parts, parts + 1, 1 << 20, u32::MAX] {
        let told = table.session.request(FileRequest::Fetch { parcel: parcel.clone(), part }).await;
        assert_eq!(told, Err(Problem::NotFound { what: Resource::Part }), "{part}");
    }
}

#[tokio::test]
async fn imported_game_has_date_of_its_last_entry() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = some_table(folder.path()).await;
    let (_, text) = crate::imports::golden("twilight").swap_remove(0);
    let last: serde_json::Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    let Ok(Reply::Table { table: id }) = import_file(&table.session, &text).await else { panic!("not imported") };
    let Ok(Reply::Tables { tables }) = table.session.request(LibraryRequest::Tables).await else { panic!("no list") };
    let line = tables.iter().find(|line| line.table == id).expect("a listed table");
    assert_eq!(line.played, last["at"]);
}
