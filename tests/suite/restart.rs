//! A restarted host: it offers to open the last hosted tables again.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use app_core::protocol::{HostingRequest, LeftOpen, LibraryRequest, Reply, Role};
use app_core::{Limits, Session};
use bucintoro_tests::lines::{Evening, serve_network};
use bucintoro_tests::new_table;
use host::App;
use kernel::{Seat, Viewer};
use tempfile::TempDir;

const A: Role = Role::Seat(Seat(0));
const B: Role = Role::Seat(Seat(1));

/// Returns the tables that were open when the app ended, for an app that hosts nothing.
async fn left(screen: &Session) -> Option<LeftOpen> {
    match screen.request(HostingRequest::Hosting).await {
        Ok(Reply::Hosting { hosting: None, left }) => left,
        other => panic!("{other:?}"),
    }
}

/// Opens an app on a folder in which tables were hosted before.
async fn again(folder: &TempDir) -> (App, Session) {
    let app = App::open(folder.path()).await.expect("the folder is free");
    serve_network(&app).await;
    let (screen, _pushes) = app.session();
    (app, screen)
}

#[tokio::test]
async fn restart_offers_hosted_table_with_devices_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Evening::new(folder.path(), 3).await;
    let table = first.table;
    let (one, _other) = (first.phone(A).await, first.phone(B).await);
    first.app.close().await;
    drop(first);

    let (app, screen) = again(&folder).await;
    assert_eq!(left(&screen).await, Some(LeftOpen { table, devices: 2 }));
    // After one request it is open, and its devices are admitted.
    let evening = Evening::at(app, table).await;
    assert!(evening.again(one.token.as_deref().expect("a token")).await.is_ok());
    // After a rematch, the new table is hosted.
    let rematch = evening.screen.request(LibraryRequest::Rematch { table, id: None }).await;
    let Ok(Reply::Table { table: rematch }) = rematch else { panic!("{rematch:?}") };
    evening.app.close().await;
    drop(evening);
    let (_app, screen) = again(&folder).await;
    assert_eq!(left(&screen).await, Some(LeftOpen { table: rematch, devices: 2 }));
}

#[tokio::test]
async fn restart_offers_no_closed_or_unused_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let table = evening.table;
    evening.app.close().await;
    drop(evening);
    let (app, screen) = again(&folder).await;
    assert_eq!(left(&screen).await, None, "no device was connected");
    let evening = Evening::at(app, table).await;
    let _phone = evening.phone(A).await;
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    assert_eq!(left(&evening.screen).await, None);
    evening.app.close().await;
    drop(evening);
    let (app, screen) = again(&folder).await;
    assert_eq!(left(&screen).await, None, "it was closed on purpose");
    // The same if the table was deleted.
    let evening = Evening::at(app, table).await;
    evening.app.close().await;
    drop(evening);
    let (_app, screen) = again(&folder).await;
    assert!(left(&screen).await.is_some());
    screen.request(LibraryRequest::Delete { table }).await.expect("it is deleted");
    assert_eq!(left(&screen).await, None);
}

/// True if the host's clock is correct. Before that it is a day slow, as after an empty battery.
static RIGHT: AtomicBool = AtomicBool::new(false);

fn clock() -> String {
    let now = if RIGHT.load(Ordering::SeqCst) { "2026-03-02T20:00:00Z" } else { "2026-03-01T20:00:00Z" };
    now.to_owned()
}

/// Opens an app with that clock.
async fn by_this_clock(folder: &Path) -> App {
    let limits = Limits { clock, ..Limits::default() };
    App::open_within(folder, limits).await.expect("the folder is free")
}

#[tokio::test]
async fn restart_keeps_recent_devices_after_clock_correction() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = by_this_clock(folder.path()).await;
    let table = new_table(&app.session().0, 3).await;
    let evening = Evening::at(app, table).await;
    let (mut one, gone) = (evening.phone(A).await, evening.phone(B).await);
    let token = |line: &bucintoro_tests::lines::Line| line.token.clone().expect("a token");
    let (known, unknown) = (token(&one), token(&gone));
    drop(gone);
    RIGHT.store(true, Ordering::SeqCst);
    // The device only looks at the table. Its presence is stored with the corrected time.
    one.open(table, Viewer::Seat(Seat(0))).await;
    evening.app.close().await;
    drop(evening);

    let evening = Evening::at(by_this_clock(folder.path()).await, table).await;
    assert!(evening.again(&known).await.is_ok(), "it was here just before");
    // By the correct time, this device was here a day ago and not since.
    assert!(evening.again(&unknown).await.is_err());
}
