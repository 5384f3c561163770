//! A client: an admitted screen, and the backend of its requests.

use async_trait::async_trait;
use tokio::sync::mpsc;

use crate::Session;
use crate::membership::ClientLimits;
use crate::protocol::{Problem, Push, Reply, Request, Welcome};

/// Answers the requests of a client.
#[async_trait]
pub trait Backend: Send + Sync + 'static {
    /// # Errors
    /// The reason why the request changed nothing.
    async fn request(&self, request: Request) -> Result<Reply, Problem>;
}

#[async_trait]
impl Backend for Session {
    async fn request(&self, request: Request) -> Result<Reply, Problem> {
        Session::request(self, request).await
    }
}

/// An admitted screen.
pub struct Client {
    /// Handler of the client's requests.
    pub backend: Box<dyn Backend>,
    /// Messages to send without a request.
    pub pushes: mpsc::Receiver<Push>,
    /// The first message to the client.
    pub welcome: Welcome,
    /// The client's limits; `None` for the host's own screen and for an organiser.
    pub bounds: Option<ClientLimits>,
}
