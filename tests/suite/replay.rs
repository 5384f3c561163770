//! What is looked back at is what the table was: each golden record against the same record when it was shorter.

use std::path::{Path, PathBuf};

use companion::catalogue::GAMES;
use kernel::{Viewer, erased::AnyGame};

/// After each so many lines a record is cut off: where its table stands then is what must be seen there later.
const APART: usize = 7;

fn records(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(game);
    let files = std::fs::read_dir(folder).expect("golden records").flatten().map(|file| file.path());
    files.filter(|file| file.extension().is_some_and(|extension| extension == "jsonl")).collect()
}

fn compare(game: &dyn AnyGame, lines: &[&str]) {
    let (whole, damage) = game.open(lines, &[], false).expect("a record");
    assert!(damage.is_none());
    let viewers = [Viewer::Table, Viewer::Spectator, Viewer::Seat(kernel::Seat(0))];
    for cut in (1..=lines.len()).step_by(APART) {
        let (then, _) = game.open(&lines[..cut], &[], false).expect("its beginning");
        for viewer in viewers {
            let (was, now) = (then.seen_by(viewer), whole.seen_by(viewer));
            assert_eq!(now.view_at(then.head()), Some(was.view()), "{} {viewer:?} after {cut} lines", game.id());
        }
    }
}

#[test]
fn looking_back_shows_each_golden_record_as_it_was_when_it_was_shorter() {
    for game in GAMES {
        let files = records(game.id());
        assert!(!files.is_empty(), "{} has no golden record", game.id());
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a golden record");
            let lines: Vec<&str> = text.lines().collect();
            compare(*game, &lines);
        }
    }
}
