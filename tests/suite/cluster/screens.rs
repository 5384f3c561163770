//! Phones of a club that behave like real ones: each reconnects to any node, and repeats requests that were not
//! answered.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use app_core::protocol::{Greeting, Problem, Push, Reply, Request, TableRequest, Turned};
use bucintoro_tests::lines::{Line, Shown};
use kernel::{Actor, Seat, Viewer};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tokio::time::timeout;

/// Time limit of a node's answer to a greeting, as in `ui/src/transport/socket.ts`.
const GREETS: Duration = Duration::from_secs(3);

/// Time limit of an answer before a screen reconnects: three seconds of silence, up to one until that is noticed, and
/// three for the answer to a ping.
const ANSWERS: Duration = Duration::from_secs(7);

/// Time limit until the outcome of a request is known: the longest fault, and some more.
const SETTLES: Duration = Duration::from_secs(120);

/// What a device with a code must never receive: other tokens, keys, codes and seeds.
pub type Secrets = Arc<Vec<String>>;

/// The observations of the screens of one table.
#[derive(Default)]
pub struct Ledger {
    pub acknowledged: Vec<String>,
    pub refused: Vec<String>,
    /// Time of the last acknowledgement.
    pub last: Option<Instant>,
    /// What each viewer was shown, by viewer and length of the record.
    pub sights: BTreeMap<(String, u32), Sight>,
    /// Problems of screens that were rejected after they had been admitted.
    pub turned: Vec<Problem>,
    /// Messages that contained a secret.
    pub leaks: Vec<String>,
}

/// What a viewer was shown of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    pub viewer: Viewer,
    pub head: u32,
    /// Hash of the received view, and of the view after the pushes.
    pub view: String,
    pub made: String,
    /// Hash of each visible entry, by its number.
    pub told: BTreeSet<(u32, String)>,
}

/// Returns the hash of a value.
pub fn hashed(value: &Value) -> String {
    hex::encode(Sha256::digest(value.to_string()))
}

/// A screen that reconnects by itself.
pub struct Screen {
    pub table: u32,
    pub viewer: Viewer,
    pub token: String,
    pub nodes: Vec<SocketAddr>,
    pub ledger: Arc<Mutex<Ledger>>,
    pub secrets: Secrets,
    pub stop: Arc<AtomicBool>,
}

/// The connection of a screen.
struct There {
    node: SocketAddr,
    line: Line,
    shown: Shown,
}

