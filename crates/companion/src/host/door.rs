//! A door: what it serves, whom it turns away before reading anything, and its limits.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request as HttpRequest, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::arrivals::{Noted, Step};
use super::interfaces::Nets;
use super::paced::Paced;
use super::pack::PACKED;
use super::{feed, files, line};
use crate::App;
use rooms::allowance::{ByAddress, Rate, household};
use rooms::parcels::LONGEST_PART;
use rooms::wire::Refusal;

/// The most connections at one time.
const MOST_CONNECTIONS: usize = 256;

/// The most from one address, before any of its sockets was let in, and after. A phone opens up to seven for
/// the page, and eight phones may be behind one address.
const MOST_OF_STRANGER: usize = 64;
const MOST_OF_ADDRESS: usize = 96;

/// The most connections to one node of a club, and those of one address: others always find some.
#[cfg(feature = "club")]
const MOST_OF_CLUB: usize = 8_192;
#[cfg(feature = "club")]
const MOST_OF_HALL: usize = 6_144;

/// How many connections a guest's address may open. A phone that comes back opens one, loading the page up to
/// seven; and each code or token that is tried takes one.
const CONNECTIONS: Rate = Rate { at_once: 300.0, a_second: 5.0 };

/// How many requests a guest's address may make, however few connections they come over. A page that is
/// loaded for the first time makes some forty, and up to three hundred ahead of when they are wanted, ten a second;
/// eight phones may be behind one address.
const REQUESTS: Rate = Rate { at_once: 3_000.0, a_second: 80.0 };

/// The same of a club's door, for whoever does not come through a proxy that is trusted; and the requests there. A whole
/// hall may be behind one address, and comes within minutes.
#[cfg(feature = "club")]
const CONNECTIONS_OF_CLUB: Rate = Rate { at_once: 10_000.0, a_second: 100.0 };
#[cfg(feature = "club")]
const REQUESTS_OF_CLUB: Rate = Rate { at_once: 50_000.0, a_second: 500.0 };

/// How long a connection serves files, and how long after that it may take to finish its current answer. One
/// that was upgraded to a socket is not bound by this.
const LIFE: Duration = Duration::from_secs(30);

/// How long the head of a request may take.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// The most bytes that are held of a request's head.
const LARGEST_HEAD: usize = 16 << 10;

/// The largest message of a guest: a command is a hundredth of this.
pub(super) const LARGEST_OF_GUEST: usize = 64 << 10;

/// The largest message of the host's own screen: a part of a file, however it is written as JSON. Larger
/// things travel in parts.
const LARGEST_OF_HOST: usize = 6 * LONGEST_PART + (64 << 10);

/// How many bytes of a socket are read at once: each of thousands holds so many.
pub(super) const READ_AT_ONCE: usize = 4 << 10;

/// Whom a door is for.
#[derive(Clone)]
pub(super) enum Kind {
    /// The host's own screen, on this machine.
    Own {
        /// What it must show, at this start.
        token: String,
        /// What it is told then, and may show at any later start.
        key: String,
    },
    /// Guests.
    Guests {
        /// The networks that they come from.
        nets: watch::Receiver<Nets>,
        /// The names by which they may call this machine, besides its addresses.
        names: Arc<[String]>,
        /// What is noted of whoever comes.
        noted: Arc<Noted>,
    },
    /// Whoever comes to a club: one node of several, behind one name.
    #[cfg(feature = "club")]
    Club {
        /// This node.
        node: Arc<super::club::Node>,
        /// Whether another node has passed the line on.
        inner: bool,
    },
}

/// How many connections a door takes at a time: of all, of an address before any of its sockets was let in, and after.
#[derive(Clone, Copy)]
struct Most {
    all: usize,
    of_stranger: usize,
    of_address: usize,
}

