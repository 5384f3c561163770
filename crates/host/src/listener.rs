//! A listener: the routes and pages of a port, and its limits. Its [`Gatekeeper`] decides about admission.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use app_core::connection::LARGEST_OF_GUEST;
use app_core::protocol::Refusal;
use app_core::token_bucket::AddressBuckets;
use async_trait::async_trait;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request as HttpRequest, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::App;
use crate::accept::{Admission, Endpoint, Ends, Observed, Stream};
use crate::arrivals::ArrivalStep;
use crate::connection::{plain_socket, screen_socket};
use crate::gatekeeper::{Gatekeeper, HostNames, ListenerContext};
use crate::limits::ListenerLimits;
use crate::slots::{Slot, Slots};
use crate::throttle::Throttled;
use crate::{accept, feed, screen_files, session};

/// State that the connections of a listener share.
#[derive(Clone)]
struct Shared {
    context: ListenerContext,
    /// Remaining requests of each address; `None` for no limit.
    requests: Option<Arc<AddressBuckets>>,
    slots: Slots,
}

impl Shared {
    fn new(app: App, gatekeeper: Arc<dyn Gatekeeper>, closed: watch::Receiver<()>) -> Self {
        let limits = gatekeeper.limits();
        let requests = limits.requests.map(|rate| Arc::new(AddressBuckets::new(rate)));
        Self { context: ListenerContext { app, gatekeeper, limits, closed }, requests, slots: Slots::default() }
    }

    /// Counts a request of this address. Returns true if its rate is exceeded.
    fn is_too_much(&self, peer: SocketAddr) -> bool {
        self.requests.as_ref().is_some_and(|requests| !requests.take(peer.ip()))
    }
}

#[async_trait]
impl Endpoint for Shared {
    fn limits(&self) -> ListenerLimits {
        self.context.limits
    }

    fn admit(&self, peer: IpAddr) -> Admission {
        self.context.gatekeeper.admit(peer)
    }

    fn slots(&self) -> &Slots {
        &self.slots
    }

    fn router(&self, ends: Ends, slot: Slot) -> Router {
        Router::new()
            .route("/ws", get(open_screen))
            .route("/feed", get(open_feed))
            .merge(self.context.gatekeeper.routes())
            .fallback(screen_files::file)
            .layer(middleware::from_fn_with_state(self.clone(), guard))
            .layer(Extension(ends))
            .layer(Extension(Arc::new(slot)))
            .with_state(self.context.clone())
    }

    async fn encrypt(&self, stream: Throttled) -> Option<Box<dyn Stream>> {
        self.context.gatekeeper.encrypt(stream).await
    }

    fn observe(&self, observed: Observed) {
        self.context.gatekeeper.observe(observed);
    }
}

/// Serves a listener until the task is aborted; then every connection ends. The port stays bound as long as another
/// task holds the listener, and the next task continues with it.
pub async fn serve(listener: Arc<TcpListener>, app: App, gatekeeper: Arc<dyn Gatekeeper>) -> Infallible {
    let (_open, closed) = watch::channel(());
    accept::serve(listener, Shared::new(app, gatekeeper, closed)).await
}

/// Returns a page for a person who typed another name of this machine: one sentence with the right address.
fn right_address(local: SocketAddr) -> String {
    format!(
        "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Bucintoro</title><p>Bucintoro is not open under this name: use \
         <a href=\"http://{local}/\">http://{local}/</a> instead."
    )
}

/// True if pages may use this host name on this connection.
fn is_ours(names: &HostNames, name: &str, local: SocketAddr) -> bool {
    let is_address =
        name == local.to_string() || (local.ip().is_loopback() && name == format!("localhost:{}", local.port()));
    match names {
        HostNames::Any => true,
        HostNames::Address => is_address,
        HostNames::Named(names) => {
            let is_called = |own: &String| name.eq_ignore_ascii_case(&format!("{own}:{}", local.port()));
            is_address || names.iter().any(is_called)
        }
    }
}

/// Returns the content security policy: a page may load its own files, and open this one socket. The socket is
/// listed, because not every engine includes it in `'self'`. `any` is true if a proxy may encrypt in front.
fn policy(host: &str, any: bool) -> Option<HeaderValue> {
    let more = if any { format!(" wss://{host}") } else { String::new() };
    HeaderValue::try_from(format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self' ws://{host}{more}; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'self'"
    ))
    .ok()
}

