//! A running node: its listeners and its tasks.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use app_core::HostRequest;
use app_core::membership::HostAddress;
use app_core::membership::codes::{LinkBase, new_token};
use app_core::token_bucket::AddressBuckets;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use club_postgres::{Club, Secret};
use host::ingress::Ingress;
use host::{App, listener as host_listener};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};
use tokio::time::sleep;

use crate::event::programs::EventPermits;
use crate::gatekeeper::NodeGatekeeper;
use crate::live_event::LiveEvent;
use crate::metrics::NodeMetrics;
use crate::node::{FROM, Node, TRIES, has_node_secret};
use crate::{health, node_requests, systemd};

/// A running node.
pub struct Serving {
    /// Address of the listener for screens.
    pub address: SocketAddr,
    /// The organiser's key at the start.
    key: String,
    node: Arc<Node>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Serving {
    /// Returns the beginning of all links.
    pub fn base(&self) -> &str {
        &self.node.base
    }

    /// Returns the organiser's address, including the key.
    pub fn url(&self) -> String {
        self.node.organisers_url(&self.key)
    }

    /// Stops serving. During `grace` the node is not ready; then its connections end, its leases are released, and the
    /// screens connect to another node.
    pub async fn drain(self, grace: Duration) {
        systemd::notify_stopping();
        tracing::info!(?grace, tables = self.node.hosted_here(), "this node drains");
        self.node.club.node().drain();
        sleep(grace).await;
        self.tasks.iter().for_each(|task| task.abort());
        for task in self.tasks {
            let _ = task.await;
        }
        self.node.app.close().await;
    }
}

/// Addresses of a node.
pub struct Addresses {
    /// Listener for screens.
    pub listen: SocketAddr,
    /// Listener for other nodes.
    pub inner: SocketAddr,
    /// Listener for monitoring; `None` to use the inner one.
    pub watched: Option<SocketAddr>,
    /// TLS and trusted proxies.
    pub gate: Ingress,
    /// Beginning of links (`https://club.example`), if it is not the address of this node.
    pub public: Option<String>,
    /// Host name in links without `public`, if the node listens at every address of the machine.
    pub host: Option<String>,
}

/// Starts listeners for screens and for other nodes.
///
/// # Errors
/// If an address is unavailable, or the database does not answer.
pub async fn serve(app: App, club: Arc<Club>, addresses: Addresses) -> std::io::Result<Serving> {
    let Addresses { listen, inner, watched, gate, public, host } = addresses;
    let secret = async |secret| club.secret(secret, &new_token()).await.map_err(std::io::Error::other);
    let (key, nodes) = (secret(Secret::Organiser).await?, secret(Secret::Nodes).await?);
    let (listener, inner) = (bound("--listen", listen).await?, bound("--advertise", inner).await?);
    let address = listener.local_addr()?;
    let watched = match watched {
        Some(address) => Some(bound("--metrics", address).await?),
        None => None,
    };
    let (ended, answering, tries) = (watch::Sender::new(()), watch::Sender::default(), AddressBuckets::new(TRIES));
    let base = public.unwrap_or_else(|| {
        let at = host.map_or_else(|| address.to_string(), |host| format!("{host}:{}", address.port()));
        format!("{}://{at}", gate.scheme())
    });
    app.lobby().set_link_base(LinkBase::server(&base));
    let (hosting, live_event) = (std::array::from_fn(|_| Mutex::default()), LiveEvent::default());
    let measured = NodeMetrics::new(club.measures()).map_err(std::io::Error::other)?;
    let persons = Default::default();
    let app_of = app.clone();
    let node = Node {
        app: app_of,
        club,
        nodes,
        ingress: gate,
        measured,
        base,
        tries,
        hosting,
        ended,
        answering,
        live_event,
        persons,
    };
    let node = Arc::new(node);
    app.set_program_permits(Box::new(EventPermits(Arc::downgrade(&node))));
    let supervisor = app.supervisor().clone();
    let (attended, listener) = (app.clone(), Arc::new(listener));
    let gatekeeper = Arc::new(NodeGatekeeper { node: Arc::clone(&node), forwarded: false });
    let mut tasks = vec![
        tokio::spawn(supervisor.essential("hosting", serve_host_requests(attended, address))),
        tokio::spawn(supervisor.essential("lease", Arc::clone(&node).watch_lease())),
        tokio::spawn(supervisor.essential("other nodes", Arc::clone(&node).poll_nodes())),
        tokio::spawn(supervisor.essential("event", Arc::clone(&node).poll_event())),
        tokio::spawn(supervisor.essential("scores", Arc::clone(&node).compute_scores())),
        tokio::spawn(supervisor.essential("tournament", Arc::clone(&node).run_tournaments())),
        tokio::spawn(supervisor.essential("systemd", systemd::report_state(Arc::clone(&node)))),
        tokio::spawn(supervisor.essential("inner listener", serve_inner(Arc::clone(&node), inner, watched.is_none()))),
        tokio::spawn(supervisor.essential("listener", host_listener::serve(listener, app, gatekeeper))),
    ];
    tracing::info!(node = node.club.node().id(), %address, inner = node.club.node().addr(), "this node serves");
    tasks.extend(watched.map(|listener| {
        tokio::spawn(supervisor.essential("health listener", health::serve(Arc::clone(&node), listener)))
    }));
    Ok(Serving { address, key, node, tasks })
}

/// Opens a listener at an address. An error names the option and the address.
async fn bound(option: &str, address: SocketAddr) -> std::io::Result<TcpListener> {
    let named = |error: std::io::Error| std::io::Error::new(error.kind(), format!("{option} {address}: {error}"));
    TcpListener::bind(address).await.map_err(named)
}

/// Confirms requests for hosting, because a node's network is always open.
async fn serve_host_requests(app: App, address: SocketAddr) -> &'static str {
    let Some(mut requests) = app.attach_host() else { return "another task does what hosting needs" };
    while let Some(request) = requests.recv().await {
        match request {
            HostRequest::Open(done) => drop(done.send(Ok(vec![HostAddress::near(address, "")]))),
            HostRequest::Battery(done) => drop(done.send(None)),
            // The request fails, because a node supports none of these.
            HostRequest::Close | HostRequest::Examine(_) | HostRequest::TakeOver(..) => {}
        }
    }
    "no request can come any more"
}

