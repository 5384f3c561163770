//! A table as its spectators see it, as plain JSON over a WebSocket: for lights and streams.
//! `docs/reference/export-and-feed.md` specifies the messages. A subscriber's handshake has a spectator's code or
//! token. It is a guest with the usual limits, and can send no requests.

use std::net::SocketAddr;

use app_core::connection::{BEAT, Client, SILENCE, Transport as _, read_greeting};
use app_core::membership::Entered;
use app_core::protocol::{Greeting, Problem, Push, Reply, TableRequest, TableState, Turned};
use axum::extract::ws::{Message, WebSocket};
use kernel::Viewer;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::accept::Observed;
use crate::arrivals::{ArrivalStep, refusal};
use crate::connection::{Connection, SEND_TIME};
use crate::gatekeeper::ListenerContext;
use crate::slots::Slot;

/// The version of the feed. Later versions only add fields.
const FEED: u8 = 1;

/// A message of the feed.
#[derive(Serialize)]
#[serde(untagged)]
enum FeedMessage {
    /// The current state of the table, and its events since the last message; the first message has no events.
    Table {
        feed: u8,
        table: Value,
        happened: Value,
        /// Token for reconnecting, in the first message to a new subscriber.
        #[serde(skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// The feed has ended, or was refused.
    Problem { feed: u8, problem: Problem },
}

/// Serves one subscriber until the end of its connection.
pub(crate) async fn serve(context: ListenerContext, peer: SocketAddr, slot: &Slot, socket: WebSocket) {
    let mut closed = context.closed.clone();
    let mut connection = Connection::plain(socket);
    tokio::select! {
        _ = closed.changed() => {}
        () = serve_connection(&context, peer, slot, &mut connection) => {}
    }
    connection.close().await;
}

async fn serve_connection(context: &ListenerContext, peer: SocketAddr, slot: &Slot, connection: &mut Connection) {
    let Some(greeting) = read_greeting(connection).await else { return };
    context.gatekeeper.observe(Observed::Reached(peer.ip(), ArrivalStep::Asked));
    let ended = match authenticate(context, peer, greeting).await {
        Ok(client) => {
            context.gatekeeper.observe(Observed::Reached(peer.ip(), ArrivalStep::Entered));
            slot.admit();
            send_updates(connection, client).await
        }
        // The listener is about to open or to close, so the device will try again.
        Err(Problem::NotHosted) => None,
        Err(problem) => {
            refusal(&problem).into_iter().for_each(|why| context.gatekeeper.observe(Observed::Refused(why)));
            Some(problem)
        }
    };
    if let Some(problem) = ended {
        connection.send(&FeedMessage::Problem { feed: FEED, problem }).await;
    }
}

async fn authenticate(context: &ListenerContext, peer: SocketAddr, greeting: Greeting) -> Result<Client, Problem> {
    if !context.gatekeeper.has_feed() {
        return Err(Problem::TurnedAway { why: Turned::Host });
    }
    match context.app.lobby().authenticate_spectator(peer.ip(), greeting).await? {
        Entered::Guest(guest, welcome) => {
            let bounds = Some(guest.limits());
            let (session, pushes) = context.app.guest(guest);
            Ok(Client { backend: Box::new(session), pushes, welcome, bounds })
        }
        Entered::NextHost(_) => Err(Problem::TurnedAway { why: Turned::Code }),
    }
}

/// The table that a subscriber follows.
struct FollowedTable {
    table: u32,
    /// The state without its entries: the base for patches.
    state: Value,
    length: u32,
}

impl FollowedTable {
    async fn of(client: &Client, table: u32) -> Result<Self, Problem> {
        match client.backend.request(TableRequest::Open { table, viewer: Viewer::Spectator }.into()).await? {
            Reply::State { state } => Ok(Self::whole(*state)),
            _ => Err(Problem::NotHosted),
        }
    }

    fn whole(mut state: TableState) -> Self {
        state.told.clear();
        let (table, length) = (state.table, state.length);
        Self { table, state: json!(state), length }
    }

    /// Returns the event of a push; `None` if it is about another table, or the whole state must be read again.
    fn apply_push(&mut self, push: &Push) -> Option<Value> {
        let Push::Moved { moved } = push else { return None };
        if moved.table != self.table || moved.base != self.length {
            return None;
        }
        let patch: json_patch::Patch = serde_json::from_value(moved.patch.clone()).ok()?;
        json_patch::patch(&mut self.state, &patch).ok()?;
        self.length = u32::try_from(self.state["length"].as_u64()?).ok()?;
        Some(json!(moved.told))
    }

