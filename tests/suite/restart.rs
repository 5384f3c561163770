//! A host that is started again: what it offers of the evening before.

use bucintoro_tests::lines::{Evening, attended};
use companion::wire::{HostingRequest, LeftOpen, LibraryRequest, Reply, Role};
use companion::{App, Session};
use kernel::Seat;
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
    attended(&app).await;
    let (screen, _pushes) = app.session();
    (app, screen)
}

#[tokio::test]
async fn a_table_that_phones_were_at_is_offered_again_after_a_restart() {
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
async fn a_table_that_was_closed_on_purpose_or_that_nobody_came_to_is_not_offered() {
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
