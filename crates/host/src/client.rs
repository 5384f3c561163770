//! A client: a screen that was admitted, and what answers its requests.

use app_core::Session;
use app_core::membership::ClientLimits;
use app_core::protocol::{Problem, Push, Reply, Request, Welcome};
use async_trait::async_trait;
use tokio::sync::mpsc;

/// Answers the requests of a client.
#[async_trait]
pub trait Backend: Send + Sync + 'static {
    /// # Errors
    /// Why the request changed nothing.
    async fn request(&self, request: Request) -> Result<Reply, Problem>;
}

#[async_trait]
impl Backend for Session {
    async fn request(&self, request: Request) -> Result<Reply, Problem> {
        Session::request(self, request).await
    }
}

/// A screen that was admitted.
pub struct Client {
    /// What answers its requests.
    pub backend: Box<dyn Backend>,
    /// What it is sent unasked.
    pub pushes: mpsc::Receiver<Push>,
    /// The first message to it.
    pub welcome: Welcome,
    /// Its limits. None for the host's own screen and for an organiser.
    pub bounds: Option<ClientLimits>,
}
