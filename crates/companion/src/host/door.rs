//! A door: what it serves, whom it turns away before they have said a word, and its limits.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request as HttpRequest, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rust_embed::RustEmbed;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::line;
use super::pack::PACKED;
use crate::App;

/// The most connections at one time, and from one address. A phone opens up to seven for the page.
const MOST_CONNECTIONS: (usize, usize) = (256, 96);

/// How long the head of a request may take.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// The most bytes that are held of a request's head.
const LARGEST_HEAD: usize = 16 << 10;

/// The largest message of a guest: a command is a hundredth of it.
const LARGEST_OF_GUEST: usize = 64 << 10;

/// The largest message of the host's own screen: a backup of many tables fits.
const LARGEST_OF_HOST: usize = 64 << 20;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../ui/dist"]
struct Screen;

/// Whom a door is for.
#[derive(Clone)]
pub(super) enum Kind {
    /// The host's own screen, with this token, on this machine.
    Own {
        /// What it must show.
        token: String,
    },
    /// Guests from these networks, each an address and a mask.
    Guests {
        /// They.
        nets: Vec<(u32, u32)>,
    },
}

impl Kind {
    /// Whether anybody from there is let near at all.
    fn is_near(&self, peer: IpAddr) -> bool {
        match (self, peer) {
            (_, peer) if peer.is_loopback() => true,
            (Self::Guests { nets }, IpAddr::V4(peer)) => {
                let near = |&(address, mask): &(u32, u32)| peer.to_bits() & mask == address & mask;
                peer.is_private() || peer.is_link_local() || nets.iter().any(near)
            }
            _ => false,
        }
    }
}

/// A door, as each connection knows it.
#[derive(Clone)]
pub(super) struct Door {
    pub app: App,
    pub kind: Kind,
    /// Ends when the door is closed.
    pub closed: watch::Receiver<()>,
}

/// Both ends of a connection.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    pub peer: SocketAddr,
    local: SocketAddr,
}

/// Serves whoever comes, until the task is ended; then every connection ends.
pub(super) async fn open(listener: TcpListener, app: App, kind: Kind) {
    let (_open, closed) = watch::channel(());
    let door = Door { app, kind, closed };
    let places = Places::default();
    let mut connections = JoinSet::new();
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of handles, most likely: others must end first.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        while connections.try_join_next().is_some() {}
        let Some(place) = Some(peer.ip()).filter(|&ip| door.kind.is_near(ip)).and_then(|ip| places.take(ip)) else {
            continue;
        };
        let door = door.clone();
        connections.spawn(connection(door, stream, peer, Arc::new(place)));
    }
}

async fn connection(door: Door, stream: TcpStream, peer: SocketAddr, place: Arc<Place>) {
    let Ok(local) = stream.local_addr() else { return };
    // A reply and the push behind it are small: they must not wait for each other's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "small packets will wait");
    }
    let router = Router::new()
        .route("/ws", get(upgrade))
        .fallback(file)
        .layer(middleware::from_fn_with_state(door.clone(), guard))
        .layer(Extension(Ends { peer, local }))
        .layer(Extension(place))
        .with_state(door);
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades()
        .await;
    if let Err(error) = served {
        tracing::debug!(%error, "a connection ended badly");
    }
}

/// How many connections there are, by address.
#[derive(Clone, Default)]
struct Places {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A connection's place, given back when it ends.
struct Place {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    peer: IpAddr,
}

impl Places {
    fn take(&self, peer: IpAddr) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, here) = (taken.values().sum::<usize>(), taken.get(&peer).copied().unwrap_or_default());
        if all >= MOST_CONNECTIONS.0 || here >= MOST_CONNECTIONS.1 {
            return None;
        }
        taken.insert(peer, here + 1);
        Some(Place { taken: Arc::clone(&self.taken), peer })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = taken.get_mut(&self.peer) {
            *here -= 1;
            if *here == 0 {
                taken.remove(&self.peer);
            }
        }
    }
}

/// Whether a name is the one by which this very connection was reached. A name that was rebound to
/// this machine is another.
fn is_ours(name: &str, local: SocketAddr) -> bool {
    name == local.to_string() || (local.ip().is_loopback() && name == format!("localhost:{}", local.port()))
}

/// What a page may load: its own files, and this one socket. Sockets are named, since not every
/// engine counts them as `'self'`.
fn policy(host: &str) -> Option<HeaderValue> {
    HeaderValue::try_from(format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self' ws://{host}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    ))
    .ok()
}

/// Only pages of this very host are served, and told to load nothing else.
async fn guard(Extension(ends): Extension<Ends>, request: HttpRequest, next: Next) -> Response {
    let headers = request.headers();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).filter(|host| is_ours(host, ends.local)).map(str::to_owned);
    let own = |origin: &str| origin.strip_prefix("http://").is_some_and(|name| is_ours(name, ends.local));
    let strange = headers.contains_key(header::ORIGIN) && !text(header::ORIGIN).is_some_and(own);
    let mut response = if host.is_none() || strange {
        StatusCode::FORBIDDEN.into_response()
    } else if request.method() != Method::GET && request.method() != Method::HEAD {
        StatusCode::METHOD_NOT_ALLOWED.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    let nothing = HeaderValue::from_static("default-src 'none'");
    headers.insert(header::CONTENT_SECURITY_POLICY, host.as_deref().and_then(policy).unwrap_or(nothing));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    response
}

/// A file of the screen. Nothing but the bundle is served: names are looked up in a list that was
/// made when the program was built.
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

async fn upgrade(
    State(door): State<Door>,
    Extension(ends): Extension<Ends>,
    Extension(place): Extension<Arc<Place>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let largest = match door.kind {
        Kind::Own { .. } => LARGEST_OF_HOST,
        Kind::Guests { .. } => LARGEST_OF_GUEST,
    };
    upgrade.protocols([PACKED]).max_message_size(largest).max_frame_size(largest).on_upgrade(async move |socket| {
        line::talk(door, ends.peer, socket).await;
        // A socket outlives the connection that it came from, and keeps its place.
        drop(place);
    })
}
