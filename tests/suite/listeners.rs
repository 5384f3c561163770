//! The listener of the local network, tested from outside: which files it serves, which clients it rejects, what it
//! forbids, and what it never logs.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use app_core::protocol::{
    Greeting, Hosting, HostingRequest, LibraryRequest, Problem, Push, Reply, Request, Role, TableRequest, Turned,
};
use bucintoro_tests::lines::{Evening, Line, Socket, connect, heard, http, say, serve_network};
use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt, StreamExt};
use host::App;
use kernel::{Seat, Viewer};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::store::tamper;

const A: Role = Role::Seat(Seat(0));

fn turned<T>(why: Turned) -> Result<T, Problem> {
    Err(Problem::TurnedAway { why })
}

fn token(token: &str) -> Greeting {
    Greeting::Token { token: token.to_owned() }
}

fn code(code: &str) -> Greeting {
    Greeting::Code { code: code.to_owned(), name: "Phone".to_owned(), token: None }
}

async fn entered(address: SocketAddr, greeting: &Greeting) -> Result<(), Problem> {
    Line::enter(address, greeting).await.map(|_| ())
}

/// Returns the status of a response.
fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[tokio::test]
async fn listener_refuses_foreign_host_and_origin() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let door = evening.door().await;
    let port = door.port();
    // A name that was rebound to this machine, another port, and no name.
    for name in
        ["evil.example", &format!("evil.example:{port}"), "127.0.0.1", "127.0.0.1:1", &format!("127.0.0.2:{port}")]
    {
        let answer = http(door, &format!("GET / HTTP/1.1\r\nHost: {name}")).await;
        assert_eq!(status(&answer), "403", "{name}: {answer}");
        assert!(answer.contains(&format!("use <a href=\"http://{door}/\">http://{door}/</a> instead")), "{answer}");
    }
    let origin = async |origin: &str| http(door, &format!("GET / HTTP/1.1\r\nOrigin: {origin}")).await;
    for strange in
        ["http://evil.example", "null", &format!("https://127.0.0.1:{port}"), &format!("http://127.0.0.1:{port}.evil")]
    {
        assert_eq!(status(&origin(strange).await), "403", "{strange}");
    }
    let served = http(door, "GET / HTTP/1.1").await;
    assert!(["200", "503"].contains(&status(&served)), "{served}");
    assert_eq!(status(&origin(&format!("http://{door}")).await), status(&served));
    for (name, value) in [("Host", "evil.example:80"), ("Origin", "http://evil.example")] {
        let mut request = format!("ws://{door}/ws").into_client_request().expect("a request");
        request.headers_mut().insert(name, HeaderValue::from_static(value));
        let Err(Error::Http(response)) = connect_async(request).await else { panic!("{name} {value} was admitted") };
        assert_eq!(response.status(), 403);
    }
}

#[tokio::test]
async fn listener_accepts_only_allowed_host_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    tokio::spawn(host::serve_lan_as(app.clone(), 0, vec!["raspberrypi.local".to_owned()]));
    serve_network(&app).await;
    app.host_without_table().await.expect("hosted");
    let membership = app.lobby().all().remove(0);
    let door = bucintoro_tests::lines::door(&membership.hosting().await.expect("hosted"));
    let port = door.port();
    let asked = async |host: &str, more: &str| http(door, &format!("GET / HTTP/1.1\r\nHost: {host}{more}")).await;
    let own = format!("RaspberryPi.local:{port}");
    let served = asked(&own, &format!("\r\nOrigin: http://{own}")).await;
    assert!(["200", "503"].contains(&status(&served)), "{served}");
    for other in ["raspberrypi.local", "raspberrypi.local:1", &format!("x.{own}"), &format!("{own}.evil.example")] {
        assert_eq!(status(&asked(other, "").await), "403", "{other}");
    }
    assert_eq!(status(&asked(&own, "\r\nOrigin: http://evil.example").await), "403");
}

#[tokio::test]
async fn guest_listener_serves_only_files_of_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let door = evening.door().await;
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"] {
        assert_eq!(status(&http(door, &format!("{method} / HTTP/1.1")).await), "405", "{method}");
    }
    let paths =
        ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/assets/../../Cargo.toml", "/.env", "/ws/x", "//etc/passwd", "/%00"];
    for path in paths {
        let answer = http(door, &format!("GET {path} HTTP/1.1")).await;
        assert!(["404", "400"].contains(&status(&answer)), "{path}: {answer}");
    }
    // Every response forbids a page to load anything from elsewhere.
    let evil = "GET / HTTP/1.1\r\nHost: evil.example";
    for (request, expected) in [
        ("GET / HTTP/1.1", ""),
        ("GET /no HTTP/1.1", "404"),
        ("POST / HTTP/1.1", "405"),
        (evil, "403"),
        ("GET /ws HTTP/1.1", ""),
    ] {
        let answer = http(door, request).await.to_lowercase();
        assert!(answer.contains("content-security-policy: default-src 'none'"), "{request}: {answer}");
        assert!(answer.contains("x-content-type-options: nosniff"), "{request}: {answer}");
        assert!(answer.contains("referrer-policy: no-referrer"), "{request}: {answer}");
        assert!(status(&answer).contains(expected) && !answer.contains("evil.example"), "{request}: {answer}");
    }
}

