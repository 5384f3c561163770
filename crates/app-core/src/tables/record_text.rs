//! Helpers for the text of records.

use crate::tables::actor::table_actor::TableActor;

#[expect(clippy::disallowed_methods, reason = "a file of the owner holds the whole record")]
pub(crate) fn lines_of(open: &TableActor) -> Vec<&str> {
    open.table().owner_view().lines().iter().map(|sealed| sealed.line.as_str()).collect()
}

/// Returns the date part of a time (RFC 3339).
pub(crate) fn day(at: &str) -> &str {
    at.split('T').next().unwrap_or_default()
}

/// Removes the byte order mark that some editors put before a file's text.
pub fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Returns the lines of a file that are not blank, each with its number from 1.
pub fn written_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    unmarked(text)
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.trim().is_empty())
}
