//! The ids of requests, by which a repeated request is recognised.

use crate::protocol::Problem;

/// The longest request id, in bytes.
const LONGEST_ID: usize = 64;

/// An id that tells one request from all others.
///
/// # Errors
/// When it is empty, which would tell nothing, or too long.
pub(crate) fn check_id(id: &str) -> Result<(), Problem> {
    match id.len() {
        0 => Err(Problem::Unreadable { detail: "the id of the request is empty".to_owned() }),
        1..=LONGEST_ID => Ok(()),
        _ => Err(Problem::TooLong),
    }
}
