//! Names that people enter: each is normalised, and no two at a table may look alike.

use app_core::Session;
use app_core::protocol::{FileRequest, LibraryRequest, PlaysFormat, Problem, Reply, StatisticsFilter, TableRequest};
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::files::{done, fresh_id, import_file};
use bucintoro_tests::{chairs, new_table};
use kernel::{Answering, Seat, Viewer, placeholder};
use serde_json::{Value, json};

use crate::imports::{golden, sealed};

/// The composed form, and the form that some keyboards produce.
const COMPOSED: &str = "An\u{e1}";
const DECOMPOSED: &str = "Ana\u{301}";

/// Creates a table with these people. Returns its flaws if it is refused.
async fn set_up(session: &Session, names: [&str; 2]) -> Result<u32, Vec<String>> {
    let request = LibraryRequest::DefaultSetup { game: "twilight".into(), seats: 2, programs: false };
    let Ok(Reply::Setup { setup, .. }) = session.request(request).await else { panic!("no set-up") };
    let mut seating = chairs(2);
    seating.iter_mut().zip(names).for_each(|(chair, name)| chair.name = name.to_owned());
    let (game, answering) = ("twilight".into(), Answering::default());
    match session
        .request(LibraryRequest::NewTable {
            id: None,
            game,
            seating,
            answering,
            waivers: vec![],
            suggestions: false,
            setup,
        })
        .await
    {
        Ok(Reply::Table { table }) => Ok(table),
        Err(Problem::Setup { flaws }) => Err(flaws.into_iter().map(|flaw| flaw.flaw.to_string()).collect()),
        other => panic!("{other:?}"),
    }
}

