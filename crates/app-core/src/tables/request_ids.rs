//! The ids of requests, by which a repeated request is recognised.

use crate::protocol::Problem;

/// The maximum length of a request id, in bytes.
const LONGEST_ID: usize = 64;

/// Checks that an id can identify a request.
///
/// # Errors
/// If it is empty or too long.
pub(crate) fn check_id(id: &str) -> Result<(), Problem> {
    match id.len() {
        0 => Err(Problem::Unreadable { detail: "the id of the request is empty".to_owned() }),
        1..=LONGEST_ID => Ok(()),
        _ => Err(Problem::TooLong),
    }
}
