//! What a club's database guarantees beyond the laws of all backends: one owner at a time, fencing of nodes whose lease
//! has expired, and certainty about what was stored when an answer is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use app_core::protocol::Role;
use app_core::storage::{
    CorruptionReportStore, DeviceStore, EntryRef, Label, LabelChange, NewEntries, StorageBackend, StoreError,
    StoredDevice, TableStore,
};
use bucintoro_tests::backends::{Backend, InPostgres, PATIENT, following, lines, lines_after, plain};
use bucintoro_tests::faulty_proxy::{FaultyProxy, Network};
use bucintoro_tests::{Table, awaited, postgres};
use club_postgres::{Club, ClubProblem, LeaseConfig};
use host::App;
use kernel::Seat;
use sqlx::postgres::PgPool;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};

/// Returns a configuration of a node that renews its lease only once, so that the lease expires soon.
fn beats_once(lapse: Duration) -> LeaseConfig {
    LeaseConfig { heartbeat_interval: Duration::from_secs(3_600), lease_duration: lapse, ..QUICK }
}

/// Short times, so that leases expire soon.
const QUICK: LeaseConfig = LeaseConfig {
    heartbeat_interval: Duration::from_millis(50),
    lease_duration: Duration::from_millis(300),
    lease_ttl: Duration::from_millis(400),
    clock: SystemTime::now,
    since_boot: club_postgres::since_boot,
};

