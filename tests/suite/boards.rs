//! The owner's boards: edited value by value, copied, exported and imported.

use app_core::Session;
use app_core::protocol::{BoardLine, BoardRequest, FlawLine, Problem, Reply};
use bucintoro_tests::GAME;
use catalogue::GAMES;
use host::App;
use serde_json::{Value, json};

struct Owner {
    app: App,
    session: Session,
}

impl Owner {
    async fn start(folder: &std::path::Path) -> Self {
        let app = App::open(folder).await.expect("the app");
        let (session, _) = app.session();
        Self { app, session }
    }
}

async fn boards(table: &Owner) -> Vec<BoardLine> {
    match table.session.request(BoardRequest::Boards { game: GAME.into() }).await {
        Ok(Reply::Boards { boards }) => boards,
        other => panic!("{other:?}"),
    }
}

async fn own(table: &Owner) -> String {
    let (from, id, name) = ("mediterranean-2012".into(), "own-1".to_owned(), " My box ".into());
    let request = BoardRequest::CopyBoard { request: None, game: GAME.into(), from, id: id.clone(), name };
    let Ok(Reply::Board { board }) = table.session.request(request).await else { panic!("not copied") };
    assert_eq!((board.own, board.name.as_str()), (true, "My box"));
    id
}

async fn edit(table: &Owner, id: &str, edit: Value) -> Result<BoardLine, Vec<FlawLine>> {
    match table.session.request(BoardRequest::EditBoard { request: None, game: GAME.into(), id: id.into(), edit }).await
    {
        Ok(Reply::Board { board }) => Ok(*board),
        Err(Problem::Board { flaws }) => Err(flaws),
        other => panic!("{other:?}"),
    }
}

async fn file(table: &Owner, id: &str) -> String {
    match table.session.request(BoardRequest::ExportBoard { game: GAME.into(), id: id.into() }).await {
        Ok(Reply::File { text, .. }) => text,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn incomplete_own_board_survives_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Owner::start(folder.path()).await;
    let id = own(&table).await;
    let before = boards(&table).await[0].assumed;
    let board = edit(&table, &id, json!({"edit": "Good", "port": "genova", "good": "gold"})).await.expect("changed");
    assert_eq!(board.assumed, before - 1);
    // A faulty board is stored with its faults until it is repaired.
    let board = edit(&table, &id, json!({"edit": "Skulls", "faces": 0})).await.expect("changed");
    assert_eq!(board.flaws.iter().map(|flaw| flaw.flaw.as_str()).collect::<Vec<_>>(), ["board-skulls"]);
    table.app.close().await;
    let table = Owner::start(folder.path()).await;
    let kept = boards(&table).await;
    assert_eq!((kept[0].id.as_str(), kept[0].flaws.len(), kept[0].assumed), (id.as_str(), 1, before - 1));
    assert_eq!((kept[1].id.as_str(), kept[1].own), ("mediterranean-2012", false));
}

#[tokio::test]
async fn shipped_board_is_read_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Owner::start(folder.path()).await;
    let flaws = edit(&table, "mediterranean-2012", json!({"edit": "Skulls", "faces": 2})).await.expect_err("refused");
    assert_eq!(flaws[0].flaw, "board-id");
    let drop = BoardRequest::DropBoard { game: GAME.into(), id: "mediterranean-2012".into() };
    assert!(table.session.request(drop).await.is_err());
    assert_eq!(boards(&table).await.len(), 1);
}

#[tokio::test]
async fn board_file_round_trips_and_damaged_one_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Owner::start(folder.path()).await;
    let id = own(&table).await;
    let text = file(&table, &id).await;
    let import =
        |text: String| BoardRequest::ImportBoard { request: None, game: GAME.into(), text, id: "own-2".into() };
    assert!(table.session.request(import(text.clone())).await.is_ok(), "the same board again");
    assert!(table.session.request(import(file(&table, "mediterranean-2012").await)).await.is_ok());
    let ids: Vec<String> = boards(&table).await.into_iter().map(|board| board.id).collect();
    assert!(ids.contains(&"own-1".to_owned()) && ids.contains(&"own-2".to_owned()) && ids.len() == 3, "{ids:?}");
    // No file overwrites another board with the same id.
    let renamed = text.replacen("\"My box\"", "\"Another box\"", 1);
    let request = BoardRequest::ImportBoard { request: None, game: GAME.into(), text: renamed, id: "own-3".into() };
    let Ok(Reply::Board { board }) = table.session.request(request).await else { panic!("not imported") };
    assert_eq!((board.id.as_str(), board.name.as_str()), ("own-3", "Another box"));
    assert!(boards(&table).await.iter().any(|board| board.id == "own-1" && board.name == "My box"));
    let mut bad: Value = serde_json::from_str(&text).expect("JSON");
    bad["ports"][3]["slots"]["value"] = json!("five");
    for (text, flaw, at_least) in [
        (bad.to_string(), "board-file", 1),
        ("{".to_owned(), "board-file", 1),
        (text.replacen("\"spaces\"", "\"places\"", 1), "board-file", 1),
        (text.replacen("\"value\": 5", "\"value\": 9", 3), "board-slots", 3),
    ] {
        let Err(Problem::Board { flaws }) = table.session.request(import(text)).await else { panic!("imported") };
        assert!(flaws.iter().filter(|found| found.flaw == flaw).count() >= at_least, "{flaws:?}");
    }
    assert_eq!(boards(&table).await.len(), 4);
}

