//! Secrets are never sent to a device that must not know them: whole games, with every byte searched.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use app_core::protocol::{FileRequest, Greeting, Reply, Request, Role, TableRequest};
use bucintoro_tests::lines::{Evening, Line, Shown};
use bucintoro_tests::{GAME, awaited, new_table_of};
use host::App;
use kernel::{Actor, Rules, Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use twilight::Twilight;

/// A device at the table, and the state from its pushes.
struct Device {
    line: Line,
    viewer: Viewer,
    shown: Shown,
    /// How often it received its own secrets.
    own: usize,
}

/// A table with its devices: one for each seat, a spectator, the shared tablet at the other listener, and another
/// tablet as table screen.
struct Round {
    evening: Evening,
    devices: Vec<Device>,
    random: StdRng,
    said: usize,
}

impl Round {
    async fn new(folder: &std::path::Path, game: &str, seats: usize, options: &[(&str, Value)], random: u64) -> Self {
        let app = App::open(folder).await.expect("the folder is free");
        let (session, _pushes) = app.session();
        let table = new_table_of(&session, game, seats, options).await;
        let tablet = host::serve(app.clone(), 0).await.expect("a port");
        let evening = Evening::at(app, table).await;
        let mut lines = Vec::new();
        for seat in 0..seats {
            let seat = Seat(seat as u8);
            lines.push((Viewer::Seat(seat), evening.phone(Role::Seat(seat)).await));
        }
        lines.push((Viewer::Spectator, evening.phone(Role::Spectator).await));
        let greeting = Greeting::Token { token: tablet.token.clone() };
        lines.push((Viewer::Table, Line::enter(tablet.address, &greeting).await.expect("admitted")));
        lines.push((Viewer::Table, evening.table_screen(false).await));
        let mut devices = Vec::new();
        for (viewer, mut line) in lines {
            let shown = Shown::of(&line.open(table, viewer).await);
            devices.push(Device { line, viewer, shown, own: 0 });
        }
        Self { evening, devices, random: StdRng::seed_from_u64(random), said: 0 }
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.random.random_range(0..n) == 0
    }

    fn id(&mut self) -> String {
        self.said += 1;
        format!("said-{}", self.said)
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.random.random_range(0..from.len())].clone())
    }

    /// Waits until every device has received the current state.
    async fn caught_up(&mut self) {
        let length = u64::from(self.evening.state(Viewer::Table).await.length);
        for device in &mut self.devices {
            while device.shown.length() < length {
                let push = device.line.push().await.expect("an open connection");
                assert!(device.shown.follows(&push), "{:?} missed a push", device.viewer);
            }
        }
    }

    /// Every device requests everything that it may see.
    async fn look_around(&mut self, pool: &[(Actor, Value)]) {
        let table = self.evening.table;
        for at in 0..self.devices.len() {
            let (viewer, head) = (self.devices[at].viewer, self.devices[at].shown.head());
            let entry = self.random.random_range(0..=head);
            let mut asked: Vec<Request> = vec![
                TableRequest::Peek { table, viewer }.into(),
                TableRequest::Timeline { table, entries: vec![0, entry], viewer }.into(),
                TableRequest::Steps { table, entry, viewer }.into(),
                TableRequest::Story { table }.into(),
                TableRequest::Timeline { table, entries: vec![0, entry], viewer: Viewer::Spectator }.into(),
                TableRequest::Hints { table, seat: Seat(0), viewer }.into(),
                TableRequest::RevealSeed { table }.into(),
                TableRequest::CheckDraws { table, seeds: vec![] }.into(),
            ];
            // All seats have their own devices, so no other device receives their secrets.
            if at + 1 == self.devices.len() {
                for seat in [Seat(0), Seat(1)] {
                    asked.push(TableRequest::Peek { table, viewer: Viewer::Seat(seat) }.into());
                    asked.push(TableRequest::Hints { table, seat, viewer: Viewer::Seat(seat) }.into());
                    let Some((by, command)) = self.pick(pool) else { continue };
                    asked.push(TableRequest::Try { table, by, command }.into());
                }
            }
            if let Viewer::Seat(seat) = viewer {
                asked.push(TableRequest::Hints { table, seat, viewer }.into());
                asked.push(FileRequest::Export { table }.into());
                // Earlier commands, which are mostly illegal now.
                for by in [Actor::Seat(seat), Actor::Seat(Seat(seat.0 ^ 1))] {
                    for _ in 0..3 {
                        let Some((_, command)) = self.pick(pool) else { continue };
                        asked.push(TableRequest::Try { table, by, command }.into());
                    }
                }
            }
            for request in asked {
                // Refusals are pushed too.
                let _ = self.devices[at].line.ask(&request).await;
            }
        }
    }

    /// In every eighth step all devices request everything; otherwise the head moves or a device submits a command, and
    /// all devices receive it. Returns false at the end.
    async fn goes_on(&mut self, pool: &mut Vec<(Actor, Value)>, step: u32) -> bool {
        if step.is_multiple_of(8) {
            self.look_around(pool).await;
        } else if self.one_in(8) {
            self.back_and_forth().await;
        } else if !self.somebody_speaks(pool).await {
            return false;
        }
        self.caught_up().await;
        true
    }

    /// The device of an asked seat submits a legal command; sometimes another device submits one out of turn. Returns
    /// true if an actor was asked.
    async fn somebody_speaks(&mut self, pool: &mut Vec<(Actor, Value)>) -> bool {
        let state = self.evening.state(Viewer::Table).await;
        let Some((by, _)) = awaited(&state) else { return false };
        let Actor::Seat(seat) = by else { panic!("the app answers for chance") };
        let own = &self.devices[seat.index()];
        let mine = own.shown.state["legal"].as_array().and_then(|legal| legal.first());
        let commands = mine.and_then(|mine| mine[1].as_array()).cloned().expect("a legal command");
        let table = self.evening.table;
        if self.one_in(6)
            && let Some((wrong, command)) = self.pick(pool)
            && let Actor::Seat(who) = wrong
        {
            let (id, head) = (self.id(), state.head);
            let request = TableRequest::Command { table, id, head, question: None, by: wrong, command, waive: vec![] };
            let _ = self.devices[who.index()].line.ask(&request).await;
            return true;
        }
        let command = self.pick(&commands).expect("a legal command");
        if pool.len() < 400 {
            pool.push((by, command.clone()));
        }
        let request = TableRequest::Command {
            table,
            id: self.id(),
            head: state.head,
            question: None,
            by,
            command,
            waive: vec![],
        };
        let said = self.devices[seat.index()].line.ask(&request).await;
        assert!(matches!(said, Ok(Reply::Moved { .. })), "{said:?}");
        true
    }

    /// The host, or the seat of the last command, undoes or redoes.
    async fn back_and_forth(&mut self) {
        let (table, id) = (self.evening.table, self.id());
        let head = self.evening.state(Viewer::Table).await.head;
        let request = match self.random.random_range(0..4) {
            0 => TableRequest::Undo { table, id, head },
            1 => TableRequest::Redo { table, id, head },
            2 => TableRequest::Jump { table, id, head, to: head.saturating_sub(3) },
            _ => {
                let seat = self.random.random_range(0..self.devices.len() - 3);
                let _ = self.devices[seat].line.ask(&TableRequest::Undo { table, id, head }).await;
                return;
            }
        };
        let _ = self.evening.screen.request(request).await;
    }

    /// Returns the messages that each device has received since the last call.
    fn heard(&mut self) -> Vec<(usize, Vec<Value>)> {
        let read = |text: String| serde_json::from_str(&text).expect("JSON");
        let each = self.devices.iter_mut().map(|device| device.line.heard.drain(..).map(read).collect());
        each.enumerate().collect()
    }
}

