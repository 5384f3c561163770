//! Earlier states: each golden record, also of older formats, shows at each of its lines what the shortened record
//! shows.

use std::path::{Path, PathBuf};

use bucintoro_tests::cases::is_long_run;
use catalogue::GAMES;
use kernel::record::LineFault;
use kernel::{Viewer, erased::AnyGame};
use serde_json::{Value, json};

use crate::imports::sealed;

/// Returns the records in a folder and its subfolders.
pub(crate) fn records(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = std::fs::read_dir(folder)
        .expect("golden records")
        .flatten()
        .map(|found| found.path())
        .partition(|path| path.is_dir());
    let files = files.into_iter().filter(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    files.chain(folders.iter().flat_map(|inner| records(inner))).collect()
}

/// Step between the tested lines in a daily run, because a record is opened again for each.
const DAILY_STRIDE: usize = 4;

fn compare(game: &dyn AnyGame, lines: &[&str]) {
    let stride = if is_long_run() { 1 } else { DAILY_STRIDE };
    let (whole, damage) = game.open(lines, &[], false).expect("a record");
    assert!(damage.is_none());
    let viewers = [Viewer::Table, Viewer::Spectator, Viewer::Seat(kernel::Seat(0))];
    for cut in (1..=lines.len()).step_by(stride) {
        let (then, _) = game.open(&lines[..cut], &[], false).expect("the shortened record");
        for viewer in viewers {
            let (was, now) = (then.view_for(viewer), whole.view_for(viewer));
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
fn look_back_shows_each_entry_as_if_record_ended_there() {
    // The games run in parallel, because a record is opened once for each line.
    std::thread::scope(|games| {
        for game in GAMES {
            games.spawn(|| hold(*game));
        }
    });
}

/// Returns a record with one changed command entry and valid hashes.
fn changed(text: &str, nth: usize, change: impl Fn(&mut Value)) -> Option<Vec<String>> {
    let mut values: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for value in &mut values {
        value.as_object_mut().expect("an object").remove("hash");
    }
    let mut commands = values.iter_mut().filter(|value| value["deed"]["command"].is_object());
    change(&mut commands.nth(nth)?["deed"]["command"]);
    Some(sealed(&values))
}

/// Returns the fault at which a strict replay of a record stops.
fn stops(game: &dyn AnyGame, lines: &[String]) -> Option<LineFault> {
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    game.open(&lines, &[], true).expect("a record").1.map(|(_, fault)| fault)
}

#[test]
fn strict_replay_detects_false_marks_of_entries() {
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(game.id());
        let files = std::fs::read_dir(folder).expect("golden records").flatten().map(|file| file.path());
        let records = files.filter(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
        let texts = records.map(|file| std::fs::read_to_string(file).expect("a golden record"));
        let text = texts.max_by_key(String::len).expect("a golden record");
        assert_eq!(stops(*game, &text.lines().map(str::to_owned).collect::<Vec<_>>()), None, "{}", game.id());
        let rule = game.rules()[0].id;
        let mut marked = 0;
        for nth in 0..12 {
            for mark in ["waived", "auto", "absent", "drawn"] {
                let claim = |command: &mut Value| {
                    command[mark] = if mark == "waived" { json!([rule]) } else { json!(true) };
                };
                let is_so = |command: &Value| command[mark] == true || mark == "waived" && !command[mark].is_null();
                let was = std::cell::Cell::new(false);
                let Some(lines) = changed(&text, nth, |command| {
                    was.set(is_so(command));
                    claim(command);
                }) else {
                    break;
                };
                if !was.get() {
                    assert_eq!(stops(*game, &lines), Some(LineFault::Mark { mark: mark.into() }), "{nth} {mark}");
                    marked += 1;
                }
            }
        }
        assert!(marked > 20, "{}: {marked}", game.id());
    }
}

/// `docs/reference/file-format.md` specifies what an older program does with unknown fields, by their place.
#[test]
fn unknown_field_is_ignored_in_events_and_refused_elsewhere() {
    let mut without_settings = vec![];
    for game in GAMES {
        let files = records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(game.id()));
        let has_settings =
            |file: &PathBuf| std::fs::read_to_string(file).is_ok_and(|text| text.contains("{\"settings\":"));
        let file = files.iter().find(|file| has_settings(file)).or(files.first()).expect("a golden record");
        let text = std::fs::read_to_string(file).expect("a golden record");
        let mut values: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        values.iter_mut().for_each(|value| drop(value.as_object_mut().expect("an object").remove("hash")));
        let told = |pointer: &str, line: usize| {
            let mut values = values.clone();
            let place = values[line].pointer_mut(pointer)?.as_object_mut()?;
            place.insert("sung".into(), json!(true));
            let lines = sealed(&values);
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            Some(match game.open(&lines, &[], false) {
                Err(fault) => Some((1, fault)),
                Ok((_, fault)) => fault,
            })
        };
        let id = game.id();
        let refused = |told: Option<Option<(usize, LineFault)>>, line: usize| match told {
            Some(Some((found, LineFault::Unreadable { .. }))) => assert_eq!(found, line + 1, "{id}"),
            None => panic!("{id}, line {line}: the line has no such place"),
            other => panic!("{id}, line {line}: {other:?}"),
        };
        for pointer in ["", "/setup", "/setup/options", "/seating/0", "/answering"] {
            refused(told(pointer, 0), 0);
        }
        let command = values.iter().position(|value| !value["deed"]["command"]["events"][0].is_null()).expect("one");
        for pointer in ["", "/deed/command"] {
            refused(told(pointer, command), command);
        }
        match values.iter().position(|value| value["deed"]["settings"].is_object()) {
            Some(settings) => refused(told("/deed/settings", settings), settings),
            None => without_settings.push(id),
        }
        assert_eq!(told("/deed/command/events/0", command), Some(None), "{id}: an event");
    }
    // The line is the same in all games, because this one's golden records do not have it.
    assert_eq!(without_settings, ["twilight"]);
}
