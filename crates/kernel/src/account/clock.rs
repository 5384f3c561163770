//! How long a table was played, by the times that its lines say.

use crate::{Game, Table};

/// A longer pause is none of the game: seconds.
const PAUSE: i64 = 20 * 60;

/// How long a table had been played when each line was written, in seconds, long pauses apart.
pub(super) struct Clock(Vec<u32>);

impl Clock {
    pub(super) fn of<G: Game>(table: &Table<G>) -> Self {
        let times = std::iter::once(&table.header().at).chain(table.entries().iter().map(|entry| &entry.at));
        let (mut played, mut last) = (0_u32, None);
        let at = times.map(|at| {
            // What is no time has taken none.
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

/// The seconds of a time as records have it (`2012-01-31T23:59:59Z`, perhaps with parts of a second, or with an offset
/// instead of the `Z`), from the beginning of 1970 on.
fn seconds(at: &str) -> Option<i64> {
    let (at, offset) = match at.strip_suffix('Z') {
        Some(at) => (at, 0),
        None => offset(at)?,
    };
    let (day, time) = at.split_once('T')?;
    let [year, month, day] = numbers(day, '-')?;
    let [hours, minutes, seconds] = numbers(time.split('.').next()?, ':')?;
    let sound = (1..=12).contains(&month) && (1..=31).contains(&day) && hours < 24 && minutes < 60 && seconds <= 60;
    sound.then(|| {
        // Years begin in March, so that the leap day is the last of one.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
        (days - 719_468) * 86_400 + hours * 3_600 + minutes * 60 + seconds - offset
    })
}

/// A time without its offset (`+05:30`), and the offset in seconds.
fn offset(at: &str) -> Option<(&str, i64)> {
    let (time, offset) = at.split_at_checked(at.len().checked_sub(6)?)?;
    let sign = match offset.chars().next().filter(|_| offset.as_bytes().get(3) == Some(&b':'))? {
        '+' => 1,
        '-' => -1,
        _ => return None,
    };
    let [hours, minutes] = numbers(&offset[1..], ':')?;
    (hours < 24 && minutes < 60).then_some((time, sign * (hours * 3_600 + minutes * 60)))
}

fn numbers<const N: usize>(text: &str, between: char) -> Option<[i64; N]> {
    let number =
        |part: &str| (part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit())).then(|| part.parse().ok());
    let all: Option<Vec<i64>> = text.split(between).map(|part| number(part).flatten()).collect();
    all?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::seconds;

    #[test]
    fn times_are_read_as_records_have_them() {
        for (text, expected) in [
            ("1970-01-01T00:00:00Z", Some(0)),
            ("2000-02-29T23:59:59Z", Some(951_868_799)),
            ("2000-03-01T00:00:00.5Z", Some(951_868_800)),
            ("2026-11-24T20:15:07Z", Some(1_795_551_307)),
            ("2100-03-01T00:00:00Z", Some(4_107_542_400)),
            ("2026-13-24T20:15:07Z", None),
            ("2026-11-24T21:15:07+01:00", Some(1_795_551_307)),
            ("2026-11-24T14:45:07.25-05:30", Some(1_795_551_307)),
            ("2026-11-24T20:15:07", None),
            ("2026-11-24T20:15:07+1:000", None),
            ("2026-11-24T20:15:07+25:00", None),
            ("99999-11-24T20:15:07Z", None),
            ("yesterday", None),
            ("", None),
        ] {
            assert_eq!(seconds(text), expected, "{text}");
        }
    }
}
