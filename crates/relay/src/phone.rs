//! The connection of a phone: a guest of a room.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::WebSocket;

use crate::limits::RelayLimits;
use crate::rooms::Guest;
use crate::socket::{Handler, carry};
use crate::wire::CloseCode;

/// Serves a guest until its connection ends.
pub(crate) async fn serve(guest: Guest, limits: &RelayLimits, socket: WebSocket) {
    let outbox = Arc::clone(guest.outbox());
    let mut guest = Phone(guest);
    carry(socket, &outbox, limits, limits.phone, &mut guest).await;
}

struct Phone(Guest);

impl Handler for Phone {
    async fn receive(&mut self, message: Bytes) -> Result<(), CloseCode> {
        self.0.send(&message).await
    }
}