/// The range of a seat's purse, far from all other numbers: entries, years, prices, places.
fn purse_of(seat: usize) -> RangeInclusive<u64> {
    let from = 2_100 + 2_000 * seat as u64;
    from..=from + 1_800
}

/// Returns every whole number in a message, including those in texts and keys.
fn all_numbers(frame: &Value) -> Vec<u64> {
    let mut found = Vec::new();
    numbers(frame, &mut found);
    found
}

fn numbers(value: &Value, out: &mut Vec<u64>) {
    match value {
        Value::Number(number) => out.extend(number.as_u64().or_else(|| number.as_f64().map(|number| number as u64))),
        Value::String(text) => numbers_in(text, out),
        Value::Array(list) => list.iter().for_each(|value| numbers(value, out)),
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            numbers_in(key, out);
            numbers(value, out);
        }),
        Value::Null | Value::Bool(_) => {}
    }
}

/// Collects separate numbers: not parts of a hash or of a decimal fraction.
fn numbers_in(text: &str, out: &mut Vec<u64>) {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    out.extend(words.filter_map(|word| word.trim_matches('.').parse::<u64>().ok()));
}

#[test]
fn number_search_finds_every_standalone_number() {
    let frame =
        json!({"a": [4_321, -7, 0.5], "b": "\"ducats\":2345,\"x\"", "c/3456": "12ab 0.4567 6789.", "h": "12de34"});
    let mut found = all_numbers(&frame);
    found.sort_unstable();
    assert_eq!(found, [0, 0, 2_345, 3_456, 4_321, 6_789]);
}

