//! One socket: a greeting, then calls and answers, and pushes in between.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::arrivals::{Step, refusal};
use super::calls::{About, Calls, is_ping};
#[cfg(feature = "club")]
use super::club::{Node, Way};
use super::door::{Door, Kind, Slot};
use super::hand_over;
use super::pack::Packer;
use rooms::Session;
use rooms::people::codes::same;
use rooms::people::{Bounds, Entered, People, Permit};
use rooms::wire::{Greeting, Problem, Push, Reply, Request, Turned, Welcome};

/// A longer first message is no greeting, whatever is in it.
pub(super) const LARGEST_GREETING: usize = 512;

/// How long a page may take to greet.
pub(super) const GREETING_TIME: Duration = Duration::from_secs(10);

/// How long sending a message may take: a slower reader is dropped, and has to reconnect.
pub(super) const SEND_TIME: Duration = Duration::from_secs(10);

/// How often the other side is asked whether it is there, and how long it may be silent.
pub(super) const BEAT: Duration = Duration::from_secs(10);
pub(super) const SILENCE: Duration = Duration::from_secs(35);

/// What a screen sends.
#[derive(Deserialize)]
struct Call {
    id: u32,
    request: Box<RawValue>,
}

/// What it is answered, or sent unasked.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Frame {
    /// It is let in.
    Welcome {
        /// As whom.
        welcome: Welcome,
        /// The largest message that is taken from it, in bytes: a larger one ends the line.
        largest: usize,
    },
    /// A call was answered.
    Ok { id: u32, ok: Box<Reply> },
    /// A call changed nothing; without a number the greeting, or what was no call.
    Problem { id: Option<u32>, problem: Problem },
    /// Something changed.
    Push { push: Push },
}

/// Talks with one screen to the end.
pub(super) async fn talk(door: Door, peer: SocketAddr, slot: &Slot, socket: WebSocket) {
    let mut closed = door.closed.clone();
    #[cfg(feature = "club")]
    let _counted =
        if let Kind::Club { node, inner } = &door.kind { Some(node.measured().socket(*inner)) } else { None };
    #[cfg(feature = "club")]
    let lost = lost(&door.kind);
    #[cfg(not(feature = "club"))]
    let lost = std::future::pending::<()>();
    let mut line = Line::new(socket);
    tokio::select! {
        _ = closed.changed() => {}
        () = lost => {}
        () = heard(door, peer, slot, &mut line) => {}
    }
    // A reader that is already gone needs no goodbye.
    let _ = timeout(Duration::from_secs(1), line.socket.close()).await;
}

/// One screen's socket.
pub(super) struct Line {
    pub socket: WebSocket,
    /// Whether what is sent is packed.
    #[cfg_attr(not(feature = "club"), allow(dead_code, reason = "only nodes of a club ask"))]
    pub packed: bool,
    packer: Packer,
}

impl Line {
    /// One that is sent what its screen has asked for.
    pub fn new(socket: WebSocket) -> Self {
        let packed = socket.protocol().is_some();
        Self { socket, packed, packer: Packer::new(packed) }
    }

    /// One that is sent text.
    pub fn plain(socket: WebSocket) -> Self {
        Self { socket, packed: false, packer: Packer::new(false) }
    }

    /// Sends a frame; false when the other side is gone or too slow.
    pub async fn send(&mut self, frame: &impl Serialize) -> bool {
        self.sends(frame).await.is_some()
    }

    /// The same; how large the frame was before it was packed.
    pub async fn sends(&mut self, frame: &impl Serialize) -> Option<usize> {
        let (message, size) = self.packer.packed(frame)?;
        self.leaves(message).await.then_some(size)
    }