async fn epochs(url: &str, table: u32) -> Vec<i64> {
    let pool = PgPool::connect(url).await.expect("the database");
    let epochs = sqlx::query_scalar("SELECT epoch FROM entries WHERE table_id = $1 ORDER BY n").bind(i64::from(table));
    epochs.fetch_all(&pool).await.expect("epochs")
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn expired_node_cannot_write() {
    let home = InPostgres::new().await;
    // Its clock stands still, so it believes that its lease is valid.
    let stopped = home.beside(beats_once(Duration::from_secs(1_000))).await;
    let mut whole = lines(2, "whole");
    let id = stopped.create(plain(&whole, "one")).await.expect("stored");
    assert!(matches!(home.club().take(id).await, Err(StoreError::Elsewhere)), "its lease has not expired");
    let other = home.beside(LeaseConfig { lease_duration: PATIENT.lease_duration, ..QUICK }).await;
    tokio::time::sleep(QUICK.lease_ttl).await;
    let taken = other.take(id).await.expect("the lease has expired").expect("the table");
    assert_eq!(taken.known, EntryRef::of(&whole));
    let fresh = lines_after(&whole[1].hash, 2, 1, "fresh");
    for seeds in [None, Some("0a")] {
        let late = NewEntries { seeds, ..following(&whole, &fresh) };
        assert!(matches!(stopped.append(id, late).await, Err(StoreError::Elsewhere)));
    }
    let last = EntryRef::of(&whole[..1]).expect("a line");
    let fault = kernel::record::LineFault::NoHash;
    let late = stopped.quarantine_tail(id, &last, 2, fault, "2026-01-01T10:00:00Z").await;
    assert!(matches!(late, Err(StoreError::Elsewhere)), "{late:?}");
    assert_eq!(other.quarantined().await.expect("read").names, Vec::<String>::new());
    let device = StoredDevice {
        id: 0,
        name: "Phone".to_owned(),
        role: Role::Spectator,
        muted: false,
        token: "token".to_owned(),
        seen: "2026-01-01T10:00:00Z".to_owned(),
    };
    let kept = other.add_device(id, &device).await.expect("stored");
    let changed = StoredDevice { id: kept, muted: true, ..device.clone() };
    let added = StoredDevice { token: "another".to_owned(), ..device.clone() };
    let away = other.create(plain(&lines(1, "another"), "two")).await.expect("stored");
    other.store_hosting_config(id, "{}", &["code".to_owned()]).await.expect("stored");
    let late = [
        stopped.store_seeds(id, "0b").await,
        stopped.set_gone(id, Some("192.0.2.1:7")).await,
        stopped.set_label(id, &LabelChange { name: "late".to_owned(), ..LabelChange::default() }).await.map(|_| ()),
        stopped.delete(id).await.map(|_| ()),
        stopped.add_device(id, &added).await.map(|_| ()),
        stopped.change_device(id, &changed).await,
        stopped.delete_device(id, kept).await,
        stopped.move_devices(id, away).await,
        stopped.release_seat(id, Seat(0)).await,
        stopped.store_hosting_config(id, "late", &["late".to_owned()]).await,
        stopped.delete_hosting_config(id).await,
    ];
    assert!(late.iter().all(|late| matches!(late, Err(StoreError::Elsewhere))), "{late:?}");
    assert_eq!(other.read(id).await.expect("read"), Some(taken));
    assert_eq!(other.devices(id, "").await.expect("read"), [StoredDevice { id: kept, ..device }]);
    assert_eq!(other.hosting_config(id).await.expect("read").as_deref(), Some("{}"));
    assert_eq!(other.list().await.expect("read").last().expect("the table").label, Label::default());
    other.append(id, following(&whole, &fresh)).await.expect("the owner appends");
    whole.extend(fresh);
    // The next owner finds all entries, and epochs never decrease.
    other.close().await;
    let after = home.club().take(id).await.expect("it was released").expect("the table");
    assert_eq!(after.lines.len(), 3);
    let more = lines_after(&whole[2].hash, 3, 1, "more");
    home.club().append(id, following(&whole, &more)).await.expect("stored");
    assert_eq!(epochs(&home.url(), id).await, [1, 1, 2, 3]);
}

/// True if the node must not renew its lease, because its clock is wrong.
static MAY_NOT_BEAT: AtomicBool = AtomicBool::new(false);

/// Seconds that the node's clock is ahead.
static LATER: AtomicU64 = AtomicU64::new(0);

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn node_without_heartbeat_stops_and_must_retake_tables() {
    let home = InPostgres::new().await;
    // The lease lasts until this test ends it, even on a slow machine.
    let clock = || if MAY_NOT_BEAT.load(Ordering::SeqCst) { SystemTime::UNIX_EPOCH } else { SystemTime::now() };
    let since_boot = || club_postgres::since_boot() + Duration::from_secs(LATER.load(Ordering::SeqCst));
    let node = home.beside(LeaseConfig { clock, since_boot, ..PATIENT }).await;
    let whole = lines(2, "whole");
    let id = node.create(plain(&whole, "one")).await.expect("stored");
    let mut tries = node.node().tries();
    MAY_NOT_BEAT.store(true, Ordering::SeqCst);
    // The first attempt may have begun before; the second has not.
    for _ in 0..2 {
        tries.changed().await.expect("a renewal is attempted");
    }
    LATER.store(PATIENT.lease_duration.as_secs(), Ordering::SeqCst);
    tokio::time::timeout(Duration::from_secs(20), node.node().wait_for_expiry()).await.expect("its lease expires");
    assert!(!node.node().has_lease());
    let fresh = lines_after(&whole[1].hash, 2, 1, "fresh");
    assert!(matches!(node.append(id, following(&whole, &fresh)).await, Err(StoreError::Elsewhere)));
    assert!(matches!(node.take(id).await, Err(StoreError::Elsewhere)));
    // The node renews its lease again. It must take its tables again, although no other node took them.
    MAY_NOT_BEAT.store(false, Ordering::SeqCst);
    while !node.node().has_lease() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(node.node().lease_expirations(), 1);
    assert!(matches!(node.append(id, following(&whole, &fresh)).await, Err(StoreError::Elsewhere)));
    node.take(id).await.expect("taken").expect("the table");
    node.append(id, following(&whole, &fresh)).await.expect("stored");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn two_nodes_at_one_address_admit_one_until_its_lease_expires() {
    let server = postgres::shared();
    let url = server.url(&server.database().await);
    let pace = LeaseConfig { heartbeat_interval: QUICK.heartbeat_interval, ..PATIENT };
    let (one, other) = tokio::join!(Club::open(&url, "10.0.0.1:7", pace), Club::open(&url, "10.0.0.1:7", pace));
    assert!(one.is_ok() != other.is_ok(), "{:?} {:?}", one.as_ref().err(), other.as_ref().err());
    let refused = one.as_ref().err().or(other.as_ref().err());
    assert!(matches!(refused, Some(ClubProblem::AddressTaken(at)) if at == "10.0.0.1:7"), "{refused:?}");
    Club::open(&url, "10.0.0.2:7", pace).await.expect("another address");
    // It ends without releasing its lease.
    drop((one, other));
    let pace = LeaseConfig { lease_ttl: QUICK.lease_ttl, ..pace };
    Club::open(&url, "10.0.0.1:7", pace).await.expect("its lease expires");
}

/// Seconds for which the machine was suspended.
static ASLEEP: AtomicU64 = AtomicU64::new(0);

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn suspended_time_counts_against_lease() {
    let home = InPostgres::new().await;
    let since_boot = || club_postgres::since_boot() + Duration::from_secs(ASLEEP.load(Ordering::SeqCst));
    let lease_duration = Duration::from_secs(100);
    let node = home
        .beside(LeaseConfig { heartbeat_interval: Duration::from_secs(3_600), lease_duration, since_boot, ..QUICK })
        .await;
    let whole = lines(2, "whole");
    let id = node.create(plain(&whole, "one")).await.expect("stored");
    assert!(node.node().has_lease());
    let lapsed = tokio::spawn({
        let node = Arc::clone(&node);
        async move { node.node().wait_for_expiry().await }
    });
    tokio::task::yield_now().await;
    ASLEEP.store(lease_duration.as_secs(), Ordering::SeqCst);
    assert!(!node.node().has_lease());
    let fresh = lines_after(&whole[1].hash, 2, 1, "fresh");
    assert!(matches!(node.append(id, following(&whole, &fresh)).await, Err(StoreError::Elsewhere)));
    tokio::time::timeout(Duration::from_secs(20), lapsed)
        .await
        .expect("its connections end")
        .expect("its lease expires");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn draining_node_keeps_its_tables_and_takes_none() {
    let home = InPostgres::new().await;
    let (leaving, whole) = (home.beside(PATIENT).await, lines(2, "whole"));
    let id = leaving.create(plain(&whole, "one")).await.expect("stored");
    let another = home.club().create(plain(&whole, "two")).await.expect("stored");
    leaving.node().drain();
    let says = async || home.club().owner(id).await.expect("read").expect("an owner").draining;
    while !says().await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let fresh = lines_after(&whole[1].hash, 2, 1, "fresh");
    leaving.append(id, following(&whole, &fresh)).await.expect("stored");
    home.club().close().await;
    assert!(matches!(leaving.take(another).await, Err(StoreError::Elsewhere)));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn only_one_of_many_nodes_takes_a_table() {
    let home = InPostgres::new().await;
    let whole = lines(2, "whole");
    let id = home.club().create(plain(&whole, "one")).await.expect("stored");
    let url = home.url();
    let joined = (0..5).map(|_| async { Arc::new(Club::open(&url, "", PATIENT).await.expect("opened")) });
    let nodes: Vec<Arc<Club>> = futures_util::future::join_all(joined).await;
    home.club().close().await;
    let tries = nodes.iter().map(|node| node.take(id));
    let taken = futures_util::future::join_all(tries).await;
    assert_eq!(taken.iter().filter(|taken| matches!(taken, Ok(Some(_)))).count(), 1);
    assert_eq!(taken.iter().filter(|taken| matches!(taken, Err(StoreError::Elsewhere))).count(), 4);
    for (node, taken) in nodes.iter().zip(&taken) {
        let owner = node.owner(id).await.expect("read").expect("an owner").id;
        assert_eq!(owner == node.node().id(), taken.is_ok());
    }
    assert!(matches!(nodes[0].take(id + 1).await, Ok(None)), "no such table");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn text_with_nul_characters_is_stored() {
    let home = InPostgres::new().await;
    let records = home.records();
    let whole = lines(1, "whole");
    let id = records.create(plain(&whole, "a\0b")).await.expect("stored");
    assert_eq!(records.table_of_request("a\0b").await.expect("read"), Some(id));
    records.set_preference("k\0", "v\0").await.expect("stored");
    assert_eq!(records.preferences().await.expect("read").len(), 1);
}

async fn through() -> (FaultyProxy, Arc<Club>) {
    let server = postgres::shared();
    let database = server.database().await;
    let between = FaultyProxy::new(server.port).await;
    let url = server.url_by(between.port, &database);
    // It renews its lease only once, so no other statement is in progress.
    let pace = LeaseConfig { heartbeat_interval: Duration::from_secs(3_600), ..PATIENT };
    (between, Arc::new(Club::open(&url, "", pace).await.expect("opened")))
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn append_needs_one_round_trip() {
    let (between, club) = through().await;
    let mut whole = lines(1, "whole");
    let id = club.create(plain(&whole, "one")).await.expect("stored");
    for round in 0..5_u32 {
        let fresh = lines_after(&whole.last().expect("a line").hash, 1 + 3 * round, 3, "fresh");
        let before = between.turns();
        let request = format!("said {round}");
        let said = NewEntries { request: Some(&request), seeds: Some("0a"), ..following(&whole, &fresh) };
        club.append(id, said).await.expect("stored");
        let turns = between.turns() - before;
        // In the first round the statement is prepared.
        assert!(turns == 1 || round == 0, "{turns} in round {round}");
        whole.extend(fresh);
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn entries_with_lost_reply_are_found() {
    let (between, club) = through().await;
    let whole = lines(1, "whole");
    let id = club.create(plain(&whole, "one")).await.expect("stored");
    let fresh = lines_after(&whole[0].hash, 1, 1, "fresh");
    between.is(Network::LosesAnswer);
    let lost = club.append(id, following(&whole, &fresh)).await;
    assert!(matches!(lost, Err(StoreError::Unknown(_))), "{lost:?}");
    between.is(Network::Sound);
    let taken = club.take(id).await.expect("taken").expect("the table");
    // Either it has arrived, or it never will.
    let whole = if taken.lines.len() == 2 { [whole, fresh].concat() } else { whole };
    let more = lines_after(&whole.last().expect("a line").hash, whole.len() as u32, 1, "more");
    club.append(id, following(&whole, &more)).await.expect("stored");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn command_reply_is_correct_when_database_replies_are_lost() {
    let (between, club) = through().await;
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::new(Arc::clone(&club) as Arc<dyn StorageBackend>, folder.path());
    let mut table = Table::on(app, 3).await;
    let mut length = table.state().await.length;
    for round in 0..6 {
        let state = table.state().await;
        let (by, commands) = awaited(&state).expect("an actor is asked");
        let back = between.way();
        if round % 2 == 0 {
            between.is(Network::LosesAnswer);
        }
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(100)).await;
            back.send_replace(Network::Sound);
        });
        let said = table.say(by, commands[0].clone(), state.head).await;
        let now = table.state().await;
        assert_eq!(said.is_ok(), now.length > length, "{said:?}");
        length = now.length;
    }
    let stored = club.read(table.id).await.expect("read").expect("the table");
    assert_eq!(stored.lines.len(), length as usize);
}

/// Returns the statements of the club's database, by name.
fn statements() -> Vec<(String, String)> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let source = std::fs::read_to_string(root.join("crates/club/postgres/src/queries.rs")).expect("the queries");
    let items = syn::parse_file(&source).expect("Rust").items.into_iter();
    let statement = |item| match item {
        syn::Item::Const(item) => match *item.expr {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => {
                Some((item.ident.to_string(), text.value()))
            }
            _ => None,
        },
        _ => None,
    };
    items.filter_map(statement).collect()
}

/// A dead node may have thousands of tables, so the queries for taking one table must not scan those of all.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn queries_for_one_table_use_an_index() {
    let server = postgres::shared();
    let home = InPostgres::new().await;
    let whole = lines(1, "whole");
    home.club().create(plain(&whole, "one")).await.expect("stored");
    let mut line = PgConnection::connect(&home.url()).await.expect("connected");
    let many = "INSERT INTO devices (table_id, name, role, muted, token, seen) \
                SELECT (SELECT id FROM tables), '', '', false, n::text, '2026' FROM generate_series(1, 20000) AS n";
    line.execute(many).await.expect("made");
    line.execute("ANALYZE devices").await.expect("counted");
    for (name, bound) in [("FORGET_DEVICES", "'2025'"), ("TABLE_OF_DEVICE", "'1'")] {
        let text = statements().into_iter().find(|(known, _)| known == name).expect("a statement").1;
        let plan = format!("EXPLAIN {}", text.replace("$1", bound));
        let plan: Vec<String> = sqlx::query_scalar(AssertSqlSafe(plan)).fetch_all(&mut line).await.expect("a plan");
        assert!(plan.iter().any(|step| step.contains("Index")), "{name}, port {}: {plan:?}", server.port);
    }
}

/// True if a statement touches a table of the database.
fn touches(statement: &str, table: &str) -> bool {
    let words: Vec<&str> = statement.split(|c: char| !(c.is_alphanumeric() || c == '_')).collect();
    words.windows(2).any(|pair| ["FROM", "INTO", "UPDATE", "JOIN"].contains(&pair[0]) && pair[1] == table)
}

/// A node that has lost a table can change neither its record nor its other data.
#[test]
fn every_table_write_is_fenced_by_owner_and_epoch() {
    // These change the owner or delete old data; the others are derived from a record and name its end.
    let others = ["CREATE", "TAKE", "RELEASE_TABLES", "CLOSE", "FORGET_DEVICES", "FORGET_RESERVED"];
    let derived = ["SET_SUMMARY", "KEEP_FIGURES", "KEEP_SCORES"];
    let mut fenced = 0;
    for (name, text) in statements() {
        let of_tables =
            ["tables", "entries", "devices", "reserved_seats", "hosted", "codes", "figures", "scores", "aside"];
        let writes = of_tables.iter().any(|table| {
            ["INSERT INTO", "UPDATE", "DELETE FROM"].iter().any(|verb| text.contains(&format!("{verb} {table} ")))
        });
        if !writes || others.contains(&name.as_str()) {
            continue;
        }
        if derived.contains(&name.as_str()) {
            let ends = "WHERE id = $1 AND last_n = $2 AND last_hash = $3";
            assert!(text.contains(ends), "{name} does not name the end of the record by its hash");
            continue;
        }
        assert!(
            text.contains("id = $1 AND owner = $2 AND epoch = $3")
                || text.contains("id = $1 AND (owner = $2 AND epoch = $3 OR closed)"),
            "{name} is not fenced"
        );
        let locks = text.contains("FOR SHARE") || text.contains("UPDATE tables") || text.contains("DELETE FROM tables");
        assert!(locks, "{name} does not lock the row of the table");
        fenced += 1;
    }
    assert!(fenced > 12, "{fenced}");
}

/// Needed to spread the database over several servers by table id.
#[test]
fn every_key_and_record_query_contains_the_table_id() {
    let statements = statements();
    assert!(statements.len() > 30, "{statements:?}");
    let creates = |name: &str| name == "CREATE";
    for (name, text) in statements.iter().filter(|(_, text)| touches(text, "entries")) {
        let named = text.contains("table_id = $1") || text.contains("WHERE held.id = $1") || creates(name);
        assert!(named, "{name} reads or writes entries of more than one table");
    }
    // Data of a table has the table's id, except for lists: of all tables, of an event, of figures, and of tables that
    // a node owns and releases. A device leads to its table.
    let all = [
        "LIST",
        "RELEASE_TABLES",
        "OWNED",
        "CREATE",
        "FIGURES",
        "FACTS",
        "STALE",
        "TABLE_IDS",
        "TABLE_OF_DEVICE",
        "CLOSED_TABLE_OF_DEVICE",
    ];
    for (name, text) in statements.iter().filter(|(_, text)| touches(text, "tables")) {
        assert_eq!(!text.contains("id = $1"), all.contains(&name.as_str()), "{name}");
    }
    // No other code sends queries to the database.
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let sources = std::fs::read_dir(root.join("crates/club/postgres/src")).expect("the sources").flatten();
    for file in sources.filter(|file| file.file_name() != "queries.rs") {
        let text = std::fs::read_to_string(file.path()).expect("text");
        for word in ["INSERT INTO", "UPDATE ", "DELETE FROM", " FROM "] {
            assert!(!text.contains(word), "{} queries the database itself", file.path().display());
        }
    }
    let migrations = std::fs::read_dir(root.join("crates/club/postgres/migrations")).expect("the migrations").flatten();
    let migrations: String = migrations.map(|file| std::fs::read_to_string(file.path()).expect("text")).collect();
    let entries = migrations.split("CREATE TABLE entries (").nth(1).and_then(|rest| rest.split(");").next());
    let keys = entries.expect("the record").lines().filter(|line| line.contains("KEY (") || line.contains("UNIQUE ("));
    let keys: Vec<&str> = keys.map(str::trim).collect();
    assert_eq!(keys.len(), 2, "{keys:?}");
    assert!(keys.iter().all(|key| key.contains("(table_id, ")), "{keys:?}");
    assert!(!migrations.contains("INDEX ON entries") && !migrations.contains(" ON entries ("), "a second index");
}
