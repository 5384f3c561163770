//! Randomly damaged data folders: the database, the text mirror, or both.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};

use app_core::protocol::{Damage, LibraryRequest, Loss, Reply, Role, TableRequest};
use app_core::storage::{
    CorruptionReportStore as _, DeviceStore as _, StorageBackend as _, StoredDevice, TableStore as _,
};
use bucintoro_tests::cases::{is_long_run, seeds};
use bucintoro_tests::{GAME, Table, new_table_of};
use futures_util::FutureExt as _;
use host::App;
use kernel::Seat;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sqlx::Row;
use storage_sqlite::Store;

/// Number of damaged folders, every day and in a long run. Of five folders, three have a damaged database, one has
/// damaged mirrors, and one has both.
const FOLDERS: [u64; 2] = [20, 2_000];

/// Cases that once failed. They are repeated every day.
const FAILED_ONCE: [u64; 1] = [382];

const FILE: &str = "bucintoro.sqlite";
const LOG: &str = "bucintoro.sqlite-wal";

/// The size of a sector of a disk.
const SECTOR: usize = 512;

/// Number of commands in each game before the database is closed once, and after that. The later ones are only in its
/// write-ahead log.
const ENTRIES: [usize; 2] = [40, 25];

/// The damaged files of a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Database,
    Mirrors,
    Both,
}

/// A kind of damage.
#[derive(Clone, Copy, Debug)]
enum DamageKind {
    Cut,
    Flips,
    Zeroed,
    Swapped,
    Removed,
}

const DAMAGE_KINDS: [DamageKind; 5] =
    [DamageKind::Cut, DamageKind::Flips, DamageKind::Zeroed, DamageKind::Swapped, DamageKind::Removed];

/// Everything that must be restored, as text.
#[derive(Debug, PartialEq, Eq)]
struct Content {
    lines: BTreeMap<(i64, i64), Vec<u8>>,
    requests: BTreeSet<String>,
    /// Games with seeds, names and hand-overs, devices, reserved seats.
    states: BTreeSet<String>,
}

async fn content(store: &Store) -> Content {
    const LINES: &str = "SELECT table_id, n, CAST(line AS BLOB), request FROM entries";
    const STATES: &str = "SELECT 'table ' || id || ' ' || game || ' ' || quote(seed) || ' ' || quote(request) || ' ' \
        || coalesce(name, '') || ' ' || coalesce(filed, 0) || ' ' || coalesce(location, '') || ' ' \
        || coalesce(note, '') || ' ' || quote(gone_to) FROM tables \
        UNION ALL SELECT 'device ' || table_id || ' ' || name || ' ' || role || ' ' || muted || ' ' || token || ' ' \
        || seen FROM devices UNION ALL SELECT 'seat ' || table_id || ' ' || seat FROM reserved_seats";
    let rows = sqlx::query(LINES).fetch_all(store.pool()).await.expect("lines");
    let lines = rows.iter().map(|row| ((row.get(0), row.get(1)), row.get(2))).collect();
    let request = |row: &sqlx::sqlite::SqliteRow| {
        Some(format!("{} {} {}", row.get::<i64, _>(0), row.get::<i64, _>(1), row.get::<Option<&str>, _>(3)?))
    };
    let requests = rows.iter().filter_map(request).collect();
    let states = sqlx::query_scalar(STATES).fetch_all(store.pool()).await.expect("states").into_iter().collect();
    Content { lines, requests, states }
}