impl Screen {
    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().expect("a ledger")
    }

    fn stops(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Connects to any node except the one that failed last, and retries. `None` if the screen must stop.
    async fn come(&self, mut but: Option<SocketAddr>) -> Option<There> {
        loop {
            let others: Vec<SocketAddr> = self.nodes.iter().copied().filter(|node| Some(*node) != but).collect();
            let node = *others.choose(&mut rand::rng()).expect("a node");
            let greeting = Greeting::Token { token: self.token.clone() };
            match timeout(GREETS, Line::tries(node, &greeting)).await {
                Ok(Some(Ok(line))) => {
                    let mut there = There { node, line, shown: Shown { state: Value::Null, told: BTreeMap::new() } };
                    if self.looks(&mut there).await {
                        return Some(there);
                    }
                }
                Ok(Some(Err(Problem::TurnedAway { why: Turned::Busy }))) => {}
                Ok(Some(Err(problem @ Problem::TurnedAway { .. }))) => self.ledger().turned.push(problem),
                _ => {}
            }
            if self.stops() {
                return None;
            }
            but = Some(node);
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
    }

    async fn asked(&self, there: &mut There, request: &(impl Clone + Into<Request>)) -> Option<Result<Reply, Problem>> {
        let answer = timeout(ANSWERS, async {
            let call = there.line.send(request).await?;
            there.line.answer(call).await
        });
        let answer = answer.await.ok().flatten();
        self.notes(there).await;
        answer
    }

    /// Requests the whole state. Returns false if the connection is closed.
    async fn looks(&self, there: &mut There) -> bool {
        match self.asked(there, &TableRequest::Open { table: self.table, viewer: self.viewer }).await {
            Some(Ok(Reply::State { state })) => {
                there.shown = Shown::of(&state);
                there.line.waiting.clear();
                self.saw(&there.shown, &state.told.iter().map(|told| serde_json::json!(told)).collect::<Vec<_>>());
                true
            }
            _ => false,
        }
    }

    /// Records what the screen was shown, entry by entry.
    fn saw(&self, shown: &Shown, told: &[Value]) {
        let state = &shown.state;
        let told = told.iter().map(|told| (told["n"].as_u64().expect("a number") as u32, hashed(told)));
        let (length, view) = (shown.length() as u32, state["view_hash"].as_str().expect("a hash").to_owned());
        let sight = Sight {
            viewer: self.viewer,
            head: shown.head(),
            view,
            made: hashed(&state["view"]),
            told: BTreeSet::new(),
        };
        let mut ledger = self.ledger();
        let seen = ledger.sights.entry((format!("{:?}", self.viewer), length)).or_insert_with(|| sight.clone());
        seen.told.extend(told);
        let before = Sight { told: BTreeSet::new(), ..seen.clone() };
        if before != sight {
            let leak = format!("two things were shown at {length}: {before:?} and {sight:?}");
            ledger.leaks.push(leak);
        }
    }

    /// Searches all received messages for secrets, and applies the pushes.
    async fn notes(&self, there: &mut There) {
        for text in there.line.heard.drain(..) {
            if let Some(secret) = self.secrets.iter().find(|secret| text.contains(secret.as_str())) {
                self.ledger().leaks.push(format!("{:?} was told {secret}: {text}", self.viewer));
            }
        }
        while let Some(push) = there.line.waiting.pop_front() {
            if there.shown.state.is_null() || !there.shown.follows(&push) {
                // A push was missed, so the whole state is requested next.
                there.shown.state = Value::Null;
                continue;
            }
            match &push {
                Push::State { state } => {
                    self.saw(&there.shown, &state.told.iter().map(|told| serde_json::json!(told)).collect::<Vec<_>>());
                }
                Push::Moved { moved } => {
                    self.saw(&there.shown, &moved.told.iter().map(|told| serde_json::json!(told)).collect::<Vec<_>>());
                }
                _ => {}
            }
        }
    }

    /// Waits for a push or a time. Returns false if the connection is closed.
    async fn waits(&self, there: &mut There, long: Duration) -> bool {
        let came = match timeout(long, there.line.push()).await {
            Ok(Some(push)) => {
                there.line.waiting.push_front(push);
                true
            }
            Ok(None) => false,
            Err(_) => true,
        };
        self.notes(there).await;
        came
    }

    /// Watches until the screen must stop.
    pub async fn watch(self) {
        let mut but = None;
        while let Some(mut there) = self.come(but).await {
            while !self.stops() && self.waits(&mut there, Duration::from_secs(1)).await {
                if there.shown.state.is_null() && !self.looks(&mut there).await {
                    break;
                }
            }
            if self.stops() {
                return;
            }
            but = Some(there.node);
        }
    }

    /// Plays at random until the screen must stop. The outcome of the last request is known then.
    pub async fn play(self) {
        let Some(mut there) = self.come(None).await else { return };
        // Earlier commands, which are mostly illegal now.
        let mut pool = Vec::new();
        while !self.stops() {
            let pause = rand::rng().random_range(20..200);
            let known = !there.shown.state.is_null();
            if !self.waits(&mut there, Duration::from_millis(pause)).await
                || !known && !self.looks(&mut there).await
                || there.shown.state.is_null() && !self.looks(&mut there).await
            {
                match self.come(Some(there.node)).await {
                    Some(again) => there = again,
                    None => return,
                }
            }
            if let Some((id, request)) = self.something(&there.shown, &mut pool) {
                there = self.settled(there, &id, &request).await;
            }
        }
    }

    /// Repeats a request until its outcome is known.
    async fn settled(&self, mut there: There, id: &str, request: &Request) -> There {
        let begun = Instant::now();
        loop {
            match self.asked(&mut there, request).await {
                Some(Ok(_)) => {
                    let mut ledger = self.ledger();
                    ledger.acknowledged.push(id.to_owned());
                    ledger.last = Some(Instant::now());
                    return there;
                }
                // The outcome is unknown, so the same request is sent to another node.
                Some(Err(Problem::Unsettled { .. })) | None => {
                    there = loop {
                        assert!(begun.elapsed() < SETTLES, "the outcome of {request:?} stays unknown");
                        if let Some(again) = self.come(Some(there.node)).await {
                            break again;
                        }
                    };
                }
                Some(Err(_)) => {
                    self.ledger().refused.push(id.to_owned());
                    return there;
                }
            }
        }
    }

    /// Returns a legal command of the seat; sometimes an undo, or an earlier command.
    fn something(&self, shown: &Shown, pool: &mut Vec<(Actor, Value)>) -> Option<(String, Request)> {
        let mut random = rand::rng();
        let Viewer::Seat(own) = self.viewer else { return None };
        let (table, id, head) = (self.table, format!("{:032x}", random.random::<u128>()), shown.head());
        let legal = shown.state["legal"].as_array()?;
        let mine = legal.iter().find(|entry| entry[0] == serde_json::json!(Actor::Seat(own)));
        let mine = mine.and_then(|mine| mine[1].as_array()).and_then(|mine| mine.choose(&mut random));
        let (by, command) = match mine {
            // After the end of the game it continues from an earlier entry.
            _ if legal.is_empty() || random.random_bool(0.04) => {
                return Some((id.clone(), TableRequest::Undo { table, id, head }.into()));
            }
            _ if random.random_bool(0.04) => {
                let (by, command) = pool.choose(&mut random)?.clone();
                (if random.random_bool(0.5) { by } else { Actor::Seat(Seat(own.0 ^ 1)) }, command)
            }
            mine => (Actor::Seat(own), mine?.clone()),
        };
        if pool.len() < 200 {
            pool.push((by, command.clone()));
        }
        Some((id.clone(), TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] }.into()))
    }
}
