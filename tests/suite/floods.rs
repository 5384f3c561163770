//! The work that one attacking guest can cause is limited.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use app_core::protocol::{
    FileRequest, Greeting, HostingRequest, LibraryRequest, Push, Reply, Request, Role, TableRequest,
};
use bucintoro_tests::chairs;
use bucintoro_tests::lines::{Evening, Line, PATIENCE, Socket, connect_from, http, peer};
use futures_util::{SinkExt, StreamExt};
use host::App;
use kernel::{Answering, Seat, Viewer};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, client_async};

const A: Role = Role::Seat(Seat(0));

/// Duration of each attack.
const WHILE: Duration = Duration::from_secs(3);

/// Connects an attacker by its token. Small buffers keep little data in transit.
async fn let_in(door: SocketAddr, token: &str) -> Socket {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_send_buffer_size(16 << 10).expect("a small buffer");
    let stream = MaybeTlsStream::Plain(socket.connect(door).await.expect("connected"));
    let (mut socket, _) = client_async(format!("ws://{door}/ws"), stream).await.expect("opened");
    let greeting = json!(Greeting::Token { token: token.to_owned() }).to_string();
    socket.send(Message::text(greeting)).await.expect("sent");
    socket.next().await.expect("a welcome").expect("a message");
    socket
}

/// Opens a connection from an address without sending anything.
async fn connected_from(from: IpAddr, door: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(from, 0)).expect("any port");
    socket.connect(door).await.expect("connected")
}

/// Requests a missing file over a connection and returns the status of the answer. `None` if the connection is closed.
async fn answer(stream: &mut TcpStream, door: SocketAddr) -> Option<String> {
    let request = format!("GET /no HTTP/1.1\r\nHost: {door}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut bytes = [0; 2_048];
    let read = stream.read(&mut bytes).await.ok()?;
    let status = bytes[..read].strip_prefix(b"HTTP/1.1 ")?.get(..3)?;
    Some(String::from_utf8_lossy(status).into_owned())
}

/// Checks the number of results since `since`: at most `at_once`, plus `a_second` for each second.
fn bounded(what: &str, count: f64, at_once: f64, a_second: f64, since: Instant) {
    let most = at_once + a_second * since.elapsed().as_secs_f64();
    assert!(count <= most, "{what}: {count} of at most {most}");
}

#[tokio::test]
async fn rate_limit_counts_every_frame_including_pings() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let token = evening.phone(A).await.token.expect("a token");
    let (begun, mut socket) = (Instant::now(), let_in(evening.door().await, &token).await);
    let mut pongs = 0.0;
    // On a busy machine the initial burst takes longer.
    while begun.elapsed() < WHILE || pongs <= 300.0 {
        assert!(begun.elapsed() < PATIENCE, "too few pings are answered: {pongs}");
        // As many as the host accepts; each is answered.
        let said = tokio::time::timeout(Duration::from_millis(300), async {
            socket.send(Message::Ping(Default::default())).await.expect("sent");
            socket.next().await.expect("an open connection").expect("a message")
        });
        if let Ok(Message::Pong(_)) = said.await {
            pongs += 1.0;
        }
    }
    bounded("pings", pongs, 310.0, 60.0, begun);
}

#[tokio::test]
async fn fragmented_message_is_rate_limited() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let token = evening.phone(A).await.token.expect("a token");
    let mut socket = let_in(evening.door().await, &token).await;
    let MaybeTlsStream::Plain(stream) = socket.get_mut() else { panic!("a plain socket") };
    let begun = Instant::now();
    // The first fragment of a text and then empty fragments: a message that never ends.
    stream.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.expect("sent");
    let pieces = [0x00, 0x80, 0, 0, 0, 0].repeat(1_000);
    let mut sent = 0.0;
    while let Ok(Ok(bytes)) = tokio::time::timeout(WHILE.saturating_sub(begun.elapsed()), stream.write(&pieces)).await {
        sent += bytes as f64;
    }
    // Bytes in transit count as sent.
    bounded("bytes", sent, f64::from(700 << 10), f64::from(64 << 10), begun);
}

