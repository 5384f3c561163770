//! Nodes of two versions side by side, and a database that is reached over a line that nobody reads.

use std::path::Path;
use std::process::Command;

use app_core::storage::{KeepsTables as _, Records as _};
use bucintoro_tests::homes::{PATIENT, following, lines, lines_after, plain};
use bucintoro_tests::postgres::{self, Server, is_root};
use club_postgres::{Club, ClubProblem};
use sqlx::{Connection as _, Executor as _, PgConnection};

/// What a newer version might bring: columns and a table, and nothing that was there is changed.
const NEWER: &str = "
    ALTER TABLE tables ADD COLUMN newer text NOT NULL DEFAULT 'unknown';
    ALTER TABLE entries ADD COLUMN newer bigint;
    ALTER TABLE nodes ADD COLUMN newer boolean NOT NULL DEFAULT false;
    CREATE TABLE newer (table_id bigint PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE);
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    VALUES (99990101000000, 'newer', true, '\\x00', 1);";

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn an_older_node_goes_on_beside_a_newer_one_and_joins_after_it() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let older = Club::open(&url, "older", PATIENT).await.expect("it opens");
    let mut whole = lines(1, "whole");
    let id = older.create(plain(&whole, "one")).await.expect("kept");
    let add = async |club: &Club, whole: &mut Vec<_>| {
        let fresh = lines_after(&last(whole), whole.len() as u32, 1, "fresh");
        club.append(id, following(whole, &fresh)).await.expect("kept");
        whole.extend(fresh);
    };
    add(&older, &mut whole).await;
    // A newer one joins: what the older one had asked before it may ask as before.
    let mut line = PgConnection::connect(&url).await.expect("it opens");
    line.execute(NEWER).await.expect("brought up to date");
    for _ in 0..3 {
        add(&older, &mut whole).await;
        assert_eq!(older.read(id).await.expect("read").expect("the table").lines.len(), whole.len());
    }
    older.close().await;
    // One that is started again, or for the first time.
    let again = Club::open(&url, "again", PATIENT).await.expect("it joins all the same");
    again.take(id).await.expect("taken").expect("the table");
    add(&again, &mut whole).await;
    assert_eq!(again.list().await.expect("read").len(), 1);
}

fn last(whole: &[kernel::record::Sealed]) -> String {
    whole.last().expect("a line").hash.clone()
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_migration_that_was_changed_is_refused() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    Club::open(&url, "", PATIENT).await.expect("it opens").close().await;
    let mut line = PgConnection::connect(&url).await.expect("it opens");
    line.execute("UPDATE _sqlx_migrations SET checksum = '\\x00'").await.expect("changed");
    let opened = Club::open(&url, "", PATIENT).await;
    assert!(matches!(opened, Err(ClubProblem::Migrations(_))), "{:?}", opened.err());
}

/// Runs openssl in a folder.
fn openssl(folder: &Path, words: &str) {
    let done = Command::new("openssl").args(words.split(' ')).current_dir(folder).output().expect("openssl");
    assert!(done.status.success(), "{words}: {}", String::from_utf8_lossy(&done.stderr));
}

/// An authority called so, and a certificate of its for this machine's address.
fn certified(folder: &Path, name: &str) {
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    openssl(folder, &format!("req -x509 {key} -keyout {name}.key -out {name}.pem -subj /CN={name} -days 2"));
    openssl(folder, &format!("req {key} -keyout {name}-server.key -out {name}.csr -subj /CN=server"));
    std::fs::write(folder.join("names"), "subjectAltName=IP:127.0.0.1\n").expect("written");
    let signed = format!("-CA {name}.pem -CAkey {name}.key -CAcreateserial -days 2 -extfile names");
    openssl(folder, &format!("x509 -req -in {name}.csr -out {name}-server.pem {signed}"));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn the_database_is_reached_encrypted_and_by_its_own_certificate_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    certified(folder.path(), "ours");
    certified(folder.path(), "strange");
    let place = folder.path().display();
    if is_root() {
        // The server reads its key as its own user.
        let owned = Command::new("chown").args(["-R", "postgres"]).arg(folder.path()).status();
        assert!(owned.expect("chown").success());
    }
    let settings =
        format!("-c ssl=on -c ssl_cert_file={place}/ours-server.pem -c ssl_key_file={place}/ours-server.key");
    let server = Server::start(&settings);
    let database = server.database().await;
    let by = |host: &str, root: &str| {
        let port = server.port;
        format!("postgres://bucintoro@{host}:{port}/{database}?sslmode=verify-full&sslrootcert={place}/{root}.pem")
    };
    let club = Club::open(&by("127.0.0.1", "ours"), "", PATIENT).await.expect("it opens");
    let mut line = PgConnection::connect(&server.net_url(&database)).await.expect("it opens");
    let encrypted = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE ssl AND application_name = 'bucintoro'";
    let encrypted: i64 = sqlx::query_scalar(encrypted).fetch_one(&mut line).await.expect("read");
    assert!(encrypted >= 1, "nothing is encrypted");
    club.close().await;
    for wrong in [by("127.0.0.1", "strange"), by("localhost", "ours")] {
        let opened = Club::open(&wrong, "", PATIENT).await;
        assert!(matches!(opened, Err(ClubProblem::Unreachable(_))), "{wrong}: {:?}", opened.err());
    }
}