/// A folder after the program was killed, so that part of the data is only in the write-ahead log.
struct Base {
    folder: tempfile::TempDir,
    content: Content,
    /// Id of the deleted game.
    deleted: u32,
    /// Offset of each line in the file of its mirror.
    places: BTreeMap<(i64, i64), (PathBuf, usize)>,
    /// Byte ranges of each line in the database or its log.
    stored: BTreeMap<(i64, i64), Vec<(&'static str, Pieces)>>,
}

/// Byte ranges: from the first byte of each piece to the one after its last.
type Pieces = Vec<(usize, usize)>;

/// Returns the byte ranges of a text in a file: one, or several if the text is longer than a page. `None` if it is not
/// there.
fn pieces(file: &[u8], text: &[u8]) -> Option<Pieces> {
    let (mut pieces, mut from) = (Vec::new(), 0);
    while from < text.len() {
        let rest = &text[from..];
        let head = &rest[..rest.len().min(40)];
        let all = memchr::memmem::find_iter(file, head);
        let length = |at: usize| rest.iter().zip(&file[at..]).take_while(|(a, b)| a == b).count();
        let (length, at) = all.map(|at| (length(at), at)).max()?;
        pieces.push((at, at + length));
        from += length;
    }
    Some(pieces)
}

async fn base() -> Base {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 3).await;
    let first = table.id;
    let deleted = new_table_of(&table.session, GAME, 2, &[]).await;
    let mut games = vec![first];
    for (game, seats) in [(GAME, 4), ("twilight", 2), ("libertalia", 3)] {
        games.push(new_table_of(&table.session, game, seats, &[]).await);
    }
    play(&mut table, &games, ENTRIES[0]).await;
    let label = LibraryRequest::Label {
        table: games[1],
        name: "Sunday evening".into(),
        filed: true,
        location: Some("Café Rialto".into()),
        note: Some("Two lines:\nthis is the second.".into()),
    };
    table.session.request(label).await.expect("named");
    table.session.request(LibraryRequest::Delete { table: deleted }).await.expect("deleted");
    table.app.close().await;
    drop(table);
    let store = Store::open(folder.path()).await.expect("the folder is free");
    let token = |nth: usize| format!("{nth:064}");
    for (nth, game) in games.iter().enumerate() {
        for role in [Role::Seat(Seat(1)), Role::Spectator] {
            let (name, seen) = (format!("Phone {nth}"), "2999-01-01T00:00:00Z".to_owned());
            let token = token(2 * nth + usize::from(role == Role::Spectator));
            let device = StoredDevice { id: 0, name, role, muted: false, token, seen };
            store.add_device(*game, &device).await.expect("admitted");
        }
    }
    let mut table = Table::on(App::new(std::sync::Arc::new(store.clone()), folder.path()), 2).await;
    games.push(table.id);
    play(&mut table, &games, ENTRIES[1]).await;
    let (killed, content) = (tempfile::tempdir().expect("a folder"), content(&store).await);
    for part in [FILE, LOG] {
        std::fs::copy(folder.path().join(part), killed.path().join(part)).expect("a copy");
    }
    table.app.close().await;
    copy_folder(&folder.path().join("tables"), &killed.path().join("tables"));
    let mut places = BTreeMap::new();
    for (id, n) in content.lines.keys() {
        let file = Path::new("tables").join(format!("{id}.jsonl"));
        let before = content.lines.range((*id, 0)..(*id, *n)).map(|(_, line)| line.len() + 1).sum();
        places.insert((*id, *n), (file, before));
    }
    let mut stored = BTreeMap::new();
    let files = [FILE, LOG].map(|name| (name, std::fs::read(killed.path().join(name)).expect("a file")));
    for (key, line) in &content.lines {
        let found = files.iter().filter_map(|(name, bytes)| Some((*name, pieces(bytes, line)?)));
        stored.insert(*key, found.collect());
    }
    Base { folder: killed, content, deleted, places, stored }
}

async fn play(table: &mut Table, games: &[u32], entries: usize) {
    for game in games {
        table.id = *game;
        for nth in 0..entries {
            table.play(nth * 7).await.expect("accepted");
        }
    }
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let to = to.join(entry.file_name());
        match entry.file_type().expect("a type").is_dir() {
            true => copy_folder(&entry.path(), &to),
            false => drop(std::fs::copy(entry.path(), to).expect("a copy")),
        }
    }
}

/// Damages a file in blocks of this size.
fn damage_file(file: &Path, block: usize, rng: &mut StdRng) -> DamageKind {
    let mut kind = DAMAGE_KINDS[rng.random_range(0..DAMAGE_KINDS.len())];
    let mut bytes = std::fs::read(file).expect("the file");
    if bytes.len() < 2 * block && matches!(kind, DamageKind::Swapped) {
        kind = DamageKind::Flips;
    }
    let blocks = bytes.len().div_ceil(block).max(1);
    match kind {
        DamageKind::Cut => bytes.truncate(rng.random_range(0..bytes.len().max(1))),
        DamageKind::Flips => {
            for _ in 0..1 << rng.random_range(0..6) {
                if !bytes.is_empty() {
                    let at = rng.random_range(0..bytes.len());
                    bytes[at] ^= 1 << rng.random_range(0..8);
                }
            }
        }
        DamageKind::Zeroed => {
            for _ in 0..rng.random_range(1..4) {
                let from = rng.random_range(0..bytes.len().div_ceil(SECTOR).max(1)) * SECTOR;
                let to = bytes.len().min(from + SECTOR);
                bytes[from..to].fill(0);
            }
        }
        DamageKind::Swapped => {
            let whole = bytes.len() / block;
            let (one, other) = (rng.random_range(0..whole), rng.random_range(0..blocks.min(whole)));
            for at in 0..block {
                bytes.swap(one * block + at, other * block + at);
            }
        }
        DamageKind::Removed => {
            std::fs::remove_file(file).expect("it exists");
            return kind;
        }
    }
    std::fs::write(file, bytes).expect("written");
    kind
}

