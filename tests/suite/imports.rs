//! Imports of manipulated records with valid hashes. A stored record never causes a panic, and a refusal names the
//! entry and its flaw.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use app_core::HandedTable;
use app_core::protocol::{FileRequest, LibraryRequest, Problem, Reply, TableRequest};
use app_core::storage::{Label, NewTable};
use bucintoro_tests::cases::cases;
use bucintoro_tests::files::{backup, done, import_file, sent};
use bucintoro_tests::processor::thread_cpu_time;
use catalogue::GAMES;
use host::App;
use kernel::erased::{AnyGame, AnyTable, VerdictAudience};
use kernel::record::{LineFault, append_hash};
use kernel::suite::test_stamps;
use kernel::{Actor, AnswerBy, Answering, Draw, Seat, Seed, Viewer};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};

/// Returns all golden records of a game, with those of older programs.
pub(crate) fn golden(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(game);
    let mut records = Vec::new();
    for folder in [folder.clone(), folder.join("older")] {
        for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            if file.path().extension().is_some_and(|kind| kind == "jsonl") {
                let text = std::fs::read_to_string(file.path()).expect("a record");
                records.push((file.file_name().to_string_lossy().into_owned(), text));
            }
        }
    }
    records.sort();
    records
}

fn parsed(line: &str) -> Value {
    let mut value: Value = serde_json::from_str(line).expect("JSON");
    value.as_object_mut().expect("an object").remove("hash");
    value
}

/// Returns lines with valid hashes.
pub(crate) fn sealed(values: &[Value]) -> Vec<String> {
    let mut previous = String::new();
    values
        .iter()
        .map(|value| {
            let sealed = append_hash(value, &previous).expect("a line");
            previous = sealed.hash;
            sealed.line
        })
        .collect()
}

pub(crate) fn judged(game: &dyn AnyGame, lines: &[String]) -> kernel::erased::ValidatedTable {
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    game.validate(&lines, &[], &mut |_| true)
}

fn entry(n: usize, deed: &Value) -> Value {
    json!({"n": n, "after": n - 1, "by": "table", "at": "2026-01-01T00:00:00Z", "nonce": "0", "deed": deed})
}

#[test]
fn every_golden_record_is_valid_to_its_end() {
    for game in GAMES {
        let begun = Instant::now();
        let mut lines = 0;
        for (name, text) in golden(game.id()) {
            let record: Vec<String> = text.lines().map(str::to_owned).collect();
            let (table, fault) = judged(*game, &record);
            assert_eq!(fault, None, "{name}");
            let table = table.expect("a table");
            assert_eq!(table.length() as usize, record.len(), "{name}");
            assert_eq!(!table.places().is_empty(), table.progress().over, "{name}: a finished game has a winner");
            lines += record.len();
        }
        println!("{}: {lines} lines judged in {:?}", game.id(), begun.elapsed());
    }
}

/// A scene: a table that starts in the middle of a game, and the next entry.
struct Scene {
    header: Value,
    deeds: Vec<Value>,
}

/// Returns scenes of all golden records, and all their events.
fn scenes(game: &dyn AnyGame, each: usize) -> (Vec<Scene>, Vec<Value>) {
    let (mut scenes, mut events) = (Vec::new(), Vec::new());
    for (_, text) in golden(game.id()) {
        let lines: Vec<&str> = text.lines().collect();
        let deeds: Vec<Value> = lines[1..].iter().map(|line| parsed(line)["deed"].take()).collect();
        let told = deeds.iter().filter_map(|deed| deed["command"]["events"].as_array());
        events.extend(told.flatten().cloned());
        for nth in 0..each {
            let from = 1 + nth * lines.len().saturating_sub(2) / each;
            let next: Vec<Value> = deeds.iter().skip(from - 1).take(3).cloned().collect();
            if next.iter().any(|deed| deed["command"].is_null()) || next.is_empty() {
                continue;
            }
            let (table, _) = game.open(&lines[..from], &[], false).expect("a table");
            let setup = game.setup_at(&table.owner_view().position());
            let (seating, answering) = (table.settings().seating.clone(), Answering::all(AnswerBy::Table));
            let started = game.start(seating, answering, setup, Seed::new([1; 32]), &mut test_stamps());
            // After a correction, a position may be illegal as a start.
            let Ok(started) = started else { continue };
            scenes.push(Scene { header: parsed(&started.owner_view().lines()[0].line), deeds: next });
        }
    }
    (scenes, events)
}

/// Collects the paths of all scalar values in an event.
fn leaves(value: &Value, at: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| leaves(value, &format!("{at}/{key}"), out)),
        Value::Array(list) => {
            out.push(at.to_owned());
            list.iter().enumerate().for_each(|(key, value)| leaves(value, &format!("{at}/{key}"), out));
        }
        _ => out.push(at.to_owned()),
    }
}

