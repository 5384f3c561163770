//! Proof that a tablet has the private key of its room: the relay seals a nonce to the public key (HPKE, RFC 9180), and
//! the tablet returns it. HPKE binds the nonce to this use by `INFO`, and to the room.

use axum::body::Bytes;
use hpke::aead::AesGcm256;
use hpke::kdf::HkdfSha256;
use hpke::kem::DhP256HkdfSha256;
use hpke::{Deserializable as _, Kem, OpModeS, Serializable as _, single_shot_seal};
use subtle::ConstantTimeEq as _;

use crate::wire::{self, Nonce, RoomId, TabletKey};

/// The use of the sealed nonce, so that no other message can pass for it.
const INFO: &[u8] = b"bucintoro relay 1 proof";

/// A sealed nonce that only the owner of a key can open.
pub(crate) struct Challenge {
    nonce: Nonce,
    /// The message for the tablet.
    pub message: Bytes,
}

impl Challenge {
    /// Seals a fresh nonce. Returns `None` if the key is no point of the curve.
    pub fn seal(key: &TabletKey, room: RoomId) -> Option<Self> {
        let key = <DhP256HkdfSha256 as Kem>::PublicKey::from_bytes(key).ok()?;
        let nonce: Nonce = rand::random();
        let mode = OpModeS::<DhP256HkdfSha256>::Base;
        let (enc, sealed) =
            single_shot_seal::<AesGcm256, HkdfSha256, _>(&mode, &key, INFO, &nonce, room.as_bytes()).ok()?;
        Some(Self { nonce, message: wire::challenge(&enc.to_bytes(), &sealed) })
    }

    /// True if this is the nonce.
    pub fn is_answered_by(&self, nonce: &Nonce) -> bool {
        self.nonce.ct_eq(nonce).into()
    }
}
