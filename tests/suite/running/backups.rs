//! Backups of the database as in the manual: pgBackRest stores every change, and can restore the database to a point in
//! time.

use std::path::{Path, PathBuf};

use app_core::protocol::{Greeting, Role};
use bucintoro_tests::lines::Line;
use bucintoro_tests::postgres::Server;
use kernel::Seat;
use sqlx::AssertSqlSafe;
use sqlx::postgres::PgPool;

use super::archive::{archive, is_clean, stored};
use super::{Node, by_code, code, played, set_up, until};

/// pgBackRest, run as the user of the server.
struct Rest {
    folder: PathBuf,
}

impl Rest {
    /// Configures it for a server with the settings of the manual.
    fn of(server: &Server) -> Self {
        let manual = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let manual = std::fs::read_to_string(manual.join("docs/club/pgbackrest.conf")).expect("the file of the manual");
        let folder = server.place().join("rest");
        let data = server.place().join("data");
        let settings = manual
            .replace("/var/lib/postgresql/15/main", &data.display().to_string())
            .replace("/var/lib/pgbackrest", &folder.join("kept").display().to_string())
            .replace("pg1-user=postgres", "pg1-user=bucintoro");
        let own =
            format!("pg1-port={}\npg1-socket-path={}\npg1-database=postgres\n", server.port, server.place().display());
        let global = ["log", "lock", "spool"].map(|name| format!("{name}-path={}", folder.join(name).display()));
        let global = format!("{}\nlog-level-file=off\n", global.join("\n"));
        let settings = settings.replace("[global]\n", &format!("[global]\n{global}")) + &own;
        server.runs("bash", &["-c", &format!("mkdir -p {0}/kept {0}/log {0}/lock {0}/spool", folder.display())]);
        server.runs("bash", &["-c", &format!("cat >{}/settings <<'E'\n{settings}\nE", folder.display())]);
        Self { folder }
    }

    fn call(&self) -> Vec<String> {
        let settings = format!("--config={}/settings", self.folder.display());
        vec![settings, "--stanza=club".to_owned(), "--log-level-console=warn".to_owned()]
    }

    fn does(&self, server: &Server, words: &[&str]) {
        let call = self.call();
        let words: Vec<&str> = call.iter().map(String::as_str).chain(words.iter().copied()).collect();
        server.runs("pgbackrest", &words);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn point_in_time_recovery_restores_whole_records() {
    let mut server = Server::start("-c archive_mode=on -c archive_timeout=60");
    let rest = Rest::of(&server);
    let url = server.net_url(&server.database().await);
    let pool = PgPool::connect(&url).await.expect("the database");
    let push = format!("pgbackrest {} archive-push %p", rest.call().join(" "));
    for set in [format!("ALTER SYSTEM SET archive_command = '{push}'"), "SELECT pg_reload_conf()".to_owned()] {
        sqlx::query(AssertSqlSafe(set)).execute(&pool).await.expect("set");
    }
    rest.does(&server, &["stanza-create"]);

    let mut node = Node::on(&url);
    let mut organiser = node.organiser().await;
    let (table, hosting) = set_up(&mut organiser, "localhost").await;
    let (greeting, token) = by_code(&code(&hosting, Role::Seat(Seat(0))));
    let mut phone = Line::enter(node.listen, &greeting).await.expect("the code is right");
    assert!(played(&mut phone, table, 1).await > 0);
    rest.does(&server, &["--type=full", "backup"]);
    // During this time the test answers no pings, and the node would close the silent connection.
    let mut organiser = node.organiser().await;
    let returns = Greeting::Token { token: token.clone() };
    let mut phone = Line::enter(node.listen, &returns).await.expect("admitted");
    // Its times have a resolution of one second.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    // Commands after the backup are in the write-ahead log.
    let (later, _) = set_up(&mut organiser, "localhost").await;
    played(&mut phone, table, 1).await;
    let moment: String = sqlx::query_scalar("SELECT clock_timestamp()::text").fetch_one(&pool).await.expect("a moment");
    let before = [stored(&url, table).await, stored(&url, later).await];

    // A mistake: all tables are deleted.
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    sqlx::query("DELETE FROM tables").execute(&pool).await.expect("gone");
    // The node continues to write. The test does not wait for anything after the switch of the log.
    let switch = "SELECT pg_walfile_name(pg_switch_wal())";
    let switched: String = sqlx::query_scalar(switch).fetch_one(&pool).await.expect("switched");
    until("the changes are kept", async || {
        let kept = "SELECT last_archived_wal >= $1 FROM pg_stat_archiver";
        let kept = sqlx::query_scalar::<_, Option<bool>>(kept).bind(&switched);
        kept.fetch_one(&pool).await.expect("read") == Some(true)
    })
    .await;
    node.signal("TERM");
    node.ends();
    pool.close().await;
    server.stop_at_once();
    let target = format!("--target={moment}");
    rest.does(&server, &["--delta", "--type=time", &target, "--target-action=promote", "restore"]);
    server.start_again();

    let node = Node::on(&url);
    until("it is ready", async || super::asked(node.inner, "/readyz").await.0 == 200).await;
    assert_eq!([stored(&url, table).await, stored(&url, later).await], before);
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(archive(&url, folder.path()).1["tables"], 2);
    for table in [table, later] {
        assert!(is_clean(&folder.path().join("tables").join(format!("{table:07}.bucintoro"))));
    }
    let mut phone = Line::enter(node.listen, &Greeting::Token { token }).await.expect("admitted");
    super::said(&mut phone, table).await.expect("the table is restored");
}
