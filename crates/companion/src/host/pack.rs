//! What is sent to phones, compressed: one deflate stream for each connection, flushed after each message.
//!
//! Moves resemble one another, so the messages before are the best dictionary: a move takes a fifth of its
//! text. A screen asks for this with the name of a subprotocol; others are sent text.

use axum::extract::ws::Message;
use flate2::{Compress, Compression, FlushCompress};
use serde::Serialize;

/// The subprotocol that a screen asks for: messages are deflated, each ends with a line feed.
pub(super) const PACKED: &str = "bucintoro.deflate";

/// Makes messages of frames.
#[derive(Default)]
pub(super) struct Packer(Option<Compress>);

impl Packer {
    /// Packs, or does not.
    pub fn new(packs: bool) -> Self {
        Self(packs.then(|| Compress::new(Compression::default(), false)))
    }

    /// The next frame as a message, and how large it is before it is packed. None when the stream is
    /// broken, which ends the line.
    pub fn packed(&mut self, frame: &impl Serialize) -> Option<(Message, usize)> {
        let text = serde_json::to_string(frame).ok()?;
        let size = text.len();
        Some((self.message(text)?, size))
    }

    fn message(&mut self, mut text: String) -> Option<Message> {
        let Some(stream) = &mut self.0 else { return Some(Message::Text(text.into())) };
        text.push('\n');
        let begun = stream.total_in();
        let mut packed = Vec::with_capacity(text.len() / 4 + 64);
        loop {
            let read = usize::try_from(stream.total_in() - begun).ok()?;
            stream.compress_vec(&text.as_bytes()[read..], &mut packed, FlushCompress::Sync).ok()?;
            // If room is left in the buffer, everything has been written.
            if packed.len() < packed.capacity() {
                return Some(Message::Binary(packed.into()));
            }
            packed.reserve(text.len() / 4 + 64);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test")]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    #[test]
    fn texts_come_out_as_they_went_in() {
        let mut packer = Packer::new(true);
        let mut stream = Decompress::new(false);
        for length in [0, 1, 63, 64, 65, 1_000, 70_000, 3] {
            let text: String = (0..length).map(|n| char::from(b'a' + (n * n % 23) as u8)).collect();
            let Some(Message::Binary(packed)) = packer.message(text.clone()) else { panic!("{length}: not packed") };
            let mut unpacked = Vec::with_capacity(length + 64);
            stream.decompress_vec(&packed, &mut unpacked, FlushDecompress::Sync).unwrap();
            assert_eq!(String::from_utf8(unpacked).unwrap(), text + "\n");
        }
    }
}