    /// Sends an answer that is paid for before it is sent; false when the other side is gone or too slow.
    #[cfg(feature = "club")]
    pub async fn sends_for(&mut self, frame: &impl Serialize, permit: Option<Permit<'_>>) -> bool {
        let Some((message, size)) = self.packer.packed(frame) else { return false };
        if let Some(permit) = permit {
            permit.ends_waiting(size);
        }
        self.leaves(message).await
    }

    /// Sends an answer; false when the other side is gone or too slow.
    async fn answers(&mut self, frame: Frame, permit: Option<Permit<'_>>) -> bool {
        // Serializing and compressing a whole table takes long: nobody else's line waits for it.
        let mut packer = std::mem::take(&mut self.packer);
        let packed = tokio::task::spawn_blocking(move || (packer.packed(&frame), packer)).await;
        let Ok((Some((message, size)), packer)) = packed else { return false };
        self.packer = packer;
        if let Some(permit) = permit {
            permit.ends(size);
        }
        self.leaves(message).await
    }

    /// Sends a message as it is; false when the other side is gone or too slow.
    pub async fn leaves(&mut self, message: Message) -> bool {
        matches!(timeout(SEND_TIME, SinkExt::send(&mut self.socket, message)).await, Ok(Ok(())))
    }

    /// The next text of a side that is to say one now.
    pub async fn text(&mut self, patience: Duration) -> Option<Utf8Bytes> {
        match timeout(patience, self.socket.recv()).await {
            Ok(Some(Ok(Message::Text(text)))) => Some(text),
            _ => None,
        }
    }
}

/// Hears a greeting, lets in whom it is from, and listens. What is done before that is boxed: thousands of lines only
/// listen, and need no room for it.
async fn heard(door: Door, peer: SocketAddr, slot: &Slot, line: &mut Line) {
    let Some(greeting) = greeted(line).await else { return };
    let largest = door.kind.largest();
    if !matches!(greeting, Greeting::Knock) {
        door.kind.came(peer.ip(), Step::Asked);
    }
    #[cfg(feature = "club")]
    let Some(greeting) = Box::pin(kept_here(&door, peer, greeting, slot, line)).await else { return };
    let asks = matches!(greeting, Greeting::Ask { .. });
    let entering = Box::pin(enter(&door, peer, greeting));
    let entered = if asks {
        tokio::select! {
            entered = entering => entered,
            // A device that goes away while the host decides is not waited for.
            () = gone(&mut line.socket) => return,
        }
    } else {
        entering.await
    };
    let screen = match entered {
        Ok(In::Screen(screen)) => {
            door.kind.came(peer.ip(), Step::Entered);
            slot.let_in();
            *screen
        }
        Ok(In::NextHost(people)) => return Box::pin(hand_over::give(&door.app, &people, peer, line)).await,
        // The door is about to open or to close: the device will try again.
        Err(Problem::NotHosted) => return,
        Err(problem) => {
            refusal(&problem).into_iter().for_each(|why| door.kind.refused(why));
            line.send(&Frame::Problem { id: None, problem }).await;
            return;
        }
    };
    if line.send(&Frame::Welcome { welcome: screen.welcome.clone(), largest }).await {
        listen(line, screen).await;
    }
}

/// The greeting, if it is for this node of a club; otherwise its line was led elsewhere to its end, or turned away.
#[cfg(feature = "club")]
async fn kept_here(
    door: &Door,
    peer: SocketAddr,
    greeting: Greeting,
    slot: &Slot,
    line: &mut Line,
) -> Option<Greeting> {
    let Kind::Club { node, inner } = &door.kind else { return Some(greeting) };
    match Box::pin(node.way(peer.ip(), &greeting, *inner)).await {
        Ok(Way::Here) => return Some(greeting),
        Ok(Way::There(addr)) => node.pass_on(&addr, peer.ip(), &greeting, line).await,
        Ok(Way::Organiser) => Box::pin(organises(door, Arc::clone(node), greeting, slot, line)).await,
        // Nobody can say just now: the device will try again.
        Err(Problem::NotHosted | Problem::Unsettled { .. } | Problem::Internal { .. }) => {}
        Err(problem) => {
            line.send(&Frame::Problem { id: None, problem }).await;
        }
    }
    None
}

