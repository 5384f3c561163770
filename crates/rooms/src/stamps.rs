//! The clock and the randomness that the kernel does without.

use std::time::Duration;

use kernel::{Seed, Stamp};
use rand::RngExt;

/// RFC 3339 in UTC, to the second.
const FORMAT: &str = "%Y-%m-%dT%H:%M:%SZ";

/// The time now, RFC 3339 in UTC to the second.
pub fn now() -> String {
    before(Duration::ZERO)
}

/// The time so long ago, as [`now`] writes it.
pub(crate) fn before(span: Duration) -> String {
    let then = jiff::Timestamp::now().checked_sub(span).unwrap_or(jiff::Timestamp::MIN);
    then.strftime(FORMAT).to_string()
}

/// A time that somebody has written, as [`now`] writes it; `None` if it is in the future or not a time.
pub(crate) fn past(moment: &str) -> Option<String> {
    let then: jiff::Timestamp = moment.parse().ok()?;
    Some(then.min(jiff::Timestamp::now()).strftime(FORMAT).to_string())
}

/// Stamps for new lines: the time now and 128 random bits.
pub fn stamps() -> impl FnMut() -> Stamp {
    || Stamp { at: now(), nonce: hex::encode(rand::rng().random::<[u8; 16]>()) }
}

/// A fresh seed.
pub fn new_seed() -> Seed {
    Seed::new(rand::rng().random())
}
