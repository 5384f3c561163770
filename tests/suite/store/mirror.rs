//! The text mirror of a database: what is restored from it, and what happens if the two differ.

use super::*;

/// Copies the mirrors of a folder to another, after the mirror of a table has this number of lines.
async fn copy_mirrors(folder: &std::path::Path, to: &std::path::Path, id: u32, lines: u32) {
    let read = |kind: &str| std::fs::read_to_string(folder.join(format!("tables/{id}.{kind}"))).unwrap_or_default();
    // The folder does not exist before the first mirror is written. Files are written one after the other.
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
        // An unfinished file may be renamed during the copy.
        if file.path().extension().is_none_or(|extension| extension != "tmp") {
            std::fs::copy(file.path(), to.join("tables").join(file.file_name())).expect("a copy");
        }
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
async fn mirror_that_differs_from_database_is_quarantined() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, _) = played(folder.path(), 2).await;
    let kept = tempfile::tempdir().expect("a folder");
    let file = "bucintoro.sqlite";
    std::fs::copy(folder.path().join(file), kept.path().join(file)).expect("a copy");
    let mut lengths = Vec::new();
    for way in [2, 3] {
        let mut table = Table::at(folder.path(), id).await;
        for nth in 0..3 {
            table.play(way + nth).await.expect("accepted");
        }
        lengths.push(table.state().await.length);
        table.app.close().await;
        if way == 2 {
            // The database is restored from a copy, and another command is played.
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
async fn mirror_of_another_table_is_quarantined() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    let other = bucintoro_tests::new_table(&table.session, 3).await;
    table.play(1).await.expect("accepted");
    let length = table.state().await.length;
    table.app.close().await;
    std::fs::copy(mirror(folder.path(), other), mirror(folder.path(), table.id)).expect("a copy");
    let state = Table::at(folder.path(), table.id).await.state().await;
    assert!(matches!(told(&state)[..], [Damage::Mirror { .. }]), "{:?}", state.damage);
    assert_eq!(state.length, length);
}

#[tokio::test]
async fn mirror_restores_entries_of_lost_write_ahead_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, short) = played(folder.path(), 6).await;
    // Copied while the app runs: the database file with a part of its log, or without it.
    let mut table = Table::at(folder.path(), id).await;
    for nth in 0..8 {
        table.play(nth * 3).await.expect("accepted");
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

#[cfg(unix)]
#[tokio::test]
async fn unreadable_mirror_does_not_prevent_start() {
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
                    std::fs::remove_file(&path).expect("it existed");
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
async fn deletion_is_completed_only_if_no_entry_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, length) = played(folder.path(), 3).await;
    let copy = tempfile::tempdir().expect("a folder");
    copy_mirrors(folder.path(), copy.path(), id, length).await;
    std::fs::copy(folder.path().join("bucintoro.sqlite"), copy.path().join("bucintoro.sqlite")).expect("a copy");
    let table = Table::at(copy.path(), id).await;
    table.session.request(LibraryRequest::Delete { table: id }).await.expect("deleted");
    table.app.close().await;
    drop(table);
    let list = std::fs::read(copy.path().join("tables/deleted.jsonl")).expect("the list");
    let mut table = Table::at(folder.path(), id).await;
    table.play(1).await.expect("accepted");
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
    assert_eq!(again, before, "it is not deleted when the database is rebuilt");
}

#[tokio::test]
async fn mirror_files_of_another_table_are_not_merged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    let id = table.id;
    let other = bucintoro_tests::new_table(&table.session, 3).await;
    table.play(1).await.expect("accepted");
    let before = table.state().await;
    table.id = other;
    for nth in 0..8 {
        table.play(nth * 5).await.expect("accepted");
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
            std::fs::remove_dir_all(&tables).expect("it exists");
            copy_mirrors(kept.path(), folder.path(), id, before.length).await;
            std::fs::copy(tables.join(format!("{other}.{kind}")), tables.join(format!("{id}.{kind}"))).expect("a copy");
            if !with_lines {
                std::fs::remove_file(mirror(folder.path(), id)).expect("it exists");
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
async fn damaged_set_up_line_is_restored_at_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (id, _) = played(folder.path(), 3).await;
    tamper(folder.path(), "UPDATE entries SET line = substr(line, 1, length(line) - 3) || 'x\"}' WHERE n = 0").await;
    let store = Store::open(folder.path()).await.expect("opened");
    let line: String = sqlx::query_scalar("SELECT line FROM entries WHERE table_id = ? AND n = 0")
        .bind(id)
        .fetch_one(store.pool())
        .await
        .expect("a line");
    assert!(!line.ends_with("x\"}"), "{line}");
    store.close().await;
}

#[tokio::test]
async fn name_restored_from_mirror_reports_no_other_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    let other = bucintoro_tests::new_table(&table.session, 3).await;
    table.app.close().await;
    for kind in ["jsonl", "state.json", "commits.jsonl"] {
        std::fs::remove_file(folder.path().join(format!("tables/{other}.{kind}"))).expect("it existed");
    }
    tamper(folder.path(), format!("UPDATE tables SET name = 'x' WHERE id = {}", table.id)).await;
    let again = Table::at(folder.path(), table.id).await;
    let told = all_told(&again).await;
    assert_eq!(told, [(Some(table.id), Damage::Restored { lines: 0, state: true })]);
}

#[tokio::test]
async fn unwritable_mirror_is_reported_once_and_completed_later() {
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
            table.play(1).await.expect("the game continues");
        }
        loop {
            let told = losses(&table).await;
            if !told.is_empty() {
                break told;
            }
            tokio::task::yield_now().await;
        }
    };
    let told = tokio::time::timeout(std::time::Duration::from_secs(30), told).await.expect("the answer arrives");
    assert!(matches!(told[..], [Damage::Unmirrored { .. }]), "{told:?}");
    table.play(1).await.expect("the game continues");
    assert_eq!(losses(&table).await, told, "once");
    let length = table.state().await.length;
    table.app.close().await;
    drop(table);
    let mut table = Table::at(folder.path(), id).await;
    table.play(2).await.expect("accepted");
    let copy = tempfile::tempdir().expect("a folder");
    copy_mirrors(folder.path(), copy.path(), id, length + 1).await;
}

#[tokio::test]
async fn deleted_table_stays_deleted_after_rebuild_or_old_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    let deleted = bucintoro_tests::new_table(&table.session, 3).await;
    table.app.close().await;
    let file = folder.path().join("bucintoro.sqlite");
    let older = std::fs::read(&file).expect("the database");
    let leftover = std::fs::read(mirror(folder.path(), deleted)).expect("the mirror");
    let again = Table::at(folder.path(), table.id).await;
    again.session.request(LibraryRequest::Delete { table: deleted }).await.expect("deleted");
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
            None => std::fs::remove_file(&file).expect("it exists"),
        }
        if mirrored {
            std::fs::write(mirror(folder.path(), deleted), &leftover).expect("written");
        }
        let table = Table::at(folder.path(), table.id).await;
        let Ok(Reply::Tables { tables }) = table.session.request(LibraryRequest::Tables).await else { panic!("none") };
        assert_eq!(tables.iter().map(|line| line.table).collect::<Vec<_>>(), [table.id]);
        let next = bucintoro_tests::new_table(&table.session, 3).await;
        assert!(next > deleted, "its number is not given again");
        table.session.request(LibraryRequest::Delete { table: next }).await.expect("deleted");
        table.app.close().await;
    }
}
