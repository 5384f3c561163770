//! Storage backends as tests create them, and a sample of everything that a backend can store.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use app_core::protocol::{Damage, Role};
use app_core::storage::{
    EntryRef, Label, NewEntries, NewTable, RememberedName, StorageBackend, StoredBoard, StoredDevice, StoredGroup,
};
use club_postgres::{Club, LeaseConfig};
use host::{App, OnDisk};
use kernel::Seat;
use kernel::record::{HashedLine, LineFault, append_hash};
use serde_json::json;
use storage_sqlite::Store;
use tempfile::TempDir;

use crate::memory::Memory;
use crate::postgres;

/// A storage backend that a test creates, closes and opens again.
#[allow(async_fn_in_trait, reason = "only tests use it")]
pub trait Backend: Sized {
    /// Creates an empty backend.
    async fn new() -> Self;

    /// Returns the open backend.
    fn records(&self) -> Arc<dyn StorageBackend>;

    /// Returns a folder for the other files of the program.
    fn folder(&self) -> &std::path::Path;

    /// Closes the backend and opens the same data, as a restart of the program does.
    async fn again(self) -> Self;

    /// Returns an application that uses this backend.
    fn app(&self) -> App {
        App::new(self.records(), self.folder())
    }
}

/// SQLite in a folder.
pub struct InSqlite {
    folder: TempDir,
    store: Arc<Store>,
}

impl Backend for InSqlite {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Store::open(folder.path()).await.expect("the folder is free"));
        Self { folder, store }
    }

    fn records(&self) -> Arc<dyn StorageBackend> {
        Arc::clone(&self.store) as Arc<dyn StorageBackend>
    }

    fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    async fn again(self) -> Self {
        self.store.close().await;
        let store = Arc::new(Store::open(self.folder.path()).await.expect("the folder is free"));
        Self { store, ..self }
    }
}

/// The backend in memory.
pub struct InMemory {
    folder: TempDir,
    /// The backend, in which a test causes failures.
    pub memory: Arc<Memory>,
}

impl Backend for InMemory {
    async fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), memory: Arc::default() }
    }

    fn records(&self) -> Arc<dyn StorageBackend> {
        Arc::clone(&self.memory) as Arc<dyn StorageBackend>
    }

    fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    async fn again(self) -> Self {
        self.memory.close().await;
        Self { memory: Arc::new(self.memory.again()), ..self }
    }
}

/// Plain files in a folder, the format of the web app.
pub struct InFolder {
    folder: TempDir,
    backend: Arc<::storage_files::Home>,
}

impl Backend for InFolder {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let backend = opened(&folder).await;
        Self { folder, backend }
    }

    fn records(&self) -> Arc<dyn StorageBackend> {
        Arc::clone(&self.backend) as Arc<dyn StorageBackend>
    }

    fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    async fn again(self) -> Self {
        self.backend.close().await;
        let backend = opened(&self.folder).await;
        Self { backend, ..self }
    }
}

/// A new database on the PostgreSQL server that the tests share.
pub struct InPostgres {
    folder: TempDir,
    database: String,
    club: Arc<Club>,
}

/// Long leases, because a node on a machine that is busy with tests is slow.
pub const PATIENT: LeaseConfig = LeaseConfig {
    heartbeat_interval: Duration::from_secs(1),
    lease_duration: Duration::from_secs(100),
    lease_ttl: Duration::from_secs(200),
    clock: SystemTime::now,
    since_boot: club_postgres::since_boot,
};

impl InPostgres {
    /// Opens the same database as another node.
    pub async fn beside(&self, pace: LeaseConfig) -> Arc<Club> {
        joined(&self.database, pace).await
    }

    pub fn club(&self) -> &Arc<Club> {
        &self.club
    }

    /// Returns the address of the database.
    pub fn url(&self) -> String {
        postgres::shared().url(&self.database)
    }
}

async fn joined(database: &str, pace: LeaseConfig) -> Arc<Club> {
    Arc::new(Club::open(&postgres::shared().url(database), "", pace).await.expect("opened"))
}

