//! Measures how much one attacking guest delays the others. Eight phones at a long table receive the results of taps,
//! which are made at a fixed rate: first without an attack, then while a ninth device repeats one kind of attack as
//! fast as it can. The goal: with an attack, the 95th percentile of the delay is at most twice as long.
//!
//! Quiet periods and periods with an attack alternate, a few seconds each, so that other work of the machine affects
//! both alike. Compare only the two lines of a pair.
//!
//! `cargo bench -p bucintoro-tests --bench bad_guest`. The processor time is that of the host only, because the guests
//! run on other threads. It is measured only on Linux.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use app_core::protocol::{FileRequest, Greeting, Push, Reply, Request, Role, TableRequest};
use bucintoro_tests::awaited;
use bucintoro_tests::lines::{Evening, Line, Socket, connect_compressed_from, connect_from, peer};
use futures_util::{SinkExt, StreamExt};
use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::runtime::Builder;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;

const SEATS: usize = 4;
const PHONES: usize = 8;

/// Size of the measurement.
struct Size {
    /// Number of entries of the table.
    entries: u32,
    /// Number of pairs of a quiet period and an attacked one, for each attack.
    pairs: u32,
    /// Number of taps in a period.
    taps: u32,
    /// Taps per second.
    rate: u32,
}

const WHOLE: Size = Size { entries: 2_000, pairs: 8, taps: 50, rate: 20 };

/// Size while tests run, which only checks that the bench works.
const TRIED: Size = Size { entries: 40, pairs: 1, taps: 4, rate: 4 };

/// What the ninth device does.
#[derive(Clone, Copy)]
enum Attack {
    /// Sends pings, and messages in countless fragments, over four connections.
    SendsFrames,
    /// Connects and disconnects, this many times per second.
    Reconnects(u32),
    /// Opens the table with compression and exports it, over four connections.
    Opens,
}

/// The measurements of all periods of a kind.
#[derive(Default)]
struct Measurements {
    /// Delays from a tap to each phone.
    delays: Vec<Duration>,
    /// Processor time of the host.
    cpu_time: Duration,
    elapsed: Duration,
    /// Number of frames, connections or answers of the attacker.
    attacks: u64,
}

fn main() {
    let size = if std::env::args().any(|argument| argument == "--bench") { WHOLE } else { TRIED };
    let threads = |name: &str| Builder::new_multi_thread().worker_threads(2).thread_name(name).enable_all().build();
    let host = threads("host").expect("a runtime");
    let (phones, guest) = (threads("phones").expect("a runtime"), threads("guest").expect("a runtime"));
    let folder = tempfile::tempdir().expect("a folder");
    let (mut evening, mut length) = host.block_on(long_table(folder.path(), &size));
    let door = host.block_on(evening.door());
    let (sender, mut received) = mpsc::unbounded_channel();
    for nth in 0..PHONES {
        let role = if nth < SEATS { Role::Seat(Seat(nth as u8)) } else { Role::Spectator };
        let code = host.block_on(evening.code(role));
        phones.block_on(phone(door, code, sender.clone()));
    }
    let rows = [
        ("frames over 4 connections", Attack::SendsFrames),
        ("200 connections per second", Attack::Reconnects(200)),
        ("open and export, 4 connections", Attack::Opens),
    ];
    println!(
        "phones: {PHONES}, entries: {}, taps: {} at {} per second",
        size.entries,
        size.pairs * size.taps,
        size.rate
    );
    println!("{:<38} {:>9} {:>9} {:>9} {:>10}  attacks", "", "median", "p95", "maximum", "host CPU");
    for (nth, (name, attack)) in rows.into_iter().enumerate() {
        let attacker = Attacker { n: 100 + nth as u8, door, table: evening.table, attack };
        let greeting = guest.block_on(attacker.join(host.block_on(evening.code(Role::Spectator))));
        let mut measurements = [Measurements::default(), Measurements::default()];
        for period in 0..2 * size.pairs {
            let attacks = Arc::new(AtomicU64::new(0));
            let running = (period % 2 == 1).then(|| guest.block_on(attacker.start(&greeting, &attacks)));
            let (cpu_before, begun) = (cpu_time(), Instant::now());
            let plan = Plan { first: length, begun: begun + Duration::from_millis(100), rate: size.rate };
            let tapped = host.block_on(host.spawn(make_taps(evening, plan.clone(), size.taps)));
            (evening, length) = tapped.expect("every tap is accepted");
            let sum = &mut measurements[(period % 2) as usize];
            sum.delays.extend(phones.block_on(delays(&mut received, &plan, length)));
            sum.cpu_time += cpu_time() - cpu_before;
            sum.elapsed += begun.elapsed();
            sum.attacks += attacks.load(Ordering::Relaxed);
            drop(running);
        }
        for (name, measurements) in ["no attack", name].into_iter().zip(measurements) {
            measurements.print(name);
        }
    }
    host.block_on(evening.app.close());
}

