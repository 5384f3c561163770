//! Gatekeepers: the admission policy of a listener, supplied by the program that opens it. All listeners share one
//! implementation; [`crate::serve`] opens one for the host's own screen, [`crate::serve_lan`] one for guests in the
//! local network.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use app_core::connection::Client;
use app_core::protocol::{Greeting, Problem};
use async_trait::async_trait;
use axum::Router;
use axum::http::HeaderMap;
use tokio::sync::watch;

use crate::App;
use crate::accept::{Admission, Observed, Stream};
use crate::connection::Connection;
use crate::limits::ListenerLimits;
use crate::slots::Slot;
use crate::throttle::Throttled;

/// Decides about the devices that connect to a listener.
#[async_trait]
pub trait Gatekeeper: Send + Sync + 'static {
    /// Returns the limits of the listener.
    fn limits(&self) -> ListenerLimits;

    /// Decides whether an address may connect.
    fn admit(&self, peer: IpAddr) -> Admission;

    /// Answers the handshake of a screen.
    ///
    /// # Errors
    /// The reason for the refusal. [`Problem::NotHosted`] closes the connection without a message, and the device tries
    /// again.
    async fn greet(&self, visit: &mut Visit<'_>, greeting: Greeting) -> Result<Entry, Problem>;

    /// Records what devices do, for help and metrics.
    fn observe(&self, observed: Observed);

    /// Returns the host names that pages may use for this machine.
    fn host_names(&self) -> HostNames {
        HostNames::Address
    }

    /// Returns the client's address: the one that a trusted proxy names, or the peer's.
    fn client_address(&self, peer: IpAddr, _headers: &HeaderMap) -> IpAddr {
        peer
    }

    /// Encrypts a connection, if the listener itself does that. Returns `None` if the handshake fails.
    async fn encrypt(&self, stream: Throttled) -> Option<Box<dyn Stream>> {
        Some(Box::new(stream))
    }

    /// Returns the routes that only this listener has.
    fn routes(&self) -> Router<ListenerContext> {
        Router::new()
    }

    /// True if lights and streams may connect to the feed.
    fn has_feed(&self) -> bool {
        false
    }

    /// Returns a channel that changes when all connections have to end. They also end with the listener.
    fn disconnects(&self) -> Option<watch::Receiver<()>> {
        None
    }
}

/// The host names that pages may use for this machine. Any other name may have been rebound to it.
#[derive(Clone, Debug)]
pub enum HostNames {
    /// The address of the connection itself.
    Address,
    /// That address, or one of these names.
    Named(Arc<[String]>),
    /// Any name, because a proxy in front of the listener may encrypt and use its own name.
    Any,
}

/// The outcome of a handshake.
pub enum Entry {
    /// The lobby of this program decides.
    Lobby(Greeting),
    /// The screen is admitted.
    Admitted(Box<Client>),
    /// The connection was served to its end, by another node for example.
    Served,
}

/// A screen that has sent its handshake.
pub struct Visit<'a> {
    /// The device's address.
    pub peer: SocketAddr,
    /// The program that the screen connected to.
    pub app: &'a App,
    /// The slot of its connection.
    pub slot: &'a Slot,
    /// The connection of the screen.
    pub connection: &'a mut Connection,
}

/// A listener, as seen by each of its connections.
#[derive(Clone)]
pub struct ListenerContext {
    /// The program that listens.
    pub app: App,
    /// The admission policy.
    pub gatekeeper: Arc<dyn Gatekeeper>,
    /// The limits of the listener.
    pub limits: ListenerLimits,
    /// Ends when the listener is closed.
    pub closed: watch::Receiver<()>,
}
