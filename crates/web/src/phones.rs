//! Phones at a table of this page. They reach the page through a relay, to which the page holds one connection: here
//! arrive only decrypted messages.

use std::net::{IpAddr, Ipv6Addr};

use app_core::connection::{
    Arrival, Frame, Incoming, LARGEST_OF_GUEST, Outgoing, Transport, enter_lobby, listen, read_greeting,
};
use app_core::membership::codes::LinkBase;
use app_core::protocol::Problem;
use app_core::token_bucket::Rate;
use app_core::{Examined, HostRequest, Rooms};
use js_sys::Function;
use kernel::to_json;
use serde::Deserialize;
use tokio::sync::mpsc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The rate limit of wrong codes and tokens from all phones together, because a hostile relay chooses the pseudonyms.
pub const WRONG_IN_TOTAL: Rate = Rate { at_once: 60.0, a_second: 0.5 };

/// The maximum number of messages of a phone that wait, after which its connection ends. A phone of this project sends
/// one request at a time, and pings.
const WAITING: usize = 64;

/// The messages to a phone that wait until the page sends them.
const SENDING: usize = 16;

#[wasm_bindgen]
extern "C" {
    /// The room at the relay, in `worker.js`.
    pub type Room;

    /// Opens the room. Returns a [`RoomLink`] as JSON.
    #[wasm_bindgen(method, catch)]
    async fn open(this: &Room) -> Result<JsValue, JsValue>;

    /// Closes the room, because no table is hosted any more. Its key is deleted.
    #[wasm_bindgen(method)]
    fn close(this: &Room);
}

/// The page for phones, and the parameters of its links.
#[derive(Deserialize)]
struct RoomLink {
    page: String,
    parameters: String,
}

/// Opens and closes the room as the tables ask for it.
pub fn serve_room(rooms: &Rooms, room: Room) {
    let Some(mut requests) = rooms.attach_host() else { return };
    let rooms = rooms.clone();
    spawn_local(async move {
        // A sender that is gone no longer needs its answer.
        while let Some(request) = requests.recv().await {
            match request {
                HostRequest::Open(done) => {
                    let opened = match open(&room).await {
                        Ok(RoomLink { page, parameters }) => {
                            rooms.lobby().set_link_base(LinkBase::page(page, parameters));
                            Ok(vec![])
                        }
                        Err(detail) => Err(Problem::NoNetwork { detail }),
                    };
                    let _ = done.send(opened);
                }
                HostRequest::Close => room.close(),
                HostRequest::Examine(done) => _ = done.send(Examined::default()),
                HostRequest::Battery(done) => _ = done.send(None),
                HostRequest::TakeOver(_, done) => {
                    let detail = "a page in a browser takes no table over".to_owned();
                    let _ = done.send(Err(Problem::NoNetwork { detail }));
                }
            }
        }
    });
}

async fn open(room: &Room) -> Result<RoomLink, String> {
    let opened = room.open().await.map_err(|why| why.as_string().unwrap_or_else(|| format!("{why:?}")))?;
    serde_json::from_str(&opened.as_string().unwrap_or_default()).map_err(|error| error.to_string())
}

/// The connection of one phone. It ends when this is dropped.
#[wasm_bindgen]
pub struct Phone {
    incoming: Option<mpsc::Sender<String>>,
}

#[wasm_bindgen]
impl Phone {
    /// Receives a message of the phone.
    pub fn message(&mut self, text: String) {
        let sent = self.incoming.as_ref().map(|incoming| incoming.try_send(text));
        if matches!(sent, Some(Err(_))) {
            self.incoming = None;
        }
    }
}

/// Serves a phone that has connected. `pseudonym` is the relay's name for its address. `send` receives each message to
/// the phone as text, and null when the connection ends.
pub fn connect(rooms: &Rooms, pseudonym: &str, send: Function) -> Phone {
    let (incoming, messages) = mpsc::channel(WAITING);
    let (outgoing, mut texts) = mpsc::channel::<String>(SENDING);
    spawn_local(async move {
        while let Some(text) = texts.recv().await {
            if send.call1(&JsValue::NULL, &text.into()).is_err() {
                return;
            }
        }
        // The page may have ended meanwhile.
        let _ = send.call1(&JsValue::NULL, &JsValue::NULL);
    });
    let (rooms, from) = (rooms.clone(), address_of(pseudonym));
    spawn_local(async move { serve(&rooms, from, RelayTransport { messages, outgoing, probed: false }).await });
    Phone { incoming: Some(incoming) }
}

/// Returns an address that stands for a pseudonym in rate limits, which count an IPv6 address by its first 64 bits.
fn address_of(pseudonym: &str) -> IpAddr {
    let bits = pseudonym.bytes().take(8).fold(0, |bits: u64, byte| bits << 8 | u64::from(byte));
    IpAddr::V6(Ipv6Addr::from_bits(u128::from(bits) << 64))
}

/// Admits a phone and answers its requests.
async fn serve(rooms: &Rooms, from: IpAddr, mut transport: RelayTransport) {
    let Some(greeting) = read_greeting(&mut transport).await else { return };
    match enter_lobby(rooms, from, greeting, &mut transport).await {
        Some(Ok(Arrival::Client(client))) => {
            let welcome = Frame::Welcome { welcome: client.welcome.clone(), largest: LARGEST_OF_GUEST };
            if transport.deliver(Outgoing::Frame(&welcome)).await {
                listen(&mut transport, *client).await;
            }
        }
        Some(Err(problem)) if !matches!(problem, Problem::NotHosted) => {
            transport.deliver(Outgoing::Frame(&Frame::Problem { id: None, problem })).await;
        }
        // A page gives no table away. Without a hosted table the phone tries again.
        Some(Ok(Arrival::NextHost(_)) | Err(_)) | None => {}
    }
}

/// Carries the messages of one phone.
struct RelayTransport {
    messages: mpsc::Receiver<String>,
    outgoing: mpsc::Sender<String>,
    probed: bool,
}

impl Transport for RelayTransport {
    async fn receive(&mut self) -> Option<Incoming> {
        if std::mem::take(&mut self.probed) {
            return Some(Incoming::Alive);
        }
        self.messages.recv().await.map(Incoming::Text)
    }

    async fn deliver(&mut self, message: Outgoing<'_>) -> bool {
        let text = match &message {
            Outgoing::Frame(frame) => to_json(frame),
            Outgoing::Answer { frame, .. } => to_json(frame),
            // The relay probes the phones, and reports those that are gone.
            Outgoing::Probe => {
                self.probed = true;
                return true;
            }
        };
        if let Outgoing::Answer { permit: Some(permit), .. } = message {
            permit.finish(text.len());
        }
        self.outgoing.send(text).await.is_ok()
    }

    async fn close(&mut self) {}
}