#[tokio::test]
async fn oversized_message_closes_connection() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let door = evening.door().await;
    // Longer than any greeting, although it would be a valid one.
    let long = json!({"greeting": "code", "code": evening.code(A).await, "name": "x".repeat(600)});
    let mut socket = connect(door).await;
    assert_eq!(say(&mut socket, long.to_string()).await, None);
    let mut phone = evening.phone(A).await;
    let large = |bytes: usize| json!({"id": 1, "request": {"type": "x".repeat(bytes)}}).to_string();
    let told = say(&mut phone.socket, large(60_000)).await.expect("read");
    assert_eq!(told["problem"]["problem"], "unreadable");
    // The connection may be closed before all of it was sent.
    let _ = phone.socket.send(Message::text(large(70_000))).await;
    assert!(phone.ends().await);
    assert!(evening.again(phone.token.as_deref().expect("a token")).await.is_ok());
}

#[tokio::test]
async fn credentials_of_host_and_guest_listeners_are_separate() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let own = host::serve(evening.app.clone(), 0).await.expect("a port");
    let phone = evening.phone(A).await;
    let guests = phone.token.as_deref().expect("a token");
    assert_eq!(entered(evening.door().await, &token(&own.token)).await, turned(Turned::Token));
    assert_eq!(entered(own.address, &token(&own.token)).await, Ok(()));
    // The key of the host's own screen is not accepted either, even from this machine.
    let screen = Line::enter(own.address, &token(&own.token)).await.expect("the host's own screen");
    let key = screen.token.expect("a key");
    assert_eq!(entered(evening.door().await, &token(&key)).await, turned(Turned::Token));
    assert_eq!(entered(own.address, &token(&key)).await, Ok(()));
    let offered = evening.ask(HostingRequest::OfferHandOver { table: evening.table, offered: true }).await;
    let take_over = Greeting::TakeOver { code: offered.hand_over.expect("a code").code };
    for greeting in
        [token(guests), code(&evening.code(A).await), Greeting::Ask { name: "Anna".to_owned(), token: None }, take_over]
    {
        assert_eq!(entered(own.address, &greeting).await, turned(Turned::Host));
    }
    // A client without a token receives the kind of the listener. This does not count as an attempt.
    for _ in 0..30 {
        assert_eq!(entered(evening.door().await, &Greeting::Knock).await, turned(Turned::New));
    }
    assert_eq!(entered(own.address, &Greeting::Knock).await, turned(Turned::Host));
    assert_eq!(evening.again(guests).await.map(|line| line.guest), Ok(phone.guest));
}

#[tokio::test]
async fn open_connections_of_one_address_are_limited() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let door = evening.door().await;
    // From then on the device is known.
    let _phone = evening.phone(A).await;
    let mut open = Vec::new();
    let ended = loop {
        let mut stream = TcpStream::connect(door).await.expect("connected");
        let request = format!("GET /no HTTP/1.1\r\nHost: {door}\r\n\r\n");
        let mut byte = [0];
        // A rejected connection may be closed before the client has sent a byte.
        let said = stream.write_all(request.as_bytes()).await;
        match stream.read(&mut byte).await {
            Ok(1) if said.is_ok() => open.push(stream),
            _ => break open.len(),
        }
        assert!(open.len() < 200, "connections are not limited");
    };
    assert!(ended >= 64, "eight phones can load the page at once: {ended}");
    drop(open.split_off(ended - 8));
    let room = async {
        loop {
            let Ok((mut socket, _)) = connect_async(format!("ws://{door}/ws")).await else {
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
                continue;
            };
            let greeting = json!(code(&evening.code(A).await)).to_string();
            return say(&mut socket, greeting).await;
        }
    };
    let told = tokio::time::timeout(bucintoro_tests::lines::PATIENCE, room).await.expect("there is room again");
    assert!(told.is_some_and(|told| told["welcome"].is_object()));
}

