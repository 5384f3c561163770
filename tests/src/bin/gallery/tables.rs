//! The states of tables: each moment on every kind of device.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use app_core::Session;
use app_core::protocol::{
    BoardRequest, FileRequest, GameNamed, HostingRequest, LibraryRequest, MembershipRequest, PlaysFormat, Problem,
    Reply, Request, Role, TableRequest, TableState,
};
use app_core::storage::{Label, NewTable};
use catalogue::GAMES;
use kernel::record::HashedLine;
use kernel::{Actor, Seat, Viewer};
use serde_json::{Value, json};

use crate::app::AppInMemory;
use crate::device::{Recording, host, join};
use crate::moments::{Devices, Moment, Record, asked_seats, choose};
use crate::{Gallery, run};

/// Maximum number of entries in one request for the timeline.
const MOST_ENTRIES: usize = 256;

/// Number of recorded entries if the timeline is not recorded as a whole.
const SHORT_TIMELINE: usize = 4;

/// Records all moments on two threads. Returns the line of each for the index.
pub fn record_states(gallery: &Gallery, records: &[Record]) -> Vec<Value> {
    let moments = choose(records);
    let next = AtomicUsize::new(0);
    let record_rest = || {
        let mut states = Vec::new();
        while let Some(moment) = moments.get(next.fetch_add(1, Ordering::Relaxed)) {
            states.push((moment.name.clone(), run(record(gallery, moment))));
        }
        states
    };
    let mut states = std::thread::scope(|scope| {
        let beside = scope.spawn(record_rest);
        let here = record_rest();
        [here, beside.join().expect("the states are recorded")].concat()
    });
    let place = |name: &str| moments.iter().position(|moment| moment.name == name);
    states.sort_by_key(|(name, _)| place(name));
    let gone = GAMES.iter().map(|game| {
        let first = records.iter().find(|record| record.game.id() == game.id() && record.lines.len() > 60);
        run(record_gone(gallery, first.expect("a record of each game")))
    });
    states.into_iter().map(|(_, state)| state).chain(gone).collect()
}

/// Records a table that was handed over to another host.
async fn record_gone(gallery: &Gallery, record: &Record) -> Value {
    let app = AppInMemory::new();
    let entry = record.lines.len() as u32 / 2;
    let hashed = |line: &String| {
        let value: Value = serde_json::from_str(line).expect("JSON");
        HashedLine { line: line.clone(), hash: value["hash"].as_str().expect("a hash").to_owned() }
    };
    let lines: Vec<HashedLine> = record.lines[..=entry as usize].iter().map(hashed).collect();
    let game = record.game.id();
    let new = NewTable {
        game,
        seed: None,
        lines: &lines,
        summary: "{}",
        request: "gone",
        gone_to: Some("192.0.2.20:47200"),
        label: Label::default(),
    };
    let table = app.app.records().create(new).await.expect("the table is stored");
    let state = open_table(&app.host, table, Viewer::Table).await;
    let mut recording = Recording::default();
    ask_as_host(&app.host, &mut recording, &state).await;
    ask_about(&app.host, &mut recording, &state, Viewer::Table, false).await;
    let name = format!("{game}/gone");
    gallery.write(&format!("states/{name}.host"), &recording.to_json());
    json!({
        "name": name, "game": game, "record": record.name, "entry": entry, "question": null, "over": false,
        "refused": null, "devices": ["host"],
    })
}

