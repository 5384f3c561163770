//! A host that is started again: what it offers of the evening before.

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

/// What an app that hosts nothing says was open when it ended.
async fn left(screen: &Session) -> Option<LeftOpen> {
    match screen.request(HostingRequest::Hosting).await {
        Ok(Reply::Hosting { hosting: None, left }) => left,
        other => panic!("{other:?}"),
    }
}

/// An app on a folder that was hosted there before.
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
    // One tap: it is open, and who was there is let in.
    let evening = Evening::at(app, table).await;
    assert!(evening.again(one.token.as_deref().expect("a token")).await.is_ok());
    // A rematch is what is hosted then.
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
    assert_eq!(left(&screen).await, None, "nobody was there");
    let evening = Evening::at(app, table).await;
    let _phone = evening.phone(A).await;
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    assert_eq!(left(&evening.screen).await, None);
    evening.app.close().await;
    drop(evening);
    let (app, screen) = again(&folder).await;
    assert_eq!(left(&screen).await, None, "it was closed on purpose");
    // Nor is one that is there no longer.
    let evening = Evening::at(app, table).await;
    evening.app.close().await;
    drop(evening);
    let (_app, screen) = again(&folder).await;
    assert!(left(&screen).await.is_some());
    screen.request(LibraryRequest::Delete { table }).await.expect("it is deleted");
    assert_eq!(left(&screen).await, None);
}

/// Whether the clock of the host is right by now; before that it is a day behind, as after its battery was empty.
static RIGHT: AtomicBool = AtomicBool::new(false);

fn clock() -> String {
    let now = if RIGHT.load(Ordering::SeqCst) { "2026-03-02T20:00:00Z" } else { "2026-03-01T20:00:00Z" };
    now.to_owned()
}

/// An app whose clock is that one.
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
    // It only looks at the table: that it is here is noted by the new time.
    one.open(table, Viewer::Seat(Seat(0))).await;
    evening.app.close().await;
    drop(evening);

    let evening = Evening::at(by_this_clock(folder.path()).await, table).await;
    assert!(evening.again(&known).await.is_ok(), "it was here a moment ago");
    // By the time that is right, this one was here a day ago and not since.
    assert!(evening.again(&unknown).await.is_err());
}
