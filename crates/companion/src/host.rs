//! The browser version: the screen and one socket, served on the loopback address.
//!
//! The token travels in the fragment of the address and in the first message, never in a path.
//! Host and Origin are checked, so that no other page can reach in through a rebound name.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Request as HttpRequest, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt as _;
use rust_embed::RustEmbed;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use tokio::net::TcpListener;

use crate::wire::{Problem, Push, Reply, Request};
use crate::{App, Session};

/// The largest frame that is read: a backup of many tables fits.
const LARGEST_FRAME: usize = 64 << 20;

/// A longer first message shows no token, whatever is in it.
const LARGEST_GREETING: usize = 512;

/// How long a page may take to show its token.
const GREETING_TIME: Duration = Duration::from_secs(10);

/// The names that the loopback address goes by.
const NAMES: [&str; 2] = ["127.0.0.1", "localhost"];

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../ui/dist"]
struct Screen;

/// A running host.
pub struct Host {
    /// Where it listens.
    pub address: SocketAddr,
    /// What a screen must show before it is heard.
    pub token: String,
    server: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Host {
    /// The address to open, token included.
    pub fn url(&self) -> String {
        format!("http://{}/#token={}", self.address, self.token)
    }

    /// Waits until the server ends by itself.
    ///
    /// # Errors
    /// When it failed.
    pub async fn wait(self) -> std::io::Result<()> {
        self.server.await.map_err(std::io::Error::other)?
    }

    /// Stops serving.
    pub fn stop(&self) {
        self.server.abort();
    }
}

#[derive(Clone)]
struct Door {
    app: App,
    token: String,
    port: u16,
    policy: HeaderValue,
}

/// What a page may load: its own files, and this one socket. Sockets are named, since not every
/// engine counts them as `'self'`.
fn policy(port: u16) -> Option<HeaderValue> {
    let sockets = NAMES.map(|name| format!("ws://{name}:{port}")).join(" ");
    HeaderValue::try_from(format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self' {sockets}; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'"
    ))
    .ok()
}

/// Serves the app on the loopback address; port 0 takes any free one.
///
/// # Errors
/// When the port cannot be had.
pub async fn serve(app: App, port: u16) -> std::io::Result<Host> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    let address = listener.local_addr()?;
    let token = hex::encode(rand::random::<[u8; 16]>());
    let policy = policy(address.port()).ok_or(std::io::ErrorKind::InvalidData)?;
    let door = Door { app, token: token.clone(), port: address.port(), policy };
    let router = Router::new()
        .route("/ws", get(upgrade))
        .fallback(get(file))
        .layer(middleware::from_fn_with_state(door.clone(), guard))
        .with_state(door);
    // A reply and the push behind it are small: they must not wait for each other's acknowledgement.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small packets will wait");
        }
    });
    let server = tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(Host { address, token, server })
}

/// Only pages of this very host are served, and told to load nothing else.
async fn guard(State(door): State<Door>, request: HttpRequest, next: Next) -> Response {
    let headers = request.headers();
    let named = |name: &str| NAMES.iter().any(|host| name == format!("{host}:{}", door.port));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).is_some_and(named);
    let origin = headers
        .get(header::ORIGIN)
        .is_none_or(|origin| origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://")).is_some_and(named));
    if !host || !origin {
        return StatusCode::FORBIDDEN.into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, door.policy);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// A file of the screen. Nothing but the bundle is served.
async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    match Screen::get(path) {
        Some(file) => {
            let kind = HeaderValue::from_str(file.metadata.mimetype());
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, kind.unwrap_or(HeaderValue::from_static("application/octet-stream")));
            // Names under assets/ carry a hash of their content; the rest is asked for anew.
            let cache = if path.starts_with("assets/") { "max-age=31536000, immutable" } else { "no-cache" };
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
            (headers, Body::from(file.data)).into_response()
        }
        None if path == "index.html" => {
            (StatusCode::SERVICE_UNAVAILABLE, "The screen is not built. Run: cargo xtask run\n").into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn upgrade(State(door): State<Door>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.max_message_size(LARGEST_FRAME).max_frame_size(LARGEST_FRAME).on_upgrade(move |socket| talk(door, socket))
}

#[derive(Deserialize)]
struct Greeting {
    token: String,
}

/// What a screen sends.
#[derive(Deserialize)]
struct Call {
    id: u32,
    request: serde_json::Value,
}

/// What it is answered, or sent unasked.
#[derive(Serialize)]
#[serde(untagged)]
enum Frame {
    Ok { id: u32, ok: Box<Reply> },
    Problem { id: Option<u32>, problem: Problem },
    Push { push: Push },
}

async fn talk(door: Door, mut socket: WebSocket) {
    if !shows_token(&door, &mut socket).await {
        return;
    }
    let (session, mut pushes) = door.app.session();
    loop {
        let frame = tokio::select! {
            push = pushes.recv() => match push {
                Some(push) => Frame::Push { push },
                None => return,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => answer(&session, text.as_str()).await,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Binary(_))) => {
                    Frame::Problem { id: None, problem: Problem::Unreadable { detail: "text was expected".into() } }
                }
                _ => return,
            },
        };
        let Ok(text) = serde_json::to_string(&frame) else {
            return;
        };
        if socket.send(Message::Text(text.into())).await.is_err() {
            return;
        }
    }
}

async fn shows_token(door: &Door, socket: &mut WebSocket) -> bool {
    let Ok(Some(Ok(Message::Text(text)))) = tokio::time::timeout(GREETING_TIME, socket.recv()).await else {
        return false;
    };
    if text.len() > LARGEST_GREETING {
        return false;
    }
    let Ok(Greeting { token }) = serde_json::from_str(&text) else {
        return false;
    };
    token.as_bytes().ct_eq(door.token.as_bytes()).into()
}

async fn answer(session: &Session, text: &str) -> Frame {
    let unreadable = |error: serde_json::Error| Problem::Unreadable { detail: error.to_string() };
    let Call { id, request } = match serde_json::from_str(text) {
        Ok(call) => call,
        Err(error) => {
            return Frame::Problem { id: None, problem: unreadable(error) };
        }
    };
    let request: Request = match serde_json::from_value(request) {
        Ok(request) => request,
        Err(error) => {
            return Frame::Problem { id: Some(id), problem: unreadable(error) };
        }
    };
    match session.request(request).await {
        Ok(ok) => Frame::Ok { id, ok: Box::new(ok) },
        Err(problem) => Frame::Problem { id: Some(id), problem },
    }
}
