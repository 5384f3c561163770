//! Nodes of two versions with one database, and encrypted connections to the database.

use std::path::Path;
use std::process::Command;

use app_core::storage::{
    KeyedSetting, Label, NewTable, PlayerStore as _, SettingsStore as _, StorageBackend as _, StoreError,
    TableStore as _, key_of_group, key_of_name,
};
use bucintoro_tests::backends::{PATIENT, following, full_label, lines, lines_after, plain};
use bucintoro_tests::nodes::{Node, Plan, organiser, set_up};
use bucintoro_tests::postgres::{self, Server, is_root};
use club_postgres::{Club, ClubProblem, Reader};
use sqlx::{Connection as _, Executor as _, PgConnection};

use crate::backends::old_settings::{are_moved, old_settings};
use crate::backends::settings::{group, name};

/// The schema of a newer version: additional columns and a table, without a change of existing ones.
const NEWER: &str = "
    ALTER TABLE tables ADD COLUMN newer text NOT NULL DEFAULT 'unknown';
    ALTER TABLE entries ADD COLUMN newer bigint;
    ALTER TABLE nodes ADD COLUMN newer boolean NOT NULL DEFAULT false;
    CREATE TABLE newer (table_id bigint PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE);
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    VALUES (99990101000000, 'newer', true, '\\x00', 1);";

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn older_node_continues_and_joins_beside_newer_schema() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let older = Club::open(&url, "older", PATIENT).await.expect("opened");
    let mut whole = lines(1, "whole");
    let id = older.create(plain(&whole, "one")).await.expect("stored");
    let add = async |club: &Club, whole: &mut Vec<_>| {
        let fresh = lines_after(&last(whole), whole.len() as u32, 1, "fresh");
        club.append(id, following(whole, &fresh)).await.expect("stored");
        whole.extend(fresh);
    };
    add(&older, &mut whole).await;
    // A newer node joins. The prepared statements of the older node still work.
    let mut line = PgConnection::connect(&url).await.expect("connected");
    line.execute(NEWER).await.expect("brought up to date");
    for _ in 0..3 {
        add(&older, &mut whole).await;
        assert_eq!(older.read(id).await.expect("read").expect("the table").lines.len(), whole.len());
    }
    older.close().await;
    // The older node is restarted, or starts for the first time.
    let again = Club::open(&url, "again", PATIENT).await.expect("it joins");
    again.take(id).await.expect("taken").expect("the table");
    add(&again, &mut whole).await;
    assert_eq!(again.list().await.expect("read").len(), 1);
}

fn last(whole: &[kernel::record::HashedLine]) -> String {
    whole.last().expect("a line").hash.clone()
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn changed_migration_is_refused() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    Club::open(&url, "", PATIENT).await.expect("opened").close().await;
    let mut line = PgConnection::connect(&url).await.expect("connected");
    line.execute("UPDATE _sqlx_migrations SET checksum = '\\x00'").await.expect("changed");
    let opened = Club::open(&url, "", PATIENT).await;
    assert!(matches!(opened, Err(ClubProblem::Migrations(_))), "{:?}", opened.err());
}

/// Reverts the migration that gave tables a location and a note.
const BEFORE_NOTES: &str = "
    ALTER TABLE tables DROP COLUMN location, DROP COLUMN note;
    DELETE FROM _sqlx_migrations WHERE version = 41;";

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn node_of_previous_release_preserves_unknown_note() {
    const CREATE: &str = "INSERT INTO tables (game, name, filed, owner, epoch, last_n, last_hash) \
        VALUES ('chess', 'Older', false, NULL, 1, 0, '') RETURNING id";
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let newer = Club::open(&url, "", PATIENT).await.expect("opened");
    let id = newer.create(NewTable { label: full_label(), ..plain(&lines(1, "whole"), "one") }).await.expect("stored");
    let mut previous = PgConnection::connect(&url).await.expect("connected");
    let rename = sqlx::query("UPDATE tables SET name = 'Tuesday', filed = false WHERE id = $1");
    rename.bind(i64::from(id)).execute(&mut previous).await.expect("stored");
    sqlx::query(CREATE).execute(&mut previous).await.expect("stored");
    let labels: Vec<Label> = newer.list().await.expect("read").into_iter().map(|listed| listed.label).collect();
    let older = Label { name: "Older".to_owned(), ..Label::default() };
    assert_eq!(labels, [older, Label { name: "Tuesday".to_owned(), filed: false, ..full_label() }]);
    newer.close().await;

    // The archive also reads the database of the previous release.
    previous.execute(BEFORE_NOTES).await.expect("taken back");
    let mut reader = Reader::open(&url).await.expect("opened");
    let read = reader.read(id, |_| true, |_| Ok::<_, StoreError>(())).await.expect("read").expect("the table");
    assert_eq!(read.label, Label { name: "Tuesday".to_owned(), ..Label::default() });
}

