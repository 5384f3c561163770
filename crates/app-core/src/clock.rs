//! The clock and the random numbers, which the kernel does not have.

use std::time::Duration;

use kernel::{EntryMeta, Seed};
use rand::RngExt;
use time::format_description::well_known::Rfc3339;
use time::{SignedDuration, UtcDateTime};

/// Reads the system's clock.
#[expect(clippy::disallowed_methods, reason = "the rooms take the time of day from here")]
fn clock() -> UtcDateTime {
    UtcDateTime::now()
}

/// Returns the current time, RFC 3339 in UTC to the second.
pub fn now() -> String {
    written(clock())
}

/// Returns `moment` (RFC 3339) less `span`, in the form of [`now`]. Empty if `moment` is not a time.
pub(crate) fn before(moment: &str, span: Duration) -> String {
    let span = SignedDuration::try_from(span).unwrap_or(SignedDuration::MAX);
    read(moment).map_or_else(|_| String::new(), |moment| written(moment.saturating_sub(span)))
}

/// Returns a time (RFC 3339, of any zone) in seconds since 1970; `None` if it is not a time.
pub fn unix_seconds(moment: &str) -> Option<i64> {
    Some(read(moment).ok()?.unix_timestamp())
}

/// Converts a time to the form of [`now`]; a future time becomes the current time. `None` if the text is not a time.
pub(crate) fn past(moment: &str) -> Option<String> {
    Some(written(read(moment).ok()?.min(clock())))
}

/// True if the text is a date in the form with which [`now`] begins.
pub fn is_day(text: &str) -> bool {
    text.len() == 10 && read(&format!("{text}T00:00:00Z")).is_ok()
}

/// Reads RFC 3339.
pub(crate) fn read(moment: &str) -> Result<UtcDateTime, time::error::Parse> {
    UtcDateTime::parse(moment, &Rfc3339)
}

/// Formats a time as RFC 3339 in UTC, to the second. Empty before the year 0, which the format cannot express.
pub(crate) fn written(then: UtcDateTime) -> String {
    then.truncate_to_second().format(&Rfc3339).unwrap_or_default()
}

/// Returns a source of metadata for new lines: the current time and 128 random bits.
pub fn stamps() -> impl FnMut() -> EntryMeta {
    || EntryMeta { at: now(), nonce: hex::encode(rand::rng().random::<[u8; 16]>()) }
}

/// Returns a random seed.
pub fn new_seed() -> Seed {
    Seed::new(rand::rng().random())
}
