//! The connection of one screen, whatever carries it: a WebSocket, or a relay. A [`Transport`] carries the messages;
//! this module reads the handshake, asks the lobby for admission, and answers requests with pushes in between.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::sync::mpsc;

use crate::Rooms;
use crate::membership::{ClientLimits, Entered, Membership, Permit};
use crate::protocol::{Greeting, Problem, Push, Reply, Welcome};
use crate::runtime::{Instant, sleep, timeout};

pub mod calls;
mod client;
mod requests;

use calls::{CallSubject, Calls, is_ping};
pub use client::{Backend, Client};
use requests::{ParsedCall, answer, parse_call};

/// Maximum size of the first message in bytes: a longer one cannot be a handshake.
pub const LARGEST_GREETING: usize = 512;

/// Maximum size of a guest's message, in bytes; a hundred times that of a command.
pub const LARGEST_OF_GUEST: usize = 64 << 10;

/// Time limit for the handshake of a page.
pub const GREETING_TIME: Duration = Duration::from_secs(10);

/// Interval of liveness probes.
pub const BEAT: Duration = Duration::from_secs(10);

/// The longest silence of the other side before its connection is closed: three missed probes.
pub const SILENCE: Duration = Duration::from_secs(35);

/// Maximum number of running requests of the host's own screen, or of a club's organiser. A guest may have one.
const MOST_OF_HOST: usize = 4;

/// A message to a screen.
#[derive(Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "fields such as id and ok say what they are")]
pub enum Frame {
    /// The screen is admitted.
    Welcome {
        /// Role and state of the screen.
        welcome: Welcome,
        /// Maximum size of the screen's messages in bytes: a larger one ends the connection.
        largest: usize,
    },
    /// Reply to a call.
    Ok { id: u32, ok: Box<Reply> },
    /// Reason why a call changed nothing. Without a number: about the handshake or an unreadable message.
    Problem { id: Option<u32>, problem: Problem },
    /// Message sent without a request, because something changed.
    Push { push: Push },
}

/// What the other side of a connection sends.
pub enum Incoming {
    /// A message of the protocol.
    Text(String),
    /// A message that is not text, which the protocol does not have.
    Binary,
    /// A sign of life without a message.
    Alive,
}

/// What is sent to the other side of a connection.
pub enum Outgoing<'a> {
    /// A message.
    Frame(&'a Frame),
    /// The answer to a request. It may be large, and is charged to the permit before it is sent.
    Answer {
        /// The message.
        frame: Frame,
        /// The permit under which the request was answered; `None` for a client without limits.
        permit: Option<Permit<'a>>,
    },
    /// A probe, which the other side answers with a sign of life.
    Probe,
}

/// Carries the messages of one connection.
pub trait Transport: Send {
    /// Waits for the next message. Returns `None` if the other side is gone. Cancel-safe.
    fn receive(&mut self) -> impl Future<Output = Option<Incoming>> + Send;

