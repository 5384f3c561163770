//! Serves one screen over a WebSocket of a listener: its gatekeeper decides about the handshake.

use std::net::SocketAddr;
use std::sync::Arc;

use app_core::connection::{Arrival, Frame, Transport as _, enter_lobby, listen, read_greeting};
use app_core::protocol::{Greeting, Problem};
use axum::extract::ws::WebSocket;
use tokio::sync::watch;

use crate::accept::Observed;
use crate::arrivals::{ArrivalStep, refusal};
use crate::connection::Connection;
use crate::gatekeeper::{Entry, Gatekeeper, ListenerContext, Visit};
use crate::slots::Slot;
use crate::transfer;

/// Serves one screen until its connection ends.
pub(crate) async fn serve(listener: ListenerContext, peer: SocketAddr, slot: &Slot, socket: WebSocket) {
    let mut closed = listener.closed.clone();
    let _open = OpenSocket::new(Arc::clone(&listener.gatekeeper));
    let disconnected = disconnected(listener.gatekeeper.disconnects());
    let mut connection = Connection::new(socket);
    tokio::select! {
        _ = closed.changed() => {}
        () = disconnected => {}
        () = admit(listener, peer, slot, &mut connection) => {}
    }
    connection.close().await;
}

/// Counts a socket until it is dropped.
struct OpenSocket(Arc<dyn Gatekeeper>);

impl OpenSocket {
    fn new(gatekeeper: Arc<dyn Gatekeeper>) -> Self {
        gatekeeper.observe(Observed::SocketOpened);
        Self(gatekeeper)
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.observe(Observed::SocketClosed);
    }
}

/// Waits until all connections have to end.
async fn disconnected(disconnects: Option<watch::Receiver<()>>) {
    match disconnects {
        Some(mut disconnects) => drop(disconnects.changed().await),
        None => std::future::pending().await,
    }
}

/// Reads the handshake, admits the screen and serves it. The handshake is boxed, because thousands of connections
/// only listen and need no memory for it.
async fn admit(listener: ListenerContext, peer: SocketAddr, slot: &Slot, connection: &mut Connection) {
    let Some(greeting) = read_greeting(connection).await else { return };
    let (largest, gatekeeper) = (listener.limits.message, &listener.gatekeeper);
    if !matches!(greeting, Greeting::Knock) {
        gatekeeper.observe(Observed::Reached(peer.ip(), ArrivalStep::Asked));
    }
    let mut visit = Visit { peer, app: &listener.app, slot, connection };
    let entered = match gatekeeper.greet(&mut visit, greeting).await {
        Ok(Entry::Served) => return,
        Ok(Entry::Admitted(client)) => Ok(Arrival::Client(client)),
        Ok(Entry::Lobby(greeting)) => match Box::pin(enter_lobby(&listener.app, peer.ip(), greeting, connection)).await
        {
            Some(entered) => entered,
            None => return,
        },
        Err(problem) => Err(problem),
    };
    let client = match entered {
        Ok(Arrival::Client(client)) => {
            gatekeeper.observe(Observed::Reached(peer.ip(), ArrivalStep::Entered));
            slot.admit();
            *client
        }
        Ok(Arrival::NextHost(membership)) => {
            return Box::pin(transfer::hand_over(&listener.app, &membership, peer, connection)).await;
        }
        // The listener is about to open or to close, so the device will try again.
        Err(Problem::NotHosted) => return,
        Err(problem) => {
            refusal(&problem).into_iter().for_each(|why| gatekeeper.observe(Observed::Refused(why)));
            connection.send(&Frame::Problem { id: None, problem }).await;
            return;
        }
    };
    if connection.send(&Frame::Welcome { welcome: client.welcome.clone(), largest }).await {
        listen(connection, client).await;
    }
}
