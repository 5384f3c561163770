//! What one bad guest costs the others: eight phones around a long table hear taps that are made at a
//! fixed rate, while nothing else happens, and while a ninth device does as much as it can of one thing.
//! The goal: no one waits more than twice as long (p95).
//!
//! Quiet and bad stretches alternate, each a few seconds, so that whatever else the machine does meets
//! both alike: only the two lines of a pair compare.
//!
//! `cargo bench -p bucintoro-tests --bench bad_guest`. Processor time is the host's alone, the guests
//! have threads of their own; it is read where Linux tells it.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use app_core::protocol::{FileRequest, Greeting, Push, Reply, Request, Role, TableRequest};
use bucintoro_tests::awaited;
use bucintoro_tests::lines::{Evening, Line, Socket, knock_from, knock_packed_from, peer};
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

/// How much of it there is.
struct Size {
    /// Entries of the table.
    entries: u32,
    /// Pairs of a quiet stretch and a bad one, for each thing that the ninth device does.
    pairs: u32,
    /// Taps in a stretch.
    taps: u32,
    /// Taps a second.
    rate: u32,
}

const WHOLE: Size = Size { entries: 2_000, pairs: 8, taps: 50, rate: 20 };

/// Where the bench is only tried: when tests are run, not benches.
const TRIED: Size = Size { entries: 40, pairs: 1, taps: 4, rate: 4 };

/// What the ninth device does.
#[derive(Clone, Copy)]
enum Does {
    /// Pings, and messages in a million pieces, over four lines.
    Frames,
    /// Comes in and goes away: so often a second as is tried.
    ComesAgain(u32),
    /// Has the whole table sent, packed, and written out, over four lines.
    Opens,
}

/// What is heard, and what it costs the host, over all stretches of a kind.
#[derive(Default)]
struct Stretches {
    waits: Vec<Duration>,
    cpu: Duration,
    took: Duration,
    /// What the ninth device has brought about.
    done: u64,
}

fn main() {
    let size = if std::env::args().any(|argument| argument == "--bench") { WHOLE } else { TRIED };
    let threads = |name: &str| Builder::new_multi_thread().worker_threads(2).thread_name(name).enable_all().build();
    let host = threads("host").expect("a runtime");
    let (phones, guest) = (threads("phones").expect("a runtime"), threads("guest").expect("a runtime"));
    let folder = tempfile::tempdir().expect("a folder");
    let (mut evening, mut length) = host.block_on(long_table(folder.path(), &size));
    let door = host.block_on(evening.door());
    let (heard, mut hears) = mpsc::unbounded_channel();
    for nth in 0..PHONES {
        let role = if nth < SEATS { Role::Seat(Seat(nth as u8)) } else { Role::Spectator };
        let code = host.block_on(evening.code(role));
        phones.block_on(phone(door, code, heard.clone()));
    }
    let rows = [
        ("a guest sends frames, 4 lines", Does::Frames),
        ("a guest comes again, 200 a second", Does::ComesAgain(200)),
        ("a guest opens and exports, 4 lines", Does::Opens),
    ];
    println!("phones: {PHONES}, entries: {}, taps: {} at {} a second", size.entries, size.pairs * size.taps, size.rate);
    println!("{:<38} {:>9} {:>9} {:>9} {:>10}  the guest's", "", "median", "p95", "most", "host");
    for (nth, (what, does)) in rows.into_iter().enumerate() {
        let bad = Bad { n: 100 + nth as u8, door, table: evening.table, does };
        let greeting = guest.block_on(bad.let_in(host.block_on(evening.code(Role::Spectator))));
        let mut of = [Stretches::default(), Stretches::default()];
        for stretch in 0..2 * size.pairs {
            let done = Arc::new(AtomicU64::new(0));
            let at_work = (stretch % 2 == 1).then(|| guest.block_on(bad.begins(&greeting, &done)));
            let (cpu, begun) = (spent(), Instant::now());
            let plan = Plan { first: length, begun: begun + Duration::from_millis(100), rate: size.rate };
            let tapped = host.block_on(host.spawn(taps(evening, plan.clone(), size.taps)));
            (evening, length) = tapped.expect("every tap stands");
            let sum = &mut of[(stretch % 2) as usize];
            sum.waits.extend(phones.block_on(waits(&mut hears, &plan, length)));
            sum.cpu += spent() - cpu;
            sum.took += begun.elapsed();
            sum.done += done.load(Ordering::Relaxed);
            drop(at_work);
        }
        for (what, stretches) in ["nothing else happens", what].into_iter().zip(of) {
            stretches.print(what);
        }
    }
    host.block_on(evening.app.close());
}

