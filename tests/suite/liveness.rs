//! Phones that tap, disconnect and reconnect at random. In the end all show the same table, and no tap was applied
//! twice.

use std::collections::BTreeMap;
use std::time::Duration;

use app_core::protocol::{HostingRequest, Problem, Push, Reply, Request, Role, TableRequest, TableState};
use bucintoro_tests::lines::{Evening, Line, PATIENCE, Shown, heard};
use futures_util::SinkExt;
use host::App;
use kernel::record::By;
use kernel::{Actor, Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio_tungstenite::tungstenite::Message;

/// Number of taps of each phone.
const TAPS: usize = 30;
/// Number of pushes that each phone must receive; it continues to tap until then.
const HEARS: usize = 27;
const SEATS: usize = 4;
const PHONES: usize = 8;

/// Outcomes of the taps of one phone.
#[derive(Default)]
struct Tally {
    /// Accepted taps: the request id and the head after it.
    stood: BTreeMap<String, u32>,
    stale: usize,
    refused: usize,
    dropped: usize,
    asked_anew: usize,
    pushes: usize,
}

/// A phone of a player.
struct Phone {
    line: Line,
    token: String,
    role: Role,
    shown: Shown,
    tally: Tally,
}

impl Phone {
    async fn comes(evening: &Evening, role: Role) -> Self {
        let mut line = evening.phone(role).await;
        let shown = Shown::of(&line.look().await);
        let token = line.token.clone().expect("a token");
        Self { line, token, role, shown, tally: Tally::default() }
    }

    /// The connection is lost without a close frame, and the phone reconnects with its token.
    async fn drops_out(&mut self, evening: &Evening) {
        self.tally.dropped += 1;
        self.line = evening.again(&self.token).await.expect("the token is valid");
        self.shown = Shown::of(&self.line.look().await);
    }

    /// Applies the pushes received so far, like the screen.
    async fn follows(&mut self) {
        while let Some(push) = self.line.waiting.pop_front() {
            self.tally.pushes += 1;
            if !self.shown.follows(&push) {
                self.tally.asked_anew += 1;
                // Waiting pushes are older than the whole state, so they cannot be applied to it.
                self.shown = Shown::of(&self.line.look().await);
            }
        }
    }

    /// Returns a request: usually a legal command from the state, sometimes another request.
    fn tap(&self, evening: u32, id: String, random: &mut StdRng) -> Request {
        let (table, head) = (evening, self.shown.head());
        let legal = self.shown.state["legal"].as_array().and_then(|legal| legal.first());
        let commands = legal.and_then(|legal| legal[1].as_array());
        match (self.role, commands) {
            (Role::Seat(seat), Some(commands)) if !commands.is_empty() && random.random_range(0..8) > 0 => {
                let command = commands[random.random_range(0..commands.len())].clone();
                TableRequest::Command { table, id, head, question: None, by: Actor::Seat(seat), command, waive: vec![] }
                    .into()
            }
            (Role::Seat(_), _) if random.random_range(0..3) == 0 => TableRequest::Undo { table, id, head }.into(),
            (Role::Seat(_), _) => TableRequest::Redo { table, id, head }.into(),
            _ => TableRequest::Undo { table, id, head }.into(),
        }
    }

    /// Taps, sometimes twice, sometimes with an old state, sometimes without reading the answer.
    async fn taps(&mut self, evening: &Evening, id: String, random: &mut StdRng) {
        if random.random_range(0..3) > 0 {
            // Earlier pushes arrive before the answer to a ping.
            self.line.ask(&HostingRequest::Ping).await.expect("an answer");
            self.follows().await;
        }
        let tap = self.tap(evening.table, id.clone(), random);
        let call = self.line.send(&tap).await.expect("sent");
        let twice = if random.random_range(0..4) == 0 { self.line.send(&tap).await } else { None };
        if random.random_range(0..6) == 0 {
            self.drops_out(evening).await;
            // The outcome is unknown. The same request is repeated, and counts once.
            let again = self.line.ask(&tap).await;
            self.notes(id, again);
            return;
        }
        let first = self.line.answer(call).await.expect("an answer");
        if let Some(call) = twice {
            let second = self.line.answer(call).await.expect("an answer");
            if first.is_ok() {
                assert_eq!(first, second, "a retry has the same answer");
            } else {
                // It may be accepted now, because another phone undid an entry that prevented it.
                self.notes(id, second);
                return;
            }
        }
        self.notes(id, first);
    }

    fn notes(&mut self, id: String, answer: Result<Reply, Problem>) {
        match answer {
            Ok(Reply::Moved { head }) => drop(self.tally.stood.insert(id, head)),
            Err(Problem::Stale { .. }) => self.tally.stale += 1,
            Err(_) => self.tally.refused += 1,
            other => panic!("{other:?}"),
        }
    }
}

fn hash(view: &Value) -> String {
    hex::encode(Sha256::digest(view.to_string()))
}

fn in_full(state: &TableState) -> (Value, Vec<Value>) {
    let Shown { state, told } = Shown::of(state);
    (state, told.into_values().collect())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reconnecting_devices_converge_on_same_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), SEATS).await;
    let (table, began) = (evening.table, evening.state(Viewer::Table).await);
    let evening = std::sync::Arc::new(evening);
    let mut playing = Vec::new();
    for nth in 0..PHONES {
        let role = if nth < SEATS { Role::Seat(Seat(nth as u8)) } else { Role::Spectator };
        let mut phone = Phone::comes(&evening, role).await;
        let evening = std::sync::Arc::clone(&evening);
        playing.push(tokio::spawn(async move {
            let mut random = StdRng::seed_from_u64(nth as u64);
            for tap in 0..20 * TAPS {
                if tap >= TAPS && phone.tally.pushes >= HEARS {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(random.random_range(0..40))).await;
                phone.taps(&evening, format!("{nth}-{tap}"), &mut random).await;
            }
            phone
        }));
    }
    // The host also taps, so the head of other screens becomes stale.
    let mut random = StdRng::seed_from_u64(99);
    let mut hosts = BTreeMap::new();
    while playing.iter().any(|phone| !phone.is_finished()) {
        tokio::time::sleep(Duration::from_millis(25)).await;
        let state = evening.state(Viewer::Table).await;
        let Some((by, commands)) = bucintoro_tests::awaited(&state) else { continue };
        let command = commands[random.random_range(0..commands.len())].clone();
        let id = format!("host-{}", hosts.len());
        let request = TableRequest::Command {
            table,
            id: id.clone(),
            head: state.head,
            question: None,
            by,
            command,
            waive: vec![],
        };
        if let Ok(Reply::Moved { head }) = evening.screen.request(request).await {
            hosts.insert(id, head);
        }
    }
    let mut phones = Vec::new();
    for phone in playing {
        phones.push(phone.await.expect("no phone fails"));
    }

    // All screens reach the same state by their pushes.
    let ended = evening.state(Viewer::Table).await;
    for phone in &mut phones {
        phone.follows().await;
        while phone.shown.length() < u64::from(ended.length) {
            let push = phone.line.push().await.expect("an open connection");
            phone.line.waiting.push_front(push);
            phone.follows().await;
        }
        let fresh = evening.state(phone.role.viewer()).await;
        let (state, told) = in_full(&fresh);
        assert_eq!(phone.shown.state, state, "{:?}", phone.role);
        assert_eq!(phone.shown.told.values().cloned().collect::<Vec<_>>(), told, "{:?}", phone.role);
        assert_eq!(phone.shown.state["view_hash"], hash(&phone.shown.state["view"]), "{:?}", phone.role);
    }

    // Each accepted tap added one entry. The record has no other entries of people.
    let stood: usize = phones.iter().map(|phone| phone.tally.stood.len()).sum::<usize>() + hosts.len();
    let made = ended.told.iter().skip(began.told.len()).filter(|entry| entry.by != By::Chance && !entry.auto).count();
    assert_eq!(made, stood);
    let stored = evening.app.records().read(table).await.expect("read").expect("it exists");
    let mut answered = BTreeMap::new();
    stored.requests.iter().for_each(|(id, n)| assert_eq!(answered.insert(id.clone(), *n), None, "{id} twice"));
    assert_eq!(answered.len(), stood);
    let known = phones.iter().flat_map(|phone| phone.tally.stood.keys()).chain(hosts.keys());
    known.for_each(|id| assert!(answered.contains_key(id), "{id} is not in the record"));

    // Each kind of event has happened.
    let sum = |count: fn(&Tally) -> usize| phones.iter().map(|phone| count(&phone.tally)).sum::<usize>();
    let (stale, dropped, pushes) = (sum(|tally| tally.stale), sum(|tally| tally.dropped), sum(|tally| tally.pushes));
    assert!(stale > 0 && dropped > 10 && pushes > 200 && stood > 20, "{stale}, {dropped}, {pushes}, {stood}");
    // Taps of a spectator were refused.
    assert!(phones[SEATS..].iter().all(|phone| phone.tally.stood.is_empty()));

    // The record is complete: it is the same when read from the disk.
    let (app, seats) = (evening.app.clone(), evening.state(Viewer::Seat(Seat(0))).await);
    app.close().await;
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let reopened = session.request(TableRequest::Open { table, viewer: Viewer::Seat(Seat(0)) }).await;
    let Ok(Reply::State { state }) = reopened else { panic!("{reopened:?}") };
    assert_eq!((state.view_hash, state.length, state.told), (seats.view_hash, seats.length, seats.told));
}