    /// Returns the table in the form of the feed: no more than a spectator's state, under stable names.
    fn table(&self) -> Value {
        let state = &self.state;
        let asked = |seat: usize| {
            let asks = state["asks"].as_array().into_iter().flatten();
            asks.map(|ask| &ask[0]["seat"]).any(|asked| *asked == json!(seat))
        };
        let chairs = state["settings"]["seating"].as_array().into_iter().flatten().enumerate();
        let seats = chairs.map(|(seat, chair)| {
            json!({
                "seat": seat, "name": name_of(seat, chair), "empty": chair["empty"] == true, "asked": asked(seat),
            })
        });
        let asks = state["asks"].as_array().into_iter().flatten();
        let asks = asks.map(|ask| json!({ "of": ask[0], "question": ask[1] }));
        json!({
            "table": self.table,
            "game": state["game"],
            "head": state["head"],
            "turn": state["progress"]["turn"],
            "over": state["progress"]["over"],
            "awaits_players": state["settings"]["awaits_players"] == true,
            "seats": seats.collect::<Vec<_>>(),
            "asked": asks.collect::<Vec<_>>(),
            "waivers": state["settings"].get("waivers").cloned().unwrap_or_else(|| json!([])),
            "view": state["view"],
        })
    }
}

/// Returns the present or last player of a seat; empty if it had none.
fn name_of(seat: usize, chair: &Value) -> String {
    let chair = serde_json::from_value::<kernel::Chair>(chair.clone()).ok();
    let seat = u8::try_from(seat).ok().map(kernel::Seat);
    chair.as_ref().zip(seat).and_then(|(chair, seat)| chair.player(seat)).unwrap_or_default().to_owned()
}

/// Sends updates until the subscriber is gone, silent, too slow or dismissed. Returns the problem to report, if
/// any.
async fn send_updates(connection: &mut Connection, mut client: Client) -> Option<Problem> {
    let bounds = client.bounds.clone()?;
    let mut token = client.welcome.token.take();
    let mut watched = match FollowedTable::of(&client, client.welcome.guest?.table).await {
        Ok(watched) => watched,
        Err(problem) => return Some(problem),
    };
    let mut happened = json!([]);
    let mut beat = interval_at(Instant::now() + BEAT, BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = Instant::now();
    let mut news = true;
    loop {
        if std::mem::take(&mut news) {
            let permit = bounds.device.permit().await;
            let told = FeedMessage::Table { feed: FEED, table: watched.table(), happened, token: token.take() };
            let size = connection.send_measured(&told).await?;
            permit.finish(size);
        }
        happened = json!([]);
        tokio::select! {
            push = client.pushes.recv() => match push? {
                Push::Dismissed => return Some(Problem::TurnedAway { why: Turned::Token }),
                Push::Closed => return Some(Problem::NotHosted),
                Push::Guest { guest } if guest.table == watched.table => {}
                Push::Hosting { .. } | Push::GoTo { .. } => {}
                // Already part of the state that was read.
                Push::Moved { moved } if moved.table == watched.table && moved.base < watched.length => {}
                Push::State { state } => {
                    watched = FollowedTable::whole(*state);
                    news = true;
                }
                push => {
                    let table = if let Push::Guest { guest } = &push { guest.table } else { watched.table };
                    match watched.apply_push(&push) {
                        Some(events) => happened = events,
                        // Too many updates were missed, or another table is hosted, so the whole state is read again.
                        None => watched = FollowedTable::of(&client, table).await.ok()?,
                    }
                    news = true;
                }
            },
            message = bounds.device.next_message(connection.socket.recv()) => {
                last = Instant::now();
                // The content of a subscriber's messages is ignored.
                if !matches!(message, Some(Ok(Message::Text(_) | Message::Ping(_) | Message::Pong(_)))) {
                    return None;
                }
            }
            () = bounds.ended.notified() => return None,
            _ = beat.tick() => {
                let ping = timeout(SEND_TIME, connection.socket.send(Message::Ping(Default::default()))).await;
                if last.elapsed() > SILENCE || !matches!(ping, Ok(Ok(()))) {
                    return None;
                }
            }
        }
    }
}
