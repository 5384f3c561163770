//! The browser version through its real door: a free port, a token, one socket.

use bucintoro_tests::lines::{Socket, http, knock, say};
use companion::{App, host};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

async fn hosted() -> (tempfile::TempDir, host::Host) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let host = host::serve(app, 0).await.expect("a port");
    (folder, host)
}

/// A screen that shows a token, and what it is told.
async fn shows(host: &host::Host, token: &str) -> (Socket, Option<Value>) {
    let mut socket = knock(host.address).await;
    let greeting = json!({"greeting": "token", "token": token}).to_string();
    let told = say(&mut socket, greeting).await;
    (socket, told)
}

#[tokio::test]
async fn a_screen_with_the_token_is_answered() {
    let (_folder, host) = hosted().await;
    let (mut socket, told) = shows(&host, &host.token).await;
    assert_eq!(told, Some(json!({"welcome": {"standing": null, "token": null}})));
    let answer = say(&mut socket, json!({"id": 7, "request": {"type": "tables"}}).to_string()).await;
    assert_eq!(answer, Some(json!({"id": 7, "ok": {"type": "tables", "tables": []}})));
}

#[tokio::test]
async fn without_the_token_nothing_is_heard() {
    let (_folder, host) = hosted().await;
    for token in ["", "0123", &"0".repeat(32), &"x".repeat(4_000)] {
        let (mut socket, told) = shows(&host, token).await;
        assert!(told.is_none_or(|told| told["problem"]["why"] == "token"), "token {token:?}");
        let answer = say(&mut socket, json!({"id": 1, "request": {"type": "tables"}}).to_string()).await;
        assert_eq!(answer, None, "token {token:?}");
    }
}

#[tokio::test]
async fn garbage_is_answered_and_harmless() {
    let (_folder, host) = hosted().await;
    let (mut socket, _) = shows(&host, &host.token).await;
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

#[tokio::test]
async fn nothing_but_the_screen_is_served() {
    let (_folder, host) = hosted().await;
    for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/assets/../../Cargo.toml", "/.env", "/ws/x"] {
        let answer = http(host.address, &format!("GET {path} HTTP/1.1")).await;
        assert!(answer.starts_with("HTTP/1.1 404") || answer.starts_with("HTTP/1.1 400"), "{path}: {answer}");
    }
    let page = http(host.address, "GET / HTTP/1.1").await.to_lowercase();
    assert!(
        page.contains("content-security-policy: default-src 'none'") && page.contains("referrer-policy: no-referrer"),
        "{page}"
    );
}
