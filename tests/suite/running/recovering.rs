//! A database that accepts connections before it accepts writes: after a crash, or while a standby takes over.

use std::time::Duration;

use bucintoro_tests::backends::PATIENT;
use bucintoro_tests::postgres::Server;
use club_postgres::{Club, ClubProblem};
use sqlx::{Connection as _, PgConnection};

use super::{Call, asked, until};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn node_waits_until_read_only_database_is_writable() {
    let mut server = Server::start("");
    let url = server.net_url(&server.database().await);
    server.stop_at_once();
    server.runs("touch", &[&server.place().join("data/standby.signal").display().to_string()]);
    server.start_again();
    until("connected", async || PgConnection::connect(&url).await.is_ok()).await;
    let opened = Club::open(&url, "", PATIENT).await;
    assert!(matches!(opened, Err(ClubProblem::Recovering)), "{:?}", opened.err());

    let call = Call::on(&url);
    let starting = tokio::task::spawn_blocking(move || call.start());
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(!starting.is_finished(), "the database is read-only");
    let mut line = PgConnection::connect(&url).await.expect("connected");
    sqlx::query("SELECT pg_promote()").execute(&mut line).await.expect("promoted");
    let node = starting.await.expect("it starts");
    until("it is ready", async || asked(node.inner, "/readyz").await.0 == 200).await;
}