/// Damages a folder and returns a description.
fn damage(folder: &Path, target: Target, rng: &mut StdRng) -> String {
    let mut done = Vec::new();
    if target != Target::Mirrors {
        let files: &[&str] = [&[FILE][..], &[LOG], &[FILE, LOG]][rng.random_range(0..3)];
        for file in files {
            done.push(format!("{file}: {:?}", damage_file(&folder.join(file), 4_096, rng)));
        }
    }
    if target != Target::Database {
        let files = std::fs::read_dir(folder.join("tables")).expect("a folder").flatten();
        let mut files: Vec<PathBuf> = files.map(|file| file.path()).collect();
        files.sort();
        for _ in 0..1 << rng.random_range(0..5) {
            let nth = rng.random_range(0..files.len());
            if files.len() > 1 {
                let file = files.swap_remove(nth);
                let name = file.file_name().expect("a name").to_string_lossy().into_owned();
                done.push(format!("{name}: {:?}", damage_file(&file, SECTOR, rng)));
            }
        }
    }
    done.join(", ")
}

async fn losses(store: &Store) -> Vec<Loss> {
    store.corruption_reports(None).await.expect("losses")
}

/// Results of one target.
#[derive(Default)]
struct Shares {
    folders: u64,
    rebuilt: u64,
    lines: usize,
    /// Number of changed request ids in databases that were not rebuilt.
    requests: usize,
    /// Number of lines that are intact in the mirror, and of those that were restored.
    in_mirror: [usize; 2],
    /// Number of lines that are intact only in the database, and of those that were restored.
    in_database: [usize; 2],
    /// Number of lines that are damaged in both, and of those that were restored.
    elsewhere: [usize; 2],
}

#[tokio::test]
async fn damaged_folders_are_restored() {
    let (base, folders) = (base().await, if is_long_run() { 0..FOLDERS[1] } else { seeds(FOLDERS[0]) });
    let mut shares: BTreeMap<Target, Shares> = BTreeMap::new();
    let (begun, mut failed) = (std::time::Instant::now(), Vec::new());
    for case in folders.clone().chain(FAILED_ONCE) {
        let target = match case % 5 {
            0..3 => Target::Database,
            3 => Target::Mirrors,
            _ => Target::Both,
        };
        let folder = tempfile::tempdir().expect("a folder");
        let restored = restore_one(&base, folder.path(), case, target, shares.entry(target).or_default());
        if AssertUnwindSafe(restored).catch_unwind().await.is_err() {
            failed.push(format!("case {case}: {}", folder.keep().display()));
        }
    }
    println!("{folders:?}: folders of {} lines in {:?}", base.content.lines.len(), begun.elapsed());
    let mut in_database_alone = [0, 0];
    for (target, Shares { folders, rebuilt, lines, requests, in_mirror, in_database, elsewhere }) in shares {
        in_database_alone = [in_database_alone[0] + in_database[0], in_database_alone[1] + in_database[1]];
        let share = |[here, all]: [usize; 2]| 100.0 * here as f64 / all.max(1) as f64;
        println!(
            "{target:?}: {folders} folders, {rebuilt} databases rebuilt; of {} lines {lines} restored ({:.3} %); \
             whole in the mirror: {} of {} ({:.3} %); only in the \
             database: {} of {} ({:.3} %); in neither: {} of {} ({:.3} %); {requests} requests altered",
            folders as usize * base.content.lines.len(),
            share([lines, folders as usize * base.content.lines.len()]),
            in_mirror[0],
            in_mirror[1],
            share(in_mirror),
            in_database[0],
            in_database[1],
            share(in_database),
            elsewhere[0],
            elsewhere[1],
            share(elsewhere),
        );
    }
    // All folders are tried before a failure is reported.
    if !failed.is_empty() {
        let folder = base.folder.keep();
        panic!("these folders were not restored: {failed:#?}; they were copies of {}", folder.display());
    }
    let [here, all] = in_database_alone;
    if here * 100 < all * 99 {
        let folder = base.folder.keep();
        panic!("{here} of {all} lines that only the database has were restored; base: {}", folder.display());
    }
}

