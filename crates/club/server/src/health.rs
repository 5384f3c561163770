//! The endpoints `/livez`, `/readyz` and `/metrics` of a node, on the inner network or at a separate address. They
//! are never on the listener for screens.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus::{Encoder as _, TextEncoder};
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::node::Node;

/// Time limit for the database to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The reason why a node is not ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unready {
    /// An essential task has ended, so the program ends.
    Failed,
    /// The node is shutting down.
    Draining,
    /// The lease of the node has expired, so it has stopped answering.
    Lapsed,
    /// The database does not answer.
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

impl Node {
    /// Returns why this node is not ready; `None` if it is.
    pub(crate) async fn unready(&self) -> Option<Unready> {
        let node = self.club().node();
        if self.failure().is_some() {
            return Some(Unready::Failed);
        }
        if node.is_draining() {
            return Some(Unready::Draining);
        }
        if !node.has_lease() {
            return Some(Unready::Lapsed);
        }
        let reached = timeout(PATIENCE, self.club().check_connection()).await;
        if matches!(reached, Ok(Ok(()))) { None } else { Some(Unready::Database) }
    }
}

/// Returns all metrics of a node, in the text format of Prometheus.
async fn measured_text(node: &Node) -> Result<String, prometheus::Error> {
    let measured = node.measured();
    let ready = node.unready().await.is_none();
    measured.ready.set(i64::from(ready));
    measured.tables.set(i64::try_from(node.hosted_here()).unwrap_or(i64::MAX));
    measured
        .lease_expirations
        .inc_by(node.club().node().lease_expirations().saturating_sub(measured.lease_expirations.get()));
    // Unknown while the database does not answer.
    let stale = timeout(PATIENCE, node.club().stale()).await;
    measured.stale.set(stale.ok().and_then(Result::ok).map_or(f64::NAN, |stale| stale as f64));
    let mut text = Vec::new();
    TextEncoder::new().encode(&measured.registry.gather(), &mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
/// The routes.
pub(crate) fn router(node: Arc<Node>) -> Router {
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
    match measured_text(&node).await {
        Ok(text) => ([(header::CONTENT_TYPE, prometheus::TEXT_FORMAT)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// Serves the endpoints at a separate address. Returns why the server has ended.
pub(crate) async fn serve(node: Arc<Node>, listener: TcpListener) -> String {
    ended(axum::serve(listener, router(node)).await)
}

/// Returns why a server has ended.
pub(crate) fn ended(served: std::io::Result<()>) -> String {
    served.err().map_or_else(|| "it takes no more connections".to_owned(), |error| error.to_string())
}
