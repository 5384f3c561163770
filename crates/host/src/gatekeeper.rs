//! Gatekeepers: whom a listener admits, decided by the program that opens it. Every listener has the same code; [`crate::serve`] opens one for the host's own screen, [`crate::attend`] one for guests in the local network.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use app_core::protocol::{Greeting, Problem, Refusal};
use async_trait::async_trait;
use axum::Router;
use axum::http::HeaderMap;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;

use crate::App;
use crate::arrivals::Step;
use crate::client::Client;
use crate::connection::Connection;
use crate::limits::{ConnectionLimits, ListenerLimits};
use crate::slots::Slot;
use crate::throttle::Throttled;

/// Decides about the devices that connect to a listener.
#[async_trait]
pub trait Gatekeeper: Send + Sync + 'static {
    /// What the listener allows.
    fn limits(&self) -> ListenerLimits;

    /// Whether an address may connect.
    fn admit(&self, peer: IpAddr) -> Admission;

    /// Answers the handshake of a screen.
    ///
    /// # Errors
    /// Why it is refused. [`Problem::NotHosted`]: the connection is closed without a word, and the device tries again.
    async fn greet(&self, visit: &mut Visit<'_>, greeting: Greeting) -> Result<Entry, Problem>;

    /// Takes note of what devices do, for help and metrics.
    fn observe(&self, observed: Observed);

    /// The names by which pages may call this machine.
    fn host_names(&self) -> HostNames {
        HostNames::Address
    }

    /// The address that a request comes from: of a trusted proxy, the one that it names.
    fn client_address(&self, peer: IpAddr, _headers: &HeaderMap) -> IpAddr {
        peer
    }

    /// Encrypts a connection, where the listener does that itself. None: both sides could not agree.
    async fn encrypt(&self, stream: Throttled) -> Option<Box<dyn Stream>> {
        Some(Box::new(stream))
    }

    /// The routes that only this listener has.
    fn routes(&self) -> Router<ListenerContext> {
        Router::new()
    }

    /// Whether lights and streams may connect to the feed.
    fn has_feed(&self) -> bool {
        false
    }

    /// Changes when all connections have to end, besides the end of the listener.
    fn disconnects(&self) -> Option<watch::Receiver<()>> {
        None
    }
}

/// A stream that carries a connection.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Stream for S {}

/// Whether an address may connect.
#[derive(Clone, Copy, Debug)]
pub enum Admission {
    /// It is in no network that is served.
    Refused,
    /// Up to these limits. Each connection counts towards the rate of its address.
    Limited(ConnectionLimits),
    /// Up to these limits, however often it connects.
    Trusted(ConnectionLimits),
}

/// What a gatekeeper observes.
#[derive(Clone, Copy, Debug)]
pub enum Observed {
    /// How far a device came.
    Reached(IpAddr, Step),
    /// A device was refused.
    Refused(Refusal),
    /// The socket of a screen was opened.
    SocketOpened,
    /// It was closed.
    SocketClosed,
}

/// The names by which pages may call this machine. Any other name may have been rebound to it.
#[derive(Clone, Debug)]
pub enum HostNames {
    /// The address of the connection itself.
    Address,
    /// That address, or one of these names.
    Named(Arc<[String]>),
    /// Any name: a proxy stands in front, and may encrypt.
    Any,
}

/// What follows from a handshake.
pub enum Entry {
    /// The lobby of this program decides.
    Lobby(Greeting),
    /// The screen is admitted.
    Admitted(Box<Client>),
    /// The connection was served to its end, by another node for example.
    Served,
}

/// A screen that has greeted.
pub struct Visit<'a> {
    /// Where it comes from.
    pub peer: SocketAddr,
    /// The program that it has come to.
    pub app: &'a App,
    /// The slot of its connection.
    pub slot: &'a Slot,
    /// Its connection.
    pub connection: &'a mut Connection,
}

/// A listener, as each of its connections knows it.
#[derive(Clone)]
pub struct ListenerContext {
    /// The program that listens.
    pub app: App,
    /// Who decides about devices.
    pub gatekeeper: Arc<dyn Gatekeeper>,
    /// What the listener allows.
    pub limits: ListenerLimits,
    /// Ends when the listener is closed.
    pub closed: watch::Receiver<()>,
}

/// Both ends of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// The device's.
    pub peer: SocketAddr,
    /// This machine's.
    pub local: SocketAddr,
}
