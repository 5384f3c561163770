//! Storage in plain files after a power cut at any moment, with a full disk, and with damaged files.

use std::sync::Arc;

use ::storage_files::{Folder as _, Home};
use app_core::protocol::Damage;
use app_core::storage::{
    CorruptionReportStore as _, EntryRef, NewEntries, PlayerStore as _, StorageBackend as _, StoreError,
    TableStore as _,
};
use bucintoro_tests::backends::{fill, following, lines, lines_after, plain, told};
use bucintoro_tests::cases::cases;
use bucintoro_tests::torn::Torn;
use kernel::record::{HashedLine, append_hash};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

/// Number of power cuts.
const KILLS: u64 = 150;

async fn home(files: &Torn) -> Home {
    Home::open(Arc::new(files.clone())).await.expect("opened")
}

fn bytes(lines: &[HashedLine]) -> Vec<Vec<u8>> {
    lines.iter().map(|sealed| sealed.line.clone().into_bytes()).collect()
}

/// What was acknowledged for each table. A write without an answer may be stored or not.
#[derive(Default)]
struct Acknowledged {
    tables: Vec<(u32, Vec<HashedLine>)>,
    /// A record that was being created or extended.
    doubtful: Option<Vec<HashedLine>>,
    language: Option<String>,
    doubtful_language: Option<String>,
}

/// Plays until the power cut.
async fn plays(files: &Torn, random: &mut StdRng, known: &mut Acknowledged) {
    let Ok(home) = Home::open(Arc::new(files.clone())).await else { return };
    for step in 0.. {
        let what = format!("{step} of {}", random.random::<u32>());
        match random.random_range(0..8) {
            0 if known.tables.len() < 5 => {
                let record = lines(random.random_range(1..4), &what);
                known.doubtful = Some(record.clone());
                let Ok(id) = home.create(plain(&record, &what)).await else { return };
                known.tables.push((id, record));
                known.doubtful = None;
            }
            1 => {
                known.doubtful_language = Some(what.clone());
                if home.set_preference("language", &what).await.is_err() {
                    return;
                }
                known.language = known.doubtful_language.take();
            }
            _ if known.tables.is_empty() => {}
            _ => {
                let nth = random.random_range(0..known.tables.len());
                let (id, record) = &mut known.tables[nth];
                let last = EntryRef::of(record).expect("a line");
                let fresh = lines_after(&last.hash, last.n + 1, random.random_range(1..5), &what);
                known.doubtful = Some([&record[..], &fresh].concat());
                let fresh_lines = NewEntries { request: Some(&what), ..following(record, &fresh) };
                if home.append(*id, fresh_lines).await.is_err() {
                    return;
                }
                record.extend(fresh);
                known.doubtful = None;
            }
        }
    }
}

/// Checks that every acknowledged write is stored, and that each other write is stored as a whole or not at all.
async fn is_kept(files: &Torn, known: &mut Acknowledged) {
    let home = home(files).await;
    let doubtful = known.doubtful.take();
    for (id, record) in &mut known.tables {
        let stored = home.read(*id).await.expect("read").expect("it exists");
        if stored.lines != bytes(record) {
            let grown = doubtful.as_ref().filter(|doubtful| stored.lines == bytes(doubtful));
            *record = grown.expect("each write is stored as a whole or not at all").clone();
        }
        assert_eq!(stored.known, EntryRef::of(record));
    }
    for listed in home.list().await.expect("read") {
        if !known.tables.iter().any(|(id, _)| *id == listed.table) {
            let stored = home.read(listed.table).await.expect("read").expect("it exists");
            let made = doubtful.as_ref().filter(|doubtful| stored.lines == bytes(doubtful));
            known.tables.push((listed.table, made.expect("a requested table").clone()));
        }
    }
    let language = home.preferences().await.expect("read").remove("language");
    assert!(language == known.language || language == known.doubtful_language, "{language:?}");
    known.language = language;
    known.doubtful_language = None;
    assert_eq!(
        home.corruption_reports(None).await.expect("read"),
        [],
        "an interrupted write is not reported as damage"
    );
    home.close().await;
}

#[tokio::test]
async fn power_loss_loses_no_acknowledged_entry() {
    let kills = cases(KILLS);
    let (mut files, mut known) = (Torn::default(), Acknowledged::default());
    for kill in 0..kills {
        let mut random = StdRng::seed_from_u64(kill);
        files.lose_power_after(random.random_range(0..60));
        plays(&files, &mut random, &mut known).await;
        assert!(files.is_dark());
        files = files.found(kill);
        is_kept(&files, &mut known).await;
        if kill % 40 == 39 {
            (files, known) = (Torn::default(), Acknowledged::default());
        }
    }
}