/// Serves only pages of this host name, with the content security policy.
async fn guard(
    State(shared): State<Shared>,
    Extension(ends): Extension<Ends>,
    mut request: HttpRequest,
    next: Next,
) -> Response {
    let client = shared.context.gatekeeper.client_address(ends.peer.ip(), request.headers());
    let Some(ends) = accept::take_client_slot(&shared, ends, client, &mut request) else {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    let gatekeeper = &shared.context.gatekeeper;
    let headers = request.headers();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let names = gatekeeper.host_names();
    let any = matches!(names, HostNames::Any);
    let host = text(header::HOST).filter(|host| is_ours(&names, host, ends.local)).map(str::to_owned);
    let own = |origin: &str| match (any, origin.split_once("://")) {
        // A page under its own host name, whichever that is.
        (true, Some((_, name))) => Some(name) == host.as_deref(),
        (false, Some(("http", name))) => is_ours(&names, name, ends.local),
        _ => false,
    };
    let strange = headers.contains_key(header::ORIGIN) && !text(header::ORIGIN).is_some_and(own);
    let is_page = request.uri().path() == "/";
    let is_part = screen_files::is_part(request.uri().path());
    let mut response = if shared.is_too_much(ends.peer) {
        gatekeeper.observe(Observed::Refused(Refusal::Often));
        // Another request then takes a new connection, which is limited too.
        (StatusCode::TOO_MANY_REQUESTS, [(header::CONNECTION, "close")]).into_response()
    } else if host.is_none() && !strange {
        gatekeeper.observe(Observed::Refused(Refusal::Name));
        (StatusCode::FORBIDDEN, Html(right_address(ends.local))).into_response()
    } else if host.is_none() || strange {
        gatekeeper.observe(Observed::Refused(Refusal::Name));
        StatusCode::FORBIDDEN.into_response()
    } else if request.method() != Method::GET && request.method() != Method::HEAD {
        StatusCode::METHOD_NOT_ALLOWED.into_response()
    } else {
        if is_page {
            gatekeeper.observe(Observed::Reached(ends.peer.ip(), ArrivalStep::Loaded));
        }
        next.run(request).await
    };
    let headers = response.headers_mut();
    // Scripts and styles are covered by the page's policy. They are many, and every phone waits for them.
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

/// Opens the socket of a screen.
async fn open_screen(
    State(context): State<ListenerContext>,
    Extension(ends): Extension<Ends>,
    Extension(slot): Extension<Arc<Slot>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    screen_socket(upgrade, context.limits.message).on_upgrade(async move |socket| {
        session::serve(context, ends.peer, &slot, socket).await;
        // A socket outlives its HTTP connection and keeps that slot.
        drop(slot);
    })
}

/// Accepts the socket of a screen that another program has forwarded from this address. The other program has
/// counted it.
pub fn accept_forwarded(
    upgrade: WebSocketUpgrade,
    app: App,
    gatekeeper: Arc<dyn Gatekeeper>,
    peer: SocketAddr,
) -> Response {
    let (open, closed) = watch::channel(());
    let Shared { context, slots, .. } = Shared::new(app, gatekeeper, closed);
    let ListenerLimits { connections, message, .. } = context.limits;
    let Some(slot) = slots.take(peer.ip(), connections) else { return StatusCode::FORBIDDEN.into_response() };
    screen_socket(upgrade, message).on_upgrade(async move |socket| {
        session::serve(context, peer, &slot, socket).await;
        drop(open);
    })
}

/// Opens the socket of lights and streams, which receive a table as plain JSON.
async fn open_feed(
    State(context): State<ListenerContext>,
    Extension(ends): Extension<Ends>,
    Extension(slot): Extension<Arc<Slot>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    plain_socket(upgrade, LARGEST_OF_GUEST).on_upgrade(async move |socket| {
        feed::serve(context, ends.peer, &slot, socket).await;
        drop(slot);
    })
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpSocket, TcpStream};
    use tokio::task::JoinHandle;
    use tokio::time::timeout;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::{WebSocketStream, client_async};

    use super::*;
    use crate::accept::serve_http;
    use crate::own_screen::OwnScreen;

    /// The shortest lifetime of a connection.
    const SHORT: Duration = Duration::from_millis(200);
    const PATIENCE: Duration = Duration::from_secs(30);

    /// Opens a connection with a slow reader and this lifetime. Returns it with its task, and a guard that keeps the
    /// listener open.
    async fn connected(folder: &std::path::Path, life: Duration) -> (TcpStream, JoinHandle<()>, watch::Sender<()>) {
        let app = App::open(folder).await.expect("the folder is free");
        let (open, closed) = watch::channel(());
        let gatekeeper = OwnScreen { token: String::new(), key: String::new() };
        let shared = Shared::new(app, Arc::new(gatekeeper), closed);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4 << 10).expect("a small one");
        let stream = socket.connect(listener.local_addr().expect("an address")).await.expect("it opens");
        let (accepted, peer) = listener.accept().await.expect("it came");
        let limits = shared.context.limits.connections;
        let slot = shared.slots.take(peer.ip(), limits).expect("there is room");
        let ends = Ends { peer, local: accepted.local_addr().expect("an address") };
        (stream, tokio::spawn(serve_http(shared.router(ends, slot), Throttled::new(accepted, None), life)), open)
    }

    fn request(stream: &TcpStream, path: &str) -> String {
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", stream.peer_addr().expect("an address"))
    }

    /// Lifetimes of connections, each twice as long as the one before, because a busy machine may do nothing during a
    /// short one.
    fn lives() -> impl Iterator<Item = Duration> {
        std::iter::successors(Some(SHORT), |life| Some(*life * 2)).take_while(|life| *life < PATIENCE)
    }

    /// Sends requests over a connection with this lifetime until it ends. Returns the number of answers.
    async fn answers_within(life: Duration) -> u32 {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut stream, task, _open) = connected(folder.path(), life).await;
        let asked = async {
            let mut answers = 0;
            while stream.write_all(request(&stream, "/no").as_bytes()).await.is_ok() {
                let mut bytes = [0; 2_048];
                match stream.read(&mut bytes).await {
                    Ok(1..) => answers += 1,
                    _ => break,
                }
                assert!(bytes.starts_with(b"HTTP/1.1 404"));
            }
            answers
        };
        let answers = timeout(life * 2 + PATIENCE, asked).await.expect("the connection ends");
        timeout(PATIENCE, task).await.expect("it ends").expect("nothing panicked");
        answers
    }

    #[tokio::test]
    async fn lifetime_ends_connections_of_stalled_and_busy_clients() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut stream, task, _open) = connected(folder.path(), SHORT).await;
        // Far more than the network buffers hold. On a busy machine the connection may end before all is sent.
        let _ = stream.write_all(request(&stream, "/icon.png").repeat(200).as_bytes()).await;
        timeout(PATIENCE, task).await.expect("it ends").expect("nothing panicked");
        for life in lives() {
            if answers_within(life).await > 1 {
                return;
            }
        }
        panic!("it is answered at all");
    }

    /// Opens a socket over a connection that lives long enough for it. Returns it with the task of the connection, a
    /// guard that keeps the listener open, and the lifetime.
    async fn upgraded(
        folder: &std::path::Path,
    ) -> (WebSocketStream<TcpStream>, JoinHandle<()>, watch::Sender<()>, Duration) {
        for life in lives() {
            // Each has a folder of its own, because an app keeps its own until it is gone.
            let folder = tempfile::tempdir_in(folder).expect("a folder").keep();
            let (stream, task, open) = connected(&folder, life).await;
            let address = stream.peer_addr().expect("an address");
            if let Ok((socket, _)) = client_async(format!("ws://{address}/ws"), stream).await {
                return (socket, task, open, life);
            }
        }
        panic!("it opens");
    }

    #[tokio::test]
    async fn upgraded_socket_outlives_its_http_connection() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut socket, task, _open, life) = upgraded(folder.path()).await;
        tokio::time::sleep(3 * life).await;
        let knock = Message::text("{\"greeting\":\"knock\"}");
        futures_util::SinkExt::send(&mut socket, knock).await.expect("sent");
        let told = futures_util::StreamExt::next(&mut socket).await.expect("an answer").expect("whole");
        assert!(told.to_text().expect("text").contains("turned_away"), "{told:?}");
        timeout(PATIENCE, task).await.expect("it ends").expect("nothing panicked");
    }
}