    /// Sends a message. Returns false if the other side is gone or too slow.
    fn deliver(&mut self, message: Outgoing<'_>) -> impl Future<Output = bool> + Send;

    /// Tells the other side that the connection ends. A failure is ignored, because the reader may be gone already.
    fn close(&mut self) -> impl Future<Output = ()> + Send;
}

/// Reads the handshake of a screen. Returns `None` if it sent something else, or nothing in time.
pub async fn read_greeting(transport: &mut impl Transport) -> Option<Greeting> {
    match timeout(GREETING_TIME, transport.receive()).await {
        Ok(Some(Incoming::Text(text))) if text.len() <= LARGEST_GREETING => serde_json::from_str(&text).ok(),
        _ => None,
    }
}

/// A device that the lobby has admitted.
pub enum Arrival {
    /// A guest.
    Client(Box<Client>),
    /// The device that takes the table over.
    NextHost(Arc<Membership>),
}

/// Asks the lobby for admission. Returns `None` if the device left meanwhile.
///
/// # Errors
/// The reason for the refusal. [`Problem::NotHosted`] closes the connection without a message, and the device tries
/// again.
pub async fn enter_lobby(
    rooms: &Rooms,
    peer: IpAddr,
    greeting: Greeting,
    transport: &mut impl Transport,
) -> Option<Result<Arrival, Problem>> {
    let asks = matches!(greeting, Greeting::Ask { .. });
    let entering = rooms.lobby().authenticate(peer, greeting);
    let entered = if asks {
        tokio::select! {
            entered = entering => entered,
            // The wait for the host's decision ends if the device leaves.
            () = gone(transport) => return None,
        }
    } else {
        entering.await
    };
    Some(entered.map(|entered| match entered {
        Entered::Guest(guest, welcome) => {
            let bounds = Some(guest.limits());
            let (session, pushes) = rooms.guest(guest);
            Arrival::Client(Box::new(Client { backend: Box::new(session), pushes, welcome, bounds }))
        }
        Entered::NextHost(membership) => Arrival::NextHost(membership),
    }))
}

/// Waits until the other side is gone or sends a message.
async fn gone(transport: &mut impl Transport) {
    let mut beat = Box::pin(sleep(BEAT));
    loop {
        tokio::select! {
            message = transport.receive() => {
                if !matches!(message, Some(Incoming::Alive)) {
                    return;
                }
            }
            () = &mut beat => {
                beat.set(sleep(BEAT));
                if !transport.deliver(Outgoing::Probe).await {
                    return;
                }
            }
        }
    }
}

/// Reads the next message, within the rate of a guest.
async fn next(transport: &mut impl Transport, bounds: &Option<ClientLimits>) -> Option<Incoming> {
    match bounds {
        Some(bounds) => bounds.device.next_message(transport.receive()).await,
        None => transport.receive().await,
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

/// Answers and pushes until the screen is gone, silent, too slow or dismissed.
pub async fn listen(transport: &mut impl Transport, client: Client) {
    let Client { backend, mut pushes, bounds, .. } = client;
    let mut calls = Calls::new(if bounds.is_some() { 1 } else { MOST_OF_HOST });
    run_message_loop(transport, &*backend, &mut pushes, &bounds, &mut calls).await;
    // Each call is completed and charged, though its reply is not sent any more.
    while calls.is_busy() {
        let (_, permit) = calls.next_answer().await;
        permit.into_iter().for_each(|permit: Permit<'_>| permit.finish(0));
    }
}

/// Answers and pushes until the connection ends. Neither pushes nor pings wait for running requests.
async fn run_message_loop<'a>(
    transport: &mut impl Transport,
    backend: &'a dyn Backend,
    pushes: &mut mpsc::Receiver<Push>,
    bounds: &'a Option<ClientLimits>,
    calls: &mut Calls<'a, ParsedCall, (Frame, Option<Permit<'a>>)>,
) {
    let mut beat = Box::pin(sleep(BEAT));
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
                if !transport.deliver(Outgoing::Answer { frame, permit }).await {
                    return;
                }
                continue;
            }
            message = next(transport, bounds), if calls.has_room() => {
                last = Instant::now();
                match message {
                    Some(Incoming::Text(text)) => {
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
                    Some(Incoming::Alive) => continue,
                    Some(Incoming::Binary) => {
                        Frame::Problem { id: None, problem: Problem::Unreadable { detail: "text was expected".into() } }
                    }
                    None => return,
                }
            }
            () = ended(bounds) => return,
            () = &mut beat => {
                beat.set(sleep(BEAT));
                if last.elapsed() > SILENCE || !transport.deliver(Outgoing::Probe).await {
                    return;
                }
                continue;
            }
        };
        let is_last = matches!(frame, Frame::Push { push: Push::Dismissed | Push::Closed });
        // A device that gives up its seat receives the reply first, and then that it is dismissed.
        while is_last && calls.is_busy() {
            let (frame, permit) = calls.next_answer().await;
            if !transport.deliver(Outgoing::Answer { frame, permit }).await {
                return;
            }
        }
        if !transport.deliver(Outgoing::Frame(&frame)).await || is_last {
            return;
        }
    }
}
