//! Phones that play: as little of each as is needed, for they share the machine with what is measured.

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

/// How long a node may take to let a phone in, or to answer it.
const PATIENCE: Duration = Duration::from_secs(60);

/// A phone at a table, packed as a browser's is.
pub struct Phone {
    pub table: u32,
    pub role: Role,
    pub token: String,
    socket: Socket,
    stream: Decompress,
    /// What the first seat's knows of the table: where it stands, and what may be said.
    known: Value,
    calls: u32,
}

/// What the phones have heard.
#[derive(Default)]
pub struct Heard {
    pub taps: usize,
    /// From when a tap was due to when it was answered.
    pub answered: Vec<Duration>,
    /// From when a tap was due to when another phone of its table had it.
    pub waits: Vec<Duration>,
    /// Phones that had not heard of a tap when the next was due.
    pub missed: usize,
    /// What came to the phones.
    pub bytes: usize,
}

impl Phone {
    /// Comes in, and looks at its table.
    pub async fn comes(at: SocketAddr, table: u32, role: Role, greeting: Greeting) -> Self {
        let mut request = format!("ws://{at}/ws").into_client_request().expect("a request");
        request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static("bucintoro.deflate"));
        let (socket, _) = connect_async(request).await.expect("it opens");
        let token = if let Greeting::Token { token } = &greeting { token.clone() } else { String::new() };
        let stream = Decompress::new(false);
        let mut phone = Self { table, role, token, socket, stream, known: Value::Null, calls: 0 };
        let greeting = serde_json::to_string(&greeting).expect("JSON");
        phone.socket.send(Message::text(greeting)).await.expect("sent");
        let (welcome, _) = phone.hears().await;
        if let Some(token) = welcome["welcome"]["token"].as_str() {
            token.clone_into(&mut phone.token);
        }
        assert!(!phone.token.is_empty(), "{welcome}");
        let reply = phone.asks(TableRequest::Open { table, viewer: role.viewer() }).await;
        phone.knows(&reply["ok"]["state"]);
        phone
    }

    /// The next frame, and how many bytes it took.
    async fn hears(&mut self) -> (Value, usize) {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("it hangs").expect("it ended");
            let message = message.expect("whole");
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

    async fn asks(&mut self, request: impl Into<Request>) -> Value {
        let call = self.says(request).await;
        loop {
            let (frame, _) = self.hears().await;
            if frame["id"] == call {
                return frame;
            }
            self.follows(&frame);
        }
    }

    async fn says(&mut self, request: impl Into<Request>) -> u32 {
        let request = request.into();
        self.calls += 1;
        let call = json!({"id": self.calls, "request": request}).to_string();
        self.socket.send(Message::text(call)).await.expect("sent");
        self.calls
    }

    fn plays(&self) -> bool {
        self.role == Role::Seat(Seat(0))
    }

    /// Of a whole state, what is needed to play.
    fn knows(&mut self, state: &Value) {
        if self.plays() {
            self.known = json!({"head": state["head"], "legal": state["legal"]});
        }
    }

    /// Follows a push.
    fn follows(&mut self, frame: &Value) {
        let push = &frame["push"];
        if push["push"] == "state" {
            self.knows(&push["state"]);
        } else if push["push"] == "moved" {
            let ops = push["moved"]["patch"].as_array().into_iter().flatten();
            let needed =
                |op: &&Value| op["path"].as_str().is_some_and(|path| path == "/head" || path.starts_with("/legal"));
            let ops: Vec<Value> = ops.filter(needed).cloned().collect();
            let patch: json_patch::Patch = serde_json::from_value(Value::Array(ops)).expect("a JSON Patch");
            json_patch::patch(&mut self.known, &patch).expect("it fits");
        }
    }

    /// Something that may be said now, or an undo.
    fn something(&self) -> Request {
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

/// The tap at a table that its phones wait for.
#[derive(Default)]
struct Tap {
    due: Option<Instant>,
    /// Which of the other phones have heard of it.
    heard: [bool; 4],
}

/// A table while it is played.
#[derive(Default)]
struct Table {
    tap: Mutex<Tap>,
    heard: Mutex<Heard>,
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Has every table played for so long, a tap every so often, each table at a time of its own. Phones of a table stand
/// beside each other.
pub async fn played(phones: Vec<Phone>, every: Duration, long: Duration) -> (Vec<Phone>, Heard) {
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
            true => tokio::spawn(phone.taps(table, first, every, begun + long)),
            false => tokio::spawn(phone.listens(table, nth % 4, begun + long)),
        });
    }
    let mut phones = Vec::new();
    for task in tasks {
        phones.push(task.await.expect("it ends"));
    }
    let mut sum = Heard::default();
    for table in all {
        let heard = std::mem::take(&mut *locked(&table.heard));
        sum.taps += heard.taps;
        sum.missed += heard.missed;
        sum.bytes += heard.bytes;
        sum.answered.extend(heard.answered);
        sum.waits.extend(heard.waits);
    }
    (phones, sum)
}

impl Phone {
    async fn taps(mut self, table: Arc<Table>, first: Instant, every: Duration, end: Instant) -> Self {
        let mut due = first;
        while due < end {
            // What comes in between belongs to what was said last.
            while let Ok((frame, size)) = timeout_at(due, self.hears()).await {
                locked(&table.heard).bytes += size;
                self.follows(&frame);
            }
            sleep_until(due).await;
            let before = std::mem::replace(&mut *locked(&table.tap), Tap { due: Some(due), heard: [false; 4] });
            let request = self.something();
            let call = self.says(request).await;
            loop {
                let (frame, size) = self.hears().await;
                locked(&table.heard).bytes += size;
                if frame["id"] != call {
                    self.follows(&frame);
                    continue;
                }
                let mut heard = locked(&table.heard);
                match frame.get("ok") {
                    Some(_) => {
                        heard.taps += 1;
                        heard.answered.push(due.elapsed());
                    }
                    // As an undo is at the very beginning: no one hears of it.
                    None => *locked(&table.tap) = Tap::default(),
                }
                if before.due.is_some() {
                    heard.missed += before.heard[1..].iter().filter(|heard| !**heard).count();
                }
                break;
            }
            due += every;
        }
        self
    }

    /// Only that something has come is looked at: what comes is packed, and no one here needs it. It is one stream, so
    /// the phone comes again before it plays.
    async fn listens(mut self, table: Arc<Table>, nth: usize, end: Instant) -> Self {
        while let Ok(message) = timeout_at(end, self.socket.next()).await {
            let message = message.expect("it ended").expect("whole");
            let now = Instant::now();
            if !message.is_binary() {
                continue;
            }
            locked(&table.heard).bytes += message.len();
            let mut tap = locked(&table.tap);
            if let Some(due) = tap.due.filter(|_| !tap.heard[nth]) {
                tap.heard[nth] = true;
                locked(&table.heard).waits.push(now.saturating_duration_since(due));
            }
        }
        self
    }
}
