//! The protocol: retries, stale heads, malformed requests.

use app_core::protocol::{
    FileRequest, HostingRequest, LibraryRequest, Problem, Push, Reply, Request, Resource, Role, TableRequest,
    TableState,
};
use bucintoro_tests::lines::{Evening, say};
use bucintoro_tests::{GAME, Table, awaited};
use kernel::{Actor, Answering, Chair, Seat};
use serde_json::json;

#[tokio::test]
async fn retried_command_is_executed_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    let state = table.state().await;
    let (by, commands) = awaited(&state).expect("an actor is asked");
    let request = TableRequest::Command {
        table: table.id,
        id: "one".into(),
        head: state.head,
        question: None,
        by,
        command: commands[0].clone(),
        waive: vec![],
    };
    let first = table.session.request(request.clone()).await;
    let again = table.session.request(request.clone()).await;
    assert_eq!(first, again);
    let length = table.state().await.length;
    // Also after a restart, because the id was stored with the entry.
    table.app.close().await;
    table = Table::at(folder.path(), table.id).await;
    assert_eq!(table.session.request(request).await, first);
    assert_eq!(table.state().await.length, length);
}

#[tokio::test]
async fn command_for_old_head_is_stale() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    let state = table.state().await;
    let (by, commands) = awaited(&state).expect("an actor is asked");
    let head = table.say(by, commands[0].clone(), state.head).await.expect("accepted");
    let late = table.say(by, commands[0].clone(), state.head).await;
    assert_eq!(late, Err(Problem::Stale { head }));
}

#[tokio::test]
async fn answer_is_late_only_after_its_question_is_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    let state = table.state().await;
    let (by, commands) = awaited(&state).expect("an actor is asked");
    let asked = |state: &TableState| state.asks[0][2].as_u64().expect("an id") as u32;
    let answer = |table: &mut Table, head: u32, question: u32, waive: &[&str]| {
        let (id, command) = (table.request_id(), commands[0].clone());
        let waive = waive.iter().map(|id| (*id).to_owned()).collect();
        TableRequest::Command { table: table.id, id, head, question: Some(question), by, command, waive }
    };
    // After a correction the same question is still open.
    let purse = json!({"do": "Correct", "fix": {"what": "Purse", "seat": 0, "ducats": 7}});
    let corrected = table.say(by, purse, state.head).await.expect("accepted");
    assert_eq!(asked(&table.state().await), asked(&state));
    // Commands with a waiver and corrections depend on the head that was seen.
    let waiving = answer(&mut table, state.head, asked(&state), &["LOAD-4"]);
    assert_eq!(table.session.request(waiving).await, Err(Problem::Stale { head: corrected }));
    let in_time = answer(&mut table, state.head, asked(&state), &[]);
    let Ok(Reply::Moved { head }) = table.session.request(in_time).await else { panic!("not accepted") };
    // It is answered, undone and asked again: that is another question.
    let late = answer(&mut table, head, asked(&state), &[]);
    assert_eq!(table.session.request(late.clone()).await, Err(Problem::Late { head }));
    let id = table.request_id();
    let undone = table.session.request(TableRequest::Undo { table: table.id, id, head }).await;
    assert_eq!(undone, Ok(Reply::Moved { head: corrected }));
    assert_eq!(table.session.request(late).await, Err(Problem::Late { head: corrected }));
    let now = asked(&table.state().await);
    let again = answer(&mut table, 9_999, now, &[]);
    assert!(table.session.request(again).await.is_ok(), "the question concerns the same state");
}

#[tokio::test]
async fn session_receives_push_for_each_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    let state = table.state().await;
    let (by, commands) = awaited(&state).expect("an actor is asked");
    let head = table.say(by, commands[0].clone(), state.head).await.expect("accepted");
    let Some(Push::Moved { moved }) = table.pushes.recv().await else { panic!("nothing pushed") };
    assert_eq!((moved.base, moved.told.len(), moved.told[0].n), (state.length, 1, head));
}

#[tokio::test]
async fn a_try_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 4).await;
    let before = table.state().await;
    let (by, commands) = awaited(&before).expect("an actor is asked");
    let tried = table.session.request(TableRequest::Try { table: table.id, by, command: commands[0].clone() }).await;
    assert_eq!(tried, Ok(Reply::Done));
    let after = table.state().await;
    assert_eq!((after.head, after.length, after.view_hash), (before.head, before.length, before.view_hash));
}

