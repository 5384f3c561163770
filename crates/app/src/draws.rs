//! The faults that `replay` and `verify` report of a record's draws.

use app_core::protocol::{CheckedDraw, DrawCheck, DrawStatus};
use serde_json::Value;

use crate::record_file::RecordFile;

/// Returns the draws with this result.
pub(super) fn with_status(check: &DrawCheck, status: DrawStatus) -> impl Iterator<Item = &CheckedDraw> {
    check.draws.iter().filter(move |draw| draw.status == status)
}

/// Returns a message for each seed without a commitment and each draw that differs.
pub(super) fn faults(check: &DrawCheck, file: &RecordFile) -> Vec<String> {
    let unmatched = check.unmatched.iter();
    let unmatched = unmatched.map(|one| format!("nothing in the record is committed to the seed of {one}"));
    let wrong = with_status(check, DrawStatus::Wrong).map(|CheckedDraw { entry, number, gives, .. }| {
        let gives = gives.as_ref().map_or_else(|| "nothing".to_owned(), Value::to_string);
        let (line, number) = (file.line_of(*entry), number.unwrap_or_default());
        format!("line {line}: draw {number} of entry {entry} is not what its seed gives: {gives}")
    });
    unmatched.chain(wrong).collect()
}
