//! Files from outside, as the app imports them.

use app_core::HandedTable;
use app_core::protocol::{BoardRequest, LibraryRequest, Problem, Reply, TableRequest};
use kernel::Viewer;
use serde_json::{Map, Value};

use crate::records::sealed_lines;
use crate::rooms::{App, run};

/// The member that begins a backup.
const FORMAT: &str = "bucintoro_backup";

/// A record or a backup is refused and changes nothing, or is imported and can be shown.
pub fn import(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    run(async {
        let app = App::new().await;
        for file in files(&text) {
            import_file(&app, &file).await;
        }
        app.rooms.close().await;
    });
}

async fn import_file(app: &App, file: &str) {
    let before = app.records().await;
    if let Err(problem) = app.import(file, false, false).await {
        assert_eq!(app.records().await, before, "a refused file is stored: {problem}");
        let Problem::Import { sound: Some(_), .. } = problem else { return };
        app.import(file, true, false).await.expect("the sound part of a file is imported");
    }
    let stored = app.records().await;
    show_tables(app).await;
    // The host's own backup restores devices too, and no game twice.
    let again = app.import(file, true, true).await;
    assert_eq!(app.records().await, stored, "imported again, a file changes records: {again:?}");
    assert!(matches!(again, Ok(Reply::AlreadyHere { .. } | Reply::Restored { added: 0, .. })), "{again:?}");
}

/// Opens each table, as its screen does.
async fn show_tables(app: &App) {
    app.request(LibraryRequest::Tables).await.expect("the tables are listed");
    for (table, _) in app.records().await {
        let open = TableRequest::Open { table, viewer: Viewer::Table };
        app.request(open).await.expect("a stored table opens");
        app.request(TableRequest::Account { table, viewer: Viewer::Table }).await.expect("a stored table has a report");
    }
}

/// Returns a file as it is, if it has hashes, and with hashes that fit.
fn files(text: &str) -> Vec<String> {
    match serde_json::from_str::<Map<String, Value>>(text) {
        Ok(backup) if backup.contains_key(FORMAT) => vec![text.to_owned(), sealed_backup(backup)],
        _ if text.starts_with(&format!("{{\"{FORMAT}\"")) => vec![text.to_owned()],
        _ => vec![sealed_lines(text).join("\n")],
    }
}

fn sealed_backup(mut backup: Map<String, Value>) -> String {
    let format = backup.remove(FORMAT).unwrap_or_default();
    for table in backup.get_mut("tables").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(record) = table.get_mut("record").and_then(Value::as_array_mut) {
            let lines: Vec<&str> = record.iter().filter_map(Value::as_str).collect();
            *record = sealed_lines(&lines.join("\n")).into_iter().map(Value::String).collect();
        }
    }
    let rest = Value::Object(backup).to_string();
    // A backup begins with its format.
    let comma = if rest == "{}" { "" } else { "," };
    format!("{{\"{FORMAT}\":{format}{comma}{}", &rest[1..])
}

/// A table from another host is refused and changes nothing, or is stored with its lines and hosted.
pub fn hand_over(bytes: &[u8]) {
    let Ok(mut handed) = serde_json::from_slice::<HandedTable>(bytes) else { return };
    handed.record = sealed_lines(&handed.record.join("\n"));
    run(async {
        let app = App::new().await;
        match app.rooms.import_handed_over(handed.clone()).await {
            Err(Problem::Internal { ticket }) => panic!("internal error {ticket}"),
            Err(problem) => assert_eq!(app.records().await, [], "a refused table is stored: {problem}"),
            Ok(taken) => {
                let lines: Vec<Vec<u8>> = handed.record.iter().map(|line| line.clone().into_bytes()).collect();
                let stored = app.records().await;
                assert!(stored.iter().all(|(_, stored)| stored.starts_with(&lines)), "the record is stored otherwise");
                assert!(app.rooms.lobby().membership_of(taken.table).is_some(), "the table is not hosted");
                show_tables(&app).await;
            }
        }
        app.rooms.close().await;
    });
}

/// A board file is refused, or stored so that its export imports again. An object with `edit` changes a board that
/// comes with each game.
pub fn board(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let value = serde_json::from_slice::<Value>(bytes).unwrap_or_default();
    for game in catalogue::GAMES {
        let Some(boards) = game.boards() else { continue };
        let mut read = boards.read(&value).ok();
        if let Some(edit) = value.get("edit") {
            read = boards.shipped().first().and_then(|shipped| boards.edit(shipped, edit.clone()).ok());
        }
        if let Some(read) = read {
            assert_eq!(boards.read(&read.board).as_ref(), Ok(&read), "written out, a board reads otherwise");
        }
    }
    run(async {
        let app = App::new().await;
        for game in catalogue::GAMES.iter().filter(|game| game.boards().is_some()) {
            import_board(&app, game.id(), &text).await;
        }
        app.rooms.close().await;
    });
}

async fn import_board(app: &App, game: &str, text: &str) {
    let import = |text: &str| BoardRequest::ImportBoard {
        request: None,
        game: game.to_owned(),
        text: text.to_owned(),
        id: "another".to_owned(),
    };
    let Ok(Reply::Board { board }) = app.request(import(text)).await else { return };
    let export = BoardRequest::ExportBoard { game: game.to_owned(), id: board.id.clone() };
    let Ok(Reply::File { text, .. }) = app.request(export).await else { panic!("a stored board is exported") };
    match app.request(import(&text)).await {
        Ok(Reply::Board { board: again }) => assert_eq!(again.board, board.board, "exported, a board reads otherwise"),
        other => panic!("an exported board is refused: {other:?}"),
    }
}
