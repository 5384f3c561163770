//! The browser version at its real listener: a free port, a token, one socket.

use bucintoro_tests::lines::{Socket, bytes, connect, http, say};
use host::App;
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

/// Connects a screen with a token. Returns its socket and the first message.
async fn shows(host: &host::Host, token: &str) -> (Socket, Option<Value>) {
    let mut socket = connect(host.address).await;
    let greeting = json!({"greeting": "token", "token": token}).to_string();
    let told = say(&mut socket, greeting).await;
    (socket, told)
}

#[tokio::test]
async fn host_token_admits_screen() {
    let (_folder, host) = hosted().await;
    let (mut socket, told) = shows(&host, &host.token).await;
    let told = told.expect("a welcome");
    assert_eq!(told["welcome"]["guest"], Value::Null);
    let answer = say(&mut socket, json!({"id": 7, "request": {"type": "tables"}}).to_string()).await;
    assert_eq!(answer, Some(json!({"id": 7, "ok": {"type": "tables", "tables": []}})));
}

/// Starts the host on a folder. Returns its app and its address and token.
async fn started(folder: &std::path::Path) -> (App, host::Host) {
    let app = App::open(folder).await.expect("the folder is free");
    let host = host::serve(app.clone(), 0).await.expect("a port");
    (app, host)
}

#[tokio::test]
async fn host_screen_reconnects_after_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let (app, first) = started(folder.path()).await;
    let (_, told) = shows(&first, &first.token).await;
    let key = told.expect("a welcome")["welcome"]["token"].as_str().expect("a key").to_owned();
    assert_ne!(key, first.token, "each start prints a new token");
    first.stop();
    app.close().await;
    let (_app, second) = started(folder.path()).await;
    let host = json!({"id": null, "problem": {"problem": "turned_away", "why": "host"}});
    assert_eq!(shows(&second, &first.token).await.1, Some(host.clone()));
    let (mut socket, told) = shows(&second, &key).await;
    let welcome = told.expect("a welcome")["welcome"].clone();
    assert_eq!((&welcome["guest"], &welcome["token"]), (&Value::Null, &json!(key)));
    let answer = say(&mut socket, json!({"id": 1, "request": {"type": "tables"}}).to_string()).await;
    assert_eq!(answer, Some(json!({"id": 1, "ok": {"type": "tables", "tables": []}})));
    // The key of another folder is invalid. A page without a key receives the kind of this listener.
    let (_other, stranger) = hosted().await;
    assert_eq!(shows(&stranger, &key).await.1, Some(host.clone()));
    let knocked = say(&mut connect(second.address).await, json!({"greeting": "knock"}).to_string()).await;
    assert_eq!(knocked, Some(host));
}

#[tokio::test]
async fn wrong_host_token_is_refused() {
    let (_folder, host) = hosted().await;
    for token in ["", "0123", &"0".repeat(32), &"x".repeat(4_000)] {
        let (mut socket, told) = shows(&host, token).await;
        assert!(told.is_none_or(|told| told["problem"]["why"] == "host"), "token {token:?}");
        let answer = say(&mut socket, json!({"id": 1, "request": {"type": "tables"}}).to_string()).await;
        assert_eq!(answer, None, "token {token:?}");
    }
}

#[tokio::test]
async fn malformed_request_is_answered_as_unreadable() {
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
        let answer = say(&mut socket, text.to_owned()).await.unwrap_or_else(|| panic!("{text} closed the connection"));
        assert_eq!(answer["problem"]["problem"], "unreadable", "{text}");
    }
    let answer = say(&mut socket, json!({"id": 2, "request": {"type": "people"}}).to_string()).await;
    assert_eq!(answer, Some(json!({"id": 2, "ok": {"type": "people", "names": []}})));
}

#[tokio::test]
async fn foreign_host_and_origin_headers_are_refused() {
    let (_folder, host) = hosted().await;
    for (name, value) in [("Host", "evil.example:80"), ("Origin", "http://evil.example")] {
        let mut request = format!("ws://{}/ws", host.address).into_client_request().expect("a request");
        request.headers_mut().insert(name, HeaderValue::from_static(value));
        let Err(Error::Http(response)) = connect_async(request).await else { panic!("{name} {value} was admitted") };
        assert_eq!(response.status(), 403);
    }
}