/// Changes one value in an event.
fn change(event: &mut Value, events: &[Value], draw: &mut ChaCha20Rng) {
    let pick = |draw: &mut ChaCha20Rng| events[draw.below(events.len() as u32) as usize].clone();
    let mut places = Vec::new();
    leaves(event, "", &mut places);
    places.retain(|place| place != "/event");
    if places.is_empty() || draw.below(6) == 0 {
        *event = pick(draw);
        return;
    }
    let place = places.swap_remove(draw.below(places.len() as u32) as usize);
    let Some(value) = event.pointer_mut(&place) else { return };
    *value = match value.take() {
        Value::Number(_) => {
            let odd = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 63, 127, 128, 200, 255, 9_999, 65_535, -1, -8, -128];
            json!(odd[draw.below(odd.len() as u32) as usize])
        }
        Value::String(_) | Value::Null | Value::Bool(_) => {
            // The value at the same path of another event, or any scalar value of it.
            let other = pick(draw);
            let mut places = Vec::new();
            leaves(&other, "", &mut places);
            let any = places.swap_remove(draw.below(places.len() as u32) as usize);
            other.pointer(&place).or(other.pointer(&any)).cloned().unwrap_or(Value::Null)
        }
        Value::Array(mut list) => {
            match draw.below(3) {
                0 => list.clear(),
                1 => list.truncate(list.len() / 2),
                _ => list = list.iter().cycle().take((list.len() * 40).min(400)).cloned().collect(),
            }
            Value::Array(list)
        }
        other => other,
    };
}

/// Returns a scene with one changed value.
fn changed(scene: &Scene, events: &[Value], draw: &mut ChaCha20Rng) -> Vec<String> {
    let mut deeds = scene.deeds.clone();
    for _ in 0..=draw.below(2) {
        let at = draw.below(deeds.len() as u32) as usize;
        let Some(told) = deeds[at]["command"]["events"].as_array_mut() else { continue };
        match draw.below(8) {
            0 => told.push(events[draw.below(events.len() as u32) as usize].clone()),
            1 => drop(told.pop()),
            2 => told.reverse(),
            _ if told.is_empty() => told.push(events[draw.below(events.len() as u32) as usize].clone()),
            _ => {
                let nth = draw.below(told.len() as u32) as usize;
                change(&mut told[nth], events, draw);
            }
        }
    }
    let entries = deeds.iter().enumerate().map(|(index, deed)| entry(index + 1, deed));
    sealed(&std::iter::once(scene.header.clone()).chain(entries).collect::<Vec<_>>())
}

/// Sends all requests of the app to a table, and submits commands.
fn used(game: &dyn AnyGame, table: &mut dyn AnyTable) {
    let seats = table.settings().seating.len() as u8;
    let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator]);
    for viewer in viewers {
        let seen = table.view_for(viewer);
        seen.view_at(table.length() - 1);
        for actor in seen.awaited() {
            seen.legal(actor);
        }
        if let Viewer::Seat(seat) = viewer {
            seen.hints(seat)();
        }
        drop((
            seen.asks(),
            seen.visible_entries(0),
            seen.likely_mismatches(&[]),
            seen.position(),
            seen.undoing(),
            seen.redoing(),
        ));
    }
    let owned = table.owner_view();
    drop((owned.state_hash(), owned.position(), owned.audit(), table.again()));
    let (mut stamps, waive) = (test_stamps(), game.rules().iter().map(|rule| rule.id.to_owned()).collect::<Vec<_>>());
    let awaited = table.view_for(Viewer::Table).awaited();
    for actor in awaited {
        let Value::Array(legal) = table.owner_view().legal(actor) else { continue };
        for command in legal.into_iter().take(8) {
            let mark = table.mark();
            if table.command(actor, command, &waive, VerdictAudience::owner(), &mut stamps).is_ok() {
                table.view_for(Viewer::Table).view();
            }
            table.roll_back(mark);
        }
    }
    drop(table.answer(&mut stamps));
    drop(table.command(Actor::Seat(Seat(9)), json!({"do": "EndTurn"}), &waive, VerdictAudience::owner(), &mut stamps));
}

/// Number of changed records of each game.
const CASES: u64 = 60;

