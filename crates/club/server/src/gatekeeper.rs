//! The gatekeeper of a club's node: finds the node that owns a device's table, and serves the device here or
//! forwards it.

use std::net::IpAddr;
use std::sync::Arc;

use app_core::connection::{Backend, Client, Frame, LARGEST_OF_GUEST, listen};
use app_core::protocol::{Greeting, Problem, Push, Reply, Request, Welcome};
use app_core::token_bucket::Rate;
use async_trait::async_trait;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use host::accept::{Admission, Ends, Observed, Stream};
use host::connection::screen_socket;
use host::gatekeeper::{Entry, Gatekeeper, HostNames, ListenerContext, Visit};
use host::limits::{ConnectionLimits, ListenerLimits, READ_OF_GUEST};
use host::{Slot, Throttled, screen_files};
use tokio::sync::{mpsc, watch};

use crate::node::{Node, Route};
use crate::page;

/// Connection limits of guests. All devices in a hall may share one address; some connections remain for other
/// addresses.
const HALL: ConnectionLimits = ConnectionLimits { total: 8_192, per_new_address: 6_144, per_address: 6_144 };

/// Connection limits of a trusted proxy, which may bring all guests.
const PROXY: ConnectionLimits = ConnectionLimits { total: 8_192, per_new_address: 8_192, per_address: 8_192 };

/// Limits of a node's listener. A whole hall may share one address, and arrive within minutes.
const LIMITS: ListenerLimits = ListenerLimits {
    connections: HALL,
    opened: Rate { at_once: 10_000.0, a_second: 100.0 },
    requests: Some(Rate { at_once: 50_000.0, a_second: 500.0 }),
    message: LARGEST_OF_GUEST,
    read: Some(READ_OF_GUEST),
};

/// Admission policy of a node.
#[derive(Clone)]
pub(crate) struct NodeGatekeeper {
    pub node: Arc<Node>,
    /// True if another node has forwarded the connection.
    pub forwarded: bool,
}

#[async_trait]
impl Gatekeeper for NodeGatekeeper {
    fn limits(&self) -> ListenerLimits {
        LIMITS
    }

    fn admit(&self, peer: IpAddr) -> Admission {
        if self.node.ingress().trusts(peer) { Admission::Trusted(PROXY) } else { Admission::Limited(HALL) }
    }

    async fn greet(&self, visit: &mut Visit<'_>, greeting: Greeting) -> Result<Entry, Problem> {
        let peer = visit.peer.ip();
        // Boxed, so that a forwarded connection needs no memory for it.
        match Box::pin(self.node.route(peer, &greeting, self.forwarded)).await {
            Ok(Route::Here) => return Ok(Entry::Lobby(greeting)),
            Ok(Route::There(addr)) => self.node.forward(&addr, peer, &greeting, visit.connection).await,
            Ok(Route::Organiser) => Box::pin(self.serve_organiser(visit, greeting)).await,
            // The answer is unknown now, so the device will try again.
            Err(Problem::NotHosted | Problem::Unsettled { .. } | Problem::Internal { .. }) => {}
            Err(problem) => return Err(problem),
        }
        Ok(Entry::Served)
    }

    fn observe(&self, observed: Observed) {
        match observed {
            Observed::SocketOpened => self.node.measured().socket_opened(self.forwarded),
            Observed::SocketClosed => self.node.measured().socket_closed(self.forwarded),
            Observed::Reached(..) | Observed::Refused(_) => {}
        }
    }

    fn host_names(&self) -> HostNames {
        HostNames::Any
    }

    fn client_address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        self.node.ingress().real(peer, headers)
    }

    async fn encrypt(&self, stream: Throttled) -> Option<Box<dyn Stream>> {
        self.node.ingress().encrypt(stream).await
    }

    fn routes(&self) -> Router<ListenerContext> {
        let node = Arc::clone(&self.node);
        Router::new().route("/club", get(screen_files::page)).route("/evening", get(open_page).layer(Extension(node)))
    }

    fn disconnects(&self) -> Option<watch::Receiver<()>> {
        Some(self.node.disconnects())
    }
}

impl NodeGatekeeper {
    /// Serves the organiser as long as the key is valid.
    async fn serve_organiser(&self, visit: &mut Visit<'_>, greeting: Greeting) {
        let Greeting::Token { token: key } = greeting else { return };
        visit.slot.admit();
        let welcome = Welcome { guest: None, token: None };
        if !visit.connection.send(&Frame::Welcome { welcome: welcome.clone(), largest: LIMITS.message }).await {
            return;
        }
        // An organiser gets no pushes about tables, because those may be hosted by any node.
        let (_pushes, nothing) = mpsc::channel::<Push>(1);
        let backend = Organiser { node: Arc::clone(&self.node), key: key.clone() };
        let client = Client { backend: Box::new(backend), pushes: nothing, welcome, bounds: None };
        tokio::select! {
            () = self.node.wait_for_key_change(&key) => {}
            () = listen(visit.connection, client) => {}
        }
    }
}

/// Answers requests of the organiser with this key.
struct Organiser {
    node: Arc<Node>,
    key: String,
}

#[async_trait]
impl Backend for Organiser {
    async fn request(&self, request: Request) -> Result<Reply, Problem> {
        self.node.handle_organiser(&self.key, request).await
    }
}

/// The socket of a page of the club's event.
async fn open_page(
    State(context): State<ListenerContext>,
    Extension(ends): Extension<Ends>,
    Extension(slot): Extension<Arc<Slot>>,
    Extension(node): Extension<Arc<Node>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    screen_socket(upgrade, LARGEST_OF_GUEST).on_upgrade(async move |socket| {
        page::serve(node, context.closed, ends.peer.ip(), &slot, socket).await;
        drop(slot);
    })
}
