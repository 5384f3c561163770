//! Clients that play like phones. They do as little work as possible, because they share the machine with the nodes.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use app_core::protocol::{Greeting, Request, Role, TableRequest};
use bucintoro_tests::lines::Socket;
use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt as _, StreamExt as _};
use kernel::Seat;
use rand::RngExt as _;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until, timeout, timeout_at};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;

/// Time limit of a node's answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A phone at a table, with compressed messages like a browser's.
pub struct Phone {
    pub table: u32,
    pub role: Role,
    pub token: String,
    socket: Socket,
    stream: Decompress,
    /// The head and the legal commands, on the phone of the first seat only.
    known: Value,
    calls: u32,
}

/// The measurements of the phones.
#[derive(Default)]
pub struct Measurements {
    pub taps: usize,
    /// Times from the planned tap to its answer.
    pub answers: Vec<Duration>,
    /// Times from the planned tap to the push on another phone of the table.
    pub pushes: Vec<Duration>,
    /// Number of pushes that a phone had not received when the next tap was made.
    pub missed: usize,
    /// Bytes that the phones received.
    pub bytes: usize,
}

impl Phone {
    /// Connects with a greeting and opens the table.
    pub async fn connect(at: SocketAddr, table: u32, role: Role, greeting: Greeting) -> Self {
        let mut request = format!("ws://{at}/ws").into_client_request().expect("a request");
        request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static("bucintoro.deflate"));
        let (socket, _) = connect_async(request).await.expect("connected");
        let token = if let Greeting::Token { token } = &greeting { token.clone() } else { String::new() };
        let stream = Decompress::new(false);
        let mut phone = Self { table, role, token, socket, stream, known: Value::Null, calls: 0 };
        let greeting = serde_json::to_string(&greeting).expect("JSON");
        phone.socket.send(Message::text(greeting)).await.expect("sent");
        let (welcome, _) = phone.receive().await;
        if let Some(token) = welcome["welcome"]["token"].as_str() {
            token.clone_into(&mut phone.token);
        }
        assert!(!phone.token.is_empty(), "{welcome}");
        let reply = phone.ask(TableRequest::Open { table, viewer: role.viewer() }).await;
        phone.store_state(&reply["ok"]["state"]);
        phone
    }

    /// Returns the next message, and its size as received.
    async fn receive(&mut self) -> (Value, usize) {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("a message in time");
            let message = message.expect("an open connection").expect("a message");
            let size = message.len();
            let Message::Binary(packed) = message else { continue };
            let mut text = Vec::with_capacity(8 * packed.len() + 1_024);
            let before = self.stream.total_in();
            loop {
                let read = (self.stream.total_in() - before) as usize;
                self.stream.decompress_vec(&packed[read..], &mut text, FlushDecompress::Sync).expect("a stream");
                if text.ends_with(b"\n") {
                    return (serde_json::from_slice(&text).expect("JSON"), size);
                }
                text.reserve(16 << 10);
            }
        }
    }

    /// Sends a request and waits for its answer.
    async fn ask(&mut self, request: impl Into<Request>) -> Value {
        let call = self.send(request).await;
        loop {
            let (frame, _) = self.receive().await;
            if frame["id"] == call {
                return frame;
            }
            self.apply_push(&frame);
        }
    }

    /// Sends a request. Returns the number of the call.
    async fn send(&mut self, request: impl Into<Request>) -> u32 {
        let request = request.into();
        self.calls += 1;
        let call = json!({"id": self.calls, "request": request}).to_string();
        self.socket.send(Message::text(call)).await.expect("sent");
        self.calls
    }

    fn plays(&self) -> bool {
        self.role == Role::Seat(Seat(0))
    }

    /// Stores the parts of a state that are needed to play.
    fn store_state(&mut self, state: &Value) {
        if self.plays() {
            self.known = json!({"head": state["head"], "legal": state["legal"]});
        }
    }

    fn apply_push(&mut self, frame: &Value) {
        let push = &frame["push"];
        if push["push"] == "state" {
            self.store_state(&push["state"]);
        } else if push["push"] == "moved" {
            let ops = push["moved"]["patch"].as_array().into_iter().flatten();
            let needed =
                |op: &&Value| op["path"].as_str().is_some_and(|path| path == "/head" || path.starts_with("/legal"));
            let ops: Vec<Value> = ops.filter(needed).cloned().collect();
            let patch: json_patch::Patch = serde_json::from_value(Value::Array(ops)).expect("a JSON Patch");
            json_patch::patch(&mut self.known, &patch).expect("the patch applies");
        }
    }

    /// Returns a random legal command, or an undo.
    fn choose_request(&self) -> Request {
        let mut random = rand::rng();
        let head = self.known["head"].as_u64().expect("a head") as u32;
        let (table, id) = (self.table, format!("{:032x}", random.random::<u128>()));
        let first = self.known["legal"].as_array().and_then(|legal| legal.first());
        let commands = first.and_then(|first| first[1].as_array()).filter(|commands| !commands.is_empty());
        match (first, commands) {
            (Some(first), Some(commands)) if !random.random_bool(0.02) => {
                let by = serde_json::from_value(first[0].clone()).expect("an actor");
                let command = commands[random.random_range(0..commands.len())].clone();
                TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] }.into()
            }
            _ => TableRequest::Undo { table, id, head }.into(),
        }
    }
}

