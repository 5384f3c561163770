//! Serves one screen over its connection: the handshake, then requests and replies, with pushes in between.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use app_core::membership::{ClientLimits, Entered, Membership, Permit};
use app_core::protocol::{Greeting, Problem, Push, Request};
use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt as _;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::arrivals::{ArrivalStep, refusal};
use crate::calls::{CallSubject, Calls, is_ping};
use crate::client::{Backend, Client};
use crate::connection::{BEAT, Connection, Frame, SEND_TIME, SILENCE, read_handshake};
use crate::gatekeeper::{Entry, Gatekeeper, ListenerContext, Observed, Visit};
use crate::slots::Slot;
use crate::transfer;

/// A message of a screen.
#[derive(Deserialize)]
struct Call {
    id: u32,
    request: Box<RawValue>,
}

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
    // A failed close is ignored, because the reader may be gone already.
    let _ = timeout(Duration::from_secs(1), connection.socket.close()).await;
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
    let Some(greeting) = read_handshake(connection).await else { return };
    let (largest, gatekeeper) = (listener.limits.message, &listener.gatekeeper);
    if !matches!(greeting, Greeting::Knock) {
        gatekeeper.observe(Observed::Reached(peer.ip(), ArrivalStep::Asked));
    }
    let mut visit = Visit { peer, app: &listener.app, slot, connection };
    let entered = match gatekeeper.greet(&mut visit, greeting).await {
        Ok(Entry::Served) => return,
        Ok(Entry::Admitted(client)) => Ok(Admitted::Client(client)),
        Ok(Entry::Lobby(greeting)) => match Box::pin(enter_lobby(&listener, peer, greeting, connection)).await {
            Some(entered) => entered,
            None => return,
        },
        Err(problem) => Err(problem),
    };
    let client = match entered {
        Ok(Admitted::Client(client)) => {
            gatekeeper.observe(Observed::Reached(peer.ip(), ArrivalStep::Entered));
            slot.admit();
            *client
        }
        Ok(Admitted::NextHost(membership)) => {
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

/// The outcome of the admission.
enum Admitted {
    Client(Box<Client>),
    NextHost(Arc<Membership>),
}

/// Asks the lobby for admission. Returns `None` if the device left meanwhile.
async fn enter_lobby(
    listener: &ListenerContext,
    peer: SocketAddr,
    greeting: Greeting,
    connection: &mut Connection,
) -> Option<Result<Admitted, Problem>> {
    let asks = matches!(greeting, Greeting::Ask { .. });
    let entering = listener.app.lobby().authenticate(peer.ip(), greeting);
    let entered = if asks {
        tokio::select! {
            entered = entering => entered,
            // The wait for the host's decision ends if the device leaves.
            () = gone(&mut connection.socket) => return None,
        }
    } else {
        entering.await
    };
    Some(entered.map(|entered| match entered {
        Entered::Guest(guest, welcome) => {
            let bounds = Some(guest.limits());
            let (session, pushes) = listener.app.guest(guest);
            Admitted::Client(Box::new(Client { backend: Box::new(session), pushes, welcome, bounds }))
        }
        Entered::NextHost(membership) => Admitted::NextHost(membership),
    }))
}

/// Waits until the other side is gone. Ignores its messages meanwhile.
async fn gone(socket: &mut WebSocket) {
    let mut beat = interval_at(Instant::now() + BEAT, BEAT);
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return,
            },
            _ = beat.tick() => {
                if socket.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Reads the next message, within the rate of a guest.
async fn next(socket: &mut WebSocket, bounds: &Option<ClientLimits>) -> Option<Result<Message, axum::Error>> {
    match bounds {
        Some(bounds) => bounds.device.next_message(socket.recv()).await,
        None => socket.recv().await,
    }
}

/// Waits until the rate of a guest allows an answer.
async fn permit(bounds: &Option<ClientLimits>) -> Option<Permit<'_>> {
    match bounds {
        Some(bounds) => Some(bounds.device.permit().await),
        None => None,
    }
}

/// Waits until a guest has opened too many other connections.
async fn ended(bounds: &Option<ClientLimits>) {
    match bounds {
        Some(bounds) => bounds.ended.notified().await,
        None => std::future::pending().await,
    }
}

/// Maximum number of running requests of the host's own screen, or of a club's organiser. A guest may have one.
const MOST_OF_HOST: usize = 4;

/// Answers and pushes until the screen is gone, silent, too slow or dismissed.
pub async fn listen(connection: &mut Connection, client: Client) {
    let Client { backend, mut pushes, bounds, .. } = client;
    let mut calls = Calls::new(if bounds.is_some() { 1 } else { MOST_OF_HOST });
    run_message_loop(connection, &*backend, &mut pushes, &bounds, &mut calls).await;
    // Each call is completed and charged, though its reply is not sent any more.
    while calls.is_busy() {
        let (_, permit) = calls.next_answer().await;
        permit.into_iter().for_each(|permit: Permit<'_>| permit.finish(0));
    }
}

/// A parsed call, or the reply frame if parsing failed.
type ParsedCall = Result<(u32, Request), Frame>;

/// Answers and pushes until the connection ends. Neither pushes nor pings wait for running requests.
async fn run_message_loop<'a>(
    connection: &mut Connection,
    backend: &'a dyn Backend,
    pushes: &mut mpsc::Receiver<Push>,
    bounds: &'a Option<ClientLimits>,
    calls: &mut Calls<'a, ParsedCall, (Frame, Option<Permit<'a>>)>,
) {
    let mut beat = interval_at(Instant::now() + BEAT, BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = Instant::now();
    loop {
        let frame = tokio::select! {
            push = pushes.recv() => match push {
                Some(push) => Frame::Push { push },
                None => return,
            },
            permit = permit(bounds), if calls.may_begin() => {
                calls.begin(|call| Box::pin(async move { (answer(backend, call).await, permit) }));
                continue;
            }
            (frame, permit) = calls.next_answer(), if calls.is_busy() => {
                if !connection.send_answer(frame, permit).await {
                    return;
                }
                continue;
            }
            message = next(&mut connection.socket, bounds), if calls.has_room() => {
                last = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        let call = parse_call(&text);
                        match &call {
                            Ok((_, request)) if is_ping(request) => {
                                calls.begin_unordered(Box::pin(async move { (answer(backend, call).await, None) }));
                            }
                            Ok((_, request)) => calls.push(CallSubject::request(request), call),
                            Err(_) => calls.push(CallSubject::NOTHING, call),
                        }
                        continue;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => {
                        Frame::Problem { id: None, problem: Problem::Unreadable { detail: "text was expected".into() } }
                    }
                    _ => return,
                }
            }
            () = ended(bounds) => return,
            _ = beat.tick() => {
                let ping = timeout(SEND_TIME, connection.socket.send(Message::Ping(Default::default()))).await;
                if last.elapsed() > SILENCE || !matches!(ping, Ok(Ok(()))) {
                    return;
                }
                continue;
            }
        };
        let is_last = matches!(frame, Frame::Push { push: Push::Dismissed | Push::Closed });
        // A device that gives up its seat receives the reply first, and then that it is dismissed.
        while is_last && calls.is_busy() {
            let (frame, permit) = calls.next_answer().await;
            if !connection.send_answer(frame, permit).await {
                return;
            }
        }
        if !connection.send(&frame).await || is_last {
            return;
        }
    }
}

fn parse_call(text: &str) -> ParsedCall {
    match serde_json::from_str(text) {
        Ok(Call { id, request }) => match Request::from_json(request.get()) {
            Ok(request) => Ok((id, request)),
            Err(problem) => Err(Frame::Problem { id: Some(id), problem }),
        },
        Err(error) => Err(Frame::Problem { id: None, problem: Problem::Unreadable { detail: error.to_string() } }),
    }
}

async fn answer(backend: &dyn Backend, call: ParsedCall) -> Frame {
    let (id, request) = match call {
        Ok(call) => call,
        Err(frame) => return frame,
    };
    match backend.request(request).await {
        Ok(ok) => Frame::Ok { id, ok: Box::new(ok) },
        Err(problem) => Frame::Problem { id: Some(id), problem },
    }
}
