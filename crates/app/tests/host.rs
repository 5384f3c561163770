//! Tests `bucintoro host` with the real binary: its output, and when it ends.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::io::{BufRead, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A running host; it is killed when it is dropped.
struct Running {
    child: Child,
    said: Lines<BufReader<ChildStdout>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn line(&mut self) -> String {
        self.said.next().expect("a line").expect("text")
    }

    /// Returns address and token from the first printed line.
    fn own(&mut self) -> (String, String) {
        let url = self.line();
        let (address, token) = url.strip_prefix("http://").and_then(|url| url.split_once("/#token=")).expect("a link");
        (address.to_owned(), token.to_owned())
    }
}

fn command(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bucintoro"));
    command.arg("host").args(words).env("BUCINTORO_DATA", folder).stdin(Stdio::null());
    command
}

fn started(folder: &Path, words: &[&str]) -> Running {
    let mut child = command(folder, words).stdout(Stdio::piped()).spawn().expect("it starts");
    let said = BufReader::new(child.stdout.take().expect("its output")).lines();
    Running { child, said }
}

/// The host's own screen.
struct Screen(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Screen {
    /// Connects through the listener of the host's own screen.
    async fn of(address: &str, token: &str) -> Self {
        let mut screen = Self(connect_async(format!("ws://{address}/ws")).await.expect("connected").0);
        let told = screen.say(json!({"greeting": "token", "token": token})).await;
        assert!(told.get("welcome").is_some(), "{told}");
        screen
    }

    async fn say(&mut self, what: Value) -> Value {
        self.0.send(Message::text(what.to_string())).await.expect("sent");
        loop {
            let Message::Text(text) = self.0.next().await.expect("an answer").expect("a message") else { continue };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            if frame.get("push").is_none() {
                return frame;
            }
        }
    }

    async fn ask(&mut self, request: Value) -> Value {
        let mut answer = self.say(json!({"id": 1, "request": request})).await;
        assert!(answer.get("ok").is_some(), "{answer}");
        answer["ok"].take()
    }
}

/// Creates a table.
async fn set_up(screen: &mut Screen) -> u64 {
    let game = "serenissima-2e";
    let setup = screen.ask(json!({"type": "default_setup", "game": game, "seats": 2})).await["setup"].clone();
    let seating = json!([{"name": "Anna", "side": "south"}, {"name": "Bruno", "side": "north"}]);
    let answering = json!({"dice": "app", "cards": "app", "draws": "app"});
    let new = json!({"type": "new_table", "game": game, "seating": seating, "answering": answering, "setup": setup});
    screen.ask(new).await["table"].as_u64().expect("a table")
}

#[tokio::test]
async fn host_without_tables_opens_the_first_one_created() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = ["--port", "0", "--lan", "--lan-port", "0"];
    let mut host = started(folder.path(), &words);
    let (address, token) = host.own();
    assert!(host.line().starts_with("No table yet"));
    let table = set_up(&mut Screen::of(&address, &token).await).await;
    assert!(host.line().starts_with(&format!("Table {table} on the local network: ")));
    let codes = host.said.by_ref().map_while(Result::ok).filter(|line| line.contains("/#code="));
    assert_eq!(codes.take(3).filter(|line| line.contains("Anna") || line.contains("Bruno")).count(), 2);
    drop(host);
    // Now there is a table, so it is opened at once.
    let mut again = started(folder.path(), &words);
    again.own();
    assert!(again.line().starts_with(&format!("Table {table} on the local network: ")));
}

/// Returns the printed codes of a table with two seats and spectators.
fn printed(host: &mut Running) -> Vec<String> {
    let lines = host.said.by_ref().map_while(Result::ok).filter(|line| line.contains("/#code=")).take(3);
    lines.filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect()
}

/// Each table has its own codes, over one port.
#[tokio::test]
async fn several_named_tables_are_hosted_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut host = started(folder.path(), &["--port", "0"]);
    let (address, token) = host.own();
    let mut screen = Screen::of(&address, &token).await;
    let tables = [set_up(&mut screen).await, set_up(&mut screen).await];
    drop(host);
    let [one, other] = tables.map(|table| table.to_string());
    let words = ["--port", "0", "--lan", "--lan-port", "0", "--table", &one, "--table", &other];
    let mut host = started(folder.path(), &words);
    host.own();
    let (mut ports, mut codes) = (Vec::new(), Vec::new());
    for table in tables {
        let line = host.said.by_ref().map_while(Result::ok).find(|line| line.starts_with("Table ")).expect("a table");
        assert!(line.starts_with(&format!("Table {table} on the local network: ")), "{line}");
        // The address in links comes first, perhaps with the name of its network.
        let address = line.rsplit_once(": ").expect("an address").1;
        let port = address.split(':').nth(1).expect("a port");
        ports.push(port.chars().take_while(char::is_ascii_digit).collect::<String>());
        codes.push(printed(&mut host));
    }
    assert_eq!(ports[0], ports[1]);
    for (table, codes) in tables.into_iter().zip(&codes) {
        let way = format!("ws://127.0.0.1:{}/ws", ports[0]);
        let mut phone = Screen(connect_async(way).await.expect("connected").0);
        let told = phone.say(json!({"greeting": "code", "code": codes[0], "name": "Phone"})).await;
        assert_eq!(told["welcome"]["guest"]["table"], table, "{told}");
    }
}

