//! The lines of tables that an earlier version has kept: told again once, and as any other from then on.

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
    assert!(before.iter().any(|line| !line.places.is_empty()), "one is finished");
    assert!(before.iter().any(|line| !line.asked.is_empty()), "one goes on");
    drop(session);
    app.close().await;
    // What it stored: neither who has won nor who is asked.
    tamper(folder.path(), "UPDATE entries SET summary = json_remove(summary, '$.asked', '$.places')").await;
    let app = App::open(folder.path()).await.expect("the folder is free");
    // A list waits for some of them only: the rest come with the next.
    let mut told = listed(&app).await;
    for _ in 0..before.len() {
        told = listed(&app).await;
    }
    assert_eq!(told, before);
    app.close().await;
    // No one has to tell them once more.
    let url = format!("sqlite://{}", folder.path().join("bucintoro.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&url).await.expect("the database");
    let lacking =
        "SELECT COUNT(*) FROM entries WHERE summary IS NOT NULL AND json_extract(summary, '$.places') IS NULL";
    let left: i64 = sqlx::query_scalar(lacking).fetch_one(&pool).await.expect("a number");
    assert_eq!(left, 0);
}