#[tokio::test]
async fn client_that_requests_compression_gets_compressed_messages() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 2).await;
    let mut request = format!("ws://{}/ws", evening.door().await).into_client_request().expect("a request");
    request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static("bucintoro.deflate"));
    let (mut socket, response) = connect_async(request).await.expect("connected");
    assert_eq!(response.headers()["sec-websocket-protocol"], "bucintoro.deflate");
    let mut plain = evening.phone(Role::Spectator).await;
    let greeting = json!(code(&evening.code(Role::Spectator).await));
    let open = Request::from(TableRequest::Open { table: evening.table, viewer: Viewer::Spectator });
    let open = json!({"id": 1, "request": open});
    let mut stream = Decompress::new(false);
    let mut unpacked = async |socket: &mut Socket| {
        let Some(Ok(Message::Binary(packed))) = socket.next().await else { panic!("not compressed") };
        let mut text = Vec::with_capacity(1 << 20);
        stream.decompress_vec(&packed, &mut text, FlushDecompress::Sync).expect("decompressed");
        let text = String::from_utf8(text).expect("text");
        (packed.len(), text.strip_suffix('\n').expect("a line feed").to_owned())
    };
    socket.send(Message::text(greeting.to_string())).await.expect("sent");
    assert!(unpacked(&mut socket).await.1.starts_with("{\"welcome\":"));
    socket.send(Message::text(open.to_string())).await.expect("sent");
    let (packed, text) = unpacked(&mut socket).await;
    plain.look().await;
    assert_eq!(text, *plain.heard.last().expect("a push to every viewer"));
    assert!(packed * 2 < text.len(), "{packed} of {}", text.len());
    for nth in 0..9 {
        evening.play(nth).await.expect("accepted");
        plain.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
        assert_eq!(unpacked(&mut socket).await.1, *plain.heard.last().expect("a push"));
    }
}

/// A subscriber that stores everything that is logged.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("the lock is not poisoned").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn secrets_of(hosting: &Hosting) -> Vec<String> {
    let links = hosting.links.iter().map(|link| &link.link);
    links.chain(&hosting.hand_over).map(|link| link.code.clone()).collect()
}

#[tokio::test]
async fn log_contains_no_token_code_or_seed() {
    let logged = Logged::default();
    let writer = logged.clone();
    let everything = tracing_subscriber::fmt()
        .with_env_filter("host=trace,app_core=trace,storage_files=trace,storage_sqlite=trace")
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    // Set for this thread only, on which the whole test runs.
    let _guard = tracing::subscriber::set_default(everything);
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let evening = Evening::new(here.path(), 2).await;
    let door = evening.door().await;
    let own = host::serve(evening.app.clone(), 0).await.expect("a port");
    let mut secrets = vec![own.token.clone()];
    secrets.extend(secrets_of(&evening.hosting().await));
    let phone = evening.phone(A).await;
    secrets.extend(phone.token.clone());
    for greeting in
        [token("f00dfeedf00dfeedf00dfeedf00dfeed"), code("GUES-SING"), Greeting::TakeOver { code: "GUES-SING".into() }]
    {
        let _ = entered(door, &greeting).await;
    }
    secrets.extend(["f00dfeed".to_owned(), "GUES-SING".to_owned(), "GUESSING".to_owned()]);
    let mut garbage = connect(door).await;
    let _ = say(&mut garbage, format!("{{\"greeting\":\"token\",\"token\":\"{}", own.token)).await;
    let _ = http(door, &format!("GET /?token={} HTTP/1.1", own.token)).await;
    let _ = http(door, &format!("GARBAGE {} HTTP/9.9", own.token)).await;
    let stored = evening.app.records().read(evening.table).await.expect("read").expect("it exists");
    secrets.extend(stored.seed);

    // One client that disconnects halfway, then one that takes over the table.
    let offered = evening.ask(HostingRequest::OfferHandOver { table: evening.table, offered: true }).await;
    secrets.extend(secrets_of(&offered));
    let code = offered.hand_over.as_ref().expect("a code").code.clone();
    let mut half = connect(door).await;
    half.send(Message::text(json!(Greeting::TakeOver { code }).to_string())).await.expect("sent");
    heard(&mut half).await.expect("the table");
    drop(half);
    let offered = evening.ask(HostingRequest::OfferHandOver { table: evening.table, offered: true }).await;
    secrets.extend(secrets_of(&offered));
    let next = App::open(there.path()).await.expect("the folder is free");
    serve_network(&next).await;
    let (screen, _pushes) = next.session();
    let link = offered.hand_over.expect("a code").url;
    let shown: SocketAddr = offered.address.parse().expect("an address");
    let link = link.replace(&shown.to_string(), &door.to_string());
    let taken = screen.request(HostingRequest::TakeOver { request: None, link }).await;
    assert!(matches!(taken, Ok(Reply::Table { .. })), "{taken:?}");
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = screen.request(HostingRequest::Hosting).await else {
        panic!("not hosted")
    };
    secrets.extend(secrets_of(&hosting));
    // An internal error is logged with a ticket.
    tamper(there.path(), "ALTER TABLE tables RENAME TO lost").await;
    let failed = screen.request(LibraryRequest::Tables).await;
    assert!(matches!(failed, Err(Problem::Internal { .. })), "{failed:?}");

    let text = String::from_utf8(logged.0.lock().expect("the lock is not poisoned").clone()).expect("text");
    assert!(text.contains("internal error"), "the log is recorded: {text}");
    assert!(secrets.len() > 12 && secrets.iter().all(|secret| secret.len() >= 8));
    for secret in secrets {
        let bare = secret.replace('-', "");
        assert!(!text.contains(&secret) && !text.contains(&bare), "{secret} was logged: {text}");
    }
}
