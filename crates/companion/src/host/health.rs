//! What a node says of itself to whoever watches over it: whether it lives, whether anybody is to be sent to it, and
//! what it measures. It says so to the inner network, or at an address of its own; never at the door of screens.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus::{Encoder as _, Gauge, IntCounter, IntGauge, IntGaugeVec, Opts, Registry, TextEncoder};
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::club::Node;

/// How long the database may take to answer whether it is there.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why nobody is to be sent to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unready {
    /// A task has ended without which it cannot go on: the program ends.
    Failed,
    /// It is about to end.
    Draining,
    /// It could not beat, and has stopped answering.
    Lapsed,
    /// The database does not answer it.
    Database,
}

impl Unready {
    fn name(self) -> &'static str {
        match self {
            Self::Failed => "failed",
            Self::Draining => "draining",
            Self::Lapsed => "no beat",
            Self::Database => "no database",
        }
    }
}

/// What a node counts itself; what is only known by asking is asked when somebody reads.
pub(super) struct Measured {
    registry: Registry,
    /// Sockets of screens, and of other nodes that pass some on.
    sockets: IntGaugeVec,
    /// Lines that were passed on to another node.
    pub passed_on: IntCounter,
    /// Codes and tokens that lead nowhere.
    pub refused: IntCounter,
    tables: IntGauge,
    lapses: IntCounter,
    stale: Gauge,
    ready: IntGauge,
}

impl Measured {
    /// # Errors
    /// When two are called alike; none are.
    pub fn new(of_database: &club::Measures) -> Result<Self, prometheus::Error> {
        let registry = Registry::new();
        let sockets =
            Opts::new("bucintoro_sockets", "Sockets that are open: of screens, and passed on by other nodes.");
        let version = Opts::new("bucintoro_version_info", "Which program this is.");
        let version = version.const_label("version", env!("CARGO_PKG_VERSION"));
        let measured = Self {
            sockets: IntGaugeVec::new(sockets, &["of"])?,
            passed_on: IntCounter::new("bucintoro_passed_on_total", "Lines that were passed on to another node.")?,
            refused: IntCounter::new("bucintoro_refused_tries_total", "Codes and tokens that lead nowhere.")?,
            tables: IntGauge::new("bucintoro_tables", "Tables that are hosted by this node.")?,
            lapses: IntCounter::new(
                "bucintoro_lapses_total",
                "How often this node stopped answering for lack of a beat.",
            )?,
            stale: Gauge::new(
                "bucintoro_stale_leases",
                "Tables of nodes that are given up, for which nobody has come.",
            )?,
            ready: IntGauge::new("bucintoro_ready", "Whether anybody is to be sent to this node.")?,
            registry,
        };
        let version = IntGauge::with_opts(version)?;
        version.set(1);
        for of_database in of_database.all() {
            measured.registry.register(of_database)?;
        }
        measured.registry.register(Box::new(version))?;
        measured.registry.register(Box::new(measured.sockets.clone()))?;
        for counter in [&measured.passed_on, &measured.refused, &measured.lapses] {
            measured.registry.register(Box::new(counter.clone()))?;
        }
        for gauge in [&measured.tables, &measured.ready] {
            measured.registry.register(Box::new(gauge.clone()))?;
        }
        measured.registry.register(Box::new(measured.stale.clone()))?;
        Ok(measured)
    }

    /// Counts a socket until the value is dropped.
    pub fn socket(&self, inner: bool) -> Open {
        let gauge = self.sockets.with_label_values(&[if inner { "nodes" } else { "screens" }]);
        gauge.inc();
        Open(gauge)
    }

    /// Everything that is measured, in the text format of Prometheus.
    async fn text(&self, node: &Node) -> Result<String, prometheus::Error> {
        let ready = node.unready().await.is_none();
        self.ready.set(i64::from(ready));
        self.tables.set(i64::try_from(node.hosted_here()).unwrap_or(i64::MAX));
        self.lapses.inc_by(node.club().node().lapses().saturating_sub(self.lapses.get()));
        // Nobody knows when the database does not say.
        let stale = timeout(PATIENCE, node.club().stale()).await;
        self.stale.set(stale.ok().and_then(Result::ok).map_or(f64::NAN, |stale| stale as f64));
        let mut text = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut text)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }
}

/// An open socket.
pub(super) struct Open(IntGauge);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Node {
    /// Why nobody is to be sent here; nothing if somebody may be.
    pub(super) async fn unready(&self) -> Option<Unready> {
        let node = self.club().node();
        if self.failure().is_some() {
            return Some(Unready::Failed);
        }
        if node.is_draining() {
            return Some(Unready::Draining);
        }
        if !node.answers() {
            return Some(Unready::Lapsed);
        }
        let reached = timeout(PATIENCE, self.club().reached()).await;
        if matches!(reached, Ok(Ok(()))) { None } else { Some(Unready::Database) }
    }
}

/// What is asked of a node from the inner network.
pub(super) fn router(node: Arc<Node>) -> Router {
    Router::new()
        .route("/livez", get(async || "alive\n"))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .with_state(node)
}

async fn readyz(State(node): State<Arc<Node>>) -> Response {
    match node.unready().await {
        None => "ready\n".into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", why.name())).into_response(),
    }
}

async fn metrics(State(node): State<Arc<Node>>) -> Response {
    match node.measured().text(&node).await {
        Ok(text) => ([(header::CONTENT_TYPE, prometheus::TEXT_FORMAT)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "what is measured cannot be told");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// Answers at an address of its own. Returns why it had to end.
pub(super) async fn serve(node: Arc<Node>, listener: TcpListener) -> String {
    ended(axum::serve(listener, router(node)).await)
}

/// Why a server has ended.
pub(super) fn ended(served: std::io::Result<()>) -> String {
    served.err().map_or_else(|| "it takes no more connections".to_owned(), |error| error.to_string())
}