#[tokio::test]
async fn backup_restores_own_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Owner::start(folder.path()).await;
    let id = own(&table).await;
    edit(&table, &id, json!({"edit": "Name", "port": "candia", "name": "Creta"})).await.expect("changed");
    let text = bucintoro_tests::files::backup(&table.session).await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let other = Owner::start(elsewhere.path()).await;
    bucintoro_tests::files::import_file(&other.session, &text).await.expect("restored");
    let kept = boards(&other).await.remove(0);
    assert_eq!(kept.id, id);
    assert!(kept.board.to_string().contains("Creta"));
}

/// Ids were once free texts.
#[tokio::test]
async fn board_with_old_id_is_restored_once_under_new_id() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Owner::start(folder.path()).await;
    own(&table).await;
    let text = bucintoro_tests::files::backup(&table.session).await;
    let early = text.replace("\"own-1\"", "\"My box (2012)\"");
    assert_ne!(early, text);
    let elsewhere = tempfile::tempdir().expect("a folder");
    let other = Owner::start(elsewhere.path()).await;
    for _ in 0..2 {
        let restored = bucintoro_tests::files::import_file(&other.session, &early).await.expect("restored");
        let Reply::Restored { boards: lost, .. } = restored else { panic!("{restored:?}") };
        assert_eq!(lost, Vec::<String>::new());
        let kept: Vec<BoardLine> = boards(&other).await.into_iter().filter(|board| board.own).collect();
        let [board] = &kept[..] else { panic!("{kept:?}") };
        assert_eq!(board.name, "My box");
        assert!(board.id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'), "{}", board.id);
        assert_eq!(board.board["id"], board.id.as_str());
        let edited = edit(&other, &board.id, json!({"edit": "Skulls", "faces": 2})).await;
        assert!(edited.is_ok(), "{edited:?}");
    }
}

#[tokio::test]
async fn malformed_board_id_is_never_stored() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Owner::start(folder.path()).await;
    let text = file(&table, "mediterranean-2012").await;
    let long = "x".repeat(41);
    for id in ["../../evil", "a\0b", "\u{202e}own", "own 1", "", "é", &long] {
        let copy = BoardRequest::CopyBoard {
            request: None,
            game: GAME.into(),
            from: "mediterranean-2012".into(),
            id: id.into(),
            name: "Mine".into(),
        };
        let Err(Problem::Board { flaws }) = table.session.request(copy).await else { panic!("kept as {id:?}") };
        assert_eq!(flaws[0].flaw, "board-id-form");
        let mut board: Value = serde_json::from_str(&text).expect("JSON");
        board["id"] = json!(id);
        let keep = BoardRequest::KeepBoard { game: GAME.into(), board: board.clone() };
        assert!(matches!(table.session.request(keep).await, Err(Problem::Board { .. })), "{id:?}");
        // A file is stored under the id that the screen gives it.
        let (id, text) = (format!("own-{}", id.len()), board.to_string());
        let import = BoardRequest::ImportBoard { request: None, game: GAME.into(), text, id: id.clone() };
        let Ok(Reply::Board { board }) = table.session.request(import).await else { panic!("refused") };
        assert_eq!(board.id, id);
    }
    assert!(boards(&table).await.iter().all(|board| board.id.starts_with("own-") || !board.own));
}

/// Collects the paths of all values as JSON Pointers; of a list, only the first two items.
fn places(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| places(value, &format!("{path}/{name}"), out)),
        Value::Array(items) => {
            items.iter().take(2).enumerate().for_each(|(n, item)| places(item, &format!("{path}/{n}"), out));
        }
        _ => {}
    }
    out.push(path.to_owned());
}

/// Returns copies of a value with another value at this path. In turn, one item is added or removed.
fn spoilt<'a>(value: &'a Value, path: &'a str) -> impl Iterator<Item = Value> + 'a {
    let others = [json!(null), json!(true), json!(-1), json!(70_000), json!(2.5), json!("No id"), json!([]), json!({})];
    let with = move |change: &dyn Fn(&mut Value)| {
        let mut value = value.clone();
        value.pointer_mut(path).into_iter().for_each(change);
        value
    };
    let there = value.pointer(path).cloned().unwrap_or_default();
    let others = others.into_iter().map(move |other| with(&|place| *place = other.clone()));
    let names: Vec<String> = there.as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect();
    let less = names.into_iter().map(move |name| with(&|place| drop(place.as_object_mut().map(|it| it.remove(&name)))));
    let more = with(&|place| match place {
        Value::Object(fields) => drop(fields.insert("more".into(), json!(1))),
        Value::Array(items) => items.extend(items.first().cloned()),
        _ => {}
    });
    others.chain(less).chain([more])
}

#[test]
fn damaged_board_file_is_refused_at_path_of_schema_error() {
    let mut refused = 0;
    for game in GAMES {
        let Some(boards) = game.boards() else { continue };
        let file = format!("../docs/{}.board.schema.json", game.id());
        let schema = serde_json::from_str(&std::fs::read_to_string(file).expect("a schema")).expect("JSON");
        let schema = jsonschema::validator_for(&schema).expect("a schema");
        for board in boards.shipped() {
            assert!(schema.is_valid(&board));
            let mut all = Vec::new();
            places(&board, "", &mut all);
            for bad in all.iter().flat_map(|path| spoilt(&board, path)) {
                let Err(flaws) = boards.read(&bad) else { continue };
                let [flaw] = &flaws[..] else { panic!("{flaws:?}") };
                let found = flaw.with["path"].as_str().expect("a path");
                let known: Vec<String> =
                    schema.iter_errors(&bad).map(|error| error.instance_path().to_string()).collect();
                // If a value may have several types, the error names it as a whole.
                let names = |known: &String| found.starts_with(known) || known.starts_with(found);
                assert!(known.is_empty() || known.iter().any(names), "{known:?} {flaw:?}");
                refused += 1;
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}
