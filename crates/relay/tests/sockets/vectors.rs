//! The test vectors of `docs/reference/relay.md`. The tests of the pages compare their side with the same vectors.

use std::convert::Infallible;

use hpke::aead::AesGcm256;
use hpke::kdf::HkdfSha256;
use hpke::kem::DhP256HkdfSha256;
use hpke::rand_core::{TryCryptoRng, TryRng};
use hpke::{Deserializable as _, Kem, OpModeS, Serializable as _, single_shot_seal_with_rng};
use relay::RoomId;
use serde_json::{Value, json};

use super::end_to_end::{PhoneSide, TabletKey, TabletSide, frames, text};

const PAGE: &str = include_str!("../../../../docs/reference/relay.md");

/// A random source that repeats one byte, for a sender's ephemeral key.
struct Fixed(u8);

impl TryRng for Fixed {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(u32::from_ne_bytes([self.0; 4]))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from_ne_bytes([self.0; 8]))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(self.0);
        Ok(())
    }
}

impl TryCryptoRng for Fixed {}

const PHONE_TEXT: &str = r#"{"greeting":"code","code":"ABCD-EFGH","name":"Anna"}"#;
const TABLET_TEXT: &str = r#"{"welcome":{"guest":1,"token":"0123456789abcdef0123456789abcdef"}}"#;

/// Returns the vectors in the manual.
fn published() -> Value {
    let block = PAGE.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap_or("null");
    serde_json::from_str(block).expect("JSON")
}

/// Returns the frames of messages. Those of the page are used, because another library compresses differently.
fn published_frames(published: &Value, side: &str, otherwise: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    match published[side]["frames"].as_array() {
        Some(frames) => frames.iter().map(|frame| hex::decode(frame.as_str().expect("text")).expect("hex")).collect(),
        None => otherwise,
    }
}

fn all_hex(all: &[Vec<u8>]) -> Vec<String> {
    all.iter().map(hex::encode).collect()
}

#[test]
fn published_vectors_are_what_the_library_computes() {
    let published = published();
    let (private, public) = DhP256HkdfSha256::derive_keypair(&[0x11; 32]);
    let key: [u8; 65] = public.to_bytes().as_slice().try_into().expect("65 bytes");
    let (room, challenge, nonce) = (RoomId::of_key(&key), [0x22; 32], [0x44; 16]);
    let (proof_enc, sealed) = single_shot_seal_with_rng::<AesGcm256, HkdfSha256, DhP256HkdfSha256>(
        &OpModeS::Base,
        &<DhP256HkdfSha256 as Kem>::PublicKey::from_bytes(&key).expect("a point"),
        b"bucintoro relay 1 proof",
        &nonce,
        room.as_bytes(),
        &mut Fixed(0x55),
    )
    .expect("sealed");
    let (mut near, first) = PhoneSide::new(&key, room, &challenge, &mut Fixed(0x33));
    let mut far = TabletSide::new(&private, room, &challenge, &first).expect("a phone");

    // One message in one part, then the same message compressed in two parts.
    let both = |text: &str| [frames(text, false, 1_000), frames(text, true, 30)].concat();
    let phone_frames = published_frames(&published, "phone", both(PHONE_TEXT));
    let phone_payloads: Vec<_> = phone_frames.iter().map(|frame| near.seal(frame)).collect();
    let tablet_frames = published_frames(&published, "tablet", both(TABLET_TEXT));
    let tablet_payloads: Vec<_> = tablet_frames.iter().map(|frame| far.tablet.seal(frame)).collect();
    for (payloads, frames) in [(&phone_payloads, &phone_frames), (&tablet_payloads, &tablet_frames)] {
        assert_eq!(payloads.len(), frames.len());
    }
    let opened: Vec<_> = phone_payloads.iter().filter_map(|payload| far.open(payload)).collect();
    assert_eq!(opened, phone_frames);
    let opened: Vec<_> = tablet_payloads.iter().filter_map(|payload| near.tablet.open(payload)).collect();
    assert_eq!(opened, tablet_frames);
    for (frames, said) in [(&phone_frames, PHONE_TEXT), (&tablet_frames, TABLET_TEXT)] {
        assert_eq!(text(&frames[..1], 65_536).as_deref(), Some(said));
        assert_eq!(text(&frames[1..], 65_536).as_deref(), Some(said));
        assert!(frames.len() > 2, "in parts");
    }

    let TabletKey { key: tablet_key, nonce: tablet_nonce, .. } = &near.tablet;
    let computed = json!({
        "tablet_ikm": hex::encode([0x11; 32]),
        "private_key": hex::encode(private.to_bytes()),
        "public_key": hex::encode(key),
        "room_id": hex::encode(room.as_bytes()),
        "room": room.to_string(),
        "proof": {
            "ephemeral_ikm": hex::encode([0x55; 32]),
            "nonce": hex::encode(nonce),
            "message": hex::encode([&[2], &proof_enc.to_bytes()[..], &sealed].concat()),
        },
        "challenge": hex::encode(challenge),
        "phone": {
            "ephemeral_ikm": hex::encode([0x33; 32]),
            "first_payload": hex::encode(first),
            "text": PHONE_TEXT,
            "frames": all_hex(&phone_frames),
            "payloads": all_hex(&phone_payloads),
        },
        "tablet": {
            "key": hex::encode(tablet_key),
            "nonce": hex::encode(tablet_nonce),
            "text": TABLET_TEXT,
            "frames": all_hex(&tablet_frames),
            "payloads": all_hex(&tablet_payloads),
        },
    });
    assert!(published == computed, "the page must have:\n{computed:#}");
}