#[tokio::test]
async fn full_disk_changes_nothing_and_writes_resume() {
    let files = Torn::default();
    let home = home(&files).await;
    let mut whole = lines(3, "one");
    let id = home.create(plain(&whole, "one")).await.expect("stored");
    let other = lines(3, "other");
    for room in [0, 1, 40, 400, 600] {
        let last = EntryRef::of(&whole).expect("a line");
        let fresh = lines_after(&last.hash, last.n + 1, 4, &format!("with {room} bytes"));
        files.room(Some(room));
        assert!(matches!(home.append(id, following(&whole, &fresh)).await, Err(StoreError::Full)), "{room}");
        files.room(Some(room));
        assert!(matches!(home.create(plain(&other, "other")).await, Err(StoreError::Full)), "{room}");
        files.room(Some(room.min(40)));
        assert!(matches!(home.set_preference("language", "fr").await, Err(StoreError::Full)), "{room}");
        files.room(None);
        assert_eq!(home.list().await.expect("read").len(), 1);
        assert_eq!(home.read(id).await.expect("read").expect("it exists").lines, bytes(&whole));
        home.append(id, following(&whole, &fresh)).await.expect("stored");
        whole.extend(fresh);
    }
    home.close().await;
    let home = self::home(&files).await;
    assert_eq!(home.read(id).await.expect("read").expect("it exists").lines, bytes(&whole));
    assert_eq!(home.preferences().await.expect("read").len(), 0);
}

/// If a sync fails, the storage reads back whether the write was stored as a whole or not at all.
#[tokio::test]
async fn unsynced_write_is_not_acknowledged() {
    let files = Torn::default();
    let home = home(&files).await;
    let whole = lines(3, "one");
    let id = home.create(plain(&whole, "one")).await.expect("stored");
    let fresh = lines_after(&whole[2].hash, 3, 1, "fresh");
    files.unsure(true);
    assert!(matches!(home.append(id, following(&whole, &fresh)).await, Err(StoreError::Unknown(_))));
    assert!(matches!(home.create(plain(&fresh, "two")).await, Err(StoreError::Unknown(_))));
    assert!(matches!(home.set_preference("language", "fr").await, Err(StoreError::Unknown(_))));
    files.unsure(false);
    assert_eq!(home.read(id).await.expect("read").expect("it exists").lines, bytes(&whole));
    home.append(id, following(&whole, &fresh)).await.expect("stored");
    assert_eq!(home.list().await.expect("read").len(), 1);
}

/// A record with a damaged tail, middle or card yields every readable line, and reports its known end.
#[tokio::test]
async fn damaged_file_yields_readable_lines_and_known_end() {
    const FILE: &str = "tables/1.jsonl";
    let files = Torn::default();
    let home = home(&files).await;
    let mut whole = lines(3, "one");
    let id = home.create(plain(&whole, "one")).await.expect("stored");
    for nth in 0..3 {
        let last = EntryRef::of(&whole).expect("a line");
        let fresh = lines_after(&last.hash, last.n + 1, 2, &format!("fresh {nth}"));
        home.append(id, following(&whole, &fresh)).await.expect("stored");
        whole.extend(fresh);
    }
    home.close().await;
    let lines_of = |files: Torn| async move {
        let home = self::home(&files).await;
        let stored = home.read(id).await.expect("read").expect("it exists");
        (stored.lines, stored.known)
    };
    let known = EntryRef::of(&whole);
    let spoilt_line = |nth: usize| {
        let copy = files.found(0);
        copy.spoil(FILE, |bytes| {
            let starts: Vec<usize> = std::iter::once(0)
                .chain(bytes.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(at, _)| at + 1))
                .collect();
            bytes[starts[nth] + 3] ^= 0x21;
        });
        copy
    };
    // Three lines and a card, then three times two lines and a card.
    for card in [3, 6, 9, 12] {
        assert_eq!(lines_of(spoilt_line(card)).await, (bytes(&whole), known.clone()), "the card at line {card}");
    }
    for line in [0, 4, 11] {
        let (found, told) = lines_of(spoilt_line(line)).await;
        assert_eq!((found.len(), &told), (whole.len(), &known), "line {line}");
        assert_eq!(found.iter().zip(bytes(&whole)).filter(|(a, b)| *a != b).count(), 1);
    }
    for cut in [1, 100, 1_000] {
        let copy = files.found(0);
        copy.spoil(FILE, |bytes| bytes.truncate(bytes.len() - cut));
        let (found, told) = lines_of(copy).await;
        assert_eq!(told, known, "the journal has the known end");
        assert!(found.iter().filter(|line| bytes(&whole).contains(line)).count() + 5 >= whole.len(), "{cut}");
    }
    // After quarantine the damaged lines are ignored.
    let copy = spoilt_line(11);
    let home = self::home(&copy).await;
    let last = EntryRef::of(&whole[..whole.len() - 1]).expect("a line");
    home.quarantine_tail(id, &last, 9, kernel::record::LineFault::WrongHash, "2026-01-01T10:00:00Z")
        .await
        .expect("stored");
    let (mut rest, fresh) = (whole[..whole.len() - 1].to_vec(), lines_after(&last.hash, last.n + 1, 1, "otherwise"));
    home.append(id, following(&rest, &fresh)).await.expect("stored");
    rest.extend(fresh);
    home.close().await;
    assert_eq!(lines_of(copy).await, (bytes(&rest), EntryRef::of(&rest)));
}