/// Who has come in.
enum In {
    Screen(Box<Screen>),
    NextHost(Arc<People>),
}

/// Whom a screen's requests are put to.
pub(super) enum Desk {
    Session(Session),
    /// The organiser's of a club, who came with this key.
    #[cfg(feature = "club")]
    Organiser(Arc<Node>, String),
}

impl Desk {
    pub(super) async fn request(&self, request: impl Into<Request>) -> Result<Reply, Problem> {
        match self {
            Self::Session(session) => session.request(request).await,
            #[cfg(feature = "club")]
            Self::Organiser(node, key) => node.organises(key, request.into()).await,
        }
    }
}

/// A screen that was let in.
pub(super) struct Screen {
    pub session: Desk,
    pub pushes: mpsc::Receiver<Push>,
    pub welcome: Welcome,
    /// None for the host's own.
    pub bounds: Option<Bounds>,
}

async fn enter(door: &Door, peer: SocketAddr, greeting: Greeting) -> Result<In, Problem> {
    match (&door.kind, greeting) {
        (Kind::Own { token, key }, Greeting::Token { token: shown }) if same(token, &shown) | same(key, &shown) => {
            let (session, pushes) = door.app.session();
            let welcome = Welcome { guest: None, token: Some(key.clone()) };
            Ok(In::Screen(Box::new(Screen { session: Desk::Session(session), pushes, welcome, bounds: None })))
        }
        (Kind::Own { .. }, _) => Err(Problem::TurnedAway { why: Turned::Host }),
        (_, greeting) => match door.app.lobby().enter(peer.ip(), greeting).await? {
            Entered::Guest(guest, welcome) => {
                let bounds = Some(guest.bounds());
                let (session, pushes) = door.app.guest(guest);
                Ok(In::Screen(Box::new(Screen { session: Desk::Session(session), pushes, welcome, bounds })))
            }
            Entered::NextHost(people) => Ok(In::NextHost(people)),
        },
    }
}

/// Talks with a club's organiser, as long as the key is good.
#[cfg(feature = "club")]
async fn organises(door: &Door, node: Arc<Node>, greeting: Greeting, slot: &Slot, line: &mut Line) {
    let Greeting::Token { token: key } = greeting else { return };
    slot.let_in();
    let welcome = Welcome { guest: None, token: None };
    if !line.send(&Frame::Welcome { welcome: welcome.clone(), largest: door.kind.largest() }).await {
        return;
    }
    // What happens at tables is pushed to nobody who organises: they are at any node.
    let (_pushes, nothing) = mpsc::channel(1);
    let session = Desk::Organiser(Arc::clone(&node), key.clone());
    tokio::select! {
        () = node.renewed(&key) => {}
        () = listen(line, Screen { session, pushes: nothing, welcome, bounds: None }) => {}
    }
}

/// Until every line of a club's node has to end.
#[cfg(feature = "club")]
fn lost(kind: &Kind) -> impl Future<Output = ()> + use<> {
    let ends = if let Kind::Club { node, .. } = kind { Some(node.ends()) } else { None };
    async move {
        match ends {
            Some(mut ends) => drop(ends.changed().await),
            None => std::future::pending().await,
        }
    }
}

pub(super) async fn greeted(line: &mut Line) -> Option<Greeting> {
    let text = line.text(GREETING_TIME).await?;
    if text.len() > LARGEST_GREETING {
        return None;
    }
    serde_json::from_str(&text).ok()
}

/// Until the other side is gone; what it says meanwhile is not heard.
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

/// The next message, once a guest may say it.
async fn next(socket: &mut WebSocket, bounds: &Option<Bounds>) -> Option<Result<Message, axum::Error>> {
    match bounds {
        Some(bounds) => bounds.device.said(socket.recv()).await,
        None => socket.recv().await,
    }
}

