//! The encryption inside the payloads, as the pages of phone and tablet implement it. The relay has no code for it.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use hpke::aead::{AeadCtxR, AeadCtxS, AesGcm256};
use hpke::kdf::HkdfSha256;
use hpke::kem::DhP256HkdfSha256;
use hpke::rand_core::CryptoRng;
use hpke::{Deserializable as _, Kem, OpModeR, OpModeS, Serializable as _, setup_receiver, setup_sender_with_rng};
use relay::{LARGEST_PAYLOAD, RoomId};
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, Nonce, UnboundKey};

use super::PrivateKey;

type Sender = AeadCtxS<AesGcm256, HkdfSha256, DhP256HkdfSha256>;
type Receiver = AeadCtxR<AesGcm256, HkdfSha256, DhP256HkdfSha256>;

/// Size of the tag of a payload.
const TAG: usize = 16;

const LAST: u8 = 1;
const DEFLATED: u8 = 2;

/// Returns the HPKE info of a phone's context.
fn info(room: RoomId, challenge: &[u8; 32]) -> Vec<u8> {
    [b"bucintoro phone 1", &room.as_bytes()[..], challenge].concat()
}

/// The direction from the tablet: a key with counting nonces.
pub struct TabletKey {
    pub key: [u8; 32],
    pub nonce: [u8; 12],
    count: u64,
}

impl TabletKey {
    fn exported(export: impl Fn(&[u8], &mut [u8])) -> Self {
        let (mut key, mut nonce) = ([0; 32], [0; 12]);
        export(b"bucintoro tablet key", &mut key);
        export(b"bucintoro tablet nonce", &mut nonce);
        Self { key, nonce, count: 0 }
    }

    fn next(&mut self) -> (LessSafeKey, Nonce) {
        let mut nonce = self.nonce;
        nonce[4..].iter_mut().zip(self.count.to_be_bytes()).for_each(|(to, count)| *to ^= count);
        self.count += 1;
        let key = UnboundKey::new(&AES_256_GCM, &self.key).expect("32 bytes");
        (LessSafeKey::new(key), Nonce::assume_unique_for_key(nonce))
    }

    pub fn seal(&mut self, frame: &[u8]) -> Vec<u8> {
        let ((key, nonce), mut payload) = (self.next(), frame.to_vec());
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut payload).expect("encrypted");
        payload
    }

    pub fn open(&mut self, payload: &[u8]) -> Option<Vec<u8>> {
        let ((key, nonce), mut frame) = (self.next(), payload.to_vec());
        Some(key.open_in_place(nonce, Aad::empty(), &mut frame).ok()?.to_vec())
    }
}

/// A phone's side.
pub struct PhoneSide {
    sender: Sender,
    pub tablet: TabletKey,
}

impl PhoneSide {
    /// Returns the first payload too.
    pub fn new(key: &[u8; 65], room: RoomId, challenge: &[u8; 32], random: &mut impl CryptoRng) -> (Self, Vec<u8>) {
        let key = <DhP256HkdfSha256 as Kem>::PublicKey::from_bytes(key).expect("a point");
        let (enc, sender): (_, Sender) =
            setup_sender_with_rng(&OpModeS::Base, &key, &info(room, challenge), random).expect("a key");
        let tablet = TabletKey::exported(|name, to| sender.export(name, to).expect("short"));
        (Self { sender, tablet }, [&[1], &enc.to_bytes()[..]].concat())
    }

    pub fn seal(&mut self, frame: &[u8]) -> Vec<u8> {
        self.sender.seal(frame, &[]).expect("sealed")
    }
}

/// A tablet's side of one guest.
pub struct TabletSide {
    receiver: Receiver,
    pub tablet: TabletKey,
}

impl TabletSide {
    /// Reads the first payload of a phone.
    pub fn new(private: &PrivateKey, room: RoomId, challenge: &[u8; 32], first: &[u8]) -> Option<Self> {
        let enc = <DhP256HkdfSha256 as Kem>::EncappedKey::from_bytes(first.strip_prefix(&[1])?).ok()?;
        let receiver: Receiver = setup_receiver(&OpModeR::Base, private, &enc, &info(room, challenge)).ok()?;
        let tablet = TabletKey::exported(|name, to| receiver.export(name, to).expect("short"));
        Some(Self { receiver, tablet })
    }

    pub fn open(&mut self, payload: &[u8]) -> Option<Vec<u8>> {
        self.receiver.open(payload, &[]).ok()
    }
}

/// Returns the frames of a text, with parts of at most this many bytes.
pub fn frames(text: &str, is_deflated: bool, largest: usize) -> Vec<Vec<u8>> {
    let bytes = if is_deflated {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text.as_bytes()).expect("memory");
        encoder.finish().expect("memory")
    } else {
        text.as_bytes().to_vec()
    };
    let flags = if is_deflated { DEFLATED } else { 0 };
    let parts: Vec<&[u8]> = if bytes.is_empty() { vec![&[]] } else { bytes.chunks(largest).collect() };
    let last = parts.len() - 1;
    parts.iter().enumerate().map(|(n, part)| [&[flags | if n == last { LAST } else { 0 }], *part].concat()).collect()
}

/// The largest part that fits into a payload.
pub const LARGEST_PART: usize = LARGEST_PAYLOAD - TAG - 1;

/// Returns the text of the frames of one message; `None` if they are malformed, or the text is longer than this.
pub fn text(frames: &[Vec<u8>], largest: u64) -> Option<String> {
    let (mut bytes, mut flags) = (Vec::new(), Vec::new());
    for frame in frames {
        let (flag, part) = frame.split_first()?;
        flags.push(*flag);
        bytes.extend_from_slice(part);
    }
    let (last, before) = flags.split_last()?;
    let deflated = last & DEFLATED;
    if *last != deflated | LAST || before.iter().any(|flag| *flag != deflated) {
        return None;
    }
    let mut text = String::new();
    let read = match deflated {
        0 => (&bytes[..]).take(largest + 1).read_to_string(&mut text),
        _ => DeflateDecoder::new(&bytes[..]).take(largest + 1).read_to_string(&mut text),
    };
    read.ok().filter(|length| *length as u64 <= largest).map(|_| text)
}