#[tokio::test]
async fn repeated_reconnects_are_throttled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 2).await;
    let token = evening.phone(A).await.token.expect("a token");
    let (door, begun) = (evening.door().await, Instant::now());
    let greeting = Message::text(json!(Greeting::Token { token: token.clone() }).to_string());
    let mut entered = 0.0;
    while begun.elapsed() < WHILE {
        let Some(mut socket) = connect_from(peer(2), door).await else { continue };
        let _ = socket.send(greeting.clone()).await;
        if let Ok(Some(Ok(Message::Text(_)))) = tokio::time::timeout(Duration::from_millis(20), socket.next()).await {
            entered += 1.0;
        }
    }
    bounded("entries", entered, 31.0, 2.0, begun);
    let mut pushes = 0.0;
    while let Ok(Some(push)) = tokio::time::timeout(Duration::from_millis(500), evening.pushes.recv()).await {
        pushes += f64::from(u8::from(matches!(push, Push::Hosting { .. })));
    }
    bounded("pushes", pushes, 3.0, 4.0, begun);
    let phone = evening.phone(Role::Spectator).await;
    assert!(phone.guest.is_some(), "another device is admitted");
}

#[tokio::test]
async fn connections_of_one_address_are_rate_limited() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let (door, begun) = (evening.door().await, Instant::now());
    let mut opened = 0.0;
    for _ in 0..500 {
        opened += f64::from(u8::from(connect_from(peer(2), door).await.is_some()));
    }
    assert!(opened >= 290.0, "all phones of a table can load their pages: {opened}");
    bounded("connections", opened, 301.0, 5.0, begun);
    assert!(connect_from(peer(3), door).await.is_some(), "another address is not affected");
}

#[tokio::test]
async fn file_requests_of_one_address_are_rate_limited() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let (door, begun) = (evening.door().await, Instant::now());
    let mut served = 0.0;
    let mut over_two = [connected_from(peer(2), door).await, connected_from(peer(2), door).await];
    for stream in over_two.iter_mut() {
        // Until a request is refused, so that the client has to reconnect.
        while let Some(status) = answer(stream, door).await {
            served += f64::from(u8::from(status == "404"));
            assert!(["404", "429"].contains(&&*status), "{status}");
            if begun.elapsed() > PATIENCE {
                break;
            }
        }
    }
    assert!(served >= 3_000.0, "all phones of a table can load their pages: {served}");
    bounded("requests", served, 3_002.0, 80.0, begun);
    assert!(connect_from(peer(3), door).await.is_some(), "another address is not affected");
}

/// Returns the maximum number of files that a phone fetches: those of all games, and those of the game with most files.
async fn files_of_a_phone(door: SocketAddr) -> usize {
    let answer = http(door, "GET /ahead.json HTTP/1.1").await;
    let (_, list) = answer.split_once("\r\n\r\n").expect("a body");
    // First key: the game ("" for all), perhaps with a page ("libertalia tables"). Second key: the language ("" for
    // all).
    let list: BTreeMap<&str, BTreeMap<&str, Vec<&str>>> =
        serde_json::from_str(list).expect("the list of prefetched files");
    let mut games: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, files) in &list {
        let words = files.iter().filter(|(language, _)| !language.is_empty()).map(|(_, files)| files.len()).max();
        let game = name.split(' ').next().unwrap_or_default();
        *games.entry(game).or_default() += files.get("").map_or(0, Vec::len) + words.unwrap_or(0);
    }
    let any = games.remove("").expect("fields of every game");
    any + games.into_values().max().expect("a game")
}

#[tokio::test]
async fn eight_phones_behind_one_address_fetch_all_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let door = evening.door().await;
    let files = files_of_a_phone(door).await;
    assert!(files > 200, "the list is complete: {files}");
    for _ in 0..8 {
        let mut phone = connected_from(peer(2), door).await;
        // The page and its first files are added.
        for _ in 0..files + 40 {
            assert_eq!(answer(&mut phone, door).await.as_deref(), Some("404"), "it is not rejected");
        }
    }
}

#[tokio::test]
async fn few_addresses_cannot_occupy_all_connections() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let door = evening.door().await;
    let mut held = Vec::new();
    for n in 2..=4 {
        let mut kept = 0;
        for _ in 0..96 {
            let mut stream = connected_from(peer(n), door).await;
            kept += u32::from(answer(&mut stream, door).await.is_some());
            held.push(stream);
        }
        assert_eq!(kept, 64, "connections of an address without an admitted device");
    }
    // An admitted phone has room for its page, and for those of other phones of the same address.
    let code = evening.code(A).await;
    let greeting = Greeting::Code { code, name: "Phone".to_owned(), token: None };
    let _phone = Line::enter_from(peer(9), door, &greeting).await.expect("admitted");
    for _ in 0..60 {
        let mut stream = connected_from(peer(9), door).await;
        assert!(answer(&mut stream, door).await.is_some());
        held.push(stream);
    }
}

