//! The clock and the randomness that the kernel does without.

use std::time::Duration;

use kernel::{EntryMeta, Seed};
use rand::RngExt;
use time::format_description::well_known::Rfc3339;
use time::{SignedDuration, UtcDateTime};

/// The system's clock.
#[expect(clippy::disallowed_methods, reason = "the rooms take the time of day from here")]
fn clock() -> UtcDateTime {
    UtcDateTime::now()
}

/// The time now, RFC 3339 in UTC to the second.
pub fn now() -> String {
    written(clock())
}

/// The time so long before another (RFC 3339), as [`now`] writes it; empty if the other is no time.
pub(crate) fn before(moment: &str, span: Duration) -> String {
    let span = SignedDuration::try_from(span).unwrap_or(SignedDuration::MAX);
    read(moment).map_or_else(|_| String::new(), |moment| written(moment.saturating_sub(span)))
}

/// Seconds since 1970 of a time (RFC 3339, of any zone); `None` if it is not a time.
pub fn unix_seconds(moment: &str) -> Option<i64> {
    Some(read(moment).ok()?.unix_timestamp())
}

/// Reads a time as [`now`] writes it; a time in the future becomes now. `None` if the text is no time.
pub(crate) fn past(moment: &str) -> Option<String> {
    Some(written(read(moment).ok()?.min(clock())))
}

/// Whether it is a day as [`now`] begins with one.
pub fn is_day(text: &str) -> bool {
    text.len() == 10 && read(&format!("{text}T00:00:00Z")).is_ok()
}

/// Reads RFC 3339.
pub(crate) fn read(moment: &str) -> Result<UtcDateTime, time::error::Parse> {
    UtcDateTime::parse(moment, &Rfc3339)
}

/// RFC 3339 in UTC, to the second; empty before the year 0, which it cannot write.
pub(crate) fn written(then: UtcDateTime) -> String {
    then.truncate_to_second().format(&Rfc3339).unwrap_or_default()
}

/// Stamps for new lines: the time now and 128 random bits.
pub fn stamps() -> impl FnMut() -> EntryMeta {
    || EntryMeta { at: now(), nonce: hex::encode(rand::rng().random::<[u8; 16]>()) }
}

/// A fresh seed.
pub fn new_seed() -> Seed {
    Seed::new(rand::rng().random())
}
