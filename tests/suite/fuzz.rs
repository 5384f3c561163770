//! Malformed messages over a socket are answered or close the connection, and change nothing.

use std::time::Duration;

use app_core::protocol::{
    DeviceChange, FileRequest, Greeting, HostingRequest, LibraryRequest, MembershipRequest, Reply, Request, Role,
    TableRequest,
};
use arbtest::arbitrary::{Result as Drawn, Unstructured};
use bucintoro_tests::GAME;
use bucintoro_tests::cases::check_cases;
use bucintoro_tests::lines::{Evening, Line, PATIENCE, Socket, connect_from, peer};
use futures_util::{SinkExt, StreamExt};
use kernel::{Actor, Seat, Viewer};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Number of malformed calls on each kind of connection.
const CALLS: u64 = 600;

/// Number of malformed greetings.
const GREETINGS: u64 = 300;

/// The next event on a connection.
#[derive(Debug)]
enum Comes {
    /// An answer.
    Word(Value),
    /// A close frame.
    Closed,
    /// The end of the connection without a close frame.
    Broken,
}

/// Returns the next event on a connection, except pushes.
async fn comes(socket: &mut Socket) -> Comes {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the host hangs") {
            Some(Ok(Message::Text(text))) => {
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                if !frame["push"].is_object() {
                    return Comes::Word(frame);
                }
            }
            Some(Ok(Message::Close(_))) => return Comes::Closed,
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return Comes::Broken,
        }
    }
}

/// Returns JSON with values that are difficult for parsers, of limited depth.
fn odd(u: &mut Unstructured) -> Drawn<String> {
    let plain = [
        "null",
        "true",
        "0",
        "-1",
        "-0",
        "1e999",
        "1.5",
        "4294967295",
        "4294967296",
        "18446744073709551616",
        "\"\"",
        "[]",
        "{}",
        "\"\\u0000\"",
        "\"\\ud800\"",
        "\"\u{202e}\"",
        "nul",
        "{\"id\":",
        "\"x",
        "[[]",
        "{\"a\":1,}",
        "NaN",
        "'a'",
        "//",
    ];
    Ok(match u.int_in_range(0..=9)? {
        0 => "[".repeat(u.int_in_range(1..=2_000)?),
        1 => {
            let deep = u.int_in_range(1..=300)?;
            format!("{}1{}", "{\"a\":".repeat(deep), "}".repeat(deep))
        }
        2 => format!("\"{}\"", "x".repeat(u.int_in_range(0..=5_000)?)),
        3 => "9".repeat(u.int_in_range(1..=400)?),
        _ => (*u.choose(&plain)?).to_owned(),
    })
}

/// Replaces one value in a JSON text by a difficult one, or adds a member with an existing name.
fn misplaced(u: &mut Unstructured, valid: &str) -> Drawn<String> {
    let starts: Vec<usize> = valid.match_indices(':').map(|(at, _)| at + 1).collect();
    let Some(&start) = u.choose(&starts).ok() else { return odd(u) };
    let end = valid[start..].find([',', '}']).map_or(valid.len(), |at| start + at);
    let odd = odd(u)?;
    let key = valid[..start - 1].rfind('"').and_then(|to| valid[..to].rfind('"')).unwrap_or(start);
    Ok(match u.int_in_range(0..=3)? {
        // A duplicate name.
        0 => format!("{}{},{}{}{}", &valid[..start], odd, &valid[key..start], &valid[start..end], &valid[end..]),
        // An unknown name.
        1 => format!("{}{},\"more\":{odd}{}", &valid[..start], &valid[start..end], &valid[end..]),
        _ => format!("{}{odd}{}", &valid[..start], &valid[end..]),
    })
}

/// Returns a damaged copy of a valid message.
fn spoilt(u: &mut Unstructured, valid: &str) -> Drawn<Vec<u8>> {
    let mut bytes = valid.as_bytes().to_vec();
    match u.int_in_range(0..=6)? {
        0 => return Ok(u.bytes(u.len().min(200))?.to_vec()),
        1 => return Ok(odd(u)?.into_bytes()),
        2 | 3 => return Ok(misplaced(u, valid)?.into_bytes()),
        4 => bytes.truncate(u.int_in_range(0..=bytes.len())?),
        5 => {
            for _ in 0..u.int_in_range(1..=4)? {
                let at = u.choose_index(bytes.len())?;
                bytes[at] ^= 1 << u.int_in_range(0..=7)?;
            }
        }
        _ => {
            let (from, to) = (u.choose_index(bytes.len())?, u.choose_index(bytes.len())?);
            let piece = bytes[from.min(to)..from.max(to)].to_vec();
            let at = u.choose_index(bytes.len())?;
            bytes.splice(at..at, piece);
        }
    }
    Ok(bytes)
}