/// Damages a copy of the base in a folder, opens it, and compares the result with the base.
async fn restore_one(base: &Base, folder: &Path, case: u64, target: Target, shares: &mut Shares) {
    let mut rng = StdRng::seed_from_u64(case);
    copy_folder(base.folder.path(), folder);
    let how = format!("case {case}, {target:?}: {}", damage(folder, target, &mut rng));
    let mirrored: BTreeMap<&PathBuf, Vec<u8>> =
        base.places.values().map(|(file, _)| (file, std::fs::read(folder.join(file)).unwrap_or_default())).collect();
    let database: BTreeMap<&str, Vec<u8>> =
        [FILE, LOG].map(|name| (name, std::fs::read(folder.join(name)).unwrap_or_default())).into();
    let deletions = |folder: &Path| std::fs::read(folder.join("tables/deleted.jsonl")).unwrap_or_default();
    let has_lost_deletions = deletions(folder) != deletions(base.folder.path());
    let store = Store::open(folder).await.unwrap_or_else(|error| panic!("{how}: {error}"));
    // Changed lines that SQLite does not detect are restored when the game is read.
    let games: BTreeSet<i64> = base.content.lines.keys().map(|(table, _)| *table).collect();
    for game in &games {
        store.read(u32::try_from(*game).expect("an id")).await.unwrap_or_else(|error| panic!("{how}: {error}"));
    }
    let after = content(&store).await;
    let reported = losses(&store).await;
    shares.folders += 1;
    shares.rebuilt += u64::from(store.rebuilt().is_some());
    let mut missing = Vec::new();
    for (key, line) in &base.content.lines {
        let (file, at) = &base.places[key];
        let is_whole = mirrored[file].get(*at..at + line.len()) == Some(line);
        let is_here = after.lines.get(key) == Some(line);
        let is_stored = base.stored[key].iter().any(|(name, pieces)| {
            let bytes: Vec<u8> = pieces
                .iter()
                .flat_map(|(from, to)| database[name].get(*from..*to).unwrap_or_default())
                .copied()
                .collect();
            bytes == *line
        });
        let counted = match (is_whole, is_stored) {
            (true, _) => &mut shares.in_mirror,
            (false, true) => &mut shares.in_database,
            (false, false) => &mut shares.elsewhere,
        };
        counted[0] += usize::from(is_here);
        counted[1] += 1;
        shares.lines += usize::from(is_here);
        if !is_here {
            missing.push(*key);
            assert!(!is_whole, "{how}: line {key:?} is whole in the mirror");
        }
    }
    // If the list of deleted games is damaged too, their rows may be found on free pages.
    let is_back = after.lines.keys().any(|(table, _)| *table == i64::from(base.deleted));
    assert!(!is_back || has_lost_deletions, "{how}: a deleted game is back");
    if target != Target::Both {
        assert_eq!(missing, [], "{how}");
        let differing: Vec<_> = base.content.states.symmetric_difference(&after.states).collect();
        assert!(differing.is_empty(), "{how}: {differing:#?}");
        let requests: Vec<_> = base.content.requests.difference(&after.requests).collect();
        // In a database that was not rebuilt, a changed request id beside a valid line is not detected.
        assert!(requests.is_empty() || store.rebuilt().is_none(), "{how}: {requests:#?}");
        shares.requests += requests.len();
    }
    let is_damaged_once = reported.iter().all(|loss| {
        reported.iter().filter(|other| other.damage == loss.damage && other.table == loss.table).count() == 1
    });
    assert!(is_damaged_once, "{how}: {reported:?}");
    store.close().await;
    drop(store);
    // Reports appear again after a restart, but not after they were read.
    let app = App::open(folder).await.unwrap_or_else(|error| panic!("{how}: {error}"));
    let (session, _pushes) = app.session();
    let Ok(Reply::Losses { losses: again, .. }) = session.request(LibraryRequest::Losses).await else {
        panic!("{how}")
    };
    assert!(reported.iter().all(|loss| again.contains(loss)), "{how}: {reported:?}, then {again:?}");
    if target != Target::Both {
        assert_eq!(again, reported, "{how}: no later reports");
        let first = *base.content.lines.keys().next().expect("a line");
        let table = u32::try_from(first.0).expect("a table");
        let opened = session.request(TableRequest::Open { table, viewer: kernel::Viewer::Table }).await;
        assert!(matches!(opened, Ok(Reply::State { .. })), "{how}: {opened:?}");
    }
    // Damage inside tables is reported when they are opened.
    app.check_all_tables().await;
    let Ok(Reply::Losses { losses: all, .. }) = session.request(LibraryRequest::Losses).await else { panic!("{how}") };
    assert!(target == Target::Both || all == reported, "{how}: {reported:?}, then {all:?}");
    let is_told = |table: i64| {
        all.iter().any(|loss| {
            let is_of_all = matches!(loss.damage, Damage::Database { lost: 1.., .. });
            loss.table.map(i64::from) == Some(table) || is_of_all
        })
    };
    let unreported: Vec<_> = missing.iter().filter(|(table, _)| !is_told(*table)).collect();
    assert!(unreported.is_empty(), "{how}: {unreported:?} of {all:?}");
    let read = all.iter().map(|loss| loss.id).collect();
    session.request(LibraryRequest::LossesRead { losses: read }).await.expect("read");
    app.close().await;
    drop((session, app));
    let store = Store::open(folder).await.unwrap_or_else(|error| panic!("{how}: {error}"));
    assert_eq!(losses(&store).await, [], "{how}: after {reported:?}");
    store.close().await;
}
