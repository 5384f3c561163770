//! A table with all its secrets. Only the owner of the record may use it.

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::json;
use crate::json::to_json;
use crate::record::HashedLine;
use crate::{Actor, CheckedDraw, DrawProof, Flaw, Game, SeedCommitment, Table};

/// Access reserved for the owner of the record: to store it, back it up, hand it over, or play it on the command line.
pub trait OwnerView {
    /// Returns the stored lines, header first.
    fn lines(&self) -> &[HashedLine];
    /// Returns the seed commitments in the order of the record.
    fn seeds(&self) -> &[SeedCommitment];
    /// Returns all known seeds as one text (see [`crate::Seed::all_from_text`]); `None` if none is known.
    fn known_seeds(&self) -> Option<String> {
        let known: Vec<String> = self.seeds().iter().filter_map(|line| Some(line.seed.as_ref()?.to_hex())).collect();
        (!known.is_empty()).then(|| known.join(" "))
    }
    /// Repeats every draw of the record. See [`Table::check_draws`].
    fn check_draws(&self) -> Vec<CheckedDraw<Value>>;
    /// Returns the legal commands of an actor.
    fn legal(&self, by: Actor) -> Value;
    /// Returns the whole state.
    fn state(&self) -> Value;
    /// Returns the SHA-256 of the whole state.
    fn state_hash(&self) -> String;
    /// Returns the position in table notation.
    fn position(&self) -> String;
    /// Audits the state.
    fn audit(&self) -> Vec<Flaw>;
}

impl<G: Game> OwnerView for Table<G> {
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
        json(&self.legal_commands(Table::state(self), by))
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
