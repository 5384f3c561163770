//! One WebSocket connection: its messages, their sizes and their deadlines.

use std::time::Duration;

use app_core::connection::{Frame, Incoming, Outgoing, Transport};
use app_core::membership::Permit;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use futures_util::SinkExt;
use serde::Serialize;
use tokio::time::timeout;

use crate::compression::{FrameEncoder, PACKED};

/// Time limit for sending a message: a slower reader is disconnected, and has to reconnect.
pub const SEND_TIME: Duration = Duration::from_secs(10);

/// Time limit for closing a connection.
const CLOSE_TIME: Duration = Duration::from_secs(1);

/// Size of the read buffer of a socket in bytes. It is small, because there are thousands of sockets.
pub const READ_AT_ONCE: usize = 4 << 10;

/// The WebSocket of one screen.
pub struct Connection {
    /// The open socket, after the handshake of the WebSocket protocol.
    pub socket: WebSocket,
    /// True if messages are compressed.
    pub packed: bool,
    encoder: FrameEncoder,
}

impl Connection {
    /// Creates a connection that compresses if the screen has requested it.
    pub fn new(socket: WebSocket) -> Self {
        let packed = socket.protocol().is_some();
        Self { socket, packed, encoder: FrameEncoder::new(packed) }
    }

    /// Creates a connection without compression.
    pub fn plain(socket: WebSocket) -> Self {
        Self { socket, packed: false, encoder: FrameEncoder::new(false) }
    }

    /// Sends a frame. Returns false if the other side is gone or too slow.
    pub async fn send(&mut self, frame: &impl Serialize) -> bool {
        self.send_measured(frame).await.is_some()
    }

    /// Sends a frame. Returns its uncompressed size, or `None` if the other side is gone or too slow.
    pub async fn send_measured(&mut self, frame: &impl Serialize) -> Option<usize> {
        let (message, size) = self.encoder.encode(frame)?;
        self.send_raw(message).await.then_some(size)
    }

    /// Sends an answer after it is charged to the permit. Returns false if the other side is gone or too slow.
    pub async fn send_charged(&mut self, frame: &impl Serialize, permit: Option<Permit<'_>>) -> bool {
        let Some((message, size)) = self.encoder.encode(frame) else { return false };
        if let Some(permit) = permit {
            permit.finish_waiting(size);
        }
        self.send_raw(message).await
    }

    /// Sends an answer. Returns false if the other side is gone or too slow.
    async fn send_answer(&mut self, frame: Frame, permit: Option<Permit<'_>>) -> bool {
        // Serializing and compressing a whole table takes long, so it runs on a blocking thread: other connections do
        // not wait.
        let mut encoder = std::mem::take(&mut self.encoder);
        let packed = tokio::task::spawn_blocking(move || (encoder.encode(&frame), encoder)).await;
        let Ok((Some((message, size)), encoder)) = packed else { return false };
        self.encoder = encoder;
        if let Some(permit) = permit {
            permit.finish(size);
        }
        self.send_raw(message).await
    }

    /// Sends a message unchanged. Returns false if the other side is gone or too slow.
    pub async fn send_raw(&mut self, message: Message) -> bool {
        matches!(timeout(SEND_TIME, SinkExt::send(&mut self.socket, message)).await, Ok(Ok(())))
    }

    /// Waits for the next text message, at most this long.
    pub async fn text(&mut self, patience: Duration) -> Option<Utf8Bytes> {
        match timeout(patience, self.socket.recv()).await {
            Ok(Some(Ok(Message::Text(text)))) => Some(text),
            _ => None,
        }
    }
}

impl Transport for Connection {
    async fn receive(&mut self) -> Option<Incoming> {
        match self.socket.recv().await? {
            Ok(Message::Text(text)) => Some(Incoming::Text(text.as_str().to_owned())),
            Ok(Message::Binary(_)) => Some(Incoming::Binary),
            Ok(Message::Ping(_) | Message::Pong(_)) => Some(Incoming::Alive),
            Ok(Message::Close(_)) | Err(_) => None,
        }
    }

    async fn deliver(&mut self, message: Outgoing<'_>) -> bool {
        match message {
            Outgoing::Frame(frame) => self.send(frame).await,
            Outgoing::Answer { frame, permit } => self.send_answer(frame, permit).await,
            Outgoing::Probe => self.send_raw(Message::Ping(Default::default())).await,
        }
    }

    async fn close(&mut self) {
        let _ = timeout(CLOSE_TIME, SinkExt::close(&mut self.socket)).await;
    }
}

/// Configures the socket of a screen, which accepts messages up to this many bytes.
pub fn screen_socket(upgrade: WebSocketUpgrade, largest: usize) -> WebSocketUpgrade {
    plain_socket(upgrade, largest).protocols([PACKED])
}

/// Configures a socket that accepts messages up to this many bytes.
pub(crate) fn plain_socket(upgrade: WebSocketUpgrade, largest: usize) -> WebSocketUpgrade {
    upgrade.max_message_size(largest).max_frame_size(largest).read_buffer_size(READ_AT_ONCE)
}
