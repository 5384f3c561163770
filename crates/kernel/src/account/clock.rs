//! The length of play, from the times of a record's lines.

use time::UtcDateTime;
use time::format_description::well_known::Rfc3339;

use crate::{Game, Table};

/// The maximum pause that counts as play, in seconds.
const PAUSE: i64 = 20 * 60;

/// The length of play up to each line, in seconds, without long pauses.
pub(super) struct Clock(Vec<u32>);

impl Clock {
    pub(super) fn of<G: Game>(table: &Table<G>) -> Self {
        let times = std::iter::once(&table.header().at).chain(table.entries().iter().map(|entry| &entry.at));
        let (mut played, mut last) = (0_u32, None);
        let at = times.map(|at| {
            let now = seconds(at);
            let gap = now.zip(last).map_or(0, |(now, last)| now - last);
            if (0..=PAUSE).contains(&gap) {
                played = played.saturating_add(gap as u32);
            }
            last = now.or(last);
            played
        });
        Self(at.collect())
    }

    pub(super) fn at(&self, line: u32) -> u32 {
        self.0.get(line as usize).copied().unwrap_or_default()
    }
}

/// Converts a time (RFC 3339) to seconds since the beginning of 1970, without fractions; `None` if the text is not a
/// time.
fn seconds(at: &str) -> Option<i64> {
    UtcDateTime::parse(at, &Rfc3339).ok().map(UtcDateTime::unix_timestamp)
}

#[cfg(test)]
mod tests {
    use super::seconds;

    #[test]
    fn record_timestamps_are_parsed_to_unix_seconds() {
        for (text, expected) in [
            ("1970-01-01T00:00:00Z", Some(0)),
            ("1969-12-31T23:59:59Z", Some(-1)),
            ("1969-12-31T23:59:58.5Z", Some(-2)),
            ("1969-07-20T20:17:40Z", Some(-14_182_940)),
            ("2026-11-24T20:15:07Z", Some(1_795_551_307)),
            ("2000-03-01T00:00:00.5Z", Some(951_868_800)),
            // Leap years: every fourth, but of full centuries only every fourth.
            ("2000-02-29T23:59:59Z", Some(951_868_799)),
            ("2024-02-29T00:00:00Z", Some(1_709_164_800)),
            ("2023-02-29T00:00:00Z", None),
            ("1900-02-29T00:00:00Z", None),
            ("1900-03-01T00:00:00Z", Some(-2_203_891_200)),
            ("2100-02-29T00:00:00Z", None),
            ("2100-03-01T00:00:00Z", Some(4_107_542_400)),
            // Offsets.
            ("2026-11-24T20:15:07+00:00", Some(1_795_551_307)),
            ("2026-11-24T20:15:07-00:00", Some(1_795_551_307)),
            ("2026-11-24T21:15:07+01:00", Some(1_795_551_307)),
            ("2026-11-24T14:45:07.25-05:30", Some(1_795_551_307)),
            ("1970-01-01T00:30:00+01:00", Some(-1_800)),
            ("2026-11-24T20:15:07+1:000", None),
            ("2026-11-24T20:15:07+25:00", None),
            // A leap second is the last of a month in UTC, and counts as the second before it.
            ("2016-12-31T23:59:60Z", Some(1_483_228_799)),
            ("2016-12-30T23:59:60Z", None),
            // Invalid times.
            ("2026-13-24T20:15:07Z", None),
            ("2026-04-31T20:15:07Z", None),
            ("2026-11-24T24:00:00Z", None),
            ("2026-11-24T20:15:07", None),
            ("99999-11-24T20:15:07Z", None),
            ("yesterday", None),
            ("", None),
        ] {
            assert_eq!(seconds(text), expected, "{text}");
        }
    }
}
