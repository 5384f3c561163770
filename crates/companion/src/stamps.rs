//! The clock and the randomness that the kernel does without.

use kernel::{Seed, Stamp};
use rand::RngExt;

/// The time now, RFC 3339 in UTC to the second.
pub fn now() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Stamps for new lines: the time now and 128 random bits.
pub fn stamps() -> impl FnMut() -> Stamp {
    || Stamp { at: now(), nonce: hex::encode(rand::rng().random::<[u8; 16]>()) }
}

/// A fresh seed.
pub fn new_seed() -> Seed {
    Seed::new(rand::rng().random())
}