impl Kind {
    /// The largest message that is taken, in bytes.
    pub(super) fn largest(&self) -> usize {
        match self {
            Self::Own { .. } => LARGEST_OF_HOST,
            Self::Guests { .. } => LARGEST_OF_GUEST,
            #[cfg(feature = "club")]
            Self::Club { .. } => LARGEST_OF_GUEST,
        }
    }

    /// Whether whoever comes has a name for this door that it does not know itself.
    fn has_any_name(&self) -> bool {
        match self {
            Self::Own { .. } | Self::Guests { .. } => false,
            #[cfg(feature = "club")]
            Self::Club { .. } => true,
        }
    }

    /// How many connections it takes.
    fn most(&self) -> Most {
        match self {
            Self::Own { .. } | Self::Guests { .. } => {
                Most { all: MOST_CONNECTIONS, of_stranger: MOST_OF_STRANGER, of_address: MOST_OF_ADDRESS }
            }
            #[cfg(feature = "club")]
            Self::Club { .. } => Most { all: MOST_OF_CLUB, of_stranger: MOST_OF_HALL, of_address: MOST_OF_HALL },
        }
    }

    /// Of a connection from there: how many it takes. A proxy that is trusted brings everybody.
    fn most_of(&self, peer: IpAddr) -> Most {
        match (self, peer) {
            #[cfg(feature = "club")]
            (Self::Club { .. }, peer) if self.is_proxy(peer) => {
                Most { all: MOST_OF_CLUB, of_stranger: MOST_OF_CLUB, of_address: MOST_OF_CLUB }
            }
            _ => self.most(),
        }
    }

    /// How many connections an address may open, and how many requests it may make.
    fn rates(&self) -> (Rate, Rate) {
        match self {
            Self::Own { .. } | Self::Guests { .. } => (CONNECTIONS, REQUESTS),
            #[cfg(feature = "club")]
            Self::Club { .. } => (CONNECTIONS_OF_CLUB, REQUESTS_OF_CLUB),
        }
    }

    /// Whether connections from there are counted.
    fn counts(&self, peer: IpAddr) -> bool {
        !matches!(self, Self::Own { .. }) && !self.is_proxy(peer)
    }

    /// Whether a proxy is there that is trusted to say whom it brings.
    fn is_proxy(&self, peer: IpAddr) -> bool {
        match (self, peer) {
            #[cfg(feature = "club")]
            (Self::Club { node, .. }, peer) => node.gate().trusts(peer),
            _ => false,
        }
    }

    /// Whether anybody from there is let near at all.
    fn is_near(&self, peer: IpAddr) -> bool {
        match (self, peer) {
            #[cfg(feature = "club")]
            (Self::Club { .. }, _) => true,
            (_, peer) if peer.is_loopback() => true,
            (Self::Guests { nets, .. }, IpAddr::V4(peer)) => {
                let near = |&(address, mask): &(u32, u32)| peer.to_bits() & mask == address & mask;
                peer.is_private() || peer.is_link_local() || nets.borrow().iter().any(near)
            }
            _ => false,
        }
    }

    /// Whether a page may call this machine so: by the address of this very connection, or by a name that the host
    /// allows. Any other name may have been rebound to this machine.
    fn is_ours(&self, name: &str, local: SocketAddr) -> bool {
        let is_called = |own: &String| name.eq_ignore_ascii_case(&format!("{own}:{}", local.port()));
        is_ours(name, local) || matches!(self, Self::Guests { names, .. } if names.iter().any(is_called))
    }

    /// Notes how far a guest came; the host's own screen is none.
    pub(super) fn came(&self, from: IpAddr, step: Step) {
        if let Self::Guests { noted, .. } = self {
            noted.came(from, step);
        }
    }