/// A device requests much and reads nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn device_that_never_reads_delays_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 2).await;
    let mut lazy = evening.phone(Role::Spectator).await;
    let mut other = evening.phone(Role::Spectator).await;
    lazy.look().await;
    let mut shown = Shown::of(&other.look().await);
    // States that it does not read: more than all buffers can hold.
    for _ in 0..280 {
        let open = TableRequest::Open { table: evening.table, viewer: Viewer::Spectator };
        lazy.send(&open).await.expect("sent");
    }
    for nth in 0..40 {
        evening.play(nth).await.expect("accepted");
        let length = u64::from(evening.state(Viewer::Table).await.length);
        let waited = async {
            while shown.length() < length {
                let push = other.push().await.expect("an open connection");
                assert!(shown.follows(&push));
            }
        };
        tokio::time::timeout(PATIENCE, waited).await.expect("the others receive it");
    }
    assert_eq!(other.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
    // The connection is closed in the end. Bytes in transit may be read first.
    let device = lazy.guest.expect("a guest").device;
    let gone = async {
        while evening.hosting().await.devices.iter().any(|known| known.id == device && known.connected) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("the connection is closed");
    while heard(&mut lazy.socket).await.is_some() {}
    assert!(lazy.socket.send(Message::text(json!({"id": 1}).to_string())).await.is_err());
    assert!(other.waiting.iter().all(|push| !matches!(push, Push::State { .. })));
}
