//! What is looked back at is what the table was: each golden record, older formats too, at each of its lines against the
//! same record when it ended there.

use std::path::{Path, PathBuf};

use companion::catalogue::GAMES;
use kernel::{Viewer, erased::AnyGame};

/// The records in a folder, and in those within it.
fn records(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = std::fs::read_dir(folder)
        .expect("golden records")
        .flatten()
        .map(|found| found.path())
        .partition(|path| path.is_dir());
    let files = files.into_iter().filter(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    files.chain(folders.iter().flat_map(|inner| records(inner))).collect()
}

fn compare(game: &dyn AnyGame, lines: &[&str]) {
    let (whole, damage) = game.open(lines, &[], false).expect("a record");
    assert!(damage.is_none());
    let viewers = [Viewer::Table, Viewer::Spectator, Viewer::Seat(kernel::Seat(0))];
    for cut in 1..=lines.len() {
        let (then, _) = game.open(&lines[..cut], &[], false).expect("its beginning");
        for viewer in viewers {
            let (was, now) = (then.seen_by(viewer), whole.seen_by(viewer));
            assert_eq!(now.view_at(then.head()), Some(was.view()), "{} {viewer:?} after {cut} lines", game.id());
        }
    }
}

fn hold(game: &dyn AnyGame) {
    let files = records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(game.id()));
    assert!(!files.is_empty(), "{} has no golden record", game.id());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a golden record");
        let lines: Vec<&str> = text.lines().collect();
        compare(game, &lines);
    }
}

#[test]
fn looking_back_shows_each_golden_record_at_each_entry_as_it_was_when_it_ended_there() {
    // The games side by side: a record is opened as often as it has lines.
    std::thread::scope(|games| {
        for game in GAMES {
            games.spawn(|| hold(*game));
        }
    });
}
