//! An evening as a calendar file: iCalendar, RFC 5545.

use ics::properties::{Description, DtEnd, DtStart, Location, Summary};
use ics::{Event, ICalendar, escape_text};
use time::{SignedDuration, UtcDateTime};

use crate::clock::{read, written as written_moment};
use crate::protocol::Evening;
use crate::tables::transfer::export::known_by;

/// The maximum length of a line in octets, without its break.
const LONGEST_LINE: usize = 75;

/// Formats a time as the format requires: RFC 3339 in UTC, without separators.
fn moment(at: UtcDateTime) -> String {
    written_moment(at).replace(['-', ':'], "")
}

pub(crate) fn written(evening: &Evening, now: &str) -> Result<String, time::error::Parse> {
    let begins = read(&evening.begins)?;
    let ends = begins.saturating_add(SignedDuration::minutes(evening.minutes.into()));
    let id = known_by(&[&evening.begins, &evening.title, now]);
    let mut event = Event::new(format!("{id}@bucintoro.app"), moment(read(now)?));
    event.push(DtStart::new(moment(begins)));
    event.push(DtEnd::new(moment(ends)));
    event.push(Summary::new(escape_text(printable(&evening.title))));
    let others = [(&evening.place, true), (&evening.note, false)];
    for (text, place) in others.into_iter().filter(|(text, _)| !text.is_empty()) {
        let text = escape_text(printable(text));
        if place { event.push(Location::new(text)) } else { event.push(Description::new(text)) }
    }
    let mut calendar = ICalendar::new("2.0", "-//Bucintoro//Bucintoro//EN");
    calendar.add_event(event);
    Ok(folded(&calendar.to_string()))
}

/// Removes control characters other than line breaks, which the format forbids.
fn printable(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control() || *c == '\n').collect()
}

/// Folds long lines. The library does not count the blank that starts a continued line. Without a correction some lines
/// would be one octet too long.
fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut octets = 0;
    for c in text.replace("\r\n ", "").chars() {
        if octets + c.len_utf8() > LONGEST_LINE && !matches!(c, '\r' | '\n') {
            out.push_str("\r\n ");
            octets = 1;
        }
        out.push(c);
        octets = if c == '\n' { 0 } else { octets + c.len_utf8() };
    }
    out
}