async fn names(session: &Session, table: u32) -> (u32, Vec<String>) {
    match session.request(TableRequest::Open { table, viewer: Viewer::Table }).await {
        Ok(Reply::State { state }) => {
            (state.head, state.settings.seating.into_iter().map(|chair| chair.name).collect())
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn names_at_one_table_are_visible_and_distinct() {
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    for (one, other, flaw) in [
        ("Anna", "Anna\u{200b}", "name-twice"),
        (COMPOSED, DECOMPOSED, "name-twice"),
        ("Anna", "\u{410}nna", "name-twice"),
        ("Anna", "\u{200b}", "name-empty"),
        ("\u{3164}", "Anna", "name-empty"),
    ] {
        assert_eq!(set_up(&session, [one, other]).await, Err(vec![flaw.to_owned()]), "{one} {other:?}");
    }
    let table = set_up(&session, [DECOMPOSED, "Bo\u{fffe}\u{200d}"]).await.expect("distinct names");
    let (head, there) = names(&session, table).await;
    assert_eq!(there, [COMPOSED, "Bo"]);
    let sit = |name: &str| {
        let name = Some(name.to_owned());
        TableRequest::Sit { table, id: fresh_id(), head, seat: Seat(1), name }
    };
    assert!(matches!(session.request(sit("an\u{e1}")).await, Err(Problem::Setup { .. })));
    session.request(sit("Chiara\u{ad}")).await.expect("another person has the seat");
    assert_eq!(names(&session, table).await.1, [COMPOSED, "Chiara"]);
    // Things without people are named by the same function.
    let request = LibraryRequest::Label {
        table,
        name: "\u{202e}Tuesday\u{200b}".into(),
        filed: false,
        location: Some("\u{ad}".into()),
        note: Some(DECOMPOSED.into()),
    };
    session.request(request).await.expect("written");
    let Ok(Reply::Tables { tables }) = session.request(LibraryRequest::Tables).await else { panic!("no list") };
    let written = [&tables[0].name, &tables[0].location, &tables[0].note].map(String::as_str);
    assert_eq!(written, ["Tuesday", "", COMPOSED]);
}

/// The placeholder name of an empty seat in the record is not reserved: a guest can have that name.
#[tokio::test]
async fn guest_named_like_an_empty_seat_does_not_block_departures() {
    let home = InMemory::new().await;
    let app = home.app();
    let (session, _pushes) = app.session();
    let table = set_up(&session, ["Anna", "№ 1"]).await.expect("a guest may have that name");
    app.seat(table, Seat(0), &placeholder(Seat(0)), true, "anna goes").await.expect("she stands up");
    app.seat(table, Seat(0), "Bruno", false, "bruno comes").await.expect("he sits down");
    app.seat(table, Seat(1), &placeholder(Seat(1)), true, "the guest goes").await.expect("the guest stands up");
    assert_eq!(names(&session, table).await.1, ["Bruno", "№ 2"]);
    set_up(&session, ["№ 2", "№ 2"]).await.expect("a table whose second seat is free");
}

/// Returns a finished record of an earlier version, in which the first seat has this name.
fn older(name: &str) -> String {
    let (_, text) = golden("twilight").into_iter().find(|(name, _)| name == "drawn-match.jsonl").expect("it exists");
    let mut values: Vec<Value> = text
        .lines()
        .map(|line| {
            let mut value: Value = serde_json::from_str(line).expect("JSON");
            value.as_object_mut().expect("an object").remove("hash");
            value
        })
        .collect();
    values[0]["seating"][0]["name"] = json!(name);
    sealed(&values).join("\n") + "\n"
}

/// A finished game counts for the person who sat there to the end, and for no person at an empty seat, whatever their
/// names are.
#[tokio::test]
async fn statistics_count_guest_named_like_an_empty_seat() {
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    let counted = async || {
        let filter = StatisticsFilter::default();
        match done(&session, LibraryRequest::Statistics { filter }).await {
            Ok(Reply::Statistics { statistics }) => {
                statistics.people.into_iter().map(|one| one.name).filter(|name| name.contains('№')).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        }
    };
    let taken = import_file(&session, &older("№ 1")).await;
    let Ok(Reply::Table { table }) = taken else { panic!("{taken:?}") };
    assert_eq!(counted().await, ["№ 1"]);
    let (head, _) = names(&session, table).await;
    let leaves = TableRequest::Sit { table, id: fresh_id(), head, seat: Seat(0), name: None };
    session.request(leaves).await.expect("the seat is free");
    assert!(counted().await.is_empty());
    // An empty seat is also no player of the next table, or in exports for other programs.
    let Ok(Reply::Table { table: next }) = session.request(LibraryRequest::Rematch { id: None, table }).await else {
        panic!("no rematch")
    };
    let Ok(Reply::State { state }) = session.request(TableRequest::Open { table: next, viewer: Viewer::Table }).await
    else {
        panic!("not opened")
    };
    assert!(state.settings.seating[0].empty, "{:?}", state.settings.seating);
    let request = FileRequest::Plays { id: fresh_id(), format: PlaysFormat::Bgg, games: Default::default(), zone: 0 };
    let Ok(Reply::Parcel { parcel, .. }) = done(&session, request).await else { panic!("not exported") };
    let Ok(Reply::Part { text }) = session.request(FileRequest::Fetch { parcel, part: 0 }).await else {
        panic!("no part")
    };
    assert!(text.contains("<player") && !text.contains('№'), "{text}");
    // The list of known names has none of an empty seat.
    let Ok(Reply::People { names }) = session.request(LibraryRequest::People).await else { panic!("no names") };
    assert!(names.iter().all(|name| !name.contains('№')), "{names:?}");
}

#[tokio::test]
async fn statistics_merge_equivalent_names_of_old_records() {
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    for name in [COMPOSED, DECOMPOSED, "An\u{e1}\u{fffe}"] {
        let taken = import_file(&session, &older(name)).await;
        let Ok(Reply::Table { table }) = taken else { panic!("{name:?}: {taken:?}") };
        assert_eq!(names(&session, table).await.1[0], name, "the record is unchanged");
    }
    let filter = StatisticsFilter::default();
    let Ok(Reply::Statistics { statistics }) = done(&session, LibraryRequest::Statistics { filter }).await else {
        panic!("not counted")
    };
    let games: Vec<(&str, u32)> = statistics.people.iter().map(|one| (one.name.as_str(), one.games)).collect();
    assert!(games.contains(&(COMPOSED, 3)) && games.len() == 2, "{games:?}");
    let request = FileRequest::Plays { id: fresh_id(), format: PlaysFormat::Bgg, games: Default::default(), zone: 0 };
    let Ok(Reply::Parcel { parcel, .. }) = done(&session, request).await else { panic!("not exported") };
    let Ok(Reply::Part { text }) = session.request(FileRequest::Fetch { parcel, part: 0 }).await else {
        panic!("no part")
    };
    assert_eq!(text.matches(&format!("name=\"{COMPOSED}\"")).count(), 3);
    assert!(!text.contains('\u{fffe}'), "no character that XML forbids");
    assert!(new_table(&session, 2).await > 3);
}