impl Backend for InPostgres {
    async fn new() -> Self {
        let database = postgres::shared().database().await;
        let club = joined(&database, PATIENT).await;
        Self { folder: tempfile::tempdir().expect("a folder"), database, club }
    }

    fn records(&self) -> Arc<dyn StorageBackend> {
        Arc::clone(&self.club) as Arc<dyn StorageBackend>
    }

    fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    async fn again(self) -> Self {
        self.club.close().await;
        let club = joined(&self.database, PATIENT).await;
        Self { club, ..self }
    }
}

async fn opened(folder: &TempDir) -> Arc<::storage_files::Home> {
    Arc::new(::storage_files::Home::open(Arc::new(OnDisk::new(folder.path()))).await.expect("opened"))
}

/// Returns hashed lines with numbers from `from`, which follow the hash `previous`. They contain no game: `what` is
/// their only text.
pub fn lines_after(previous: &str, from: u32, many: u32, what: &str) -> Vec<HashedLine> {
    let mut previous = previous.to_owned();
    let mut line = |n: u32| {
        let sealed = append_hash(&json!({"n": n, "says": what}), &previous).expect("a line");
        previous.clone_from(&sealed.hash);
        sealed
    };
    (from..from + many).map(&mut line).collect()
}

/// Returns a record of hashed lines that contain no game.
pub fn lines(many: u32, what: &str) -> Vec<HashedLine> {
    lines_after("", 0, many, what)
}

/// Returns a new table without any optional value.
pub fn plain<'a>(lines: &'a [HashedLine], request: &'a str) -> NewTable<'a> {
    NewTable { game: "chess", seed: None, lines, summary: "{}", request, gone_to: None, label: Label::default() }
}

/// Returns entries that follow `lines`, without any optional value.
pub fn following<'a>(lines: &[HashedLine], fresh: &'a [HashedLine]) -> NewEntries<'a> {
    NewEntries { after: EntryRef::of(lines).expect("a line"), lines: fresh, request: None, seeds: None, summary: "{}" }
}

/// Returns a label in which every field is filled, with special characters.
pub fn full_label() -> Label {
    Label {
        name: "The long évening".to_owned(),
        filed: true,
        location: "Café \"Rialto\"".to_owned(),
        note: "Anna \\ Bo:\n'six' galleys 🎲".to_owned(),
    }
}

/// Two times, the earlier one first.
pub const MOMENTS: [&str; 2] = ["2026-01-01T10:00:00Z", "2026-01-02T10:00:00Z"];

/// The tables that [`fill`] stores. The first has every optional value; the second was handed over to another host.
pub struct Filled {
    pub tables: [u32; 2],
    pub records: [Vec<HashedLine>; 2],
}