#[tokio::test]
async fn invalid_set_up_reports_all_flaws() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    let names = ["", "Anna", " anna ", "x\u{202e}y", &"long ".repeat(20)];
    let seating = names.iter().map(|name| Chair::with_player(*name)).collect();
    let setup = json!({"colours": ["red", "red"], "options": {}});
    let request = LibraryRequest::NewTable {
        id: None,
        game: GAME.into(),
        seating,
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let Err(Problem::Setup { flaws }) = table.session.request(request).await else { panic!("a table was created") };
    let codes: Vec<&str> = flaws.iter().map(|flaw| flaw.flaw.as_str()).collect();
    assert_eq!(codes, ["seats-count", "name-empty", "name-twice", "name-long", "setup-colours"]);
}

#[tokio::test]
async fn names_in_any_script_are_accepted() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    let names = ["Зоя 🦁", "עומר"];
    let seating: Vec<Chair> = names.iter().map(|name| Chair::with_player(*name)).collect();
    let setup = json!({"colours": ["red", "blue"]});
    let request = LibraryRequest::NewTable {
        id: None,
        game: GAME.into(),
        seating,
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let Ok(Reply::Table { table: id }) = table.session.request(request).await else { panic!("no table") };
    let Ok(Reply::People { names: known }) = table.session.request(LibraryRequest::People).await else {
        panic!("no people")
    };
    assert!(names.iter().all(|name| known.iter().any(|known| known == name)), "{known:?} at table {id}");
}

#[tokio::test]
async fn unknown_table_game_and_entry_are_not_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    let head = table.state().await.head;
    let not = |what| Err(Problem::NotFound { what });
    assert_eq!(table.session.request(FileRequest::Export { table: 99 }).await, not(Resource::Table));
    assert_eq!(table.session.request(LibraryRequest::Rules { game: "chess".into() }).await, not(Resource::Game));
    let id = table.request_id();
    assert_eq!(
        table.session.request(TableRequest::Jump { table: table.id, id, head, to: 999 }).await,
        not(Resource::Entry)
    );
    let unread = table.say(Actor::Seat(Seat(0)), json!({"do": "Dance"}), head).await;
    assert!(matches!(unread, Err(Problem::Unreadable { .. })), "{unread:?}");
    assert_eq!(table.session.request(TableRequest::RevealSeed { table: table.id }).await, Err(Problem::NotOver));
    let long = LibraryRequest::SetPreference { key: "theme".into(), value: "x".repeat(5_000) };
    assert_eq!(table.session.request(long).await, Err(Problem::TooLong));
}

/// Programs of other versions send unknown words, and understand the known ones.
#[test]
fn not_found_reply_of_other_versions_is_readable() {
    let words = [
        "table",
        "seat",
        "game",
        "board",
        "rule",
        "entry",
        "record",
        "play",
        "device",
        "place",
        "person",
        "group",
        "tournament",
        "node",
        "key",
        "preference",
        "folder",
        "backup",
        "file",
        "page",
        "parcel",
        "part",
    ];
    for word in words {
        let told = json!({"problem": "not_found", "what": word});
        let read: Problem = serde_json::from_value(told.clone()).expect("read");
        assert_ne!(read, Problem::NotFound { what: Resource::Other }, "{word}");
        assert_eq!(json!(read), told);
        let at_club: club_event::wire::Problem = serde_json::from_value(told.clone()).expect("read");
        assert_eq!(json!(at_club), told);
    }
    let newer = json!({"problem": "not_found", "what": "sail"});
    let read: Problem = serde_json::from_value(newer.clone()).expect("read");
    assert_eq!(read, Problem::NotFound { what: Resource::Other });
    let at_club: club_event::wire::Problem = serde_json::from_value(newer).expect("read");
    assert_eq!(at_club, club_event::wire::Problem::NotFound { what: Resource::Other });
}

