//! The browser version through its real door: a free port, a token, one socket.

use companion::{App, host};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn hosted() -> (tempfile::TempDir, host::Host) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let host = host::serve(app, 0).await.expect("a port");
    (folder, host)
}

/// A screen that shows a token, and what it is told.
async fn knock(host: &host::Host, token: &str) -> (Socket, Option<Value>) {
    let (mut socket, _) = connect_async(format!("ws://{}/ws", host.address)).await.expect("it opens");
    let greeting = json!({"greeting": "token", "token": token}).to_string();
    let told = say(&mut socket, greeting).await;
    (socket, told)
}

async fn say(socket: &mut Socket, text: String) -> Option<Value> {
    socket.send(Message::text(text)).await.ok()?;
    match socket.next().await?.ok()? {
        Message::Text(text) => serde_json::from_str(&text).ok(),
        _ => None,
    }
}

#[tokio::test]
async fn a_screen_with_the_token_is_answered() {
    let (_folder, host) = hosted().await;
    let (mut socket, told) = knock(&host, &host.token).await;
    assert_eq!(told, Some(json!({"welcome": {"standing": null, "token": null}})));
    let answer = say(&mut socket, json!({"id": 7, "request": {"type": "tables"}}).to_string()).await;
    assert_eq!(answer, Some(json!({"id": 7, "ok": {"type": "tables", "tables": []}})));
}

#[tokio::test]
async fn without_the_token_nothing_is_heard() {
    let (_folder, host) = hosted().await;
    for token in ["", "0123", &"0".repeat(32), &"x".repeat(4_000)] {
        let (mut socket, told) = knock(&host, token).await;
        assert!(told.is_none_or(|told| told["problem"]["why"] == "token"), "token {token:?}");
        let answer = say(&mut socket, json!({"id": 1, "request": {"type": "tables"}}).to_string()).await;
        assert_eq!(answer, None, "token {token:?}");
    }
}

#[tokio::test]
async fn garbage_is_answered_and_harmless() {
    let (_folder, host) = hosted().await;
    let (mut socket, _) = knock(&host, &host.token).await;
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{\"id\":1}",
        "{\"id\":-1,\"request\":{}}",
        "{\"id\":1,\"request\":{\"type\":\"dance\"}}",
    ] {
        let answer = say(&mut socket, text.to_owned()).await.unwrap_or_else(|| panic!("{text} ended it"));
        assert_eq!(answer["problem"]["problem"], "unreadable", "{text}");
    }
    let answer = say(&mut socket, json!({"id": 2, "request": {"type": "people"}}).to_string()).await;
    assert_eq!(answer, Some(json!({"id": 2, "ok": {"type": "people", "names": []}})));
}

#[tokio::test]
async fn other_hosts_and_origins_are_turned_away() {
    let (_folder, host) = hosted().await;
    for (name, value) in [("Host", "evil.example:80"), ("Origin", "http://evil.example")] {
        let mut request = format!("ws://{}/ws", host.address).into_client_request().expect("a request");
        request.headers_mut().insert(name, HeaderValue::from_static(value));
        let Err(Error::Http(response)) = connect_async(request).await else { panic!("{name} {value} came in") };
        assert_eq!(response.status(), 403);
    }
}

async fn get(host: &host::Host, path: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = TcpStream::connect(host.address).await.expect("it opens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", host.address);
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.expect("read");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn nothing_but_the_screen_is_served() {
    let (_folder, host) = hosted().await;
    for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/assets/../../Cargo.toml", "/.env", "/ws/x"] {
        let answer = get(&host, path).await;
        assert!(answer.starts_with("HTTP/1.1 404") || answer.starts_with("HTTP/1.1 400"), "{path}: {answer}");
    }
    let page = get(&host, "/").await.to_lowercase();
    assert!(
        page.contains("content-security-policy: default-src 'none'") && page.contains("referrer-policy: no-referrer"),
        "{page}"
    );
}
