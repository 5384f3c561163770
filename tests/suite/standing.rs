//! Standing waivers: granted at set-up or by a settings entry, shown and recorded. Only the host can grant them.

use app_core::Session;
use app_core::protocol::{FileRequest, FlawLine, LibraryRequest, Problem, Reply, Role, TableRequest, TableState};
use bucintoro_tests::files::fresh_id;
use bucintoro_tests::lines::Evening;
use bucintoro_tests::{awaited, chairs};
use host::App;
use kernel::record::Settings;
use kernel::{Actor, Answering, Seat, Viewer};
use serde_json::{Value, json};

const GAME: &str = "twilight";

/// The rule that a player may pass only if no action is possible.
const PASSES: &str = "PLAY-4";

fn end_turn() -> Value {
    json!({"do": "EndTurn"})
}

async fn new_table(session: &Session, waivers: &[&str]) -> Result<Reply, Problem> {
    let Ok(Reply::Setup { setup, .. }) =
        session.request(LibraryRequest::DefaultSetup { game: GAME.into(), seats: 2, programs: false }).await
    else {
        panic!("no set-up")
    };
    let (seating, answering) = (chairs(2), Answering::default());
    let waivers = waivers.iter().map(|id| (*id).to_owned()).collect();
    session
        .request(LibraryRequest::NewTable {
            id: Some(fresh_id()),
            game: GAME.into(),
            seating,
            answering,
            waivers,
            suggestions: false,
            setup,
        })
        .await
}

async fn state(session: &Session, table: u32, viewer: Viewer) -> TableState {
    match session.request(TableRequest::Open { table, viewer }).await {
        Ok(Reply::State { state }) => *state,
        other => panic!("{other:?}"),
    }
}

/// Returns the asked actor, and whether the end of its turn is a legal command, in the list and in the view.
fn offered(state: &TableState) -> (Actor, bool) {
    let by = serde_json::from_value(state.legal[0][0].clone()).expect("an actor");
    let listed = state.legal[0][1].as_array().expect("commands").contains(&end_turn());
    assert_eq!(state.view["stage"]["ends"], json!(listed), "the view matches the list");
    (by, listed)
}

async fn set(session: &Session, table: u32, waivers: &[&str]) -> Result<Reply, Problem> {
    let now = state(session, table, Viewer::Table).await;
    let waivers = waivers.iter().map(|id| (*id).to_owned()).collect();
    let settings = Settings { waivers, ..now.settings };
    session.request(TableRequest::Settings { table, id: fresh_id(), head: now.head, settings }).await
}

async fn say(session: &Session, table: u32, by: Actor) -> Result<Reply, Problem> {
    let head = state(session, table, Viewer::Table).await.head;
    let command = end_turn();
    session
        .request(TableRequest::Command { table, id: fresh_id(), head, question: None, by, command, waive: vec![] })
        .await
}

/// Creates a table at its first turn, with these waivers.
async fn at_a_turn(session: &Session, waivers: &[&str]) -> u32 {
    let Ok(Reply::Table { table }) = new_table(session, waivers).await else { panic!("no table") };
    loop {
        let now = state(session, table, Viewer::Table).await;
        if now.view["stage"]["stage"] == "turn" {
            return table;
        }
        let (by, commands) = awaited(&now).expect("an actor is asked");
        let (head, command) = (now.head, commands[0].clone());
        let said = TableRequest::Command { table, id: fresh_id(), head, question: None, by, command, waive: vec![] };
        session.request(said).await.expect("accepted");
    }
}