async fn purses_stay_in_their_seats(seats: usize, seed: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let hidden = [("hidden_money", json!(true))];
    let mut round = Round::new(folder.path(), GAME, seats, &hidden, seed).await;
    let (table, mut pool) = (round.evening.table, Vec::new());
    let mut steps = 0;
    // Other numbers of this size, such as a year in a source, exist before any player is rich.
    let mut other = BTreeSet::new();
    round.heard().iter().flat_map(|(_, frames)| frames).for_each(|frame| other.extend(all_numbers(frame)));
    assert!(other.len() > 20, "each device received the whole board");
    while steps < 160 {
        steps += 1;
        // Rich from the start, and again after the head has moved.
        for seat in 0..seats {
            let owner = Seat(seat as u8);
            let state = round.evening.state(Viewer::Seat(owner)).await;
            let ducats = state.view["seats"][seat]["purse"].as_u64().expect("its own purse");
            let (low, high) = (*purse_of(seat).start(), *purse_of(seat).end());
            if (low + 400..high - 400).contains(&ducats) && !round.one_in(40) {
                continue;
            }
            let ducats = round.random.random_range(low + 700..high - 700);
            let command = json!({"do": "Correct", "fix": {"what": "Purse", "seat": seat, "ducats": ducats}});
            let (id, by) = (round.id(), Actor::Seat(owner));
            let request =
                TableRequest::Command { table, id, head: state.head, question: None, by, command, waive: vec![] };
            round.evening.screen.request(request).await.expect("accepted");
        }
        round.caught_up().await;
        if round.one_in(25) {
            let trusting = round.one_in(2);
            round.evening.options(false, trusting).await;
        }
        if !round.goes_on(&mut pool, steps).await {
            break;
        }
        if round.evening.state(Viewer::Table).await.progress.over {
            // The purses are public now.
            break;
        }
        for (at, frames) in round.heard() {
            for frame in frames.iter().filter(|frame| frame["push"]["push"] != "hosting") {
                let mut found = all_numbers(frame);
                found.retain(|number| !other.contains(number));
                for seat in 0..seats {
                    let told = found.iter().filter(|number| purse_of(seat).contains(number)).count();
                    if round.devices[at].viewer == Viewer::Seat(Seat(seat as u8)) {
                        round.devices[at].own += told;
                    } else {
                        assert_eq!(
                            told, 0,
                            "{:?} received the purse of seat {seat}: {frame}",
                            round.devices[at].viewer
                        );
                    }
                }
            }
        }
    }
    assert!(steps > 40, "only {steps} steps");
    // The test would find a leak: each owner received the secret over the same kind of connection.
    for device in &round.devices[..seats] {
        assert!(device.own > 5, "{:?} received its own purse {} times", device.viewer, device.own);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hidden_purse_reaches_only_its_owner_of_three() {
    purses_stay_in_their_seats(3, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hidden_purse_reaches_only_its_owner_of_four() {
    purses_stay_in_their_seats(4, 2).await;
}

/// Collects all lists of cards in a message, with their keys. The key of a list in a patch is the end of its path.
fn lists<'a>(key: &'a str, value: &'a Value, out: &mut Vec<(&'a str, &'a Value)>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| lists(key, value, out)),
        Value::Object(fields) => {
            out.push((key, value));
            let path = fields.get("path").and_then(Value::as_str);
            for (name, value) in fields {
                let last = path.filter(|_| name == "value").and_then(|path| path.rsplit('/').next());
                lists(last.unwrap_or(name), value, out);
            }
        }
        _ => {}
    }
}

/// Returns the viewer's own hands, in the current state and in earlier ones.
fn own_hands<'a>(viewer: Viewer, found: &[(&str, &'a Value)]) -> Vec<&'a Value> {
    let Viewer::Seat(Seat(seat)) = viewer else { return Vec::new() };
    let whole = found.iter().filter_map(|(_, object)| object["hands"].get(usize::from(seat)));
    let patched = found
        .iter()
        .filter(|(_, object)| object["path"].as_str().is_some_and(|path| path.ends_with(&format!("/hands/{seat}"))));
    whole.chain(patched.map(|(_, object)| &object["value"])).map(|hand| &hand["cards"]).collect()
}