/// Waits until it may be answered.
async fn permit(bounds: &Option<Bounds>) -> Option<Permit<'_>> {
    match bounds {
        Some(bounds) => Some(bounds.device.permit().await),
        None => None,
    }
}

/// Until a guest has opened too many other lines.
async fn ended(bounds: &Option<Bounds>) {
    match bounds {
        Some(bounds) => bounds.ended.notified().await,
        None => std::future::pending().await,
    }
}

/// How many requests of the host's own screen, or of a club's organiser, may be in progress. A guest may have one.
const MOST_OF_HOST: usize = 4;

/// Answers and pushes until the screen is gone, silent, too slow or sent away.
async fn listen(line: &mut Line, screen: Screen) {
    let Screen { session, mut pushes, bounds, .. } = screen;
    let mut calls = Calls::new(if bounds.is_some() { 1 } else { MOST_OF_HOST });
    talk_on(line, &session, &mut pushes, &bounds, &mut calls).await;
    // Each call is run to completion and paid for, though its reply is not sent any more.
    while calls.is_busy() {
        let (_, permit) = calls.answered().await;
        permit.into_iter().for_each(|permit: Permit<'_>| permit.ends(0));
    }
}

/// A parsed call, or the reply frame if parsing failed.
type Heard = Result<(u32, Request), Frame>;

/// Neither pushes nor pings wait for requests in progress.
async fn talk_on<'a>(
    line: &mut Line,
    session: &'a Desk,
    pushes: &mut mpsc::Receiver<Push>,
    bounds: &'a Option<Bounds>,
    calls: &mut Calls<'a, Heard, (Frame, Option<Permit<'a>>)>,
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
                calls.begin(|call| Box::pin(async move { (answer(session, call).await, permit) }));
                continue;
            }
            (frame, permit) = calls.answered(), if calls.is_busy() => {
                if !line.answers(frame, permit).await {
                    return;
                }
                continue;
            }
            message = next(&mut line.socket, bounds), if calls.has_room() => {
                last = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        let call = heard_call(&text);
                        match &call {
                            Ok((_, request)) if is_ping(request) => {
                                calls.begin_beside(Box::pin(async move { (answer(session, call).await, None) }));
                            }
                            Ok((_, request)) => calls.push(About::request(request), call),
                            Err(_) => calls.push(About::NOTHING, call),
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
                let ping = timeout(SEND_TIME, line.socket.send(Message::Ping(Default::default()))).await;
                if last.elapsed() > SILENCE || !matches!(ping, Ok(Ok(()))) {
                    return;
                }
                continue;
            }
        };
        let is_last = matches!(frame, Frame::Push { push: Push::Dismissed | Push::Closed });
        // A device that gives up its place hears the reply, and then that it is dismissed.
        while is_last && calls.is_busy() {
            let (frame, permit) = calls.answered().await;
            if !line.answers(frame, permit).await {
                return;
            }
        }
        if !line.send(&frame).await || is_last {
            return;
        }
    }
}

fn heard_call(text: &str) -> Heard {
    match serde_json::from_str(text) {
        Ok(Call { id, request }) => match Request::from_json(request.get()) {
            Ok(request) => Ok((id, request)),
            Err(problem) => Err(Frame::Problem { id: Some(id), problem }),
        },
        Err(error) => Err(Frame::Problem { id: None, problem: Problem::Unreadable { detail: error.to_string() } }),
    }
}

async fn answer(session: &Desk, call: Heard) -> Frame {
    let (id, request) = match call {
        Ok(call) => call,
        Err(frame) => return frame,
    };
    match session.request(request).await {
        Ok(ok) => Frame::Ok { id, ok: Box::new(ok) },
        Err(problem) => Frame::Problem { id: Some(id), problem },
    }
}