#[tokio::test]
async fn taken_over_first_table_prints_its_own_codes() {
    let (one, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let words = ["--port", "0", "--lan", "--lan-port", "0"];
    let (mut first, mut second) = (started(one.path(), &words), started(other.path(), &words));
    let ((here, token), (there, other_token)) = (first.own(), second.own());
    let (mut screen, mut next) = (Screen::of(&here, &token).await, Screen::of(&there, &other_token).await);
    set_up(&mut screen).await;
    printed(&mut first);
    let hosted = screen.ask(json!({"type": "hosting"})).await["hosting"]["table"].clone();
    let offered = screen.ask(json!({"type": "offer_hand_over", "table": hosted, "offered": true})).await;
    let hosting = &offered["hosting"];
    let (code, port) =
        (&hosting["hand_over"]["code"], hosting["address"].as_str().and_then(|at| at.rsplit(':').next()));
    let link = format!("http://127.0.0.1:{}/#take-over={}", port.expect("a port"), code.as_str().expect("a code"));
    // The wait for a first table ends before the table is hosted with its devices.
    let table = next.ask(json!({"type": "take_over", "link": link})).await["table"].clone();
    assert!(second.line().starts_with("No table yet"));
    assert!(second.line().starts_with(&format!("Table {table} on the local network: ")));
    let hosting = next.ask(json!({"type": "hosting"})).await["hosting"].clone();
    let links = hosting["links"].as_array().expect("links").iter();
    let good: Vec<&str> = links.filter_map(|way| way["link"]["code"].as_str()).collect();
    assert_eq!((&hosting["table"], printed(&mut second)), (&table, good.into_iter().map(str::to_owned).collect()));
}

#[test]
fn unknown_table_ends_the_host_before_it_serves() {
    let folder = tempfile::tempdir().expect("a folder");
    let ended = command(folder.path(), &["--lan", "--table", "7"]).output().expect("it ends");
    assert_eq!(ended.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&ended.stdout), "");
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "bucintoro: there is no table 7 to host; there is none yet\n");
}

#[test]
fn second_host_uses_another_port_unless_one_is_requested() {
    let (one, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (mut first, mut second) = (started(one.path(), &[]), started(other.path(), &[]));
    let (first, second) = (first.own().0, second.own().0);
    assert_ne!(first, second);
    // A requested port that is taken ends the program.
    let third = tempfile::tempdir().expect("a folder");
    let held = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = held.local_addr().expect("an address").port().to_string();
    let ended = command(third.path(), &["--port", &port]).output().expect("it ends");
    assert_eq!(ended.status.code(), Some(2));
}

#[test]
fn unreadable_key_is_not_reported_as_a_port_error() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("screen.key")).expect("a folder in the place of the key");
    let ended = command(folder.path(), &["--port", "0"]).output().expect("it ends");
    assert!(!ended.status.success());
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(said.contains("screen.key") && !said.contains("port"), "{said}");
}

/// Reads all backups in a folder completely.
fn backups(folder: &Path) -> Vec<Value> {
    let Ok(entries) = std::fs::read_dir(folder) else { return vec![] };
    let backups = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "bucintoro"));
    backups
        .map(|path| serde_json::from_slice(&std::fs::read(path).expect("read")).expect("a complete backup"))
        .collect()
}

/// The chosen folder gets a backup at once, complete or none, even if the program is killed.
#[tokio::test]
async fn chosen_folder_gets_daily_backups_and_no_partial_ones() {
    let (data, kept) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut host = started(data.path(), &["--port", "0"]);
    let (address, token) = host.own();
    set_up(&mut Screen::of(&address, &token).await).await;
    drop(host);
    for kill in 0..8 {
        let folder = kept.path().join(kill.to_string());
        let mut host = started(data.path(), &["--port", "0", "--backups", folder.to_str().expect("text")]);
        host.own();
        std::thread::sleep(std::time::Duration::from_millis(4 * kill));
        drop(host);
        assert!(backups(&folder).len() <= 1);
    }
    let folder = kept.path().join("last");
    let mut host = started(data.path(), &["--port", "0", "--backups", folder.to_str().expect("text")]);
    let (address, token) = host.own();
    let mut screen = Screen::of(&address, &token).await;
    let told = loop {
        let told = screen.ask(json!({"type": "daily_backups"})).await["backups"].take();
        if told["folder"] == folder.to_str().expect("text") && told["kept"][0]["tables"] == 1 {
            break told;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!((&told["failed"], &told["kept"][0]["own"]), (&Value::Null, &json!(true)));
    assert_eq!(backups(&folder)[0]["tables"].as_array().expect("tables").len(), 1);
    drop(host);
    // The folder stays chosen, and an unusable one does not prevent playing.
    let mut host = started(data.path(), &["--port", "0", "--backups", "/proc/nowhere"]);
    let (address, token) = host.own();
    let told = Screen::of(&address, &token).await.ask(json!({"type": "daily_backups"})).await;
    assert_eq!(told["backups"]["folder"], folder.to_str().expect("text"));
}