impl Stretches {
    fn print(self, what: &str) {
        let [median, p95, most] = spread(self.waits).map(|wait| format!("{:.1} ms", wait.as_secs_f64() * 1e3));
        let share = format!("{:.0} %", 100.0 * self.cpu.as_secs_f64() / self.took.as_secs_f64());
        let done = self.done as f64 / self.took.as_secs_f64();
        println!("{what:<38} {median:>9} {p95:>9} {most:>9} {share:>10}  {done:.1}/s");
    }
}

/// A hosted table of so many entries: a random game, and then its last move taken back and said again.
async fn long_table(folder: &std::path::Path, size: &Size) -> (Evening, u32) {
    let mut evening = Evening::new(folder, SEATS).await;
    let mut state = evening.state(Viewer::Table).await;
    for nth in 0.. {
        if awaited(&state).is_none() || state.length >= size.entries.min(480) {
            break;
        }
        evening.play(nth * 7).await.expect("it stands");
        state = evening.state(Viewer::Table).await;
    }
    let (mut length, mut head) = (state.length, state.head);
    while length < size.entries || length % 2 != state.length % 2 {
        head = tap(&mut evening, length, state.length, head).await;
        length += 1;
    }
    (evening, length)
}

/// One tap: what was said last is taken back, or said again. The head after it.
async fn tap(evening: &mut Evening, length: u32, first: u32, head: u32) -> u32 {
    let (table, id) = (evening.table, format!("tap-{length}"));
    let back = length % 2 == first % 2;
    let said = if back { TableRequest::Undo { table, id, head } } else { TableRequest::Redo { table, id, head } };
    match evening.screen.request(said).await {
        Ok(Reply::Moved { head }) => head,
        other => panic!("{other:?}"),
    }
}

/// When which tap is made.
#[derive(Clone)]
struct Plan {
    /// The length of the record before the first.
    first: u32,
    begun: Instant,
    rate: u32,
}

impl Plan {
    fn at(&self, nth: u32) -> Instant {
        self.begun + Duration::from_secs(1) * nth / self.rate
    }
}

/// Taps, each when it is due: one that is held up holds up none of the measure.
async fn taps(mut evening: Evening, plan: Plan, count: u32) -> (Evening, u32) {
    let mut head = evening.state(Viewer::Table).await.head;
    for nth in 0..count {
        sleep_until(plan.at(nth)).await;
        head = tap(&mut evening, plan.first + nth, plan.first, head).await;
        // The host's own screen reads what it receives.
        while evening.pushes.try_recv().is_ok() {}
    }
    (evening, plan.first + count)
}

/// How long after each tap was due each phone had it, until all have heard of the last.
async fn waits(hears: &mut mpsc::UnboundedReceiver<(u32, Instant)>, plan: &Plan, length: u32) -> Vec<Duration> {
    let (mut waits, mut last) = (Vec::new(), 0);
    while last < PHONES {
        let heard = timeout(Duration::from_secs(60), hears.recv()).await.expect("every phone hears every tap");
        let (now, at) = heard.expect("the phones are there");
        waits.push(at.saturating_duration_since(plan.at(now - 1 - plan.first)));
        last += usize::from(now == length);
    }
    waits
}

