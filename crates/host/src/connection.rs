//! One socket: its messages, their sizes and their times.

use std::time::Duration;

use app_core::membership::Permit;
use app_core::protocol::{Greeting, Problem, Push, Reply, Welcome};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use futures_util::SinkExt;
use serde::Serialize;
use tokio::time::timeout;

use crate::compression::{PACKED, Packer};

/// A longer first message is no greeting, whatever is in it.
pub const LARGEST_GREETING: usize = 512;

/// How long a page may take to greet.
pub const GREETING_TIME: Duration = Duration::from_secs(10);

/// How long sending a message may take: a slower reader is dropped, and has to reconnect.
pub const SEND_TIME: Duration = Duration::from_secs(10);

/// How often the other side is asked whether it is there, and how long it may be silent.
pub const BEAT: Duration = Duration::from_secs(10);
pub const SILENCE: Duration = Duration::from_secs(35);

/// How many bytes of a socket are read at once: each of thousands holds so many.
pub const READ_AT_ONCE: usize = 4 << 10;

/// What a screen is sent.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Frame {
    /// It is admitted.
    Welcome {
        /// As whom.
        welcome: Welcome,
        /// The largest message that it may send, in bytes: a larger one ends the connection.
        largest: usize,
    },
    /// A call was answered.
    Ok { id: u32, ok: Box<Reply> },
    /// A call changed nothing; without a number the greeting, or what was no call.
    Problem { id: Option<u32>, problem: Problem },
    /// Something changed.
    Push { push: Push },
}

/// One screen's socket.
pub struct Connection {
    pub socket: WebSocket,
    /// Whether what is sent is packed.
    pub packed: bool,
    packer: Packer,
}

impl Connection {
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
    pub async fn sends_for(&mut self, frame: &impl Serialize, permit: Option<Permit<'_>>) -> bool {
        let Some((message, size)) = self.packer.packed(frame) else { return false };
        if let Some(permit) = permit {
            permit.ends_waiting(size);
        }
        self.leaves(message).await
    }

    /// Sends an answer; false when the other side is gone or too slow.
    pub(crate) async fn answers(&mut self, frame: Frame, permit: Option<Permit<'_>>) -> bool {
        // Serializing and compressing a whole table takes long: no other connection waits for it.
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

/// The handshake of a screen. None: it said something else, or nothing.
pub(crate) async fn greeted(line: &mut Connection) -> Option<Greeting> {
    let text = line.text(GREETING_TIME).await?;
    if text.len() > LARGEST_GREETING {
        return None;
    }
    serde_json::from_str(&text).ok()
}

/// The socket of a screen, which takes messages of so many bytes.
pub fn screen_socket(upgrade: WebSocketUpgrade, largest: usize) -> WebSocketUpgrade {
    plain_socket(upgrade, largest).protocols([PACKED])
}

/// A socket that takes messages of so many bytes.
pub(crate) fn plain_socket(upgrade: WebSocketUpgrade, largest: usize) -> WebSocketUpgrade {
    upgrade.max_message_size(largest).max_frame_size(largest).read_buffer_size(READ_AT_ONCE)
}
