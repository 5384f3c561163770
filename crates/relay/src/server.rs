//! The port of a relay: its routes, and the checks before a WebSocket opens.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use app_core::token_bucket::AddressBuckets;
use async_trait::async_trait;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Extension, Router};
use host::accept::{self, Admission, Endpoint, Ends, Stream, take_client_slot};
use host::ingress::Ingress;
use host::limits::ListenerLimits;
use host::{Slot, Slots, Throttled};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::limits::{PORT, PROXY, RelayLimits};
use crate::origin::Origin;
use crate::rooms::Rooms;
use crate::socket::{close, configure};
use crate::wire::{CloseCode, RoomId};
use crate::{phone, tablet};

/// What a relay is started with.
pub struct RelayConfig {
    /// The origins of pages that may use it.
    pub origins: Vec<Origin>,
    /// TLS and trusted proxies.
    pub ingress: Ingress,
    /// The limits of rooms and connections.
    pub limits: RelayLimits,
}

/// Serves a relay until the task is aborted; then every connection ends.
pub async fn serve(listener: Arc<TcpListener>, config: RelayConfig) -> Infallible {
    let (_open, closed) = watch::channel(());
    let joins = AddressBuckets::new(config.limits.joins);
    let rooms = Arc::new(Rooms::new(config.limits));
    accept::serve(listener, Relay(Arc::new(Shared { config, slots: Slots::default(), joins, rooms, closed }))).await
}

/// A relay, as seen by each of its connections.
#[derive(Clone)]
struct Relay(Arc<Shared>);

struct Shared {
    config: RelayConfig,
    slots: Slots,
    joins: AddressBuckets,
    rooms: Arc<Rooms>,
    /// Ends when the relay does.
    closed: watch::Receiver<()>,
}

#[async_trait]
impl Endpoint for Relay {
    fn limits(&self) -> ListenerLimits {
        PORT
    }

    fn admit(&self, peer: IpAddr) -> Admission {
        if self.0.config.ingress.trusts(peer) {
            Admission::Trusted(PROXY)
        } else {
            Admission::Limited(PORT.connections)
        }
    }

    fn slots(&self) -> &Slots {
        &self.0.slots
    }

    fn router(&self, ends: Ends, slot: Slot) -> Router {
        Router::new()
            .route("/relay/tablet", get(open_tablet))
            .route("/relay/phone/{room}", get(open_phone))
            .layer(middleware::from_fn_with_state(self.clone(), guard))
            .layer(Extension(ends))
            .layer(Extension(Arc::new(slot)))
            .with_state(self.clone())
    }

    async fn encrypt(&self, stream: Throttled) -> Option<Box<dyn Stream>> {
        self.0.config.ingress.encrypt(stream).await
    }
}

impl Relay {
    fn allows(&self, origin: &[u8]) -> bool {
        self.0.config.origins.iter().any(|allowed| allowed.is(origin))
    }

    /// Serves a socket until it ends, or the relay does.
    async fn until_closed(&self, serving: impl Future<Output = ()>) {
        let mut closed = self.0.closed.clone();
        tokio::select! {
            _ = closed.changed() => {}
            () = serving => {}
        }
    }
}

/// Serves only pages of the allowed origins, and limits how often an address joins.
async fn guard(
    State(relay): State<Relay>,
    Extension(ends): Extension<Ends>,
    mut request: Request,
    next: Next,
) -> Response {
    // Before the count, or a page of any origin could use up the joins of its visitors.
    if !request.headers().get(header::ORIGIN).is_some_and(|origin| relay.allows(origin.as_bytes())) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let client = relay.0.config.ingress.real(ends.peer.ip(), request.headers());
    if !relay.0.joins.take(client) || take_client_slot(&relay, ends, client, &mut request).is_none() {
        return (StatusCode::TOO_MANY_REQUESTS, [(header::CONNECTION, "close")]).into_response();
    }
    next.run(request).await
}

/// Opens the socket of a tablet.
async fn open_tablet(
    State(relay): State<Relay>,
    Extension(slot): Extension<Arc<Slot>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    configure(upgrade).on_upgrade(async move |socket| {
        let Shared { config, rooms, .. } = &*relay.0;
        relay.until_closed(tablet::serve(Arc::clone(rooms), &config.limits, socket)).await;
        // A socket outlives its HTTP connection and keeps that slot.
        drop(slot);
    })
}

/// Opens the socket of a phone.
async fn open_phone(
    State(relay): State<Relay>,
    Extension(ends): Extension<Ends>,
    Extension(slot): Extension<Arc<Slot>>,
    Path(room): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    configure(upgrade).on_upgrade(async move |socket| {
        relay.until_closed(serve_phone(&relay, &room, ends.peer.ip(), socket)).await;
        drop(slot);
    })
}

async fn serve_phone(relay: &Relay, room: &str, address: IpAddr, socket: WebSocket) {
    let joined = match RoomId::from_base64(room) {
        Some(id) => relay.0.rooms.join_when_open(id, address).await,
        None => Err(CloseCode::NoRoom),
    };
    match joined {
        Ok(guest) => phone::serve(guest, &relay.0.config.limits, socket).await,
        Err(code) => close(socket, Some(code)).await,
    }
}
