//! Requests that a screen repeats have one effect: after a reconnect, concurrently, and after a restart.

use std::path::Path;

use app_core::Session;
use app_core::protocol::{
    BoardRequest, FileRequest, HostingRequest, LibraryRequest, PlaysFormat, Problem, Reply, Request, TableRequest,
    TableState,
};
use bucintoro_tests::files::{backup, done, sent};
use bucintoro_tests::{GAME, Table, awaited, chairs, new_table};
use host::App;
use kernel::Answering;
use serde_json::json;

async fn screen(folder: &Path) -> (App, Session) {
    let app = App::open(folder).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    (app, session)
}

/// Returns the numbers of tables and of own boards.
async fn there(session: &Session) -> (usize, usize) {
    let Ok(Reply::Tables { tables }) = session.request(LibraryRequest::Tables).await else { panic!("no list") };
    let Ok(Reply::Boards { boards }) = session.request(BoardRequest::Boards { game: GAME.into() }).await else {
        panic!("no boards")
    };
    (tables.len(), boards.iter().filter(|board| board.own).count())
}

/// Returns every request that creates something, or changes it step by step. A screen sends it with an id, and repeats
/// it with the same id if the answer is lost. All other requests are idempotent by themselves, or name the head on
/// which they are based.
async fn all(session: &Session, table: u32) -> Vec<Request> {
    let Ok(Reply::Setup { setup, .. }) =
        session.request(LibraryRequest::DefaultSetup { game: GAME.into(), seats: 2, programs: false }).await
    else {
        panic!("no set-up")
    };
    let Ok(Reply::File { text: record, .. }) = session.request(FileRequest::Export { table }).await else {
        panic!("no record")
    };
    let everything = backup(session).await.replace("\"seed\":\"", "\"seed\":\"0");
    let (record, record_parts) = sent(session, &record).await;
    let (everything, backup_parts) = sent(session, &everything).await;
    let (game, request) = (|| GAME.to_owned(), |id: &str| Some(id.to_owned()));
    vec![
        LibraryRequest::NewTable {
            id: request("new"),
            game: game(),
            seating: chairs(2),
            answering: Answering::default(),
            waivers: vec![],
            suggestions: false,
            setup: setup.clone(),
        }
        .into(),
        LibraryRequest::NewDemo { id: request("demo"), game: game(), seating: chairs(2), setup }.into(),
        LibraryRequest::Rematch { id: request("again"), table }.into(),
        FileRequest::TakeIn {
            id: "record".into(),
            parcel: record,
            parts: record_parts,
            sound_part: false,
            own: false,
            copy: true,
        }
        .into(),
        FileRequest::TakeIn {
            id: "backup".into(),
            parcel: everything,
            parts: backup_parts,
            sound_part: false,
            own: false,
            copy: false,
        }
        .into(),
        FileRequest::Backup { id: "save".into() }.into(),
        FileRequest::Plays { id: "plays".into(), format: PlaysFormat::Csv, games: Default::default(), zone: 0 }.into(),
        BoardRequest::CopyBoard {
            request: request("copy"),
            game: game(),
            from: "mediterranean-2012".into(),
            id: "own-1".into(),
            name: "Mine".into(),
        }
        .into(),
        BoardRequest::EditBoard {
            request: request("edit"),
            game: game(),
            id: "own-1".into(),
            edit: json!({"edit": "Rename", "name": "Ours"}),
        }
        .into(),
        HostingRequest::TakeOver { request: request("take"), link: "nothing".into() }.into(),
    ]
}

#[tokio::test]
async fn retried_creating_request_is_executed_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, first) = screen(folder.path()).await;
    let table = new_table(&first, 2).await;
    let mut answers = Vec::new();
    for request in all(&first, table).await {
        let (second, _pushes) = app.session();
        let before = there(&first).await;
        // On both connections at the same time, as when one is dead but not closed yet.
        let (mut one, mut two) = tokio::join!(first.request(request.clone()), second.request(request.clone()));
        while let Ok(Reply::Working { .. }) = one {
            one = first.request(request.clone()).await;
        }
        while let Ok(Reply::Working { .. }) = two {
            two = second.request(request.clone()).await;
        }
        assert_eq!(one, two, "{request:?}");
        let after = there(&first).await;
        assert!(after.0 + after.1 <= before.0 + before.1 + 1, "{request:?}: {before:?}, then {after:?}");
        // Once more on a third connection.
        let (third, _pushes) = app.session();
        assert_eq!(third.request(request.clone()).await, one, "{request:?}");
        assert_eq!(there(&first).await, after, "{request:?}");
        answers.push((request, one));
    }
    // The host restarts before the answers arrive.
    let before = there(&first).await;
    app.close().await;
    drop((app, first));
    let (_app, again) = screen(folder.path()).await;
    for (request, answer) in answers {
        let told = again.request(request.clone()).await;
        match (&request, &answer) {
            (
                Request::Library(
                    LibraryRequest::NewTable { .. } | LibraryRequest::NewDemo { .. } | LibraryRequest::Rematch { .. },
                ),
                _,
            )
            | (Request::File(FileRequest::TakeIn { .. }), Ok(Reply::Table { .. })) => {
                assert_eq!(told, answer, "{request:?}");
            }
            // If the new host does not have the file, it is sent again. Then its tables already exist.
            (Request::File(FileRequest::TakeIn { .. }), _) => assert_eq!(told, Ok(Reply::Next { part: 0 })),
            _ => {}
        }
        assert_eq!(there(&again).await, before, "{request:?}");
    }
}

