//! Serves an event page: a handshake, then requests and replies, with pushes of the event whenever it has changed.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use app_core::connection::calls::{CallSubject, Calls, is_ping};
use app_core::connection::{BEAT, GREETING_TIME, LARGEST_GREETING, LARGEST_OF_GUEST, SILENCE};
use app_core::membership::codes::{is_token, new_token};
use app_core::membership::{DeviceLimits, Permit};
use app_core::problems::outcome_unknown;
use app_core::protocol::{BoardRequest, LibraryRequest, Reply as OfTable, Request as Of, Resource, Turned};
use app_core::token_bucket::{Rate, TokenBucket};
use axum::extract::ws::{Message, WebSocket};
use club_event::Who;
use club_event::wire::{Greeting, Place, Problem, Push, Reply, Request, Seen, Welcome};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use club_postgres::Secret;
use host::Slot;
use host::connection::{Connection, SEND_TIME};

use crate::bounds::{PersonBounds, Proof, bounds_among};
use crate::event::is_proof_valid;
use crate::live_event::EventSnapshot;
use crate::node::Node;

/// The rate of pushes to a page, in bytes: an event with hundreds of tables is pushed less often.
const TOLD: Rate = Rate { at_once: (512 << 10) as f64, a_second: (64 << 10) as f64 };

/// A message of a page.
#[derive(Deserialize)]
struct Call {
    id: u32,
    request: serde_json::Value,
}

/// A message to a page.
#[derive(Serialize)]
#[serde(untagged)]
enum Frame {
    Welcome { welcome: Box<Welcome>, largest: usize },
    Ok { id: u32, ok: Box<Reply> },
    Problem { id: Option<u32>, problem: Problem },
    Push { push: Push },
}

/// An admitted page.
struct Page<'a> {
    node: &'a Arc<Node>,
    who: Who,
    proof: Proof,
    bounds: Arc<PersonBounds>,
}

impl Node {
    /// Returns the limits of a page.
    fn bounds_of(&self, proof: &Proof) -> Arc<PersonBounds> {
        bounds_among(&mut self.persons.lock().unwrap_or_else(PoisonError::into_inner), proof)
    }
}

/// Serves one page until its connection ends.
pub(crate) async fn serve(
    node: Arc<Node>,
    mut closed: watch::Receiver<()>,
    peer: IpAddr,
    slot: &Slot,
    socket: WebSocket,
) {
    let _open = OpenSocket::new(Arc::clone(&node));
    let (mut ended, mut line) = (node.disconnects(), Connection::new(socket));
    tokio::select! {
        _ = closed.changed() => {}
        _ = ended.changed() => {}
        () = serve_connection(&node, peer, slot, &mut line) => {}
    }
    // A failed close is ignored, because the reader may be gone already.
    let _ = timeout(Duration::from_secs(1), line.send_raw(Message::Close(None))).await;
}

/// Counts a socket until it is dropped.
struct OpenSocket(Arc<Node>);

impl OpenSocket {
    fn new(node: Arc<Node>) -> Self {
        node.measured().socket_opened(false);
        Self(node)
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.measured().socket_closed(false);
    }
}

async fn serve_connection(node: &Arc<Node>, peer: IpAddr, slot: &Slot, line: &mut Connection) {
    let greeting = line.text(GREETING_TIME).await.filter(|text| text.len() <= LARGEST_GREETING);
    let Some(greeting) = greeting.and_then(|text| serde_json::from_str::<Greeting>(&text).ok()) else { return };
    let (who, proof) = match node.authenticate_page(peer, &greeting).await {
        Ok(admitted) => admitted,
        // The outcome is unknown at the moment, so the page will try again.
        Err(Problem::Table { .. }) => return,
        Err(problem) => {
            line.send(&Frame::Problem { id: None, problem }).await;
            return;
        }
    };
    slot.admit();
    let bounds = node.bounds_of(&proof);
    let open = OpenPage { ended: bounds.lines().open(), bounds: Arc::clone(&bounds) };
    let page = Page { node, who, proof, bounds };
    tokio::select! {
        () = open.ended.notified() => {}
        () = page.serve(line) => {}
    }
}

/// Counts a page among those of its person until it is dropped.
struct OpenPage {
    bounds: Arc<PersonBounds>,
    ended: Arc<Notify>,
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        self.bounds.lines().close(&self.ended);
    }
}

/// A parsed call, or the reply frame if parsing failed.
type ParsedCall = Result<(u32, Request), Frame>;

fn parse_call(text: &str) -> ParsedCall {
    let unreadable = |error: serde_json::Error| Problem::Unreadable { detail: error.to_string() };
    match serde_json::from_str(text) {
        Ok(Call { id, request }) => match serde_json::from_value(request) {
            Ok(request) => Ok((id, request)),
            Err(error) => Err(Frame::Problem { id: Some(id), problem: unreadable(error) }),
        },
        Err(error) => Err(Frame::Problem { id: None, problem: unreadable(error) }),
    }
}