/// Checks random cases of one game.
fn resealed_records_never_panic(game: &dyn AnyGame) {
    let (scenes, events) = scenes(game, 12);
    let mut draw = ChaCha20Rng::seed_from_u64(12);
    let (all, mut read, mut sound, mut fails) = (cases(CASES), 0, 0, 0);
    for _ in 0..all {
        let scene = &scenes[draw.below(scenes.len() as u32) as usize];
        let record = changed(scene, &events, &mut draw);
        let (table, fault) = catch_unwind(AssertUnwindSafe(|| judged(game, &record)))
            .unwrap_or_else(|_| panic!("the validation panics: {record:#?}"));
        read += u64::from(!matches!(fault, Some((_, LineFault::Unreadable { .. }))));
        sound += u64::from(fault.is_none());
        if let Some((line, LineFault::Fails)) = fault {
            fails += 1;
            println!("fails: {}", record[line - 1]);
        }
        let Some(mut table) = table else { continue };
        let kept = table.owner_view().lines().len();
        assert_eq!(kept, fault.map_or(record.len(), |(line, _)| line - 1));
        catch_unwind(AssertUnwindSafe(|| used(game, &mut *table)))
            .unwrap_or_else(|_| panic!("{}: the valid part panics: {:#?}", game.id(), &record[1..kept]));
    }
    let id = game.id();
    println!("{id}: {all} records; {read} could be read, {sound} are sound, {fails} would have panicked");
    assert!(read > all / 3 && sound > 0, "too few of {all} were readable or valid");
}

#[test]
fn altered_records_with_valid_hashes_never_panic() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(|| resealed_records_never_panic(*game));
        }
    });
}

/// Returns a record with valid hashes and an impossible entry: a turn of a seat that does not exist.
fn nonsense() -> String {
    let game = catalogue::game("twilight").expect("the game");
    let (setup, seating) = (game.default_setup(2), bucintoro_tests::chairs(2));
    let answering = Answering::all(AnswerBy::Table);
    let table = game.start(seating, answering, setup, Seed::new([3; 32]), &mut test_stamps()).expect("accepted");
    let told = |command: Value, events: Value| json!({"command": {"command": command, "events": events}});
    let drawn = told(json!({"do": "DrawMerchant", "seat": 0}), json!([{"event": "MerchantDrawn", "seat": 0}]));
    let began = told(json!({"do": "EndTurn"}), json!([{"event": "TurnBegan", "seat": 9}]));
    sealed(&[parsed(&table.owner_view().lines()[0].line), entry(1, &drawn), entry(2, &began)]).join("\n")
}

#[tokio::test]
async fn import_names_invalid_entry_and_offers_valid_part() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let (parcel, parts) = sent(&session, &nonsense()).await;
    let take = |id: &str, sound_part| FileRequest::TakeIn {
        id: id.into(),
        parcel: parcel.clone(),
        parts,
        sound_part,
        own: false,
        copy: false,
    };
    let Err(Problem::Import { faults, sound }) = done(&session, take("whole", false)).await else { panic!("kept") };
    assert_eq!((faults[0].line, sound), (3, Some(1)), "{faults:?}");
    assert!(matches!(faults[0].fault, LineFault::Limits { .. } | LineFault::Fails), "{faults:?}");
    assert_eq!(session.request(LibraryRequest::Tables).await, Ok(Reply::Tables { tables: vec![] }));
    // The valid part is imported if the request asks for it.
    let Ok(Reply::Table { table }) = done(&session, take("part", true)).await else { panic!("not imported") };
    let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: Viewer::Table }).await else {
        panic!("it cannot be opened")
    };
    assert_eq!(state.chain, [1]);
    // A hand-over rejects it too.
    let record = nonsense().lines().map(str::to_owned).collect();
    let handed = HandedTable { seed: None, record, devices: vec![], trusting: false };
    let taken = app.import_handed_over(handed).await.map(|_| ());
    assert!(matches!(taken, Err(Problem::Import { .. })), "{taken:?}");
}

#[tokio::test]
async fn restore_keeps_valid_part_of_backup_and_reports_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    bucintoro_tests::new_table(&session, 3).await;
    let mut whole: Value = serde_json::from_str(&backup(&session).await).expect("JSON");
    let record: Vec<String> = nonsense().lines().map(str::to_owned).collect();
    let tables = whole["tables"].as_array_mut().expect("tables");
    tables.push(json!({"seed": null, "record": record}));
    tables.push(json!({"seed": null, "record": ["{}", "{}"]}));
    let other = tempfile::tempdir().expect("a folder");
    let app = App::open(other.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    // As the app writes it, with the table's own line first.
    let tables = whole["tables"].to_string();
    let text = format!("{{\"bucintoro_backup\":1,\"tables\":{tables},\"people\":[\"Anna\",\"\"],\"boards\":[]}}");
    let Ok(Reply::Restored { added, known, cut, boards, devices: _ }) = import_file(&session, &text).await else {
        panic!("refused")
    };
    assert_eq!((added, known, boards.len()), (2, 0, 0));
    assert_eq!(cut.iter().map(|cut| (cut.kept, cut.of)).collect::<Vec<_>>(), [(Some(1), 2), (None, 1)]);
    assert_eq!(cut[0].seating, bucintoro_tests::chairs(2));
    assert_eq!(session.request(LibraryRequest::People).await, Ok(Reply::People { names: vec!["Anna".into()] }));
    assert!(matches!(import_file(&session, &text).await, Ok(Reply::Restored { added: 0, known: 2, .. })));
}

