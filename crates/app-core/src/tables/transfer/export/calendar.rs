//! An evening for a calendar: iCalendar as in RFC 5545.

use ics::properties::{Description, DtEnd, DtStart, Location, Summary};
use ics::{Event, ICalendar, escape_text};
use time::{SignedDuration, UtcDateTime};

use crate::clock::{read, written as written_moment};
use crate::protocol::Evening;
use crate::tables::transfer::export::known_by;

/// The most octets of a line, its break left out.
const LONGEST_LINE: usize = 75;

/// In UTC, as the format writes it: RFC 3339 without its signs.
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

/// Control characters but line breaks are no text there.
fn printable(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control() || *c == '\n').collect()
}

/// The library counts the blank that begins a continued line to the line before it, so that some are an octet too long.
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
