//! Validates the names of events, tables and people.

use crate::wire::Problem;

/// Removes characters of a name that cannot be shown. Fails if nothing remains or the name is too long.
pub(crate) fn named(name: &str, longest: usize) -> Result<String, Problem> {
    app_core::names::named(name, longest).map_err(|problem| match problem {
        app_core::protocol::Problem::TooLong => Problem::TooLong,
        _ => Problem::Nameless,
    })
}

/// Compares two texts in full, so that timing reveals no common beginning.
pub(crate) fn same(a: &str, b: &str) -> bool {
    app_core::membership::codes::equals_constant_time(a, b)
}