/// Returns the lines of a table with a few entries, as values.
fn some_values(game: &str) -> Vec<Value> {
    let (_, text) = golden(game).swap_remove(0);
    text.lines().take(2).map(parsed).collect()
}

#[test]
fn oversized_record_is_refused_quickly() {
    let before = thread_cpu_time();
    for game in GAMES {
        let fault = |values: &[Value]| judged(*game, &sealed(values)).1;
        let crowd: Vec<Value> = (0..8_000).map(|n| json!({"name": format!("Player {n}")})).collect();
        let mut values = some_values(game.id());
        values[0]["seating"] = json!(crowd);
        assert!(matches!(fault(&values), Some((1, LineFault::Setup { .. }))), "{}", game.id());
        let mut values = some_values(game.id());
        values[0]["at"] = json!("x".repeat(600_000));
        assert_eq!(fault(&values), Some((1, LineFault::TooLong)));
        values[0]["at"] = json!("yesterday");
        assert!(matches!(fault(&values), Some((1, LineFault::Unreadable { .. }))));
        let mut values = some_values(game.id());
        values[0]["setup"]["position"] = json!("a\n".repeat(150_000));
        assert!(matches!(fault(&values), Some((1, LineFault::Setup { .. }))), "{}", game.id());
        // Names and sides that no table could have.
        let chairs = values_of_settings();
        for seating in chairs {
            let mut values = some_values(game.id());
            let settings = json!({"seating": seating, "answering": {"dice": "app", "cards": "app", "draws": "app"}});
            values[1] = entry(1, &json!({"settings": settings}));
            let fault = fault(&values);
            assert!(matches!(fault, Some((2, LineFault::Settings { .. }))), "{fault:?}");
        }
        // A seat that does not exist.
        let mut values = some_values(game.id());
        values[1]["by"] = json!({"seat": 9});
        assert_eq!(fault(&values), Some((2, LineFault::NoSeat { seat: 9 })));
    }
    let cpu_time = thread_cpu_time() - before;
    assert!(cpu_time < Duration::from_secs(60), "it took {cpu_time:?}");
}

fn values_of_settings() -> [Value; 3] {
    let many: Vec<Value> = (0..8_000).map(|n| json!({"name": format!("Player {n}"), "side": "south"})).collect();
    [json!([]), json!(many), json!([{"name": "A\u{7}", "side": "south"}, {"name": "B", "side": "west"}])]
}

#[tokio::test]
async fn hand_over_with_too_many_devices_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let device = |id| json!({"id": id, "name": "Phone", "role": "spectator", "muted": false});
    let devices: Vec<Value> = (0..3_000).map(device).collect();
    let record: Vec<&str> = vec![];
    let handed = json!({"seed": null, "record": record, "devices": devices, "trusting": false});
    let handed: HandedTable = serde_json::from_value(handed).expect("a table");
    assert_eq!(app.import_handed_over(handed).await.map(|_| ()), Err(Problem::TooLong));
    assert_eq!(session.request(LibraryRequest::Tables).await, Ok(Reply::Tables { tables: vec![] }));
}

#[tokio::test]
async fn backup_larger_than_message_limit_round_trips() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    // The list of waived rules may be long: forty tables of 240 kB each.
    let (game, long) = (catalogue::game("twilight").expect("the game"), "x".repeat(240_000));
    for n in 0_u32..40 {
        let mut values = some_values("twilight");
        values[0]["nonce"] = json!(n.to_string());
        values[1]["deed"]["command"]["waived"] = json!([long]);
        let lines = sealed(&values);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let (table, _) = game.open(&lines, &[], false).expect("a table");
        let (game, lines, summary, request) = ("twilight", table.owner_view().lines(), "{}", &n.to_string());
        let new = NewTable { game, seed: None, lines, summary, request, gone_to: None, label: Label::default() };
        app.records().create(new).await.expect("stored");
    }
    let whole = backup(&session).await;
    // No message of a screen is half as large.
    assert!(whole.len() > 8 << 20, "{} bytes", whole.len());
    let other = tempfile::tempdir().expect("a folder");
    let app = App::open(other.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let restored = Reply::Restored { added: 40, known: 0, devices: 0, cut: vec![], boards: vec![] };
    assert_eq!(import_file(&session, &whole).await, Ok(restored));
}