/// A phone comes in by its code, opens the table, and tells when it has heard of which length.
async fn phone(door: SocketAddr, code: String, heard: mpsc::UnboundedSender<(u32, Instant)>) {
    let greeting = Greeting::Code { code, name: "Phone".to_owned(), token: None };
    let mut line = Line::enter(door, &greeting).await.expect("it is let in");
    let mut length = line.look().await.length;
    tokio::spawn(async move {
        while let Some(push) = line.push().await {
            let now = match &push {
                Push::Moved { moved } => length_in(&moved.patch).unwrap_or(moved.base),
                Push::State { state } => state.length,
                _ => continue,
            };
            for length in length + 1..=now {
                let _ = heard.send((length, Instant::now()));
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

/// The ninth device, which has an address of its own.
struct Bad {
    n: u8,
    door: SocketAddr,
    table: u32,
    does: Does,
}

impl Bad {
    /// Comes in by a code, once. How it greets from then on.
    async fn let_in(&self, code: String) -> Message {
        let greeting = Greeting::Code { code, name: "Guest".to_owned(), token: None };
        let line = Line::enter_from(peer(self.n), self.door, &greeting).await.expect("it is let in");
        let token = line.token.expect("a token");
        Message::text(json!(Greeting::Token { token }).to_string())
    }

    /// Begins; it ends with what is given back.
    async fn begins(&self, greeting: &Message, done: &Arc<AtomicU64>) -> JoinSet<()> {
        let (n, door, table) = (self.n, self.door, self.table);
        let mut tasks = JoinSet::new();
        for nth in 0..4_u32 {
            let (greeting, done) = (greeting.clone(), Arc::clone(done));
            match self.does {
                Does::Frames => drop(tasks.spawn(async move {
                    let socket = welcomed(knock_from(peer(n), door).await, greeting).await;
                    frames(&mut socket.expect("it is let in"), nth % 2 == 0, &done).await;
                })),
                Does::ComesAgain(rate) => drop(tasks.spawn(async move {
                    loop {
                        let comes = async { welcomed(knock_from(peer(n), door).await, greeting.clone()).await };
                        let came = timeout(Duration::from_millis(100), comes).await;
                        done.fetch_add(u64::from(matches!(came, Ok(Some(_)))), Ordering::Relaxed);
                        sleep(Duration::from_secs(4) / rate).await;
                    }
                })),
                Does::Opens => drop(tasks.spawn(async move {
                    let socket = welcomed(knock_packed_from(peer(n), door).await, greeting).await;
                    let open = TableRequest::Open { table, viewer: Viewer::Spectator };
                    let ask = if nth % 2 == 0 { Request::from(open) } else { FileRequest::Export { table }.into() };
                    asks(&mut socket.expect("it is let in"), &ask, &done).await;
                })),
            }
        }
        tasks
    }
}

/// A socket that was greeted over and welcomed.
async fn welcomed(socket: Option<Socket>, greeting: Message) -> Option<Socket> {
    let mut socket = socket?;
    socket.send(greeting).await.ok()?;
    socket.next().await?.ok()?;
    Some(socket)
}

/// Asks the same again as soon as it is answered. What it receives is looked at by no one: that would
/// be work of its own device, which is not this machine.
async fn asks(socket: &mut Socket, ask: &Request, done: &AtomicU64) {
    // What is pushed in between is smaller.
    const SMALLEST_ANSWER: usize = 4 << 10;
    let call = Message::text(json!({"id": 1, "request": ask}).to_string());
    while socket.send(call.clone()).await.is_ok() {
        while let Some(Ok(message)) = socket.next().await {
            if message.len() > SMALLEST_ANSWER {
                break;
            }
        }
        done.fetch_add(1, Ordering::Relaxed);
    }
}

/// As many frames as the host takes: pings, or pieces of a text that never ends.
async fn frames(socket: &mut Socket, pings: bool, done: &AtomicU64) {
    let MaybeTlsStream::Plain(stream) = socket.get_mut() else { return };
    let (mut reads, mut writes) = stream.split();
    let write = async {
        let first: [u8; 6] = if pings { [0x89, 0x80, 0, 0, 0, 0] } else { [0x01, 0x80, 0, 0, 0, 0] };
        let next: [u8; 6] = if pings { first } else { [0x00, 0x80, 0, 0, 0, 0] };
        let mut frames = first.to_vec();
        while writes.write_all(&frames).await.is_ok() {
            done.fetch_add(frames.len() as u64 / 6, Ordering::Relaxed);
            frames = next.repeat(500);
        }
    };
    let read = async {
        let mut bytes = [0; 4096];
        while reads.read(&mut bytes).await.is_ok_and(|read| read > 0) {}
    };
    tokio::select! { () = write => {}, () = read => {} }
}

/// Median, 95th part in a hundred, most.
fn spread(mut waits: Vec<Duration>) -> [Duration; 3] {
    waits.sort_unstable();
    let at = |part: usize| waits.get((waits.len() * part / 100).min(waits.len().saturating_sub(1)));
    [50, 95, 100].map(|part| at(part).copied().unwrap_or_default())
}

/// Processor time of the host's threads so far; none where the system does not tell.
fn spent() -> Duration {
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return Duration::ZERO };
    let of_host = |name: &str| name.starts_with("host") || name.starts_with("sqlx");
    let ticks = threads.flatten().filter_map(|thread| {
        let stat = std::fs::read_to_string(thread.path().join("stat")).ok()?;
        let (head, rest) = stat.rsplit_once(") ")?;
        let name = head.split_once('(')?.1;
        let fields: Vec<&str> = rest.split(' ').collect();
        // In user mode and in the system's, in hundredths of a second.
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        of_host(name).then_some(ticks)
    });
    Duration::from_millis(10 * ticks.sum::<u64>())
}