/// Reverts the migration that gave settings their own tables.
const BEFORE_SETTINGS: &str = "
    DROP TRIGGER settings_of_old_key ON preferences;
    DROP TABLE player_names, player_groups, settings;
    DROP FUNCTION settings_of_old_key, old_key_of_name, old_key_of_group, old_keys_of_settings, json_or_null,
        old_settings_key;
    DELETE FROM _sqlx_migrations WHERE version = 40;";

/// A connection of a node of the previous release, with its statements.
struct Previous {
    line: PgConnection,
}

impl Previous {
    async fn new(url: &str) -> Self {
        Self { line: PgConnection::connect(url).await.expect("connected") }
    }

    async fn prefer(&mut self, key: &str, value: &str) {
        const PREFER: &str = "INSERT INTO preferences (key, value) VALUES ($1, $2) \
            ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        sqlx::query(PREFER).bind(key).bind(value).execute(&mut self.line).await.expect("stored");
    }

    async fn preference(&mut self, key: &str) -> Option<String> {
        let all: Vec<(String, String)> =
            sqlx::query_as("SELECT key, value FROM preferences").fetch_all(&mut self.line).await.expect("read");
        all.into_iter().find(|(known, _)| known == key).map(|(_, value)| value)
    }

    /// Reads the setting of a name, as the previous release does.
    async fn name(&mut self, name: &str) -> Option<KeyedSetting> {
        let key = key_of_name(name);
        let value = self.preference(&key).await?;
        Some(KeyedSetting::read(&key, &value).expect("a setting"))
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn first_newer_node_migrates_settings_of_previous_release() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    Club::open(&url, "", PATIENT).await.expect("opened").close().await;
    let mut previous = Previous::new(&url).await;
    previous.line.execute(BEFORE_SETTINGS).await.expect("taken back");
    for (key, value) in old_settings() {
        previous.prefer(&key, &value).await;
    }
    let archived = async || {
        let mut reader = Reader::open(&url).await.expect("opened");
        let (mut names, groups) = reader.names_and_groups().await.expect("read");
        names.sort_by(|one, other| one.name.cmp(&other.name));
        let preferences: Vec<String> = reader.preferences().await.expect("read").into_keys().collect();
        assert_eq!(preferences, ["tone"]);
        (names, groups)
    };
    let before = archived().await;
    assert_eq!((before.0.len(), before.1.len()), (3, 1));
    let newer = Club::open(&url, "", PATIENT).await.expect("opened");
    are_moved(&newer, "moved").await;
    assert_eq!(archived().await, before);
    // The previous release still finds its keys.
    assert_eq!(previous.preference("hosted").await.as_deref(), Some("7 12 3"));
    assert_eq!(previous.name("Bo").await, Some(KeyedSetting::Name(name("Bo", None, true))));
    newer.close().await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn nodes_of_two_releases_share_settings() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let newer = Club::open(&url, "", PATIENT).await.expect("opened");
    let mut previous = Previous::new(&url).await;
    previous.prefer(&key_of_name("Di"), "{\"name\":\"Di\",\"out\":true}").await;
    previous.prefer(&key_of_group("Monday"), "{\"name\":\"Monday\"}").await;
    // PostgreSQL cannot store this text in JSON. It must not disturb the previous release.
    previous.prefer(&key_of_name("\0"), "{\"name\":\"\\u0000\",\"out\":true}").await;
    for (key, value) in old_settings() {
        previous.prefer(&key, &value).await;
    }
    are_moved(&newer, "written by the previous release").await;

    newer.remember_name(&name("Ana", None, true)).await.expect("stored");
    newer.remember_name(&name("Zoë \"", Some("Zo\\"), true)).await.expect("stored");
    newer.forget_name("Bo").await.expect("deleted");
    newer.store_group(&group("Tuesday", ",\"seats\":[3]")).await.expect("stored");
    newer.store_group(&group("Saturday", "")).await.expect("stored");
    assert_eq!(previous.name("Ana").await, Some(KeyedSetting::Name(name("Ana", None, true))));
    assert_eq!(previous.name("Zoë \"").await, Some(KeyedSetting::Name(name("Zoë \"", Some("Zo\\"), true))));
    assert_eq!(previous.name("Bo").await, None);
    let tuesday = key_of_group("Tuesday");
    assert_eq!(previous.preference(&tuesday).await, Some(group("Tuesday", ",\"seats\":[3]").group));
    newer.delete_group("Tuesday").await.expect("deleted");
    assert_eq!(previous.preference(&tuesday).await, None);
    newer.set_hosted_tables(&[5, 4]).await.expect("stored");
    newer.set_daily_backups("none").await.expect("stored");
    assert_eq!(previous.preference("hosted").await.as_deref(), Some("5 4"));
    assert_eq!(previous.preference("daily-backups").await.as_deref(), Some("none"));
    newer.set_hosted_tables(&[]).await.expect("stored");
    assert_eq!(previous.preference("hosted").await.as_deref(), Some(""));
    assert_eq!(newer.daily_backups().await.expect("read").as_deref(), Some("none"));

    // If one of them deletes a setting, it is deleted for the other too.
    previous.prefer(&key_of_name("Ana"), "").await;
    previous.prefer(&key_of_group("Saturday"), "").await;
    let names: Vec<String> = newer.remembered_names().await.expect("read").into_iter().map(|name| name.name).collect();
    assert_eq!(names, ["Cy é \"", "Zoë \""]);
    assert_eq!(newer.groups().await.expect("read"), []);
    let preferences: Vec<String> = newer.preferences().await.expect("read").into_keys().collect();
    assert_eq!(preferences, ["tone"]);
    newer.close().await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn nodes_of_two_releases_write_settings_without_deadlock() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let newer = Club::open(&url, "", PATIENT).await.expect("opened");
    let mut previous = Previous::new(&url).await;
    let older = async {
        for nth in 0..200 {
            previous.prefer("hosted", &format!("{nth} 1")).await;
            previous.prefer(&key_of_name("Ana"), "{\"name\":\"Ana\",\"is\":\"Anna\"}").await;
        }
    };
    let newer_one = async {
        for nth in 0..200 {
            newer.set_hosted_tables(&[nth, 2]).await.expect("no deadlock");
            newer.remember_name(&name("Ana", None, true)).await.expect("no deadlock");
        }
    };
    tokio::join!(older, newer_one);
    let hosted: Vec<String> = newer.hosted_tables().await.expect("read").iter().map(u32::to_string).collect();
    assert_eq!(previous.preference("hosted").await, Some(hosted.join(" ")));
    let ana = newer.remembered_names().await.expect("read").remove(0);
    assert_eq!(previous.name("Ana").await, Some(KeyedSetting::Name(ana)));
    newer.close().await;
}

/// Runs a program of the previous release, which `BUCINTORO_PREVIOUS` names, or of this release if the variable is not
/// set. The screens of a club can change one setting: the list of hosted tables.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn program_of_previous_release_runs_beside_newer_one() {
    let previous = std::env::var("BUCINTORO_PREVIOUS");
    let program = previous.unwrap_or_else(|_| env!("CARGO_BIN_EXE_node").to_owned());
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let newer = Club::open(&url, "", PATIENT).await.expect("opened");
    newer.remember_name(&name("Ana", None, true)).await.expect("stored");
    newer.set_hosted_tables(&[77]).await.expect("stored");
    let mut node = Node::new(program.leak(), url.clone());
    let key = node.start();
    let mut line = organiser(node.listen, &key).await;
    let plan = Plan { game: "twilight", seats: 3, options: &[], trusting: true };
    let (first, _) = set_up(&mut line, node.listen, &plan).await;
    assert_eq!(newer.hosted_tables().await.expect("read"), [first]);
    newer.set_hosted_tables(&[first, 78]).await.expect("stored");
    let (second, _) = set_up(&mut line, node.listen, &plan).await;
    assert_eq!(newer.hosted_tables().await.expect("read"), [first, second]);
    assert_eq!(newer.remembered_names().await.expect("read"), [name("Ana", None, true)]);
    newer.close().await;
}

