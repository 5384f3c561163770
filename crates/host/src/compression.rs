//! Compresses messages to phones: one deflate stream for each connection, flushed after each message.
//!
//! Moves resemble one another, so earlier messages are the best dictionary: a move shrinks to a fifth of its text.
//! A screen requests compression by the name of a subprotocol; others get plain text.
//!
//! A compressor takes a third of a megabyte for a moment, so connections share a small pool. A compressor first
//! gets the last messages of the connection as dictionary, so that the browser reads one stream.

use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Message;
use flate2::{Compress, Compression, FlushCompress};
use serde::Serialize;

/// The subprotocol of compressed connections: messages are deflated, and each ends with a line feed.
pub const PACKED: &str = "bucintoro.deflate";

/// Size of the dictionary in bytes: a few moves.
const KNOWN: usize = 16 << 10;

/// Maximum number of idle compressors, regardless of how many were in use at once.
const MOST_IDLE: usize = 16;

/// Idle compressors.
static IDLE: Mutex<Vec<Compress>> = Mutex::new(Vec::new());

fn idle_compressors() -> MutexGuard<'static, Vec<Compress>> {
    // All of them are reset, so a panic elsewhere leaves the list consistent.
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Converts frames to messages. Holds the dictionary if messages are compressed.
#[derive(Default)]
pub(crate) struct FrameEncoder(Option<Vec<u8>>);

impl FrameEncoder {
    /// Creates an encoder that compresses if `packs` is true.
    pub fn new(packs: bool) -> Self {
        Self(packs.then(Vec::new))
    }

    /// Converts a frame to a message. Returns it with its uncompressed size. `None` if the stream is broken, which
    /// ends the connection.
    pub fn encode(&mut self, frame: &impl Serialize) -> Option<(Message, usize)> {
        let text = kernel::to_json(frame);
        let size = text.len();
        Some((self.message(text)?, size))
    }

    fn message(&mut self, mut text: String) -> Option<Message> {
        let Some(known) = &mut self.0 else { return Some(Message::Text(text.into())) };
        text.push('\n');
        let packed = compress_with_dictionary(known, text.as_bytes())?;
        remember(known, text.as_bytes());
        Some(Message::Binary(packed.into()))
    }
}

/// Compresses a text with `known` as dictionary.
fn compress_with_dictionary(known: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    let one = idle_compressors().pop();
    let mut stream = one.unwrap_or_else(|| Compress::new(Compression::default(), false));
    if !known.is_empty() {
        stream.set_dictionary(known).ok()?;
    }
    let packed = compress_and_flush(&mut stream, text)?;
    stream.reset();
    let mut idle = idle_compressors();
    if idle.len() < MOST_IDLE {
        idle.push(stream);
    }
    Some(packed)
}

/// Compresses a text and flushes, so that the receiver can read all of it at once.
fn compress_and_flush(stream: &mut Compress, text: &[u8]) -> Option<Vec<u8>> {
    let mut packed = Vec::with_capacity(text.len() / 4 + 64);
    loop {
        let read = usize::try_from(stream.total_in()).ok()?;
        stream.compress_vec(&text[read..], &mut packed, FlushCompress::Sync).ok()?;
        // If the buffer has room left, everything has been written.
        if packed.len() < packed.capacity() {
            return Some(packed);
        }
        packed.reserve(text.len() / 4 + 64);
    }
}

/// Appends a text to the dictionary, and removes the oldest part that exceeds [`KNOWN`].
fn remember(known: &mut Vec<u8>, text: &[u8]) {
    let text = &text[text.len().saturating_sub(KNOWN)..];
    let too_much = (known.len() + text.len()).saturating_sub(KNOWN);
    known.drain(..too_much);
    // Without `reserve_exact` the buffer would grow to twice the needed size.
    known.reserve_exact(text.len());
    known.extend_from_slice(text);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test")]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    #[test]
    fn connections_share_compressors_without_mixing_texts() {
        std::thread::scope(|threads| {
            for _ in 0..4 {
                threads.spawn(three_in_turn);
            }
        });
    }

    fn three_in_turn() {
        let mut lines: Vec<_> = (0..3).map(|_| (FrameEncoder::new(true), Decompress::new(false))).collect();
        let lengths = [0, 1, 63, 64, 65, 1_000, 15_000, 2_000, 70_000, 3, 16_383, 16_384, 16_385, 9];
        for (nth, length) in lengths.into_iter().cycle().take(3 * lengths.len()).enumerate() {
            let line = nth * nth / 2 % 3;
            let (encoder, stream) = &mut lines[line];
            let text: String = (0..length).map(|n| char::from(b'a' + (n * n % (21 + line)) as u8)).collect();
            let Some(Message::Binary(packed)) = encoder.message(text.clone()) else { panic!("{length}: not packed") };
            let mut unpacked = Vec::with_capacity(length + 64);
            stream.decompress_vec(&packed, &mut unpacked, FlushDecompress::Sync).unwrap();
            assert_eq!(String::from_utf8(unpacked).unwrap(), text + "\n");
        }
    }
}