impl Measurements {
    fn print(self, name: &str) {
        let [median, p95, most] = percentiles(self.delays).map(|delay| format!("{:.1} ms", delay.as_secs_f64() * 1e3));
        let share = format!("{:.0} %", 100.0 * self.cpu_time.as_secs_f64() / self.elapsed.as_secs_f64());
        let attacks = self.attacks as f64 / self.elapsed.as_secs_f64();
        println!("{name:<38} {median:>9} {p95:>9} {most:>9} {share:>10}  {attacks:.1}/s");
    }
}

/// Hosts a table with at least `size.entries` entries: a random game, then undo and redo of its last move. Returns it
/// with the length of its record.
async fn long_table(folder: &std::path::Path, size: &Size) -> (Evening, u32) {
    let mut evening = Evening::new(folder, SEATS).await;
    let mut state = evening.state(Viewer::Table).await;
    for nth in 0.. {
        if awaited(&state).is_none() || state.length >= size.entries.min(480) {
            break;
        }
        evening.play(nth * 7).await.expect("accepted");
        state = evening.state(Viewer::Table).await;
    }
    let (mut length, mut head) = (state.length, state.head);
    while length < size.entries || length % 2 != state.length % 2 {
        head = tap(&mut evening, length, state.length, head).await;
        length += 1;
    }
    (evening, length)
}

/// Makes one tap: undo or redo of the last move, in turn. Returns the new head.
async fn tap(evening: &mut Evening, length: u32, first: u32, head: u32) -> u32 {
    let (table, id) = (evening.table, format!("tap-{length}"));
    let back = length % 2 == first % 2;
    let request = if back { TableRequest::Undo { table, id, head } } else { TableRequest::Redo { table, id, head } };
    match evening.screen.request(request).await {
        Ok(Reply::Moved { head }) => head,
        other => panic!("{other:?}"),
    }
}

/// The times of the taps of a period.
#[derive(Clone)]
struct Plan {
    /// Length of the record before the first tap.
    first: u32,
    begun: Instant,
    rate: u32,
}

impl Plan {
    fn at(&self, nth: u32) -> Instant {
        self.begun + Duration::from_secs(1) * nth / self.rate
    }
}

/// Makes each tap at its planned time. A delayed tap does not shift the planned times of the others. Returns the length
/// of the record.
async fn make_taps(mut evening: Evening, plan: Plan, count: u32) -> (Evening, u32) {
    let mut head = evening.state(Viewer::Table).await.head;
    for nth in 0..count {
        sleep_until(plan.at(nth)).await;
        head = tap(&mut evening, plan.first + nth, plan.first, head).await;
        // The host's own screen reads what it receives.
        while evening.pushes.try_recv().is_ok() {}
    }
    (evening, plan.first + count)
}

/// Returns the delays from each planned tap to each phone, after all phones have received the last tap.
async fn delays(received: &mut mpsc::UnboundedReceiver<(u32, Instant)>, plan: &Plan, length: u32) -> Vec<Duration> {
    let (mut delays, mut last) = (Vec::new(), 0);
    while last < PHONES {
        let next = timeout(Duration::from_secs(60), received.recv()).await.expect("every phone receives every tap");
        let (now, at) = next.expect("the phones are connected");
        delays.push(at.saturating_duration_since(plan.at(now - 1 - plan.first)));
        last += usize::from(now == length);
    }
    delays
}

/// Connects a phone by its code and opens the table. Then sends each new length of the record and the time of its
/// arrival to the channel.
async fn phone(door: SocketAddr, code: String, sender: mpsc::UnboundedSender<(u32, Instant)>) {
    let greeting = Greeting::Code { code, name: "Phone".to_owned(), token: None };
    let mut line = Line::enter(door, &greeting).await.expect("admitted");
    let mut length = line.look().await.length;
    tokio::spawn(async move {
        while let Some(push) = line.push().await {
            let now = match &push {
                Push::Moved { moved } => length_in(&moved.patch).unwrap_or(moved.base),
                Push::State { state } => state.length,
                _ => continue,
            };
            for length in length + 1..=now {
                let _ = sender.send((length, Instant::now()));
            }
            length = now;
            line.heard.clear();
        }
    });
}

/// Returns the new length of the record, if a patch changes it. A push can contain several entries.
fn length_in(patch: &Value) -> Option<u32> {
    let changes = patch.as_array()?;
    let change = changes.iter().find(|change| change["path"] == "/length")?;
    u32::try_from(change["value"].as_u64()?).ok()
}

/// The ninth device, which has its own address.
struct Attacker {
    n: u8,
    door: SocketAddr,
    table: u32,
    attack: Attack,
}

impl Attacker {
    /// Joins with a code. Returns the greeting with the token, for later connections.
    async fn join(&self, code: String) -> Message {
        let greeting = Greeting::Code { code, name: "Guest".to_owned(), token: None };
        let line = Line::enter_from(peer(self.n), self.door, &greeting).await.expect("admitted");
        let token = line.token.expect("a token");
        Message::text(json!(Greeting::Token { token }).to_string())
    }

