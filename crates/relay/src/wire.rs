//! The messages between a tablet and the relay, and the codes with which the relay closes connections.

use std::fmt;

use axum::body::Bytes;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};

/// Maximum size of a payload in bytes.
pub const LARGEST_PAYLOAD: usize = 65_536;

/// Size of the type and the guest in front of a payload.
pub(crate) const PREFIX: usize = 5;

/// The public key of a tablet: an uncompressed point of P-256.
pub type TabletKey = [u8; 65];

/// The nonce that a tablet decrypts to prove possession of its key.
pub type Nonce = [u8; 16];

/// A value that stands for the address of a guest.
pub(crate) type Pseudonym = [u8; 16];

/// The number of a guest, unique while its room is open.
pub type GuestId = u32;

/// Types of messages: the first byte.
mod kind {
    pub const KEY: u8 = 0x01;
    pub const CHALLENGE: u8 = 0x02;
    pub const NONCE: u8 = 0x03;
    pub const OPEN: u8 = 0x04;
    pub const ECHO: u8 = 0x05;
    pub const JOINED: u8 = 0x10;
    pub const LEFT: u8 = 0x11;
    pub const PAYLOAD: u8 = 0x12;
}

/// The id of a room: the first half of the hash of its tablet's key.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RoomId([u8; 16]);

impl RoomId {
    /// Returns the id of the room of a key.
    pub fn of_key(key: &[u8; 65]) -> Self {
        let mut id = [0; 16];
        for (to, from) in id.iter_mut().zip(digest(&SHA256, key).as_ref()) {
            *to = *from;
        }
        Self(id)
    }

    /// Parses the 22 characters of a link.
    pub fn from_base64(text: &str) -> Option<Self> {
        BASE64_URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok().map(Self)
    }

    /// Returns the bytes of the id.
    pub fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&BASE64_URL_SAFE_NO_PAD.encode(self.0))
    }
}

/// The codes with which the relay closes connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum CloseCode {
    /// A message breaks the format.
    Malformed = 1002,
    /// A message is too large.
    TooLarge = 1009,
    /// The tablet has closed the guest's connection.
    Dismissed = 4000,
    /// The proof of possession is wrong or late.
    NotProven = 4003,
    /// The room is not open, or no longer.
    NoRoom = 4004,
    /// The connection is silent, or reads too slowly.
    Slow = 4008,
    /// The tablet has opened its room over another connection.
    Replaced = 4009,
    /// The room has its maximum number of guests.
    Full = 4029,
}

/// A message of a tablet whose room is open.
pub enum TabletMessage {
    /// Asks for an echo: a page sees no pings, and cannot notice otherwise that its connection is dead.
    Echo,
    /// Closes the connection of a guest.
    Dismiss(GuestId),
    /// A payload for a guest.
    Payload(GuestId, Bytes),
}

impl TabletMessage {
    /// Parses a message.
    ///
    /// # Errors
    /// The code with which the connection is closed.
    pub fn parse(message: &[u8]) -> Result<Self, CloseCode> {
        if message == [kind::ECHO] {
            return Ok(Self::Echo);
        }
        let (head, payload) = message.split_first_chunk::<PREFIX>().ok_or(CloseCode::Malformed)?;
        let [kind, guest @ ..] = *head;
        let guest = GuestId::from_be_bytes(guest);
        match (kind, payload.len()) {
            (kind::LEFT, 0) => Ok(Self::Dismiss(guest)),
            (kind::PAYLOAD, 1..=LARGEST_PAYLOAD) => {
                // Copied, because a part of the read buffer would keep all of it in memory.
                Ok(Self::Payload(guest, Bytes::copy_from_slice(payload)))
            }
            (kind::PAYLOAD, size) if size > LARGEST_PAYLOAD => Err(CloseCode::TooLarge),
            _ => Err(CloseCode::Malformed),
        }
    }
}

/// Parses the first message of a tablet.
pub fn parse_key(message: &[u8]) -> Option<TabletKey> {
    message.strip_prefix(&[kind::KEY])?.try_into().ok()
}

/// Parses the answer of a tablet to a challenge.
pub fn parse_nonce(message: &[u8]) -> Option<Nonce> {
    message.strip_prefix(&[kind::NONCE])?.try_into().ok()
}

/// Encodes the challenge of a tablet.
pub(crate) fn challenge(enc: &[u8], sealed: &[u8]) -> Bytes {
    [&[kind::CHALLENGE], enc, sealed].concat().into()
}

/// Encodes the message that the room is open.
pub(crate) fn open() -> Bytes {
    Bytes::from_static(&[kind::OPEN])
}

/// Encodes the answer to `TabletMessage::Echo`.
pub(crate) fn echo() -> Bytes {
    Bytes::from_static(&[kind::ECHO])
}

/// Encodes the message that a guest has joined.
pub(crate) fn joined(guest: GuestId, pseudonym: &Pseudonym) -> Bytes {
    with_guest(kind::JOINED, guest, pseudonym)
}

/// Encodes the message that a guest has left.
pub(crate) fn left(guest: GuestId) -> Bytes {
    with_guest(kind::LEFT, guest, &[])
}

/// Encodes the payload of a guest.
pub(crate) fn payload(guest: GuestId, payload: &[u8]) -> Bytes {
    with_guest(kind::PAYLOAD, guest, payload)
}

fn with_guest(kind: u8, guest: GuestId, rest: &[u8]) -> Bytes {
    [&[kind], &guest.to_be_bytes()[..], rest].concat().into()
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test")]
mod tests {
    use super::*;

    #[test]
    fn room_id_has_one_spelling_of_22_characters() {
        let id = RoomId::of_key(&[4; 65]);
        let text = id.to_string();
        assert_eq!(text.len(), 22);
        assert!(RoomId::from_base64(&text) == Some(id));
        assert!(RoomId::from_base64(&format!("{text}==")).is_none(), "padding");
        assert!(RoomId::from_base64(&text[..21]).is_none());
        // The last character has four bits that belong to no byte.
        assert!(RoomId::from_base64("AAAAAAAAAAAAAAAAAAAAAA").is_some());
        assert!(RoomId::from_base64("AAAAAAAAAAAAAAAAAAAAAB").is_none());
    }

    #[test]
    fn malformed_tablet_message_is_refused() {
        let code = |message: &[u8]| TabletMessage::parse(message).err();
        assert_eq!(code(&[0x05]), None);
        assert_eq!(code(&[0x11, 0, 0, 0, 1]), None);
        assert_eq!(code(&[0x12, 0, 0, 0, 1, 7]), None);
        for wrong in [
            &[][..],
            &[0x05, 0],
            &[0x12],
            &[0x12, 0, 0, 0, 1],
            &[0x11, 0, 0, 0, 1, 7],
            &[0x10, 0, 0, 0, 1],
            &[0x01; 66],
        ] {
            assert_eq!(code(wrong), Some(CloseCode::Malformed), "{wrong:?}");
        }
        let largest = payload(1, &vec![7; LARGEST_PAYLOAD]);
        assert_eq!(code(&largest), None);
        assert_eq!(code(&payload(1, &vec![7; LARGEST_PAYLOAD + 1])), Some(CloseCode::TooLarge));
        assert!(parse_key(&[1; 65]).is_none() && parse_key(&[1; 66]).is_some() && parse_nonce(&[3; 18]).is_none());
    }
}
