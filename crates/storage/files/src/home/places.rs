//! Where things are in a home, and what a failure there is.

use std::io;

use app_core::storage::KeepProblem;

/// The folder of what was set aside.
pub(super) const ASIDE: &str = "damaged";

/// The folder of the tables' files.
pub(super) const TABLES: &str = "tables";

/// Nobody knows what came of it.
pub(super) fn unknown(error: io::Error) -> KeepProblem {
    KeepProblem::Unknown(Box::new(error))
}
