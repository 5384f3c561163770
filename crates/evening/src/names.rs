//! What evenings, tables and people are called.

use kernel::Seat;

use crate::wire::Problem;

/// A name without what cannot be shown, if it has any and is not too long.
pub(crate) fn named(name: &str, longest: usize) -> Result<String, Problem> {
    rooms::names::named(name, longest).map_err(|problem| match problem {
        rooms::wire::Problem::TooLong => Problem::TooLong,
        _ => Problem::Nameless,
    })
}

/// Before the number of a seat that nobody has taken.
const NUMBER: char = '№';

/// What a seat is called in the record as long as nobody has taken it.
pub fn placeholder(seat: Seat) -> String {
    format!("{NUMBER} {}", seat.0 + 1)
}

/// Whether a seat is called so because nobody has taken it.
pub(crate) fn is_placeholder(name: &str) -> bool {
    name.starts_with(NUMBER)
}

/// Whether two texts are equal; all of them is looked at.
pub(crate) fn same(a: &str, b: &str) -> bool {
    rooms::people::codes::same(a, b)
}