    /// Starts the attack, which ends when the returned tasks are dropped. Counts in `attacks`.
    async fn start(&self, greeting: &Message, attacks: &Arc<AtomicU64>) -> JoinSet<()> {
        let (n, door, table) = (self.n, self.door, self.table);
        let mut tasks = JoinSet::new();
        for nth in 0..4_u32 {
            let (greeting, attacks) = (greeting.clone(), Arc::clone(attacks));
            match self.attack {
                Attack::SendsFrames => drop(tasks.spawn(async move {
                    let socket = greet(connect_from(peer(n), door).await, greeting).await;
                    send_frames(&mut socket.expect("admitted"), nth % 2 == 0, &attacks).await;
                })),
                Attack::Reconnects(rate) => drop(tasks.spawn(async move {
                    loop {
                        let connect = async { greet(connect_from(peer(n), door).await, greeting.clone()).await };
                        let connected = timeout(Duration::from_millis(100), connect).await;
                        attacks.fetch_add(u64::from(matches!(connected, Ok(Some(_)))), Ordering::Relaxed);
                        sleep(Duration::from_secs(4) / rate).await;
                    }
                })),
                Attack::Opens => drop(tasks.spawn(async move {
                    let socket = greet(connect_compressed_from(peer(n), door).await, greeting).await;
                    let open = TableRequest::Open { table, viewer: Viewer::Spectator };
                    let ask = if nth % 2 == 0 { Request::from(open) } else { FileRequest::Export { table }.into() };
                    repeat_request(&mut socket.expect("admitted"), &ask, &attacks).await;
                })),
            }
        }
        tasks
    }
}

/// Sends a greeting and reads the answer. `None` if the connection fails or is closed.
async fn greet(socket: Option<Socket>, greeting: Message) -> Option<Socket> {
    let mut socket = socket?;
    socket.send(greeting).await.ok()?;
    socket.next().await?.ok()?;
    Some(socket)
}

/// Sends a request again as soon as it is answered. Answers are not decompressed or parsed, because in reality the
/// attacker's device does that work, not this machine.
async fn repeat_request(socket: &mut Socket, ask: &Request, attacks: &AtomicU64) {
    // Pushes are smaller.
    const SMALLEST_ANSWER: usize = 4 << 10;
    let call = Message::text(json!({"id": 1, "request": ask}).to_string());
    while socket.send(call.clone()).await.is_ok() {
        while let Some(Ok(message)) = socket.next().await {
            if message.len() > SMALLEST_ANSWER {
                break;
            }
        }
        attacks.fetch_add(1, Ordering::Relaxed);
    }
}

/// Sends as many frames as the host accepts: pings, or fragments of an endless text message.
async fn send_frames(socket: &mut Socket, pings: bool, attacks: &AtomicU64) {
    let MaybeTlsStream::Plain(stream) = socket.get_mut() else { return };
    let (mut reads, mut writes) = stream.split();
    let write = async {
        let first: [u8; 6] = if pings { [0x89, 0x80, 0, 0, 0, 0] } else { [0x01, 0x80, 0, 0, 0, 0] };
        let next: [u8; 6] = if pings { first } else { [0x00, 0x80, 0, 0, 0, 0] };
        let mut frames = first.to_vec();
        while writes.write_all(&frames).await.is_ok() {
            attacks.fetch_add(frames.len() as u64 / 6, Ordering::Relaxed);
            frames = next.repeat(500);
        }
    };
    let read = async {
        let mut bytes = [0; 4096];
        while reads.read(&mut bytes).await.is_ok_and(|read| read > 0) {}
    };
    tokio::select! { () = write => {}, () = read => {} }
}

/// Returns the median, the 95th percentile and the maximum.
fn percentiles(mut delays: Vec<Duration>) -> [Duration; 3] {
    delays.sort_unstable();
    let at = |part: usize| delays.get((delays.len() * part / 100).min(delays.len().saturating_sub(1)));
    [50, 95, 100].map(|part| at(part).copied().unwrap_or_default())
}

/// Returns the processor time of the host's threads so far; zero if the system does not report it.
fn cpu_time() -> Duration {
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return Duration::ZERO };
    let of_host = |name: &str| name.starts_with("host") || name.starts_with("sqlx");
    let ticks = threads.flatten().filter_map(|thread| {
        let stat = std::fs::read_to_string(thread.path().join("stat")).ok()?;
        let (head, rest) = stat.rsplit_once(") ")?;
        let name = head.split_once('(')?.1;
        let fields: Vec<&str> = rest.split(' ').collect();
        // In user and kernel mode, in hundredths of a second.
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        of_host(name).then_some(ticks)
    });
    Duration::from_millis(10 * ticks.sum::<u64>())
}