    /// Notes that a guest was refused.
    pub(super) fn refused(&self, why: Refusal) {
        if let Self::Guests { noted, .. } = self {
            noted.refused(why);
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
    /// What each address may still ask over plain connections.
    requests: Arc<ByAddress>,
    slots: Slots,
}

impl Door {
    /// Whether this is one more request than may come from there.
    fn is_too_much(&self, peer: IpAddr) -> bool {
        !matches!(self.kind, Kind::Own { .. }) && !self.requests.take(peer)
    }
}

/// Both ends of a connection.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    pub peer: SocketAddr,
    local: SocketAddr,
}

/// Serves whoever comes, until the task is ended; then every connection ends. The port stays taken as long as somebody
/// holds the listener: the next task goes on with it.
pub(super) async fn open(listener: Arc<TcpListener>, app: App, kind: Kind) -> Infallible {
    let (_open, closed) = watch::channel(());
    let (connections, requests) = kind.rates();
    let (opened, requests) = (ByAddress::new(connections), Arc::new(ByAddress::new(requests)));
    let door = Door { app, kind, closed, requests, slots: Slots::default() };
    let mut connections = JoinSet::new();
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely out of file handles: others must end first.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        while connections.try_join_next().is_some() {}
        door.kind.came(peer.ip(), Step::Came);
        if !door.kind.is_near(peer.ip()) {
            door.kind.refused(Refusal::Far);
            continue;
        }
        let few = Some(peer.ip()).filter(|&ip| !door.kind.counts(ip) || opened.take(ip));
        let Some(slot) = few.and_then(|ip| door.slots.take(ip, door.kind.most_of(ip))) else {
            door.kind.refused(Refusal::Often);
            continue;
        };
        connections.spawn(taken(door.clone(), stream, peer, slot));
    }
}

async fn taken(door: Door, stream: TcpStream, peer: SocketAddr, slot: Slot) {
    let Ok(local) = stream.local_addr() else { return };
    // A reply and the push after it are small: they must not wait for each other's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "small packets will wait");
    }
    let stream = Paced::new(stream, !matches!(door.kind, Kind::Own { .. }));
    #[cfg(feature = "club")]
    if let Kind::Club { node, .. } = &door.kind
        && let Some(certificate) = &node.gate().certificate
    {
        let Some(stream) = certificate.opened(stream).await else { return };
        return connection(door, stream, Ends { peer, local }, slot, LIFE).await;
    }
    connection(door, stream, Ends { peer, local }, slot, LIFE).await;
}

async fn connection(
    door: Door,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    ends: Ends,
    slot: Slot,
    life: Duration,
) {
    let router = Router::new()
        .route("/ws", get(upgrade))
        .route("/feed", get(feed))
        .merge(pages(&door.kind))
        .fallback(files::file)
        .layer(middleware::from_fn_with_state(door.clone(), guard))
        .layer(Extension(ends))
        .layer(Extension(Arc::new(slot)))
        .with_state(door);
    let serving = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    let mut serving = pin!(serving);
    let served = match timeout(life, serving.as_mut()).await {
        Err(_) => {
            serving.as_mut().graceful_shutdown();
            timeout(life, serving).await
        }
        served => served,
    };
    match served {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "a connection ended badly"),
        Err(_) => tracing::debug!("a connection took too long"),
    }
}

/// What only a club's door serves.
fn pages(kind: &Kind) -> Router<Door> {
    match kind {
        Kind::Own { .. } | Kind::Guests { .. } => Router::new(),
        #[cfg(feature = "club")]
        Kind::Club { .. } => Router::new().route("/club", get(files::page)).route("/evening", get(evening)),
    }
}

/// The connections that there are, by address.
#[derive(Clone, Default)]
struct Slots {
    taken: Arc<Mutex<HashMap<IpAddr, Taken>>>,
}

/// What an address has taken.
#[derive(Clone, Copy, Default)]
struct Taken {
    connections: usize,
    /// How many of them are sockets that were let in.
    let_in: usize,
}

/// A connection's slot, given back when it ends.
pub(super) struct Slot {
    slots: Slots,
    peer: IpAddr,
    let_in: AtomicBool,
}