/// Stores something of every kind, with no field left empty. A new stored field does not compile until it is
/// filled here.
pub async fn fill(records: &dyn StorageBackend) -> Filled {
    let [earlier, later] = MOMENTS;
    let mut first = lines(3, "é \" ' \\ 🜚 first");
    let new = NewTable {
        game: "chess",
        seed: Some("0a"),
        lines: &first,
        summary: "{\"a\":1}",
        request: "made first",
        gone_to: None,
        label: full_label(),
    };
    let one = records.create(new).await.expect("stored");
    let fresh = lines_after(&first[2].hash, 3, 2, "more");
    let fresh_lines = NewEntries {
        after: EntryRef::of(&first).expect("a line"),
        lines: &fresh,
        request: Some("said"),
        seeds: Some("0a 0b"),
        summary: "{\"a\":2}",
    };
    records.append(one, fresh_lines).await.expect("stored");
    first.extend(fresh);
    let second = lines(4, "second");
    let new = NewTable {
        game: "go",
        seed: Some("0c"),
        lines: &second,
        summary: "{\"b\":1}",
        request: "made second",
        gone_to: Some("192.0.2.1:7"),
        label: Label::default(),
    };
    let two = records.create(new).await.expect("stored");
    let device = |name: &str, role, muted, token: &str, seen: &str| StoredDevice {
        id: 0,
        name: name.to_owned(),
        role,
        muted,
        token: token.to_owned(),
        seen: seen.to_owned(),
    };
    for (table, device) in [
        (one, device("Ann's phone", Role::Seat(Seat(1)), false, "token a", later)),
        (one, device("Bo's phone", Role::Spectator, true, "token b", earlier)),
        (two, device("Cy's phone", Role::Seat(Seat(0)), true, "token c", later)),
    ] {
        records.add_device(table, &device).await.expect("stored");
    }
    for (game, id, changed) in [("chess", "small", earlier), ("chess", "large", later), ("go", "small", later)] {
        let board = StoredBoard {
            game: game.into(),
            id: id.into(),
            board: format!("{{\"of\":\"{game}\"}}"),
            changed: changed.into(),
        };
        records.store_board(&board).await.expect("stored");
    }
    records.record_players(&["Ann", "Bo"], earlier).await.expect("stored");
    records.record_players(&["Bo", "Cy"], later).await.expect("stored");
    records.set_preference("language", "fr").await.expect("stored");
    records.set_preference("sound", "").await.expect("stored");
    let name = |name: &str, stands_for: Option<&str>, left_out| RememberedName {
        name: name.to_owned(),
        stands_for: stands_for.map(str::to_owned),
        left_out,
    };
    records.remember_name(&name("Bo", None, true)).await.expect("stored");
    records.remember_name(&name("Ana", Some("Ann"), false)).await.expect("stored");
    let group = StoredGroup { name: "Tuesday é".to_owned(), group: "{\"name\":\"Tuesday é\"}".to_owned() };
    records.store_group(&group).await.expect("stored");
    records.set_hosted_tables(&[two, one]).await.expect("stored");
    records.set_daily_backups("{\"folder\":\"é\"}").await.expect("stored");
    records.report_corruption(Some(one), &Damage::LostTail { last: 4, known: 7 }, earlier).await.expect("stored");
    records.report_corruption(None, &Damage::Unknown, later).await.expect("stored");
    let last = EntryRef::of(&second[..3]).expect("a line");
    records.quarantine_tail(two, &last, 4, LineFault::WrongHash, later).await.expect("stored");
    records.store_figures(one, &EntryRef::of(&first).expect("a line"), "{\"c\":1}").await.expect("stored");
    Filled { tables: [one, two], records: [first, second[..3].to_vec()] }
}

/// Returns everything that a backend contains as text, one line for each reply.
pub async fn told(records: &dyn StorageBackend) -> Vec<String> {
    let listed = records.list().await.expect("read");
    let mut told = vec![format!("list {listed:?}")];
    for table in listed.iter().map(|listed| listed.table) {
        let stored = records.read(table).await.expect("read").expect("a stored table");
        let header = String::from_utf8(stored.lines.first().cloned().unwrap_or_default()).expect("text");
        told.push(format!("table {table} {stored:?}"));
        told.push(format!("begins {:?}", records.with_header(&header).await.expect("read")));
        told.push(format!("losses of {table} {:?}", records.corruption_reports(Some(table)).await.expect("read")));
    }
    for request in ["made first", "made second"] {
        told.push(format!("{request} {:?}", records.table_of_request(request).await.expect("read")));
    }
    told.push(format!("reserved {:?}", records.reserved_seats(None, MOMENTS[1]).await.expect("read")));
    told.push(format!("figures {:?}", records.figures().await.expect("read")));
    told.push(format!("losses {:?}", records.corruption_reports(None).await.expect("read")));
    told.push(format!("boards {:?}", records.boards().await.expect("read")));
    told.push(format!("people {:?}", records.people().await.expect("read")));
    told.push(format!("preferences {:?}", records.preferences().await.expect("read")));
    told.push(format!("names {:?}", records.remembered_names().await.expect("read")));
    told.push(format!("groups {:?}", records.groups().await.expect("read")));
    told.push(format!("hosted {:?}", records.hosted_tables().await.expect("read")));
    told.push(format!("daily backups {:?}", records.daily_backups().await.expect("read")));
    told.push(format!("aside {:?}", records.quarantined().await.expect("read").names));
    // These calls come last, because they delete devices that were last seen before that time.
    for since in MOMENTS {
        for table in listed.iter().map(|listed| listed.table) {
            told.push(format!("devices of {table} {:?}", records.devices(table, since).await.expect("read")));
        }
    }
    told
}
