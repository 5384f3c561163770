//! No acknowledged entry is lost when the process is killed at any moment.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use app_core::protocol::{LibraryRequest, Reply};
use bucintoro_tests::Table;
use bucintoro_tests::cases::cases;
use bucintoro_tests::lines::PATIENCE;
use rand::RngExt;

/// Number of kills.
const KILLS: u64 = 80;

/// Path of the player, a binary of this package that Cargo builds beside the test's folder.
fn player() -> std::path::PathBuf {
    env!("CARGO_BIN_EXE_player").into()
}

#[test]
fn sigkill_loses_no_acknowledged_entry() {
    let kills = cases(KILLS);
    // After a failure the folder stays.
    let folder = tempfile::tempdir().expect("a folder").keep();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (mut table, mut acknowledged, mut all) = (0, 0, 0_u64);
    for kill in 0..kills {
        let mut child = Command::new(player())
            .arg(&folder)
            .arg(table.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the player starts");
        let lines = BufReader::new(child.stdout.take().expect("its output"));
        let pause = Duration::from_micros(rand::rng().random_range(0..80_000));
        let (heard, listening) = std::sync::mpsc::channel();
        let reader = std::thread::spawn(move || {
            for line in lines.lines().map_while(Result::ok) {
                let _ = heard.send(line);
            }
        });
        // The first acknowledgement shows that it plays. It is killed at a random later moment.
        let first: Vec<String> = listening.iter().take(2).collect();
        std::thread::sleep(pause);
        child.kill().expect("SIGKILL");
        child.wait().expect("the process ends");
        reader.join().expect("the reader ends");
        for line in first.into_iter().chain(listening.try_iter()) {
            match line.strip_prefix("table ") {
                Some(id) => {
                    let id: u32 = id.parse().expect("a table");
                    if id != table {
                        (table, acknowledged) = (id, 0);
                    }
                }
                None => {
                    let mut words = line.split(' ').filter_map(|word| word.parse::<u32>().ok());
                    (table, acknowledged) = (words.next().expect("table"), words.next().expect("length"));
                    all += 1;
                }
            }
        }
        runtime.block_on(async {
            let open = Table::at(&folder, table).await;
            let state = open.state().await;
            let place = folder.display();
            assert!(state.length >= acknowledged, "kill {kill}: {} lines of {acknowledged} in {place}", state.length);
            assert_eq!(state.damage, [], "kill {kill}");
            let losses = open.session.request(LibraryRequest::Losses).await;
            let Ok(Reply::Losses { losses, files, .. }) = losses else { panic!("kill {kill}: {losses:?}") };
            assert_eq!((losses, files), (vec![], vec![]), "kill {kill}");
            open.app.close().await;
        });
    }
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
    assert!(all > kills, "only {all} entries were acknowledged in {kills} runs");
}

/// Number of acknowledged entries that the mirror must contain before the player is killed.
const MIRRORED: usize = 50;

/// Returns the number of complete lines of a table in its mirror.
fn mirrored(folder: &Path, table: u32) -> usize {
    let text = std::fs::read(folder.join(format!("tables/{table}.jsonl"))).unwrap_or_default();
    text.iter().filter(|byte| **byte == b'\n').count()
}

/// The mirror is written during play, without waiting for a pause or the end.
#[test]
fn tables_of_killed_program_are_rebuilt_from_mirror_alone() {
    let (folder, copy) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut child =
        Command::new(player()).arg(folder.path()).arg("0").stdout(Stdio::piped()).spawn().expect("the player starts");
    let (mut lengths, mut acknowledged) = (BTreeMap::new(), 0);
    let is_mirrored = |lengths: &BTreeMap<u32, u32>| {
        lengths.iter().all(|(table, length)| mirrored(folder.path(), *table) >= *length as usize)
    };
    let begun = Instant::now();
    for line in BufReader::new(child.stdout.take().expect("its output")).lines().map_while(Result::ok) {
        let mut words = line.split(' ').filter_map(|word| word.parse::<u32>().ok());
        if acknowledged < MIRRORED {
            if let (Some(table), Some(length)) = (words.next(), words.next()) {
                lengths.insert(table, length);
                acknowledged += 1;
            }
        } else if is_mirrored(&lengths) || begun.elapsed() > PATIENCE {
            break;
        }
    }
    child.kill().expect("SIGKILL");
    child.wait().expect("the process ends");
    assert!(acknowledged == MIRRORED && is_mirrored(&lengths), "{acknowledged} acknowledged, of {lengths:?}");
    // The database is deleted.
    std::fs::create_dir(copy.path().join("tables")).expect("a folder");
    for file in std::fs::read_dir(folder.path().join("tables")).expect("the mirrors").flatten() {
        std::fs::copy(file.path(), copy.path().join("tables").join(file.file_name())).expect("a copy");
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let (first, _) = lengths.first_key_value().expect("a table");
        let mut open = Table::at(copy.path(), *first).await;
        for (table, length) in &lengths {
            open.id = *table;
            let restored = open.state().await.length;
            assert!(restored >= *length, "table {table}: {restored} of {length} lines");
        }
        open.app.close().await;
    });
}
