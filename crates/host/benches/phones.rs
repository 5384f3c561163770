//! Measures a table with eight phones. For each phone: the delay of a push after a tap on the host's screen, and
//! the size of the push. The goals are 30 ms (p95), and 1 KB in the usual case.
//!
//! `cargo bench -p bucintoro-host --bench phones`; with `-- weights` also the sizes by kind of data.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use app_core::Session;
use app_core::protocol::{Hosting, HostingRequest, LibraryRequest, Reply, Role, TableRequest, TableState};
use flate2::{Decompress, FlushDecompress};
use futures_util::SinkExt;
use host::App;
use kernel::{Actor, Answering, Chair, Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const GAME: &str = "serenissima-2e";

/// Number of whole games, each at its own table.
const GAMES: u64 = 4;

/// Number of moves in a test run of the bench.
const TRIED: usize = 12;

const SEATS: usize = 4;

const PHONES: usize = 8;

/// A push that a phone received.
struct Received {
    phone: usize,
    at: Instant,
    /// Size as received; phones request compressed messages.
    packed: usize,
    text: String,
}

/// The measurements.
#[derive(Default)]
struct Figures {
    /// Delay of each push to each phone.
    delays: Vec<Duration>,
    /// Delay of the last phone for each move.
    last: Vec<Duration>,
    /// Sizes of pushes in bytes, compressed and not, by recipient.
    bytes: BTreeMap<(&'static str, &'static str), Vec<usize>>,
    /// Bytes in pushes, by recipient and kind of data.
    weights: BTreeMap<(&'static str, String), Vec<usize>>,
    entries: usize,
}

fn main() {
    let has_argument = |word: &str| std::env::args().any(|argument| argument == word);
    let weigh = has_argument("weights");
    // `cargo bench` passes `--bench`; a test run does not.
    let (games, moves) = if has_argument("--bench") { (GAMES, usize::MAX) } else { (1, TRIED) };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut figures = Figures::default();
    for seed in 0..games {
        runtime.block_on(play(seed, moves, &mut figures));
    }
    let Figures { delays, last, bytes, weights, entries } = figures;
    assert!(!delays.is_empty() && !bytes.is_empty(), "no push was received");
    println!("phones: {PHONES}, games: {games}, moves: {}, entries: {entries}", last.len());
    println!("{:<34} {:>10} {:>10} {:>10}", "", "median", "p95", "maximum");
    for (what, delays) in [("push to a phone", delays), ("push to the last phone", last)] {
        let [median, p95, most] = percentiles(delays).map(|delay| format!("{:.2} ms", delay.as_secs_f64() * 1e3));
        println!("{what:<34} {median:>10} {p95:>10} {most:>10}");
    }
    for ((how, who), bytes) in bytes {
        let [median, p95, most] = percentiles(bytes).map(|bytes| format!("{bytes} B"));
        println!("{:<34} {median:>10} {p95:>10} {most:>10}", format!("{how}, to {who}"));
    }
    if weigh {
        println!("\n{:<44} {:>8} {:>8} {:>8} {:>8}", "in pushes that contain it", "share", "median", "p95", "maximum");
        let mut whole: BTreeMap<&str, usize> = BTreeMap::new();
        for ((who, _), bytes) in &weights {
            *whole.entry(*who).or_default() += bytes.iter().sum::<usize>();
        }
        let mut weights: Vec<_> = weights.into_iter().collect();
        weights.sort_by_key(|((who, _), bytes)| (*who, std::cmp::Reverse(bytes.iter().sum::<usize>())));
        for ((who, what), bytes) in weights {
            let share = 100 * bytes.iter().sum::<usize>() / whole[who];
            let times = bytes.len();
            let [median, p95, most] = percentiles(bytes);
            println!("{:<44} {share:>7}% {median:>8} {p95:>8} {most:>8}  {times} times", format!("{who}: {what}"));
        }
    }
}

/// Returns the median, the 95th percentile and the maximum.
fn percentiles<T: Ord + Copy + Default>(mut values: Vec<T>) -> [T; 3] {
    values.sort_unstable();
    let at = |part: usize| values.get((values.len() * part / 100).min(values.len().saturating_sub(1)));
    [50, 95, 100].map(|part| at(part).copied().unwrap_or_default())
}

/// Plays one random game with at most this number of moves and eight phones.
async fn play(seed: u64, moves: usize, figures: &mut Figures) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    tokio::spawn(host::serve_lan(app.clone(), 0));
    let (session, mut pushes) = app.session();
    // The host's own screen receives all pushes, as in real use.
    tokio::spawn(async move { while pushes.recv().await.is_some() {} });
    let table = new_table(&session).await;
    let hosting = hosted(&session, table).await;
    let (sender, mut received) = mpsc::unbounded_channel();
    for phone in 0..PHONES {
        connect_phone(&hosting, phone, sender.clone()).await;
    }
    let mut state = opened(&session, table).await;
    let (reader, _pushes) = app.session();
    let mut random = StdRng::seed_from_u64(seed);
    for _ in 0..moves {
        let Some((by, command)) = next(&state, &mut random) else { break };
        let id = format!("{seed}-{}", state.length);
        let sent = Instant::now();
        let request = TableRequest::Command { table, id, head: state.head, question: None, by, command, waive: vec![] };
        let moved = session.request(request).await;
        assert!(matches!(moved, Ok(Reply::Moved { .. })), "{moved:?}");
        let mut all = Vec::new();
        while all.len() < PHONES {
            let next: Received = received.recv().await.expect("the phones are connected");
            all.push(next);
        }
        let before = state.length;
        state = opened(&reader, table).await;
        figures.entries += (state.length - before) as usize;
        figures.last.extend(all.iter().map(|push| push.at - sent).max());
        for Received { phone, at, packed, text } in all {
            figures.delays.push(at - sent);
            let who = match phone {
                seat if seat < SEATS && is_asked(&state, seat) => "the asked seat",
                seat if seat < SEATS => "another seat",
                _ => "a spectator",
            };
            figures.bytes.entry(("compressed", who)).or_default().push(packed);
            figures.bytes.entry(("uncompressed", who)).or_default().push(text.len());
            let push: Value = serde_json::from_str(&text).expect("JSON");
            let moved = &push["push"]["moved"];
            assert_eq!(moved["base"], before, "phone {phone}");
            let mut parts: BTreeMap<String, usize> = BTreeMap::new();
            parts.insert("told".into(), moved["told"].to_string().len());
            for change in moved["patch"].as_array().expect("a patch") {
                let path = change["path"].as_str().expect("a path");
                // All positions in lists count as one.
                let part = path.split('/').map(|key| if key.parse::<u32>().is_ok() { "#" } else { key });
                let part: Vec<&str> = part.take(if path.starts_with("/view/stage") { 6 } else { 3 }).collect();
                let what = format!("{} {}", change["op"].as_str().unwrap_or_default(), part.join("/"));
                *parts.entry(what).or_default() += change.to_string().len() + 1;
            }
            for (part, bytes) in parts {
                figures.weights.entry((who, part)).or_default().push(bytes);
            }
        }
    }
    app.close().await;
}

async fn new_table(session: &Session) -> u32 {
    let seating = (1..=SEATS).map(|n| Chair::with_player(format!("Player {n}"))).collect();
    let setup = json!({"colours": ["red", "blue", "orange", "black"]});
    let request = LibraryRequest::NewTable {
        id: None,
        game: GAME.into(),
        seating,
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let Ok(Reply::Table { table }) = session.request(request).await else { panic!("no table") };
    table
}

async fn hosted(session: &Session, table: u32) -> Hosting {
    match session.request(HostingRequest::Host { table }).await {
        Ok(Reply::Hosting { hosting: Some(hosting), .. }) => *hosting,
        other => panic!("{other:?}"),
    }
}

async fn opened(session: &Session, table: u32) -> TableState {
    match session.request(TableRequest::Open { table, viewer: Viewer::Table }).await {
        Ok(Reply::State { state }) => *state,
        other => panic!("{other:?}"),
    }
}

fn next(state: &TableState, random: &mut StdRng) -> Option<(Actor, Value)> {
    let [by, commands] = state.legal.as_array()?.first()?.as_array()?.as_slice() else { return None };
    let commands = commands.as_array()?;
    let command = commands.get(random.random_range(0..commands.len()))?;
    Some((serde_json::from_value(by.clone()).ok()?, command.clone()))
}

fn is_asked(state: &TableState, seat: usize) -> bool {
    let seat = json!(Actor::Seat(Seat(seat as u8)));
    state.legal.as_array().is_some_and(|legal| legal.iter().any(|asked| asked[0] == seat))
}

/// Connects a phone by its code, opens the table, and then records its pushes.
async fn connect_phone(hosting: &Hosting, phone: usize, sender: mpsc::UnboundedSender<Received>) {
    let role = if phone < SEATS { Role::Seat(Seat(phone as u8)) } else { Role::Spectator };
    let code = hosting.links.iter().find(|link| link.role == role).map(|link| link.link.code.clone());
    let port = hosting.address.rsplit(':').next().expect("a port");
    let mut request = format!("ws://127.0.0.1:{port}/ws").into_client_request().expect("a request");
    request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static("bucintoro.deflate"));
    let (mut socket, _) = connect_async(request).await.expect("connected");
    if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
        stream.set_nodelay(true).expect("a socket");
    }
    let greeting = json!({"greeting": "code", "code": code, "name": format!("Phone {phone}")});
    let open = json!({"id": 1, "request": {"type": "open", "table": hosting.table, "viewer": role.viewer()}});
    let mut stream = Decompress::new(false);
    for request in [greeting, open] {
        socket.send(Message::text(request.to_string())).await.expect("sent");
        let packed = message(&mut socket).await.expect("an answer");
        unpacked(&mut stream, &packed);
    }
    tokio::spawn(async move {
        while let Some(packed) = message(&mut socket).await {
            let text = unpacked(&mut stream, &packed);
            let _ = sender.send(Received { phone, at: Instant::now(), packed: packed.len(), text });
        }
    });
}

fn unpacked(stream: &mut Decompress, packed: &[u8]) -> String {
    // Large enough for a whole state, the largest message.
    let mut text = Vec::with_capacity(1 << 18);
    stream.decompress_vec(packed, &mut text, FlushDecompress::Sync).expect("decompressed");
    String::from_utf8(text).expect("text")
}

async fn message(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<Bytes> {
    loop {
        // Pings are answered when the next message is read.
        match futures_util::StreamExt::next(socket).await?.ok()? {
            Message::Binary(packed) => return Some(packed),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}
