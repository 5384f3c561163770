//! One WebSocket of a relay: reads within a rate, sends what waits, pings, and closes with a code.

use std::time::Duration;

use app_core::token_bucket::{Rate, TokenBucket};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use host::connection::{READ_AT_ONCE, SEND_TIME};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite;

use crate::limits::RelayLimits;
use crate::outbox::{Next, Outbox, cost};
use crate::wire::{CloseCode, LARGEST_PAYLOAD};

/// Time limit for closing a connection.
const CLOSE_TIME: Duration = Duration::from_secs(1);

/// Maximum size of a message that is read to its end, in bytes. A payload that is only a little too large is read, so
/// that the close code arrives; it would be lost behind unread bytes.
const LARGEST_READ: usize = 2 * LARGEST_PAYLOAD;

/// Handles the messages of one connection.
pub(crate) trait Handler {
    /// Handles a message.
    ///
    /// # Errors
    /// The code with which the connection is closed.
    fn receive(&mut self, message: Bytes) -> impl Future<Output = Result<(), CloseCode>> + Send;
}

/// Configures a socket of the relay.
pub(crate) fn configure(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.max_message_size(LARGEST_READ).max_frame_size(LARGEST_READ).read_buffer_size(READ_AT_ONCE)
}

/// Carries messages in both directions until the connection ends, then closes it.
pub(crate) async fn carry(
    socket: WebSocket,
    outbox: &Outbox,
    limits: &RelayLimits,
    rate: Rate,
    handler: &mut (impl Handler + Send),
) {
    let (mut sink, mut stream) = socket.split();
    let end = tokio::select! {
        end = read(&mut stream, limits.silence, rate, handler) => end,
        end = write(&mut sink, outbox, limits.ping) => end,
    };
    if let Ok(socket) = sink.reunite(stream) {
        close(socket, end).await;
    }
}

/// Reads messages. Returns the code with which to close, or `None` if the other side has gone.
async fn read(
    stream: &mut SplitStream<WebSocket>,
    silence: Duration,
    rate: Rate,
    handler: &mut impl Handler,
) -> Option<CloseCode> {
    let allowance = TokenBucket::new(rate);
    loop {
        allowance.wait_until_available().await;
        let message = match timeout(silence, stream.next()).await {
            Ok(Some(Ok(message))) => message,
            Ok(Some(Err(error))) => return is_too_large(error).then_some(CloseCode::TooLarge),
            Ok(None) => return None,
            Err(_) => return Some(CloseCode::Slow),
        };
        match message {
            Message::Binary(message) => {
                allowance.charge(cost(&message) as f64);
                if let Err(code) = handler.receive(message).await {
                    return Some(code);
                }
            }
            Message::Ping(bytes) | Message::Pong(bytes) => allowance.charge(cost(&bytes) as f64),
            Message::Text(_) => return Some(CloseCode::Malformed),
            Message::Close(_) => return None,
        }
    }
}

/// Sends what waits, and pings. Returns the code with which to close, or `None` if the other side has gone.
async fn write(sink: &mut SplitSink<WebSocket, Message>, outbox: &Outbox, ping: Duration) -> Option<CloseCode> {
    let mut pings = interval_at(Instant::now() + ping, ping);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            next = outbox.next() => match next {
                Next::Message(message) => Message::Binary(message),
                Next::Close(code) => return Some(code),
            },
            _ = pings.tick() => Message::Ping(Bytes::new()),
        };
        match timeout(SEND_TIME, sink.send(message)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return None,
            Err(_) => return Some(CloseCode::Slow),
        }
    }
}

/// Waits for the next binary message of a socket that carries nothing yet.
///
/// # Errors
/// The code with which the connection is closed; `None` if the other side has gone.
pub(crate) async fn binary(socket: &mut WebSocket) -> Result<Bytes, Option<CloseCode>> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Binary(message))) => return Ok(message),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Text(_))) => return Err(Some(CloseCode::Malformed)),
            Some(Err(error)) => return Err(is_too_large(error).then_some(CloseCode::TooLarge)),
            Some(Ok(Message::Close(_))) | None => return Err(None),
        }
    }
}

/// Closes a socket with this code, if the other side is still there. Reads on until it has closed too, because unread
/// bytes would reset the connection before the code arrives.
pub(crate) async fn close(mut socket: WebSocket, code: Option<CloseCode>) {
    let closing = async {
        if let Some(code) = code {
            let frame = CloseFrame { code: code as u16, reason: Utf8Bytes::from_static("") };
            socket.send(Message::Close(Some(frame))).await?;
        }
        while let Some(message) = socket.recv().await {
            message?;
        }
        Ok::<(), axum::Error>(())
    };
    // Whether the other side has heard it or not, the connection ends.
    let _ = timeout(CLOSE_TIME, closing).await;
}

fn is_too_large(error: axum::Error) -> bool {
    let error = error.into_inner().downcast::<tungstenite::Error>();
    error.is_ok_and(|error| matches!(*error, tungstenite::Error::Capacity(_)))
}