async fn record(gallery: &Gallery, moment: &Moment<'_>) -> Value {
    let app = AppInMemory::new();
    let record = if moment.long_names {
        moment.record.until_with_long_names(moment.entry)
    } else {
        moment.record.until(moment.entry)
    };
    let table = app.import(&record).await;
    let whole = moment.devices == Devices::EveryWithTimeline;
    let mut devices = Vec::new();
    let mut write = |device: &'static str, recording: &Recording| {
        gallery.write(&format!("states/{}.{device}", moment.name), &recording.to_json());
        devices.push(device);
    };

    let state = open_table(&app.host, table, Viewer::Table).await;
    let mut recording = Recording::default();
    ask_as_host(&app.host, &mut recording, &state).await;
    ask_about(&app.host, &mut recording, &state, Viewer::Table, whole).await;
    write("host", &recording);
    let refused = match &moment.question {
        Some(_) if moment.devices != Devices::Host => find_refusal(&app.host, &state).await,
        _ => None,
    };

    if moment.devices != Devices::Host {
        host(&app, table).await;
        let seats: Vec<Seat> = (0..state.settings.seating.len() as u8).map(Seat).collect();
        let asked = asked_seats(&state.asks);
        let first = asked.first().copied();
        let other = seats.iter().copied().find(|seat| !asked.contains(seat));
        let other = other.or_else(|| seats.iter().copied().find(|seat| Some(*seat) != first));
        let roles = [
            ("asked", first.map(Role::Seat)),
            ("other", other.map(Role::Seat)),
            ("spectator", Some(Role::Spectator)),
            ("screen", Some(Role::Screen { tables: false })),
        ];
        let mut connected = Vec::new();
        for (name, role) in roles.into_iter().filter_map(|(name, role)| Some((name, role?))) {
            let mut device = join(&app, table, role, "Android").await;
            let seen = open_table(&device.session, table, role.viewer()).await;
            ask_about(&device.session, &mut device.recording, &seen, role.viewer(), whole).await;
            device.recording.ask(&device.session, MembershipRequest::Door).await;
            if role.is_screen() {
                device.recording.ask(&device.session, HostingRequest::Hosting).await;
            }
            write(name, &device.recording);
            connected.push(device);
        }
        // A seat's device that may act for every seat.
        if let Some(role) = first.map(Role::Seat) {
            let Reply::Hosting { hosting: Some(hosting), .. } = app.ask(HostingRequest::Hosting).await else {
                panic!("the table is hosted")
            };
            let (open, address) = (hosting.open, hosting.address);
            app.ask(HostingRequest::HostOptions { table, open, trusting: true, address }).await;
            if let Some(device) = connected.first_mut() {
                device.recording = device.record_again(&app);
                let seen = open_table(&device.session, table, role.viewer()).await;
                ask_about(&device.session, &mut device.recording, &seen, role.viewer(), false).await;
                write("trusted", &device.recording);
            }
        }
        // The host's own screen again, now with connected devices.
        let mut recording = Recording::default();
        ask_as_host(&app.host, &mut recording, &state).await;
        ask_about(&app.host, &mut recording, &state, Viewer::Table, false).await;
        write("hosting", &recording);
    }
    json!({
        "name": moment.name,
        "game": moment.record.game.id(),
        "record": moment.record.name,
        "entry": moment.entry,
        "question": moment.question,
        "over": state.progress.over,
        "refused": refused,
        "devices": devices,
    })
}

/// Sends the requests of the pages outside a table.
async fn ask_as_host(session: &Session, recording: &mut Recording, state: &TableState) {
    let (table, game) = (state.table, &state.game);
    for request in [
        Request::from(LibraryRequest::Preferences),
        LibraryRequest::Tables.into(),
        HostingRequest::Hosting.into(),
        HostingRequest::Battery.into(),
        LibraryRequest::GroupOf { table }.into(),
        BoardRequest::Boards { game: game.clone() }.into(),
        HostingRequest::Reach { table }.into(),
        TableRequest::Peek { table, viewer: Viewer::Table }.into(),
    ] {
        recording.ask(session, request).await;
    }
}

/// Returns the request for the link to BG Stats. Its name for the game does not matter, because the gallery asks in
/// several languages.
fn bg_stats(state: &TableState) -> FileRequest {
    let games = BTreeMap::from([(state.game.clone(), GameNamed { name: state.game.clone(), bgg: None })]);
    FileRequest::Play { table: state.table, format: PlaysFormat::BgStats, games, zone: 0 }
}