#[tokio::test]
async fn timeline_matches_view_at_each_entry() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    let mut shown = Vec::new();
    for nth in 0..12 {
        let state = table.state().await;
        shown.push((state.head, state.view));
        table.play(nth).await.expect("accepted");
    }
    // In the requested order, also backwards and repeated.
    let last = shown[11].clone();
    shown.extend([shown[3].clone(), last.clone(), last]);
    let ask = |entries| TableRequest::Timeline { table: table.id, entries, viewer: kernel::Viewer::Table };
    let told = table.session.request(ask(shown.iter().map(|(head, _)| *head).collect())).await;
    let Ok(Reply::Timeline { patches }) = told else { panic!("{told:?}") };
    assert_eq!(patches.len(), shown.len());
    let mut view = json!(null);
    for (patch, (head, was)) in patches.into_iter().zip(shown) {
        let patch: json_patch::Patch = serde_json::from_value(patch).expect("a JSON Patch");
        json_patch::patch(&mut view, &patch).expect("the patch applies");
        assert_eq!(view, was, "at {head}");
    }
    let unknown = Err(Problem::NotFound { what: Resource::Entry });
    assert_eq!(table.session.request(ask(vec![0, 999])).await, unknown);
    assert_eq!(table.session.request(ask(vec![0; 257])).await, Err(Problem::TooLong));
}

#[tokio::test]
async fn steps_of_entry_contain_one_patch_per_event() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    for nth in 0..12 {
        table.play(nth).await.expect("accepted");
    }
    let state = table.state().await;
    let ask = |entry| TableRequest::Steps { table: table.id, entry, viewer: kernel::Viewer::Table };
    let told = state.told.iter().rfind(|told| told.events.len() > 1).expect("a command with several events");
    let steps = table.session.request(ask(told.n)).await;
    let Ok(Reply::Timeline { patches }) = steps else { panic!("{steps:?}") };
    assert_eq!(patches.len(), told.events.len() + 1);
    for nobodys in [0, 999] {
        assert_eq!(table.session.request(ask(nobodys)).await, Err(Problem::NotFound { what: Resource::Entry }));
    }
}

#[tokio::test]
async fn redo_restores_view_and_rematch_creates_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 4).await;
    for nth in 0..5 {
        table.play(nth).await.expect("accepted");
    }
    let before = table.state().await;
    let id = table.request_id();
    table.session.request(TableRequest::Undo { table: table.id, id, head: before.head }).await.expect("undone");
    let back = table.state().await;
    assert_ne!(back.view_hash, before.view_hash);
    let id = table.request_id();
    table.session.request(TableRequest::Redo { table: table.id, id, head: back.head }).await.expect("redone");
    assert_eq!(table.state().await.view_hash, before.view_hash);
    let Ok(Reply::Table { table: again }) =
        table.session.request(LibraryRequest::Rematch { id: None, table: table.id }).await
    else {
        panic!("none")
    };
    assert_ne!(again, table.id);
}

/// A page of an earlier version may send requests that no longer exist.
#[tokio::test]
async fn obsolete_request_is_unsupported() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let mut phone = evening.phone(Role::Seat(Seat(0))).await;
    let request = json!({"type": "chances", "table": evening.table, "entries": [0], "viewer": "spectator"});
    let told = say(&mut phone.socket, json!({"id": 7, "request": request}).to_string()).await.expect("an answer");
    assert_eq!(told, json!({"id": 7, "problem": {"problem": "unsupported", "request": "chances"}}));
    assert_eq!(Request::from_json(r#"{"type": "ping"}"#), Ok(HostingRequest::Ping.into()));
}

#[test]
fn unreadable_request_is_answered_with_its_kind_and_position() {
    for (text, detail) in [
        (r#"{"type": "sing"}"#, "unknown request `sing`"),
        (r#"{"type": 7}"#, "a request has a text `type`"),
        (r#"{"type": "undo", "type": "ping"}"#, "`type` stands in the request twice"),
        (r#"{"type": "delete", "table": "one"}"#, "delete.table: invalid type: string \"one\", expected u32"),
        (r#"{"type": "delete", "table": 1, "seat": 0}"#, "delete.seat: unknown field `seat`, expected `table`"),
        (r#"{"type": "boards"}"#, "boards: missing field `game`"),
        (r#"{"type": "open", "table": 1, "viewer": {"seat": -1}}"#, "open.viewer.seat: invalid value"),
        ("[]", "invalid type: sequence, expected a request"),
    ] {
        let Err(Problem::Unreadable { detail: told }) = Request::from_json(text) else { panic!("{text} was read") };
        assert!(told.contains(detail), "{text}: {told}");
    }
}