/// A position of Twilight of Venice in which the search for winning moves takes long.
const HARD: &str = "merchant 0\npawn doge 3\npawn lower-guard -7\npawn upper-guard 7\npawn merchant -8\n\
    pawn harlequin 8\npawn favourite 0\nhand 0 8\nhand 1 8\nturns 9\nphase {\"phase\":\"turn\",\"seat\":0,\"played\":[]}";

/// Unit tests check how much work a device may cause. This test checks that costly requests of all devices are answered
/// while one device sends as many as it can.
#[tokio::test]
async fn costly_requests_of_one_guest_do_not_block_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let (game, seating, setup) = ("twilight".to_owned(), chairs(2), json!({"position": HARD}));
    let new = LibraryRequest::NewTable {
        id: None,
        game,
        seating,
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let Ok(Reply::Table { table }) = session.request(new).await else { panic!("no table") };
    let hints = TableRequest::Hints { table, seat: Seat(0), viewer: Viewer::Seat(Seat(0)) };
    let evening = Evening::at(app, table).await;
    let token = evening.phone(A).await.token.expect("a token");
    let mut other = evening.phone(Role::Seat(Seat(1))).await;
    let mut lines = tokio::task::JoinSet::new();
    for _ in 0..4 {
        let (mut line, hints) = (evening.again(&token).await.expect("the token is valid"), hints.clone());
        lines.spawn(async move {
            loop {
                let reply = line.ask(&hints).await;
                assert!(matches!(reply, Ok(Reply::Hints { .. })), "{reply:?}");
            }
        });
    }
    for _ in 0..20 {
        assert!(other.look().await.length > 0);
    }
    assert!(lines.try_join_next().is_none(), "a task of the attacker has ended");
}

#[tokio::test]
async fn reply_volume_of_one_guest_is_limited_over_all_connections() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 4).await;
    for nth in 0..30 {
        evening.play(nth * 7).await.expect("accepted");
    }
    let token = evening.phone(A).await.token.expect("a token");
    let (begun, mut lines) = (Instant::now(), tokio::task::JoinSet::new());
    let all = Arc::new(Mutex::new(Vec::<usize>::new()));
    for nth in 0..4 {
        let mut line = evening.again(&token).await.expect("the token is valid");
        let (table, all) = (evening.table, Arc::clone(&all));
        lines.spawn(async move {
            let open = TableRequest::Open { table, viewer: Viewer::Seat(Seat(0)) };
            let ask = if nth % 2 == 0 { Request::from(open) } else { FileRequest::Export { table }.into() };
            loop {
                let reply = line.ask(&ask).await;
                assert!(matches!(reply, Ok(Reply::State { .. } | Reply::File { .. })), "{reply:?}");
                all.lock().expect("the lock is not poisoned").extend(line.heard.drain(..).map(|text| text.len()));
            }
        });
    }
    let sum = || all.lock().expect("the lock is not poisoned").iter().sum::<usize>() as f64;
    // On a busy machine the initial burst takes longer.
    while begun.elapsed() < WHILE * 2 || sum() <= f64::from(3 << 20) {
        assert!(begun.elapsed() < 2 * PATIENCE, "too few requests are answered: {}", sum());
        // No task ends by itself.
        if let Ok(Some(ended)) = tokio::time::timeout(Duration::from_millis(20), lines.join_next()).await {
            panic!("a task has ended: {ended:?}");
        }
    }
    lines.shutdown().await;
    let largest = all.lock().expect("the lock is not poisoned").iter().max().copied().unwrap_or_default() as f64;
    // Each of the four connections may be answered with the rest of the budget.
    bounded("bytes", sum(), f64::from(4 << 20) + 4.0 * largest, f64::from(256 << 10), begun);
    // Another device is answered at once, and the attacker after it has waited.
    let mut other = evening.phone(Role::Seat(Seat(1))).await;
    assert_eq!(other.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
    let mut patient: Line = evening.again(&token).await.expect("the token is valid");
    assert_eq!(patient.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
}