#[tokio::test]
async fn standing_waiver_applies_and_is_recorded_only_where_needed() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let table = at_a_turn(&session, &[]).await;
    let (by, may) = offered(&state(&session, table, Viewer::Table).await);
    assert!(!may, "the rule is in force");
    let refused = say(&session, table, by).await;
    assert!(matches!(&refused, Err(Problem::Refused { waivable: true, .. })), "{refused:?}");
    set(&session, table, &[PASSES, "MASK-1"]).await.expect("the setting is changed");
    let now = state(&session, table, Viewer::Table).await;
    assert_eq!((offered(&now), &now.settings.waivers), ((by, true), &vec![PASSES.to_owned(), "MASK-1".to_owned()]));
    say(&session, table, by).await.expect("accepted");
    let told = state(&session, table, Viewer::Table).await.told;
    let last = told.iter().rfind(|entry| !entry.events.is_empty()).expect("an entry with events");
    assert_eq!(last.waived, [PASSES], "only the needed waiver");
    // Undo does not change it; another settings entry does.
    let head = state(&session, table, Viewer::Table).await.head;
    session.request(TableRequest::Undo { table, id: fresh_id(), head }).await.expect("undone");
    assert_eq!(offered(&state(&session, table, Viewer::Table).await), (by, true));
    set(&session, table, &[]).await.expect("the setting is changed");
    assert_eq!(offered(&state(&session, table, Viewer::Table).await), (by, false));
    assert!(say(&session, table, by).await.is_err());
    // Commands that needed a waiver are read by another app, with the same decisions.
    let Ok(Reply::File { text, .. }) = session.request(FileRequest::Export { table }).await else {
        panic!("no record")
    };
    let lines: Vec<&str> = text.lines().collect();
    let game = catalogue::GAMES.iter().find(|game| game.id() == GAME).expect("it exists");
    let (read, damage) = game.open(&lines, &[], true).expect("read");
    assert_eq!((damage, read.settings().waivers.len()), (None, 0));
}

#[tokio::test]
async fn set_up_validates_standing_waivers_and_rematch_keeps_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let flaws = |waivers: &'static [&'static str]| {
        let session = &session;
        async move {
            match new_table(session, waivers).await {
                Err(Problem::Setup { flaws }) => flaws.into_iter().map(|FlawLine { flaw, .. }| flaw).collect(),
                other => panic!("{other:?}"),
            }
        }
    };
    let wrong: Vec<String> = flaws(&["NO-1", "MOVE-2", PASSES, PASSES]).await;
    assert_eq!(wrong, ["waiver-unknown", "waiver-limit", "waiver-twice"]);
    let table = at_a_turn(&session, &[PASSES]).await;
    assert!(offered(&state(&session, table, Viewer::Table).await).1);
    let refused = set(&session, table, &["NO-1"]).await;
    assert!(matches!(refused, Err(Problem::Setup { .. })), "{refused:?}");
    let Ok(Reply::File { text, .. }) = session.request(FileRequest::Export { table }).await else {
        panic!("no record")
    };
    let first: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["format"], &first["waivers"]), (&json!(4), &json!([PASSES])));
    let again = session.request(LibraryRequest::Rematch { table, id: Some(fresh_id()) }).await;
    let Ok(Reply::Table { table: again }) = again else { panic!("{again:?}") };
    assert_eq!(state(&session, again, Viewer::Table).await.settings.waivers, [PASSES]);
}

#[tokio::test]
async fn seat_uses_standing_waiver_but_cannot_set_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let table = at_a_turn(&session, &[]).await;
    let (by, _) = offered(&state(&session, table, Viewer::Table).await);
    let Actor::Seat(Seat(seat)) = by else { panic!("{by:?}") };
    let evening = Evening::at(app, table).await;
    let mut phone = evening.phone(Role::Seat(Seat(seat))).await;
    let now = phone.look().await;
    for trusting in [false, true] {
        evening.options(false, trusting).await;
        let settings = Settings { waivers: vec![PASSES.to_owned()], ..now.settings.clone() };
        let sets = TableRequest::Settings { table, id: fresh_id(), head: now.head, settings };
        assert_eq!(phone.ask(&sets).await, Err(Problem::HostOnly));
    }
    evening.options(false, false).await;
    let head = now.head;
    let command = end_turn();
    let ends = || TableRequest::Command {
        table,
        id: fresh_id(),
        head,
        question: None,
        by,
        command: command.clone(),
        waive: vec![],
    };
    assert!(matches!(phone.ask(&ends()).await, Err(Problem::Refused { .. })));
    set(&evening.screen, table, &[PASSES]).await.expect("the setting is changed");
    assert!(offered(&phone.look().await).1);
    assert!(matches!(phone.ask(&ends()).await, Ok(Reply::Moved { .. })));
}