/// Sends the requests of a table and the sheets over it, for a viewer.
async fn ask_about(session: &Session, recording: &mut Recording, state: &TableState, viewer: Viewer, whole: bool) {
    let table = state.table;
    recording.ask(session, TableRequest::Open { table, viewer }).await;
    recording.ask(session, TableRequest::Account { table, viewer }).await;
    recording.ask(session, LibraryRequest::Rules { game: state.game.clone() }).await;
    recording.ask(session, bg_stats(state)).await;
    for entries in timeline(state, whole).chunks(MOST_ENTRIES) {
        recording.ask(session, TableRequest::Timeline { table, entries: entries.to_vec(), viewer }).await;
    }
    if let Some(entry) = state.chain.last().copied() {
        recording.ask(session, TableRequest::Steps { table, entry, viewer }).await;
    }
    let seats = (0..state.settings.seating.len() as u8).map(Seat);
    match viewer {
        Viewer::Seat(seat) => recording.ask(session, TableRequest::Hints { table, seat, viewer }).await,
        Viewer::Table => {
            recording.ask(session, TableRequest::Doubts { table, seen: vec![] }).await;
            recording.ask(session, TableRequest::CheckDraws { table, seeds: vec![] }).await;
            for seat in seats {
                let viewer = Viewer::Seat(seat);
                recording.ask(session, TableRequest::Peek { table, viewer }).await;
                for viewer in [viewer, Viewer::Table] {
                    recording.ask(session, TableRequest::Hints { table, seat, viewer }).await;
                }
                recording.ask(session, TableRequest::Cover { table }).await;
            }
        }
        Viewer::Spectator => {}
    }
}

/// Returns the entries whose views are recorded.
fn timeline(state: &TableState, whole: bool) -> Vec<u32> {
    // Only moves have views of their own.
    let is_move = |told: &&kernel::VisibleEntry| {
        told.head.is_none() && told.settings.is_none() && told.seed.is_none() && told.renamed.is_empty()
    };
    let mut entries: Vec<u32> = state.told.iter().filter(is_move).map(|told| told.n).collect();
    if !whole {
        entries.clone_from(&state.chain);
        entries = entries.split_off(entries.len().saturating_sub(SHORT_TIMELINE));
    }
    entries.insert(0, 0);
    entries
}

async fn open_table(session: &Session, table: u32, viewer: Viewer) -> TableState {
    match session.request(TableRequest::Open { table, viewer }).await {
        Ok(Reply::State { state }) => *state,
        other => panic!("the table cannot be opened: {other:?}"),
    }
}

/// Searches for a command that breaks a waivable rule, by changing legal commands. Returns it with its refusal.
async fn find_refusal(session: &Session, state: &TableState) -> Option<Value> {
    let legal = state.legal.as_array()?.first()?;
    let by: Actor = serde_json::from_value(legal[0].clone()).ok()?;
    let commands: Vec<Value> = legal[1].as_array()?.iter().flat_map(variations).take(300).collect();
    for command in commands {
        let tried = session.request(TableRequest::Try { table: state.table, by, command: command.clone() }).await;
        if let Err(problem @ Problem::Refused { waivable: true, .. }) = tried {
            return Some(json!({"by": by, "command": command, "problem": problem}));
        }
    }
    None
}

/// Returns copies of a command, each with one of its numbers changed.
fn variations(command: &Value) -> Vec<Value> {
    let mut places = Vec::new();
    numbers_in(command, String::new(), &mut places);
    let mut changed = Vec::new();
    for place in places {
        for other in 0..12 {
            let mut one = command.clone();
            if let Some(number) = one.pointer_mut(&place) {
                *number = json!(other);
            }
            changed.push(one);
        }
    }
    changed
}

fn numbers_in(value: &Value, at: String, places: &mut Vec<String>) {
    match value {
        Value::Number(_) => places.push(at),
        Value::Array(all) => (0..).zip(all).for_each(|(nth, one)| numbers_in(one, format!("{at}/{nth}"), places)),
        Value::Object(all) => all.iter().for_each(|(key, one)| numbers_in(one, format!("{at}/{key}"), places)),
        _ => {}
    }
}