/// The table that receives malformed messages.
struct Tried {
    runtime: Runtime,
    evening: Evening,
    own: host::Host,
    _folder: tempfile::TempDir,
}

impl Tried {
    fn new() -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let (evening, own) = runtime.block_on(async {
            let evening = Evening::new(folder.path(), 3).await;
            let own = host::serve(evening.app.clone(), 0).await.expect("a port");
            (evening, own)
        });
        Self { runtime, evening, own, _folder: folder }
    }

    async fn record(&self) -> Vec<Vec<u8>> {
        self.evening.app.records().read(self.evening.table).await.expect("read").expect("it exists").lines
    }

    /// Connects as the host's own screen.
    async fn screen(&self) -> Line {
        let token = Greeting::Token { token: self.own.token.clone() };
        Line::enter(self.own.address, &token).await.expect("admitted")
    }

    /// Returns valid calls that change nothing in the record, because their head is stale.
    fn calls(&self) -> Vec<String> {
        let (table, by, viewer) = (self.evening.table, Actor::Seat(Seat(0)), Viewer::Seat(Seat(0)));
        let command = json!({"do": "MoveSailor", "from": {"galley": 3}, "to": {"port": "corfu"}, "sailors": 2});
        let (id, head) = ("x".to_owned(), 4_000_000);
        let requests = [
            Request::from(HostingRequest::Ping),
            LibraryRequest::Rules { game: GAME.to_owned() }.into(),
            TableRequest::Open { table, viewer }.into(),
            TableRequest::Timeline { table, entries: vec![0], viewer }.into(),
            TableRequest::Steps { table, entry: 1, viewer }.into(),
            TableRequest::Hints { table, seat: Seat(0), viewer }.into(),
            TableRequest::Try { table, by, command: command.clone() }.into(),
            TableRequest::Command {
                table,
                id: id.clone(),
                head,
                question: None,
                by,
                command,
                waive: vec!["MOVE-1".to_owned()],
            }
            .into(),
            TableRequest::Undo { table, id: id.clone(), head }.into(),
            TableRequest::Jump { table, id, head, to: 1 }.into(),
            MembershipRequest::ChangeDevice {
                table,
                device: 77,
                change: DeviceChange::Move { role: Role::Seat(Seat(1)) },
            }
            .into(),
            MembershipRequest::Admit { table, asking: 77, role: Some(Role::Spectator) }.into(),
            HostingRequest::TakeOver { request: None, link: "http://127.0.0.1:1/#take-over=ABCD-EFGH".to_owned() }
                .into(),
            FileRequest::Send { parcel: "file".to_owned(), part: 0, text: "{\"format\":1}".to_owned() }.into(),
            FileRequest::TakeIn {
                id: "take-in".to_owned(),
                parcel: "file".to_owned(),
                parts: 1,
                sound_part: false,
                own: false,
                copy: false,
            }
            .into(),
        ];
        requests.iter().enumerate().map(|(id, request)| json!({"id": id, "request": request}).to_string()).collect()
    }

    /// Sends calls, and reconnects whenever the connection is closed.
    fn tries_calls(&self, line: impl AsyncFn() -> Line) {
        let before = self.runtime.block_on(self.record());
        let calls = self.calls();
        let (mut open, mut said) = (None, 0_u32);
        check_cases(CALLS, |u| {
            let valid = u.choose(&calls)?.clone();
            let bytes = spoilt(u, &valid)?;
            let way = u.int_in_range(0..=7)?;
            said += 1;
            self.runtime.block_on(async {
                // A guest's connection has a limited burst; a new connection starts with a full one.
                if said.is_multiple_of(250) {
                    open = None;
                }
                let mut here = match open.take() {
                    Some(line) => line,
                    None => line().await,
                };
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let (message, must) = match way {
                    0 => (Message::binary(bytes), true),
                    1 => (Message::Frame(Frame::message(bytes, OpCode::Data(Data::Text), true)), false),
                    _ => (Message::text(text.clone()), true),
                };
                here.socket.send(message).await.expect("sent");
                match comes(&mut here.socket).await {
                    Comes::Word(word) => {
                        assert!(word["problem"]["problem"].is_string() || word["ok"].is_object(), "{text}: {word}");
                        open = Some(here);
                    }
                    // Invalid UTF-8 closes the connection; everything else is answered.
                    ended => assert!(!must, "{ended:?} after {text}"),
                }
                if said.is_multiple_of(40) {
                    assert_eq!(line().await.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
                }
            });
            Ok(())
        });
        self.runtime.block_on(async {
            assert_eq!(line().await.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
            assert_eq!(self.record().await, before);
        });
    }
}

#[test]
fn fuzzed_guest_messages_get_replies_and_change_nothing() {
    let tried = Tried::new();
    let token = tried.runtime.block_on(tried.evening.phone(Role::Seat(Seat(0)))).token.expect("a token");
    tried.tries_calls(async || tried.evening.again(&token).await.expect("the token is valid"));
}

#[test]
fn fuzzed_host_messages_get_replies_and_change_nothing() {
    let tried = Tried::new();
    tried.tries_calls(async || tried.screen().await);
}

#[test]
fn fuzzed_handshake_is_answered_or_closes_connection() {
    let tried = Tried::new();
    let token = tried.runtime.block_on(tried.evening.phone(Role::Spectator)).token.expect("a token");
    let greetings = [
        Greeting::Token { token: token.clone() },
        Greeting::Code { code: "ABCD-EFGH".to_owned(), name: "Anna".to_owned(), token: None },
        Greeting::Ask { name: "Anna".to_owned(), token: None },
        Greeting::TakeOver { code: "ABCD-EFGH".to_owned() },
    ];
    let before = tried.runtime.block_on(tried.record());
    let greetings = greetings.map(|greeting| json!(greeting).to_string());
    let mut said = 0_u32;
    check_cases(GREETINGS, |u| {
        let valid = u.choose(&greetings)?.clone();
        let bytes = spoilt(u, &valid)?;
        let way = u.int_in_range(0..=9)?;
        let own = u.ratio(1, 4)?;
        said += 1;
        tried.runtime.block_on(async {
            let door = if own { tried.own.address } else { tried.evening.door().await };
            // Each connection comes from another address, because the host limits the connections of one address.
            let mut socket = connect_from(peer(2 + (said % 200) as u8), door).await.expect("connected");
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let mut clean = true;
            match way {
                0 => socket.send(Message::binary(bytes)).await.expect("sent"),
                1 => {
                    clean = false;
                    let frame = Frame::message(bytes, OpCode::Data(Data::Text), true);
                    socket.send(Message::Frame(frame)).await.expect("sent");
                }
                2 => {
                    // Bytes that are no frames.
                    clean = false;
                    let MaybeTlsStream::Plain(stream) = socket.get_mut() else { panic!("a plain socket") };
                    let _ = stream.write_all(&bytes).await;
                    let _ = stream.shutdown().await;
                }
                _ => socket.send(Message::text(text.clone())).await.expect("sent"),
            }
            match comes(&mut socket).await {
                Comes::Word(word) => {
                    assert!(word["problem"]["problem"].is_string() || word["welcome"].is_object(), "{text}: {word}");
                }
                Comes::Closed => {}
                Comes::Broken => assert!(!clean, "the connection broke after {text}"),
            }
            if said.is_multiple_of(20) {
                let mut known = tried.evening.again(&token).await.expect("the token is valid");
                assert_eq!(known.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
            }
        });
        Ok(())
    });
    tried.runtime.block_on(async {
        assert_eq!(tried.record().await, before);
        assert!(tried.evening.hosting().await.asking.is_empty());
        // Only admitted devices remain.
        let gone = async {
            while tried.evening.hosting().await.devices.iter().any(|device| device.connected) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, gone).await.expect("the connections are closed in time");
        assert_eq!(tried.evening.hosting().await.devices.len(), 1);
    });
}
