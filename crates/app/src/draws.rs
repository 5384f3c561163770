//! Repeats the app's draws of a record from seeds, for `replay` and `verify`.

use kernel::erased::AnyTable;
use kernel::{DrawProof, Seed};
use serde::Serialize;
use serde_json::Value;

use crate::record_file::RecordFile;

/// The draws of a record by their result, as lines of the file.
#[derive(Default, Serialize)]
pub(super) struct CheckedDraws {
    /// Draws that a given seed confirms.
    pub(super) confirmed: Vec<usize>,
    /// Draws whose seed was not given.
    pub(super) unknown: Vec<usize>,
    /// Draws that differ from what their seed gives.
    pub(super) wrong: Vec<WrongDraw>,
    /// The commitments of given seeds that the record does not contain.
    #[serde(skip)]
    pub(super) unmatched: Vec<String>,
}

/// A draw that differs from what its seed gives.
#[derive(Serialize)]
pub(super) struct WrongDraw {
    line: usize,
    /// The entry of the draw.
    pub(super) entry: u32,
    /// The number of the draw along the chain, from 0.
    number: u32,
    /// The command that the seed gives; null if there was nothing to draw.
    gives: Option<Value>,
}

impl CheckedDraws {
    /// Repeats every draw of a table that was opened with these seeds.
    #[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
    pub(super) fn check(table: &dyn AnyTable, seeds: &[Seed], file: &RecordFile) -> Self {
        let mut checked = Self::default();
        for draw in table.owner_view().check_draws() {
            let line = file.number(draw.entry as usize + 1);
            match draw.proof {
                DrawProof::Holds => checked.confirmed.push(line),
                DrawProof::Unknown => checked.unknown.push(line),
                DrawProof::Differs(gives) => {
                    checked.wrong.push(WrongDraw { line, entry: draw.entry, number: draw.number, gives });
                }
            }
        }
        let lacks = |one: &String| table.owner_view().seeds().iter().all(|line| line.commitment != *one);
        checked.unmatched = seeds.iter().map(Seed::commitment).filter(lacks).collect();
        checked
    }

    /// Returns a message for each seed without a commitment and each draw that differs.
    pub(super) fn faults(&self) -> Vec<String> {
        let unmatched = self.unmatched.iter();
        let unmatched = unmatched.map(|one| format!("nothing in the record is committed to the seed of {one}"));
        let wrong = self.wrong.iter().map(|WrongDraw { line, entry, number, gives }| {
            let gives = gives.as_ref().map_or_else(|| "nothing".to_owned(), Value::to_string);
            format!("line {line}: draw {number} of entry {entry} is not what its seed gives: {gives}")
        });
        unmatched.chain(wrong).collect()
    }
}