/// The last tap at a table.
#[derive(Default)]
struct Tap {
    due: Option<Instant>,
    /// True for the phones that have received its push.
    received: [bool; 4],
}

/// A table while it is played.
#[derive(Default)]
struct Table {
    tap: Mutex<Tap>,
    measurements: Mutex<Measurements>,
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Plays all tables for a time, with a tap at the given interval. The taps of the tables are spread over the interval.
/// In `phones` the four phones of a table are consecutive.
pub async fn play(phones: Vec<Phone>, every: Duration, duration: Duration) -> (Vec<Phone>, Measurements) {
    let tables = phones.len() / 4;
    let begun = Instant::now() + Duration::from_millis(100);
    let (mut tasks, mut all) = (Vec::new(), Vec::new());
    for (nth, phone) in phones.into_iter().enumerate() {
        if nth % 4 == 0 {
            all.push(Arc::<Table>::default());
        }
        let table = Arc::clone(all.last().expect("a table"));
        let first = begun + every * (nth / 4) as u32 / tables as u32;
        tasks.push(match phone.plays() {
            true => tokio::spawn(phone.tap(table, first, every, begun + duration)),
            false => tokio::spawn(phone.listen(table, nth % 4, begun + duration)),
        });
    }
    let mut phones = Vec::new();
    for task in tasks {
        phones.push(task.await.expect("the phone's task ends"));
    }
    let mut sum = Measurements::default();
    for table in all {
        let measurements = std::mem::take(&mut *locked(&table.measurements));
        sum.taps += measurements.taps;
        sum.missed += measurements.missed;
        sum.bytes += measurements.bytes;
        sum.answers.extend(measurements.answers);
        sum.pushes.extend(measurements.pushes);
    }
    (phones, sum)
}

impl Phone {
    /// Makes taps at the given interval until `end`.
    async fn tap(mut self, table: Arc<Table>, first: Instant, every: Duration, end: Instant) -> Self {
        let mut due = first;
        while due < end {
            // Pushes received now belong to the last tap.
            while let Ok((frame, size)) = timeout_at(due, self.receive()).await {
                locked(&table.measurements).bytes += size;
                self.apply_push(&frame);
            }
            sleep_until(due).await;
            let before = std::mem::replace(&mut *locked(&table.tap), Tap { due: Some(due), received: [false; 4] });
            let request = self.choose_request();
            let call = self.send(request).await;
            loop {
                let (frame, size) = self.receive().await;
                locked(&table.measurements).bytes += size;
                if frame["id"] != call {
                    self.apply_push(&frame);
                    continue;
                }
                let mut measurements = locked(&table.measurements);
                match frame.get("ok") {
                    Some(_) => {
                        measurements.taps += 1;
                        measurements.answers.push(due.elapsed());
                    }
                    // For example an undo at the beginning, which causes no push.
                    None => *locked(&table.tap) = Tap::default(),
                }
                if before.due.is_some() {
                    measurements.missed += before.received[1..].iter().filter(|received| !**received).count();
                }
                break;
            }
            due += every;
        }
        self
    }

    /// Measures the arrival of pushes until `end`. It does not decompress them, to save processor time. Because all
    /// messages are one compressed stream, the phone must reconnect before it can read again.
    async fn listen(mut self, table: Arc<Table>, nth: usize, end: Instant) -> Self {
        while let Ok(message) = timeout_at(end, self.socket.next()).await {
            let message = message.expect("an open connection").expect("a message");
            let now = Instant::now();
            if !message.is_binary() {
                continue;
            }
            locked(&table.measurements).bytes += message.len();
            let mut tap = locked(&table.tap);
            if let Some(due) = tap.due.filter(|_| !tap.received[nth]) {
                tap.received[nth] = true;
                locked(&table.measurements).pushes.push(now.saturating_duration_since(due));
            }
        }
        self
    }
}