#[tokio::test]
async fn host_serves_only_files_of_the_screen() {
    let (_folder, host) = hosted().await;
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/assets/../../Cargo.toml",
        "/.env",
        "/ws/x",
        // Compressed files have no separate address.
        "/index.html.br",
        "/index.html.gz",
        "/sw.js.gz",
    ] {
        let answer = http(host.address, &format!("GET {path} HTTP/1.1")).await;
        assert!(answer.starts_with("HTTP/1.1 404") || answer.starts_with("HTTP/1.1 400"), "{path}: {answer}");
    }
    let page = http(host.address, "GET / HTTP/1.1").await.to_lowercase();
    assert!(
        page.contains("content-security-policy: default-src 'none'") && page.contains("referrer-policy: no-referrer"),
        "{page}"
    );
}

/// Returns the head of a response in lower case, and its body.
async fn asked(host: &host::Host, path: &str, accepted: &str) -> (String, Vec<u8>) {
    let answer = bytes(host.address, &format!("GET {path} HTTP/1.1{accepted}")).await;
    let at = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    (String::from_utf8_lossy(&answer[..at]).to_lowercase(), answer[at + 4..].to_vec())
}

/// Returns the value of a header.
fn value<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[tokio::test]
async fn file_is_served_in_smallest_accepted_encoding() {
    let (_folder, host) = hosted().await;
    let accept = |codings: &str| format!("\r\nAccept-Encoding: {codings}");
    let (head, plain) = asked(&host, "/", "").await;
    assert_eq!(value(&head, "content-encoding"), None, "{head}");
    let (head, gzip) = asked(&host, "/", &accept("gzip")).await;
    assert_eq!(value(&head, "content-encoding"), Some("gzip"), "{head}");
    let mut unpacked = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&*gzip), &mut unpacked).expect("gzip");
    assert_eq!(unpacked, plain);
    let (head, brotli) = asked(&host, "/", &accept("gzip, br")).await;
    assert_eq!(value(&head, "content-encoding"), Some("br"), "{head}");
    assert!(brotli.len() < gzip.len() && gzip.len() < plain.len());
    assert_eq!(value(&head, "content-length"), Some(&*brotli.len().to_string()));
    assert_eq!(value(&head, "vary"), Some("accept-encoding"));
    assert_eq!(value(&head, "content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(asked(&host, "/", &accept("*;q=0")).await.0.lines().next(), Some("http/1.1 406 not acceptable"));
    // Images are compressed by their own format.
    assert_eq!(value(&asked(&host, "/icon.png", &accept("gzip, br")).await.0, "content-encoding"), None);
}

#[tokio::test]
async fn hashed_assets_are_immutable_and_page_is_revalidated() {
    let (_folder, host) = hosted().await;
    let (head, page) = asked(&host, "/", "").await;
    assert_eq!(value(&head, "cache-control"), Some("no-cache"));
    let tag = value(&head, "etag").expect("a tag").to_owned();
    let (head, body) = asked(&host, "/", &format!("\r\nIf-None-Match: \"other\", W/{tag}")).await;
    assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{head}");
    // Other encodings are not supported.
    let (head, _) = asked(&host, "/", &format!("\r\nIf-None-Match: {tag}\r\nAccept-Encoding: br")).await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    let page = String::from_utf8(page).expect("text");
    let script = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js")).expect("a script");
    let (head, _) = asked(&host, script, "").await;
    assert_eq!(value(&head, "cache-control"), Some("public, max-age=31536000, immutable"), "{head}");
    assert_eq!(value(&head, "content-type"), Some("text/javascript; charset=utf-8"));
    // A page consists of a dozen of these files, so the heads are short. No file may be interpreted as another type or
    // embedded by another site.
    assert_eq!(value(&head, "x-content-type-options"), Some("nosniff"));
    assert_eq!(value(&head, "cross-origin-resource-policy"), Some("same-origin"));
    assert!(head.len() <= 340, "{} bytes: {head}", head.len());
}
