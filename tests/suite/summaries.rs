//! Summaries that an earlier version stored: they are computed again once.

use app_core::protocol::{LibraryRequest, Reply, TableLine};
use bucintoro_tests::files::import_file;
use bucintoro_tests::new_table;
use host::App;

use crate::imports::golden;
use crate::store::tamper;

async fn listed(app: &App) -> Vec<TableLine> {
    let (session, _pushes) = app.session();
    match session.request(LibraryRequest::Tables).await {
        Ok(Reply::Tables { tables }) => tables,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn summaries_of_earlier_version_are_completed_with_places() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    for (name, text) in golden("twilight").into_iter().take(12) {
        import_file(&session, &text).await.unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
    }
    new_table(&session, 2).await;
    let before = listed(&app).await;
    assert!(before.iter().any(|line| !line.places.is_empty()), "a finished game");
    assert!(before.iter().any(|line| !line.asked.is_empty()), "an unfinished game");
    drop(session);
    app.close().await;
    // The summary of that version has neither winners nor asked actors.
    tamper(folder.path(), "UPDATE entries SET summary = json_remove(summary, '$.asked', '$.places')").await;
    let app = App::open(folder.path()).await.expect("the folder is free");
    // The first list waits for some of them; the next one has the rest.
    let mut told = listed(&app).await;
    for _ in 0..before.len() {
        told = listed(&app).await;
    }
    assert_eq!(told, before);
    app.close().await;
    // None has to be computed again.
    let url = format!("sqlite://{}", folder.path().join("bucintoro.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&url).await.expect("the database");
    let lacking =
        "SELECT COUNT(*) FROM entries WHERE summary IS NOT NULL AND json_extract(summary, '$.places') IS NULL";
    let left: i64 = sqlx::query_scalar(lacking).fetch_one(&pool).await.expect("a number");
    assert_eq!(left, 0);
}