#[tokio::test]
async fn interrupted_transfer_resumes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, session) = screen(folder.path()).await;
    let send = |part, text: &str| FileRequest::Send { parcel: "file".into(), part, text: text.into() };
    let next = |part| Ok(Reply::Next { part });
    assert_eq!(session.request(send(0, "one ")).await, next(1));
    // The answer was lost. The part is sent again and stored once.
    let (other, _pushes) = app.session();
    assert_eq!(other.request(send(0, "one ")).await, next(1));
    assert_eq!(other.request(send(1, "two")).await, next(2));
    // A part that comes too early is refused with the expected number, and so is an incomplete file.
    assert_eq!(other.request(send(5, "six")).await, next(2));
    let take = |parts| FileRequest::TakeIn {
        id: format!("take-{parts}"),
        parcel: "file".into(),
        parts,
        sound_part: false,
        own: false,
        copy: false,
    };
    assert_eq!(other.request(take(4)).await, next(2));
    let unread = done(&other, take(2)).await;
    assert!(matches!(unread, Err(Problem::Import { .. })), "{unread:?}");
    // The size of a part and the number of transfers are limited.
    assert_eq!(session.request(send(2, &"x".repeat(600_000))).await, Err(Problem::TooLong));
    for n in 0..50 {
        let parcel = format!("other-{n}");
        assert_eq!(session.request(FileRequest::Send { parcel, part: 0, text: "x".into() }).await, next(1));
    }
    let lying = std::fs::read_dir(folder.path().join("parcels")).expect("the folder").count();
    assert!(lying <= 4, "{lying} files exist");
    drop((session, other));
    app.close().await;
    let (_app, _) = screen(folder.path()).await;
    assert!(!folder.path().join("parcels").exists());
}

#[tokio::test]
async fn request_id_is_unique_per_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = Table::new(folder.path(), 2).await;
    let other = Table::on(one.app.clone(), 2).await;
    let says = async |table: &Table, nth: usize| {
        let state = table.state().await;
        let (by, commands) = awaited(&state).expect("an actor is asked");
        let (id, command) = ("x".to_owned(), commands[nth % commands.len()].clone());
        let say =
            TableRequest::Command { table: table.id, id, head: state.head, question: None, by, command, waive: vec![] };
        table.session.request(say).await
    };
    let first = says(&one, 0).await;
    assert!(matches!(first, Ok(Reply::Moved { .. })), "{first:?}");
    let stands = one.state().await.length;
    // With other content it gets the answer of the first request, and has no effect.
    assert_eq!((says(&one, 1).await, one.state().await.length), (first, stands));
    let undo = TableRequest::Undo { table: one.id, id: "x".into(), head: one.state().await.head };
    assert!(one.session.request(undo).await.is_ok());
    assert_eq!(one.state().await.length, stands);
    let before = other.state().await.length;
    assert!(says(&other, 0).await.is_ok());
    assert!(other.state().await.length > before, "request ids are separate for each table");
}

#[tokio::test]
async fn undo_and_redo_give_questions_new_ids() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    table.play(0).await.expect("accepted");
    let question = |state: &TableState| state.asks[0][2].as_u64().expect("an id") as u32;
    let before = table.state().await;
    let mut ids = vec![question(&before)];
    for back in [true, false, true, false] {
        let (id, head) = (table.request_id(), table.state().await.head);
        let request = match back {
            true => TableRequest::Undo { table: table.id, id, head },
            false => TableRequest::Redo { table: table.id, id, head },
        };
        table.session.request(request).await.expect("done");
        let state = table.state().await;
        let (by, commands) = awaited(&state).expect("an actor is asked");
        let mut answer = async |question| {
            let (id, command) = (table.request_id(), commands[0].clone());
            let say = TableRequest::Command {
                table: table.id,
                id,
                head: state.head,
                question: Some(question),
                by,
                command,
                waive: vec![],
            };
            table.session.request(say).await
        };
        for id in &ids {
            let late = answer(*id).await;
            assert!(matches!(late, Err(Problem::Late { .. })), "{late:?}");
        }
        assert!(!ids.contains(&question(&state)));
        ids.push(question(&state));
    }
    assert_eq!(table.state().await.view, before.view, "the repeated answer changes nothing");
}