/// The journal and the tables are separate files, so a lost file affects no other.
#[tokio::test]
async fn lost_file_is_reported_and_affects_no_other() {
    let files = Torn::default();
    let home = home(&files).await;
    let filled = fill(&home).await;
    home.close().await;
    let [one, two] = filled.tables;
    let copy = files.found(0);
    copy.lose(&format!("tables/{two}.jsonl"));
    let home = self::home(&copy).await;
    assert_eq!(home.read(two).await.expect("read"), None);
    assert_eq!(home.read(one).await.expect("read").expect("it exists").lines, bytes(&filled.records[0]));
    let losses = home.corruption_reports(Some(two)).await.expect("read");
    assert!(losses.iter().any(|loss| loss.damage == Damage::Missing { known: 2, first: None }), "{losses:?}");
    home.close().await;
    let journal = files.all().into_iter().find(|name| name.starts_with("home-")).expect("a journal");
    let copy = files.found(0);
    copy.spoil(&journal, |bytes| bytes.iter_mut().skip(9).step_by(50).for_each(|byte| *byte ^= 1));
    let home = self::home(&copy).await;
    for (id, record) in filled.tables.into_iter().zip(&filled.records) {
        assert_eq!(home.read(id).await.expect("read").expect("it exists").lines, bytes(record));
    }
    assert!(home.corruption_reports(None).await.expect("read").iter().any(|loss| loss.damage == Damage::Unknown));
}

/// A long journal is compacted, without loss.
#[tokio::test]
async fn long_journal_is_compacted_without_loss() {
    let files = Torn::default();
    let home = home(&files).await;
    fill(&home).await;
    let long = "x".repeat(40_000);
    for nth in 0..40 {
        home.set_preference("long", &format!("{nth}{long}")).await.expect("stored");
    }
    let journals: Vec<String> = files.all().into_iter().filter(|name| name.starts_with("home-")).collect();
    assert!(journals.len() == 1 && journals[0] != "home-1.jsonl", "{journals:?}");
    home.close().await;
    let first = told(&self::home(&files.found(1)).await).await;
    assert_eq!(told(&self::home(&files.found(1)).await).await, first);
    assert!(first.iter().any(|line| line.contains("39xxx")));
}

/// If compaction fails, the journal continues and the new file is ignored.
#[tokio::test]
async fn failed_journal_compaction_loses_no_later_entry() {
    type Fails = fn(&Torn);
    let fails: [(&str, Fails); 2] = [
        ("there is room for a part", |files| files.room(Some(300_000))),
        ("nothing is flushed", |files| files.unsure(true)),
    ];
    let key = |nth: usize| format!("key {nth:02}");
    for (how, fails) in fails {
        let files = Torn::default();
        let home = home(&files).await;
        files.only("home-2.jsonl");
        fails(&files);
        // Compaction starts at half a megabyte.
        for nth in 0..30 {
            home.set_preference(&key(nth), &"x".repeat(20_000)).await.expect("stored");
        }
        let begun = |name: &String| name == "home-2.jsonl" || name == "home-1.jsonl";
        assert_eq!(files.all().iter().filter(|name| begun(name)).count(), 1, "{how}: {:?}", files.all());
        home.set_preference(&key(0), "newest").await.expect("stored");
        home.close().await;
        let found = self::home(&files.found(1)).await.preferences().await.expect("read");
        assert_eq!(found.get(&key(0)).map(String::as_str), Some("newest"), "{how}");
        assert_eq!(found.len(), 30, "{how}");
    }
}

/// A file number that the program never assigns is damage, or a foreign file. It is ignored, and the next table gets a
/// valid number.
#[tokio::test]
async fn numbers_after_the_highest_are_ignored() {
    let highest = u32::MAX;
    let given = [
        json!({"changes": [{"given": highest}]}),
        json!({"changes": [{"loss": [highest, {"table": null, "found": "", "damage": {"damage": "unknown"}}]}]}),
        json!({"changes": [], "whole": true}),
    ];
    let journal: Vec<String> = given.iter().map(|line| append_hash(line, "").expect("a line").line + "\n").collect();
    let files = Torn::default();
    for (name, text) in [
        ("home-1.jsonl", journal.concat()),
        (&*format!("home-{highest}.jsonl"), "x\n".to_owned()),
        (&*format!("tables/{highest}.jsonl"), "x\n".to_owned()),
    ] {
        let file = files.open(name).await.expect("a file");
        file.write_at(text.as_bytes(), 0).and_then(|()| file.sync()).expect("written");
    }
    let home = home(&files).await;
    let record = lines(2, "a game");
    let table = home.create(plain(&record, "made")).await.expect("created");
    home.close().await;
    let home = self::home(&files.found(1)).await;
    assert_eq!(home.read(table).await.expect("read").expect("it exists").lines, bytes(&record));
}
