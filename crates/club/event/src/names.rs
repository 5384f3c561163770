//! What evenings, tables and people are called.

use crate::wire::Problem;

/// A name without what cannot be shown, if it has any and is not too long.
pub(crate) fn named(name: &str, longest: usize) -> Result<String, Problem> {
    app_core::names::named(name, longest).map_err(|problem| match problem {
        app_core::protocol::Problem::TooLong => Problem::TooLong,
        _ => Problem::Nameless,
    })
}

/// Whether two texts are equal; all of them is looked at.
pub(crate) fn same(a: &str, b: &str) -> bool {
    app_core::membership::codes::same(a, b)
}
