//! The clock and the randomness that the kernel does without.

use std::time::Duration;

use jiff::Timestamp;
use kernel::{Seed, Stamp};
use rand::RngExt;

/// The time now, RFC 3339 in UTC to the second.
pub fn now() -> String {
    before(Duration::ZERO)
}

/// The time so long ago, as [`now`] writes it.
pub(crate) fn before(span: Duration) -> String {
    written(Timestamp::now().checked_sub(span).unwrap_or(Timestamp::MIN))
}

/// A time that somebody has written, as [`now`] writes it; `None` if it is in the future or not a time.
pub(crate) fn past(moment: &str) -> Option<String> {
    let then: Timestamp = moment.parse().ok()?;
    Some(written(then.min(Timestamp::now())))
}

/// RFC 3339 in UTC, to the second.
pub(crate) fn written(then: Timestamp) -> String {
    Timestamp::from_second(then.as_second()).unwrap_or(then).to_string()
}

/// Stamps for new lines: the time now and 128 random bits.
pub fn stamps() -> impl FnMut() -> Stamp {
    || Stamp { at: now(), nonce: hex::encode(rand::rng().random::<[u8; 16]>()) }
}

/// A fresh seed.
pub fn new_seed() -> Seed {
    Seed::new(rand::rng().random())
}
