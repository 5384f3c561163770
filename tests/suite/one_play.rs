//! Imports of a record that the app already has, and statistics with copies.

use app_core::Session;
use app_core::membership::HostAddress;
use app_core::protocol::{
    FileRequest, HostingRequest, LibraryRequest, PlaysFormat, Problem, Reply, StatisticsFilter, TableLine, TableRequest,
};
use bucintoro_tests::Table;
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::files::{done, fresh_id, import_copy, import_file};
use kernel::Viewer;
use serde_json::Value;

use crate::imports::golden;

async fn listed(session: &Session) -> Vec<TableLine> {
    match session.request(LibraryRequest::Tables).await {
        Ok(Reply::Tables { tables }) => tables,
        other => panic!("{other:?}"),
    }
}

async fn exported(session: &Session, table: u32) -> Vec<String> {
    match session.request(FileRequest::Export { table }).await {
        Ok(Reply::File { text, .. }) => text.lines().map(str::to_owned).collect(),
        other => panic!("{other:?}"),
    }
}

/// Returns a finished record.
fn finished() -> Vec<String> {
    let (_, text) = golden("twilight").into_iter().find(|(name, _)| name == "drawn-match.jsonl").expect("it exists");
    text.lines().map(str::to_owned).collect()
}

async fn import(session: &Session, lines: &[String]) -> Result<Reply, Problem> {
    import_file(session, &(lines.join("\n") + "\n")).await
}

fn here(table: u32) -> Result<Reply, Problem> {
    Ok(Reply::AlreadyHere { table, continues: false })
}

#[tokio::test]
async fn import_of_known_record_or_prefix_changes_nothing() {
    let (home, other) = (InMemory::new().await, InMemory::new().await);
    let [(session, _pushes), (there, _more)] = [home.app().session(), other.app().session()];
    let record = finished();
    assert_eq!(import(&session, &record).await, Ok(Reply::Table { table: 1 }));
    // Each transfer to another device and back adds a seed commitment.
    let mut travelled = exported(&session, 1).await;
    for _ in 0..2 {
        let Ok(Reply::Table { table }) = import(&there, &travelled).await else { panic!("not imported") };
        travelled = exported(&there, table).await;
        there.request(LibraryRequest::Delete { table }).await.expect("deleted");
    }
    assert_eq!(travelled.len(), record.len() + 3);
    let before = exported(&session, 1).await;
    for lines in [&record[..], &record[..1], &record[..record.len() / 2], &before, &travelled] {
        assert_eq!(import(&session, lines).await, here(1), "{} lines", lines.len());
    }
    assert_eq!((listed(&session).await.len(), exported(&session, 1).await), (1, before));
}

#[tokio::test]
async fn longer_record_replaces_imported_game_and_keeps_its_name() {
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    let record = finished();
    // Here the record ends with the seed commitment of its import, which the longer record does not have.
    let half = &record[..record.len() / 2];
    let Ok(Reply::Table { table }) = import(&session, half).await else { panic!("not imported") };
    session
        .request(LibraryRequest::Label { table, name: "Tuesday".into(), filed: true, location: None, note: None })
        .await
        .expect("written");
    let Ok(Reply::Table { table }) = import(&session, &record).await else { panic!("not imported") };
    let tables = listed(&session).await;
    let [line] = &tables[..] else { panic!("{tables:?}") };
    assert_eq!((line.table, line.name.as_str(), line.filed, line.progress.over), (table, "Tuesday", true, true));
    assert_eq!(exported(&session, table).await[..record.len()], record);
    assert_eq!(import(&session, half).await, here(table));
}