/// The answer to a call.
struct Answer<'a> {
    frame: Frame,
    /// True if the connection ends after the answer.
    ends: bool,
    permit: Option<Permit<'a>>,
}

impl Page<'_> {
    /// Welcomes the page, then answers and pushes until the connection ends.
    async fn serve(&self, line: &mut Connection) {
        let device = &self.bounds.device;
        device.entries.take_when_available(1.0).await;
        // Subscribed before the first read, so that no change in between is missed.
        let snapshots = self.node.subscribe_snapshots();
        let permit = self.permit().await;
        let Ok(snapshot) = self.node.snapshot().await else { return };
        let (role, seen, since) = (self.who.role(), snapshot.view(self.who), snapshot.version);
        let welcome = Box::new(Welcome { role, seen: seen.clone() });
        if !line.send_charged(&Frame::Welcome { welcome, largest: LARGEST_OF_GUEST }, permit).await {
            return;
        }
        if let Some(frame) = self.exchange_messages(line, snapshots, seen, since).await {
            line.send(&frame).await;
        }
    }

    /// Answers and pushes until the page is gone, silent, too slow or rejected. Returns the last message. Skips
    /// snapshots older than `since`, which would lack the person who has just joined.
    async fn exchange_messages(
        &self,
        line: &mut Connection,
        snapshots: watch::Receiver<Arc<EventSnapshot>>,
        seen: Seen,
        since: (u32, i64),
    ) -> Option<Frame> {
        let mut calls = Calls::new(1);
        let last = self.run_message_loop(line, snapshots, seen, since, &mut calls).await;
        // Each call is completed and charged, though its reply is not sent any more.
        while calls.is_busy() {
            let Answer { permit, .. } = calls.next_answer().await;
            permit.into_iter().for_each(|permit| permit.finish_waiting(0));
        }
        last
    }

    /// Answers and pushes until the connection ends. Neither pushes nor pings wait for the running request.
    async fn run_message_loop<'a>(
        &'a self,
        line: &mut Connection,
        mut snapshots: watch::Receiver<Arc<EventSnapshot>>,
        mut seen: Seen,
        since: (u32, i64),
        calls: &mut Calls<'a, ParsedCall, Answer<'a>>,
    ) -> Option<Frame> {
        let (PersonBounds { device, requests, .. }, told) = (&*self.bounds, TokenBucket::new(TOLD));
        let mut beat = interval_at(Instant::now() + BEAT, BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last = Instant::now();
        self.node.trigger_check();
        loop {
            tokio::select! {
                () = self.wait_until_dismissed() => return Some(Frame::Push { push: Push::Dismissed }),
                changed = next_change(&mut snapshots, &told, device) => {
                    if !changed {
                        return None;
                    }
                    let snapshot = Arc::clone(&snapshots.borrow_and_update());
                    if snapshot.version < since {
                        continue;
                    }
                    if snapshot.evening.as_ref().is_some_and(|evening| !is_proof_valid(evening, self.who, &self.proof)) {
                        return Some(Frame::Push { push: Push::Dismissed });
                    }
                    let now = snapshot.view(self.who);
                    if now != seen {
                        seen = now;
                        let push = Push::Seen { seen: Box::new(seen.clone()) };
                        let bytes = line.send_measured(&Frame::Push { push }).await?;
                        told.charge(bytes as f64);
                        device.charge_push(bytes);
                    }
                }
                permit = self.permit(), if calls.may_begin() => {
                    calls.begin(|call| Box::pin(async move {
                        let (frame, ends) = self.answer(call).await;
                        Answer { frame, ends, permit }
                    }));
                }
                Answer { frame, ends, permit } = calls.next_answer(), if calls.is_busy() => {
                    if !line.send_charged(&frame, permit).await || ends {
                        return None;
                    }
                }
                message = async { requests.wait_until_available().await; device.next_message(line.socket.recv()).await }, if calls.has_room() => {
                    last = Instant::now();
                    requests.charge(1.0);
                    match message {
                        Some(Ok(Message::Text(text))) => match parse_call(&text) {
                            Ok((id, Request::Ask { request })) if is_ping(&request) => {
                                let frame = Frame::Ok { id, ok: Box::new(Reply::Answer { reply: Box::new(OfTable::Done) }) };
                                let answer = Answer { frame, ends: false, permit: None };
                                calls.begin_unordered(Box::pin(std::future::ready(answer)));
                            }
                            call => calls.push(CallSubject::NOTHING, call),
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        _ => return None,
                    }
                }
                _ = beat.tick() => {
                    let ping = line.send_raw(Message::Ping(Default::default()));
                    if last.elapsed() > SILENCE || !timeout(SEND_TIME, ping).await.unwrap_or_default() {
                        return None;
                    }
                }
            }
        }
    }

    /// Waits until the page may be answered. The organiser is not limited, because requests may take long.
    async fn permit(&self) -> Option<Permit<'_>> {
        match self.who {
            Who::Organiser => None,
            Who::Wall | Who::Person(_) => Some(self.bounds.device.permit().await),
        }
    }

    /// Waits until the organiser's key has changed.
    async fn wait_until_dismissed(&self) {
        match &self.proof {
            Proof::Key(key) => self.node.wait_for_key_change(key).await,
            Proof::Wall(_) | Proof::Person(_) => std::future::pending().await,
        }
    }

    /// Answers a call. Returns the answer, and true if the connection ends after it.
    async fn answer(&self, call: ParsedCall) -> (Frame, bool) {
        let (id, request) = match call {
            Ok(call) => call,
            Err(frame) => return (frame, false),
        };
        match self.handle(request).await {
            Ok(ok) => {
                let ends = matches!(ok, Reply::Key { .. });
                (Frame::Ok { id, ok: Box::new(ok) }, ends)
            }
            Err(problem) => (Frame::Problem { id: Some(id), problem }, false),
        }
    }

    async fn handle(&self, request: Request) -> Result<Reply, Problem> {
        if !self.node.is_still_admitted(self.who, &self.proof).await? {
            return Err(Problem::TurnedAway { why: Turned::Token });
        }
        match (self.who, request) {
            (who, Request::Watch { table }) => self.node.watch_link(who, table).await,
            (who, Request::Archive) => self.node.archive(who).await,
            (who, Request::Record { table }) => self.node.record(who, table).await,
            (Who::Organiser, request) => self.handle_organiser(request).await,
            (Who::Person(person), request) => self.handle_person(person, request).await,
            (Who::Wall, _) => Err(Problem::NotAllowed),
        }
    }

    /// Answers the organiser.
    async fn handle_organiser(&self, request: Request) -> Result<Reply, Problem> {
        let node = self.node;
        match request {
            Request::Begin { plan, id } => node.begin_event(plan, id).await,
            Request::Change { plan } => node.change_plan(&plan).await,
            Request::End => node.end_event().await,
            Request::OpenTable { open } => node.open_table(None, *open, &[]).await,
            Request::ChangeTable { table, label, watchable } => node.change_table(table, &label, watchable).await,
            Request::Arrange { table, at } => node.reorder_table(table, at).await,
            Request::MoveTable { table, node: to } => node.move_table(table, to).await,
            Request::CloseTable { table } => node.close_table(table).await,
            Request::RemovePerson { person } => node.remove_person(person).await,
            Request::RenamePerson { person, name } => node.rename_person(person, &name).await,
            Request::RemoveSince { since } => node.remove_joined_since(&since).await,
            Request::RenewCode { of } => node.renew_code(of).await,
            Request::RenewKey { fresh } => self.renew_key(fresh).await,
            // Games of an event are ended by the event only.
            Request::Ask { request } if request.ends_a_game() => Err(Problem::NotAllowed),
            Request::Tournament { request } => node.handle_organiser_tournament(request).await,
            Request::Ask { request } => {
                let Proof::Key(key) = &self.proof else { return Err(Problem::NotAllowed) };
                Ok(Reply::Answer { reply: Box::new(node.handle_organiser(key, *request).await?) })
            }
            _ => Err(Problem::NotAllowed),
        }
    }

    /// Answers a person who has joined.
    async fn handle_person(&self, person: u32, request: Request) -> Result<Reply, Problem> {
        let node = self.node;
        match request {
            Request::Sit { table, seat } => node.seat_person(person, Place { table, seat }).await,
            Request::StandUp => node.free_seat(person).await,
            Request::Rename { name } => node.rename_person(person, &name).await,
            Request::Agree { table } => node.agree_to_share(person, table).await,
            Request::Tournament { request } => node.handle_player_tournament(person, request).await,
            Request::OpenTable { open } => node.open_table(Some(person), *open, &[]).await,
            Request::Ask { request } => match *request {
                of @ (Of::Library(LibraryRequest::DefaultSetup { .. } | LibraryRequest::Rules { .. })
                | Of::Board(BoardRequest::Boards { .. })) => {
                    Ok(Reply::Answer { reply: Box::new(node.app.session().0.request(of).await?) })
                }
                _ => Err(Problem::NotAllowed),
            },
            _ => Err(Problem::NotAllowed),
        }
    }

    async fn renew_key(&self, fresh: Option<String>) -> Result<Reply, Problem> {
        let Proof::Key(before) = &self.proof else { return Err(Problem::NotAllowed) };
        let key = fresh.unwrap_or_else(new_token);
        if !is_token(&key) {
            return Err(Problem::NotFound { what: Resource::Key });
        }
        let renewed = self.node.club.renew_secret(Secret::Organiser, before, &key).await.map_err(outcome_unknown)?;
        if renewed {
            Ok(Reply::Key { url: self.node.organisers_url(&key), key })
        } else {
            Err(Problem::TurnedAway { why: Turned::Token })
        }
    }
}

/// Waits for the next change that may be pushed. Returns false if there will be none.
async fn next_change(
    snapshots: &mut watch::Receiver<Arc<EventSnapshot>>,
    told: &TokenBucket,
    device: &DeviceLimits,
) -> bool {
    told.wait_until_available().await;
    device.wait_until_pushable().await;
    snapshots.changed().await.is_ok()
}