/// Runs openssl in a folder.
fn openssl(folder: &Path, words: &str) {
    let done = Command::new("openssl").args(words.split(' ')).current_dir(folder).output().expect("openssl");
    assert!(done.status.success(), "{words}: {}", String::from_utf8_lossy(&done.stderr));
}

/// Creates a certificate authority with this name, and a certificate for this machine's address.
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
async fn database_connection_is_encrypted_and_verifies_certificate() {
    let folder = tempfile::tempdir().expect("a folder");
    certified(folder.path(), "ours");
    certified(folder.path(), "strange");
    let place = folder.path().display();
    if is_root() {
        // The server runs as another user, who must be able to read the key.
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
    let club = Club::open(&by("127.0.0.1", "ours"), "", PATIENT).await.expect("opened");
    let mut line = PgConnection::connect(&server.net_url(&database)).await.expect("connected");
    let encrypted = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE ssl AND application_name = 'bucintoro'";
    let encrypted: i64 = sqlx::query_scalar(encrypted).fetch_one(&mut line).await.expect("read");
    assert!(encrypted >= 1, "no connection is encrypted");
    club.close().await;
    for wrong in [by("127.0.0.1", "strange"), by("localhost", "ours")] {
        let opened = Club::open(&wrong, "", PATIENT).await;
        assert!(matches!(opened, Err(ClubProblem::Unreachable(_))), "{wrong}: {:?}", opened.err());
    }
}
