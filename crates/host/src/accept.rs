//! Accepts the connections of a port within its limits, and serves HTTP/1.1 over them. What a port admits and serves
//! is its [`Endpoint`]: that of screens is in [`crate::listener`], and a relay has one of its own.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use app_core::protocol::Refusal;
use app_core::token_bucket::AddressBuckets;
use async_trait::async_trait;
use axum::Router;
use axum::extract::Request as HttpRequest;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::arrivals::ArrivalStep;
use crate::limits::{ConnectionLimits, ListenerLimits};
use crate::slots::{Slot, Slots};
use crate::throttle::Throttled;

/// Time for which a connection serves requests, and the further time for finishing its current answer. Connections
/// that became a WebSocket are exempt.
const LIFE: Duration = Duration::from_secs(30);

/// Time limit for the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// Maximum buffered size of a request's head, in bytes.
const LARGEST_HEAD: usize = 16 << 10;

/// What a port admits and serves. Its connections share it.
#[async_trait]
pub trait Endpoint: Clone + Send + Sync + 'static {
    /// Returns the limits of the port.
    fn limits(&self) -> ListenerLimits;

    /// Decides whether an address may connect.
    fn admit(&self, peer: IpAddr) -> Admission;

    /// Returns the open connections of the port.
    fn slots(&self) -> &Slots;

    /// Returns the routes of one connection, which keep its slot.
    fn router(&self, ends: Ends, slot: Slot) -> Router;

    /// Encrypts a connection, if the port itself does that. Returns `None` if the handshake fails.
    async fn encrypt(&self, stream: Throttled) -> Option<Box<dyn Stream>> {
        Some(Box::new(stream))
    }

    /// Records what devices do, for help and metrics.
    fn observe(&self, _observed: Observed) {}
}

/// A stream that carries a connection.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Stream for S {}

/// The decision about an address.
#[derive(Clone, Copy, Debug)]
pub enum Admission {
    /// The address is in no served network.
    Refused,
    /// Accepted up to these limits. Each connection counts towards the rate of its address.
    Limited(ConnectionLimits),
    /// Accepted up to these limits, without a limit on the rate.
    Trusted(ConnectionLimits),
}

/// An observation by the listener.
#[derive(Clone, Copy, Debug)]
pub enum Observed {
    /// A device reached a step.
    Reached(IpAddr, ArrivalStep),
    /// A device was refused.
    Refused(Refusal),
    /// The socket of a screen was opened.
    SocketOpened,
    /// The socket of a screen was closed.
    SocketClosed,
}

/// Both ends of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// The device's address.
    pub peer: SocketAddr,
    /// This machine's address.
    pub local: SocketAddr,
}

/// Takes a slot for a connection from this address, or returns why it was refused.
fn take_slot(endpoint: &impl Endpoint, peer: IpAddr, opened: &AddressBuckets) -> Result<Slot, Refusal> {
    let (limits, is_rare) = match endpoint.admit(peer) {
        Admission::Refused => return Err(Refusal::Far),
        Admission::Limited(limits) => (limits, opened.take(peer)),
        Admission::Trusted(limits) => (limits, true),
    };
    Some(peer).filter(|_| is_rare).and_then(|ip| endpoint.slots().take(ip, limits)).ok_or(Refusal::Often)
}

/// For a request that a proxy has passed on: takes a slot for the client's address, and replaces both in the request's
/// extensions. Returns `None` if that address has too many connections.
pub fn take_client_slot(
    endpoint: &impl Endpoint,
    ends: Ends,
    client: IpAddr,
    request: &mut HttpRequest,
) -> Option<Ends> {
    if client == ends.peer.ip() {
        return Some(ends);
    }
    let ends = Ends { peer: SocketAddr::new(client, ends.peer.port()), ..ends };
    let slot = Arc::new(endpoint.slots().take(client, endpoint.limits().connections)?);
    request.extensions_mut().insert(slot);
    request.extensions_mut().insert(ends);
    Some(ends)
}

/// Serves a port until the task is aborted; then every connection ends, except WebSockets. The port stays bound as long
/// as another task holds the listener, and the next task continues with it.
pub async fn serve(listener: Arc<TcpListener>, endpoint: impl Endpoint) -> Infallible {
    let opened = AddressBuckets::new(endpoint.limits().opened);
    let mut connections = JoinSet::new();
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely the process has no more file handles, so other connections must end first.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        while connections.try_join_next().is_some() {}
        endpoint.observe(Observed::Reached(peer.ip(), ArrivalStep::Came));
        match take_slot(&endpoint, peer.ip(), &opened) {
            Ok(slot) => drop(connections.spawn(serve_connection(endpoint.clone(), stream, peer, slot))),
            Err(why) => endpoint.observe(Observed::Refused(why)),
        }
    }
}

async fn serve_connection(endpoint: impl Endpoint, stream: TcpStream, peer: SocketAddr, slot: Slot) {
    let Ok(local) = stream.local_addr() else { return };
    // A reply and the push after it are small, and must not wait for each other's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "small packets will wait");
    }
    let stream = Throttled::new(stream, endpoint.limits().read);
    let Some(stream) = endpoint.encrypt(stream).await else { return };
    serve_http(endpoint.router(Ends { peer, local }, slot), stream, LIFE).await;
}

/// Serves the requests of one connection for this time.
pub(crate) async fn serve_http(router: Router, stream: impl Stream, life: Duration) {
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
