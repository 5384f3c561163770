//! The connection of a tablet: it proves possession of its key, then serves its room.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use tokio::time::timeout;

use crate::limits::RelayLimits;
use crate::proof::Challenge;
use crate::rooms::{OpenRoom, Rooms};
use crate::socket::{Handler, binary, carry, close};
use crate::wire::{self, CloseCode, RoomId, TabletKey, TabletMessage, parse_key, parse_nonce};

/// Serves a tablet until its connection ends.
pub(crate) async fn serve(rooms: Arc<Rooms>, limits: &RelayLimits, mut socket: WebSocket) {
    match prove(limits, &mut socket).await {
        Ok((id, key)) => {
            let mut room = Tablet(Arc::new(rooms.open(id, &key)));
            let open = Arc::clone(&room.0);
            carry(socket, open.outbox(), limits, limits.tablet, &mut room).await;
        }
        Err(code) => close(socket, code).await,
    }
}

/// Lets a tablet prove possession of its key.
///
/// # Errors
/// The code with which the connection is closed; `None` if the tablet has gone.
async fn prove(limits: &RelayLimits, socket: &mut WebSocket) -> Result<(RoomId, TabletKey), Option<CloseCode>> {
    const NOT_PROVEN: Option<CloseCode> = Some(CloseCode::NotProven);
    let first = timeout(limits.proof, binary(socket)).await.map_err(|_| NOT_PROVEN)??;
    let key = parse_key(&first).ok_or(NOT_PROVEN)?;
    let id = RoomId::of_key(&key);
    let challenge = Challenge::seal(&key, id).ok_or(NOT_PROVEN)?;
    let answer = async {
        socket.send(Message::Binary(challenge.message.clone())).await.map_err(|_| None)?;
        binary(socket).await
    };
    let answer = timeout(limits.proof, answer).await.map_err(|_| NOT_PROVEN)??;
    let is_right = parse_nonce(&answer).is_some_and(|nonce| challenge.is_answered_by(&nonce));
    is_right.then_some((id, key)).ok_or(NOT_PROVEN)
}

struct Tablet(Arc<OpenRoom>);

impl Handler for Tablet {
    async fn receive(&mut self, message: Bytes) -> Result<(), CloseCode> {
        match TabletMessage::parse(&message)? {
            TabletMessage::Echo => self.0.outbox().push(wire::echo(), None),
            TabletMessage::Dismiss(guest) => self.0.dismiss(guest),
            TabletMessage::Payload(guest, payload) => self.0.send(guest, payload),
        }
        Ok(())
    }
}