/// A game is exported to another app, continued there, and imported again.
#[tokio::test]
async fn longer_record_is_appended_unless_table_is_hosted() {
    let (home, other) = (InMemory::new().await, InMemory::new().await);
    let app = home.app();
    let (session, _pushes) = app.session();
    let table = bucintoro_tests::new_table(&session, 2).await;
    let (there, pushes) = other.app().session();
    let Ok(Reply::Table { table: id }) = import(&there, &exported(&session, table).await).await else {
        panic!("not imported")
    };
    let mut played = Table { app: other.app(), session: there, pushes, id };
    for nth in 0..3 {
        played.play(nth).await.expect("accepted");
    }
    let longer = exported(&played.session, id).await;
    let mut errands = app.attach_host().expect("the app is new");
    tokio::spawn(async move {
        while let Some(errand) = errands.recv().await {
            if let app_core::HostRequest::Open(reply) = errand {
                drop(reply.send(Ok(vec![HostAddress::near(([192, 0, 2, 1], 7).into(), "wlan0")])));
            }
        }
    });
    session.request(HostingRequest::Host { table }).await.expect("hosted");
    assert_eq!(import(&session, &longer).await, Ok(Reply::AlreadyHere { table, continues: true }));
    session.request(HostingRequest::StopHosting { table }).await.expect("ended");
    assert_eq!(import(&session, &longer).await, Ok(Reply::Table { table }));
    assert_eq!(exported(&session, table).await, longer);
}

#[tokio::test]
async fn diverging_record_and_requested_copy_become_new_tables() {
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    let record = finished();
    let Ok(Reply::Table { table }) = import(&session, &record[..record.len() / 2]).await else { panic!("no game") };
    let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: Viewer::Table }).await else {
        panic!("not opened")
    };
    let undo = TableRequest::Undo { table, id: fresh_id(), head: state.head };
    session.request(undo).await.expect("undone");
    let Ok(Reply::Table { table: other }) = import(&session, &record).await else { panic!("not imported") };
    assert!(other != table && listed(&session).await.len() == 2);
    let text = record.join("\n") + "\n";
    let Ok(Reply::Table { .. }) = import_copy(&session, &text).await else { panic!("not copied") };
    assert_eq!(listed(&session).await.len(), 3);
}

#[tokio::test]
async fn statistics_count_play_once_and_copies_are_marked() {
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    let record = finished();
    // An unfinished copy first, then two equal ones: the older one is counted.
    let mut wanted = 0;
    for (lines, counts) in [(record.len() - 4, false), (record.len(), true), (record.len(), false)] {
        let Ok(Reply::Table { table }) = import_copy(&session, &(record[..lines].join("\n") + "\n")).await else {
            panic!("not imported")
        };
        wanted = if counts { table } else { wanted };
    }
    let copies = |table: u32, copy: bool| (table != wanted) == copy;
    assert!(listed(&session).await.iter().all(|line| copies(line.table, line.copy)));
    let filter = StatisticsFilter::default();
    let Ok(Reply::Statistics { statistics }) = done(&session, LibraryRequest::Statistics { filter }).await else {
        panic!("not counted")
    };
    assert_eq!(statistics.tables, 1);
    assert!(statistics.people.iter().all(|person| person.games == 1));
    let json: Value = serde_json::from_str(&plays(&session, PlaysFormat::Json).await).expect("JSON");
    for table in json["tables"].as_array().expect("tables") {
        let number = table["table"].as_u64().expect("a number") as u32;
        assert!(copies(number, table["copy"].as_bool().expect("a boolean")), "{table}");
    }
    assert_eq!(plays(&session, PlaysFormat::Bgg).await.matches("<play ").count(), 1);
    // After the counted copy is deleted, another one is counted.
    session.request(LibraryRequest::Delete { table: wanted }).await.expect("deleted");
    assert_eq!(listed(&session).await.iter().filter(|line| !line.copy).count(), 1);
}

async fn plays(session: &Session, format: PlaysFormat) -> String {
    let request = FileRequest::Plays { id: fresh_id(), format, games: Default::default(), zone: 0 };
    let Ok(Reply::Parcel { parcel, .. }) = done(session, request).await else { panic!("not exported") };
    match session.request(FileRequest::Fetch { parcel, part: 0 }).await {
        Ok(Reply::Part { text }) => text,
        other => panic!("{other:?}"),
    }
}