impl Slots {
    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, Taken>> {
        // Plain numbers: a panic elsewhere leaves them consistent.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, peer: IpAddr, most: Most) -> Option<Slot> {
        let peer = household(peer);
        let mut taken = self.taken();
        let all: usize = taken.values().map(|taken| taken.connections).sum();
        let here = taken.get(&peer).copied().unwrap_or_default();
        let here_at_most = if here.let_in > 0 { most.of_address } else { most.of_stranger };
        if all >= most.all || here.connections >= here_at_most {
            return None;
        }
        taken.entry(peer).or_default().connections += 1;
        Some(Slot { slots: self.clone(), peer, let_in: AtomicBool::new(false) })
    }
}

impl Slot {
    /// Its socket was let in: its address is no longer a stranger's.
    pub fn let_in(&self) {
        if !self.let_in.swap(true, Ordering::Relaxed) {
            self.slots.taken().entry(self.peer).or_default().let_in += 1;
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.slots.taken();
        if let Some(here) = taken.get_mut(&self.peer) {
            here.connections -= 1;
            here.let_in -= usize::from(*self.let_in.get_mut());
            if here.connections == 0 {
                taken.remove(&self.peer);
            }
        }
    }
}

/// A page for a person who typed another name of this machine: one sentence, and the way in.
fn right_address(local: SocketAddr) -> String {
    format!(
        "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Bucintoro</title><p>Bucintoro is not open under this name: use \
         <a href=\"http://{local}/\">http://{local}/</a> instead."
    )
}

/// Whether a name is the one under which this very connection was reached. A name that was rebound to this
/// machine is not.
fn is_ours(name: &str, local: SocketAddr) -> bool {
    name == local.to_string() || (local.ip().is_loopback() && name == format!("localhost:{}", local.port()))
}

/// What a page may load: its own files, and this one socket. Sockets are named, since not every
/// engine counts them as `'self'`; `any`: a proxy may stand in front, and encrypt.
fn policy(host: &str, any: bool) -> Option<HeaderValue> {
    let more = if any { format!(" wss://{host}") } else { String::new() };
    HeaderValue::try_from(format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self' ws://{host}{more}; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'self'"
    ))
    .ok()
}

/// Whom a request that a proxy has passed on is for: that one is counted, and takes the place of the proxy. None if it
/// has too many already.
#[cfg(feature = "club")]
fn fronted(door: &Door, ends: Ends, request: &mut HttpRequest) -> Option<Ends> {
    let Kind::Club { node, .. } = &door.kind else { return Some(ends) };
    let real = node.gate().real(ends.peer.ip(), request.headers());
    if real == ends.peer.ip() {
        return Some(ends);
    }
    let ends = Ends { peer: SocketAddr::new(real, ends.peer.port()), ..ends };
    let slot = Arc::new(door.slots.take(real, door.kind.most())?);
    request.extensions_mut().insert(slot);
    request.extensions_mut().insert(ends);
    Some(ends)
}