/// Searches the messages to a viewer for what only the owner of a hand may know. `unseen` is the rest of the box for
/// this viewer; if the deck is empty, it is the other's hand, which all players can compute.
fn check_cards(viewer: Viewer, hands: &[Value], unseen: &Value, frame: &Value) {
    let mut found = Vec::new();
    lists("", frame, &mut found);
    // The listed commands name one of the possible hands, made from the viewer's knowledge (a law checks that). It may
    // be the real hand by chance.
    let named = |object: &Value| found.iter().any(|(_, said)| said["do"] == "ChangeHand" && said["cards"] == *object);
    // A hand of the past may equal the other's hand later by chance: eight cards of few kinds.
    let held = |object: &Value| own_hands(viewer, &found).contains(&object);
    for &(key, object) in &found {
        let owner = object["seat"].as_u64();
        let own = |seat: u64| viewer == Viewer::Seat(Seat(seat as u8));
        assert!(object["do"] != "Deal", "{viewer:?} received a deal: {frame}");
        if object["event"] == "Drew" && !owner.is_some_and(own) {
            assert_eq!(object.get("cards"), None, "{viewer:?} received a draw: {frame}");
        }
        for (seat, shown) in object["hands"].as_array().into_iter().flatten().enumerate() {
            assert!(own(seat as u64) || shown["cards"].is_null(), "{viewer:?} received a hand: {frame}");
        }
        if let Some(seat) = object["path"].as_str().and_then(|path| path.strip_prefix("/view/hands/")) {
            let seat = u64::from(seat.starts_with('1'));
            let cards =
                object["path"].as_str().is_some_and(|path| path.contains("/cards")) && !object["value"].is_null();
            let cards = cards || object["value"]["cards"].is_object();
            assert!(own(seat) || !cards, "{viewer:?} received a hand: {frame}");
        }
        // Under any key: a list that equals another's current hand, if it is large enough to exclude chance.
        // The cards on the pile are public.
        for (seat, hand) in hands.iter().enumerate().filter(|(seat, _)| !own(*seat as u64)) {
            let large = hand.as_object().is_some_and(|hand| hand.values().filter_map(Value::as_u64).sum::<u64>() >= 6);
            let public = matches!(key, "unseen" | "discard") || object == unseen || named(object) || held(object);
            assert!(!large || public || object != hand, "{viewer:?} received the hand of {seat} as {key}: {frame}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_and_draws_of_twilight_reach_only_their_owner() {
    let folder = tempfile::tempdir().expect("a folder");
    let dealt = [("hands", json!("dealt"))];
    let mut round = Round::new(folder.path(), Twilight::INFO.id, 2, &dealt, 3).await;
    let mut trusted = false;
    let mut pool = Vec::new();
    let mut steps = 0;
    while steps < 220 {
        steps += 1;
        // Later all devices may act for every seat. They receive everyone's legal commands, as far as they may know
        // them.
        if steps > 110 && round.one_in(15) {
            let trusting = round.one_in(2);
            trusted |= trusting;
            round.evening.options(false, trusting).await;
        }
        if !round.goes_on(&mut pool, steps).await {
            break;
        }
        let mut hands = Vec::new();
        for seat in 0..2_u8 {
            let state = round.evening.state(Viewer::Seat(Seat(seat))).await;
            hands.push(state.view["hands"][usize::from(seat)]["cards"].clone());
        }
        assert!(hands.iter().all(Value::is_object), "the app knows both hands");
        for (at, frames) in round.heard() {
            let device = &mut round.devices[at];
            for frame in &frames {
                check_cards(device.viewer, &hands, &device.shown.state["view"]["unseen"], frame);
            }
            let legal = device.shown.state["legal"].as_array().expect("a list");
            let mine = |entry: &Value| match device.viewer {
                Viewer::Seat(seat) => entry[0] == json!(Actor::Seat(seat)),
                Viewer::Table => true,
                Viewer::Spectator => false,
            };
            assert!(trusted || legal.iter().all(mine), "{:?} receives the commands of others", device.viewer);
            for (seat, hand) in hands.iter().enumerate() {
                if device.shown.state["view"]["hands"][seat]["cards"] == *hand {
                    assert_eq!(device.viewer, Viewer::Seat(Seat(seat as u8)));
                    device.own += 1;
                }
            }
        }
    }
    assert!(steps > 40, "only {steps} steps");
    for device in &round.devices[..2] {
        assert!(device.own > 20, "{:?} received its own hand {} times", device.viewer, device.own);
    }
}

#[test]
fn check_detects_revealed_hand() {
    let hand = json!({"doge": 5, "guard-11": 2, "merchant-2": 1});
    let hands = [json!({}), hand.clone()];
    let told = |frame: Value| {
        std::panic::catch_unwind(|| check_cards(Viewer::Seat(Seat(0)), &hands, &json!({}), &frame)).is_err()
    };
    assert!(told(json!({"event": "Drew", "seat": 1, "count": 1, "cards": {"doge": 1}})));
    assert!(told(json!({"view": {"hands": [{"cards": {}}, {"cards": {"doge": 1}}]}})));
    assert!(told(json!([{"op": "replace", "path": "/view/hands/1/cards/doge", "value": 1}])));
    assert!(told(json!([{"op": "replace", "path": "/view/hands/1", "value": {"count": 1, "cards": {"doge": 1}}}])));
    assert!(told(json!({"anything": [hand.clone()]})));
    assert!(told(json!({"anything": [hand.clone()], "hands": [{"cards": {}}, {"cards": null}]})));
    assert!(!told(json!({"hands": [{"cards": hand.clone()}, {"cards": null}]})));
    assert!(!told(json!({"unseen": hand.clone()})));
    assert!(!told(json!([{"op": "replace", "path": "/view/unseen", "value": hand}])));
    assert!(!told(json!([{"op": "replace", "path": "/view/hands/1/count", "value": 3}])));
}
