//! A table with all its secrets. Only the owner of the record may use it.

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::json;
use crate::json::to_json;
use crate::record::HashedLine;
use crate::{Actor, CheckedDraw, DrawProof, Flaw, Game, SeedCommitment, Table};

/// What only the owner of the record may have: to store it, back it up, hand it over, or play it on the
/// command line.
pub trait OwnedTable {
    /// The stored lines, header first.
    fn lines(&self) -> &[HashedLine];
    /// The seeds that draws are committed to, in the order of the record: the last one is in force.
    fn seeds(&self) -> &[SeedCommitment];
    /// Every seed that is known here, as one text (see [`crate::Seed::all_from_text`]); `None` when none
    /// is.
    fn known_seeds(&self) -> Option<String> {
        let known: Vec<String> = self.seeds().iter().filter_map(|line| Some(line.seed.as_ref()?.to_hex())).collect();
        (!known.is_empty()).then(|| known.join(" "))
    }
    /// Every draw of the record made again. See [`Table::check_draws`].
    fn check_draws(&self) -> Vec<CheckedDraw<Value>>;
    /// What an actor may say now.
    fn legal(&self, by: Actor) -> Value;
    /// The whole state.
    fn state(&self) -> Value;
    /// SHA-256 of the whole state.
    fn state_hash(&self) -> String;
    /// The position in table notation.
    fn position(&self) -> String;
    /// The audit of the state.
    fn audit(&self) -> Vec<Flaw>;
}

impl<G: Game> OwnedTable for Table<G> {
    fn lines(&self) -> &[HashedLine] {
        Table::lines(self)
    }
    fn seeds(&self) -> &[SeedCommitment] {
        Table::seeds(self)
    }
    fn check_draws(&self) -> Vec<CheckedDraw<Value>> {
        let erased = |proof| match proof {
            DrawProof::Differs(other) => DrawProof::Differs(other.as_ref().map(json)),
            DrawProof::Unknown => DrawProof::Unknown,
            DrawProof::Holds => DrawProof::Holds,
        };
        let draws = Table::check_draws(self).into_iter();
        draws
            .map(|CheckedDraw { entry, number, committed, proof }| CheckedDraw {
                entry,
                number,
                committed,
                proof: erased(proof),
            })
            .collect()
    }
    fn legal(&self, by: Actor) -> Value {
        json(&self.may_say(Table::state(self), by))
    }
    fn state(&self) -> Value {
        json(Table::state(self))
    }
    fn state_hash(&self) -> String {
        hex::encode(Sha256::digest(to_json(Table::state(self))))
    }
    fn position(&self) -> String {
        Table::state(self).position()
    }
    fn audit(&self) -> Vec<Flaw> {
        Table::state(self).audit()
    }
}