/// Accepts connections that other nodes forward, and serves metrics if no other listener does. A node that listens
/// at every address, because it lacks the advertised one, serves metrics to its own machine only.
async fn serve_inner(node: Arc<Node>, listener: TcpListener, tells: bool) -> String {
    let everywhere = listener.local_addr().is_ok_and(|address| address.ip().is_unspecified());
    let health = match tells {
        true if everywhere => health::router(Arc::clone(&node)).layer(middleware::from_fn(metrics_stay_here)),
        true => health::router(Arc::clone(&node)),
        false => Router::new(),
    };
    let router = Router::new().route("/pass", get(accept_forwarded)).route("/ask", get(node_requests::answer_node));
    let router = router.with_state(node).merge(health);
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    health::ended(axum::serve(listener, service).await)
}

/// Restricts metrics to this machine.
async fn metrics_stay_here(ConnectInfo(other): ConnectInfo<SocketAddr>, request: Request, next: Next) -> Response {
    match request.uri().path() == "/metrics" && !other.ip().to_canonical().is_loopback() {
        true => StatusCode::NOT_FOUND.into_response(),
        false => next.run(request).await,
    }
}

async fn accept_forwarded(
    State(node): State<Arc<Node>>,
    ConnectInfo(other): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let from = headers.get(FROM).and_then(|value| value.to_str().ok()).and_then(|from| from.parse().ok());
    let Some(from) = from.filter(|_| has_node_secret(&headers, &node)) else {
        return StatusCode::FORBIDDEN.into_response();
    };
    let peer = SocketAddr::new(from, other.port());
    let app = node.app.clone();
    host_listener::accept_forwarded(upgrade, app, Arc::new(NodeGatekeeper { node, forwarded: true }), peer)
}
