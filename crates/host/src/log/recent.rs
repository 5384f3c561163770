//! Recent log entries for a report that leaves the device, without secrets and without anything that identifies its
//! owner.

use std::collections::VecDeque;
use std::fmt::{Debug, Write};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};

use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// Maximum number of entries.
const MOST: usize = 200;

/// Maximum length of an entry, in characters.
const LONGEST: usize = 400;

/// Minimum number of hex digits by which a word is taken for a hash, a seed or a token. A ticket has eight.
const LONG_HEX: usize = 12;

/// Targets of this program. Entries of libraries are excluded, because they contain addresses and paths.
const OURS: [&str; 7] = ["app", "app_core", "bucintoro", "club_server", "host", "kernel", "storage_sqlite"];

/// Fields with text from outside, of which only harmless words are retained. Any other field that is not a number
/// may hold part of a record, and is omitted.
const TEXTS: [&str; 3] = ["error", "problem", "ticket"];

/// Replacement for omitted text.
const HIDDEN: &str = "…";

static NOTES: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// Holds the recent entries in memory only.
pub struct Recent;

/// Returns the recent entries, the oldest first.
pub fn recent() -> Vec<String> {
    // All of them are plain lines, so a panic elsewhere leaves them consistent.
    NOTES.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
}

impl<S: Subscriber> Layer<S> for Recent {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let about = event.metadata();
        let target = about.target();
        let ours = OURS.iter().any(|name| target.split("::").next() == Some(*name));
        if !ours || *about.level() > Level::INFO {
            return;
        }
        let mut note = Note(format!("{} {} {target}", app_core::now(), about.level()));
        event.record(&mut note);
        let mut notes = NOTES.lock().unwrap_or_else(PoisonError::into_inner);
        if notes.len() == MOST {
            notes.pop_front();
        }
        notes.push_back(note.0.chars().take(LONGEST).collect());
    }
}

/// A formatted entry.
struct Note(String);

impl Note {
    fn add(&mut self, name: &str, value: &dyn std::fmt::Display) {
        // Writing to a `String` cannot fail.
        let _ = write!(self.0, " {name}={value}");
    }
}

impl Visit for Note {
    fn record_i64(&mut self, field: &Field, value: i64) {
        self.add(field.name(), &value);
    }
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add(field.name(), &value);
    }
    fn record_bool(&mut self, field: &Field, value: bool) {
        self.add(field.name(), &value);
    }
    fn record_str(&mut self, field: &Field, value: &str) {
        self.record_debug(field, &format_args!("{value}"));
    }
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let text = format!("{value:?}");
        match field.name() {
            // Fixed texts of this program.
            "message" => self.add("says", &text),
            "panic" => self.add("panic", &places(&text)),
            name if TEXTS.contains(&name) => self.add(name, &harmless(&text)),
            name => self.add(name, &HIDDEN),
        }
    }
}

/// Returns only the source locations of a panic message, because its text may contain part of a state.
fn places(text: &str) -> String {
    let places: Vec<&str> = text.split_whitespace().filter(|word| word.contains(".rs:")).collect();
    places.iter().map(|place| place.rsplit(['/', '\\']).next().unwrap_or_default()).collect::<Vec<_>>().join(" ")
}

/// Removes quoted text, paths, addresses, codes and tokens from a text.
fn harmless(text: &str) -> String {
    let unquoted: Vec<&str> = text.split(['"', '\'', '`', '“', '”', '«', '»', '‘', '’']).step_by(2).collect();
    let kept = |word: &str| if is_telling(word) { HIDDEN.to_owned() } else { word.to_owned() };
    unquoted.join(HIDDEN).split_whitespace().map(kept).collect::<Vec<_>>().join(" ")
}

/// True if a word may be a path, an address, a code, a token or a name. Any word with an initial capital may be a
/// name.
fn is_telling(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    let pieces = || word.split(|c: char| !c.is_alphanumeric());
    let hex = pieces().any(|piece| piece.len() >= LONG_HEX && piece.chars().all(|c| c.is_ascii_hexdigit()));
    let code = pieces().any(|piece| piece.len() >= 4 && is_code(piece));
    let address = bare.parse::<IpAddr>().is_ok() || bare.parse::<SocketAddr>().is_ok();
    let name = bare.chars().next().is_some_and(|first| !first.is_ascii_lowercase() && !first.is_ascii_digit());
    hex || code || address || name || word.contains(['/', '\\', '@']) || bare.matches([':', '.']).count() > 1
}

/// True if a word looks like part of a code: letters mixed with digits, or capitals only.
fn is_code(piece: &str) -> bool {
    let mixed = piece.chars().any(|c| c.is_ascii_digit()) && piece.chars().any(|c| c.is_ascii_uppercase());
    mixed || piece.chars().all(|c| c.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recent_errors_contain_no_personal_data() {
        let error = "disk full (os error 28) at /home/anna/data, from 192.168.1.7:40112, for Anna with ABCD-EF23";
        assert_eq!(harmless(error), "disk full (os error 28) at … from … for … with …");
        for secret in ["fe80::1", "0123456789abcdef", "token=00112233445566778899aabbccddeeff", "C:\\Users\\x", "Анна"]
        {
            assert_eq!(harmless(secret), HIDDEN, "{secret}");
        }
        assert_eq!(harmless("the seat “Bruno with 12 ducats” is strange"), "the seat … is strange");
        assert_eq!(places("panicked at crates/app-core/src/tables.rs:12:5: purse 8765 of Anna"), "tables.rs:12:5:");
    }
}