/// Serves only pages of this very host, and tells them to load nothing else.
async fn guard(
    State(door): State<Door>,
    Extension(ends): Extension<Ends>,
    #[cfg_attr(not(feature = "club"), allow(unused_mut, reason = "only proxies of a club speak for others"))]
    mut request: HttpRequest,
    next: Next,
) -> Response {
    #[cfg(feature = "club")]
    let Some(ends) = fronted(&door, ends, &mut request) else {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    let headers = request.headers();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let any = door.kind.has_any_name();
    let host = text(header::HOST).filter(|host| any || door.kind.is_ours(host, ends.local)).map(str::to_owned);
    let own = |origin: &str| match (any, origin.split_once("://")) {
        // Of whatever name: a page of its own.
        (true, Some((_, name))) => Some(name) == host.as_deref(),
        (false, Some(("http", name))) => door.kind.is_ours(name, ends.local),
        _ => false,
    };
    let strange = headers.contains_key(header::ORIGIN) && !text(header::ORIGIN).is_some_and(own);
    let is_page = request.uri().path() == "/";
    let is_part = files::is_part(request.uri().path());
    let mut response = if door.is_too_much(ends.peer.ip()) {
        door.kind.refused(Refusal::Often);
        // Asking on takes a new connection, which is counted too.
        (StatusCode::TOO_MANY_REQUESTS, [(header::CONNECTION, "close")]).into_response()
    } else if host.is_none() && !strange {
        door.kind.refused(Refusal::Name);
        (StatusCode::FORBIDDEN, Html(right_address(ends.local))).into_response()
    } else if host.is_none() || strange {
        door.kind.refused(Refusal::Name);
        StatusCode::FORBIDDEN.into_response()
    } else if request.method() != Method::GET && request.method() != Method::HEAD {
        StatusCode::METHOD_NOT_ALLOWED.into_response()
    } else {
        if is_page {
            door.kind.came(ends.peer.ip(), Step::Loaded);
        }
        next.run(request).await
    };
    let headers = response.headers_mut();
    // What a page consists of is under that page's policy; there is much of it, and every phone waits for it.
    if !is_part {
        let nothing = HeaderValue::from_static("default-src 'none'");
        let policy = host.as_deref().and_then(|host| policy(host, any)).unwrap_or(nothing);
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    response
}

/// A screen's socket, which takes messages of so many bytes.
fn screens(upgrade: WebSocketUpgrade, largest: usize) -> WebSocketUpgrade {
    socket(upgrade, largest).protocols([PACKED])
}

/// A socket that takes messages of so many bytes.
fn socket(upgrade: WebSocketUpgrade, largest: usize) -> WebSocketUpgrade {
    upgrade.max_message_size(largest).max_frame_size(largest).read_buffer_size(READ_AT_ONCE)
}

async fn upgrade(
    State(door): State<Door>,
    Extension(ends): Extension<Ends>,
    Extension(slot): Extension<Arc<Slot>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let largest = door.kind.largest();
    screens(upgrade, largest).on_upgrade(async move |socket| {
        line::talk(door, ends.peer, &slot, socket).await;
        // A socket outlives the connection that it came from, and keeps its slot.
        drop(slot);
    })
}

/// Takes a line that another node passes on, for somebody at this address.
#[cfg(feature = "club")]
pub(super) fn taken_in(upgrade: WebSocketUpgrade, app: App, kind: Kind, peer: SocketAddr) -> Response {
    let (open, closed) = watch::channel(());
    let (largest, most) = (kind.largest(), kind.most());
    // The other node has counted it.
    let (requests, slots) = (Arc::new(ByAddress::new(REQUESTS_OF_CLUB)), Slots::default());
    let door = Door { app, kind, closed, requests, slots };
    let Some(slot) = door.slots.clone().take(peer.ip(), most) else { return StatusCode::FORBIDDEN.into_response() };
    screens(upgrade, largest).on_upgrade(async move |socket| {
        line::talk(door, peer, &slot, socket).await;
        drop(open);
    })
}

/// For pages of a club's evening.
#[cfg(feature = "club")]
async fn evening(
    State(door): State<Door>,
    Extension(ends): Extension<Ends>,
    Extension(slot): Extension<Arc<Slot>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Kind::Club { node, .. } = door.kind else { return StatusCode::NOT_FOUND.into_response() };
    screens(upgrade, LARGEST_OF_GUEST).on_upgrade(async move |socket| {
        super::club::talk(node, door.closed, ends.peer.ip(), &slot, socket).await;
        drop(slot);
    })
}

/// For whoever only watches, in plain words.
async fn feed(
    State(door): State<Door>,
    Extension(ends): Extension<Ends>,
    Extension(slot): Extension<Arc<Slot>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    socket(upgrade, LARGEST_OF_GUEST).on_upgrade(async move |socket| {
        feed::tell(door, ends.peer, &slot, socket).await;
        drop(slot);
    })
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpSocket;
    use tokio::task::JoinHandle;
    use tokio_tungstenite::client_async;
    use tokio_tungstenite::tungstenite::Message;

    use super::*;

    const SHORT: Duration = Duration::from_millis(200);
    const PATIENCE: Duration = Duration::from_secs(30);

    /// A connection with a short life, from a reader that takes little at a time; its task, and the door.
    async fn connected(folder: &std::path::Path) -> (TcpStream, JoinHandle<()>, watch::Sender<()>) {
        let app = App::open(folder).await.expect("the folder is free");
        let (open, closed) = watch::channel(());
        let kind = Kind::Own { token: String::new(), key: String::new() };
        let (requests, slots) = (Arc::new(ByAddress::new(REQUESTS)), Slots::default());
        let door = Door { app, kind, closed, requests, slots };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4 << 10).expect("a small one");
        let stream = socket.connect(listener.local_addr().expect("an address")).await.expect("it opens");
        let (accepted, peer) = listener.accept().await.expect("it came");
        let slot = door.slots.take(peer.ip(), door.kind.most()).expect("there is room");
        let ends = Ends { peer, local: accepted.local_addr().expect("an address") };
        (stream, tokio::spawn(connection(door, Paced::new(accepted, false), ends, slot, SHORT)), open)
    }

    fn request(stream: &TcpStream, path: &str) -> String {
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", stream.peer_addr().expect("an address"))
    }

    #[tokio::test]
    async fn who_reads_nothing_keeps_no_connection_nor_does_who_asks_on_and_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut stream, task, _open) = connected(folder.path()).await;
        // Far more than fits on the way.
        stream.write_all(request(&stream, "/icon.png").repeat(200).as_bytes()).await.expect("sent");
        timeout(PATIENCE, task).await.expect("it ends").expect("nothing panicked");
        let folder = tempfile::tempdir().expect("a folder");
        let (mut stream, task, _open) = connected(folder.path()).await;
        let (begun, mut answers) = (std::time::Instant::now(), 0);
        while begun.elapsed() < PATIENCE && stream.write_all(request(&stream, "/no").as_bytes()).await.is_ok() {
            let mut bytes = [0; 2_048];
            match stream.read(&mut bytes).await {
                Ok(1..) => answers += 1,
                _ => break,
            }
            assert!(bytes.starts_with(b"HTTP/1.1 404"));
        }
        timeout(PATIENCE, task).await.expect("it ends").expect("nothing panicked");
        assert!(answers > 1 && begun.elapsed() < PATIENCE, "{answers}");
    }

    #[test]
    fn a_door_for_guests_lets_in_the_networks_that_this_machine_has_now() {
        let net = |text: &str| (text.parse::<std::net::Ipv4Addr>().expect("an address").to_bits(), 0xffff_ff00);
        let (nets, near) = watch::channel(vec![net("203.0.113.5")]);
        let kind = Kind::Guests { nets: near, names: Arc::default(), noted: Arc::default() };
        let is_near = |text: &str| kind.is_near(text.parse().expect("an address"));
        assert!(is_near("203.0.113.77") && is_near("192.168.1.2") && !is_near("198.51.100.7"));
        nets.send_replace(vec![net("198.51.100.9")]);
        assert!(is_near("198.51.100.7") && !is_near("203.0.113.77"));
    }

    #[tokio::test]
    async fn a_socket_outlives_the_connection_that_it_came_from() {
        let folder = tempfile::tempdir().expect("a folder");
        let (stream, task, _open) = connected(folder.path()).await;
        let address = stream.peer_addr().expect("an address");
        let (mut socket, _) = client_async(format!("ws://{address}/ws"), stream).await.expect("it opens");
        tokio::time::sleep(3 * SHORT).await;
        let knock = Message::text("{\"greeting\":\"knock\"}");
        futures_util::SinkExt::send(&mut socket, knock).await.expect("sent");
        let told = futures_util::StreamExt::next(&mut socket).await.expect("an answer").expect("whole");
        assert!(told.to_text().expect("text").contains("turned_away"), "{told:?}");
        timeout(PATIENCE, task).await.expect("it ends").expect("nothing panicked");
    }
}
